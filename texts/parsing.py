"""Parses Fluent files in less than half of the time of Fluent's own parser."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, TextElement
from fluent.syntax.errors import ParseError
from fluent.syntax.stream import FluentParserStream

_TEXT = re.compile(r"[^{}\n]*")
_IDENTIFIER = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


class Parser(FluentParser):
    """Reads what most of a file consists of as a whole, not character by character.

    The trees don't say where things are in the file, and lines must end with a line feed only.
    """

    def __init__(self) -> None:
        super().__init__(with_spans=False)

    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        """Read a text up to the end of the line or the next brace."""
        return TextElement(_taken(_TEXT, ps))

    def get_identifier(self, ps: FluentParserStream) -> Identifier:
        """Read a name. Raises `ParseError` if there is none."""
        name = _taken(_IDENTIFIER, ps)
        if not name:
            raise ParseError("E0004", "a-zA-Z")
        return Identifier(name)


def _taken(kind: re.Pattern[str], ps: FluentParserStream) -> str:
    """Return what begins here and is of this kind, and go on behind it."""
    found = kind.match(ps.string, ps.index)
    if found is None:
        return ""
    ps.index, ps.peek_offset = found.end(), 0
    return found.group()
