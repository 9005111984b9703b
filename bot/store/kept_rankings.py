"""The messages that always show a ranking: where they are, and when one must be compared again."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, func, or_, select, update
from sqlalchemy.orm import Session

from bot.store.result_tables import KeptRanking, Result, ResultKind
from bot.store.rows import Rows, transaction

MOST = 5
"""The most such messages in a server."""
BETWEEN = timedelta(minutes=5)
"""The least time between two comparisons after results, and so between two edits."""
AT_LATEST = timedelta(hours=1)
"""The most time between two comparisons: names, seasons and the changes of a week move as well."""


class KeptRankingStore(Rows):
    """Reads and writes the messages that always show a ranking."""

    @transaction
    def keep(self, session: Session, ranking: KeptRanking) -> KeptRanking | None:
        """Store where a ranking is kept; return the former message of the same ranking, or None.

        Raises `ValueError` if the server has `MOST` others.
        """
        here = KeptRanking.guild_id == ranking.guild_id
        same = here, KeptRanking.game == ranking.game, KeptRanking.kind == ranking.kind
        former = session.scalar(select(KeptRanking).where(*same))
        if former is None:
            kept = select(func.count()).select_from(KeptRanking).where(here)
            if (session.scalar(kept) or 0) >= MOST:
                raise ValueError(MOST)
        else:
            session.execute(delete(KeptRanking).where(KeptRanking.id == former.id))
        session.add(ranking)
        return former

    async def kept(self, guild_id: int, game: str, kind: ResultKind) -> KeptRanking | None:
        """Load the message that shows this ranking, or None."""
        same = KeptRanking.game == game, KeptRanking.kind == kind
        return await self._first(select(KeptRanking).where(KeptRanking.guild_id == guild_id, *same))

    async def newest_result(self) -> int:
        """Load the number of the newest result of all servers; 0 without results."""
        return await self._first(select(func.max(Result.number))) or 0

    async def find(self, number: int) -> KeptRanking | None:
        """Load one by its number, or None."""
        return await self._get(KeptRanking, number)

    async def due(self, now: datetime) -> Sequence[int]:
        """Load the numbers of those that must be posted, or compared with the ratings."""
        newer = select(Result.number).where(
            *(Result.guild_id == KeptRanking.guild_id, Result.number > KeptRanking.newest),
            *(Result.game == KeptRanking.game, Result.kind == KeptRanking.kind, Result.rated),
        )
        checked = KeptRanking.checked_at
        due = or_(
            checked.is_(None),
            checked <= now - AT_LATEST,
            and_(checked <= now - BETWEEN, newer.exists()),
        )
        ours = _is_free(now), self._share.of(KeptRanking.guild_id)
        return await self._all(select(KeptRanking.id).where(due, *ours).order_by(KeptRanking.id))

    async def take(self, ranking: KeptRanking, now: datetime, until: datetime) -> bool:
        """Claim it; return False if another process has claimed it, or it was deleted."""
        as_it_was = KeptRanking.id == ranking.id, KeptRanking.tries == ranking.tries
        taken = update(KeptRanking).where(*as_it_was, _is_free(now))
        return await self._change(taken.values(tries=KeptRanking.tries + 1, held_until=until))

    async def put_off(self, number: int, until: datetime, *, sent: bool) -> None:
        """Record that posting it failed and must not be repeated before `until`.

        `sent`: Discord may have accepted it nevertheless.
        """
        tries: dict[str, Any] = {} if sent else {"tries": 0}
        put_off = update(KeptRanking).where(KeptRanking.id == number)
        await self._change(put_off.values(held_until=until, **tries))

    async def record_shown(
        self, ranking: KeptRanking, message_id: int, now: datetime, until: datetime
    ) -> None:
        """Record what the message shows now (`shows`, `newest`); it isn't edited before `until`."""
        values = {"message_id": message_id, "shows": ranking.shows, "newest": ranking.newest}
        shown = update(KeptRanking).where(KeptRanking.id == ranking.id)
        await self._change(shown.values(**values, checked_at=now, tries=0, held_until=until))

    async def drop(self, number: int) -> None:
        """Forget it: the message isn't edited any more."""
        await self._change(delete(KeptRanking).where(KeptRanking.id == number))

    async def drop_in(self, channel_id: int, messages: Collection[int] = ()) -> None:
        """Forget the rankings in a deleted channel, or only those in these messages."""
        gone = [KeptRanking.channel_id == channel_id]
        if messages:
            gone.append(KeptRanking.message_id.in_(messages))
        await self._change(delete(KeptRanking).where(*gone))


def _is_free(now: datetime) -> ColumnElement[bool]:
    return or_(KeptRanking.held_until.is_(None), KeptRanking.held_until <= now)
