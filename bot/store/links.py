"""Links to web pages: anyone with the key of one can see the page."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import BigInteger, String, UniqueConstraint, delete, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from bot.store.personal import OWNER, PLAIN, SECRET, SERVER
from bot.store.rows import Rows, transaction
from bot.store.tables import Base, Key, Moment, Word

KEY_BYTES = 16
"""Random bytes of a key: 128 bits can't be guessed."""


class LinkKind(StrEnum):
    """What a link leads to."""

    MATCH = "match"
    PUZZLE = "puzzle"
    PROFILE = "profile"
    RANKING = "ranking"
    EVENT = "event"
    EDITOR = "editor"
    """The puzzle editor, from which a puzzle can be sent to the server under the owner's name."""
    CHAMPION = "champion"
    """The champion editor, from which a champion can be saved for the owner."""


LASTS = {LinkKind.EDITOR: timedelta(days=1), LinkKind.CHAMPION: timedelta(days=1)}
"""How long links are valid that change something; all others are until they are closed."""


class Link(Base):
    """A link that the user `owner_id` has opened.

    `subject` says which one of its kind it shows: the id of a match, a puzzle or an event, or a
    pool. The page of a profile is that of its owner.
    """

    __tablename__ = "links"
    __table_args__ = (UniqueConstraint("key"), UniqueConstraint("kind", "subject", "guild_id"))

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    key: Mapped[str] = mapped_column(String(22), info=SECRET)
    kind: Mapped[LinkKind] = mapped_column(Word(LinkKind, 16))
    subject: Mapped[str] = mapped_column(String(64), info=PLAIN)
    guild_id: Mapped[int] = mapped_column(BigInteger, default=0, info=SERVER)
    owner_id: Mapped[int] = mapped_column(BigInteger, index=True, info=OWNER)
    created_at: Mapped[datetime] = mapped_column(Moment)
    ends_at: Mapped[datetime | None] = mapped_column(Moment)


_KEYS = select(Link.subject, Link.key)


class LinkStore(Rows):
    """Reads and writes links."""

    @transaction
    def open(self, session: Session, link: Link) -> Link:
        """Return the valid link to the same thing in the same server, or else add this one.

        It gets its key and its end here; one that is opened again ends as late as a new one.
        """
        session.execute(delete(Link).where(Link.ends_at <= link.created_at))
        same = Link.kind == link.kind, Link.subject == link.subject, Link.guild_id == link.guild_id
        known = session.scalar(select(Link).where(*same))
        lasts = LASTS.get(link.kind)
        link.ends_at = None if lasts is None else link.created_at + lasts
        if known is not None:
            known.ends_at = link.ends_at
            return known
        link.key = secrets.token_urlsafe(KEY_BYTES)
        session.add(link)
        session.flush()
        return link

    async def opened(self, kind: LinkKind, subject: str, guild_id: int) -> Link | None:
        """Load the link to this thing in this server, or None."""
        same = Link.kind == kind, Link.subject == subject, Link.guild_id == guild_id
        return await self._first(select(Link).where(*same))

    async def keys(
        self, kind: LinkKind, subjects: Collection[str], guild_id: int
    ) -> Mapping[str, str]:
        """Load the keys of the open links to these things in this server, by subject."""
        same = Link.kind == kind, Link.subject.in_(subjects), Link.guild_id == guild_id
        return {row.subject: row.key for row in await self._rows(_KEYS.where(*same))}

    async def find(self, key: str, at: datetime) -> Link | None:
        """Load the link with this key if it is valid at this time."""
        link = await self._first(select(Link).where(Link.key == key))
        return link if link is not None and (link.ends_at is None or at < link.ends_at) else None

    async def close(self, kind: LinkKind, subject: str, guild_id: int) -> bool:
        """Close the link to this thing: return whether there was one."""
        same = Link.kind == kind, Link.subject == subject, Link.guild_id == guild_id
        return await self._change(delete(Link).where(*same))
