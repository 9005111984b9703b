"""Puzzles that users made, and how users solve puzzles.

Everything that changes together changes in one transaction.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

import structlog
from sqlalchemy import ColumnElement, Select, and_, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from bot.store.grimoire_tables import (
    GIVEN_UP,
    JUDGED,
    Attempt,
    Daily,
    DailyState,
    PuzzleState,
    Rating,
    Solving,
    StoredPuzzle,
)
from bot.store.moderation_tables import Moderation, write_moderation
from bot.store.ratings import (
    NEW_PLAYER,
    SHOWN_AFTER,
    Strength,
    after_meeting,
    new_puzzle,
    weight_of,
)
from bot.store.rows import Rows, add_if_free, changes_rows, transaction
from bot.store.runs import is_in_run, take_answer
from bot.store.servers import UserSettings
from bot.store.solvers import COUNTING, knew_before, made_or_reviewed, waits
from engine.documents import DocumentError
from puzzles import library
from puzzles.claims import Explanation
from puzzles.puzzle import Puzzle, read_puzzle

log = structlog.get_logger()

POINTS = (3, 2, 1)
"""Points for solving the daily puzzle with the first answer, the second, and any later one."""


@dataclass(frozen=True, slots=True)
class AttemptOutcome:
    """The effects of a stored answer.

    `first`: it was the user's first answer to this puzzle that counts. `rating` holds the user's
    points before and after, or None if it wasn't rated, and `answers` counts the user's rated
    answers. `daily` is the open daily puzzle for which it counts, `number` which attempt at it this
    was (1 = first), and `points` what it earned. `knew`: the user made or reviewed the puzzle, or
    knew it before it was this server's daily puzzle, so the answer changes no points or ratings.
    `in_run`: it was an answer in a run, which isn't rated.
    """

    first: bool
    rating: tuple[int, int] | None
    daily: Daily | None
    number: int
    points: int
    knew: bool = False
    in_run: bool = False
    answers: int = 0


class GrimoireStore(Rows):
    """Reads and writes puzzles, answers and ratings."""

    # Puzzles

    async def puzzle_of(self, puzzle_id: str, user_id: int | None = None) -> Puzzle | None:
        """Load a puzzle that this user may open; None if there is no such puzzle.

        That is a built-in one, an approved one that doesn't wait for its day, or any by this user.
        """
        built_in = _built_in(puzzle_id)
        if built_in is not None:
            return built_in
        may_open = or_(
            StoredPuzzle.author_id == user_id,
            and_(StoredPuzzle.state == PuzzleState.APPROVED, ~waits()),
        )
        row = await self._first(
            select(StoredPuzzle).where(StoredPuzzle.number == _number(puzzle_id), may_open)
        )
        return puzzle_from(row) if row else None

    async def any_puzzle(self, puzzle_id: str) -> Puzzle | None:
        """Load the puzzle whatever its state: for present and future daily puzzles."""
        built_in = _built_in(puzzle_id)
        if built_in is not None:
            return built_in
        row = await self.stored_puzzle(puzzle_id)
        return puzzle_from(row) if row else None

    async def stored_puzzle(self, puzzle_id: str) -> StoredPuzzle | None:
        """Load the row of a puzzle that a user made."""
        return await self._get(StoredPuzzle, _number(puzzle_id))

    async def is_open_to_all(self, puzzle_id: str) -> bool:
        """Return whether every user may open the puzzle: it is built-in, or approved and doesn't
        wait.
        """
        return await self.puzzle_of(puzzle_id) is not None

    async def add_puzzle(self, puzzle: StoredPuzzle) -> str:
        """Save a new puzzle; return its id."""
        await self._add(puzzle)
        return puzzle.id

    async def puzzles_to_review(self, guild_id: int) -> Sequence[StoredPuzzle]:
        """Load the puzzles of a server that wait for its moderators, oldest first."""
        return await self._puzzles(guild_id, PuzzleState.PENDING)

    async def puzzles_made_in(self, guild_id: int) -> Sequence[StoredPuzzle]:
        """Load the pending and approved puzzles of a server; a new one must differ from them."""
        states = PuzzleState.PENDING, PuzzleState.APPROVED
        return await self._all(
            select(StoredPuzzle).where(
                StoredPuzzle.guild_id == guild_id, StoredPuzzle.state.in_(states)
            )
        )

    async def approved_puzzles(self, guilds: Collection[int]) -> dict[int, list[StoredPuzzle]]:
        """Load the approved puzzles of each of these servers, oldest first.

        They include puzzles that wait for their day.
        """
        found: dict[int, list[StoredPuzzle]] = {guild_id: [] for guild_id in guilds}
        for row in await self._all(
            select(StoredPuzzle)
            .where(StoredPuzzle.guild_id.in_(guilds), StoredPuzzle.state == PuzzleState.APPROVED)
            .order_by(StoredPuzzle.number)
        ):
            found[row.guild_id].append(row)
        return found

    async def open_puzzles(self, guild_id: int, user_id: int) -> Sequence[StoredPuzzle]:
        """Load the approved puzzles of a server that this user may open, oldest first."""
        return await self._puzzles(
            guild_id, PuzzleState.APPROVED, or_(StoredPuzzle.author_id == user_id, ~waits())
        )

    async def open_editions(self, guild_id: int, user_id: int) -> list[tuple[int, int]]:
        """Load number and edition of the puzzles that `open_puzzles` would load."""
        may_open = or_(StoredPuzzle.author_id == user_id, ~waits())
        approved = StoredPuzzle.guild_id == guild_id, StoredPuzzle.state == PuzzleState.APPROVED
        found = select(StoredPuzzle.number, StoredPuzzle.edition).where(*approved, may_open)
        return [(*row,) for row in await self._rows(found.order_by(StoredPuzzle.number))]

    async def puzzles_numbered(self, numbers: Collection[int]) -> Sequence[StoredPuzzle]:
        """Load the puzzles with these numbers."""
        return await self._all(select(StoredPuzzle).where(StoredPuzzle.number.in_(numbers)))

    async def review(
        self, puzzle_id: str, state: PuzzleState, by: int, scheduled_for: str | None = None
    ) -> bool:
        """Decide on a puzzle; return False if it was no longer pending.

        Its author is owed a notification, unless the author decided.
        """
        facts = {"state": state, "reviewed_by": by, "scheduled_for": scheduled_for}
        return await self._change(
            update(StoredPuzzle)
            .where(
                StoredPuzzle.number == _number(puzzle_id), StoredPuzzle.state == PuzzleState.PENDING
            )
            .values(**facts, author_told=StoredPuzzle.author_id == by)
        )

    async def untold_puzzles(self) -> Sequence[StoredPuzzle]:
        """Load the puzzles whose authors are to be notified of a decision, oldest first."""
        ours = StoredPuzzle.author_told.is_(False), self._share.of(StoredPuzzle.guild_id)
        return await self._all(select(StoredPuzzle).where(*ours).order_by(StoredPuzzle.number))

    async def record_author_told(self, number: int) -> None:
        """Record that the author of a puzzle was notified, or can't be."""
        own = update(StoredPuzzle).where(StoredPuzzle.number == number)
        await self._change(own.values(author_told=True))

    @transaction
    def rename(
        self,
        session: Session,
        puzzle_id: str,
        guild_id: int,
        title: str | Mapping[str, str],
        entry: Moderation,
    ) -> bool:
        """Rename an approved puzzle of a server; return False if there isn't one.

        A `title` is the same in every language, unless it is a mapping. The open post will be
        updated. `entry` is the line of the log; it gets the former titles.
        """
        row = session.scalar(select(StoredPuzzle).where(*_approved(puzzle_id, guild_id)))
        if row is None:
            return False
        entry.before = {"title": row.document["title"]}
        write_moderation(session, entry)
        known = row.document["title"]
        titles = dict.fromkeys(known, title) if isinstance(title, str) else {**title}
        row.document, row.edition = {**row.document, "title": titles}, row.edition + 1
        shown = Daily.guild_id == guild_id, Daily.puzzle_id == puzzle_id
        posted = Daily.state == DailyState.POSTED
        session.execute(update(Daily).where(*shown, posted).values(shown_tried=-1))
        return True

    @transaction
    def withdraw(
        self, session: Session, puzzle_id: str, guild_id: int, *, now: datetime, entry: Moderation
    ) -> bool:
        """Withdraw an approved puzzle of a server for a moderator; return False if there isn't one.

        If it is the puzzle of the day, that is closed: it counts for those who have solved it.
        """
        withdrawn = update(StoredPuzzle).where(*_approved(puzzle_id, guild_id))
        facts = {"state": PuzzleState.WITHDRAWN, "author_told": StoredPuzzle.author_id == entry.by}
        if not changes_rows(session, withdrawn.values(**facts)):
            return False
        write_moderation(session, entry)
        session.execute(
            update(Daily)
            .where(Daily.guild_id == guild_id, Daily.puzzle_id == puzzle_id, Daily.closes_at > now)
            .where(Daily.state.in_((DailyState.DUE, DailyState.POSTED)))
            .values(state=DailyState.WITHDRAWN)
        )
        return True

    @transaction
    def restore(self, session: Session, puzzle_id: str, guild_id: int, entry: Moderation) -> bool:
        """Approve a withdrawn puzzle again; return False if it isn't withdrawn."""
        which = StoredPuzzle.number == _number(puzzle_id), StoredPuzzle.guild_id == guild_id
        withdrawn = update(StoredPuzzle).where(*which, StoredPuzzle.state == PuzzleState.WITHDRAWN)
        facts = {"state": PuzzleState.APPROVED, "author_told": StoredPuzzle.author_id == entry.by}
        if not changes_rows(session, withdrawn.values(**facts)):
            return False
        write_moderation(session, entry)
        return True

    async def _puzzles(
        self, guild_id: int, state: PuzzleState, *which: ColumnElement[bool]
    ) -> Sequence[StoredPuzzle]:
        return await self._all(
            select(StoredPuzzle)
            .where(StoredPuzzle.guild_id == guild_id, StoredPuzzle.state == state, *which)
            .order_by(StoredPuzzle.number)
        )

    # Solving

    async def solving(self, user_id: int, puzzle_id: str, at: datetime) -> Solving:
        """Load or create the user's solving state of a puzzle that is opened at this time of
        Discord.
        """
        found = await self._get(Solving, (user_id, puzzle_id))
        if found is not None:
            return found
        user = await self._get(UserSettings, user_id)
        unrated = user is not None and user.unrated
        begun = Solving(user_id=user_id, puzzle_id=puzzle_id, unrated=unrated, opened_at=at)
        try:
            await self._add(begun)
        except IntegrityError:  # another click was faster
            return await self.solving(user_id, puzzle_id, at)
        return begun

    async def made_or_reviewed(self, user_id: int, puzzle_id: str) -> bool:
        """Return whether this user made or reviewed a puzzle."""
        own = StoredPuzzle.number == _number(puzzle_id), made_or_reviewed(user_id)
        return await self._first(select(StoredPuzzle.number).where(*own)) is not None

    async def knew_before(self, user_id: int, daily: Daily) -> bool:
        """Return whether this user knew the puzzle before it was posted."""
        known = select(Daily.id).where(Daily.id == daily.id, knew_before(user_id))
        return await self._first(known) is not None

    # Puzzles that were opened

    async def save_line(self, user_id: int, puzzle_id: str, line: str) -> None:
        """Save the moves chosen so far."""
        await self._set_solving(user_id, puzzle_id, line=line)

    async def take_hint(self, user_id: int, puzzle_id: str) -> int:
        """Take one more hint and return the number of hints taken."""
        return (await self._set_solving(user_id, puzzle_id, hints=Solving.hints + 1)).hints

    async def see_solution(self, user_id: int, puzzle_id: str) -> None:
        """Record that the user sees the solution: later answers don't count."""
        await self._set_solving(user_id, puzzle_id, gave_up=True)

    async def play_unrated(self, user_id: int, puzzle_id: str) -> None:
        """Let the user's answers to a puzzle change no rating."""
        await self._set_solving(user_id, puzzle_id, unrated=True)

    @transaction
    def _set_solving(
        self, session: Session, /, user_id: int, puzzle_id: str, **values: object
    ) -> Solving:
        return _change_solving(session, user_id, puzzle_id, **values)

    # Answers

    async def attempts_of(self, user_id: int, puzzle_id: str) -> Sequence[Attempt]:
        """Load the answers of a user to a puzzle, oldest first."""
        return await self._all(_attempts(user_id, puzzle_id))

    async def add_attempt(self, attempt: Attempt) -> AttemptOutcome:
        """Save a judged answer and everything that follows from it: points, ratings, daily counts.

        Giving up is a wrong answer after which the solution is seen. `guild_id` is the server for
        whose daily puzzle it may count; `daily_id`, `hints`, `number` and `points` are filled in.
        """
        await self.solving(attempt.user_id, attempt.puzzle_id, attempt.created_at)
        return await self._add_attempt(attempt)

    @transaction
    def _add_attempt(self, session: Session, attempt: Attempt) -> AttemptOutcome:
        # This locks the row, so answers of one user are handled one after the other.
        solving = _change_solving(session, attempt.user_id, attempt.puzzle_id, hints=Solving.hints)
        found = session.scalars(_attempts(attempt.user_id, attempt.puzzle_id))
        earlier = found.all()
        attempt.hints = solving.hints
        knew = _knew(session, attempt)
        daily = self._counts_for(session, attempt, earlier, solving, knew=knew)
        in_run = take_answer(session, attempt)
        counts = attempt.reason in JUDGED and not knew and not in_run
        first = (
            counts
            and not solving.gave_up
            and all(answer.reason not in JUDGED for answer in earlier)
        )
        weight = 0.0 if solving.unrated else weight_of(solving.hints)
        rated = _rate(session, attempt, weight) if first and weight else None
        rating, answers = rated or (None, 0)
        attempt.rating = rating[1] if rating else None
        if attempt.reason == GIVEN_UP:
            solving.gave_up = True
        session.add(attempt)
        return AttemptOutcome(
            first=first,
            rating=rating,
            answers=answers,
            daily=daily,
            number=attempt.number,
            points=attempt.points,
            knew=knew,
            in_run=in_run,
        )

    def _counts_for(
        self,
        session: Session,
        attempt: Attempt,
        earlier: Sequence[Attempt],
        solving: Solving,
        *,
        knew: bool,
    ) -> Daily | None:
        """Return the daily puzzle for which the answer counts, or None.

        It was open when the answer was given. The answer gets its number and points.
        """
        attempt.daily_id, attempt.number, attempt.points = None, 0, 0
        if attempt.guild_id is None or knew or attempt.reason == GIVEN_UP:
            return None
        daily = session.scalar(
            select(Daily)
            .where(
                Daily.guild_id == attempt.guild_id,
                Daily.puzzle_id == attempt.puzzle_id,
                Daily.state.in_(COUNTING),
                Daily.posted_at <= attempt.created_at,
                Daily.closes_at > attempt.created_at,
                or_(Daily.revealed_at.is_(None), Daily.revealed_at > attempt.created_at),
            )
            .with_for_update()
        )
        if daily is None or daily.posted_at is None or solving.gave_up:
            return None
        own = [answer for answer in earlier if answer.daily_id == daily.id]
        if any(answer.reached for answer in own):
            return None
        attempt.daily_id = daily.id
        # Trying in another server first does not help: answers since the post count anywhere.
        since = daily.posted_at
        judged = [a for a in earlier if a.reason in JUDGED and a.created_at >= since]
        attempt.number = len(judged) + (attempt.reason in JUDGED)
        if attempt.reason in JUDGED and all(answer.reason not in JUDGED for answer in own):
            daily.tried += 1
        if attempt.reached:
            earned = POINTS[min(attempt.number, len(POINTS)) - 1]
            attempt.points = max(0, earned - attempt.hints)
            daily.solved += 1
            daily.at_first += attempt.number == 1
        return daily

    async def is_in_run(self, user_id: int, puzzle_id: str, at: datetime) -> bool:
        """Return whether an answer that is given at this time counts for a run."""
        return await self._database.ask(lambda session: is_in_run(session, user_id, puzzle_id, at))

    # Ratings

    async def player_rating(self, user_id: int) -> int:
        """Load a player's rating in the points that users see."""
        return _strength(await self._get(Rating, f"user:{user_id}")).rating

    async def shown_rating(self, user_id: int) -> tuple[int | None, int]:
        """Load a player's rating, or None, and how many rated answers are missing until it is
        shown.

        Before that, a single answer would move it too far to be meaningful.
        """
        row = await self._get(Rating, f"user:{user_id}")
        missing = max(0, SHOWN_AFTER - (row.games if row else 0))
        return None if missing else _strength(row).rating, missing

    async def puzzle_ratings(self) -> dict[str, int]:
        """Load the ratings of all puzzles that have been answered, by puzzle."""
        rows = await self._all(select(Rating).where(Rating.subject.like("page:%")))
        return {
            row.subject.removeprefix("page:"): _strength(row, NEW_PLAYER).rating for row in rows
        }

    async def opened_puzzles(self, user_id: int) -> set[str]:
        """Load the ids of the puzzles that a user has ever opened."""
        return {*await self._all(select(Solving.puzzle_id).where(Solving.user_id == user_id))}

    async def known_puzzles(self, user_id: int) -> tuple[set[str], set[str]]:
        """Load the puzzles that a user need not be offered again, and all that the user has
        answered.

        The first are those that the user has solved or whose solution the user has seen.
        """
        tried = await self._rows(
            select(Attempt.puzzle_id, Attempt.reached).where(Attempt.user_id == user_id)
        )
        seen = await self._all(
            select(Solving.puzzle_id).where(Solving.user_id == user_id, Solving.gave_up)
        )
        done = {puzzle_id for puzzle_id, reached in tried if reached} | {*seen}
        return done, {puzzle_id for puzzle_id, _ in tried}

    async def done_of(self, user_id: int, puzzle_ids: Collection[str]) -> set[str]:
        """Return which of these puzzles a user need not be offered again (`known_puzzles`)."""
        solved = select(Attempt.puzzle_id).where(Attempt.user_id == user_id, Attempt.reached)
        seen = select(Solving.puzzle_id).where(Solving.user_id == user_id, Solving.gave_up)
        among = Attempt.puzzle_id.in_(puzzle_ids), Solving.puzzle_id.in_(puzzle_ids)
        return {*await self._all(solved.where(among[0]))} | {*await self._all(seen.where(among[1]))}


def puzzle_from(row: StoredPuzzle) -> Puzzle | None:
    """Read the puzzle of a row under the row's id; None (and a log entry) if it can't be read."""
    try:
        puzzle = read_puzzle({**row.document, "id": row.id})
    except DocumentError as fault:
        log.error("stored page can't be read", puzzle=row.id, path=fault.path)
        return None
    return replace(puzzle, explanation=explanation_in(row))


def explanation_in(row: StoredPuzzle) -> Explanation | None:
    """Return the explanation of a row's solution; None if it isn't known."""
    return Explanation.model_validate(row.explanation) if row.explanation is not None else None


def _built_in(puzzle_id: str) -> Puzzle | None:
    try:
        return library.by_id(puzzle_id)
    except KeyError:
        return None


def _number(puzzle_id: str) -> int:
    """Return the number in the id of a stored puzzle; -1 for an id of another form."""
    prefix, _, number = puzzle_id.partition("-")
    known = prefix == "p" and number.isascii() and number.isdigit() and len(number) < 18
    return int(number) if known else -1


def _approved(puzzle_id: str, guild_id: int) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions that this is an approved puzzle of the server."""
    return (
        StoredPuzzle.number == _number(puzzle_id),
        StoredPuzzle.guild_id == guild_id,
        StoredPuzzle.state == PuzzleState.APPROVED,
    )


def _attempts(user_id: int, puzzle_id: str) -> Select[Attempt]:
    own = Attempt.user_id == user_id, Attempt.puzzle_id == puzzle_id
    return select(Attempt).where(*own).order_by(Attempt.id)


def _change_solving(session: Session, user_id: int, puzzle_id: str, **values: object) -> Solving:
    changed = session.scalars(
        update(Solving)
        .where(Solving.user_id == user_id, Solving.puzzle_id == puzzle_id)
        .values(**values)
        .returning(Solving)
    )
    return changed.one()


def _knew(session: Session, attempt: Attempt) -> bool:
    """Return whether this user made, reviewed or knew the puzzle before this server had it."""
    own = select(StoredPuzzle.number).where(
        StoredPuzzle.number == _number(attempt.puzzle_id), made_or_reviewed(attempt.user_id)
    )
    here = select(Daily.id).where(
        Daily.guild_id == attempt.guild_id,
        Daily.puzzle_id == attempt.puzzle_id,
        knew_before(attempt.user_id),
    )
    return bool(session.scalar(select(or_(own.exists(), here.exists()))))


def _rate(session: Session, attempt: Attempt, weight: float) -> tuple[tuple[int, int], int]:
    """Rate the user against the puzzle.

    Returns the user's points before and after, and how many answers of the user are rated now.
    """
    subjects = (f"user:{attempt.user_id}", f"page:{attempt.puzzle_id}")
    puzzle = _built_in(attempt.puzzle_id)
    if puzzle is None:
        stored = session.get(StoredPuzzle, _number(attempt.puzzle_id))
        puzzle = puzzle_from(stored) if stored else None
    new = NEW_PLAYER, new_puzzle(puzzle.rating) if puzzle else NEW_PLAYER
    for subject, start in zip(subjects, new, strict=True):
        add_if_free(session, Rating(subject=subject, mu=start.mu, sigma=start.sigma, games=0))
    rows = [session.get_one(Rating, subject, with_for_update=True) for subject in subjects]
    before = _strength(rows[0]), _strength(rows[1])
    after = after_meeting(*before, solved=attempt.reached, weight=weight)
    for row, strength in zip(rows, after, strict=True):
        row.mu, row.sigma, row.games = strength.mu, strength.sigma, row.games + 1
    return (before[0].rating, after[0].rating), rows[0].games


def _strength(row: Rating | None, otherwise: Strength = NEW_PLAYER) -> Strength:
    return Strength(row.mu, row.sigma) if row else otherwise
