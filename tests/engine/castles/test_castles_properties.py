"""What must hold in every state of every match."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from castles_boards import GAME
from castles_walks import Walk, cards_of, kind, redealt, start, steps, walked, walks
from castles_written import Written
from every_state import (
    assert_nothing_is_learned,
    assert_reads_back,
)
from hypothesis import given
from hypothesis import strategies as st
from long import examples

from engine import chance
from engine.castles.actions import (
    END,
    Action,
    Activate,
    Build,
    BuildTile,
    PlayMagic,
    Summon,
    UseAbility,
    UsePower,
)
from engine.castles.board import cell_name, cells_of, distance, side_of
from engine.castles.cards import CARD, CARDS, RACE, RACES, TILE_NAMES, TILES, copies
from engine.castles.dice import holds, is_payment, payments
from engine.castles.game_ai import CastlesAI, default
from engine.castles.match import Match
from engine.core import SEATS, IllegalAction
from engine.documents import DocumentError
from engine.steps import steps as steps_of

MIND = CastlesAI()
MOST_TURNS = 44
"""Of one seat (castles.md 12)."""


@examples(18)
@given(walks())
def test_no_card_is_lost_and_everything_keeps_its_bounds(walk: Walk):
    state = start(walk)
    for seat, action in steps(walk, state):
        state.apply(seat, action)
        for number, race in enumerate(state.races):
            assert Counter(cards_of(state, number)) == Counter(copies(race))
        assert state.turn <= MOST_TURNS * len(state.seats)
        assert len(state.dice) <= 4
        assert list(state.dice) == sorted(state.dice, reverse=True)
        over = max(state.wounds) >= 6 or not all(state.decks)
        assert over == (state.ended is not None)
        for _, creature in state.creatures():
            assert 0 <= creature.wounds < state.life(creature)
        legends = [c.owner for _, c in state.creatures() if c.card.is_legend]
        assert len(set(legends)) == len(legends)


def anything(state: Match, luck: int) -> list[Action]:
    """Many moves, most of them illegal: what could be meant, paid in any way."""

    def one(values: Any) -> Any:
        nonlocal luck
        place, luck = chance.draw(luck, len(values))
        return values[place]

    cells = range(cells_of(state.mode))
    maybe = [None, *cells]
    hand = [card.id for card in state.hands[state.active]] + ["archer", "volley"]
    buildings = [building.id for race in RACES for building in RACE[race].buildings]
    paying = [(), *(paid for cost in range(1, 19) for paid in payments(state.dice, cost))]
    targets = ["", *map(cell_name, cells), "a", "c", "e", *hand]
    made: list[Action] = []
    for _ in range(60):
        paid = one(paying)
        card, cell, there, dest = one(hand), one(cells), one(maybe), one(maybe)
        made += [
            Build(one(buildings), paid),
            BuildTile(one(list(TILES)), cell, paid),
            Summon(card, cell, paid),
            Activate(cell, one(cells), there, None, paid),
            Activate(cell, one(cells), None, one([None, *range(len(state.seats))]), paid),
            UseAbility(cell, one(cells), there, dest, paid),
            UseAbility(cell, cell, there, None, paid),
            PlayMagic(card, one(targets), paid),
            UsePower(card, one(["", one(hand)]), cell),
        ]
    return made


@examples(16)
@given(walks())
def test_legal_actions_are_exactly_what_is_accepted(walk: Walk):
    state = walked(walk)
    for seat in SEATS:
        legal = set(state.legal_actions(seat))
        assert bool(legal) == (seat in state.to_act())
        tried = {*legal, END, *anything(state, chance.stream(walk.seed, f"anything {seat}"))}
        for action in tried:
            if action in legal:
                state.copy().apply(seat, action)
            else:
                refuses(state, seat, action)


def refuses(state: Match, seat: Any, action: Action) -> None:
    """A refused action changes nothing."""
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, action)
    assert caught.value.code.startswith("castles_")
    assert state.key() == before


@examples(18)
@given(walks())
def test_every_payment_is_offered_once_and_none_is_needless(walk: Walk):
    """The usual one stands first among those of a move."""
    state = walked(walk)
    for seat in state.to_act():
        ways: dict[str, list[tuple[int, ...]]] = {}
        for action in state.legal_actions(seat):
            if not isinstance(action, (type(END), UsePower)):
                ways.setdefault(str(action).split("/")[0], []).append(action.paid)
        for move, paid in ways.items():
            assert len(set(paid)) == len(paid)
            assert all(holds(state.dice, dice) and dice == tuple(sorted(dice)) for dice in paid)
            cost = cost_of(state, move)
            assert all(is_payment(dice, cost) for dice in paid)
            assert paid == list(payments(state.dice, cost))
            usual, rest = GAME.read_move(state, move)
            assert (str(usual).split("/")[0], rest) == (move, "")
            assert getattr(usual, "paid", None) == paid[0]


def cost_of(state: Match, move: str) -> int:
    """What the move costs, by the list of cards."""
    name = move.split("@")[0].split("!")[0]
    if name in CARD:
        return CARD[name].price
    if move[0] in "abcde" and move[1:2].isdigit():
        card = state.at("abcde".index(move[0]) * 5 + int(move[1]) - 1).card
        return card.ability.cost if "!" in move and card.ability else card.activation
    return 6


@examples(24)
@given(walks())
def test_a_view_and_a_guess_hold_nothing_that_is_hidden(walk: Walk):
    state = walked(walk)
    for viewer in (*state.seats, None):
        twin = redealt(state, viewer, walk.seed)
        assert twin.view(viewer) == state.view(viewer)
        assert repr(twin.view(viewer)) == repr(state.view(viewer))
        shown = {castle.seat for castle in state.view(viewer).castles if castle.hand is not None}
        assert shown == ({viewer} if viewer else set())
        if viewer:
            mine, theirs = MIND.determinize(state, viewer, 5), MIND.determinize(twin, viewer, 5)
            assert mine.key() == theirs.key()
            assert mine.view(viewer) == state.view(viewer)
            for number, race in enumerate(state.races):
                assert Counter(cards_of(mine, number)) == Counter(copies(race))


@examples(16)
@given(walks())
def test_up_to_a_surprise_a_move_does_the_same_whatever_is_hidden(walk: Walk):
    """So who takes it back has learned nothing."""
    state = walked(walk)
    for seat in state.to_act():
        twin = redealt(state, seat, walk.seed)
        assert_nothing_is_learned(state, twin, seat, state.legal_actions(seat)[::7])


def public(state: Match) -> set[str]:
    """The cards that everybody sees."""
    shown = {card.id for pile in state.discards for card in pile}
    return shown | {creature.card.id for _, creature in state.creatures()}


@examples(24)
@given(walks())
def test_events_tell_only_cards_that_are_or_have_become_public(walk: Walk):
    """A boost's event names the creature, not the card; a drawn card is nowhere."""
    state = start(walk)
    for seat, action in steps(walk, state):
        before = public(state)
        for event in state.apply(seat, action):
            document = event.document()
            named = [document.get("card"), document.get("discarded")]
            named += document.get("revealed", ())
            assert {card for card in named if card} <= before | public(state)
            values = json.dumps(document)
            hidden = {card.id for card in CARDS} - before - public(state)
            assert not any(f'"{card}"' in values for card in hidden)


@examples(24)
@given(walks())
def test_what_settles(walk: Walk):
    """The end of a turn, a draw, a roll, a building that shuffles (castles.md 14), and what turns
    up a card (Ruling C61); nothing else."""
    state = start(walk)
    for seat, action in steps(walk, state):
        events = state.apply(seat, action)
        settled = {e.document()["event"] for e in events if e.irreversible}
        chances = {"turn_began", "drew", "rolled", "built", "ended"}
        assert settled == {e.document()["event"] for e in events} & chances
        surprising = {e.document()["event"] for e in events if e.surprises(seat)}
        turned_up = {"died"} if any(e.document().get("revealed") for e in events) else set()
        assert surprising == settled & {"drew", "rolled", "built"} | turned_up


@examples(7)
@given(walks(60))
def test_the_steps_of_a_line_tell_what_the_moves_tell(walk: Walk):
    state, line, told = start(walk), [], []
    begun = state.copy()
    for seat, action in steps(walk, state):
        line.append(str(action))
        told += state.apply(seat, action)
    key = begun.key()
    found = list(steps_of(begun, line))
    assert begun.key() == key
    assert [step.kind for step in found] == ["start", *("move" for _ in line)]
    assert [event for step in found for event in step.events] == told
    assert found[-1].after == state.view(None)
    assert all(one.after == other.before for one, other in pairwise(found))


@examples(10)
@given(walks())
def test_moves_read_back_in_three_languages_and_any_case(walk: Walk):
    state = walked(walk)
    for seat in state.to_act():
        for action in state.legal_actions(seat):
            text = str(action)
            assert GAME.read_move(state, text) == (action, "")
            assert GAME.read_move(state, f" {text.upper()} end") == (action, " end")
            for typed in translated(action):
                assert GAME.read_move(state, typed) == (action, ""), typed


def translated(action: Action) -> list[str]:
    """The move with every name of what it begins with."""
    text = str(action)
    named = {
        Build: lambda: next(
            (b.id, b.names)
            for race in RACES
            for b in RACE[race].buildings
            if b.id == getattr(action, "building", "")
        ),
        BuildTile: lambda: (action.tile, TILE_NAMES[action.tile]),  # type: ignore[union-attr]
        Summon: lambda: (action.card, CARD[action.card].names),  # type: ignore[union-attr]
        PlayMagic: lambda: (action.card, CARD[action.card].names),  # type: ignore[union-attr]
        UsePower: lambda: (action.card, CARD[action.card].names),  # type: ignore[union-attr]
    }
    if type(action) not in named:
        return []
    word, names = named[type(action)]()
    return [text.replace(word, name, 1) for _, name in names]


def has_contact(state: Match) -> bool:
    """Could a creature come so near to one of the other side that it hits it?"""
    return any(
        side_of(one.owner) != side_of(other.owner)
        and distance(here, there) <= one.card.move + one.card.range
        for here, one in state.creatures()
        for there, other in state.creatures()
    )


@examples(24)
@given(walks())
def test_what_is_good_for_a_side_is_bad_for_the_other(walk: Walk):
    state = walked(walk)
    worths = {seat: MIND.evaluate(state, seat) for seat in state.seats}
    both = worths["A"] + worths["B"]
    if state.ended is not None or not has_contact(state):
        assert both == pytest.approx(0)
    assert both < 1e-6, "and danger is good for nobody"
    assert worths.get("C", worths["A"]) == worths["A"]
    assert worths.get("D", worths["B"]) == worths["B"]
    if state.ended is not None:
        assert {seat for seat, worth in worths.items() if worth > 500} == set(state.ended.winners)


@examples(8)
@given(walks())
def test_the_default_is_legal_and_ends_the_game_at_last(walk: Walk):
    state = walked(walk)
    while to_act := state.to_act():
        action = default(state, to_act[0])
        assert action in state.legal_actions(to_act[0])
        state.apply(to_act[0], action)
    assert state.turn <= MOST_TURNS * len(state.seats)


@examples(16)
@given(walks())
def test_a_turn_is_plain_when_only_its_end_is_left(walk: Walk):
    state = walked(walk)
    for seat in state.to_act():
        assert MIND.is_plain(state, seat) == (state.legal_actions(seat) == [END])
        state.apply(seat, END)


@pytest.mark.parametrize("mode", ["duel", "teams"])
def test_walks_meet_every_kind_of_move_and_every_end(mode: Any):
    kinds, ends = set[str](), Counter[str]()
    for seed in range(6):
        state = start(walk := Walk(mode, seed, 3000))
        for seat, action in steps(walk, state):
            kinds.add(kind(action))
            state.apply(seat, action)
        assert state.ended is not None
        ends[state.ended.reason] += 1
    assert kinds == {"+", "!", "*", "@", ">", "building"}
    assert "castle" in ends


@examples(120)
@given(st.integers(0, 1 << 32))
def test_a_written_position_is_accepted_again_after_every_move(seed: int):
    try:
        state = GAME.load(Written(seed).document())
    except DocumentError:  # a second legend
        return
    assert_reads_back(GAME, state, steps(Walk(state.mode, seed, 40), state))
