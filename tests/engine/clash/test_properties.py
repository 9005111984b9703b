"""What must hold in every state of every duel."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import oracle
import pytest
from hypothesis import given
from hypothesis import strategies as st
from positions import CLASH, duel, play
from walks import Match, examples, matches, positions, start, steps, walked

from bridgekeeper.engine import record
from bridgekeeper.engine.clash.actions import END, Cast, Place, Summon
from bridgekeeper.engine.core import IllegalAction
from bridgekeeper.engine.documents import DocumentError

SEATS = ("A", "B")


def cards_of(seat: dict[str, Any]) -> Counter[str]:
    hand = [card for card in seat["hand"] if card not in oracle.STRONGHOLDS]
    return Counter(hand + [each["card"] for each in seat["upper"] + seat["lower"]])


@examples(150)
@given(matches())
def test_no_card_is_ever_lost_or_won(match: Match):
    state = start(match)
    for seat, action in steps(state, match.choices):
        state.apply(seat, action)
        seats = CLASH.dump(state)["seats"]
        in_the_air = Counter[str]()
        if state.outcome() and action != END:
            in_the_air[action.card] = 1
        for name in SEATS:
            missing = Counter(match.decks[name]) - cards_of(seats[name])
            assert missing == (in_the_air if name == seat else Counter())
            assert not cards_of(seats[name]) - Counter(match.decks[name])


@examples(120)
@given(matches())
def test_only_the_seat_that_is_due_acts(match: Match):
    state = walked(match)
    due = state.to_act()
    assert due in ((), ("A",), ("B",))
    assert (due == ()) == (state.outcome() is not None)
    for name in SEATS:
        assert bool(state.legal_actions(name)) == (name in due)
        if name not in due:
            with pytest.raises(IllegalAction) as caught:
                state.apply(name, END)
            assert caught.value.code == ("not_your_turn" if due else "game_over")


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


@examples(80)
@given(matches())
def test_the_record_replays_to_the_same_state(match: Match):
    state, moves = start(match), []
    for seat, action in steps(state, match.choices):
        moves.append(f"{seat} {action}")
        state.apply(seat, action)
    written = record.write(CLASH, match.setup, match.seed, {}, moves, state.outcome())
    replay = record.Replay(written)
    list(replay)
    assert replay.state.key() == state.key()
    assert CLASH.dump(replay.state) == CLASH.dump(state)


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
        for due in middle.to_act():
            for second in middle.legal_actions(due):
                twin = middle.copy()
                twin.apply(due, second)
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


UNIVERSE = [
    END,
    *(Summon(card, lane) for card in oracle.CARDS for lane in (0, 1)),
    *(
        Cast(card, Place(seat, lane, number))
        for card in oracle.CARDS
        for seat in SEATS
        for lane in (0, 1)
        for number in range(-1, 9)
    ),
]


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
            with pytest.raises(IllegalAction):
                state.apply(position["active"], action)
    assert state.key() == key
    assert state.events == []


@examples(120)
@given(matches())
def test_no_creature_without_health_stays_in_play(match: Match):
    state = start(match)
    for seat, action in steps(state, match.choices):
        state.apply(seat, action)
        for player in state.view(None).players:
            assert all(each.health_left > 0 for each in player.upper + player.lower)


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
                    assert now == oracle.abilities(dumped[player.seat][lane], index)


@examples(120)
@given(matches())
def test_the_mana_is_never_negative_and_strongholds_stand_until_the_end(match: Match):
    state = start(match)
    for seat, action in steps(state, match.choices):
        state.apply(seat, action)
        assert state.view(None).mana >= 0
        if not state.outcome():
            assert all(player.hand.health > 0 for player in state.view(None).players)


@examples(80)
@given(matches(8), st.integers(1, 6), st.randoms(use_true_random=False))
def test_every_game_ends_within_its_turn_limit(match: Match, limit: int, chance: random.Random):
    state = start(Match(match.decks, match.seed, limit, b""))
    while due := state.to_act():
        actions = state.legal_actions(due[0])
        state.apply(due[0], END if chance.random() < 0.25 else chance.choice(actions))
        assert state.view(None).turn <= 2 * limit


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


def test_a_refused_action_changes_nothing_even_in_the_middle_of_a_line():
    state = duel(a="BASTION ogre troll")
    play(state, "ogre:u")
    key, dumped = state.key(), CLASH.dump(state)
    for action in (Summon("ogre", 0), Summon("nobody", 1), Cast("troll", Place("A", 0, 0))):
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
