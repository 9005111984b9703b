"""The deletion of a user's data that isn't done yet, for tests."""

from __future__ import annotations

from sqlalchemy import select

from bot.store import Store
from bot.store.erasing import Erasure


async def erasure_of(store: Store, user_id: int) -> Erasure | None:
    return await store._first(select(Erasure).where(Erasure.user_id == user_id))
