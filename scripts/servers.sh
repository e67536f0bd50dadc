#!/bin/sh
# See to Postgres and Redis for the tests of several servers: there already, installed by root, or skipped with a word why.
missing=""
command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="postgresql"
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing $missing for the tests of several servers ..."
    # shellcheck disable=SC2086 # two names are two words
    if (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y $missing) >/dev/null 2>&1; then
        exit 0
    fi
fi
echo "No $missing here and no way to install it without root: the tests of several servers will be skipped."
