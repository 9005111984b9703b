"""Decks and custom champions that users save, across all servers."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from datetime import datetime
from typing import Any, TypeVar

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    Integer,
    String,
    UniqueConstraint,
    delete,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, Session, declared_attr, mapped_column

from bot.store.moderation_tables import Moderation, write_moderation
from bot.store.personal import OWNER, PLAIN, id_key
from bot.store.rows import Rows, transaction
from bot.store.tables import Base, Key, Moment

MOST = 25
"""Maximum number of decks of one user, and of champions."""
LONGEST_NAME = 40
_NAME_KEY = String(200)


class KeptByName:
    """Something that a user saves by name.

    Ids are never reused, so an old button finds nothing. `place` is one of the user's 25 places,
    which limits their number. `name_key` is the name as the function `name_key` makes it, which
    keeps names unique.
    """

    __tablename__: str

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, info=OWNER)
    place: Mapped[int] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(LONGEST_NAME), info=PLAIN)
    name_key: Mapped[str] = mapped_column(_NAME_KEY, info=PLAIN)
    created_at: Mapped[datetime] = mapped_column(Moment)

    @declared_attr.directive
    def __table_args__(cls) -> Any:  # noqa: N805 - of the class that inherits
        within = f"place BETWEEN 1 AND {MOST}"
        return (
            UniqueConstraint("user_id", "place"),
            UniqueConstraint("user_id", "name_key"),
            CheckConstraint(within, name=f"ck_{cls.__tablename__}_place"),
            {"sqlite_autoincrement": True},
        )


class Deck(KeptByName, Base):
    """A deck that a user has saved: ids of printed cards in the user's order."""

    __tablename__ = "decks"

    cards: Mapped[list[str]] = mapped_column(JSON, info=PLAIN)
    updated_at: Mapped[datetime] = mapped_column(Moment)


class Champion(KeptByName, Base):
    """A creature that a user has made up: its id as a card, and its document by its game."""

    __tablename__ = "champions"

    card_id: Mapped[str] = mapped_column(String(40), info=PLAIN)
    document: Mapped[dict[str, Any]] = mapped_column(JSON, info=PLAIN)


class ChampionDraft(Base):
    """The champion that a user is making up, one at a time.

    `edition` counts up whenever a draft is begun or saved, so the panel of an earlier one is
    recognised as outdated; 0 is a draft that isn't stored, such as that of a web page. `strengths`
    and `drawbacks` are ids of abilities, divided by the sign of their prices.
    """

    __tablename__ = "champion_drafts"

    user_id: Mapped[int] = id_key(OWNER)
    edition: Mapped[int] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(LONGEST_NAME), info=PLAIN)
    attack: Mapped[int] = mapped_column(Integer)
    health: Mapped[int] = mapped_column(Integer)
    strengths: Mapped[list[str]] = mapped_column(JSON, info=PLAIN)
    drawbacks: Mapped[list[str]] = mapped_column(JSON, info=PLAIN)
    aura: Mapped[str | None] = mapped_column(String(32), info=PLAIN)


Kept = TypeVar("Kept", Deck, Champion)


class NameTaken(Exception):  # noqa: N818 - shown to a user, not a fault
    """The user already has one with this name; nothing was written."""


class NoRoom(Exception):  # noqa: N818 - shown to a user, not a fault
    """All places of the user are taken; nothing was written."""


def name_key(name: str) -> str:
    """Return a form of a name that is equal for names that users would confuse."""
    folded = unicodedata.normalize("NFKC", name.casefold()).replace("\0", " ")
    return " ".join(folded.split())


class CollectionStore(Rows):
    """Reads and writes saved decks and champions."""

    # Both kinds

    async def all_of(self, kind: type[Kept], user_id: int) -> Sequence[Kept]:
        """Load everything of this kind that a user has saved, by name."""
        return await self._all(select(kind).where(kind.user_id == user_id).order_by(kind.name_key))

    async def named(self, kind: type[Kept], user_id: int, name: str) -> Kept | None:
        """Load what the user has saved under this name, in any case; None if there is nothing."""
        return await self._first(
            select(kind).where(kind.user_id == user_id, kind.name_key == name_key(name))
        )

    async def numbered(self, kind: type[Kept], user_id: int, number: int) -> Kept | None:
        """Load the one with this number; None if it isn't this user's."""
        found = await self._get(kind, number)
        return found if found is not None and found.user_id == user_id else None

    async def forget(self, kind: type[Kept], user_id: int, number: int) -> bool:
        """Delete one; return False if the user has none with this number."""
        return await self._change(delete(kind).where(kind.user_id == user_id, kind.id == number))

    @transaction
    def rename(
        self,
        session: Session,
        kind: type[Kept],
        number: int,
        now: str,
        values: dict[str, Any],
        entry: Moderation,
    ) -> bool:
        """Rename one for a moderator; return False if it was deleted or isn't named `now`.

        Args:
            session: The transaction.
            kind: The table.
            number: Its id.
            now: The present name.
            values: The new name, and other columns that depend on it.
            entry: The line of the log, which gets the former values.

        Raises:
            NameTaken: The owner has another one of the new name.
        """
        row = session.get(kind, number)
        if row is None or row.name != now:
            return False
        values = {**values, "name_key": name_key(values["name"])}
        entry.before = {column: getattr(row, column) for column in values}
        for column, value in values.items():
            setattr(row, column, value)
        try:
            session.flush()
        except IntegrityError:
            raise NameTaken from None
        write_moderation(session, entry)
        return True

    # Decks

    async def deck_shown(self, deck_id: int) -> Deck | None:
        """Load the deck with this number, of any owner: it has been shown in public."""
        return await self._get(Deck, deck_id)

    async def add_deck(self, user_id: int, name: str, cards: Sequence[str], now: datetime) -> Deck:
        """Save a new deck. Raises `NameTaken`, `NoRoom`."""
        row = Deck(
            user_id=user_id,
            name=name,
            name_key=name_key(name),
            cards=list(cards),
            created_at=now,
            updated_at=now,
        )
        await self._keep(row)
        return row

    @transaction
    def change_deck(
        self, session: Session, user_id: int, deck_id: int, cards: Sequence[str], now: datetime
    ) -> Deck | None:
        """Replace the cards of a deck; return None if the user has no such deck."""
        changed = session.scalars(
            update(Deck)
            .where(Deck.user_id == user_id, Deck.id == deck_id)
            .values(cards=list(cards), updated_at=now)
            .returning(Deck)
        )
        return changed.one_or_none()

    @transaction
    def change_champion(
        self,
        session: Session,
        user_id: int,
        number: int,
        before: str,
        card_id: str,
        document: dict[str, Any],
    ) -> Champion | None:
        """Replace the card of a champion if it is still `before`.

        Returns None if the user has no such champion or its card has changed.
        """
        changed = session.scalars(
            update(Champion)
            .where(Champion.user_id == user_id, Champion.id == number, Champion.card_id == before)
            .values(card_id=card_id, document=document)
            .returning(Champion)
        )
        return changed.one_or_none()

    # The champion that is being made up

    async def begin_draft(
        self, user_id: int, name: str, attack: int, health: int, **abilities: Any
    ) -> ChampionDraft:
        """Start a new draft, by default without abilities; it replaces an earlier one."""
        values: dict[str, Any] = {
            "name": name,
            "attack": attack,
            "health": health,
            "strengths": [],
            "drawbacks": [],
            "aura": None,
            **abilities,
        }
        begun = await self.change_draft(user_id, None, edition=ChampionDraft.edition + 1, **values)
        if begun is not None:
            return begun
        try:
            await self._add(row := ChampionDraft(user_id=user_id, edition=1, **values))
        except IntegrityError:  # another click was faster
            return await self.begin_draft(user_id, name, attack, health, **abilities)
        return row

    async def draft(self, user_id: int, edition: int) -> ChampionDraft | None:
        """Load the user's draft of a champion if it still has this edition."""
        found = await self._get(ChampionDraft, user_id)
        return found if found is not None and found.edition == edition else None

    @transaction
    def change_draft(
        self, session: Session, user_id: int, edition: int | None, /, **values: Any
    ) -> ChampionDraft | None:
        """Change values of a draft (`edition` None: of any edition); None if it has ended."""
        return _change_draft(session, user_id, edition, **values)

    async def save_draft(
        self, draft: ChampionDraft, card_id: str, document: dict[str, Any], now: datetime
    ) -> Champion | None:
        """Save the champion of a draft and end the draft, if it is stored.

        Returns None if the draft had already ended. Raises `NameTaken` or `NoRoom`: then the draft
        remains.
        """
        row = Champion(
            user_id=draft.user_id,
            name=draft.name,
            name_key=name_key(draft.name),
            card_id=card_id,
            document=document,
            created_at=now,
        )
        return row if await self._keep(row, draft if draft.edition else None) else None

    async def _keep(self, row: Deck | Champion, draft: ChampionDraft | None = None) -> bool:
        """Give a new row a free place; return False if its draft has ended."""
        for _ in range(MOST):
            try:
                return await self._database.change(lambda session: _place(session, row, draft))
            except IntegrityError:  # another click has just taken the place or the name
                continue
        raise NoRoom


def _place(session: Session, row: Deck | Champion, draft: ChampionDraft | None) -> bool:
    kind = type(row)
    found = session.execute(select(kind.place, kind.name_key).where(kind.user_id == row.user_id))
    taken = {kept.place: kept.name_key for kept in found}
    if draft is not None:
        edition = ChampionDraft.edition + 1
        if _change_draft(session, draft.user_id, draft.edition, edition=edition) is None:
            return False
    if row.name_key in taken.values():
        raise NameTaken
    row.place = next((place for place in range(1, MOST + 1) if place not in taken), 0)
    if not row.place:
        raise NoRoom
    session.add(row)
    session.flush()
    return True


def _change_draft(
    session: Session, user_id: int, edition: int | None, /, **values: Any
) -> ChampionDraft | None:
    asked = update(ChampionDraft).where(ChampionDraft.user_id == user_id)
    if edition is not None:
        asked = asked.where(ChampionDraft.edition == edition)
    changed = session.scalars(asked.values(**values).returning(ChampionDraft))
    return changed.one_or_none()
