"""Shows on a page what is written for Discord, in its kind of Markdown."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from functools import lru_cache
from itertools import groupby

from markdown_it import MarkdownIt
from markupsafe import Markup

REMEMBERED = 4096
"""Texts whose HTML is kept: most of them, such as rules, are shown again and again."""
_MARKDOWN = MarkdownIt("commonmark", {"breaks": True, "html": False}).disable("image")
_COMMAND = re.compile(r"</([\w -]+):\d+>")
_TIME = re.compile(r"<t:(\d{1,11})(?::\w)?>")
_CUSTOM_EMOJI = re.compile(r"<a?:(\w+):\d+>")
_SMALL = "-# "
_MARKS = re.compile(r"^(?:#{1,3}|-#|>) ", re.MULTILINE)
"""Marks at the beginning of a line."""


@lru_cache(REMEMBERED)
def as_html(text: str) -> Markup:
    """Return Discord's Markdown as HTML: nothing in it can be a tag."""
    text = _plain(text)
    blocks = []
    for small, lines in groupby(text.split("\n"), lambda line: line.startswith(_SMALL)):
        for line in lines if small else ["\n".join(lines)]:
            html = _MARKDOWN.render(line.removeprefix(_SMALL) if small else line)
            blocks.append(f'<div class="small">{html}</div>' if small else html)
    return Markup("".join(blocks))


def as_line(text: str) -> str:
    """Return Discord's Markdown as plain words on one line, such as for a title."""
    plain = _MARKDOWN.renderInline(_MARKS.sub("", _plain(text)).replace("\n", " "))
    return Markup(plain).striptags()


def _plain(text: str) -> str:
    """Write out what only Discord shows: commands to tap, times, and emoji of its own."""
    text = _COMMAND.sub(r"`/\1`", _CUSTOM_EMOJI.sub("", text))
    return _TIME.sub(
        lambda found: f"{datetime.fromtimestamp(int(found[1]), UTC):%F %H:%M} UTC", text
    )
