"""Drawings of views and steps, under keys that tell all that they show."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial
from typing import Any

from bot.games.table import SeatNames
from engine.core import Seat
from images.picture import Drawing, Picture
from texts import Texts


def pictured(
    what: str,
    draw: Callable[..., Picture],
    tell: Callable[..., str],
    view: Any,
    names: SeatNames,
    texts: Texts,
    shown: Hashable = None,
) -> Drawing:
    """The picture of a view, and what it shows in words, which are made of these three alone.
    `shown`: what is to be seen of view and names, where that is not all."""
    facts = view, names, texts
    key = (what, shown or (view, tuple(names.items())), texts.language)
    return Drawing(key, partial(draw, *facts), partial(tell, *facts))


def filmed(
    what: str,
    draw: Callable[..., Picture],
    tell: Callable[..., str],
    steps: Callable[[Any, Sequence[str]], Iterable[Any]],
    state: Any,
    moves: Sequence[str],
    names: SeatNames,
    texts: Texts,
    below: Seat,
) -> Drawing:
    """The film of the `steps` of these moves, seen from the side of the seat `below`, and what it
    shows in words. `what` tells films of other kinds apart."""
    return Drawing(
        (what, state.key(), tuple(moves), tuple(names.items()), texts.language, below),
        lambda: draw([*steps(state, moves)], names, texts, below=below),
        lambda: tell([*steps(state, moves)], names, texts),
    )


def explained(
    what: str,
    draw: Callable[[Any, Texts], Picture],
    tell: Callable[[Any, Texts], str],
    signs: Any,
    texts: Texts,
) -> Drawing | None:
    """What these signs mean; None where there are none."""
    if not signs:
        return None
    key = what, signs, texts.language
    return Drawing(key, partial(draw, signs, texts), partial(tell, signs, texts))
