"""Clears the caches of pictures, so that the next picture is drawn again."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterable
from functools import cache
from types import ModuleType

import images

DATA = {"_data", "emblems", "text_font", "icon_font", "_shown"}
"""Caches of data, which are not cleared."""
KEYS = {"families", "families_in_code", "keys_in_code", "keys_of_commands", "refusal_codes"}
"""Caches of what was found in all code, which are not cleared: small, and long to find again."""
KEEPING = ("keys_of_code", "laid_out")
"""Helpers of the tests with large caches: the syntax trees of all code, images."""


@cache
def all_modules() -> tuple[ModuleType, ...]:
    """Return all modules that draw."""
    found = pkgutil.walk_packages(images.__path__, "images.")
    return tuple(importlib.import_module(module.name) for module in found)


def forget_parts(modules: Iterable[ModuleType]) -> None:
    """Clear the caches of these modules."""
    for module in modules:
        for name, value in vars(module).items():
            if name not in DATA | KEYS and hasattr(value, "cache_clear"):
                value.cache_clear()


def forget_parts_drawn() -> None:
    """Clear the caches of all imported modules that draw, and of test helpers for one file."""
    drawing = [each for name, each in sys.modules.items() if name.startswith("images.")]
    forget_parts([*drawing, *(sys.modules[name] for name in KEEPING if name in sys.modules)])
