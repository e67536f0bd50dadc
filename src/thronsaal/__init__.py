"""Thronsaal: five games about a throne, one rules core for play and for study."""

from importlib.metadata import version

__version__ = version("thronsaal")
