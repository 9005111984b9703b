"""Somebody's words, shown without doing anything."""

from __future__ import annotations

import unicodedata

import discord


def harmless(text: str, limit: int = 80) -> str:
    """One line without formatting or mentions that could work, at most `limit` characters
    before escaping."""
    visible = "".join(" " if unicodedata.category(each)[0] == "C" else each for each in text)
    shown = " ".join(visible.split())[:limit]
    return discord.utils.escape_mentions(discord.utils.escape_markdown(shown))
