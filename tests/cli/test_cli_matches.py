"""`replay` and `simulate`: whole matches."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from asking import Json, Run, Save

from cli.simulations import Tally
from engine import record
from engine.clash.battle import Duel
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import duel_setup
from engine.clash.plugin import SIMULATION
from engine.core import Outcome
from engine.games import GamePlugin, game_named


@pytest.fixture
def match() -> Json:
    """A match in which everybody always plays the first legal move."""
    game = game_named("clash")
    setup = duel_setup({"A": list(PRECONSTRUCTED["1"]), "B": list(PRECONSTRUCTED["2"])})
    state, _ = game.setup(setup, 5)
    moves = []
    while to_act := state.to_act():
        move = state.legal_actions(to_act[0])[0]
        state.apply(to_act[0], move)
        moves.append(f"{to_act[0]} {move}")
    assert state.outcome()
    return record.write(game, setup, 5, {"A": "Ann", "B": "Ян"}, moves, state.outcome())


def test_replay_tells_setup_moves_position_and_outcome(run: Run, save: Save, match: Json) -> None:
    answer = run("replay", save(match), "--json")
    assert (answer.code, answer.err) == (0, "")
    told = answer.json
    assert set(told) == {"position", "setup", "moves", "outcome"}
    assert [event["event"] for event in told["setup"]] == ["coin_tossed", "turn_began"]
    assert [move["move"] for move in told["moves"]] == match["moves"]
    assert told["moves"][-1]["events"][-1]["event"] == "game_ended"
    assert all(move["events"] for move in told["moves"])
    assert told["outcome"] == match["result"]
    assert told["position"]["seats"].keys() == {"A", "B"}


def test_replay_reads_standard_input(run: Run, save: Save, match: Json) -> None:
    from_file = run("replay", save(match), "--json")
    assert run("replay", "-", "--json", stdin=json.dumps(match)).out == from_file.out


def test_replay_for_people(run: Run, save: Save, match: Json) -> None:
    answer = run("replay", save(match))
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert lines[0] == "set-up"
    assert lines[1].startswith("  coin tossed: seat ")
    assert [line for line in lines[1:-1] if not line.startswith(" ")] == match["moves"]
    winner, reason = match["result"]["winner"][0], match["result"]["reason"]
    assert lines[-1] == f"won by {winner} ({reason.replace('_', ' ')})"


def test_a_match_still_under_way_and_one_resigned(run: Run, save: Save, match: Json) -> None:
    match["moves"], match["result"] = match["moves"][:3], None
    answer = run("replay", save(match), "--json").json
    assert answer["outcome"] is None
    assert len(answer["moves"]) == 3
    assert run("replay", save(match)).out.splitlines()[-1] == "not finished"
    match["result"] = {"winner": ["B"], "reason": "resignation"}
    assert run("replay", save(match), "--json").json["outcome"] == match["result"]
    match["result"] = {"winner": [], "reason": "agreement"}
    assert run("replay", save(match)).out.splitlines()[-1] == "a draw (agreement)"


def _illegal(match: Json) -> None:
    match["moves"][2] = "A nobody:u"


def _no_seat(match: Json) -> None:
    match["moves"][1] = "end"


def _another_result(match: Json) -> None:
    match["result"] = {"winner": ["A", "B"], "reason": "fort"}


def _small_deck(match: Json) -> None:
    del match["decks"]["B"][0]


def _unknown_key(match: Json) -> None:
    match["weather"] = "fair"


def _other_format(match: Json) -> None:
    match["format"] = 2


@pytest.mark.parametrize(
    ("spoil", "path", "reason"),
    [
        (_illegal, "moves[2]", "not in hand (card nobody)"),
        (_no_seat, "moves[1]", "a move begins with its seat, like `A ogre:u`"),
        (_another_result, "result", "the moves lead to another result"),
        (_small_deck, "decks.B", "a deck has 8 cards, not 7"),
        (_unknown_key, "weather", "unknown key"),
        (_other_format, "format", "this program reads format 1"),
    ],
)
def test_a_bad_record_is_refused_with_path_and_reason(
    run: Run, save: Save, match: Json, spoil: Callable[[Json], None], path: str, reason: str
) -> None:
    spoil(match)
    file = save(match)
    answer = run("replay", file, "--json")
    assert answer.code == 2
    assert answer.error == {"code": "bad_input", "path": path, "message": reason}
    told = run("replay", file)
    assert (told.code, told.out, told.err) == (2, "", f"bridgekeeper: {path}: {reason}\n")


def test_simulate_counts_and_is_reproducible(run: Run) -> None:
    arguments = ["simulate", "--game", "clash", "--mode", "duel", "--matches", "30"]
    first, again, other = (
        run(*arguments, "--seed", seed, "--json").json for seed in ("7", "7", "8")
    )
    assert list(first) == [
        "matches",
        "seconds",
        "matches_per_second",
        "turns_per_match",
        "wins",
        "game",
        "mode",
        "seed",
    ]
    assert (first["game"], first["mode"], first["seed"], first["matches"]) == (
        "clash",
        "duel",
        7,
        30,
    )
    assert set(first["wins"]) == {"A", "B", "draw"}
    assert sum(first["wins"].values()) == 30
    assert first["wins"]["A"] > 0
    assert first["wins"]["B"] > 0
    assert first["seconds"] > 0
    same = ("wins", "turns_per_match")
    assert [first[key] for key in same] == [again[key] for key in same]
    assert first["turns_per_match"] != other["turns_per_match"]


@pytest.mark.parametrize("game", ["castles", "two_worlds"])
def test_where_a_lot_decides_who_begins_simulate_tells_how_they_do(run: Run, game: str) -> None:
    simulation = GamePlugin(game).part("engine").simulation
    mode, won, decided = next(iter(simulation.modes)), 0, 0
    for number in range(12):
        state = simulation.play(mode, 5, number)
        winners = state.outcome().winners
        won += game_named(game).dump(state)["first"] in winners
        decided += bool(winners)
    arguments = ("simulate", "--game", game, "--matches", "12", "--seed", "5")
    assert run(*arguments, "--json").json["first"] == {
        "won": won,
        "part": round(won / decided, 4),
    }
    assert f"whoever began {won}, {won / decided:.1%} of those that were won" in run(*arguments).out


@pytest.mark.parametrize(
    ("mode", "results"),
    [
        ("free_for_all", {"A", "B", "C", "D", "draw"}),
        ("two_against_two", {"AC", "BD", "draw"}),
        ("solo", {"A", "B", "draw"}),
        ("coop", {"AC", "BD", "draw"}),
    ],
)
def test_simulate_plays_every_mode(run: Run, mode: str, results: set[str]) -> None:
    arguments = ["simulate", "--mode", mode, "--matches", "20", "--seed", "7", "--json"]
    first, again = (run(*arguments).json for _ in range(2))
    assert first["mode"] == mode
    assert set(first["wins"]) >= results
    assert sum(first["wins"].values()) == 20
    assert first["wins"] == again["wins"]


def test_simulated_duels_are_between_two_different_decks() -> None:
    pairs = set()
    by_cards = {frozenset(deck): number for number, deck in PRECONSTRUCTED.items()}
    for number in range(60):
        duel = SIMULATION.play("duel", 3, number)
        assert isinstance(duel, Duel)
        assert isinstance(duel.outcome(), Outcome)
        cards: list[set[str]] = [set(), set()]
        for seat, player in enumerate(duel.players):
            cards[seat] |= {card.id for card in player.hand}
            for lane in player.lanes:
                cards[seat] |= {creature.card.id for creature in lane}
        # A card on its way when the game ended is in nobody's hand.
        first, second = (
            next(deck for whole, deck in by_cards.items() if seen <= whole) for seen in cards
        )
        pairs.add((first, second))
    assert all(first != second for first, second in pairs)
    assert len(pairs) > 8


def test_the_same_number_is_the_same_duel_and_the_next_another() -> None:
    assert SIMULATION.play("duel", 1, 4).key() == SIMULATION.play("duel", 1, 4).key()
    assert SIMULATION.play("duel", 1, 4).key() != SIMULATION.play("duel", 1, 5).key()


@pytest.mark.parametrize("game", ["clash", "bald_mountain"])
def test_simulate_seats_players_that_think_and_tells_how_cards_do(run: Run, game: str) -> None:
    options = ("simulate", "--game", game, "--matches", "4", "--seed", "3", "--json")
    answer = run(*options, "--player", "greedy", "--cards").json
    assert answer["player"] == "greedy"
    assert sum(answer["wins"].values()) == 4
    assert answer["cards"]
    for facts in answer["cards"].values():
        assert 1 <= facts["matches"] <= 4
        assert 0 <= facts["won"] <= 1
    rates = [facts["won"] for facts in answer["cards"].values()]
    assert rates == sorted(rates, reverse=True)
    assert answer["wins"] == run(*options, "--player", "greedy").json["wins"]
    assert "player" not in run(*options).json


def test_how_cards_do_counts_those_that_one_side_alone_had() -> None:
    tally = Tally()
    tally.count(("A",), 5, {("A", "ogre"), ("B", "ogre"), ("A", "imp")})
    tally.count(("B",), 7, {("A", "imp"), ("B", "boom")})
    tally.count((), 9, {("A", "imp")})
    assert tally.wins == {"A": 1, "B": 1, "draw": 1}
    assert tally.turns == 21
    assert tally.cards() == {
        "boom": {"matches": 1, "won": 1.0},
        "imp": {"matches": 2, "won": 0.5},
    }


def test_simulate_for_people(run: Run) -> None:
    answer = run("simulate", "--matches", "3")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("3 matches in ")


@pytest.mark.parametrize(
    "arguments",
    [["--game", "chess"], ["--mode", "siege"], ["--matches", "0"], ["--seed", "-1"]],
)
def test_simulate_refuses_what_it_can_not_play(run: Run, arguments: list[str]) -> None:
    answer = run("simulate", *arguments, "--json")
    assert (answer.code, answer.out) == (2, "")
    assert arguments[0] in answer.err
