"""Drafts: their orders, the AIs' share, what they prepare (clash-of-decks.md 8; Rulings 63, 64)."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from engine.clash.cards import CARDS
from engine.clash.formats.draft import PLANS, Draft, draft_setup
from engine.clash.formats.events import (
    CardsRevealed,
    FormatEnded,
    LastTaken,
    Picked,
    TakenByAi,
    TurnPassed,
)
from engine.clash.formats.picks import Pick
from engine.core import IllegalAction
from engine.documents import DocumentError
from engine.games import game_named

GAME = game_named("draft")
SETS = {
    "duel": ["initiation"],
    "free_for_all": ["mire"],
    "two_against_two": ["mire"],
    "solo": ["elusive"],
    "coop": ["mire", "elusive"],
}
every_mode = pytest.mark.parametrize("mode", SETS)


def begun(mode: str, seed: int = 1, **match: Any) -> Draft:
    state, _ = GAME.setup(draft_setup(mode, SETS[mode], match), seed)
    assert isinstance(state, Draft)
    return state


def take_first(draft: Draft) -> list[Any]:
    """Whoever is due takes the first open card."""
    (seat,) = draft.to_act()
    return draft.apply(seat, draft.legal_actions(seat)[0])


def played(draft: Draft) -> list[Any]:
    """The rest of the draft, everybody taking the first open card; all events."""
    events = []
    while draft.to_act():
        events += take_first(draft)
    return events


def order_of_rounds(mode: str) -> list[str]:
    """Who got a card, one letter for each, round by round."""
    draft = begun(mode)
    rounds = [""]
    for event in played(draft):
        if isinstance(event, (Picked, LastTaken)):
            rounds[-1] += event.seat
        if isinstance(event, CardsRevealed):
            rounds.append("")
    return rounds


def ids(cards: Any) -> list[str]:
    return [card.id for card in cards]


# Orders


def test_8_draft_duel_a_takes_1_b_takes_2_a_the_last_then_roles_swap() -> None:
    assert order_of_rounds("duel") == ["ABBA", "BAAB", "ABBA", "BAAB"]


def test_8_draft_duel_4_cards_are_revealed_until_both_have_8() -> None:
    draft = begun("duel")
    assert len(draft.open) == 4
    events = played(draft)
    assert [len(each.cards) for each in events if isinstance(each, CardsRevealed)] == [4, 4, 4]
    assert {seat: len(deck) for seat, deck in draft.picked.items()} == {"A": 8, "B": 8}
    assert len(draft.pool) == 16
    assert isinstance(events[-1], FormatEnded)


def test_8_draft_duel_the_last_card_needs_no_pick() -> None:
    draft = begun("duel")
    first, second, third, fourth = ids(draft.open)
    assert draft.apply("A", Pick(third)) == [Picked("A", third), TurnPassed("B", 2)]
    assert draft.apply("B", Pick(first)) == [Picked("B", first)]
    events = draft.apply("B", Pick(fourth))
    assert events[:2] == [Picked("B", fourth), LastTaken("A", second)]
    assert events[2:] == [CardsRevealed(2, tuple(ids(draft.open))), TurnPassed("B", 1)]
    assert ids(draft.picked["A"]) == [third, second]


@pytest.mark.parametrize("mode", ["free_for_all", "two_against_two"])
def test_8_draft_4_players_all_four_starts(mode: str) -> None:
    assert order_of_rounds(mode) == ["ABCDDCBA", "BCDAADCB", "CDABBADC", "DABCCBAD"]


def test_8_draft_4_players_the_middle_seat_takes_2_in_a_row() -> None:
    draft = begun("free_for_all")
    for seat in "ABC":
        assert (draft.view(None).to_act, draft.view(None).picks) == (seat, 1)
        take_first(draft)
    assert (draft.view(None).to_act, draft.view(None).picks) == ("D", 2)
    assert [type(each) for each in take_first(draft)] == [Picked]
    assert draft.to_act() == ("D",)


def test_8_draft_4_players_all_32_cards_are_dealt() -> None:
    draft = begun("two_against_two")
    played(draft)
    assert not draft.pool
    assert [len(deck) for deck in draft.picked.values()] == [8] * 4


# The AIs' share


def test_8_draft_solo_1_of_4_and_the_ai_gets_3() -> None:
    draft = begun("solo")
    first, *others = ids(draft.open)
    events = take_first(draft)
    assert events[:2] == [Picked("A", first), TakenByAi(tuple(others))]
    assert ids(draft.ai) == others


def test_8_draft_solo_8_rounds() -> None:
    draft = begun("solo")
    assert order_of_rounds("solo") == ["A"] * 8
    played(draft)
    assert (len(draft.picked["A"]), len(draft.ai), draft.pool) == (8, 24, [])


def test_8_draft_solo_the_ais_24_cards_are_a_deck() -> None:
    draft = begun("solo", options={"fatigue": True})
    played(draft)
    (match,) = draft.prepared()
    assert match.setup["mode"] == "solo"
    assert match.setup["config"]["options"] == {"fatigue": True}
    assert match.setup["decks"]["A"] == ids(draft.picked["A"])
    assert sorted(match.setup["decks"]["B"]) == sorted(ids(draft.ai))
    assert match.seats == {"A": "A"}


def test_8_draft_co_op_one_card_each_then_the_ais_get_6_then_the_players_swap() -> None:
    draft = begun("coop")
    (a, c, *others) = ids(draft.open)
    assert take_first(draft) == [Picked("A", a), TurnPassed("C", 1)]
    events = take_first(draft)
    assert events[:2] == [Picked("C", c), TakenByAi(tuple(others))]
    assert events[3] == TurnPassed("C", 1)
    assert order_of_rounds("coop") == ["AC", "CA"] * 4


def test_8_draft_co_op_the_48_cards_of_the_ais_are_shuffled_and_split() -> None:
    draft = begun("coop")
    played(draft)
    (match,) = draft.prepared()
    decks = match.setup["decks"]
    assert {seat: len(deck) for seat, deck in decks.items()} == {"A": 8, "B": 24, "C": 8, "D": 24}
    assert sorted(decks["B"] + decks["D"]) == sorted(ids(draft.ai))
    assert decks["B"] != ids(draft.ai)[:24]
    assert decks == draft.copy().prepared()[0].setup["decks"]


def test_8_draft_co_op_needs_64_cards() -> None:
    with pytest.raises(DocumentError) as caught:
        GAME.setup(draft_setup("coop", ["mire"]), 1)
    assert caught.value.path == "config.sets"


def test_8_draft_co_op_the_split_comes_from_the_seed_and_is_no_part_of_a_view() -> None:
    one, other = begun("coop", 1), begun("coop", 1)
    other.chance ^= 1
    played(one)
    played(other)
    assert one.view("A") == other.view("A")
    assert one.prepared() != other.prepared()


def test_ruling_63_co_op_is_drafted_in_the_seats_of_the_match() -> None:
    draft = begun("coop")
    assert draft.to_act() == ("A",)
    take_first(draft)
    assert draft.to_act() == ("C",)
    played(draft)
    assert draft.prepared()[0].seats == {"A": "A", "C": "C"}


# The pool


@every_mode
def test_ruling_64_a_pool_of_several_sets_is_drawn_from_all_their_cards(mode: str) -> None:
    sets = ["initiation", "mire", "slyness"]
    draft, _ = GAME.setup(draft_setup(mode, sets), 3)
    assert isinstance(draft, Draft)
    there = [*draft.open, *draft.pool]
    assert len(set(there)) == PLANS[mode].pool
    assert {card.set for card in there} == set(sets)


def test_one_set_is_its_32_cards() -> None:
    draft = begun("free_for_all")
    assert set(draft.open) | set(draft.pool) == {card for card in CARDS if card.set == "mire"}


@pytest.mark.parametrize(
    ("sets", "ruleset", "path"),
    [
        ([], "1.2", "config.sets"),
        (["mire", "mist"], "1.2", "config.sets[1]"),
        (["mire", "mire"], "1.2", "config.sets[1]"),
        (["initiation", "mire"], "1.0", "config.sets[1]"),
    ],
)
def test_sets_that_are_refused(sets: list[str], ruleset: str, path: str) -> None:
    with pytest.raises(DocumentError) as caught:
        GAME.setup({**draft_setup("duel", sets), "ruleset": ruleset}, 1)
    assert caught.value.path == path


def test_a_draft_is_set_up_without_decks_and_for_a_match_that_there_is() -> None:
    setup = draft_setup("duel", ["mire"])
    for wrong, path in (
        ({**setup, "decks": {"A": []}}, "decks"),
        ({**setup, "mode": "chess"}, "mode"),
        (draft_setup("duel", ["mire"], {"options": {"speed": 1}}), "config.match.options.speed"),
    ):
        with pytest.raises(DocumentError) as caught:
            GAME.setup(wrong, 1)
        assert caught.value.path == path


def test_a_draft_of_ruleset_1_0() -> None:
    draft, _ = GAME.setup({**draft_setup("duel", ["initiation"]), "ruleset": "1.0"}, 1)
    assert isinstance(draft, Draft)
    played(draft)
    assert draft.prepared()[0].setup["ruleset"] == "1.0"


# What it prepares, and what is known


@every_mode
def test_what_was_drafted_can_be_set_up_and_played(mode: str) -> None:
    draft = begun(mode, options={"turn_limit": 3})
    assert draft.prepared() == ()
    played(draft)
    assert draft.outcome() is not None
    (prepared,) = draft.prepared()
    setup = json.loads(json.dumps(prepared.setup))
    assert (setup["mode"], setup["ruleset"]) == (mode, "1.2")
    match, _ = game_named(prepared.game).setup(setup, 9)
    chance = random.Random(9)
    while to_act := match.to_act():
        assert set(to_act) <= prepared.seats.keys()
        match.apply(to_act[0], chance.choice(match.legal_actions(to_act[0])))
    assert match.outcome() is not None


@every_mode
def test_every_card_goes_to_one_deck(mode: str) -> None:
    draft = begun(mode)
    there = {*draft.open, *draft.pool}
    played(draft)
    decks = draft.prepared()[0].setup["decks"]
    cards = [card for deck in decks.values() for card in deck]
    assert len(set(cards)) == len(cards)
    assert set(cards) == {card.id for card in there - set(draft.pool)}


def test_a_seed_deals_the_same_cards_for_ever() -> None:
    """Records replay: neither the streams' names nor the shuffling may change."""
    draft = begun("coop", 12345)
    assert ids(draft.open[:4]) == ["enraged_snout", "ripper", "shrewveling_ritual", "mechannoying"]
    played(draft)
    decks = draft.prepared()[0].setup["decks"]
    assert [decks["B"][0], decks["D"][0]] == ["protective_nurturer", "snarling_harpy"]


@every_mode
def test_a_view_does_not_know_what_is_still_in_the_pool(mode: str) -> None:
    draft = begun(mode)
    chance = random.Random(4)
    while draft.to_act():
        twin = draft.copy()
        chance.shuffle(twin.pool)
        twin.chance ^= 1
        for viewer in ("A", None):
            assert draft.view(viewer) == twin.view(viewer)
        take_first(draft)


def test_picks_are_open() -> None:
    draft = begun("free_for_all")
    played(draft)
    for viewer in ("A", "C", None):
        players = draft.view(viewer).players
        assert {each.seat: list(each.cards) for each in players} == draft.picked


@every_mode
def test_every_card_is_told_once(mode: str) -> None:
    state, told = GAME.setup(draft_setup(mode, SETS[mode]), 5)
    assert isinstance(state, Draft)
    shown: Counter[str] = Counter()
    given: Counter[str] = Counter()
    for event in [*told, *played(state)]:
        if isinstance(event, (Picked, LastTaken)):
            given[event.card] += 1
        elif isinstance(event, TakenByAi):
            given.update(event.cards)
        elif isinstance(event, CardsRevealed):
            shown.update(event.cards)
    assert shown == given
    assert set(shown.values()) == {1}


# Moves


def test_a_pick_is_named_as_a_card_is() -> None:
    draft = begun("duel")
    for card in draft.open:
        assert GAME.read_move(draft, f"{card.name().upper()} and more") == (
            Pick(card.id),
            "and more",
        )
        assert GAME.read_move(draft, card.id[:-1])[0] in draft.legal_actions("A")


def test_a_beginning_must_be_clear() -> None:
    draft = begun("duel")
    with pytest.raises(IllegalAction) as caught:
        GAME.read_move(draft, "c")
    assert caught.value.code == "ambiguous_card"
    with pytest.raises(IllegalAction) as caught:
        GAME.read_move(draft, "xyzzy")
    assert caught.value.code == "no_such_card"


def test_refusals_change_nothing() -> None:
    draft = begun("duel")
    key = draft.key()
    hidden = draft.pool[0].id
    for seat, action, code in (
        ("B", Pick(draft.open[0].id), "not_your_turn"),
        ("A", Pick(hidden), "not_on_offer"),
        ("A", "ogre", "no_action"),
    ):
        with pytest.raises(IllegalAction) as caught:
            draft.apply(seat, action)  # type: ignore[arg-type]
        assert caught.value.code == code
        assert draft.key() == key
    played(draft)
    with pytest.raises(IllegalAction) as caught:
        draft.apply("A", Pick(hidden))
    assert caught.value.code == "game_over"


# Documents


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"pool": []}, "picked.A"),
        ({"pool": ["fish"]}, "pool[0]"),
        ({"open": ["troll"]}, "open[0]"),
        ({"open": []}, "open"),
        ({"picked": {"A": [], "B": []}}, "picked"),
        ({"picked": {"A": [], "C": []}}, "picked.A"),
        ({"ai": []}, "ai"),
        ({"chance": -1}, "chance"),
        ({"extra": 1}, "extra"),
        ({"game": "clash"}, "game"),
    ],
)
def test_a_document_that_cannot_be_is_refused(change: dict[str, Any], path: str) -> None:
    draft = begun("coop")
    for _ in range(3):
        take_first(draft)
    document = {**json.loads(json.dumps(GAME.dump(draft))), **change}
    with pytest.raises(DocumentError) as caught:
        GAME.load(document)
    assert caught.value.path == path


def test_a_card_is_nowhere_twice() -> None:
    document = GAME.dump(begun("duel"))
    document["pool"][3] = document["open"][0]
    with pytest.raises(DocumentError) as caught:
        GAME.load(document)
    assert caught.value.path == "open[0]"
