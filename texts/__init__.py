"""Every sentence that users read, in every language (Fluent files).

    texts = texts_in("ru")
    texts("turn-began", player="Ann", mana=6)

The files of a language are in the folder with its code (`de`, without a region). The package of a
game outside this project (`GamePlugin.under`) has such folders in its own `texts`. A new folder is
a new language. English is complete, and other languages fall back to it. Keys are unique over all
files of a language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from importlib.util import find_spec
from threading import RLock
from typing import Any

from babel.dates import format_skeleton, get_day_names
from fluent.runtime import FluentBundle
from fluent.syntax.ast import Junk, Message, Resource

from engine.games import PLUGINS, GamePlugin
from texts.parsing import Parser

LANGUAGES = tuple(
    sorted(
        folder.name
        for folder in files(__name__).iterdir()
        if folder.is_dir() and any(entry.name.endswith(".ftl") for entry in folder.iterdir())
    )
)
"""The codes of all languages, which are the names of the folders here."""
_ENTRY = re.compile(r"^(?=-?[A-Za-z][\w-]*[ ]*=)", re.MULTILINE)
"""Where a text begins in a Fluent file."""
_MENTION = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_REMEMBERED = 8192
"""The number of formatted texts kept in memory, for each language."""

__all__ = ["LANGUAGES", "Texts", "keys", "sources", "texts_in"]


class Texts:
    """The texts of one language."""

    def __init__(self, language: str, bundles: list[_Bundle]) -> None:
        self.language = language
        self._bundles = bundles
        # Most texts repeat, and formatting numbers takes long.
        self._formatted = lru_cache(maxsize=_REMEMBERED)(self._format)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle to equal texts in another process."""
        return texts_in, (self.language,)

    def __call__(self, key: str, **facts: Any) -> str:
        """Return the text with the facts filled in. Raises KeyError for an unknown key."""
        if {str, int}.issuperset(map(type, facts.values())):
            return self._formatted(key, **facts)
        return self._format(key, **facts)  # a fact that no text of this key uses may be a list

    def _format(self, key: str, /, **facts: Any) -> str:
        for bundle in self._bundles:
            if bundle.has(key):
                return bundle.format(key, facts)
        raise KeyError(key)

    def has(self, key: str) -> bool:
        """Return whether this language, or English, has a text with this key."""
        return any(bundle.has(key) for bundle in self._bundles)

    def named(self, names: Mapping[str, str] | tuple[tuple[str, str], ...]) -> str:
        """Return the name for this language, or the English one, from names by language."""
        known = dict(names)
        return known.get(self.language) or known["en"]

    def day(self, day: date, *, year: bool = True) -> str:
        """Return a day such as `27 Nov 2026`, or `27 Nov` without its year."""
        return format_skeleton("yMMMd" if year else "MMMd", day, locale=self._locale)

    def month(self, day: date) -> str:
        """Return the month of a day with its year, such as `November 2026`."""
        return format_skeleton("yMMMM", day, locale=self._locale)

    def weekdays(self) -> tuple[str, ...]:
        """Return the short names of the days of a week, Monday first."""
        names = get_day_names("abbreviated", "stand-alone", locale=self._locale)
        return tuple([names[day] for day in range(7)])

    @property
    def _locale(self) -> str:
        return "en_GB" if self.language == "en" else self.language

    def pair(self, name: str, value: str) -> str:
        """Return `name: value`, with the spaces that this language puts at a colon."""
        return self("named-value", name=name, value=value)

    def listed(self, parts: Iterable[str]) -> str:
        """Join parts that may contain commas with the semicolon of this language."""
        return self("list-separator").join(parts)


def sources(language: str) -> dict[str, str]:
    """Return the Fluent files of a language, for all games, as name to content."""
    return {
        entry.name: entry.read_text("utf-8")
        for place in _places()
        if (folder := files(place).joinpath(language)).is_dir()
        for entry in sorted(folder.iterdir(), key=lambda each: each.name)
        if entry.name.endswith(".ftl")
    }


def _places() -> tuple[str, ...]:
    """Return the packages with texts: this one, and those of games outside this project."""
    elsewhere = dict.fromkeys(plugin.under for plugin in PLUGINS if plugin.under)
    return (__name__, *(f"{under}.texts" for under in elsewhere if _has_texts(under)))


def _has_texts(under: str) -> bool:
    """Return whether a game has texts. A game that is not played in Discord needs none."""
    try:
        return find_spec(f"{under}.texts") is not None
    except (ImportError, ValueError):  # not a package, or one made in memory
        return False


def keys(language: str) -> set[str]:
    """Return the keys of all texts of a language. Raises ValueError for a damaged file."""
    found = set()
    for name, content in sources(language).items():
        for entry in _parsed(content).body:
            if isinstance(entry, Junk):
                raise ValueError(f"{language}/{name} is damaged: {entry.content or ''!r:.40}")
            if isinstance(entry, Message):
                found.add(entry.id.name)
    return found


def dashed(name: str) -> str:
    """Return a name of the rules as part of a key: `second_player` becomes `second-player`."""
    return name.replace("_", "-").replace(" ", "-")


def texts_in(locale: str | None) -> Texts:
    """Return the texts for a locale such as `ru`, `fr`, `en-GB`; English for any other."""
    return _texts(locale, tuple(PLUGINS))


@cache
def _texts(locale: str | None, rooms: tuple[GamePlugin, ...]) -> Texts:
    """Return the texts of a locale for these games: the cache depends on the games."""
    language = (locale or "").split("-")[0].lower()
    if language not in LANGUAGES:
        language = "en"
    return Texts(language, [_bundle(each, rooms) for each in dict.fromkeys((language, "en"))])


@cache
def _bundle(language: str, _rooms: tuple[GamePlugin, ...]) -> _Bundle:
    return _Bundle(language, sources(language).values())


class _Bundle:
    """The texts of one language alone. Each is parsed when it is first needed, by any thread."""

    def __init__(self, language: str, contents: Iterable[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        entries = [entry for content in contents for entry in _ENTRY.split(content)]
        self._keys = frozenset(entry.partition("=")[0].strip() for entry in entries)
        self._unread = {entry.partition("=")[0].strip(): entry for entry in entries}
        self._reading = RLock()

    def has(self, key: str) -> bool:
        """Return whether there is a text with this key."""
        return key in self._keys

    def format(self, key: str, facts: dict[str, Any]) -> str:
        """Return the text with the facts filled in. Raises KeyError, and ValueError for faults."""
        if key in self._unread:
            with self._reading:
                self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, faults = self._bundle.format_pattern(pattern, facts)
        if faults:
            raise ValueError(f"{key}: {faults}")
        return str(text)

    def _read(self, key: str) -> None:
        """Parse a text after those that it mentions."""
        entry = self._unread.get(key)
        if entry is None:
            return
        for mentioned in _MENTION.findall(entry):
            self._read(mentioned)
        self._bundle.add_resource(Parser().parse(entry))
        del self._unread[key]


@lru_cache(maxsize=256)
def _parsed(content: str) -> Resource:
    """Parse a Fluent file into a tree, which callers must not change."""
    return Parser().parse(content)
