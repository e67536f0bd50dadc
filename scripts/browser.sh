#!/bin/sh
# See to a Chromium for the tests of the page: there already, installed by root, or skipped with a word why.
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null 2>&1 && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing Chromium for the tests of the page ..."
    if (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium) >/dev/null 2>&1; then
        exit 0
    fi
fi
echo "No Chromium here and no way to install it without root: the tests of the page will be skipped."
