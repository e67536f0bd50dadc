"""`python -m thronsaal` is the same as `thronsaal`."""

import sys

from thronsaal.cli import main

if __name__ == "__main__":
    sys.exit(main())
