"""Drawings of views and steps, with keys that hold everything that they show."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

from bot.game_api.table import SeatNames
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
    """Return the drawing of a view, with its text alternative.

    Args:
        what: The kind of picture, the first part of the key.
        draw: Makes the picture from view, names and texts.
        tell: Makes the text alternative from the same.
        view: What a seat or a spectator sees.
        names: The players' names by seat.
        texts: Texts in the reader's language.
        shown: The part of view and names that is visible, if that isn't all.
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
    """Return the animation of the `steps` of these moves, with its text alternative.

    Args:
        what: The kind of animation, the first part of the key.
        draw: Makes the picture from the steps, names and texts, with `below`.
        tell: Makes the text alternative from the steps, names and texts.
        steps: Makes the steps from a state and the moves.
        moment: The state before the moves.
        moves: The moves in the game's notation.
        names: The players' names by seat.
        texts: Texts in the reader's language.
        below: The seat from whose side it is drawn.
    """
    key = what, moment.state.key(), tuple(moves), tuple(names.items()), texts.language, below
    facts = steps, moment, tuple(moves), names, texts
    draw_it = partial(of_steps, draw, *facts, below=below)
    return Drawing(key, draw_it, partial(of_steps, tell, *facts), film=True)


@record
class Moment:
    """A state of a match at the beginning of a turn; pickled as its position."""

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
    """Return what `show` makes of the steps of these moves."""
    return show([*steps(moment.state, moves)], *facts, **more)


def explained(
    what: str,
    draw: Callable[[Any, Texts], Picture],
    tell: Callable[[Any, Texts], str],
    signs: Any,
    texts: Texts,
) -> Drawing | None:
    """Return the drawing that explains these icons; None if there are none."""
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
    """Return a drawing for each page of icons that explains them."""
    found = (explained(what, draw, tell, signs, texts) for signs in pages)
    return [drawing for drawing in found if drawing is not None]
