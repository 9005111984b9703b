"""What a keystroke costs that names a puzzle: none is read twice, or on the event loop."""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import Any

import pytest
from grimoire_days import ANN, BOB, GUILD, NOON, answer, bind_puzzles, made
from moderated import line
from sqlalchemy import event

from bot.grimoire import finding
from bot.grimoire.finding import Suggestions
from bot.store import Action, Moderation, Store, StoredPuzzle, Subject
from texts import texts_in

EN, FR = texts_in("en"), texts_in("fr")
OWN, BUILT_IN = 60, 14


def done(action: Action) -> Moderation:
    return line(GUILD, NOON, action, Subject.PUZZLE)


class Work:
    """What is done: puzzles that are read and described, documents that are loaded."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
        self.read = self.described = self.loaded = 0
        self.threads = set[int]()
        read, describe = finding.puzzle_from, finding._made

        def reading(row: StoredPuzzle) -> Any:
            self.read += 1
            self.threads.add(threading.get_ident())
            return read(row)

        def describing(*facts: Any) -> Any:
            self.described += 1
            self.threads.add(threading.get_ident())
            return describe(*facts)

        monkeypatch.setattr(finding, "puzzle_from", reading)
        monkeypatch.setattr(finding, "_made", describing)
        self.statements = list[str]()
        for engine in store.engines:
            event.listen(engine, "before_cursor_execute", self._said)

    def _said(self, _connection: Any, _cursor: Any, said: str, *_: Any) -> None:
        self.statements.append(said)

    def take(self) -> tuple[int, int, int]:
        """Pages read and described, and statements with documents, since this was asked last."""
        documents = sum("document" in said for said in self.statements)
        found = self.read, self.described, documents
        self.read = self.described = 0
        self.statements.clear()
        return found


def suggestions_of(store: Store) -> Suggestions:
    return Suggestions(SimpleNamespace(store=store))  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    bind_puzzles(monkeypatch)


async def test_each_puzzle_is_read_once_and_beside_the_event_loop(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = [await made(store) for _ in range(OWN)]
    typing, work = suggestions_of(store), Work(monkeypatch, store)
    for who in (ANN, BOB):
        for typed in ("", "t", "te", "p-1"):
            assert await typing.offer(GUILD, who, typed, EN)
    assert work.take() == (OWN, OWN + BUILT_IN, 2)
    assert threading.get_ident() not in work.threads
    assert len(await typing.known(GUILD, BOB, FR)) == OWN + BUILT_IN
    assert work.take() == (OWN, OWN + BUILT_IN, 2), "once in each language"

    assert await store.grimoire.rename(numbers[3], GUILD, "Another name", done(Action.RENAME))
    assert [each for _, each in await typing.offer(GUILD, BOB, "another", EN)] == [numbers[3]]
    assert await store.grimoire.withdraw(numbers[40], GUILD, now=NOON, entry=done(Action.WITHDRAW))
    assert not await typing.offer(GUILD, BOB, numbers[40], EN)
    await made(store)
    assert len(await typing.known(GUILD, BOB, EN)) == OWN + BUILT_IN
    assert work.take()[:2] == (2, 2), "the one with another name, and the new one"


async def test_a_keystroke_asks_the_same_however_many_puzzles_there_are(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    typing, asked = suggestions_of(store), list[int]()
    work = Work(monkeypatch, store)
    for _ in range(2):
        await typing.known(GUILD, ANN, EN)
        work.take()
        await typing.offer(GUILD, ANN, "", EN)
        asked.append(len(work.statements))
        for _ in range(OWN):
            await made(store)
    assert asked[0] == asked[1] <= 4


async def test_what_is_done_is_ticked(store: Store) -> None:
    await store.grimoire.add_attempt(answer())
    await store.grimoire.add_attempt(answer("short", puzzle_id="test-04"))
    await store.grimoire.add_attempt(answer("given_up", puzzle_id="test-05"))
    offered = dict(await suggestions_of(store).offer(None, ANN, "test-0", EN))
    ticked = sorted(puzzle_id for label, puzzle_id in offered.items() if label.startswith("✅"))
    assert ticked == ["test-03", "test-05"]


async def test_a_puzzle_that_waits_for_its_day_is_offered_to_its_author_alone(store: Store) -> None:
    puzzle_id, typing = await made(store, day="2026-06-01"), suggestions_of(store)
    assert puzzle_id in [each.id for each in await typing.known(GUILD, ANN, EN)]
    assert puzzle_id not in [each.id for each in await typing.known(GUILD, BOB, EN)]
    assert puzzle_id not in [each.id for each in await typing.known(GUILD + 1, ANN, EN)]
