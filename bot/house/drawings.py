"""Drawings of views and steps, under keys that tell all that they show."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

from bot.house.table import SeatNames
from engine.core import JsonObject, Seat, record
from engine.games import game_named
from images.picture import Drawing, Picture
from texts import Texts

Shown = TypeVar("Shown")


def make_drawing(
    what: str,
    draw: Callable[..., Picture],
    tell: Callable[..., str],
    view: Any,
    names: SeatNames,
    texts: Texts,
    shown: Hashable = None,
) -> Drawing:
    """Return the picture of a view, with what it shows in words.

    Both are made of view, names and texts alone. `shown`: what is to be seen of view and names,
    where that is not all.
    """
    facts = view, names, texts
    key = (what, shown or (view, tuple(names.items())), texts.language)
    return Drawing(key, partial(draw, *facts), partial(tell, *facts))


def make_film(
    what: str,
    draw: Callable[..., Picture],
    tell: Callable[..., str],
    steps: Callable[[Any, Sequence[str]], Iterable[Any]],
    moment: Moment,
    moves: Sequence[str],
    names: SeatNames,
    texts: Texts,
    below: Seat,
) -> Drawing:
    """Return the film of the `steps` of these moves, with what it shows in words.

    It is seen from the side of the seat `below`. `what` tells films of other kinds apart.
    """
    key = what, moment.state.key(), tuple(moves), tuple(names.items()), texts.language, below
    facts = steps, moment, tuple(moves), names, texts
    draw_it = partial(of_steps, draw, *facts, below=below)
    return Drawing(key, draw_it, partial(of_steps, tell, *facts), film=True)


@record
class Moment:
    """A state of a match at the beginning of a turn; another process gets the position."""

    game: str
    state: Any

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle to an equal moment."""
        return _moment, (self.game, game_named(self.game).dump(self.state))


def _moment(game: str, position: JsonObject) -> Moment:
    return Moment(game, game_named(game).load(position))


def of_steps(
    show: Callable[..., Shown],
    steps: Callable[[Any, Sequence[str]], Iterable[Any]],
    moment: Moment,
    moves: Sequence[str],
    *facts: Any,
    **more: Any,
) -> Shown:
    """Return what is shown of the steps of these moves."""
    return show([*steps(moment.state, moves)], *facts, **more)


def explained(
    what: str,
    draw: Callable[[Any, Texts], Picture],
    tell: Callable[[Any, Texts], str],
    signs: Any,
    texts: Texts,
) -> Drawing | None:
    """Return what these signs mean; None where there are none."""
    if not signs:
        return None
    key = what, signs, texts.language
    return Drawing(key, partial(draw, signs, texts), partial(tell, signs, texts))


def explained_in_pages(
    what: str,
    draw: Callable[[Any, Texts], Picture],
    tell: Callable[[Any, Texts], str],
    pages: Iterable[Sequence[str]],
    texts: Texts,
) -> list[Drawing]:
    """Return what the signs of each of these pages mean."""
    found = (explained(what, draw, tell, signs, texts) for signs in pages)
    return [drawing for drawing in found if drawing is not None]
