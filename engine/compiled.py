"""Rule modules compiled to machine code: where they come from, and when they are used.

`compiling.py` at the top of the repository makes them, into a package of their own that lies where
Python's other packages are, with a note of the sources that they were made from. They are used only
while every source that the note names is unchanged, byte for byte; otherwise Python reads the
sources, as if nothing had ever been compiled. Nobody else needs to know which of the two it is.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = "bridgekeeper_compiled"
"""Where the compiled modules lie."""
NOTE = "made_from.json"
"""The file in it that says what they were made from."""
WANTED = "BRIDGEKEEPER_TEST_ENGINE"
"""What tests and benchmarks say in the environment: `plain`, or `compiled` and nothing else."""
ROOT = Path(__file__).parents[1]
ROOMS = ("engine",)
"""The rooms that modules are compiled from."""


def made_from() -> dict[str, object]:
    """Return what compiled modules depend on: the Python, and the digest of every source."""
    digests = {
        path.relative_to(ROOT).as_posix(): sha256(path.read_bytes()).hexdigest()
        for room in ROOMS
        for path in (ROOT / room).rglob("*.py")
    }
    return {"python": sys.implementation.cache_tag, "sources": digests}


class Compiled:
    """Finds modules in a folder of compiled ones, before Python looks for their sources."""

    def __init__(self, folder: Path) -> None:
        self._note = folder / NOTE
        suffix = EXTENSION_SUFFIXES[0]
        self._files = {
            ".".join(file.relative_to(folder).parts).removesuffix(suffix): file
            for file in folder.rglob(f"*{suffix}")
        }

    def fits(self) -> bool:
        """Return whether they were made from the sources that lie here now, and for this Python."""
        try:
            note = json.loads(self._note.read_text("utf-8"))
        except FileNotFoundError:
            return False
        return bool(note == made_from())

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find the compiled module of this name, if any (`importlib.abc.MetaPathFinder`)."""
        file = self._files.get(name)
        return spec_from_file_location(name, file) if file is not None else None


def use() -> bool:
    """Let modules from now on be the compiled ones where these fit.

    Raises `ImportError` where they are wanted and don't.
    """
    wanted = os.environ.get(WANTED)
    if wanted == "plain":
        return False
    package = find_spec(PACKAGE)
    for folder in (package.submodule_search_locations or ()) if package is not None else ():
        compiled = Compiled(Path(folder))
        if compiled.fits():
            sys.meta_path.insert(0, compiled)
            return True
    if wanted == "compiled":
        raise ImportError("no compiled modules fit the sources: make setup, with a C compiler")
    return False


IN_USE = use()
"""Do compiled modules take the place of their sources?"""
