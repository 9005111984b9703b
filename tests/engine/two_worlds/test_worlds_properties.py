"""What must hold in every state of every match."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from every_state import (
    assert_moments_tell_the_same,
    assert_nothing_is_learned,
)
from hypothesis import given
from long import examples
from worlds_matches import GAME
from worlds_walks import Walk, redealt, start, steps, walked, walks

from engine.core import SEATS, IllegalAction, Seat
from engine.steps import steps as steps_of
from engine.two_worlds.actions import (
    END,
    GO,
    PASS,
    TAKE,
    Action,
    Attack,
    Cast,
    Keep,
    Shapeshift,
    Shift,
    Summon,
    Swap,
)
from engine.two_worlds.board import CELLS, COLUMNS, progress
from engine.two_worlds.cards import RANKS, SPELL, SPELL_DECK, SPELLS, WARRIOR, WARRIORS
from engine.two_worlds.events import (
    ArmiesReady,
    Asked,
    Kept,
    Passed,
    Revealed,
    Taken,
    TurnBegan,
)
from engine.two_worlds.game import setup_of
from engine.two_worlds.game_ai import TwoWorldsAI, default
from engine.two_worlds.match import Match
from engine.two_worlds.state import SpellItem

MIND = TwoWorldsAI()


def warriors(state: Match) -> Counter[str]:
    """Every warrior card, wherever it is."""
    found = [*state.box, *state.spent]
    for number in (0, 1):
        for piles in (state.warriors, state.fallen, state.packets, state.kept):
            found += piles[number]
        found += [card for card in [state.picked[number]] if card]
    for _, fighter in state.fighters():
        found += [fighter.card, *([fighter.form] if fighter.form else [])]
    return Counter(card.id for card in found)


def spells(state: Match, deck: int) -> Counter[str]:
    """Every spell card that is of this seat's deck."""
    found = [*state.spells[deck], *state.hands[deck], *state.cast[deck]]
    found += [f.spell for _, w in state.fighters() for f in w.enchantments if f.deck == deck]
    items = [item for item in state.stack if isinstance(item, SpellItem)]
    found += [item.spell for item in items if item.deck == deck]
    return Counter(spell.id for spell in found)


@examples(30)
@given(walks())
def test_no_card_is_lost_and_armies_stay_apart(walk: Walk):
    state = start(walk)
    for seat, action in steps(walk, state):
        state.apply(seat, action)
        dealt = RANKS[: RANKS.index(state.rank) + 1] if state.step == "picks" else RANKS
        assert warriors(state) == {c.id: c.copies for c in WARRIORS if c.rank in dealt}
        deck = {} if state.step == "picks" else Counter(spell.id for spell in SPELL_DECK)
        assert (spells(state, 0), spells(state, 1)) == (deck, deck)
        for row in (0, 1):
            cells = range(row * COLUMNS, (row + 1) * COLUMNS)
            owners = [f.owner for cell in cells if (f := state.cells[cell]) is not None]
            assert owners == sorted(owners), "no warrior has passed an enemy"
        numbers = [fighter.no for _, fighter in state.fighters()]
        assert len(set(numbers)) == len(numbers)
        assert max(numbers, default=0) <= state.serial


@examples(30)
@given(walks())
def test_the_bounds_of_section_9_hold(walk: Walk):
    state = start(walk)
    for seat, action in steps(walk, state):
        state.apply(seat, action)
        assert state.turn <= 120
        assert state.quiet <= 12
        assert len(state.legal_actions(state.acting)) <= 250
        for number in (0, 1):
            left = state.warriors[number] or any(f.owner == number for _, f in state.fighters())
            assert left or state.step == "picks" or state.ended is not None


def everything() -> list[Action]:
    """Moves of every kind, legal or not."""
    cells = range(CELLS)
    actions: list[Action] = [GO, PASS, END, TAKE, Summon(0), Summon(1)]
    actions += [Keep(card.id) for card in WARRIORS]
    actions += [Swap(spell.id) for spell in SPELLS]
    actions += [Shift(cell, forward) for cell in cells for forward in (True, False)]
    actions += [Shapeshift(cell, card) for cell in cells for card in ("dragon", "imp", "wolf")]
    actions += [Attack((cell,), other) for cell in cells for other in cells]
    actions += [Attack((0, 1), 2, hold=True), Attack((), 3), Attack((1, 0), 2)]
    for spell in SPELLS:
        actions += [Cast(spell.id), Cast(spell.id, row=0), Cast(spell.id, row=1)]
        actions += [Cast(spell.id, (cell,)) for cell in cells]
        actions += [Cast(spell.id, (cell,), distance=far) for cell in cells for far in (1, 2, 3)]
        actions += [Cast(spell.id, (cell, cell + 1)) for cell in range(CELLS - 1)]
    curses = [Cast("dispel", (cell,), enchantment="curse") for cell in cells]
    return actions + curses


EVERYTHING = everything()


@examples(20)
@given(walks())
def test_legal_actions_are_exactly_what_is_accepted(walk: Walk):
    state = walked(walk)
    seats: tuple[Seat, Seat] = ("A", "B")
    for seat in seats:
        legal = list(state.legal_actions(seat))
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (seat in state.to_act())
        for action in legal:
            state.copy().apply(seat, action)
        before = state.key()
        for action in set(EVERYTHING) - set(legal):
            with pytest.raises(IllegalAction) as caught:
                state.apply(seat, action)
            assert caught.value.code.startswith("two_worlds_")
        assert state.key() == before, "what is refused changes nothing"


@examples(80)
@given(walks())
def test_a_view_and_a_guess_hold_nothing_that_is_hidden(walk: Walk):
    state = walked(walk)
    for viewer in (*state.seats, None):
        twin = redealt(state, viewer, walk.seed)
        assert twin.view(viewer) == state.view(viewer)
        assert repr(twin.view(viewer)) == repr(state.view(viewer))
        if viewer:
            mine, theirs = MIND.determinize(state, viewer, 5), MIND.determinize(twin, viewer, 5)
            assert mine.key() == theirs.key()
            assert mine.view(viewer) == state.view(viewer)
            assert warriors(mine) == warriors(state)
            assert [spells(mine, deck) for deck in (0, 1)] == [spells(state, d) for d in (0, 1)]


@examples(40)
@given(walks())
def test_up_to_a_surprise_a_move_does_the_same_whatever_is_hidden(walk: Walk):
    """So who takes it back has learned nothing."""
    state = walked(walk)
    for seat in state.to_act():
        twin = redealt(state, seat, walk.seed)
        assert_nothing_is_learned(state, twin, seat, state.legal_actions(seat)[:12])


@examples(30)
@given(walks())
def test_events_tell_only_cards_that_are_or_have_become_public(walk: Walk):
    state = start(walk)
    for seat, action in steps(walk, state):
        before = public(state)
        events = state.apply(seat, action)
        after = before | public(state)
        for event in events:
            document = event.document()
            named = [document.get(key) for key in ("card", "spell", "by", "form", "discarded")]
            named += document.get("cards", ())
            cards = {card for card in named if card in WARRIOR or card in SPELL}
            cast = {document["spell"]} if document["event"] == "spell_cast" else set()
            shaped = {document["form"]} if document["event"] == "shaped" else set()
            after |= cast | shaped | ({document["card"]} if isinstance(event, Revealed) else set())
            assert cards <= after


def public(state: Match) -> set[str]:
    """The cards that everybody sees."""
    view = state.view(None)
    found = [card for player in view.players for card in (*player.fallen, *player.cast)]
    found += [card for fighter in view.fighters for card in (fighter.card, fighter.looks)]
    found += [spell for fighter in view.fighters for spell in fighter.enchantments]
    found += [item.spell for item in state.stack if isinstance(item, SpellItem)]
    return {card.id for card in found}


@examples(25)
@given(walks())
def test_what_settles_is_every_move_that_may_be_answered_a_reveal_and_a_draw(walk: Walk):
    state = start(walk)
    for seat, action in steps(walk, state):
        events = state.apply(seat, action)
        for event in events:
            if isinstance(event, Asked | Passed | Revealed | Taken | TurnBegan | Kept):
                assert event.irreversible
            chance = isinstance(event, Revealed | Taken | ArmiesReady)
            assert event.surprises("A") >= chance
        if state.window is not None and SEATS[state.window] != seat:
            assert any(isinstance(event, Asked) for event in events)


@examples(20)
@given(walks())
def test_moments_tell_the_same_events(walk: Walk):
    state = start(walk)
    assert_moments_tell_the_same(state, steps(walk, state))


@examples(10)
@given(walks(80))
def test_the_steps_of_a_line_lead_where_the_line_leads(walk: Walk):
    """Of picks a line would have to say whose they are, so it begins behind them."""
    begun = start(walk)
    while begun.step == "picks":
        begun.apply(begun.to_act()[0], begun.legal_actions(begun.to_act()[0])[0])
    state, line, told = begun.copy(), [], []
    for seat, action in steps(walk, state):
        line.append(str(action))
        told += state.apply(seat, action)
    found = list(steps_of(begun, line))
    assert found[0].kind == "start"
    assert [event for step in found for event in step.events] == told
    assert all(a.after == b.before for a, b in pairwise(found) if b.kind == "effect")


@examples(25)
@given(walks())
def test_moves_read_back_in_three_languages_and_any_case(walk: Walk):
    state = walked(walk)
    for seat in state.to_act():
        if state.window is None and state.step != "picks" and seat != state.acting:
            continue
        for action in state.legal_actions(seat):
            text = str(action)
            assert GAME.read_move(state, text) == (action, "")
            assert GAME.read_move(state, f" {text.upper()} end") == (action, " end")
            for card, name in names(action):
                typed = text.replace(card, name, 1)
                assert GAME.read_move(state, typed) == (action, ""), typed
                assert GAME.read_move(state, typed.upper()) == (action, ""), typed


def names(action: Action) -> list[tuple[str, str]]:
    """The card of a move, and its names in all languages."""
    match action:
        case Keep(card):
            known = WARRIOR[card].names
        case Shapeshift(_, card):
            known = WARRIOR[card].names
        case Cast(card) | Swap(card):
            known = SPELL[card].names
        case _:
            return []
    return [(card, name) for _, name in known]


@examples(40)
@given(walks())
def test_a_look_at_what_a_position_is_worth_changes_nothing(walk: Walk):
    state = walked(walk)
    key = state.key()
    for seat in state.seats:
        MIND.evaluate(state, seat)
    assert state.key() == key


@examples(25)
@given(walks())
def test_the_default_is_legal_and_ends_the_game_at_last(walk: Walk):
    state = walked(walk)
    made = Counter[int]()
    while to_act := state.to_act():
        action = default(state, to_act[0])
        assert action in state.legal_actions(to_act[0])
        made[state.turn if state.step != "picks" else 0] += 1
        state.apply(to_act[0], action)
    assert not made or max(made.values()) <= 24


@examples(25)
@given(walks())
def test_a_window_is_open_or_skipped_whatever_the_hand_is(walk: Walk):
    """Ruling 23: each hand is exchanged for others of its size, and the same seat is due."""
    state = start(walk)
    for seat, action in steps(walk, state):
        if isinstance(action, Attack):
            dues = set()
            for held in ("reflection", "dash", "curse"):
                twin = state.copy()
                other = 1 - SEATS.index(seat)
                twin.hands[other] = (SPELL[held],) * len(twin.hands[other])
                twin.apply(seat, action)
                dues.add((twin.to_act(), twin.ended is None))
            assert len(dues) == 1
        state.apply(seat, action)


def test_walks_meet_every_event_step_and_end():
    seen, reasons = Counter[str](), Counter[str]()
    for number in range(60):
        setup = setup_of("draft" if number % 2 else "basic")
        walk = Walk("draft" if number % 2 else "basic", number, 2000)
        state, told = GAME.setup(setup, number)
        for seat, action in steps(walk, state):
            seen[state.step] += 1
            told = [*told, *state.apply(seat, action)]
        seen.update(event.document()["event"] for event in told)
        assert state.ended is not None
        reasons[state.ended.reason] += 1
        if len(reasons) == 3 and len(seen) == 30:
            break
    assert set(reasons) == {"destruction", "breakthrough", "quiet"}
    assert {"picks", "start", "summon", "action", "draw"} <= set(seen)
    assert len(seen) == 30, sorted(seen)


def test_forward_is_counted_from_the_own_portal():
    assert [progress(0, 0), progress(1, 0), progress(1, 13)] == [0, 6, 0]
