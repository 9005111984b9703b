"""Decks and champions that users save, with their commands and buttons."""

from __future__ import annotations

from typing import Any

from people import Club, parts
from simcord import InteractionResult, MemberActor

BY_BUTTON = ("share", "delete", "export")
"""Actions that have a button below the saved item."""


async def use(
    club: Club, person: MemberActor, kind: str, action: str, **options: Any
) -> InteractionResult:
    """Use the command of this name, or the button below a saved item.

    If there is no such item, the answer says so.
    """
    if action not in BY_BUTTON:
        return await person.slash(club.channel, f"{kind} {action}", **options)
    shown = await person.slash(club.channel, f"{kind} show", **options)
    assert shown.response is not None
    named = f"own:{kind}-{action}:"
    ids = [str(each.get("custom_id")) for each in parts(shown.response)]
    found = [custom_id for custom_id in ids if custom_id.startswith(named)]
    return await person.click(shown.response, custom_id=found[0]) if found else shown
