"""Answers: judged in their order, by the right workers, kept as of when they were given."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest
from grimoire_days import GUILD, POSITION, puzzle_document

from bot.errors import Refusal
from bot.grimoire.answers import UNDER_WAY, Answered, Answers, Solver
from bot.store import Store, StoredPuzzle
from bot.ui import replies
from puzzles.judge import Verdict
from puzzles.puzzle import Puzzle, read_puzzle
from workers import Asker

ANN = Solver(10, "Ann", GUILD)
GIVEN = datetime(2026, 5, 1, 12, tzinfo=UTC)


class Judges:
    """Judges for whom every answer falls short, or whatever a test wants; each waits for `gate`."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, Asker]] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.verdict: Verdict | None = None

    async def judge(self, puzzle: Puzzle, line: str, *, asker: Asker) -> Verdict:
        """The verdict."""
        self.asked.append((puzzle.id, line, asker))
        await self.gate.wait()
        return self.verdict or Verdict("short", (line, "end"))


@pytest.fixture
def judges() -> Judges:
    return Judges()


@pytest.fixture
def proof_workers() -> Judges:
    return Judges()


@pytest.fixture
def answers(store: Store, judges: Judges, proof_workers: Judges) -> Answers:
    made = {"judges": judges, "workshop": proof_workers}
    settings = SimpleNamespace(judges=1)
    client = SimpleNamespace(
        store=store, settings=settings, make_solvers=lambda name, *_: made[name]
    )
    return Answers(client)  # type: ignore[arg-type]


async def given(
    answers: Answers, puzzle: Puzzle, line: str = "end", at: datetime = GIVEN, who: Solver = ANN
) -> Answered:
    """Somebody's answer, as the panel hands it in: the puzzle is open."""
    await answers._store.grimoire.solving(who.user_id, puzzle.id, at)
    return await handed_in(answers, puzzle, line, at, who)


async def handed_in(
    answers: Answers, puzzle: Puzzle, line: str, at: datetime = GIVEN, who: Solver = ANN
) -> Answered:
    """The same where this person has opened the puzzle before."""
    async with answers.answering(who.user_id, puzzle.id):
        return await answers.submit(who, puzzle, line, at)


def built_in(number: int = 1) -> Puzzle:
    return read_puzzle(puzzle_document(f"initiation-{number:02}"))


async def stored(store: Store, state: str) -> Puzzle:
    """A puzzle that Ann made."""
    row = StoredPuzzle(
        guild_id=GUILD,
        author_id=ANN.user_id,
        document=puzzle_document("p-0", position=POSITION),
        state=state,
        created_at=GIVEN,
    )
    puzzle_id = await store.grimoire.add_puzzle(row)
    return read_puzzle(puzzle_document(puzzle_id))


async def test_an_answer_is_dated_when_it_was_given(
    answers: Answers, judges: Judges, store: Store
) -> None:
    judges.gate.clear()
    answering = asyncio.create_task(given(answers, built_in(), at=GIVEN))
    await until(lambda: bool(judges.asked))
    judges.gate.set()
    await answering
    (attempt,) = await store.grimoire.attempts_of(ANN.user_id, "initiation-01")
    assert attempt.created_at == GIVEN


async def test_answers_to_one_puzzle_keep_their_order(
    answers: Answers, judges: Judges, store: Store
) -> None:
    await answers._store.grimoire.solving(ANN.user_id, built_in().id, GIVEN)
    judges.gate.clear()
    several = []
    for line in ("first", "second", "third"):
        several.append(asyncio.create_task(handed_in(answers, built_in(), line)))
        await asyncio.sleep(0)
    judges.gate.set()
    await asyncio.gather(*several)
    kept = await store.grimoire.attempts_of(ANN.user_id, "initiation-01")
    assert [line for _, line, _ in judges.asked] == ["first", "second", "third"]
    assert [each.line for each in kept] == ["first end", "second end", "third end"]


async def test_puzzles_that_nobody_has_approved_never_reach_everybodys_judges(
    answers: Answers, judges: Judges, proof_workers: Judges, store: Store
) -> None:
    pending, rejected = await stored(store, "pending"), await stored(store, "rejected")
    approved = await stored(store, "approved")
    for puzzle in (pending, built_in(), rejected, approved):
        await given(answers, puzzle)
    assert [puzzle_id for puzzle_id, *_ in proof_workers.asked] == [pending.id, rejected.id]
    assert [puzzle_id for puzzle_id, *_ in judges.asked] == ["initiation-01", approved.id]
    assert judges.asked[0][2] == Asker(ANN.user_id, GUILD)


async def test_too_many_answers_at_once_are_refused(answers: Answers, judges: Judges) -> None:
    judges.gate.clear()
    several = [
        asyncio.create_task(given(answers, built_in(1 + number))) for number in range(UNDER_WAY)
    ]
    await until(lambda: len(judges.asked) == UNDER_WAY)
    with pytest.raises(Refusal, match="refused-too-many-answers"):
        await given(answers, built_in(9))
    bobs = asyncio.create_task(given(answers, built_in(9), who=Solver(11, "Bob", GUILD)))
    judges.gate.set()
    await asyncio.gather(*several, bobs)
    assert (await given(answers, built_in(9))).outcome is not None


async def test_an_answer_that_was_too_heavy_leaves_the_line_as_it_was(
    answers: Answers, judges: Judges, store: Store
) -> None:
    await store.grimoire.solving(ANN.user_id, "initiation-01", GIVEN)
    await store.grimoire.save_line(ANN.user_id, "initiation-01", "annihilation@bu1")
    judges.verdict = Verdict("undecided", ())
    assert (await given(answers, built_in())).outcome is None
    solving = await store.grimoire.solving(ANN.user_id, "initiation-01", GIVEN)
    assert solving.line == "annihilation@bu1"


async def test_work_is_given_up_when_nobody_could_hear_of_it() -> None:
    now = datetime.now(UTC)
    client = SimpleNamespace(now=lambda: now)
    late: Any = SimpleNamespace(created_at=now - replies.LIFE, client=client)
    with pytest.raises(Refusal, match="refused-too-busy"):
        async with replies.while_answerable(late):
            await asyncio.sleep(600)
    early: Any = SimpleNamespace(created_at=now, client=client)
    with pytest.raises(TimeoutError):
        async with replies.while_answerable(early):
            raise TimeoutError


async def until(true: Callable[[], bool]) -> None:
    """Wait for something to happen."""
    for _ in range(3000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it has not happened")
