"""Thinking in worker processes: the same thoughts, an end to long ones, nobody left behind."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
from positions import duel

from engine.clash.battle import Duel
from engine.clash.game import ClashOfDecks
from engine.clash.game_ai.game_ai import determinize
from opponents import thinkers
from opponents.action_sequence import ActionSequence
from opponents.thinkers import STRENGTHS, Thinkers, think

BUSY = "BASTION boom combustion meteorite cyclone ogre troll brute alpha"


@pytest.fixture
async def workers() -> AsyncIterator[Thinkers]:
    workers = Thinkers()
    yield workers
    await workers.close()


def small() -> Duel:
    return duel(a="combustion BASTION troll | | carnivore", b="FORT ogre | | zombie", mana=3)


async def test_a_worker_thinks_what_the_player_thinks(workers: Thinkers) -> None:
    state = small()
    before = state.key()
    for strength, player in STRENGTHS.items():
        turn = ActionSequence.of("clash", determinize(state, 0, 5), "A")
        moves = await workers.think("clash", strength, state, "A", 5)
        assert moves == [str(action) for action in player(turn)]
    assert state.key() == before


async def test_thoughts_at_once_take_turns(workers: Thinkers) -> None:
    found = await asyncio.gather(
        *(workers.think("clash", "easy", small(), "A", 1) for _ in range(4))
    )
    assert found == [["combustion@bl1", "end"]] * 4


async def test_the_event_loop_goes_on_while_a_worker_thinks(workers: Thinkers) -> None:
    await workers.think("clash", "easy", small(), "A", 1)
    thinking = asyncio.create_task(
        workers.think(
            "clash", "hard", duel(a=f"{BUSY} | carnivore", b=f"{BUSY} | vortex", mana=12), "A", 1
        )
    )
    rounds = 0
    while not thinking.done():
        await asyncio.sleep(0)
        rounds += 1
    assert (await thinking)[-1] == "end"
    assert rounds > 100


async def test_a_thought_that_takes_too_long_is_given_up(
    workers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    await workers.think("clash", "easy", small(), "A", 1)
    busy = multiprocessing.active_children()
    assert busy
    monkeypatch.setattr(thinkers, "think", sleeps)
    monkeypatch.setattr(thinkers, "PATIENCE_SECONDS", 0.2)
    with pytest.raises(TimeoutError):
        await workers.think("clash", "easy", small(), "A", 1)
    monkeypatch.undo()
    for process in busy:
        assert await is_gone(process.pid)
    assert await workers.think("clash", "easy", small(), "A", 1) == ["combustion@bl1", "end"]


async def test_closing_ends_a_thought() -> None:
    workers = Thinkers()
    await workers.think("clash", "easy", small(), "A", 1)
    (process,) = multiprocessing.active_children()
    await workers.close()
    assert await is_gone(process.pid)
    await workers.close()


def test_a_thought_is_text_that_can_be_played() -> None:
    assert think("clash", "medium", document(), "A", 1) == ["combustion@bl1", "end"]


def document() -> dict[str, Any]:
    """A position as a worker gets it."""
    return ClashOfDecks().dump(small())


async def is_gone(pid: int | None) -> bool:
    """Has the process ended, after some waiting? The pool itself takes note of its end."""
    assert pid is not None
    for _ in range(200):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        await asyncio.sleep(0.05)
    return False


def sleeps(*_: object) -> list[str]:
    time.sleep(60)
    return []
