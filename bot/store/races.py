"""Races: users in a channel who solve the same puzzles at the same time."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, Literal

from sqlalchemy import (
    JSON,
    BigInteger,
    ForeignKey,
    Index,
    Select,
    String,
    Update,
    delete,
    func,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, Session, mapped_column

from bot.store.grimoire_tables import Solving
from bot.store.rows import Rows, changes_rows, transaction
from bot.store.runs import TIME, Run, RunMode, begin_run
from bot.store.tables import Base, Key, Moment, PartialIndex, Word

LEAST, MOST = 2, 8
"""Minimum and maximum number of racers."""
Joined = Literal["joined", "full", "begun"]


class RaceState(StrEnum):
    """The state of a race."""

    OPEN = "open"
    """Users can join it."""
    RUNNING = "running"
    OVER = "over"


class Race(Base):
    """One race in a channel. It starts, and later ends, at `due_at` at the latest.

    Each racer has a run (`Run.race_id`). `shown` is what its message says; `told`: the message says
    how the race has ended.
    """

    __tablename__ = "races"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    host_id: Mapped[int] = mapped_column(BigInteger)
    language: Mapped[str] = mapped_column(String(8))
    state: Mapped[RaceState] = mapped_column(Word(RaceState, 8), default=RaceState.OPEN)
    due_at: Mapped[datetime] = mapped_column(Moment)
    shown: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))
    told: Mapped[bool] = mapped_column(default=False)

    __table_args__ = (Index(None, "channel_id"),)


PartialIndex(Race.id, Race.told.is_(False), "untold")
PartialIndex(Race.channel_id, Race.state != RaceState.OVER, "one_in_channel", unique=True)


class Racer(Base):
    """A user who has joined a race."""

    __tablename__ = "racers"

    race_id: Mapped[int] = mapped_column(ForeignKey("races.id"), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(100))


@dataclass(frozen=True, slots=True)
class Standing:
    """The progress of a racer: puzzles answered and solved, and whether the run is over."""

    user_id: int
    name: str
    answered: int
    solved: int
    is_over: bool


class RaceStore(Rows):
    """Reads and writes the races of all channels."""

    @transaction
    def open(self, session: Session, race: Race, name: str) -> bool:
        """Open a race with its host; return False if another race is running in the channel."""
        try:
            with session.begin_nested():
                session.add(race)
        except IntegrityError:
            return False
        session.add(Racer(race_id=race.id, user_id=race.host_id, name=name))
        return True

    async def record_message(self, race_id: int, message_id: int) -> None:
        """Record the message of the race."""
        told = update(Race).where(Race.id == race_id).values(message_id=message_id)
        await self._change(told)

    async def race(self, race_id: int) -> Race | None:
        """Load a race."""
        return await self._get(Race, race_id)

    @transaction
    def join(self, session: Session, race_id: int, user_id: int, name: str) -> Joined:
        """Add a user to an open race, unless it is full; a user who has joined stays."""
        if not changes_rows(session, _in_state(race_id, RaceState.OPEN)):
            return "begun"
        if session.get(Racer, (race_id, user_id)) is not None:
            return "joined"
        if (session.scalar(_count(race_id)) or 0) >= MOST:
            return "full"
        session.add(Racer(race_id=race_id, user_id=user_id, name=name))
        return "joined"

    @transaction
    def leave(self, session: Session, race_id: int, user_id: int, at: datetime) -> None:
        """Remove a user: before the start without a trace; later the run ends and counts."""
        if changes_rows(session, _in_state(race_id, RaceState.OPEN)):
            own = Racer.race_id == race_id, Racer.user_id == user_id
            session.execute(delete(Racer).where(*own))
            if not session.scalar(_count(race_id)):
                session.execute(_in_state(race_id, RaceState.OPEN).values(state=RaceState.OVER))
            return
        mine = Run.race_id == race_id, Run.user_id == user_id, Run.over_at.is_(None)
        session.execute(update(Run).where(*mine).values(over_at=at))

    async def racers(self, race_id: int) -> Sequence[Racer]:
        """Load the racers."""
        return await self._all(
            select(Racer).where(Racer.race_id == race_id).order_by(Racer.user_id)
        )

    async def opened_puzzles(self, race_id: int) -> set[str]:
        """Return the puzzles that any of the racers has ever opened."""
        opened = select(Solving.puzzle_id).join(Racer, Racer.user_id == Solving.user_id)
        return {*await self._all(opened.where(Racer.race_id == race_id))}

    @transaction
    def start(self, session: Session, race_id: int, puzzles: Sequence[str], at: datetime) -> bool:
        """Start with these puzzles; return False if it has started or too few have joined.

        A race that is due and has too few racers is over.
        """
        if not changes_rows(session, _in_state(race_id, RaceState.OPEN)):
            return False
        race = session.get_one(Race, race_id)
        joined = select(Racer).where(Racer.race_id == race_id).order_by(Racer.user_id)
        racers = session.scalars(joined).all()
        if len(racers) < LEAST:
            if race.due_at <= at:
                race.state = RaceState.OVER
            return False
        race.state, race.due_at = RaceState.RUNNING, at + TIME[RunMode.RACE]
        for racer in racers:
            facts = {"guild_id": race.guild_id, "race_id": race_id, "puzzles": [*puzzles]}
            who = {"user_id": racer.user_id, "name": racer.name}
            run = Run(**who, **facts, mode=RunMode.RACE, place=0, solved=0, started_at=at)
            while not begin_run(session, run):
                pass  # a racer has just begun another run, which ends too
        return True

    async def standings(self, race: Race, now: datetime) -> list[Standing]:
        """Load the progress of all racers, best first: by puzzles solved, then by end."""
        runs: Sequence[Run] = await self._all(select(Run).where(Run.race_id == race.id))
        due = race.due_at
        order = sorted(
            runs, key=lambda run: (-run.solved, min(run.over_at or due, due), run.user_id)
        )
        return [
            Standing(run.user_id, run.name, run.place, run.solved, run.is_over(now))
            for run in order
        ]

    async def end(self, race_id: int) -> bool:
        """End a running race; return False if it isn't running."""
        return await self._change(
            _in_state(race_id, RaceState.RUNNING).values(state=RaceState.OVER)
        )

    @transaction
    def close_at(
        self,
        session: Session,
        channel_id: int,
        messages: Collection[int],
        at: datetime,
    ) -> None:
        """End the races of a channel (of these messages, if any) that no one can see any more."""
        which = [Race.message_id.in_(messages)] * bool(messages)
        here = Race.channel_id == channel_id, Race.told.is_(False)
        for race in session.scalars(select(Race).where(*here, *which).with_for_update()):
            race.state, race.told = RaceState.OVER, True
            open_runs = Run.race_id == race.id, Run.over_at.is_(None)
            session.execute(update(Run).where(*open_runs).values(over_at=at))

    async def record_shown(self, race_id: int, shown: Sequence[object], *, over: bool) -> None:
        """Record what the message says; `over`: it says how the race has ended."""
        told = update(Race).where(Race.id == race_id)
        await self._change(told.values(shown=[*shown], told=over))

    async def unfinished(self) -> Sequence[int]:
        """Load the races that aren't over or whose end isn't shown yet."""
        ours = self._share.of(Race.guild_id)
        return await self._all(select(Race.id).where(Race.told.is_(False), ours))


def _in_state(race_id: int, state: RaceState) -> Update:
    """Build a change that locks the race for this transaction, if it is in this state."""
    return update(Race).where(Race.id == race_id, Race.state == state).values(state=state)


def _count(race_id: int) -> Select[Any]:
    return select(func.count()).select_from(Racer).where(Racer.race_id == race_id)
