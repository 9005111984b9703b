"""Files and standard input: documents, and lines of them, as they come (`engine.bounded`)."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from engine.bounded import SIZE, parse
from engine.documents import DocumentError
from puzzles.puzzle import Puzzle, read_puzzle


def read_document(file: str) -> object:
    """Read the document in a file, `-` for standard input.

    Raises `DocumentError`.
    """
    return parse(read_bytes(file))


def read_puzzles(file: str) -> list[Puzzle]:
    """Read the puzzles in a file of one or of many.

    Raises `DocumentError`.
    """
    document, found = read_document(file), []
    for index, entry in enumerate(document if isinstance(document, list) else [document]):
        try:
            found.append(read_puzzle(entry))
        except DocumentError as fault:
            inside = f"[{index}].{fault.path}" if isinstance(document, list) else fault.path
            raise DocumentError(inside.rstrip("."), f"{fault.reason} (in {file})") from None
    return found


def write_puzzles(puzzles: Sequence[Puzzle]) -> str:
    """Return puzzles as one document, a puzzle a line, so that changes can be read."""
    lines = ",\n".join(json.dumps(puzzle.document(), ensure_ascii=False) for puzzle in puzzles)
    return f"[\n{lines}\n]\n"


def read_bytes(file: str) -> bytes:
    """Read what is in a file, up to what `parse` refuses as too long.

    Raises `DocumentError`.
    """
    try:
        if file == "-":
            return sys.stdin.buffer.read(SIZE + 1)
        with Path(file).open("rb") as opened:
            return opened.read(SIZE + 1)
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        reason = error.strerror if isinstance(error, OSError) else None
        raise DocumentError("", f"can't read {file}: {reason or error}") from None


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a stream as they arrive, without their ends.

    A line that is too long is cut to a length that `parse` still refuses.
    """
    while line := stream.readline(SIZE + 1):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(SIZE)
        yield line.removesuffix(b"\n")
