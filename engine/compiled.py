"""Finds modules compiled to machine code and decides whether to use them.

`compiling.py` at the top of the repository builds them into a separate package in site-packages,
with a note of the sources they were built from. They are used only while every source in that note
is unchanged, byte for byte; otherwise Python loads the sources. No other module needs to know which
of the two is in use.
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
"""The package of the compiled modules."""
NOTE = "made_from.json"
"""The file in that package that lists the sources the modules were built from."""
WANTED = "BRIDGEKEEPER_TEST_ENGINE"
"""The environment variable that tests and benchmarks set: `plain` never uses compiled modules,
`compiled` requires them."""
ROOT = Path(__file__).parents[1]
PLUGINS = ("engine", "puzzles")
"""The top-level packages whose sources the compiled modules depend on."""


def made_from() -> dict[str, object]:
    """Return what compiled modules depend on: the Python version and the digest of every source."""
    digests = {
        path.relative_to(ROOT).as_posix(): sha256(path.read_bytes()).hexdigest()
        for plugin in PLUGINS
        for path in (ROOT / plugin).rglob("*.py")
    }
    return {"python": sys.implementation.cache_tag, "sources": digests}


class Compiled:
    """Finds modules in a folder of compiled modules before Python looks for their sources."""

    def __init__(self, folder: Path) -> None:
        self._note = folder / NOTE
        suffix = EXTENSION_SUFFIXES[0]
        self._files = {
            ".".join(file.relative_to(folder).parts).removesuffix(suffix): file
            for file in folder.rglob(f"*{suffix}")
        }

    def fits(self) -> bool:
        """Return whether the modules were built from the current sources for this Python."""
        try:
            note = json.loads(self._note.read_text("utf-8"))
        except FileNotFoundError:
            return False
        return bool(note == made_from())

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a compiled module, or None (`importlib.abc.MetaPathFinder`)."""
        file = self._files.get(name)
        return spec_from_file_location(name, file) if file is not None else None


def use() -> bool:
    """Import compiled modules in place of sources if they are up to date; return whether they are
    used.

    Raises `ImportError` if the environment requires compiled modules and none are up to date.
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
"""Whether compiled modules replace their sources."""
