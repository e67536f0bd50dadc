"""What is said when the command line asks for something that is not there."""

from __future__ import annotations

from typing import Protocol

from thronsaal.core.words import Value

FAULTS = {
    FileNotFoundError: "missing",
    IsADirectoryError: "folder",
    NotADirectoryError: "no-folder",
    PermissionError: "forbidden",
    FileExistsError: "exists",
}


class Say(Protocol):
    """Says a sentence of the command line in the language of the answer."""

    def __call__(self, key: str, **values: Value) -> str: ...


def fault_of(say: Say, error: Exception) -> str:
    """Why a file cannot be read or written."""
    key = FAULTS.get(type(error)) if isinstance(error, OSError) else None
    return say(f"file-{key}") if key else str(getattr(error, "strerror", None) or error)


class Wrong(Exception):
    """A wrong argument, said in one line; nothing has been done. `code` is the exit code."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code
