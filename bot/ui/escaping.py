"""Somebody's words, shown without doing anything."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

import discord

EMOJI_JOINER = "\u200d"
UNSEEN_GAP = "\u200b"
LOOKED_AT = 4_000
"""Characters of a text that are looked at: no message holds more."""


def shorten_name(text: str, limit: int = 80) -> str:
    """One visible line of at most `limit` characters, for places that format nothing."""
    visible = "".join(
        character if _is_visible(character) else " " for character in text[:LOOKED_AT]
    )
    return " ".join(visible.split())[:limit] or "?"


def escape_markdown(text: str, limit: int = 80) -> str:
    """Return text for messages: without formatting, links or mentions that could work.

    Characters that nothing can keep are gone, too; `limit` counts before escaping.
    """
    shown = discord.utils.escape_markdown(shorten_name(text, limit))
    escaped = discord.utils.escape_mentions(shown)
    return escaped.replace("<", "\\<").replace("://", f":{UNSEEN_GAP}//")


def take_first_lines(lines: Iterable[str], room: int, end: str = "…") -> list[str]:
    """As many of these as have room for their characters, then perhaps that this is not all."""
    found: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            return [*found, end] if end else found
        found.append(line)
    return found


def _is_visible(letter: str) -> bool:
    return letter == EMOJI_JOINER or unicodedata.category(letter)[0] != "C"
