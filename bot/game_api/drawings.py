"""Drawings of views, with keys that hold everything that they show."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import Field, replace
from functools import partial
from typing import ClassVar, Protocol, TypeVar

from bot.game_api.questions import SeatNames
from engine.core import Outcome, State
from engine.record import OFF_THE_BOARD
from images.looks import key_of
from images.picture import Drawing, Picture
from texts import Texts

StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT")
_Icons = TypeVar("_Icons")


def make_drawing(
    what: str,
    draw: Callable[[ViewT, SeatNames, Texts], Picture],
    describe: Callable[[ViewT, SeatNames, Texts], str],
    view: ViewT,
    names: SeatNames,
    texts: Texts,
    shown: Hashable = None,
) -> Drawing:
    """Return the drawing of a view, with its text alternative.

    Args:
        what: The kind of picture, the first part of the key.
        draw: Makes the picture.
        describe: Makes the text alternative.
        view: What a seat or a spectator sees.
        names: The players' names by seat.
        texts: Texts in the reader's language.
        shown: The part of view and names that is visible, if that isn't all.
    """
    facts = view, names, texts
    key = (what, shown or (view, key_of(names)), texts.language)
    return Drawing(key, partial(draw, *facts), partial(describe, *facts))


class _View(Protocol):
    """A view, as every state has them: a record with the outcome."""

    __dataclass_fields__: ClassVar[dict[str, Field[object]]]

    @property
    def outcome(self) -> Outcome | None: ...


_ViewT = TypeVar("_ViewT", bound=_View)


def as_it_stood(view: _ViewT) -> _ViewT:
    """Return the view of a format without an end that its own rules don't know.

    The match was resigned or abandoned, and its picture shows the state at that time.
    """
    if view.outcome is None or view.outcome.reason not in OFF_THE_BOARD:
        return view
    return replace(view, outcome=None)


def explained(
    what: str,
    draw: Callable[[_Icons, Texts], Picture],
    describe: Callable[[_Icons, Texts], str],
    signs: _Icons,
    texts: Texts,
) -> Drawing | None:
    """Return the drawing that explains these icons; None if there are none."""
    if not signs:
        return None
    key = what, signs, texts.language
    return Drawing(key, partial(draw, signs, texts), partial(describe, signs, texts))


def explained_in_pages(
    what: str,
    draw: Callable[[_Icons, Texts], Picture],
    describe: Callable[[_Icons, Texts], str],
    pages: Iterable[_Icons],
    texts: Texts,
) -> list[Drawing]:
    """Return a drawing for each page of icons that explains them."""
    found = (explained(what, draw, describe, signs, texts) for signs in pages)
    return [drawing for drawing in found if drawing is not None]
