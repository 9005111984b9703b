"""Players that think, in the three newer games: whole games, and better ones than by lot."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from long import mark_all_long_but

from engine import chance
from engine.bald_mountain.game import setup_of as mountain_setup
from engine.bald_mountain.seating import SEATINGS
from engine.castles.actions import END
from engine.castles.board import SEATS_OF, cell_named
from engine.castles.cards import CARD, RACES
from engine.castles.game import setup_of as castles_setup
from engine.castles.state import Creature
from engine.core import Seat
from engine.games import game_ai_of, game_named
from engine.two_worlds.game import setup_of as worlds_setup
from engine.two_worlds.state import SetUp
from opponents.action_sequence import ActionSequence, Line
from opponents.greedy import greedy
from opponents.matches import PLAYERS, played
from opponents.thinkers import STRENGTHS, think


def worlds(setup: SetUp, seed: int) -> Any:
    """Return a match whose armies are picked: the first cards of each packet are kept."""
    state: Any = game_named("two_worlds").setup(worlds_setup(setup), seed)[0]
    while state.step == "picks":
        state.apply(state.acting, state.legal_actions(state.acting)[0])
    return state


def late_mountain(mode: Any, seed: int) -> Any:
    """Return a match near its end: little energy, many gems."""
    state: Any = game_named("bald_mountain").setup(mountain_setup(mode), seed)[0]
    state.energy, state.gems = [5, 5], [9, 9]
    return state


def late_worlds(_: str, seed: int) -> Any:
    """Return a match near its end: small decks, and a quiet rift that is near."""
    state = worlds("basic", seed)
    state.warriors = [deck[:3] for deck in state.warriors]
    state.turn += 108
    return state


def late_castles(mode: Any, seed: int) -> Any:
    """Return a match near its end: castles that fall by the next wound."""
    races: dict[Any, Any] = dict(zip(SEATS_OF[mode], RACES, strict=False))
    state: Any = game_named("castles").setup(castles_setup(mode, races), seed)[0]
    state.wounds = [5] * len(state.seats)
    return state


class Game(NamedTuple):
    """How matches of a game begin, and how often greedy has to win of how many."""

    modes: tuple[str, ...]
    late: Callable[[str, int], Any]
    thought_about: Callable[[str, int], Any]
    begun: Callable[[int], Any]
    games: int
    least: int


GAMES = {
    "bald_mountain": Game(
        tuple(SEATINGS),
        late_mountain,
        late_mountain,
        lambda seed: game_named("bald_mountain").setup(mountain_setup("duel"), seed)[0],
        100,
        80,
    ),
    "two_worlds": Game(
        ("basic",),
        late_worlds,
        lambda _, seed: worlds("draft", seed),
        lambda seed: worlds("basic", seed),
        40,
        30,
    ),
    "castles": Game(
        tuple(SEATS_OF),
        late_castles,
        late_castles,
        lambda seed: game_named("castles").setup(castles_setup("duel"), seed)[0],
        24,
        22,
    ),
}
MODES = [(game, mode) for game, about in GAMES.items() for mode in about.modes]
FIRST = [(game, about.modes[0]) for game, about in GAMES.items()]


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize(("game", "mode"), mark_all_long_but(FIRST, MODES))
def test_a_line_is_legal_in_the_position_that_was_thought_about(
    game: str, mode: str, strength: str
) -> None:
    """Then another seat is due, another turn begins, or chance has spoken.

    Of the truth it knows the first move.
    """
    state, game_ai, rules = GAMES[game].thought_about(mode, 5), game_ai_of(game), game_named(game)
    assert game_ai is not None
    for turn in range(4):
        if state.ended is not None:
            return
        seat = state.acting
        action_sequence = ActionSequence.of(game, game_ai.determinize(state, seat, 7), seat)
        line = STRENGTHS[strength](action_sequence)
        assert [*map(str, line)] == think(game, strength, rules.dump(state), seat, 7)
        assert action_sequence.is_over(action_sequence.after(line)), turn
        state.apply(seat, line[0])


@pytest.mark.parametrize("setup", ["basic", "draft"])
def test_a_player_picks_its_army(setup: SetUp) -> None:
    game = game_named("two_worlds")
    state: Any = game.setup(worlds_setup(setup), 3)[0]
    while state.step == "picks":
        seat = state.to_act()[0]
        (text, *_) = think("two_worlds", "easy", game.dump(state), seat, 7)
        state.apply(seat, game.read_move(state, text)[0])
    assert [len(deck) for deck in state.warriors] == [12, 12]


@pytest.mark.parametrize(("game", "mode"), mark_all_long_but(FIRST, MODES))
@pytest.mark.parametrize("name", PLAYERS)
def test_players_play_whole_games(game: str, mode: str, name: str) -> None:
    state = GAMES[game].late(mode, 2)
    *_, last = played(game, state, dict.fromkeys(state.seats, PLAYERS[name]), 3)
    assert state.ended is not None
    assert last.document()["event"] == "ended"


def by_lot(action_sequence: ActionSequence) -> Line:
    """Any legal moves, one after the other, to the end; of castles' only the last ends a turn."""
    state, seat, line = action_sequence.state.copy(), action_sequence.seat, list[Any]()
    luck = chance.stream(0, json.dumps(action_sequence.game.dump(state)))
    while not action_sequence.is_over(state):
        legal = state.legal_actions(seat)
        legal = [move for move in legal if move != END] or legal
        place, luck = chance.draw(luck, len(legal))
        line.append(legal[place])
        state.apply(seat, legal[place])
    return tuple(line)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_moves_by_lot(game: str) -> None:
    about, won = GAMES[game], 0
    for seed in range(about.games):
        state = about.begun(seed)
        thinking: Seat = "A" if seed % 2 else "B"
        players = dict.fromkeys(state.seats, by_lot) | {thinking: greedy}
        for _ in played(game, state, players, seed):
            pass
        assert state.ended is not None
        won += state.ended.winners == (thinking,)
    assert won >= about.least


@pytest.mark.parametrize(("enemy", "goes"), [("b5", False), ("a5", True)])
def test_greedy_does_not_run_into_a_blow_for_a_step(enemy: str, goes: bool) -> None:
    """One cell on, on the same line, the wounded militia would be dead before its next turn."""
    setup = castles_setup("duel", {"A": "humans", "B": "orcs"}, "A")
    state: Any = game_named("castles").setup(setup, 1)[0]
    state.hands[0], state.dice = (), (1,)
    own = "b2" if enemy == "b5" else "c2"
    wounded = Creature(CARD["militia"], 0, wounds=CARD["militia"].life - 1)
    state.cells[cell_named("duel", own)] = wounded
    state.cells[cell_named("duel", enemy)] = Creature(CARD["orc_warrior"], 1)
    line = greedy(ActionSequence.of("castles", state, "A"))
    assert (line[0] != END) == goes
