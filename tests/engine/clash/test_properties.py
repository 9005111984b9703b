"""What must hold in every state of every duel."""

from __future__ import annotations

import copy
import random
from collections import Counter
from dataclasses import replace
from typing import Any

import oracle
import pytest
from hypothesis import given
from hypothesis import strategies as st
from long import examples
from positions import CLASH, duel, play
from walks import Match, census, matches, positions, refuses, start, steps, universe, walked

from engine.clash.actions import END, GO, Cast, Join, Place, Summon
from engine.core import IllegalAction
from engine.documents import DocumentError

SEATS = ("A", "B")


@examples(150)
@given(matches())
def test_no_card_is_ever_lost_or_won(match: Match):
    """In hands, lanes, under carriers, beside the board or removed by fatigue; at the end of a
    game an incantation and the card that a creature called may be on their way."""
    state = start(match)
    whole, removed = census(CLASH.dump(state)), Counter[str]()
    assert whole == Counter([*match.decks["A"], *match.decks["B"], *match.champions.values()])
    for seat, action in steps(state, match.choices):
        for event in state.apply(seat, action):
            document = event.document()
            removed.update([document["card"]] if document["event"] == "removed" else [])
        found = census(CLASH.dump(state)) + removed
        assert not found - whole
        assert (whole - found).total() <= (2 if state.outcome() else 0)


@examples(150)
@given(positions(), st.binary(min_size=1, max_size=8))
def test_no_card_is_ever_lost_or_won_in_crowded_positions(position: dict[str, Any], choices: bytes):
    position["options"] = {**position.get("options", {}), "fatigue": False}
    state = CLASH.load(position)
    whole = census(position)
    for seat, action in steps(state, choices):
        state.apply(seat, action)
        found = census(CLASH.dump(state))
        assert not found - whole
        assert (whole - found).total() <= (2 if state.outcome() else 0)


@examples(120)
@given(matches())
def test_only_the_seat_that_is_due_acts(match: Match):
    state = walked(match)
    to_act = state.to_act()
    assert to_act in ((), ("A",), ("B",))
    assert (to_act == ()) == (state.outcome() is not None)
    for name in SEATS:
        assert bool(state.legal_actions(name)) == (name in to_act)
        if name not in to_act:
            with pytest.raises(IllegalAction) as caught:
                state.apply(name, END)
            assert caught.value.code == ("not_your_turn" if to_act else "game_over")


@examples(150)
@given(matches())
def test_dump_and_load_give_an_equal_state(match: Match):
    state = walked(match)
    dumped = CLASH.dump(state)
    if state.outcome():
        with pytest.raises(DocumentError):
            CLASH.load(dumped)
        return
    loaded = CLASH.load(dumped)
    assert loaded.key() == state.key()
    assert hash(loaded.key()) == hash(state.key())
    assert CLASH.dump(loaded) == dumped
    for name in SEATS:
        assert loaded.legal_actions(name) == state.legal_actions(name)
        assert loaded.view(name) == state.view(name)


@examples(80)
@given(matches(60))
def test_playing_on_from_a_loaded_state_tells_the_same_events(match: Match):
    state = start(match)
    for seat, action in steps(state, match.choices):
        loaded = CLASH.load(CLASH.dump(state))
        assert loaded.apply(seat, action) == state.apply(seat, action)
        assert loaded.key() == state.key()


@examples(120)
@given(matches(60), st.binary(max_size=30))
def test_a_copy_is_equal_and_lives_its_own_life(match: Match, choices: bytes):
    state = walked(match)
    key, dumped = state.key(), CLASH.dump(state)
    twin = state.copy()
    assert twin.key() == key
    assert CLASH.dump(twin) == dumped
    assert all(twin.view(name) == state.view(name) for name in (*SEATS, None))
    for seat, action in steps(twin, choices):
        twin.apply(seat, action)
    assert state.key() == key
    assert CLASH.dump(state) == dumped


@examples(80)
@given(positions(), st.binary(min_size=1, max_size=6))
def test_a_copy_goes_on_as_the_original_does(position: dict[str, Any], choices: bytes):
    state = CLASH.load(position)
    for seat, action in steps(state, choices):
        twin = state.copy()
        assert twin.apply(seat, action) == state.apply(seat, action)
        assert twin.key() == state.key()


@examples(80)
@given(positions())
def test_equal_keys_have_equal_legal_actions(position: dict[str, Any]):
    """All states that two actions lead to: those with one key are one position."""
    seen: dict[Any, tuple[Any, Any]] = {}
    state = CLASH.load(position)
    for first in state.legal_actions(position["active"]):
        middle = state.copy()
        middle.apply(position["active"], first)
        for to_act in middle.to_act():
            for second in middle.legal_actions(to_act):
                twin = middle.copy()
                twin.apply(to_act, second)
                found = CLASH.dump(twin), [twin.legal_actions(name) for name in SEATS]
                assert seen.setdefault(twin.key(), found) == found


def test_plays_into_two_lanes_lead_to_equal_states_in_either_order():
    first = duel(a="BASTION ogre troll boom baron", mana=20)
    second = first.copy()
    play(first, "ogre:u troll:l")
    play(second, "troll:l ogre:u")
    assert first.key() == second.key()


@examples(120)
@given(matches(), st.randoms(use_true_random=False))
def test_views_hide_the_order_of_a_hand(match: Match, chance: random.Random):
    """Any other order of a hand, the stronghold in its place, looks the same to the others."""
    state = walked(match)
    if state.outcome():
        return
    for owner, viewers in (("A", ("B", None)), ("B", ("A", None))):
        dumped = CLASH.dump(state)
        hand = dumped["seats"][owner]["hand"]
        cards = [card for card in hand if card not in oracle.STRONGHOLDS]
        chance.shuffle(cards)
        dumped["seats"][owner]["hand"] = [
            card if card in oracle.STRONGHOLDS else cards.pop() for card in hand
        ]
        shuffled = CLASH.load(dumped)
        for viewer in viewers:
            assert shuffled.view(viewer) == state.view(viewer)
            assert repr(shuffled.view(viewer)) == repr(state.view(viewer))


UNIVERSE = universe(oracle.CARDS)


@examples(25)
@given(positions())
def test_legal_actions_are_exactly_what_apply_accepts(position: dict[str, Any]):
    """Over every card, lane and place there is; and a refused action changes nothing."""
    state = CLASH.load(position)
    legal = state.legal_actions(position["active"])
    assert len(set(legal)) == len(legal)
    key = state.key()
    accepted = set(legal)
    for action in UNIVERSE:
        if action in accepted:
            state.copy().apply(position["active"], action)
        else:
            assert refuses(state, position["active"], action)
    assert state.key() == key
    assert state.events == []


@examples(120)
@given(matches())
def test_no_creature_without_health_stays_in_play(match: Match):
    """But for those whose owner is asked in which order they come back (14)."""
    state = start(match)
    for seat, action in steps(state, match.choices):
        state.apply(seat, action)
        view = state.view(None)
        dead = [
            each.health_left
            for player in view.players
            for each in player.upper + player.lower
            if each.health_left <= 0
        ]
        assert bool(dead) == (view.question is not None)


@examples(120)
@given(matches())
def test_abilities_in_play_are_the_printed_ones_and_the_neighbours_auras(match: Match):
    state = start(match)
    for seat, action in steps(state, match.choices):
        state.apply(seat, action)
        dumped = CLASH.dump(state)["seats"]
        for player in state.view(None).players:
            for lane in oracle.LANES:
                for index, each in enumerate(getattr(player, lane)):
                    now = {ability.id for ability in (*each.abilities, *each.borrowed)}
                    assert now == oracle.abilities(dumped[player.seat], lane, index)


@examples(120)
@given(matches())
def test_the_mana_is_never_negative_and_strongholds_stand_until_the_end(match: Match):
    state = start(match)
    for seat, action in steps(state, match.choices):
        state.apply(seat, action)
        assert state.view(None).mana >= 0
        if not state.outcome():
            assert all(player.hand.health > 0 for player in state.view(None).players)


def played_out(match: Match, chance: random.Random) -> Any:
    state = start(match)
    while to_act := state.to_act():
        actions = state.legal_actions(to_act[0])
        ends = END in actions and chance.random() < 0.25
        state.apply(to_act[0], END if ends else chance.choice(actions))
    return state


@examples(80)
@given(matches(8), st.integers(1, 6), st.randoms(use_true_random=False))
def test_every_game_ends_within_its_turn_limit(match: Match, limit: int, chance: random.Random):
    assert played_out(replace(match, turn_limit=limit), chance).turn <= 2 * limit


@examples(120)
@given(matches(8), st.randoms(use_true_random=False))
def test_every_game_with_fatigue_ends(match: Match, chance: random.Random):
    """From turn 17 on each turn removes a card, and there are 18 at most."""
    assert played_out(replace(match, turn_limit=0, fatigue=True), chance).turn <= 17 + 18


@pytest.mark.parametrize(
    "other",
    [
        {"a": "BASTION troll ogre | baron grrr"},
        {"a": "ogre BASTION troll | baron grrr"},
        {"a": "FORT ogre troll | baron grrr"},
        {"a": "BASTION ogre troll | grrr baron"},
        {"a": "BASTION ogre troll | baron | grrr"},
        {"a": "BASTION ogre troll | baron-1 grrr"},
        {"a": "BASTION ogre troll | baron* grrr"},
        {"a": "BASTION ogre troll | baron! grrr"},
        {"a": "BASTION ogre troll | baron@B grrr"},
        {"mana": 8},
        {"active": "B"},
        {"turn_limit": 60},
    ],
)
def test_keys_tell_apart_whatever_matters(other: dict[str, Any]):
    same = {"a": "BASTION ogre troll | baron grrr"}
    assert duel(**same).key() == duel(**same).key()
    assert duel(**{**same, **other}).key() != duel(**same).key()


PAIR = {
    "format": 1,
    "game": "clash",
    "ruleset": "1.2",
    "mode": "duel",
    "turn": 20,
    "active": "A",
    "phase": "summoning",
    "mana": 5,
    "seats": {
        "A": {
            "hand": ["BASTION", "troll", "ogre"],
            "upper": [{"card": "baron"}, {"card": "brute"}],
            "lower": [],
            "champion": {"card": "grrr", "state": "ready"},
        },
        "B": {
            "hand": ["BASTION", "boom", "titan"],
            "upper": [],
            "lower": [],
            "champion": {"card": "djinn", "state": "exhausted"},
        },
    },
    "options": {"champion": True},
}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats.A.upper.0.symbiote", "familiar"),
        ("seats.A.upper.0.shackled", "zombie"),
        ("seats.A.upper.0.used", ["sharpening"]),
        ("seats.A.upper.0.used", ["protection"]),
        ("seats.A.champion.state", "exhausted"),
        ("seats.B.champion.state", "ready"),
        ("seats.B.champion.card", "giant"),
        ("seats.A.given", ["rage"]),
        ("options.fatigue", True),
    ],
)
def test_keys_tell_apart_pairs_shackled_cards_marks_and_modules(path: str, value: object):
    other = copy.deepcopy(PAIR)
    *way, last = path.split(".")
    place: Any = other
    for step in way:
        place = place[int(step) if step.isdigit() else step]
    place[last] = value
    assert CLASH.load(other).key() != CLASH.load(PAIR).key()


def test_keys_tell_apart_the_two_rulesets_and_what_the_old_assault_has_done():
    old = duel(a="BASTION troll ogre | baron grrr").copy()
    old.rules = old.rules._replace(ruleset="1.0")
    begun = old.copy()
    play(begun, "go")
    assert len({duel(a="BASTION troll ogre | baron grrr").key(), old.key(), begun.key()}) == 3


def test_a_refused_action_changes_nothing_even_in_the_middle_of_a_line():
    state = duel(a="BASTION ogre troll")
    play(state, "ogre:u")
    key, dumped = state.key(), CLASH.dump(state)
    for action in (
        Summon("ogre", 0),
        Summon("nobody", 1),
        Cast("troll", Place("A", 0, 0)),
        Join("troll", 0, 0),
        GO,
    ):
        with pytest.raises(IllegalAction):
            state.apply("A", action)
    assert state.key() == key
    assert CLASH.dump(state) == dumped


@pytest.mark.parametrize("lane", [-1, 2, 7])
def test_a_lane_that_does_not_exist_is_refused_before_anything_changes(lane: int):
    state = duel(a="BASTION ogre boom | grrr | zombie")
    key = state.key()
    with pytest.raises(IllegalAction):
        state.apply("A", Summon("ogre", lane))
    with pytest.raises(IllegalAction):
        state.apply("A", Cast("boom", Place("A", lane, 0)))
    assert state.key() == key


@pytest.mark.parametrize("action", [None, "end", 0, ("ogre", 0)])
def test_what_is_no_action_is_not_silently_accepted(action: object):
    with pytest.raises((IllegalAction, TypeError)):
        duel(a="BASTION ogre boom").apply("A", action)
