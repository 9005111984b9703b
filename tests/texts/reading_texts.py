"""Helpers of the tests of texts: the texts of every language, message by message."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from complete import COMPLETE
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from texts import sources

ROOT = Path(__file__).parents[2]
OTHERS = [language for language in COMPLETE if language != "en"]
each_language = pytest.mark.parametrize("language", COMPLETE)
each_other = pytest.mark.parametrize("language", OTHERS)

OF_SOME_LANGUAGES = {"aura-of": {"id"}}
"""Arguments that a language may leave out."""


@cache
def entries(language: str) -> dict[str, tuple[str, ftl.Message]]:
    """Return file and message by key. Fails if a key exists twice."""
    found: dict[str, tuple[str, ftl.Message]] = {}
    for name, content in sources(language).items():
        for entry in FluentParser().parse(content).body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
                found[entry.id.name] = (name, entry)
    return found


class _Words(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.literal: list[str] = []
        self.selectors: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.literal.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {str(getattr(each.key, "name", None) or each.key.value) for each in node.variants}
        if isinstance(node.selector, ftl.VariableReference):
            self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def words_of(language: str, key: str) -> _Words:
    words = _Words()
    words.visit(entries(language)[key][1])
    return words


def literal(language: str, key: str) -> str:
    """Return the literal parts of a text, without its arguments."""
    return "\n".join(words_of(language, key).literal)


def dashed(name: str) -> str:
    """Return a name of code as keys spell it."""
    return name.replace("_", "-")
