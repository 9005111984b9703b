"""Discord's Markdown on pages."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from bot.ui.escaping import escape_markdown, shorten_name
from web.server.markdown import as_html, as_line

TAGS = re.compile(r"</?(?:p|strong|em|code|h[1-6]|br|hr|ul|ol|li|a|pre|blockquote|div)\b[^<>]*>")


def test_words_are_shown_as_on_discord() -> None:
    html = as_html("### Title\n**Ann** plays *Ogre*\n-# small **words**\n`bu1`")
    assert "<h3>Title</h3>" in html
    assert "<strong>Ann</strong> plays <em>Ogre</em>" in html
    assert '<div class="small"><p>small <strong>words</strong></p>' in html
    assert "<code>bu1</code>" in html


def test_commands_are_named_and_nothing_can_be_tapped() -> None:
    assert "<code>/grimoire daily</code>" in as_html("Try </grimoire daily:123456789>")


def test_a_title_has_no_marks() -> None:
    assert as_line("### **Ann** – Bob\n-# small") == "Ann – Bob small"


def test_a_time_is_written_out() -> None:
    assert as_line("It began <t:1700000000:R>.") == "It began 2023-11-14 22:13 UTC."


@given(st.text(max_size=200))
def test_nothing_that_is_written_becomes_a_tag(words: str) -> None:
    html = as_html(words)
    assert "<" not in TAGS.sub("", html)
    assert not re.search(r'(?:src|href)="(?!https?:|mailto:)[a-z]+:', html)


@given(st.text(alphabet="*_`~|>#-abc &\"'", min_size=1, max_size=60))
def test_a_name_is_shown_as_it_is(name: str) -> None:
    assert as_line(f"**{escape_markdown(name)}**") == shorten_name(name)
