"""Images that are drawn once and shared by all callers."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

Arguments = ParamSpec("Arguments")
Drawn = TypeVar("Drawn")
Draw = Callable[Arguments, Drawn]


def shared(most: int | None = None) -> Callable[[Draw[Arguments, Drawn]], Draw[Arguments, Drawn]]:
    """Return a decorator for a function that draws: its image is kept for equal arguments.

    All callers get the same image: paste it, or draw on a copy, but never draw on it. At most
    `most` images are kept.
    """

    def keep(draw: Draw[Arguments, Drawn]) -> Draw[Arguments, Drawn]:
        return cast("Draw[Arguments, Drawn]", lru_cache(most)(draw))

    return keep
