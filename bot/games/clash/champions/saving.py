"""Store a champion, from the panel on Discord or from a web page."""

from __future__ import annotations

from datetime import datetime

from bot.errors import Refusal
from bot.games.clash.champions import making
from bot.moderators import check_name_in
from bot.store import Champion, ChampionDraft, NameTaken, NoRoom, Store
from bot.store.collection import MOST
from bot.ui.escaping import escape_markdown
from engine.clash import custom


async def save_champion(
    draft: ChampionDraft, guild_id: int | None, store: Store, now: datetime
) -> Champion:
    """Store the champion of a draft for its user, in this server.

    Raises `Refusal` if no card can be like this, its name isn't allowed here or is taken, the user
    has no room, or the draft has ended.
    """
    card = making.card_in_the_making(draft)
    await check_name_in(store, guild_id, draft.name)
    document = custom.document(card)
    try:
        champion = await store.collection.save_draft(draft, card.id, document, now)
    except NameTaken:
        raise Refusal("refused-champion-name-taken", name=escape_markdown(draft.name)) from None
    except NoRoom:
        raise Refusal("refused-champions-full", count=MOST) from None
    if champion is None:
        raise Refusal("refused-stale-champion")
    return champion
