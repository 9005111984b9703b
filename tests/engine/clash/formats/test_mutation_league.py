"""The mutation league: rounds, mutation phases, results, standing (clash-of-decks.md 11)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from format_setups import league_setup

from engine.clash.cards import CARDS, PRINTED
from engine.clash.formats.events import (
    DuelEnded,
    DuelsBegan,
    LeagueEnded,
    Mutated,
    MutationEnded,
    RoundBegan,
)
from engine.clash.formats.league import (
    DONE,
    DRAW,
    Glue,
    League,
    Result,
    result_of,
)
from engine.clash.formats.standings import Pairing, Played, standings
from engine.core import SEATS, IllegalAction, Outcome, Seat
from engine.documents import DocumentError
from engine.games import game_named

GAME = game_named("league")
OF_B, OF_C, OF_D = (
    [card.id for card in CARDS if card.set == of] for of in ("mire", "elusive", "slyness")
)
DECKS: dict[Seat, list[str]] = {
    "A": ["ogre", "baron", "brute", "zombie", "grrr", "vortex", "mutant", "boom"],
    "B": OF_B[:8],
    "C": OF_C[:8],
    "D": OF_D[:8],
}
LABORATORIES: dict[Seat, list[str]] = {
    "A": ["troll", "carapace", "machine", "martyr", "cyclone", "alpha", "scribe", "gnome"],
    "B": OF_B[8:16],
    "C": OF_C[8:16],
    "D": OF_D[8:16],
}


def begun(**match: Any) -> League:
    state, events = GAME.setup(league_setup(DECKS, LABORATORIES, match), 1)
    assert isinstance(state, League)
    assert events == [RoundBegan(1, ("B-A", "D-C"), 2.5)]
    return state


def act(state: League, line: str) -> list[Any]:
    """A move like `A troll.rage>ogre`."""
    seat, _, text = line.partition(" ")
    action, rest = GAME.read_move(state, text)
    assert rest == ""
    return state.apply(seat, action)  # type: ignore[arg-type]


def all_done(state: League) -> list[Any]:
    events: list[Any] = []
    for seat in state.to_act():
        events += state.apply(seat, DONE)
    return events


def play_round(state: League, *results: str) -> list[Any]:
    """All are done and the results come in, the first duel's first."""
    all_done(state)
    events: list[Any] = []
    for pairing, result in zip(state.coming, results, strict=True):
        events += act(state, f"{pairing.first} {result}")
    return events


def refusal(state: League, line: str) -> IllegalAction:
    key = state.key()
    with pytest.raises(IllegalAction) as caught:
        act(state, line)
    assert state.key() == key
    return caught.value


# Rounds


def test_ruling_16_rounds_duels_and_who_goes_first() -> None:
    state = begun()
    told = []
    for _ in range(6):
        all_done(state)
        told.append([f"{each.seats['A']}-{each.seats['B']}" for each in state.prepared()])
        assert {each.setup["config"]["first"] for each in state.prepared()} == {"A"}
        for pairing in state.coming:
            state.apply(pairing.first, DRAW)
    assert told == [
        ["B-A", "D-C"],
        ["C-A", "D-B"],
        ["C-B", "D-A"],
        ["A-B", "C-D"],
        ["A-C", "B-D"],
        ["A-D", "B-C"],
    ]
    assert state.to_act() == ()


def test_11_every_pair_meets_twice_and_each_goes_first_once() -> None:
    state = begun()
    while state.to_act():
        play_round(state, "draw", "draw")
    met = [(each.pairing.first, each.pairing.second) for each in state.played]
    assert sorted(met) == sorted((a, b) for a in SEATS for b in SEATS if a != b)


def test_11_a_round_goes_on_when_both_duels_are_over() -> None:
    state = begun()
    assert all_done(state)[-1] == DuelsBegan(1, ("B-A", "D-C"))
    assert state.to_act() == ("B", "D")
    assert act(state, "D C 3") == [DuelEnded("D-C", "C", 3)]
    assert state.to_act() == ("B",)
    assert [each.seats["A"] for each in state.prepared()] == ["B"]
    assert act(state, "B B 12") == [
        DuelEnded("B-A", "B", 12),
        RoundBegan(2, ("C-A", "D-B"), 2.5),
    ]
    assert state.to_act() == SEATS


def test_8_mutation_4_players_6_duels_each() -> None:
    state = begun()
    while state.to_act():
        play_round(state, "draw", "draw")
    for seat in SEATS:
        duels = [each for each in state.played if seat in str(each.pairing)]
        assert len(duels) == 6


def test_11_the_decks_8_cards_stay_for_all_six_games() -> None:
    state = begun()
    while state.to_act():
        all_done(state)
        for each in state.prepared():
            for there, here in each.seats.items():
                assert each.setup["decks"][there] == DECKS[here]
        for pairing in state.coming:
            state.apply(pairing.first, DRAW)


# The mutation phase


def test_11_before_each_game_2_5_points() -> None:
    state = begun()
    assert act(state, "A troll.rage>baron") == [
        Mutated("A", "baron", "rage", "troll", None, price=1.5, points=1.0)
    ]
    assert act(state, "A alpha.attack>baron")[0].points == 0.5
    for round in range(2, 7):
        assert play_round(state, "draw", "draw")[-1].points == 2.5
        assert state.round == round
        assert state.points == dict.fromkeys(SEATS, 2.5)


def test_11_points_that_are_not_enough() -> None:
    state = begun()
    caught = refusal(state, "A machine.aura>baron")
    assert (caught.code, caught.facts) == ("too_few_points", {"price": 3.0, "points": 2.5})
    assert not [each for each in state.legal_actions("A") if str(each) == "machine.aura>baron"]


def test_11_unused_points_are_lost() -> None:
    state = begun()
    act(state, "A alpha.attack>baron")
    assert state.apply("A", DONE) == [MutationEnded("A", lost=2.0)]
    assert state.view(None).players[0].points == 0
    play_round(state, "draw", "draw")
    assert state.points["A"] == 2.5


def test_11_any_number_of_creatures_and_elements_in_a_phase() -> None:
    state = begun()
    for move in ("alpha.attack>baron", "martyr.health>baron", "gnome.rage>zombie"):
        act(state, f"A {move}")
    assert state.points["A"] == 0
    assert [each.glued for each in state.forms["A"].values() if each.glued] == [
        ("attack", "health"),
        ("rage",),
    ]


def test_11_a_fragment_leaves_its_laboratory_card_for_good() -> None:
    state = begun()
    act(state, "A troll.rage>baron")
    assert state.left("A", PRINTED["troll"]) == ("attack", "health", "cost", "berserk")
    assert refusal(state, "A troll.rage>zombie").code == "no_such_fragment"
    play_round(state, "draw", "draw")
    assert refusal(state, "A troll.rage>zombie").code == "no_such_fragment"
    assert act(state, "A gnome.rage>zombie")


def test_11_a_mutated_creature_stays_mutated_and_may_mutate_again() -> None:
    state = begun()
    act(state, "A troll.rage>baron")
    play_round(state, "draw", "draw")
    assert refusal(state, "A carapace.protection>baron.rage").code == "glued_already"
    act(state, "A carapace.protection>baron")
    baron = state.forms["A"][PRINTED["baron"]]
    assert [each.id for each in baron.abilities] == ["rage", "protection"]


def test_11_only_creatures_of_the_own_deck_and_fragments_of_the_own_laboratory() -> None:
    state = begun()
    assert refusal(state, "A ogre.health>baron").code == "not_in_laboratory"
    assert refusal(state, "B troll.rage>baron").code == "not_in_laboratory"
    assert refusal(state, f"A troll.rage>{DECKS['B'][0]}").code == "not_in_deck"
    assert refusal(state, "A troll.rage>martyr").code == "not_in_deck"
    assert refusal(state, "A cyclone.splash>boom").code == "only_creatures_mutate"
    assert refusal(state, "A cyclone.health>baron").code == "no_such_fragment"


def test_ruling_70_all_four_mutate_at_the_same_time_in_the_open() -> None:
    state = begun()
    assert state.to_act() == SEATS
    act(state, "A troll.rage>baron")
    for viewer in ("B", "C", None):
        shown = state.view(viewer).players[0]
        assert shown.creatures[1] == state.forms["A"][PRINTED["baron"]]
        assert shown.laboratory[0].elements == ("attack", "health", "cost", "berserk")
    state.apply("B", DONE)
    assert state.to_act() == ("A", "C", "D")
    assert refusal(state, "B done").code == "others_are_due"
    assert [each.to_act for each in state.view("B").players] == [True, False, True, True]


def test_the_duels_are_set_up_with_the_mutants_as_made_up_cards() -> None:
    state = begun(options={"turn_limit": 40})
    act(state, "A troll.rage>baron")
    all_done(state)
    first, second = state.prepared()
    assert first.seats == {"A": "B", "B": "A"}
    mutant = state.forms["A"][PRINTED["baron"]].as_card()
    assert first.setup["decks"]["B"] == ["ogre", mutant.id, *DECKS["A"][2:]]
    assert list(first.setup["config"]["cards"]) == [mutant.id]
    assert "cards" not in second.setup["config"]
    assert first.setup["config"]["options"] == {"turn_limit": 40}
    duel, _ = game_named("clash").setup(json.loads(json.dumps(first.setup)), 3)
    assert mutant in duel.view("B").players[1].hand.cards  # type: ignore[attr-defined]


def test_a_whole_league_is_played() -> None:
    """Random mutations, random duels, their results reported."""
    state, chance = begun(options={"turn_limit": 5}), random.Random(5)
    while state.to_act():
        for seat in SEATS:
            for _ in range(3):
                state.apply(seat, chance.choice(state.legal_actions(seat)[:-1]))
        all_done(state)
        for each in state.prepared():
            duel: Any = game_named(each.game).setup(each.setup, state.round)[0]
            while to_act := duel.to_act():
                duel.apply(to_act[0], chance.choice(duel.legal_actions(to_act[0])))
            result = result_of(duel, duel.outcome(), each.seats)
            assert result in state.legal_actions(each.seats["A"])
            state.apply(each.seats["A"], result)
    assert len(state.played) == 12
    assert sum(row.points for row in state.view(None).standings) <= 12


# Results and standing


def test_11_1_point_for_each_won_game() -> None:
    played = [
        Played(Pairing("B", "A"), "A", 3),
        Played(Pairing("D", "C"), "C", 9),
        Played(Pairing("C", "A"), "A", 1),
    ]
    assert [(row.rank, row.seat, row.points) for row in standings(played)] == [
        (1, "A", 2),
        (2, "C", 1),
        (3, "B", 0),
        (3, "D", 0),
    ]


def test_11_ties_by_head_to_head() -> None:
    played = [
        Played(Pairing("B", "A"), "B", 1),
        Played(Pairing("D", "C"), "D", 16),
        Played(Pairing("C", "A"), "A", 9),
    ]
    rows = standings(played)
    assert [(row.seat, row.points, row.among) for row in rows[:3]] == [
        ("B", 1, 1),
        ("D", 1, 0),
        ("A", 1, 0),
    ]


def test_11_then_by_stronghold_health_left() -> None:
    played = [
        Played(Pairing("B", "A"), "B", 4),
        Played(Pairing("A", "B"), "A", 5),
        Played(Pairing("D", "C"), "D", 6),
        Played(Pairing("C", "D"), "C", 2),
    ]
    rows = standings(played)
    assert [(row.rank, row.seat, row.health) for row in rows] == [
        (1, "D", 6),
        (2, "A", 5),
        (3, "B", 4),
        (4, "C", 2),
    ]


def test_ruling_71_a_draw_is_no_point_and_no_health_and_only_the_winners_health_counts() -> None:
    state = begun()
    play_round(state, "draw", "C 12")
    rows = {row.seat: row for row in state.view(None).standings}
    assert {seat: (row.points, row.health) for seat, row in rows.items()} == {
        "A": (0, 0),
        "B": (0, 0),
        "C": (1, 12),
        "D": (0, 0),
    }


def test_ruling_71_a_standing_bastion_counts_8_more() -> None:
    state = begun()
    all_done(state)
    prepared = state.prepared()[0]
    duel: Any = game_named("clash").setup(prepared.setup, 1)[0]
    duel.players[1].hand.pop()
    assert result_of(duel, Outcome(("B",), "resignation"), prepared.seats) == Result("A", 7 + 8)
    duel.players[1].bastion = False
    assert result_of(duel, Outcome(("B",), "fort"), prepared.seats) == Result("A", 7)
    assert result_of(duel, Outcome((), "turn_limit"), prepared.seats) == DRAW


def test_ruling_72_head_to_head_is_among_all_who_have_as_many_points() -> None:
    """A, B and C have 2 points each; among them A won 2, B 1, C none; health does not matter."""
    played = [
        Played(Pairing("B", "A"), "A", 1),
        Played(Pairing("C", "A"), "A", 1),
        Played(Pairing("C", "B"), "B", 2),
        Played(Pairing("B", "D"), "B", 2),
        Played(Pairing("C", "D"), "C", 16),
        Played(Pairing("D", "C"), "C", 16),
    ]
    assert [(row.seat, row.points, row.among) for row in standings(played)][:3] == [
        ("A", 2, 2),
        ("B", 2, 1),
        ("C", 2, 0),
    ]


def test_ruling_72_who_is_equal_in_everything_shares_the_rank() -> None:
    state = begun()
    for _ in range(5):
        play_round(state, "draw", "draw")
    assert play_round(state, "A 5", "B 5")[-1] == LeagueEnded(("A", "B"))
    assert state.outcome() == Outcome(("A", "B"), "standing")
    assert [row.rank for row in state.view(None).standings] == [1, 1, 3, 3]


def test_only_a_result_that_can_be() -> None:
    state = begun()
    assert refusal(state, "B B 3").code == "not_in_this_phase"
    all_done(state)
    for line, code in (
        ("B C 3", "no_such_result"),
        ("B A 0", "no_such_result"),
        ("B A 25", "no_such_result"),
        ("A A 3", "others_are_due"),
        ("B done", "not_in_this_phase"),
        ("B troll.rage>baron", "not_in_this_phase"),
    ):
        assert refusal(state, line).code == code
    with pytest.raises(IllegalAction) as caught:
        state.apply("B", Result(None, 3))
    assert caught.value.code == "no_such_result"
    with pytest.raises(IllegalAction) as caught:
        state.apply("B", "draw")
    assert caught.value.code == "not_in_this_phase"


# Moves and documents


@pytest.mark.parametrize(
    ("text", "move", "rest"),
    [
        ("troll.rage>ogre", Glue("troll", "rage", "ogre"), ""),
        ("Troll.Rage > Ogre", Glue("troll", "rage", "ogre"), ""),
        ("tro.rage>ogr", Glue("troll", "rage", "ogre"), ""),
        ("troll.rage>ogre.berserk done", Glue("troll", "rage", "ogre", "berserk"), " done"),
        ("troll.rage>ogre done", Glue("troll", "rage", "ogre"), "done"),
        (
            "troll.rage>ogre alpha.attack>baron",
            Glue("troll", "rage", "ogre"),
            "alpha.attack>baron",
        ),
        ("done", DONE, ""),
        ("Draw", DRAW, ""),
        ("a 12", Result("A", 12), ""),
    ],
)
def test_moves_are_read(text: str, move: Any, rest: str) -> None:
    assert GAME.read_move(begun(), text) == (move, rest)


@pytest.mark.parametrize("text", ["troll", "troll.rage", "troll rage>ogre", ">", "E 5", "doner"])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.read_move(begun(), text)
    assert caught.value.code == "unreadable_mutation"


def test_a_document_is_played_again_and_checked() -> None:
    state = begun()
    act(state, "A troll.rage>baron")
    play_round(state, "A 5", "draw")
    act(state, "A alpha.attack>baron")
    state.apply("C", DONE)
    document = json.loads(json.dumps(GAME.dump(state)))
    assert GAME.load(document).key() == state.key()
    mutated = document["glued"]
    for change, path in (
        ({"glued": {**mutated, "A": [["machine.aura>baron"], []]}}, "glued.A[0][0]"),
        ({"glued": {**mutated, "A": [["done"], []]}}, "glued.A[0][0]"),
        ({"glued": {**mutated, "A": [["?"], []]}}, "glued.A[0][0]"),
        ({"glued": {**mutated, "B": [[]]}}, "glued.B"),
        ({"glued": {"A": [[]]}}, "glued"),
        ({"glued": {seat: [] for seat in SEATS}}, "glued.A"),
        ({"done": ["C", "C"]}, "done[1]"),
        ({"played": document["played"][:1]}, "played"),
        ({"played": [*document["played"], document["played"][0]]}, "played[2].duel"),
        ({"played": [{"duel": "A-B", "winner": "A", "health": 3}]}, "played[0].duel"),
        ({"played": [{"duel": "B-A", "winner": "C", "health": 3}]}, "played[0]"),
        ({"decks": {**document["decks"], "B": document["decks"]["C"]}}, "decks.C[0]"),
        ({"decks": {}}, "decks"),
        ({"config": {"laboratories": LABORATORIES, "x": 1}}, "config.x"),
    ):
        with pytest.raises(DocumentError) as caught:
            GAME.load({**document, **change})
        assert caught.value.path == path


def test_a_league_that_is_over_is_no_document_to_read() -> None:
    state = begun()
    while state.to_act():
        play_round(state, "draw", "draw")
    with pytest.raises(DocumentError) as caught:
        GAME.load(GAME.dump(state))
    assert caught.value.path == "played"


def test_a_copy_is_independent() -> None:
    state = begun()
    act(state, "A troll.rage>baron")
    twin = state.copy()
    key = state.key()
    act(twin, "A alpha.attack>baron")
    twin.apply("B", DONE)
    assert state.key() == key
    assert twin.key() != key
    assert state.points["A"] == 1.0
