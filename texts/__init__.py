"""Every sentence that people read, in English, Russian and French (Fluent files).

    texts = texts_in("ru")
    texts("turn-began", player="Ann", mana=6)

The files of a language lie in the folder of its code; English is complete, the others fall
back to it. Keys are unique over all files of a language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from engine.core import LANGUAGES

__all__ = ["LANGUAGES", "Texts", "keys", "sources", "texts_in"]


class Texts:
    """The texts of one language."""

    def __init__(self, language: str, bundles: list[FluentBundle]) -> None:
        self.language = language
        self._bundles = bundles

    def __call__(self, key: str, **facts: Any) -> str:
        """The text with the facts filled in. Raises KeyError for an unknown key."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is None:
                    break
                text, faults = bundle.format_pattern(pattern, facts)
                if faults:
                    raise ValueError(f"{key}: {faults}")
                return str(text)
        raise KeyError(key)

    def has(self, key: str) -> bool:
        """Is there such a text?"""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def named(self, names: Mapping[str, str] | tuple[tuple[str, str], ...]) -> str:
        """Of printed names by language, the one for this language or the English one."""
        known = dict(names)
        return known.get(self.language) or known["en"]


def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language: name to content."""
    folder = files(__package__).joinpath(language)
    return {
        entry.name: entry.read_text("utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    }


def keys(language: str) -> set[str]:
    """The keys of all texts of a language. Raises ValueError for a file that is damaged."""
    found = set()
    for name, content in sources(language).items():
        for entry in FluentParser().parse(content).body:
            if isinstance(entry, Junk):
                raise ValueError(f"{language}/{name} is damaged: {entry.content or ''!r:.40}")
            if isinstance(entry, Message):
                found.add(entry.id.name)
    return found


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for content in sources(language).values():
        bundle.add_resource(FluentResource(content))
    return bundle


@cache
def texts_in(locale: str | None) -> Texts:
    """The texts for a locale such as `ru`, `fr`, `en-GB`; English for any other."""
    language = (locale or "").split("-")[0].lower()
    if language not in LANGUAGES:
        language = "en"
    return Texts(language, [_bundle(name) for name in dict.fromkeys((language, "en"))])
