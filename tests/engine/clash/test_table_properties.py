"""What must hold in every state of every mode, beside `test_properties`, which has duels."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from long import examples
from oracle import STRONGHOLDS
from table_walks import (
    MODES,
    TableMatch,
    random_table,
    random_table_match,
    table_census,
    table_matches,
    table_positions,
    table_universe,
)
from walks import CLASH, random_position, refuses, seeds, start, steps, walked

from engine.clash import notation
from engine.clash.actions import END, Cast, Place
from engine.clash.seating import SEATINGS
from engine.core import IllegalAction
from engine.documents import DocumentError

SEATS = ("A", "B", "C", "D")


def removed_by(events: list[Any]) -> Counter[str]:
    happened = [event.document() for event in events]
    return Counter(event["card"] for event in happened if event["event"] == "removed")


@examples(150)
@given(table_matches())
def test_no_card_is_ever_lost_or_won(match: TableMatch):
    """Of an ended game a card may be on its way, and the one that another called."""
    state = start(match)
    whole, removed = table_census(CLASH.dump(state)), Counter[str]()
    if not match.ai.get("first"):
        dealt = Counter(card for deck in match.decks.values() for card in deck)
        assert whole == dealt + Counter(match.champions.values())
    for seat, action in steps(state, match.choices):
        removed += removed_by(state.apply(seat, action))
        found = table_census(CLASH.dump(state)) + removed
        assert not found - whole
        assert (whole - found).total() <= (2 if state.outcome() else 0)


@examples(200)
@given(table_positions(), st.binary(min_size=1, max_size=8))
def test_no_card_is_ever_lost_or_won_in_crowded_positions(position: dict[str, Any], choices: bytes):
    state = CLASH.load(position)
    whole, removed = table_census(position), Counter[str]()
    for seat, action in steps(state, choices):
        removed += removed_by(state.apply(seat, action))
        found = table_census(CLASH.dump(state)) + removed
        assert not found - whole
        assert (whole - found).total() <= (3 if state.outcome() else 0)


@examples(120)
@given(table_matches())
def test_only_a_players_seat_is_ever_due_and_acts(match: TableMatch):
    state = walked(match)
    seating, to_act = SEATINGS[match.mode], state.to_act()
    players = [seat for number, seat in enumerate(seating.seats) if number not in seating.ai]
    assert set(to_act) <= set(players)
    assert (to_act == ()) == (state.outcome() is not None)
    for name in SEATS:
        assert bool(state.legal_actions(name)) == (name in to_act)
        if name not in to_act:
            with pytest.raises(IllegalAction) as caught:
                state.apply(name, END)
            assert caught.value.code == ("not_your_turn" if to_act else "game_over")


@examples(150)
@given(table_matches())
def test_dump_and_load_give_an_equal_state(match: TableMatch):
    state = walked(match)
    dumped = json.loads(json.dumps(CLASH.dump(state)))
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


@examples(200)
@given(table_positions())
def test_crowded_positions_are_canonical_and_have_a_text(position: dict[str, Any]):
    dumped = CLASH.dump(CLASH.load(position))
    assert CLASH.dump(CLASH.load(dumped)) == dumped
    text = notation.text(dumped)
    assert len(text) < 2 * notation.LONGEST // 5
    assert notation.write(notation.read(text)) == text
    assert CLASH.dump(notation.read(text)) == dumped


@examples(100)
@given(table_matches(60))
def test_playing_on_from_a_loaded_state_tells_the_same_events(match: TableMatch):
    """The reshuffle of an AI's deck too."""
    state = start(match)
    for seat, action in steps(state, match.choices):
        loaded, twin = CLASH.load(CLASH.dump(state)), state.copy()
        events = state.apply(seat, action)
        assert loaded.apply(seat, action) == twin.apply(seat, action) == events
        assert loaded.key() == twin.key() == state.key()


@examples(100)
@given(table_positions(), st.binary(max_size=10))
def test_a_copy_lives_its_own_life(position: dict[str, Any], choices: bytes):
    state = CLASH.load(position)
    key, dumped = state.key(), CLASH.dump(state)
    twin = state.copy()
    assert all(twin.view(name) == state.view(name) for name in (*SEATS, None))
    for seat, action in steps(twin, choices):
        twin.apply(seat, action)
    assert state.key() == key
    assert CLASH.dump(state) == dumped


UNIVERSE = table_universe()


@examples(12)
@given(table_positions())
def test_legal_actions_are_exactly_what_apply_accepts(position: dict[str, Any]):
    """Over every card, lane and place of four seats; and a refused action changes nothing."""
    state = CLASH.load(position)
    legal = state.legal_actions(position["active"])
    assert len(set(legal)) == len(legal)
    key, accepted = state.key(), set(legal)
    for action in UNIVERSE:
        if action in accepted:
            state.copy().apply(position["active"], action)
        else:
            assert refuses(state, position["active"], action)
    assert state.key() == key
    assert state.events == []


@examples(120)
@given(table_matches())
def test_strongholds_stand_and_nothing_is_negative_until_the_end(match: TableMatch):
    state = start(match)
    for seat, action in steps(state, match.choices):
        state.apply(seat, action)
        view = state.view(None)
        assert view.mana >= 0
        for player in view.players:
            if view.question is None:  # whose creatures wait to be taken back (14)
                assert all(each.health_left > 0 for each in player.upper + player.lower)
            if not state.outcome():
                spent = player.ai and match.ruleset == "1.0" and not player.hand.bastion
                assert player.hand.health > 0 or spent


@examples(120)
@given(table_matches(), st.randoms(use_true_random=False))
def test_views_hide_the_order_of_hands_and_decks(match: TableMatch, chance: random.Random):
    """Any other order, and any other chance, looks the same to all whose hand it is not."""
    state = walked(match)
    if state.outcome():
        return
    for owner in SEATINGS[match.mode].seats:
        dumped = CLASH.dump(state)
        seat = dumped["seats"][owner]
        name = "deck" if "deck" in seat else "hand"
        cards = [card for card in seat[name] if card not in STRONGHOLDS]
        chance.shuffle(cards)
        seat[name] = [card if card in STRONGHOLDS else cards.pop() for card in seat[name]]
        if "chance" in seat:
            seat["chance"] = chance.getrandbits(64)
        shuffled = CLASH.load(dumped)
        for viewer in (*SEATS, None):
            if viewer != owner or name == "deck":
                assert shuffled.view(viewer) == state.view(viewer)
                assert repr(shuffled.view(viewer)) == repr(state.view(viewer))


@examples(100)
@given(seeds(), st.integers(1, 6), st.sampled_from(MODES))
def test_every_game_ends_within_its_turn_limit(seed: int, limit: int, mode: str):
    chance = random.Random(seed)
    match = random_table_match(chance, 8, mode)
    setup = match.setup
    setup["config"]["options"]["turn_limit"] = limit
    state, _ = CLASH.setup(setup, match.seed)
    while to_act := state.to_act():
        legal = state.legal_actions(to_act[0])
        ends = END in legal and chance.random() < 0.25
        state.apply(to_act[0], END if ends else chance.choice(legal))
    assert state.turn <= len(SEATINGS[mode].seats) * limit


@examples(100)
@given(table_matches())
def test_winners_are_a_team_or_an_opponent_and_never_who_lost(match: TableMatch):
    state = walked(match)
    outcome = state.outcome()
    if outcome is None or outcome.reason == "turn_limit":
        return
    seating = SEATINGS[match.mode]
    won = [seating.seats.index(seat) for seat in outcome.winners]
    assert won
    if seating.teams:
        assert won in ([0, 2], [1, 3], [0], [1])
        assert len(won) == len(seating.seats) // 2
    old = match.ruleset == "1.0"  # whose AI can win on the turn after its deck ran out
    fallen = [
        number
        for number, player in enumerate(state.players)
        if player.health < 1 and not (old and player.ai)
    ]
    assert not set(won) & set(fallen)


# -- the table of four against itself, and against the duel --

OPPOSITE = str.maketrans("ABCDabcd", "CDABcdab")


def turned_around(position: dict[str, Any]) -> dict[str, Any]:
    """The same table seen from the other side: A is C and B is D. The lanes stay what they are."""
    seats = {seat.translate(OPPOSITE): told for seat, told in position["seats"].items()}
    active = position["active"].translate(OPPOSITE)
    seats = json.loads(json.dumps({seat: seats[seat] for seat in SEATS}))
    for seat in seats.values():
        for creature in seat["upper"] + seat["lower"]:
            if "owner" in creature:
                creature["owner"] = creature["owner"].translate(OPPOSITE)
    return {**position, "active": active, "seats": seats}


def around(action: Any) -> Any:
    if not isinstance(action, Cast):
        return action
    target = action.target
    seat = target.seat.translate(OPPOSITE)
    return Cast(action.card, Place(seat, target.lane, target.position))


@examples(200)
@given(
    seeds(),
    st.sampled_from(["free_for_all", "two_against_two", "coop"]),
    st.binary(min_size=1, max_size=8),
)
def test_a_table_turned_around_plays_the_same(seed: int, mode: str, choices: bytes):
    position = random_table(random.Random(seed), mode)
    position["turn"] = max(4, position["turn"])
    for seat in position["seats"].values():
        seat["turns_taken"] = 3
    state, other = CLASH.load(position), CLASH.load(turned_around(position))
    for seat, action in steps(state, choices):
        state.apply(seat, action)
        other.apply(seat.translate(OPPOSITE), around(action))
        dumped = CLASH.dump(state)
        assert turned_around(dumped)["seats"] == CLASH.dump(other)["seats"]
        assert turned_around(dumped)["active"] == CLASH.dump(other)["active"]
        if state.outcome():
            won = {seat.translate(OPPOSITE) for seat in state.outcome().winners}
            assert won == set(other.outcome().winners)


@examples(400)
@given(
    seeds(),
    st.sampled_from(["free_for_all", "two_against_two"]),
    st.binary(min_size=1, max_size=6),
)
def test_in_one_lane_of_two_neighbours_it_is_a_duel(seed: int, mode: str, choices: bytes):
    """A plays into the upper lane, where only A and B have creatures."""
    chance = random.Random(seed)
    position = random_position(chance)
    while position["active"] != "A" or position["phase"] != "summoning":
        position = random_position(chance)
    position["turn"] = 9
    position["options"] = {"fatigue": False}
    for seat in position["seats"].values():
        seat["lower"], seat["turns_taken"] = [], 4
        seat.pop("champion", None)
    others = {seat: {"upper": [], "lower": []} for seat in "CD"}
    for seat in others.values():
        seat |= {"hand": ["BASTION", "boom", "ogre"], "turns_taken": 2}
    duel = CLASH.load(position)
    table = CLASH.load({**position, "mode": mode, "seats": {**position["seats"], **others}})
    for choice in choices:
        to_act = duel.to_act()
        if to_act != ("A",):
            return
        legal = [action for action in duel.legal_actions("A") if not str(action).endswith(":l")]
        action = legal[choice % len(legal)]
        duel.apply("A", action)
        table.apply("A", action)
        assert bool(duel.outcome()) == bool(table.outcome())
        expected, found = CLASH.dump(duel), CLASH.dump(table)
        for seat in "AB":
            for each in (expected, found):
                each["seats"][seat].pop("turns_taken", None)
            assert found["seats"][seat] == expected["seats"][seat]
        assert (found["mana"], found["active"]) == (expected["mana"], expected["active"])
