"""What users who watch a match say: who wins, and which move comes next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    ForeignKey,
    Index,
    Integer,
    String,
    and_,
    case,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.orm import Mapped, Session, mapped_column

from bot.store.personal import OWNER, PLAIN, SERVER, id_key, name_of
from bot.store.ratings import LEAST_TURNS
from bot.store.result_tables import RATED_KINDS, Result, ResultSeat, SeatOutcome, Visibility
from bot.store.rows import Rows, put_row, transaction
from bot.store.tables import RUNNING, Base, Match, PartialIndex
from engine.record import ABANDONED

CHOICE = 48
"""The most characters of a guess."""


class Prediction(Base):
    """The side that a user has said will win, by its first seat.

    Whether that was right follows from the result of the match, so it isn't stored.
    """

    __tablename__ = "predictions"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    user_id: Mapped[int] = id_key(OWNER)
    guild_id: Mapped[int] = mapped_column(BigInteger, index=True, info=SERVER)
    name: Mapped[str] = mapped_column(String(100), info=name_of("user_id"))
    seat: Mapped[str] = mapped_column(String(1), info=PLAIN)


class Guess(Base):
    """What a user expects of a move; `number` counts the moves before it that aren't undone.

    `choice` is the answer in the words of the game (`Guesses`). `right` is None until the move is
    shown to users who don't play.
    """

    __tablename__ = "guesses"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    user_id: Mapped[int] = id_key(OWNER)
    guild_id: Mapped[int] = mapped_column(BigInteger, info=SERVER)
    choice: Mapped[str] = mapped_column(String(CHOICE), info=PLAIN)
    right: Mapped[bool | None] = mapped_column()

    __table_args__ = (Index(None, "user_id", "guild_id"),)


PartialIndex(Guess.match_id, Guess.right.is_(None), "unjudged")


class Record(NamedTuple):
    """How many of a user's predictions or guesses were right, of how many."""

    right: int
    of: int


class Predictor(NamedTuple):
    """A user and their predictions that could be right or wrong."""

    user_id: int
    name: str
    record: Record


class SpectatorStore(Rows):
    """Reads and writes predictions and guesses."""

    @transaction
    def predict(self, session: Session, prediction: Prediction) -> bool:
        """Store a prediction, which replaces an earlier one; return False if the match is over."""
        return _put_while_running(session, prediction)

    async def predictions(self, match_id: int) -> Mapping[str, int]:
        """Count the predictions of a match by seat; seats without any are left out."""
        counted = select(Prediction.seat, func.count()).where(Prediction.match_id == match_id)
        return dict(await self._rows(counted.group_by(Prediction.seat)))

    async def prediction(self, match_id: int, user_id: int) -> str | None:
        """Return the seat that a user has said will win, or None."""
        found = await self._get(Prediction, (match_id, user_id))
        return None if found is None else found.seat

    async def best(self, guild_id: int) -> Sequence[Predictor]:
        """Load the predictors of a server who show themselves to others, in no order.

        A prediction counts if the match was played to its end between users, was not too short to
        be rated, and was not drawn.
        """
        hidden = select(Visibility.user_id).where(
            *(Visibility.guild_id == guild_id, Visibility.user_id == Prediction.user_id),
            or_(Visibility.ranked.is_(False), Visibility.profile.is_(False)),
        )
        return await self._predictors(guild_id, ~hidden.exists())

    async def has_predictions(self, guild_id: int) -> bool:
        """Return whether anyone in this server has ever said who wins."""
        here = select(Prediction.match_id).where(Prediction.guild_id == guild_id)
        return await self._first(here.limit(1)) is not None

    async def predictor(self, guild_id: int, user_id: int) -> Record:
        """Count the predictions of a user in a server, as `best` does."""
        found = await self._predictors(guild_id, Prediction.user_id == user_id)
        return found[0].record if found else Record(0, 0)

    async def _predictors(self, guild_id: int, *which: Any) -> Sequence[Predictor]:
        right = func.sum(case((ResultSeat.outcome == SeatOutcome.WON, 1), else_=0))
        seat, other = ResultSeat, ResultSeat.__table__.alias()
        seats = select(func.count()).where(other.c.number == Result.number).scalar_subquery()
        is_long = or_(Result.reason == ABANDONED, Result.turns >= LEAST_TURNS * seats)
        user, name = Prediction.user_id, func.max(Prediction.name)
        rows = await self._rows(
            select(user, name, right, func.count())
            .join(Result, Result.match_id == Prediction.match_id)
            .join(seat, and_(seat.number == Result.number, seat.seat == Prediction.seat))
            .where(Prediction.guild_id == guild_id, Result.kind.in_(RATED_KINDS), is_long, *which)
            .where(seat.outcome.in_((SeatOutcome.WON, SeatOutcome.LOST)))
            .group_by(user)
        )
        return [Predictor(each, name, Record(int(good), count)) for each, name, good, count in rows]

    @transaction
    def guess(self, session: Session, guess: Guess) -> bool:
        """Store a guess, which replaces an earlier one; return False if the match is over."""
        return _put_while_running(session, guess)

    async def guesses(self, match_id: int, user_id: int) -> Sequence[Guess]:
        """Load a user's guesses in a match, the newest move first."""
        own = Guess.match_id == match_id, Guess.user_id == user_id
        return await self._all(select(Guess).where(*own).order_by(Guess.number.desc()))

    async def guessed(self, guild_id: int, user_id: int) -> Record:
        """Count the guesses of a user in a server that turned out right or wrong."""
        own = Guess.guild_id == guild_id, Guess.user_id == user_id, Guess.right.is_not(None)
        right = func.sum(case((Guess.right.is_(True), 1), else_=0))
        ((good, count),) = await self._rows(select(right, func.count()).where(*own))
        return Record(int(good or 0), count)

    async def unjudged(self, match_id: int) -> Sequence[int]:
        """Load the numbers of the moves of a match about which there are guesses to judge."""
        open_ones = Guess.match_id == match_id, Guess.right.is_(None)
        return await self._all(select(Guess.number).where(*open_ones).distinct())

    async def unjudged_matches(self) -> Sequence[int]:
        """Load the matches with guesses to judge, if anything has happened in them since."""
        ours = Guess.right.is_(None), self._share.of(Guess.guild_id)
        moved = or_(Match.version > Guess.number, Match.result.is_not(None))
        found = select(Guess.match_id).join(Match, Match.id == Guess.match_id)
        return await self._all(found.where(*ours, moved).distinct())

    async def judge(self, match_id: int, number: int, answer: str | None) -> None:
        """Record which of the guesses about a move were right: those with this answer.

        None: no player has made the move, so they are deleted.
        """
        these = Guess.match_id == match_id, Guess.number == number, Guess.right.is_(None)
        judged = update(Guess).where(*these).values(right=Guess.choice == answer)
        await self._change(delete(Guess).where(*these) if answer is None else judged)


def _put_while_running(session: Session, row: Prediction | Guess) -> bool:
    running = select(Match.id).where(Match.id == row.match_id, RUNNING)
    if session.scalar(running.with_for_update()) is None:
        return False
    put_row(session, row)
    return True
