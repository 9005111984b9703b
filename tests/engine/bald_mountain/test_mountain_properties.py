"""What must hold in every state of every match."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest
from every_state import (
    assert_moments_tell_the_same,
    assert_nothing_is_learned,
)
from hypothesis import given
from long import examples
from mountain_positions import GAME
from mountain_walks import Walk, redealt, start, steps, walked, walks

from engine.bald_mountain.actions import (
    DONE,
    DRAW,
    END,
    NO,
    YES,
    Action,
    Activate,
    Decline,
    Fire,
    GiveUp,
    Pick,
    PlayCard,
    Target,
)
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.cards import ALTARS, CARDS, Card
from engine.bald_mountain.game_ai import BaldMountainAI, default
from engine.core import SEATS, IllegalAction
from engine.steps import steps as steps_of

MIND = BaldMountainAI()
ALL = sorted(card.id for card in CARDS)
MOST_TURNS = {"duel": 54, "three": 48, "four": 48}


def places(state: Battle) -> list[Card]:
    """Every card, wherever it is."""
    hands = [card for hand in state.hands for card in hand]
    altars = [laid.card for stack in state.altars for laid in stack]
    return [*hands, *altars, *state.deck, *state.discard]


def public(state: Battle) -> set[str]:
    """The cards that everybody sees."""
    altars = [laid.card.id for stack in state.altars for laid in stack]
    return {*altars, *(card.id for card in state.discard)}


def everything() -> list[Action]:
    """One of each canonical text that names no cards of a hand together."""
    actions: list[Action] = [DRAW, END, DONE, YES, NO]
    actions += [Pick(number) for number in range(5)]
    actions += [Target(colour.id) for colour in ALTARS]
    for card in CARDS:
        kinds = (PlayCard, Activate, Fire, Decline, Target)
        actions += [kind(card.id) for kind in kinds]
        actions.append(GiveUp((card.id,)))
    return actions


EVERYTHING = everything()


@examples(40)
@given(walks())
def test_no_card_is_lost_and_nothing_is_negative(walk: Walk):
    state = start(walk)
    for seat, action in steps(walk, state):
        state.apply(seat, action)
        assert sorted(card.id for card in places(state)) == ALL
        assert min(*state.energy, *state.gems, state.actions) >= 0
        assert state.turn <= MOST_TURNS[walk.mode] + 1
        over = min(state.energy) <= 0 or max(state.gems) >= 15
        assert not over or state.ended is not None


@examples(60)
@given(walks())
def test_legal_actions_are_exactly_what_is_accepted(walk: Walk):
    state = walked(walk)
    for seat in SEATS:
        legal = set(state.legal_actions(seat))
        assert bool(legal) == (seat in state.to_act())
        hand = [card.id for card in state.hands[state.mover]]
        several = [GiveUp(cards) for n in (2, 3) for cards in combinations(hand[:6], n)]
        for action in {*EVERYTHING, *several, *legal}:
            named = action.cards if isinstance(action, GiveUp) else ()
            ordered = GiveUp(tuple(sorted(named, key=ALL_PLACES.__getitem__)))
            if (ordered if named else action) in legal:
                state.copy().apply(seat, action)
            else:
                refuses(state, seat, action)


ALL_PLACES = {card.id: card.place for card in CARDS}


def refuses(state: Battle, seat: Any, action: Action) -> None:
    """A refused action changes nothing."""
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, action)
    assert caught.value.code.startswith("bald_mountain_")
    assert state.key() == before


@examples(80)
@given(walks())
def test_a_view_and_a_guess_hold_nothing_that_is_hidden(walk: Walk):
    state = walked(walk)
    for viewer in (*state.seats, None):
        twin = redealt(state, viewer, walk.seed)
        assert twin.view(viewer) == state.view(viewer)
        assert repr(twin.view(viewer)) == repr(state.view(viewer))
        shown = {mage.seat for mage in state.view(viewer).mages if mage.hand is not None}
        assert shown == ({viewer} if viewer else set())
        if viewer:
            mine, theirs = MIND.determinize(state, viewer, 5), MIND.determinize(twin, viewer, 5)
            assert mine.key() == theirs.key()
            assert mine.view(viewer) == state.view(viewer)
            assert sorted(card.id for card in places(mine)) == ALL


@examples(40)
@given(walks())
def test_up_to_a_surprise_a_move_does_the_same_whatever_is_hidden(walk: Walk):
    """So who takes it back has learned nothing."""
    state = walked(walk)
    for seat in state.to_act():
        twin = redealt(state, seat, walk.seed)
        assert_nothing_is_learned(state, twin, seat, state.legal_actions(seat)[:12])


@examples(60)
@given(walks())
def test_events_tell_only_cards_that_are_or_have_become_public(walk: Walk):
    """Retrieved is a card of the discard pile: it was public before."""
    state = start(walk)
    for seat, action in steps(walk, state):
        before = public(state)
        events = [event.document() for event in state.apply(seat, action)]
        for document in events:
            named = [document.get("card"), document.get("covered"), document.get("by")]
            named += document.get("cards", ())
            assert {card for card in named if card} <= before | public(state)


@examples(25)
@given(walks())
def test_moments_tell_the_same_events(walk: Walk):
    state = start(walk)
    assert_moments_tell_the_same(state, steps(walk, state))


@examples(15)
@given(walks(60))
def test_the_steps_of_a_line_lead_where_the_line_leads(walk: Walk):
    """Only an answer that ends something tells nothing: `done`."""
    state, line, told, action = start(walk), [], [], None
    begun = state.copy()
    for seat, action in steps(walk, state):
        line.append(str(action))
        told += state.apply(seat, action)
    found = list(steps_of(begun, line))
    assert found[0].kind == "start"
    assert [event for step in found for event in step.events] == told
    if len(found) > 1 and found[-1].action == action:
        assert found[-1].after == state.view(None)
    assert all(a.after == b.before for a, b in pairwise(found) if b.kind == "effect")


@examples(40)
@given(walks())
def test_moves_read_back_in_three_languages_and_any_case(walk: Walk):
    state = walked(walk)
    names = {card.id: [card.id, *dict(card.names).values()] for card in CARDS}
    for seat in state.to_act():
        for action in state.legal_actions(seat):
            text = str(action)
            assert GAME.read_move(state, text) == (action, "")
            assert GAME.read_move(state, f" {text.upper()} end") == (action, " end")
            cards = getattr(action, "cards", ())[::-1]
            if cards:
                for language in range(4):
                    typed = "".join(f"-{names[card][language]}" for card in cards)
                    assert GAME.read_move(state, typed)[0] == action
            elif isinstance(action, (PlayCard, Activate, Fire, Decline)):
                for name in names[action.card]:
                    typed = text.replace(action.card, name.upper())
                    assert GAME.read_move(state, typed) == (action, "")


@examples(60)
@given(walks())
def test_what_is_good_for_a_side_is_bad_for_the_other(walk: Walk):
    state = walked(walk)
    worths = {seat: MIND.evaluate(state, seat) for seat in state.seats}
    assert worths["B"] == pytest.approx(-worths["A"])
    assert worths.get("C", worths["A"]) == worths["A"]
    assert worths.get("D", worths["B"]) == worths["B"]


@examples(30)
@given(walks())
def test_the_default_is_legal_and_ends_the_game_at_last(walk: Walk):
    state = walked(walk)
    made = Counter[int]()
    while to_act := state.to_act():
        action = default(state, to_act[0])
        assert action in state.legal_actions(to_act[0])
        made[state.turn] += 1
        state.apply(to_act[0], action)
    assert not made or max(made.values()) < 12


def test_walks_meet_every_question_and_every_end():
    kinds, ends = Counter[str](), Counter[str]()
    for mode in MOST_TURNS:
        for seed in range(50):
            state = start(walk := Walk(mode, seed, 2000))
            for seat, action in steps(walk, state):
                kinds.update([state.question.kind] if state.question else [])
                state.apply(seat, action)
            assert state.ended is not None
            ends[state.ended.reason] += 1
    assert set(kinds) == {"wonder", "pay", "discard", "way_out", "target", "option", "play"}
    assert set(ends) == {"energy", "gems", "empty deck", "last turn"}
