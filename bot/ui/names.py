"""Find things by a typed name: an exact name, or an unambiguous beginning.

Case, accents, doubled spaces and the language of the name don't matter.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

Thing = TypeVar("Thing")

LONGEST = 200
"""Maximum characters of a name."""
_PLAIN = str.maketrans({"’": "'", "_": " ", "œ": "oe"})


def fold(name: str) -> str:
    """Return the name without what users leave out: case, accents, doubled spaces."""
    name = " ".join(name.split())
    if len(name) > LONGEST:  # not a name; removing its accents would take quadratic time
        return name
    bare = unicodedata.normalize("NFKD", name.casefold().translate(_PLAIN))
    return " ".join("".join(letter for letter in bare if not unicodedata.combining(letter)).split())


def find_refused(name: str, words: Iterable[str]) -> str | None:
    """Return the first of these words that a name contains, in any case or accents; or None."""
    folded = fold(name)
    return next((word for word in words if fold(word) in folded), None)


class Names(Generic[Thing]):
    """Things by their ids and by their names in every language."""

    def __init__(self, things: Iterable[tuple[Thing, str, Mapping[str, str]]]) -> None:
        """Take each thing with its id and its names by language.

        A thing with an empty id can't be found by id. The names always include `en`.
        """
        self._known: dict[str, Thing] = {}
        self._names: list[tuple[Thing, dict[str, str]]] = []
        for thing, thing_id, names in things:
            by_language = {language: fold(name) for language, name in names.items()}
            self._names.append((thing, by_language))
            for name in (fold(thing_id), *by_language.values()):
                if name:
                    self._known.setdefault(name, thing)

    def named(self, typed: str) -> Thing | None:
        """Return the thing with exactly this name or id, or None."""
        return self._known.get(fold(typed))

    def meant(self, typed: str, language: str) -> list[Thing]:
        """Return the thing with this name or id, else all whose name begins with what is typed.

        Names in this language are preferred; names in other languages count if none matches.
        """
        wanted = fold(typed)
        if not wanted:
            return []
        if wanted in self._known:
            return [self._known[wanted]]
        own = [thing for thing, names in self._names if _in(language, names).startswith(wanted)]
        return own or [*self._beginning(wanted)]

    def one(self, typed: str, language: str) -> Thing | None:
        """Return the thing that is meant, or None if there are none or several."""
        meant = self.meant(typed, language)
        return meant[0] if len(meant) == 1 else None

    def offered(self, typed: str, language: str) -> list[Thing]:
        """Return all things with a name that contains what is typed.

        Those whose name in this language begins with it come first, then the others, each group in
        alphabetical order.
        """
        wanted = fold(typed)
        found = [
            (not _in(language, names).startswith(wanted), _in(language, names), place)
            for place, (_, names) in enumerate(self._names)
            if any(wanted in name for name in names.values())
        ]
        return [self._names[place][0] for _, _, place in sorted(found)]

    def _beginning(self, wanted: str) -> list[Thing]:
        found = [thing for name, thing in self._known.items() if name.startswith(wanted)]
        return [thing for place, thing in enumerate(found) if thing not in found[:place]]


def _in(language: str, names: Mapping[str, str]) -> str:
    """Return the name in this language, or the English one if it is missing."""
    return names.get(language) or names["en"]
