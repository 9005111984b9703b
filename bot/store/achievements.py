"""The table of achievements, and the marks up to which records were searched for them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime

from sqlalchemy import BigInteger, ForeignKey, String, and_, false, func, or_, select, update
from sqlalchemy.orm import Mapped, Session, mapped_column

from bot.store.grimoire_tables import PUZZLE_ID
from bot.store.personal import OWNER, PLAIN, SERVER, id_key
from bot.store.reader import Reader
from bot.store.result_tables import Result, Visibility
from bot.store.rows import Rows, add_if_free, put_row, transaction
from bot.store.tables import Base, Moment

EVERYWHERE = 0
"""The server id of achievements that don't belong to a server."""
MOST_PINNED = 3


class Award(Base):
    """An achievement of a user, earned once in each server, or once `EVERYWHERE`.

    It was proved by the match or the puzzle, if there is one. `worn` is the look that it brings, if
    the user wears it.
    """

    __tablename__ = "achievements"

    user_id: Mapped[int] = id_key(OWNER)
    guild_id: Mapped[int] = id_key(SERVER)
    achievement: Mapped[str] = mapped_column(String(48), primary_key=True, info=PLAIN)
    earned_at: Mapped[datetime] = mapped_column(Moment)
    match_id: Mapped[int | None] = mapped_column(ForeignKey("matches.id"), index=True)
    puzzle_id: Mapped[str | None] = mapped_column(PUZZLE_ID, info=PLAIN)
    pinned: Mapped[bool] = mapped_column(default=False, server_default=false())
    worn: Mapped[str | None] = mapped_column(String(16), info=PLAIN)


class AwardMark(Base):
    """The last result, or answer to a puzzle, that this search for achievements has done."""

    __tablename__ = "achievement_marks"

    name: Mapped[str] = mapped_column(String(16), primary_key=True, info=PLAIN)
    number: Mapped[int] = mapped_column(BigInteger, info=PLAIN)


class AwardStore(Rows):
    """Reads and writes the achievements of all users."""

    async def of(self, guild_id: int | None, user_id: int, reader: Reader) -> Sequence[Award]:
        """Load a user's achievements in a server that the reader may know about, newest first.

        Those that belong to no server are included; without a server, also those of its matches.
        """
        outside = Award.guild_id == EVERYWHERE
        here = or_(Award.guild_id == guild_id, and_(outside, Award.match_id.is_(None)))
        known = select(Result.number).where(Result.match_id == Award.match_id, reader.knows())
        return await self._all(
            select(Award)
            .where(Award.user_id == user_id, outside if guild_id is None else here)
            .where(or_(Award.match_id.is_(None), known.exists()))
            .order_by(Award.earned_at.desc(), Award.achievement)
        )

    async def earned(self, users: Collection[int]) -> set[tuple[int, int, str]]:
        """Load what users have earned anywhere: user, server, achievement."""
        row = Award
        found = select(row.user_id, row.guild_id, row.achievement).where(row.user_id.in_(users))
        return {(user, guild, name) for user, guild, name in await self._rows(found)}

    async def count(self) -> int:
        """Count the achievements of all users."""
        return await self._first(select(func.count()).select_from(Award)) or 0

    @transaction
    def add(self, session: Session, awards: Sequence[Award]) -> Sequence[Award]:
        """Add achievements; return those that are new."""
        return [award for award in awards if add_if_free(session, award)]

    @transaction
    def pin(
        self, session: Session, guild_id: int, user_id: int, achievements: Collection[str]
    ) -> None:
        """Pin these of a user's achievements in a server instead of the former ones.

        Those that belong to no server are pinned in all servers. At most `MOST_PINNED` are pinned.
        """
        here = Award.user_id == user_id, Award.guild_id.in_((guild_id, EVERYWHERE))
        session.execute(update(Award).where(*here).values(pinned=False))
        some = Award.achievement.in_([*achievements][:MOST_PINNED])
        session.execute(update(Award).where(*here, some).values(pinned=True))

    @transaction
    def wear(
        self,
        session: Session,
        guild_id: int,
        user_id: int,
        looks: Mapping[str, str],
        achievement: str | None,
    ) -> bool:
        """Wear the look of one of these achievements in a server, or none of them.

        Looks by achievements that belong to no server are worn in all servers. Returns False, and
        changes nothing, if the user hasn't earned it.
        """
        here = Award.user_id == user_id, Award.guild_id.in_((guild_id, EVERYWHERE))
        chosen = select(Award).where(*here, Award.achievement == achievement)
        award = session.scalars(chosen).first()
        if achievement is not None and (award is None or achievement not in looks):
            return False
        some = Award.achievement.in_(looks)
        session.execute(update(Award).where(*here, some).values(worn=None))
        if award is not None:
            award.worn = looks[award.achievement]
        return True

    async def worn_everywhere(
        self, guild_id: int | None, users: Collection[int]
    ) -> Mapping[int, str]:
        """Load the looks that users wear by achievements that belong to no server: card backs.

        Users who hide their profile in this server are left out.
        """
        hides = select(Visibility.user_id).where(
            Visibility.guild_id == guild_id, Visibility.profile.is_(False)
        )
        own = Award.user_id.in_(users), Award.guild_id == EVERYWHERE, Award.user_id.not_in(hides)
        rows = await self._rows(select(Award.user_id, Award.worn).where(*own))
        return {user_id: worn for user_id, worn in rows if worn is not None}

    async def mark(self, name: str) -> int | None:
        """Load how far a search has got; None if it has not begun."""
        found = await self._get(AwardMark, name)
        return None if found is None else found.number

    @transaction
    def set_mark(self, session: Session, name: str, number: int | None) -> None:
        """Record how far a search has got; None: it is done, and the next starts over."""
        if number is not None:
            put_row(session, AwardMark(name=name, number=number))
        elif (found := session.get(AwardMark, name)) is not None:
            session.delete(found)
