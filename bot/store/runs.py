"""Runs of puzzles, and races: runs that users in a channel begin together."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Literal, NamedTuple

from sqlalchemy import (
    JSON,
    BigInteger,
    ColumnElement,
    ForeignKey,
    Index,
    Integer,
    Select,
    String,
    Update,
    and_,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, Session, mapped_column

from bot.store.grimoire_tables import PUZZLE_ID, Attempt, Solving
from bot.store.moderation_tables import Moderation, write_moderation
from bot.store.personal import NAMES, OWNER, PLAIN, PLAYER, SECRET, SERVER, id_key, name_of
from bot.store.reader import hidden_in
from bot.store.rows import Rows, add_if_free, changes_rows, transaction
from bot.store.tables import Base, Key, Moment, PartialIndex, Word

DOUBLE_CLICK = timedelta(seconds=2)
"""A click so soon after a run has begun or ended was the second one on the same button."""


class RunMode(StrEnum):
    """What ends a run."""

    STORM = "storm"
    """The time."""
    STREAK = "streak"
    """The first mistake."""
    RACE = "race"
    """The time; others in the channel have the same puzzles."""


ALONE = (RunMode.STORM, RunMode.STREAK)
"""Modes for one user, whose best runs are listed."""
TIME: dict[RunMode, timedelta] = {
    RunMode.STORM: timedelta(minutes=3),
    RunMode.RACE: timedelta(minutes=5),
}
"""How long a run lasts, if that is limited."""


class Run(Base):
    """One run of a user; only the newest run of each user can be open.

    `puzzles` are its puzzles in order, of which `place` are answered and `solved` correctly;
    `missed` is the last one that was not. All times are Discord's times of the clicks.
    """

    __tablename__ = "runs"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, info=OWNER)
    name: Mapped[str] = mapped_column(String(100), info=name_of("user_id"))
    guild_id: Mapped[int] = mapped_column(BigInteger, info=SERVER)
    mode: Mapped[RunMode] = mapped_column(Word(RunMode, 8))
    puzzles: Mapped[list[Any]] = mapped_column("pages", JSON, info=SECRET)
    place: Mapped[int] = mapped_column(Integer, default=0)
    solved: Mapped[int] = mapped_column(Integer, default=0)
    missed: Mapped[str | None] = mapped_column(PUZZLE_ID, info=PLAIN)
    started_at: Mapped[datetime] = mapped_column(Moment)
    over_at: Mapped[datetime | None] = mapped_column(Moment)
    race_id: Mapped[int | None] = mapped_column(ForeignKey("races.id"), index=True)

    __table_args__ = (Index(None, "user_id", "id"), Index(None, "guild_id", "started_at"))

    @property
    def ends_at(self) -> datetime | None:
        """The end of its time; None without a limit."""
        time = TIME.get(self.mode)
        return None if time is None else self.started_at + time

    def is_over(self, at: datetime) -> bool:
        """Return whether it has ended by this time; a time before its beginning counts as open."""
        return self.over_at is not None or (self.ends_at is not None and at > self.ends_at)

    def puzzle_at(self, at: datetime) -> str | None:
        """Return the id of the puzzle to solve at this time, or None after the end.

        A click may carry a time from just before the run began: it gets the first puzzle.
        """
        return None if self.is_over(at) else self.puzzles[self.place]

    def counts(self, puzzle_id: str, at: datetime) -> bool:
        """Return whether an answer to this puzzle, given at this time, counts for the run.

        An answer from before the run began doesn't.
        """
        return self.started_at <= at and self.puzzle_at(at) == puzzle_id

    def is_about(self, puzzle_id: str, at: datetime) -> bool:
        """Return whether a click on this puzzle's panel belongs to the run.

        It does as long as the end of the run has not been recorded, and for a moment longer.
        """
        ended = self.over_at is not None and at > self.over_at + DOUBLE_CLICK
        return not ended and puzzle_id in self.puzzles[: self.place + 1]

    def take(self, at: datetime, *, reached: bool) -> None:
        """Apply an answer to the current puzzle, given at a time at which it counts."""
        if reached:
            self.solved += 1
        else:
            self.missed = self.puzzles[self.place]
        self.place += 1
        is_mistake = self.mode == RunMode.STREAK and not reached
        if is_mistake or self.place == len(self.puzzles):
            self.over_at = at


PartialIndex(Run.user_id, Run.over_at.is_(None), "one_of_person", unique=True)


class BestRun(NamedTuple):
    """A user's best recent run: puzzles solved in it, and the name at the newest run."""

    user_id: int
    name: str
    solved: int


class RunStore(Rows):
    """Reads and writes the runs of all users."""

    @transaction
    def start(self, session: Session, run: Run) -> Run:
        """Begin a run, which ends an older one; a double click begins only one."""
        is_older = Run.started_at < run.started_at - DOUBLE_CLICK
        begin_run(session, run, or_(is_older, Run.mode != run.mode))
        return session.scalars(_newest(run.user_id)).one()

    async def about(self, user_id: int, puzzle_id: str, at: datetime) -> Run | None:
        """Load the run to which a user's click on the panel of a puzzle belongs, or None."""
        run = await self._first(_newest(user_id))
        return run if run is not None and run.is_about(puzzle_id, at) else None

    async def newest(self, user_id: int) -> Run | None:
        """Load the run that a user has begun last."""
        return await self._first(_newest(user_id))

    async def end(self, run: Run, at: datetime) -> None:
        """Record that a run is over and its user knows it."""
        await self._change(
            update(Run).where(Run.id == run.id, Run.over_at.is_(None)).values(over_at=at)
        )

    async def own_best(self, user_id: int, mode: RunMode) -> int:
        """Return the most puzzles that a user has solved in one run."""
        own = select(func.max(Run.solved)).where(Run.user_id == user_id, Run.mode == mode)
        return await self._first(own) or 0

    async def best(
        self, guild_id: int, mode: RunMode, since: datetime, count: int, reader: int
    ) -> Sequence[BestRun]:
        """Load the best runs in a server, one of each user.

        Users who hide from tables are left out, except `reader`.

        Args:
            guild_id: The server.
            mode: The mode of the runs.
            since: Time from which runs count by their start.
            count: Maximum number of runs.
            reader: Id of the user who will see them.
        """
        here = Run.guild_id == guild_id, Run.mode == mode, Run.started_at >= since
        listed = or_(Run.user_id.not_in(hidden_in(guild_id)), Run.user_id == reader)
        most = func.max(Run.solved)
        best = (
            select(Run.user_id, most.label("solved"), func.max(Run.id).label("newest"))
            .where(*here, Run.solved > 0, listed)
            .group_by(Run.user_id)
            .order_by(most.desc(), Run.user_id)
            .limit(count)
        ).subquery()
        rows = await self._rows(
            select(best.c.user_id, Run.name, best.c.solved)
            .join(Run, Run.id == best.c.newest)
            .order_by(best.c.solved.desc(), best.c.user_id)
        )
        return [BestRun(*row) for row in rows]


def begin_run(session: Session, run: Run, *ended: ColumnElement[bool]) -> bool:
    """Begin a run and end the user's earlier one, if these conditions hold for it.

    Returns False, and begins nothing, if the earlier one is still open.
    """
    earlier = Run.user_id == run.user_id, Run.over_at.is_(None)
    session.execute(update(Run).where(*earlier, *ended).values(over_at=run.started_at))
    return add_if_free(session, run)


def take_answer(session: Session, attempt: Attempt) -> bool:
    """Count an answer for the run of its user; return False if it doesn't belong to a run."""
    run = session.scalar(_newest(attempt.user_id).with_for_update())
    if run is None or not run.counts(attempt.puzzle_id, attempt.created_at):
        return False
    if attempt.reason != "illegal":
        run.take(attempt.created_at, reached=attempt.reached)
    return True


def is_in_run(session: Session, user_id: int, puzzle_id: str, at: datetime) -> bool:
    """Return whether a user's answer that is given at this time counts for a run."""
    run = session.scalar(_newest(user_id))
    return run is not None and run.counts(puzzle_id, at)


def _newest(user_id: int) -> Select[Run]:
    return select(Run).where(Run.user_id == user_id).order_by(Run.id.desc()).limit(1)


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

    A race that is a round of an event has its `event_id`, and no message: the event shows it.

    Each racer has a run (`Run.race_id`). `shown` is what its message says; `told`: the message says
    how the race has ended.
    """

    __tablename__ = "races"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger, info=SERVER)
    channel_id: Mapped[int] = mapped_column(BigInteger, info=PLAIN)
    message_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    host_id: Mapped[int] = mapped_column(BigInteger, info=PLAYER)
    language: Mapped[str] = mapped_column(String(8), info=PLAIN)
    state: Mapped[RaceState] = mapped_column(Word(RaceState, 8), default=RaceState.OPEN)
    due_at: Mapped[datetime] = mapped_column(Moment)
    shown: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True), info=NAMES)
    told: Mapped[bool] = mapped_column(default=False)
    event_id: Mapped[int | None] = mapped_column(ForeignKey("events.id"), index=True)

    __table_args__ = (Index(None, "channel_id"),)


PartialIndex(Race.id, Race.told.is_(False), "untold")
_ALONE_THERE = and_(Race.state != RaceState.OVER, Race.event_id.is_(None))
PartialIndex(Race.channel_id, _ALONE_THERE, "one_in_channel", unique=True)


class Racer(Base):
    """A user who has joined a race."""

    __tablename__ = "racers"

    race_id: Mapped[int] = mapped_column(ForeignKey("races.id"), primary_key=True)
    user_id: Mapped[int] = id_key(OWNER)
    name: Mapped[str] = mapped_column(String(100), info=name_of("user_id"))


@dataclass(frozen=True, slots=True)
class RaceScore:
    """The progress of a racer: puzzles answered and solved, and whether the run is over.

    `seconds` is the time until its end, or the whole time while it isn't over.
    """

    user_id: int
    name: str
    answered: int
    solved: int
    is_over: bool
    seconds: int


class NewRace(NamedTuple):
    """A race that begins at once: its row, who takes part, and its puzzles."""

    race: Race
    racers: Sequence[Racer]
    puzzles: Sequence[str]

    def add(self, session: Session) -> None:
        """Save the race and begin the runs of all who take part."""
        session.add(self.race)
        session.flush()
        for racer in self.racers:
            racer.race_id = self.race.id
        session.add_all(self.racers)
        _begin_runs(session, *self)


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
        shown = update(Race).where(Race.id == race_id).values(message_id=message_id)
        await self._change(shown)

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
    def leave(
        self,
        session: Session,
        race_id: int,
        user_id: int,
        at: datetime,
        entry: Moderation | None = None,
    ) -> None:
        """Remove a user: before the start without a trace; later the run ends and counts.

        `entry` is the line of the log if a moderator does it.
        """
        write_moderation(session, entry)
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

    async def opened_by(self, users: Collection[int]) -> set[str]:
        """Return the puzzles that any of these users has ever opened."""
        opened = select(Solving.puzzle_id).where(Solving.user_id.in_(users))
        return {*await self._all(opened)}

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
        _begin_runs(session, race, racers, puzzles)
        return True

    async def of_event(self, event_id: int) -> Sequence[Race]:
        """Load the races of an event, one for each round, the first one first."""
        return await self._all(select(Race).where(Race.event_id == event_id).order_by(Race.id))

    async def puzzles(self, race_id: int) -> Sequence[str]:
        """Return the puzzles of a race; none before its start, or if all racers are erased."""
        return await self._first(select(Run.puzzles).where(Run.race_id == race_id).limit(1)) or ()

    async def scores(self, race: Race, now: datetime) -> list[RaceScore]:
        """Load the progress of all racers, best first: by puzzles solved, then by end."""
        runs: Sequence[Run] = await self._all(select(Run).where(Run.race_id == race.id))
        due, whole = race.due_at, TIME[RunMode.RACE]
        order = sorted(
            runs, key=lambda run: (-run.solved, min(run.over_at or due, due), run.user_id)
        )
        return [
            RaceScore(
                user_id=run.user_id,
                name=run.name,
                answered=run.place,
                solved=run.solved,
                is_over=run.is_over(now),
                seconds=int((min(run.over_at or due, due) - due + whole).total_seconds()),
            )
            for run in order
        ]

    async def end(self, race_id: int) -> bool:
        """End a running race; return False if it isn't running."""
        return await self._change(
            _in_state(race_id, RaceState.RUNNING).values(state=RaceState.OVER)
        )

    @transaction
    def close(
        self, session: Session, race_id: int, at: datetime, entry: Moderation | None = None
    ) -> bool:
        """End a race; return False if it is over. Puzzles solved so far count.

        `entry` is the line of the log if a moderator does it.
        """
        ended = update(Race).where(Race.id == race_id, Race.state != RaceState.OVER)
        if not changes_rows(session, ended.values(state=RaceState.OVER)):
            return False
        open_runs = Run.race_id == race_id, Run.over_at.is_(None)
        session.execute(update(Run).where(*open_runs).values(over_at=at))
        write_moderation(session, entry)
        return True

    @transaction
    def reopen(self, session: Session, race_id: int, at: datetime, entry: Moderation) -> bool:
        """Let users join a race again that was closed before its start.

        Returns False if its time is over, it had started, or another race is in the channel.
        """
        race = session.get_one(Race, race_id, with_for_update=True)
        other = select(Race.id).where(Race.channel_id == race.channel_id, _ALONE_THERE)
        began = select(Run.id).where(Run.race_id == race_id)
        if race.due_at <= at or session.scalar(other) or session.scalar(began):
            return False
        race.state, race.told, race.shown = RaceState.OPEN, False, None
        write_moderation(session, entry)
        return True

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
        here = Race.channel_id == channel_id, Race.told.is_(False), Race.event_id.is_(None)
        for race in session.scalars(select(Race).where(*here, *which).with_for_update()):
            race.state, race.told = RaceState.OVER, True
            open_runs = Run.race_id == race.id, Run.over_at.is_(None)
            session.execute(update(Run).where(*open_runs).values(over_at=at))

    async def record_shown(self, race_id: int, shown: Sequence[object], *, over: bool) -> None:
        """Record what the message says; `over`: it says how the race has ended."""
        change = update(Race).where(Race.id == race_id)
        await self._change(change.values(shown=[*shown], told=over))

    async def unfinished(self) -> Sequence[int]:
        """Load the races that aren't over or whose end isn't shown yet."""
        ours = self._share.of(Race.guild_id)
        return await self._all(select(Race.id).where(Race.told.is_(False), ours))


def _begin_runs(
    session: Session, race: Race, racers: Sequence[Racer], puzzles: Sequence[str]
) -> None:
    """Begin the runs of a race, whose end is settled."""
    at = race.due_at - TIME[RunMode.RACE]
    for racer in racers:
        facts = {"guild_id": race.guild_id, "race_id": race.id, "puzzles": [*puzzles]}
        who = {"user_id": racer.user_id, "name": racer.name}
        run = Run(**who, **facts, mode=RunMode.RACE, place=0, solved=0, started_at=at)
        while not begin_run(session, run):
            pass  # a racer has just begun another run, which ends too


def _in_state(race_id: int, state: RaceState) -> Update:
    """Build a change that locks the race for this transaction, if it is in this state."""
    return update(Race).where(Race.id == race_id, Race.state == state).values(state=state)


def _count(race_id: int) -> Select[Any]:
    return select(func.count()).select_from(Racer).where(Racer.race_id == race_id)
