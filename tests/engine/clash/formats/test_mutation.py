"""The mutation draft: packs that go round, the choice of 8 (clash-of-decks.md 11)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from engine.clash.formats.events import (
    CardChosen,
    DeckShown,
    FormatEnded,
    LaboratoryShown,
    PacksEmpty,
    PacksPassed,
    PickMade,
)
from engine.clash.formats.mutation import Mutation, mutation_setup
from engine.clash.formats.picks import Pick
from engine.core import SEATS, IllegalAction
from engine.documents import DocumentError
from engine.games import game_named

GAME = game_named("mutation")
SETS = ["mire", "elusive"]


def begun(seed: int = 1, **match: Any) -> Mutation:
    state, events = GAME.setup(mutation_setup(SETS, match), seed)
    assert isinstance(state, Mutation)
    assert events == []
    return state


def everybody_takes_the_first(state: Mutation) -> list[Any]:
    events: list[Any] = []
    for seat in state.to_act():
        events += state.apply(seat, state.legal_actions(seat)[0])
    return events


def picked(**match: Any) -> Mutation:
    """All cards are picked."""
    state = begun(**match)
    while not state.choosing:
        everybody_takes_the_first(state)
    return state


def test_8_mutation_64_cards_of_two_sets_16_to_each_player() -> None:
    state = begun()
    assert [len(pack) for pack in state.packs.values()] == [16] * 4
    dealt = {card for pack in state.packs.values() for card in pack}
    assert len(dealt) == 64
    assert {card.set for card in dealt} == set(SETS)


def test_a_seed_deals_the_same_packs_for_ever() -> None:
    """Records replay: neither the stream's name nor the shuffling may change."""
    state = begun(12345)
    assert [pack[0].id for pack in state.packs.values()] == [
        "stitched_butcher",
        "cycle_of_life",
        "genie",
        "brawler",
    ]


@pytest.mark.parametrize(
    ("sets", "path"),
    [
        (["mire"], "config.sets"),
        (["mire", "elusive", "slyness"], "config.sets"),
        (["mire", "mire"], "config.sets[1]"),
    ],
)
def test_8_mutation_two_different_sets(sets: list[str], path: str) -> None:
    with pytest.raises(DocumentError) as caught:
        GAME.setup(mutation_setup(sets), 1)
    assert caught.value.path == path


def test_11_everybody_picks_1_at_the_same_time() -> None:
    state = begun()
    assert state.to_act() == ("A", "B", "C", "D")
    card = state.packs["C"][4]
    assert state.apply("C", Pick(card.id)) == [PickMade("C")]
    assert state.to_act() == ("A", "B", "D")
    assert card in state.packs["C"]
    assert state.picked["C"] == []


def test_11_and_passes_the_rest_to_the_left() -> None:
    state = begun()
    before = {seat: list(pack) for seat, pack in state.packs.items()}
    events = everybody_takes_the_first(state)
    assert events == [*(PickMade(seat) for seat in SEATS), PacksPassed(15)]
    for giver, taker in ("AB", "BC", "CD", "DA"):
        assert state.packs[taker] == before[giver][1:]  # type: ignore[index]
        assert state.picked[giver] == before[giver][:1]  # type: ignore[index]


def test_11_until_all_are_picked_the_last_card_needs_no_pick() -> None:
    state = begun()
    for left in range(15, 1, -1):
        assert everybody_takes_the_first(state)[-1] == PacksPassed(left)
    assert everybody_takes_the_first(state)[-2:] == [PacksPassed(1), PacksEmpty()]
    assert [len(cards) for cards in state.picked.values()] == [16] * 4
    assert state.choosing


def test_11_from_the_16_everybody_chooses_8_the_others_are_the_laboratory() -> None:
    state = picked()
    assert state.to_act() == ("A", "B", "C", "D")
    for count in range(1, 8):
        for seat in SEATS:
            assert state.apply(seat, state.legal_actions(seat)[0]) == [CardChosen(seat, count)]
    events = everybody_takes_the_first(state)
    assert events[3] == CardChosen("D", 8)
    shown = [
        (
            DeckShown(seat, tuple(card.id for card in state.picked[seat][:8])),
            LaboratoryShown(seat, tuple(card.id for card in state.picked[seat][8:])),
        )
        for seat in SEATS
    ]
    assert events[4:] == [*(event for pair in shown for event in pair), FormatEnded()]


def test_11_the_league_is_prepared_with_decks_and_laboratories() -> None:
    state = picked(options={"fatigue": True})
    while state.to_act():
        assert state.prepared() == ()
        everybody_takes_the_first(state)
    (league,) = state.prepared()
    assert league.game == "league"
    assert league.seats == {seat: seat for seat in SEATS}
    for seat in SEATS:
        ids = [card.id for card in state.picked[seat]]
        assert league.setup["decks"][seat] == ids[:8]
        assert league.setup["config"]["laboratories"][seat] == ids[8:]
    assert league.setup["config"]["match"] == {"options": {"fatigue": True}}


def test_ruling_65_a_pack_and_the_picks_are_known_to_their_player_alone() -> None:
    state, chance = begun(), random.Random(3)
    while state.to_act():
        others = state.copy()
        for each in (others.packs, others.picked, others.chosen):
            held = each["A"][:]
            each["B"], each["C"], each["D"] = each["C"], each["D"], each["B"]
            assert each["A"] == held
        if len({len(each) for each in state.chosen.values()}) == 1 and not state.picks:
            assert state.view("A") == others.view("A")
            assert state.view(None) == others.view(None)
        view = state.view("B")
        assert list(view.pack) == state.packs["B"]
        assert view.pick == state.picks.get("B")
        assert all(each.deck is None and each.laboratory is None for each in view.players)
        seat = chance.choice(state.to_act())
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    assert [list(each.deck or ()) for each in state.view(None).players] == [*state.chosen.values()]


def test_ruling_65_everybody_sees_who_has_picked_but_not_what() -> None:
    one, other = begun(), begun()
    one.apply("B", Pick(one.packs["B"][0].id))
    other.apply("B", Pick(other.packs["B"][1].id))
    for viewer in ("A", None):
        assert one.view(viewer) == other.view(viewer)
    assert [each.to_act for each in one.view("A").players] == [True, False, True, True]
    assert one.view("B").pick != other.view("B").pick


def test_ruling_66_left_is_the_next_in_the_order_of_turns() -> None:
    state = begun()
    first = state.packs["D"][0].id
    state.apply("A", Pick(state.packs["A"][0].id))
    second = state.packs["D"][1]
    for seat in ("B", "C"):
        state.apply(seat, state.legal_actions(seat)[0])  # type: ignore[arg-type]
    state.apply("D", Pick(first))
    assert state.packs["A"][0] == second


def test_refusals_change_nothing() -> None:
    state = begun()
    state.apply("A", state.legal_actions("A")[0])
    key = state.key()
    for seat, action, code in (
        ("A", state.legal_actions("B")[0], "others_are_due"),
        ("B", Pick(state.packs["C"][0].id), "not_on_offer"),
        ("B", "ogre", "no_action"),
    ):
        with pytest.raises(IllegalAction) as caught:
            state.apply(seat, action)  # type: ignore[arg-type]
        assert caught.value.code == code
        assert state.key() == key
    state = picked()
    card = state.legal_actions("A")[0]
    state.apply("A", card)
    with pytest.raises(IllegalAction) as caught:
        state.apply("A", card)
    assert caught.value.code == "not_on_offer"
    while state.to_act():
        everybody_takes_the_first(state)
    with pytest.raises(IllegalAction) as caught:
        state.apply("A", card)
    assert caught.value.code == "game_over"


def test_a_beginning_says_nothing_about_other_packs() -> None:
    """It is read among all 64 cards, whatever lies in which pack."""
    one, other = begun(1), begun(2)
    for text in ("a", "mi", "the", "gr"):
        read = []
        for state in (one, other):
            try:
                read.append(str(GAME.read_move(state, text)))
            except IllegalAction as refusal:
                read.append(str(refusal))
        assert read[0] == read[1]


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"packs": {"A": []}}, "packs"),
        ({"picked": {seat: [] for seat in "ABCD"}}, "picked.A"),
        ({"packs": {seat: [] for seat in "ABCD"}}, "picked.A"),
        ({"picks": {"A": "xyzzy"}}, "picks.A"),
        ({"picks": {"A": "ogre"}}, "picks.A"),
        ({"chosen": {"A": []}}, "chosen"),
        ({"config": {"sets": ["mire"]}}, "config.sets"),
        ({"ruleset": "1.0"}, "ruleset"),
    ],
)
def test_a_document_that_cannot_be_is_refused(change: dict[str, Any], path: str) -> None:
    state = begun()
    everybody_takes_the_first(state)
    document = {**json.loads(json.dumps(GAME.dump(state))), **change}
    with pytest.raises(DocumentError) as caught:
        GAME.load(document)
    assert caught.value.path == path


def test_what_is_picked_and_chosen_must_be_there() -> None:
    state = begun()
    everybody_takes_the_first(state)
    elsewhere = state.packs["B"][0].id
    document = GAME.dump(state)
    for change, path in (
        ({"picks": {"A": elsewhere}}, "picks.A"),
        ({"picks": {seat: state.packs[seat][0].id for seat in SEATS}}, "picks"),
        ({"chosen": {**document["picked"]}}, "chosen.A"),
        ({"packs": {**document["packs"], "D": document["packs"]["A"]}}, "packs.D[0]"),
        ({"packs": {**document["packs"], "D": document["packs"]["D"][1:]}}, "packs.D"),
    ):
        with pytest.raises(DocumentError) as caught:
            GAME.load({**document, **change})
        assert caught.value.path == path
    state = picked()
    document = GAME.dump(state)
    ids = document["picked"]
    nothing: dict[str, list[str]] = {seat: [] for seat in SEATS}
    for chosen, path in (
        ({**nothing, "A": ids["B"][:1]}, "chosen.A[0]"),
        ({**nothing, "A": ids["A"][:9]}, "chosen.A"),
        ({seat: ids[seat][:8] for seat in SEATS}, "chosen"),
    ):
        with pytest.raises(DocumentError) as caught:
            GAME.load({**document, "chosen": chosen})
        assert caught.value.path == path
