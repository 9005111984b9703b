"""Somebody's words, shown without doing anything."""

from __future__ import annotations

import unicodedata

import discord

EMOJI_JOINER = "\u200d"
UNSEEN_GAP = "\u200b"


def harmless(text: str, limit: int = 80) -> str:
    """One line without formatting or mentions that could work, at most `limit` characters
    before escaping."""
    visible = "".join(each if _is_visible(each) else " " for each in text)
    shown = " ".join(visible.split())[:limit] or "?"
    escaped = discord.utils.escape_mentions(discord.utils.escape_markdown(shown))
    return escaped.replace("<", "\\<").replace("://", f":{UNSEEN_GAP}//")


def _is_visible(letter: str) -> bool:
    return letter == EMOJI_JOINER or unicodedata.category(letter)[0] != "C"
