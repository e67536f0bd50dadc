"""Look up the pinned packages in the database of known vulnerabilities (OSV): one question for all of them.

`python scripts/audit.py [constraints.txt] [--ignore ID]...` prints what is known and exits with 1 if there is anything.
Where the database cannot be reached it says so and exits with 0: no network is no fault of the code.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Collection
from http.client import HTTPException
from pathlib import Path
from urllib.request import Request, urlopen

DATABASE = "https://api.osv.dev/v1/querybatch"
SECONDS = 5.0


def pinned(text: str) -> list[tuple[str, str]]:
    """The packages of a file of constraints, with their versions."""
    return re.findall(r"^([A-Za-z0-9][A-Za-z0-9._-]*)==([^\s;]+)", text, re.MULTILINE)


def ask(packages: list[tuple[str, str]], url: str = DATABASE, seconds: float = SECONDS) -> dict[str, list[str]]:
    """The ids of what is known about each of these packages. Raises OSError where nobody answers."""
    queries = [{"package": {"ecosystem": "PyPI", "name": name}, "version": version} for name, version in packages]
    body = json.dumps({"queries": queries}).encode()
    with urlopen(Request(url, body, {"content-type": "application/json"}), timeout=seconds) as answer:
        results = json.load(answer)["results"]
    if len(results) != len(packages):
        raise OSError("the answer is about other packages")
    return {
        f"{name} {version}": [str(known["id"]) for known in result.get("vulns", ())]
        for (name, version), result in zip(packages, results, strict=True)
    }


def audit(file: Path, ignored: Collection[str], url: str = DATABASE, seconds: float = SECONDS) -> int:
    """Print what is known about the packages of a file; the exit code."""
    packages = pinned(file.read_text("utf-8"))
    try:
        found = ask(packages, url, seconds)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, HTTPException) as error:
        print(f"audit: skipped, {url} cannot be reached: {error}")
        return 0
    bad = {package: sorted(set(ids) - set(ignored)) for package, ids in found.items() if set(ids) - set(ignored)}
    for package, ids in bad.items():
        print(f"audit: {package}: {', '.join(ids)}", file=sys.stderr)
    print(f"audit: {len(packages)} packages, {len(bad)} with known vulnerabilities")
    return 1 if bad else 0


def main() -> int:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", default="constraints.txt", type=Path)
    parser.add_argument("--ignore", action="append", default=[], metavar="ID")
    arguments = parser.parse_args()
    return audit(arguments.file, arguments.ignore, os.environ.get("AUDIT_URL", DATABASE))


if __name__ == "__main__":
    sys.exit(main())
