"""Under which keys pictures are kept: a hand's holds what the hand shows, and nothing more."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from bot.game_api import GAME_UIS
from engine import chance
from engine.clash.events import Attacked
from engine.core import SEATS, Seat
from engine.games import PLUGINS
from images.clash.board import board, of_this_turn, side_of
from images.picture import Drawing
from texts import texts_in

EN = texts_in("en")
NAMES = dict(zip(SEATS, ("Ann", "Bernard", "Cécile", "Dan"), strict=True))
PARTS = [plugin.part("engine") for plugin in PLUGINS]
GAMES = {part.games[0].id: part.simulation for part in PARTS if part.simulation is not None}
MOVES = 50
DRAWN = 16
"""So many hands are drawn of each game, for that takes its time."""


def hands(game: str, seat: Seat) -> list[tuple[Seat, Any, Drawing]]:
    """After each of many moves made at random: who made it, what this seat sees, and its hand."""
    simulation = GAMES[game]
    state, luck = simulation.begin(next(iter(simulation.modes)), 3, 1)
    held = []
    while len(held) < MOVES and (to_act := state.to_act()):
        actions = state.legal_actions(to_act[0])
        chosen, luck = chance.draw(luck, len(actions))
        state.apply(to_act[0], actions[chosen])
        view = state.view(seat)
        held.append((to_act[0], view, GAME_UIS[game].hand(view, NAMES, EN)))
    return held


@pytest.mark.parametrize("game", GAMES)
def test_moves_of_others_that_leave_a_hand_alone_leave_its_key(game: str) -> None:
    kept = [
        after.key == before.key
        for (_, seen, before), (mover, view, after) in pairwise(hands(game, "A"))
        if mover != "A" and view != seen
    ]
    assert sum(kept) >= 4, "the view has changed, the hand has not"


@pytest.mark.usefixtures("unencoded")
@pytest.mark.parametrize("game", GAMES)
def test_hands_have_one_key_where_they_look_and_read_the_same(game: str) -> None:
    shown = [drawing for _, _, drawing in hands(game, "A")][-DRAWN:]
    drawn = [(drawing.draw().data, drawing.alt()) for drawing in shown]
    for (one, look), (other, other_look) in pairwise(zip(shown, drawn, strict=True)):
        assert (one.key == other.key) == (look == other_look)


@pytest.mark.parametrize("game", GAMES)
def test_seats_names_and_languages_have_keys_of_their_own(game: str) -> None:
    simulation, table = GAMES[game], GAME_UIS[game]
    state, _ = simulation.begin(next(iter(simulation.modes)), 3, 1)
    other = "B" if "B" in state.seats else state.seats[1]
    drawings = [
        table.hand(state.view("A"), NAMES, EN),
        table.hand(state.view(other), NAMES, EN),
        table.hand(state.view("A"), NAMES, texts_in("ru")),
        table.hand(state.view("A"), {**NAMES, "A": "Anna"}, EN),
    ]
    assert len({drawing.key for drawing in drawings}) == 4
    named = table.hand(state.view("A"), {**NAMES, other: "Berta"}, EN)
    assert named.key == drawings[0].key, "the hand names its owner alone"


def test_a_board_has_one_key_with_and_without_an_assault_that_is_not_on_it() -> None:
    """Of an assault nothing is on a board (`images.clash.board.of_this_turn`)."""
    table, (state, luck) = GAME_UIS["clash"], GAMES["clash"].begin("duel", 3, 1)
    same = []
    while len(same) < 2 and (to_act := state.to_act()):
        actions = state.legal_actions(to_act[0])
        chosen, luck = chance.draw(luck, len(actions))
        events = state.apply(to_act[0], actions[chosen])
        view = state.view(None)
        keys = {table.board(view, shown, NAMES, EN).key for shown in (events, ())}
        assert len(keys) == (2 if of_this_turn(events) else 1)
        same += [len(keys)] if any(isinstance(event, Attacked) for event in events) else []
    assert same == [1, 1]


@pytest.mark.parametrize("mode", GAMES["clash"].modes)
def test_a_board_has_the_key_of_all_who_see_it_from_that_side_and_no_hand(mode: str) -> None:
    state, luck = GAMES["clash"].begin(mode, 3, 1)
    events = []
    for _ in range(12):
        if to_act := state.to_act():
            actions = state.legal_actions(to_act[0])
            chosen, luck = chance.draw(luck, len(actions))
            events = state.apply(to_act[0], actions[chosen])
    for seat in state.seats:
        view, facts = state.view(seat), (events, NAMES, EN)
        shown, own = GAME_UIS["clash"].board(view, *facts), board(view, *facts)
        assert shown.draw() == own
        assert shown.alt() == own.alt
        public = GAME_UIS["clash"].board(state.view(None), *facts)
        assert (public.key == shown.key) == (seat == side_of(view))
        assert (public.draw() == own) == (seat == side_of(view))
