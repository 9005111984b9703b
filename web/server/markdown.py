"""Shows on a page what is written for Discord, in its kind of Markdown."""

from __future__ import annotations

import re
from itertools import groupby

from markdown_it import MarkdownIt
from markupsafe import Markup

_MARKDOWN = MarkdownIt("commonmark", {"breaks": True, "html": False}).disable("image")
_COMMAND = re.compile(r"</([\w -]+):\d+>")
_TIME = re.compile(r"<t:(\d+)(?::\w)?>")
_CUSTOM_EMOJI = re.compile(r"<a?:(\w+):\d+>")
_SMALL = "-# "
_MARKS = re.compile(r"^(?:#{1,3}|-#|>) ", re.MULTILINE)
"""The beginnings of lines that are no words."""


def as_html(text: str) -> Markup:
    """Return Discord's Markdown as HTML: nothing in it can be a tag."""
    text = _CUSTOM_EMOJI.sub("", _COMMAND.sub(r"`/\1`", text))
    blocks = []
    for small, lines in groupby(text.split("\n"), lambda line: line.startswith(_SMALL)):
        for line in lines if small else ["\n".join(lines)]:
            html = _MARKDOWN.render(line.removeprefix(_SMALL) if small else line)
            blocks.append(f'<div class="small">{html}</div>' if small else html)
    return Markup("".join(blocks))


def as_line(text: str) -> str:
    """Return Discord's Markdown as plain words on one line, such as for a title."""
    plain = _MARKDOWN.renderInline(_MARKS.sub("", text).replace("\n", " "))
    return Markup(plain).striptags()
