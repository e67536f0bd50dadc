"""What is said when the command line asks for something that is not there."""

from __future__ import annotations


class Wrong(Exception):
    """A wrong argument, said in one line; nothing has been done. `code` is the exit code."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code
