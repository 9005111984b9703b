"""Toll by its rules, its player, its pictures, on the command line: a game beside the house's own.

What it keeps of the face of every game is in `tests/engine/test_conformance.py`; how it is played
in Discord in `tests/e2e/test_another_game.py`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from PIL import Image

from bot.game_api import GAME_UIS, match_options_of, read_match_settings
from cli import main
from engine import record
from engine.core import IllegalAction, Outcome, Seat
from engine.games import PLUGINS, GamePlugin, default_of, game_ai_of, game_named, plugin_of
from house.engine.toll.game import TollGame
from house.engine.toll.moves import Ask, Lay, Throw, Word
from house.engine.toll.rules import Toll
from house.images.toll.board import alt, board, hand
from images.layout import WIDTH
from opponents.action_sequence import ActionSequence
from opponents.thinkers import STRENGTHS, last_resort, think
from texts import LANGUAGES, keys, sources, texts_in

GAME = TollGame()
EVERY_MOVE = [
    *map(Word, ("ford", "boat", "plank", "pay", "refuse", "pause", "undo", "end resign")),
    *(Lay(count) for count in range(5)),
    *(Ask(seat, count) for seat in "ABCD" for count in range(4)),  # type: ignore[arg-type]
    *(Throw(seat, (one,)) for seat in "ABCD" for one in range(8)),  # type: ignore[arg-type]
    *(
        Throw(seat, (one, two))  # type: ignore[arg-type]
        for seat in "ABCD"
        for one in range(8)
        for two in range(8)
    ),
    Throw("A", ()),
    Throw("A", (1, 2, 3)),
]


@pytest.fixture(autouse=True)
def _toll(toll: GamePlugin) -> None:
    """The game is in the registry."""


def begun(seats: int = 2, seed: int = 1, river: str = "calm") -> Toll:
    return GAME.setup({"seats": seats, "river": river}, seed)[0]


def played(state: Toll, *moves: str) -> Toll:
    for line in moves:
        seat, _, text = line.partition(" ")
        state.apply(seat, GAME.read_move(state, text)[0])  # type: ignore[arg-type]
    return state


def states(seats: int, seed: int) -> Iterator[Toll]:
    """Every state of a match by chance."""
    chance, state = random.Random(seed), begun(seats, seed, "wild" if seed % 2 else "calm")
    yield state
    while to_act := state.to_act():
        seat = chance.choice(to_act)
        state.apply(seat, chance.choice(state.legal_actions(seat)))
        yield state


every_match = pytest.mark.parametrize(("seats", "seed"), [(n, s) for n in (2, 3) for s in range(4)])


# Rules


def test_the_keeper_has_more_health_and_order_goes_a_b_c_b() -> None:
    assert begun(2).health == [8, 5]
    state = begun(3)
    assert state.health == [12, 5, 5]
    roads = [f"{seat} {road}" for seat, road in zip("ABC", ("ford", "boat", "plank"), strict=True)]
    played(state, *roads)
    order = []
    while state.active is not None:
        order.append(state.active)
        played(state, f"{state.active} end resign")
    assert order == ["A", "B", "C", "B"]
    assert state.to_act() == ("A", "B", "C")


@every_match
def test_what_is_legal_is_exactly_what_is_accepted(seats: int, seed: int) -> None:
    for state in states(seats, seed):
        for seat in ("A", "B", "C", "D"):
            legal, before = state.legal_actions(seat), state.key()
            assert set(legal) <= set(EVERY_MOVE)
            for move in EVERY_MOVE:
                twin = state.copy()
                if move in legal:
                    twin.apply(seat, move)
                    assert twin.key() != before
                else:
                    with pytest.raises(IllegalAction):
                        twin.apply(seat, move)
                    assert twin.key() == before


def test_moves_are_called_like_commands_and_lines_of_them_are_read() -> None:
    line, read = " pause undo  end   resign 2 ask B 1 throw A 2+5 ford refuse", []
    while line.strip():
        move, line = GAME.read_move(begun(), line)
        read.append(str(move))
    assert read == [
        *("pause", "undo", "end resign", "2", "ask B 1", "throw A 2+5", "ford", "refuse")
    ]
    for junk in ("end", "resign", "ask", "ask B", "throw A", "12", "pausee", "throw A 2+"):
        with pytest.raises(IllegalAction):
            GAME.read_move(begun(), junk)


def test_somebody_is_asked_out_of_turn() -> None:
    state = played(begun(), "A ford", "B boat", "A ask B 2")
    assert state.active == "A"
    assert state.to_act() == GAME.asked(state) == ("B",)
    assert list(map(str, state.legal_actions("B"))) == ["pay", "refuse"]
    turn_number = GAME.turn_number(state)
    played(state, "B pay")
    assert (state.coins, GAME.turn_number(state)) == ([4, 2], turn_number)
    assert GAME.asked(state) == ()
    assert state.to_act() == ("A",)


def test_who_wins_when_somebody_gives_up() -> None:
    assert [GAME.winners_without(begun(2), seat) for seat in "AB"] == [("B",), ("A",)]
    without = [GAME.winners_without(begun(3), seat) for seat in "ABC"]
    assert without == [("B", "C"), None, None]


def test_travellers_lose_together_and_win_together() -> None:
    state = begun(3)
    state.health[2] = 0
    assert state.outcome() == Outcome(("A",), "toll_caught")
    state = begun(3)
    state.health[0] = 0
    assert state.outcome() == Outcome(("B", "C"), "toll_passed")


# Secrets


@every_match
def test_views_hide_stones_chance_and_roads(seats: int, seed: int) -> None:
    """What can't be seen can be changed without anybody noticing."""
    for state in states(seats, seed):
        for viewer in (*state.seats, None):
            other = state.copy()
            other.dice, other.bag = 1, 2
            for number, seat in enumerate(state.seats):
                if seat == viewer:
                    continue
                other.stones[number] = tuple(range(1, len(state.stones[number]) + 1))
                if state.active is None and state.roads[number] is not None:
                    other.roads[number] = "boat"
            assert other.view(viewer) == state.view(viewer)


def test_a_secret_choice_is_no_secret_once_all_have_chosen() -> None:
    state = played(begun(), "A ford")
    assert state.view("A").player("A").road == "ford"
    assert {state.view(viewer).player("A").road for viewer in ("B", None)} == {""}
    assert state.view(None).player("A").chosen
    played(state, "B ford")
    assert [player.road for player in state.view(None).players] == ["ford", "ford"]


@every_match
def test_events_tell_everybody_the_same_and_no_secret(seats: int, seed: int) -> None:
    chance, state = random.Random(seed), begun(seats, seed)
    while to_act := state.to_act():
        seat = chance.choice(to_act)
        others = [other for other in to_act if other != seat]
        move = chance.choice(state.legal_actions(seat))
        events = state.apply(seat, move)
        if str(move) in ("ford", "boat", "plank") and others:
            assert [event.document() for event in events] == [
                {"event": "road_chosen", "seat": seat}
            ]
        if str(move) == "pause":
            assert events[0].document() == {"event": "rested", "seat": seat}


# Its player


@every_match
def test_a_guess_keeps_the_view_and_knows_no_more(seats: int, seed: int) -> None:
    game_ai: Any = game_ai_of("toll")
    for state in states(seats, seed):
        for seat in state.seats:
            guess = game_ai.determinize(state, seat, 7)
            assert guess.view(seat) == state.view(seat)
            assert guess.legal_actions(seat) == state.legal_actions(seat)
            again = game_ai.determinize(game_ai.determinize(state, seat, 8), seat, 7)
            assert again.key() == guess.key()


def test_the_default_is_always_legal() -> None:
    default: Any = default_of("toll")
    for state in states(3, 5):
        for seat in state.to_act():
            assert default(state, seat) in state.legal_actions(seat)
    assert last_resort("toll", begun(), "A") == "plank"


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("moves", [(), ("A ford", "B boat"), ("A ford", "B boat", "A ask B 1")])
def test_the_bot_thinks_about_it(strength: str, moves: tuple[str, ...]) -> None:
    state = played(begun(), *moves)
    seat: Seat = state.to_act()[0]
    line = think("toll", strength, GAME.dump(state), seat, 3)
    assert line
    assert GAME.read_move(state, line[0])[0] in state.legal_actions(seat)
    assert not ActionSequence.of("toll", state, seat).is_over(state)


# Records, the command line, pictures


def recorded(seats: int, seed: int) -> dict[str, Any]:
    chance, state, moves = random.Random(seed), begun(seats, seed), []
    while to_act := state.to_act():
        seat = chance.choice(to_act)
        move = chance.choice(state.legal_actions(seat))
        moves.append(f"{seat} {move}")
        state.apply(seat, move)
    setup = {"seats": seats, "river": "calm"}
    return record.write(GAME, setup, seed, {"A": "Ann"}, moves, state.outcome())


@pytest.mark.parametrize("seats", [2, 3])
def test_the_command_line_replays_it(seats: int, tmp_path: Path) -> None:
    document = recorded(seats, 4)
    assert list(document) == [
        *("format", "game", "seats", "river", "seed", "players", "moves", "result")
    ]
    file = tmp_path / "match.json"
    file.write_text(json.dumps(document))
    run = CliRunner().invoke(main, ["replay", str(file)], catch_exceptions=False)
    assert run.exit_code == 0, run.output
    assert document["moves"][0].partition(" ")[2] in run.stdout

    document["moves"].append("A pause")
    file.write_text(json.dumps(document))
    assert CliRunner().invoke(main, ["replay", str(file)]).exit_code != 0


def test_the_command_line_draws_it(tmp_path: Path) -> None:
    position, picture = tmp_path / "position.json", tmp_path / "board.webp"
    position.write_text(json.dumps(GAME.dump(begun(3))))
    arguments = ["render", "board", "--position", str(position), "--output", str(picture)]
    run = CliRunner().invoke(main, arguments, catch_exceptions=False)
    assert run.exit_code == 0, run.output
    with Image.open(picture) as drawn:
        assert drawn.format == "WEBP"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_and_their_words_hide_what_is_hidden(language: str) -> None:
    texts, names = texts_in(language), {"A": "Ann", "B": "Bob", "C": "Cleo"}
    state = played(begun(3), "A ford")
    drawn = board(state.view(None), names, texts)  # type: ignore[arg-type]
    assert Image.open(BytesIO(drawn.data)).size[0] == WIDTH
    assert texts("toll-ford") not in drawn.alt
    assert texts("toll-ford") in alt(state.view("A"), names, texts)  # type: ignore[arg-type]
    own = hand(state.view("B"), names, texts).alt  # type: ignore[arg-type]
    assert ", ".join(map(str, state.stones[1])) in own
    over = begun(3)
    over.health[0] = 0
    assert "Bob + Cleo" in board(over.view(None), names, texts).alt  # type: ignore[arg-type]


# The registry, texts


def test_one_line_is_all_and_nothing_is_left_of_it(toll: GamePlugin) -> None:
    assert plugin_of("toll") is toll
    assert "toll" in GAME_UIS
    usual = match_options_of("toll").kind()
    assert read_match_settings(usual.document()) == usual
    PLUGINS.remove(toll)
    try:
        with pytest.raises(KeyError):
            game_named("toll")
        assert "toll" not in GAME_UIS
        assert not texts_in("en").has("game-toll")
        assert "toll.ftl" not in sources("en")
    finally:
        PLUGINS.append(toll)
    assert texts_in("en")("game-toll") == "Toll"


def test_its_texts_are_there_in_every_language() -> None:
    assert keys("en") == keys("ru") == keys("fr")
    assert "toll-ford" in keys("en")


@every_match
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_story_can_be_told(seats: int, seed: int, language: str) -> None:
    texts, table, chance = texts_in(language), GAME_UIS["toll"], random.Random(seed)
    state, told = GAME.setup({"seats": seats, "river": "wild"}, seed)
    names = dict(zip(state.seats, ("Ann", "Bob", "Cleo"), strict=False))
    while to_act := state.to_act():
        seat = chance.choice(to_act)
        move = chance.choice(state.legal_actions(seat))
        assert table.spoken(state, str(move), names, texts)  # type: ignore[arg-type]
        assert table.status(state.view(None), "Ann", texts)
        assert table.prompt(state.view(seat), texts)
        told = [*told, *state.apply(seat, move)]
    assert len(table.story(told, names, texts)) == len(told)  # type: ignore[arg-type]


@every_match
def test_questions_lead_to_all_legal_moves_and_to_no_other(seats: int, seed: int) -> None:
    """By buttons and lists everything can be done that the rules accept."""
    texts, names = texts_in("en"), {"A": "Ann", "B": "Bob", "C": "Cleo"}
    table = GAME_UIS["toll"]

    def reached(state: Toll, seat: Seat, chosen: tuple[str, ...] = ()) -> Iterator[str]:
        question = table.question(state, seat, chosen, names, texts)  # type: ignore[arg-type]
        values = [choice.value for choice in question.choices if choice.possible]
        if question.most > 1:
            yield from (question.together([one]) for one in values)
            yield from (question.together([x, y]) for x in values for y in values if x < y)
            return
        for choice in question.choices:
            if choice.possible:
                yield from (
                    [choice.move] if choice.move else reached(state, seat, (*chosen, choice.value))
                )

    for state in states(seats, seed):
        for seat in state.seats:
            found = list(reached(state, seat)) if seat in state.to_act() else []
            found += [step.move for step in table.steps(state, seat, texts)]
            assert sorted(found) == sorted(map(str, state.legal_actions(seat)))
