"""What the message says from which a match has begun: who plays what, and where."""

from __future__ import annotations

from bot.store import Seat
from texts import Texts


def practice_text(seats: list[Seat], where: str, texts: Texts) -> str:
    """Who practises against the bot, and where."""
    (person,) = (seat for seat in seats if not seat.thinks)
    (bot,) = (seat for seat in seats if seat.thinks)
    return texts(
        "practice-begun",
        player=f"<@{person.user_id}>",
        bot=f"<@{bot.user_id}>",
        strength=texts(f"strength-{bot.thinks}"),
        where=where,
    )
