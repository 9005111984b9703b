"""What people keep for themselves, over all servers: decks and made-up champions."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, CheckConstraint, Integer, String, UniqueConstraint
from sqlalchemy.orm import Mapped, declared_attr, mapped_column

from bot.store.tables import Base, Key, Moment

MOST = 25
"""Decks of one person, and champions of one person."""
LONGEST_NAME = 40
_NAME_KEY = String(200)


class KeptByName:
    """Something that a person keeps by name.

    A number is never used again: a button that is left over finds nothing. `place` is one of the
    person's 25 places, so that there can't be more. `name_key` is the name as the function
    `name_key` makes it, so that no two are called alike.
    """

    __tablename__: str

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger)
    place: Mapped[int] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(LONGEST_NAME))
    name_key: Mapped[str] = mapped_column(_NAME_KEY)
    created_at: Mapped[datetime] = mapped_column(Moment)

    @declared_attr.directive
    def __table_args__(cls) -> Any:  # noqa: N805 - of the class that keeps
        within = f"place BETWEEN 1 AND {MOST}"
        return (
            UniqueConstraint("user_id", "place"),
            UniqueConstraint("user_id", "name_key"),
            CheckConstraint(within, name=f"ck_{cls.__tablename__}_place"),
            {"sqlite_autoincrement": True},
        )


class Deck(KeptByName, Base):
    """A deck that somebody has saved: ids of printed cards in the person's order."""

    __tablename__ = "decks"

    cards: Mapped[list[str]] = mapped_column(JSON)
    updated_at: Mapped[datetime] = mapped_column(Moment)


class Champion(KeptByName, Base):
    """A creature that somebody has made up.

    It holds its id as a card and its document (as its game writes it).
    """

    __tablename__ = "champions"

    card_id: Mapped[str] = mapped_column(String(40))
    document: Mapped[dict[str, Any]] = mapped_column(JSON)


class ChampionDraft(Base):
    """The champion that somebody is making up, one at a time.

    `edition` counts up whenever a draft is begun or saved, so that the panel of an earlier one is
    known as such. `strengths` and `drawbacks` are ids of abilities, by what their prices are.
    """

    __tablename__ = "champion_drafts"

    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    edition: Mapped[int] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(LONGEST_NAME))
    attack: Mapped[int] = mapped_column(Integer)
    health: Mapped[int] = mapped_column(Integer)
    strengths: Mapped[list[str]] = mapped_column(JSON)
    drawbacks: Mapped[list[str]] = mapped_column(JSON)
    aura: Mapped[str | None] = mapped_column(String(32))
