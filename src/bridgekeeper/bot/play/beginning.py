"""How a match begins, however its players have come together."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import discord

from ...engine import core
from ...texts import Texts
from ..errors import Refusal
from ..games import TABLES
from ..harmless import harmless
from ..store import Match, Seat

GAME = "clash"
RANDOM = "random"


def must_know(deck: str, format: str, texts: Texts) -> None:
    """Raises `Refusal` where the format has no such deck."""
    if deck not in [each.id for each in TABLES[GAME].decks(format, texts)]:
        raise Refusal("refused-unknown-deck", deck=harmless(deck))


def new_match(
    format: str,
    decks: Mapping[core.Seat, str],
    seats: Sequence[Seat],
    *,
    language: str,
    guild_id: int | None,
    channel_id: int,
    message_id: int | None,
) -> Match:
    """A match that begins now, called for by this message in this channel."""
    now = discord.utils.utcnow()
    return Match(
        game=GAME,
        setup=TABLES[GAME].setup(format, decks),
        seed=secrets.randbits(63),
        language=language,
        guild_id=guild_id,
        channel_id=channel_id,
        origin_channel_id=channel_id,
        origin_message_id=message_id,
        created_at=now,
        updated_at=now,
        seats=list(seats),
    )
