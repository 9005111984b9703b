"""The choice of races (castles.md 2; Rulings 1, 5 and 47), and races by lot."""

from __future__ import annotations

from typing import Any

import pytest

from engine import chance
from engine.castles.cards import RACE, RACES
from engine.castles.choosing import PREPARED, RaceChoice, RacesGame, choice_setup, default_choice
from engine.castles.game import CastlesGame, setup_of
from engine.core import IllegalAction
from engine.documents import DocumentError

GAME = RacesGame()


def choice(mode: Any = "duel", first: str = "A", chosen: str = "") -> RaceChoice:
    """A choice in which these races have been taken."""
    document = {"format": 1, "game": "castles_races", "ruleset": "1", "mode": mode}
    return GAME.load(document | {"first": first, "chosen": chosen.split()})


def choose(state: RaceChoice, *races: str) -> list[dict[str, Any]]:
    """Each by the seat that is due; the events as documents."""
    told: list[dict[str, Any]] = []
    for race in races:
        action, rest = GAME.read_move(state, race)
        assert not rest
        told += [event.document() for event in state.apply(state.to_act()[0], action)]
    return told


def code(state: RaceChoice, text: str) -> str:
    """Why it can't be read."""
    with pytest.raises(IllegalAction) as caught:
        GAME.read_move(state, text)
    return caught.value.code


def test_ruling_1_any_race_may_be_taken_by_several():
    state = choice()
    choose(state, "orcs")
    assert [str(action) for action in state.legal_actions("B")] == list(RACES)
    choose(state, "orcs")
    assert state.prepared()[0].setup["races"] == {"A": "orcs", "B": "orcs"}


def test_ruling_5_the_coin_decides_who_chooses_and_begins():
    for seed in range(8):
        state, told = GAME.setup(choice_setup("teams"), seed)
        number, _ = chance.draw(chance.stream(seed, "coin"), 4)
        assert state.to_act() == ("ABCD"[number],)
        assert told[0].document() == {"event": "beginner_drawn", "seat": "ABCD"[number]}
        same = CastlesGame().setup(setup_of("teams"), seed)[0]
        assert same.acting == "ABCD"[number]


def test_ruling_47_races_are_chosen_openly_the_beginner_first():
    state = choice(first="B")
    assert (state.to_act(), state.legal_actions("A")) == (("B",), [])
    assert choose(state, "undead") == [{"event": "race_chosen", "seat": "B", "race": "undead"}]
    for viewer in ("A", "B", None):
        view = state.view(viewer)  # type: ignore[arg-type]
        assert (view.race("B"), view.race("A"), view.to_act) == ("undead", None, ("A",))
    assert choose(state, "humans")[1] == {"event": "races_ready"}


def test_ruling_47_teams_choose_one_after_the_other():
    state = choice("teams", "C")
    order = []
    for race in RACES:
        order.append(state.to_act()[0])
        choose(state, race)
    assert order == ["C", "D", "A", "B"]
    (coming,) = state.prepared()
    assert coming.setup["races"] == dict(
        zip("ABCD", ("undead", "orcs", "humans", "demons"), strict=True)
    )
    assert coming.setup["first"] == "C"


def test_the_match_begins_by_the_choice():
    state = choice(first="B")
    assert state.prepared() == ()
    choose(state, "orcs", "demons")
    (coming,) = state.prepared()
    match, _ = CastlesGame().setup(coming.setup, 4)
    assert (coming.game, match.races, match.acting) == ("castles", ("demons", "orcs"), "B")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), PREPARED)


def test_who_is_not_due_is_refused_and_nothing_changes():
    state = choice()
    action = state.legal_actions("A")[0]
    with pytest.raises(IllegalAction) as caught:
        state.apply("B", action)
    assert (caught.value.code, state.key()) == ("castles_not_due", choice().key())


def test_a_choice_settles():
    assert state_settles("humans")


def state_settles(race: str) -> bool:
    """Can it not be taken back?"""
    state = choice()
    action, _ = GAME.read_move(state, race)
    return any(event.irreversible for event in state.apply("A", action))


def test_races_are_named_in_three_languages_by_a_clear_beginning():
    state = choice()
    for race in RACES:
        for name in (race, *dict(RACE[race].names).values()):
            assert GAME.read_move(state, name.upper().split()[0])[0].race == race
    assert [str(GAME.read_move(state, typed)[0]) for typed in ("hu", "дем", "Morts", "o rest")] == [
        "humans",
        "demons",
        "undead",
        "orcs",
    ]
    assert {code(state, typed) for typed in ("", "elves", "zzz")} == {"castles_no_such_race"}


def test_the_default_is_the_first_race_that_nobody_has():
    assert str(default_choice(choice(), "A")) == "humans"
    assert str(default_choice(choice(chosen="humans"), "B")) == "demons"
    assert str(default_choice(choice("teams", chosen="demons humans orcs"), "D")) == "undead"


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"mode": "three"}, "mode"),
        ({"first": "C"}, "first"),
        ({"chosen": ["elves"]}, "chosen[0]"),
        ({"chosen": ["orcs", "orcs"]}, "chosen"),
        ({"mood": 1}, "mood"),
        ({"ruleset": "2"}, "ruleset"),
    ],
)
def test_what_is_no_choice_is_refused_with_its_path(change: dict[str, Any], path: str):
    with pytest.raises(DocumentError) as caught:
        GAME.load(GAME.dump(choice()) | change)
    assert caught.value.path == path


def test_ruling_56_races_by_lot_are_drawn_one_seat_after_the_other_from_their_stream():
    found = set()
    for seed in range(20):
        races, luck = [], chance.stream(seed, "races")
        for _ in "ABCD":
            place, luck = chance.draw(luck, 4)
            races.append(RACES[place])
        assert CastlesGame().setup(setup_of("teams"), seed)[0].races == tuple(races)
        assert CastlesGame().setup(setup_of("duel"), seed)[0].races == tuple(races[:2])
        found |= set(races)
    assert found == set(RACES)


@pytest.mark.parametrize(
    ("setup", "path"),
    [
        ({"races": {"A": "humans"}}, "races"),
        ({"races": {"A": "humans", "B": "elves"}}, "races.B"),
        ({"races": {"A": "humans", "B": "orcs", "C": "orcs"}}, "races"),
        ({"first": "C"}, "first"),
        ({"mode": "solo"}, "mode"),
        ({"seats": 2}, "seats"),
    ],
)
def test_what_is_no_setup_is_refused_with_its_path(setup: dict[str, Any], path: str):
    with pytest.raises(DocumentError) as caught:
        CastlesGame().setup(setup_of("duel") | setup, 1)
    assert caught.value.path == path


def test_ruling_63_distinct_lots_draw_no_race_twice() -> None:
    for seed in range(40):
        match, _ = CastlesGame().setup(setup_of("teams", distinct=True), seed)
        assert len(set(match.races)) == 4
    both = {
        CastlesGame().setup(setup_of("duel", distinct=True), seed)[0].races for seed in range(60)
    }
    assert len(both) > 6
    assert all(one != other for one, other in both)


def test_lots_of_any_kind_may_be_alike_and_stay_as_they_were() -> None:
    drawn = [CastlesGame().setup(setup_of("duel"), seed)[0].races for seed in range(60)]
    assert any(one == other for one, other in drawn)
