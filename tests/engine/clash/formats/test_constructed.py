"""Constructed decks, with bans in ruleset 1.0 (clash-of-decks.md 8 and 14)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from engine.clash.cards import CARDS, Card
from engine.clash.decks import read_deck
from engine.clash.formats.constructed import BROUGHT, Constructed, constructed_setup
from engine.clash.formats.events import (
    Banned,
    CardBrought,
    DeckShown,
    FormatEnded,
    TurnPassed,
)
from engine.clash.formats.picks import Pick
from engine.core import IllegalAction, Seat
from engine.documents import DocumentError
from engine.games import game_named

GAME = game_named("constructed")
OF_MIRE = next(card.id for card in CARDS if card.set == "mire")
INITIATION = [card.id for card in CARDS if card.set == "initiation"]
TEN: dict[Seat, list[str]] = {"A": INITIATION[:10], "B": INITIATION[5:15]}
"""They share five cards."""


def begun(ruleset: Any = "1.0", mode: Any = "duel", **match: Any) -> Constructed:
    state, events = GAME.setup(constructed_setup(mode, ruleset, match), 1)
    assert isinstance(state, Constructed)
    assert events == []
    return state


def bring(state: Constructed, seat: Seat, cards: list[str]) -> list[Any]:
    events: list[Any] = []
    for card in cards:
        events += state.apply(seat, Pick(card))
    return events


def brought(**match: Any) -> Constructed:
    """Both have brought their ten."""
    state = begun(**match)
    for seat, cards in TEN.items():
        bring(state, seat, cards)
    return state


def known(state: Constructed, viewer: Seat | None) -> dict[Seat, list[str] | None]:
    return {
        each.seat: None if each.cards is None else [card.id for card in each.cards]
        for each in state.view(viewer).players
    }


def refusal(state: Constructed, seat: Seat, action: Any) -> str:
    key = state.key()
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, action)
    assert state.key() == key
    return caught.value.code


# Ruleset 1.0: ten cards and bans


def test_8_constructed_v1_0_with_bans_in_the_exact_order() -> None:
    state = brought()
    a, b = TEN["A"], TEN["B"]
    assert state.apply("B", Pick(a[0])) == [
        Banned("B", "A", a[0]),
        DeckShown("B", tuple(b)),
        TurnPassed("A", 2),
    ]
    assert state.apply("A", Pick(b[0])) == [Banned("A", "B", b[0])]
    assert state.apply("A", Pick(b[9])) == [Banned("A", "B", b[9]), TurnPassed("B", 1)]
    assert state.apply("B", Pick(a[4])) == [Banned("B", "A", a[4]), FormatEnded()]
    assert state.to_act() == ()


def test_8_constructed_v1_0_with_bans_both_keep_8() -> None:
    state = brought(options={"fatigue": True})
    for seat, card in (("B", TEN["A"][0]), ("A", TEN["B"][0]), ("A", TEN["B"][9])):
        assert state.prepared() == ()
        state.apply(seat, Pick(card))  # type: ignore[arg-type]
    state.apply("B", Pick(TEN["A"][9]))
    (match,) = state.prepared()
    assert match.setup["decks"] == {"A": TEN["A"][1:9], "B": TEN["B"][1:9]}
    assert (match.setup["ruleset"], match.setup["mode"]) == ("1.0", "duel")
    assert match.setup["config"]["options"] == {"fatigue": True}
    game_named(match.game).setup(match.setup, 1)


def test_8_constructed_v1_0_with_bans_a_ban_is_for_one_deck() -> None:
    """Both may bring the same card (Ruling 48)."""
    state = brought()
    both = TEN["B"][0]
    assert both in TEN["A"]
    state.apply("B", Pick(both))
    assert both in known(state, None)["B"]  # type: ignore[operator]
    assert Pick(both) in state.legal_actions("A")


def test_14_5_decks_of_10_are_secret_until_they_are_shown_in_order() -> None:
    state = begun()
    assert state.to_act() == ("A", "B")
    events = bring(state, "A", TEN["A"])
    assert events == [CardBrought("A", count) for count in range(1, 11)]
    assert state.to_act() == ("B",)
    assert known(state, "A") == {"A": TEN["A"], "B": None}
    assert known(state, "B") == {"A": None, "B": []}
    assert known(state, None) == {"A": None, "B": None}
    events = bring(state, "B", TEN["B"])
    assert events[-3:] == [
        CardBrought("B", 10),
        DeckShown("A", tuple(TEN["A"])),
        TurnPassed("B", 1),
    ]
    assert known(state, "B") == {"A": TEN["A"], "B": TEN["B"]}
    assert known(state, "A") == {"A": TEN["A"], "B": None}
    assert known(state, None) == {"A": TEN["A"], "B": None}
    state.apply("B", Pick(TEN["A"][3]))
    assert known(state, "A")["B"] == TEN["B"]


def test_14_5_a_view_does_not_depend_on_what_is_secret() -> None:
    one, other = begun(), begun()
    bring(one, "A", TEN["A"][:4])
    bring(other, "A", TEN["A"][4:8])
    for viewer in ("B", None):
        assert one.view(viewer) == other.view(viewer)
    assert one.view("A") != other.view("A")
    assert [each.count for each in one.view("B").players] == [4, 0]


def test_14_5_only_a_duel_has_bans_and_only_cards_that_version_1_0_knows() -> None:
    with pytest.raises(DocumentError) as caught:
        begun("1.0", "free_for_all")
    assert caught.value.path == "mode"
    state = begun()
    assert {action.card for action in state.legal_actions("A")} >= {"ogre", "boom"}
    assert refusal(state, "A", Pick(OF_MIRE)) == "not_on_offer"


# Ruleset 1.2: eight cards


@pytest.mark.parametrize("mode", ["duel", "free_for_all", "two_against_two"])
def test_8_constructed_v1_2_8_cards_each_shown_before_the_shuffle(mode: str) -> None:
    state = begun("1.2", mode)
    seats = list(state.brought)
    decks = {seat: [card.id for card in CARDS[9 * n : 9 * n + 8]] for n, seat in enumerate(seats)}
    for seat in seats:
        assert state.prepared() == ()
        assert known(state, None) == dict.fromkeys(seats)
        events = bring(state, seat, decks[seat])
    shown = [DeckShown(seat, tuple(decks[seat])) for seat in seats]
    assert events[-len(shown) - 1 :] == [*shown, FormatEnded()]
    assert known(state, None) == decks
    (match,) = state.prepared()
    assert match.setup["decks"] == decks
    assert match.setup["mode"] == mode
    game_named("clash").setup(match.setup, 1)


@pytest.mark.parametrize("mode", ["solo", "coop"])
def test_8_constructed_v1_2_not_against_ais(mode: str) -> None:
    with pytest.raises(DocumentError) as caught:
        begun("1.2", mode)
    assert caught.value.path == "mode"


def test_8_constructed_v1_2_a_deck_that_somebody_saved_is_checked() -> None:
    def read_brought(ids: Sequence[object], ruleset: str) -> list[Card]:
        return read_deck(ids, "deck", ruleset, size=BROUGHT[ruleset])

    assert [card.id for card in read_brought(INITIATION[:8], "1.2")] == INITIATION[:8]
    assert len(read_brought(INITIATION[:10], "1.0")) == 10
    for ids, ruleset, path in (
        (INITIATION[:7], "1.2", "deck"),
        (INITIATION[:10], "1.2", "deck"),
        (INITIATION[:8], "1.0", "deck"),
        ([*INITIATION[:7], INITIATION[0]], "1.2", "deck[7]"),
        ([*INITIATION[:7], "xyzzy"], "1.2", "deck[7]"),
        ([*INITIATION[:7], 5], "1.2", "deck[7]"),
        ([*INITIATION[:9], OF_MIRE], "1.0", "deck[9]"),
    ):
        with pytest.raises(DocumentError) as caught:
            read_brought(ids, ruleset)  # type: ignore[arg-type]
        assert caught.value.path == path


# Refusals and documents


def test_refusals_change_nothing() -> None:
    state = begun()
    bring(state, "A", TEN["A"][:9])
    assert refusal(state, "A", Pick(TEN["A"][0])) == "not_on_offer"
    assert refusal(state, "C", Pick("ogre")) == "not_your_turn"
    assert refusal(state, "A", "ogre") == "no_action"
    bring(state, "A", TEN["A"][9:])
    assert refusal(state, "A", Pick("troll")) == "others_are_due"
    bring(state, "B", TEN["B"])
    assert refusal(state, "A", Pick(TEN["B"][0])) == "not_your_turn"
    assert refusal(state, "B", Pick(TEN["B"][9])) == "not_on_offer"
    for seat, card in (("B", TEN["A"][0]), ("A", TEN["B"][0]), ("A", TEN["B"][9])):
        state.apply(seat, Pick(card))  # type: ignore[arg-type]
        assert refusal(state, state.to_act()[0], Pick(card)) == "not_on_offer"
    state.apply("B", Pick(TEN["A"][9]))
    assert refusal(state, "B", Pick(TEN["A"][8])) == "game_over"


def test_a_ban_may_be_typed_by_its_beginning() -> None:
    state = brought()
    name = next(card for card in state.on_offer("B")).name()
    assert GAME.read_move(state, name[:-1])[0] in state.legal_actions("B")


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"mode": "solo"}, "mode"),
        ({"brought": {"A": []}}, "brought"),
        ({"brought": {"A": ["ogre", "ogre"], "B": []}}, "brought.A[1]"),
        ({"brought": {"A": INITIATION[:11], "B": []}}, "brought.A"),
        ({"brought": {"A": ["xyzzy"], "B": []}}, "brought.A[0]"),
        ({"brought": {"A": [], "B": []}, "bans": ["ogre"]}, "bans[0]"),
        ({"bans": [INITIATION[0], INITIATION[0]]}, "bans[1]"),
        ({"bans": [INITIATION[0], *INITIATION[5:7], INITIATION[1], "ogre"]}, "bans[4]"),
        ({"bans": [INITIATION[0], *INITIATION[5:7], INITIATION[1]]}, ""),
    ],
)
def test_a_document_that_cannot_be_is_refused(change: dict[str, Any], path: str) -> None:
    document = {**json.loads(json.dumps(GAME.dump(brought()))), **change}
    with pytest.raises(DocumentError) as caught:
        GAME.load(document)
    assert caught.value.path == path
