"""Finds cards by typed text: their id, or a name in any language or the beginning of one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import TypeAlias, TypeVar

from engine.core import IllegalAction

LONGEST = 40
"""The most characters of a typed text that a refusal repeats."""


Names: TypeAlias = "tuple[tuple[str, str], ...]"
"""The names of a thing that players use: pairs of language and name."""


class Named:
    """A thing with an id, its name in canonical texts, and a name in each language."""

    __slots__ = ()
    id: str
    names: Names

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def name(self, language: str = "en") -> str:
        """Return the name in this language, else the English one."""
        names = dict(self.names)
        return names.get(language) or names["en"]


Thing = TypeVar("Thing", bound=Named)


Item = TypeVar("Item")


def in_order(cards: Iterable[Item]) -> tuple[Item, ...]:
    """Return cards in the order of the list, which reveals nothing about a deck or a hand."""
    return tuple(sorted(cards, key=attrgetter("place")))


def names_of(thing: Named) -> list[str]:
    """Return all texts that name a thing: its id first, then its names, case-folded."""
    return [thing.id, *(name.casefold() for _, name in thing.names)]


def leading_name(text: str, names: Iterable[str], word: re.Pattern[str]) -> tuple[str, str]:
    """Split a text into the name that it begins with and the rest.

    The name is the longest of `names` that fits (folded; they may contain spaces), else what `word`
    matches. It is empty if neither fits.
    """
    folded = text.casefold()
    for name in sorted(set(names), key=len, reverse=True):
        following = text[len(name) :]
        if folded.startswith(name) and not (following[:1].isalnum() or following[:1] in "_'"):
            return text[: len(name)], following
        if folded == name:
            return text, ""
    found = word.match(text)
    return (found[0], text[found.end() :]) if found else ("", text)


def meant(typed: str, among: Sequence[Thing], known: Iterable[Thing]) -> list[Thing]:
    """Return the one thing of `known` that has exactly this name, else all that it begins.

    The latter are searched in `among`, the things that are possible now.
    """
    wanted = " ".join(typed.casefold().split())
    for exact in known:
        if wanted in names_of(exact):
            return [exact]
    return [
        thing
        for thing in dict.fromkeys(among)
        if wanted and any(name.startswith(wanted) for name in names_of(thing))
    ]


def card_meant(game: str, typed: str, among: Sequence[Thing], known: Iterable[Thing]) -> Thing:
    """Return the one card that `meant` finds.

    Raises `IllegalAction` with `<game>_ambiguous` for several cards, `<game>_no_such_card` for
    none.
    """
    found = meant(typed, among, known)
    if len(found) == 1:
        return found[0]
    if found:
        cards = [card.id for card in found]
        raise IllegalAction(f"{game}_ambiguous", typed=typed[:LONGEST], cards=cards)
    raise IllegalAction(f"{game}_no_such_card", typed=typed[:LONGEST])


def unreadable(game: str, text: str) -> IllegalAction:
    """Return the refusal of a text that is not a move, `<game>_unreadable`.

    It repeats the first word of the text.
    """
    words = text.split()
    return IllegalAction(f"{game}_unreadable", move=words[0][:LONGEST] if words else "")
