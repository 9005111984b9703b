"""Matches end by the rules that they began with, whatever has changed meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from test_manager import PEOPLE, Club

from bot.matches import UnreadableMatch
from bot.store import Store
from engine.clash import rules, turn
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.formats.draft import draft_setup
from engine.clash.game import ClashOfDecks, duel_setup
from engine.clash.state import Board

DUEL = duel_setup({"A": PRECONSTRUCTED["1"], "B": PRECONSTRUCTED["2"]})
began = turn.begin
TODAY, TOMORROW = rules.NEWEST, rules.NEWEST + 1


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


@pytest.fixture
def update(rules_patch: pytest.MonkeyPatch) -> Callable[[], None]:
    """The program of tomorrow: by its version every turn begins with one more mana."""

    def begin(board: Board) -> None:
        began(board)
        if board.rules.version >= TOMORROW:
            board.mana += 1

    def tomorrow() -> None:
        rules_patch.setattr(rules, "NEWEST", TOMORROW)
        rules_patch.setattr(ClashOfDecks, "rules", TOMORROW)
        rules_patch.setattr(turn, "begin", begin)

    return tomorrow


async def ends(club: Club, match_id: int, times: int) -> None:
    for _ in range(times):
        match = await club.manager.get(match_id)
        await club.manager.submit(match_id, PEOPLE[match.to_act[0]], "end")


async def test_a_running_match_goes_on_as_it_began(club: Club, update: Callable[[], None]) -> None:
    match = await club.match("clash", DUEL, "AB")
    await ends(club, match.id, 3)
    before = match.state.key()

    update()
    club.manager = club.another_process()
    again = await club.manager.get(match.id)
    assert again is not match
    assert again.state.key() == before
    await ends(club, match.id, 1)
    assert again.state.mana == 9  # nobody has played a card
    assert again.record()["rules"] == TODAY


async def test_what_begins_then_begins_by_the_newest_rules(
    club: Club, update: Callable[[], None]
) -> None:
    old = await club.match("clash", DUEL, "AB")
    update()
    new = await club.match("clash", DUEL, "AB")
    assert (old.row.rules, new.row.rules) == (TODAY, TOMORROW)
    assert new.state.mana == old.state.mana + 1
    await ends(club, new.id, 2)
    again = await club.another_process().get(new.id)
    assert again.state.key() == new.state.key()
    assert again.record()["rules"] == TOMORROW


async def test_a_draft_that_began_before_prepares_a_match_by_the_newest_rules(
    club: Club, update: Callable[[], None]
) -> None:
    draft = await club.match("draft", draft_setup("duel", ["initiation"]), "AB")
    await club.pick_to_the_end(draft, most=5)
    update()
    await club.pick_to_the_end(draft)
    (following,) = club.told[-1][1]
    assert draft.row.rules == 1
    assert (await club.manager.get(following)).row.rules == TOMORROW


async def test_an_older_program_leaves_a_match_of_newer_rules_alone(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as tomorrow:
        tomorrow.setattr(rules, "NEWEST", TOMORROW)
        tomorrow.setattr(ClashOfDecks, "rules", TOMORROW)
        match = await club.match("clash", DUEL, "AB")
    with pytest.raises(UnreadableMatch):
        await club.another_process().get(match.id)
