"""The browser, and a hall to visit with it."""

from web.fixtures import browser, come, hall, shown

__all__ = ["browser", "come", "hall", "shown"]
