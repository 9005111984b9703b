"""A line of the moderators' log, for tests that moderate without the panel."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bot.store import Action, Moderation, Subject

MODERATOR = 77


def line(guild_id: int, at: datetime, action: Action, subject: Subject, **facts: Any) -> Moderation:
    """Return what a moderator does there at that time."""
    known: dict[str, Any] = {"by": MODERATOR, "key": "1", "name": "Ann – Bob"}
    return Moderation(guild_id=guild_id, at=at, action=action, subject=subject, **known | facts)
