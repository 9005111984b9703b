"""What shared tests need to know of each game: constants of its modules `<game>_setups.py` in
`tests/engine` and `<game>_texts.py` in `tests/texts`."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.games import PLUGINS


def of_games(module: str, constant: str) -> Iterator[tuple[str, Any]]:
    """Yield each item of a constant of the modules `<game>_<module>`, with the game before it.

    Games without the module or the constant are left out.
    """
    for plugin in PLUGINS:
        name = f"{plugin.name}_{module}"
        if not plugin.under and find_spec(name):
            value = getattr(import_module(name), constant, ())
            for item in value.items() if isinstance(value, dict) else value:
                yield plugin.name, item
