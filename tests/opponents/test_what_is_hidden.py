"""Undo, and the question before a losing move, tell a seat nothing that is hidden from it.

Everything is tried in several positions that look the same to the seat: the true one, and others
in which what it can't see is dealt anew.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from format_setups import champions_setup
from hypothesis import given
from long import examples
from of_games import of_games
from positions import duel
from table_walks import MODES, random_table, random_table_match
from tables import table
from walks import CLASH, random_match, random_position, seeds

from bot.matches.manager import _loses_by_itself
from bot.matches.session import Session
from engine.bald_mountain.game import setup_of as mountain_setup
from engine.castles.game import setup_of as castles_setup
from engine.clash.abilities import IMMOLATION, REINFORCEMENT
from engine.clash.battle import Battle
from engine.clash.cards import CARDS
from engine.clash.formats.champions import Champions
from engine.clash.formats.constructed import Constructed, constructed_setup
from engine.clash.formats.draft import Draft, draft_setup
from engine.clash.formats.mutation import Mutation, mutation_setup
from engine.clash.formats.pools import known_to
from engine.clash.game_ai.game_ai import determinize
from engine.clash.seating import SEATINGS
from engine.core import SEATS, JsonObject, Seat
from engine.games import game_ai_of, game_named, games
from engine.two_worlds.game import setup_of as worlds_setup

CREATURES = [each for each in CARDS if each.is_creature]
CALLING = [each.id for each in CREATURES if each.mask & REINFORCEMENT and each.health < 4]
BURNING = [
    each.id for each in CREATURES if each.mask & IMMOLATION and not each.mask & REINFORCEMENT
]
CHEAP = [each.id for each in CREATURES if each.cost < 5 and each.id not in (*CALLING, *BURNING)]
DEAR = [each.id for each in CREATURES if each.cost > 4 and each.id not in (*CALLING, *BURNING)]
BLASTS = [each.id for each in CARDS if not each.is_creature and each.attack > 2]
REDEALS = 4
ACTIONS = 12
"""Actions that are tried in each position, the end of the turn always among them."""


class Tried(NamedTuple):
    """What a seat gets to see of an action; events and view once it is asked for."""

    asked: bool
    takes_back: bool
    events: Callable[[], list[JsonObject]]
    view: Callable[[], Any]


def tried(game: str, state: Any, seat: Seat, move: str) -> Tried:
    """Make a move in a match that has come so far."""
    match = Session(game_named(game), state.copy(), [])
    made = match.try_move(seat, move)
    asked = _loses_by_itself(match, made, seat)
    match.play(seat, move, made)
    events = match.moves[-1].events
    return Tried(
        asked,
        match.takes_back(seat),
        lambda: [event.document() for event in events],
        lambda: match.state.view(seat),
    )


def compare(game: str, alike: list[Any], seat: Seat, chance: random.Random) -> None:
    """Try actions of the seat in all these positions, which it can't tell apart."""
    for each in alike:
        assert each.view(seat) == alike[0].view(seat)
        assert each.legal_actions(seat) == alike[0].legal_actions(seat)
    legal = [str(each) for each in alike[0].legal_actions(seat)]
    for move in {*chance.sample(legal, min(ACTIONS, len(legal))), legal[-1]}:
        found = [tried(game, each, seat, move) for each in alike]
        assert len({each.asked for each in found}) == 1, move
        if any(each.takes_back for each in found):
            events, view = found[0].events(), found[0].view()
            assert all(other.events() == events for other in found[1:]), move
            assert all(other.view() == view for other in found[1:]), move


def compare_battle(state: Battle, chance: random.Random) -> None:
    (seat,) = state.to_act()
    dealt = [determinize(state, SEATS.index(seat), chance.getrandbits(64)) for _ in range(REDEALS)]
    compare("clash", [state, *dealt], seat, chance)


# -- matches of every mode --


@given(seeds())
@examples(150)
def test_in_crowded_duels(seed: int) -> None:
    chance = random.Random(seed)
    compare_battle(CLASH.load(random_position(chance)), chance)


@pytest.mark.parametrize("mode", MODES)
@given(seed=seeds())
@examples(60)
def test_at_crowded_tables(mode: str, seed: int) -> None:
    chance = random.Random(seed)
    compare_battle(CLASH.load(random_table(chance, mode)), chance)


@pytest.mark.parametrize("mode", ["duel", *MODES])
@given(seed=seeds())
@examples(8)
def test_through_whole_matches(mode: str, seed: int) -> None:
    chance = random.Random(seed)
    match = random_match(chance) if mode == "duel" else random_table_match(chance, mode=mode)
    state, _ = CLASH.setup(match.setup, match.seed)
    while state.to_act():
        if chance.random() < 0.1:
            compare_battle(state, chance)
        (seat,) = state.to_act()
        state.apply(seat, chance.choice(state.legal_actions(seat)))


@pytest.mark.parametrize("mode", ["duel", *MODES])
@given(seed=seeds())
@examples(60)
def test_where_a_hidden_card_may_decide_the_match(mode: str, seed: int) -> None:
    chance = random.Random(seed)
    compare_battle(CLASH.load(on_the_edge(chance, mode)), chance)


def on_the_edge(chance: random.Random, mode: str) -> JsonObject:
    """The rare case is common here: a blow kills creatures that call others, if there are any
    within reach; who plays a card suffers Immolation, and every fort is about to fall."""
    seating = SEATINGS[mode]
    seats = {
        seat: on_its_edge(chance, is_ai=number in seating.ai)
        for number, seat in enumerate(seating.seats)
    }
    return {
        "format": 1,
        "game": "clash",
        "ruleset": "1.2",
        "mode": mode,
        "turn": 9,
        "active": "A",
        "phase": "summoning",
        "mana": 30,
        "seats": seats,
    }


def on_its_edge(chance: random.Random, *, is_ai: bool) -> JsonObject:
    calling = chance.sample(CALLING, 2)
    in_play = [*calling, *chance.sample(BURNING, chance.randint(1, 3))]
    chance.shuffle(in_play)
    few, many = chance.randint(0, 2), chance.randint(3, 6)
    hidden = [*chance.sample(CHEAP, few), *chance.sample(DEAR, many), *chance.sample(BLASTS, 2)]
    chance.shuffle(hidden)
    half = chance.randint(0, len(in_play))
    lanes = {
        "upper": [{"card": each} for each in in_play[:half]],
        "lower": [{"card": each} for each in in_play[half:]],
    }
    if is_ai:
        return {**lanes, "deck": hidden, "discard": [], "stronghold": "FORT"}
    place = len(hidden) - chance.randint(1, 3)
    return {**lanes, "hand": [*hidden[:place], "FORT", *hidden[place:]]}


# -- what comes before a match --


def drafts_alike(draft: Draft, _: Seat, chance: random.Random) -> Draft:
    twin = draft.copy()
    chance.shuffle(twin.pool)
    return twin


def decks_alike(state: Constructed, seat: Seat, chance: random.Random) -> Constructed:
    twin, known = state.copy(), known_to(state.ahead.ruleset, CARDS)
    for other in twin.brought:
        if other not in (seat, *state.shown):
            twin.brought[other] = chance.sample(known, len(twin.brought[other]))
    return twin


def champions_alike(state: Champions, seat: Seat, chance: random.Random) -> Champions:
    twin = state.copy()
    for other in twin.named:
        if other != seat:
            twin.named[other] = chance.choice(twin.on_offer(other))
    return twin


def packs_alike(state: Mutation, seat: Seat, chance: random.Random) -> Mutation:
    twin = state.copy()
    hidden = [each for each in SEATS if each != seat]
    for piles in (twin.packs, twin.picked):
        cards = [card for each in hidden for card in piles[each]]
        chance.shuffle(cards)
        for each in hidden:
            piles[each] = [cards.pop() for _ in piles[each]]
    for other in hidden:
        if other in twin.picks:
            twin.picks[other] = chance.choice(twin.packs[other])
        twin.chosen[other] = chance.sample(twin.picked[other], len(twin.chosen[other]))
    return twin


def guessed(game: str) -> Callable[..., Any]:
    """What the game itself makes up of all that a seat can't see."""
    game_ai = game_ai_of(game)
    assert game_ai is not None

    def alike(state: Any, seat: Seat, chance: random.Random) -> Any:
        return game_ai.determinize(state, seat, chance.getrandbits(64))

    return alike


DECKS = {
    seat: [each.id for each in CARDS[8 * number : 8 * number + 8]]
    for number, seat in enumerate(SEATS)
}
ALIKE: dict[str, Callable[..., Any]] = {
    "draft": drafts_alike,
    "constructed": decks_alike,
    "champions": champions_alike,
    "mutation": packs_alike,
    **{game.id: guessed(game.id) for game in games() if game.id != "clash" and game_ai_of(game.id)},
}
SETUPS = [
    ("draft", draft_setup("duel", ["initiation"])),
    ("draft", draft_setup("free_for_all", ["mire"])),
    ("draft", draft_setup("coop", ["mire", "slyness"])),
    ("constructed", constructed_setup("duel", "1.0")),
    ("constructed", constructed_setup("free_for_all")),
    ("champions", champions_setup("free_for_all", DECKS)),
    ("mutation", mutation_setup(["mire", "slyness"])),
    *(("bald_mountain", mountain_setup(mode)) for mode in ("duel", "three", "four")),
    ("castles", castles_setup("duel")),
    *(("two_worlds", worlds_setup(setup)) for setup in ("basic", "draft")),
]
SETUPS += [
    (game, setups[-1])
    for _, (game, setups) in of_games("setups", "SETUPS")
    if game in ALIKE and game not in dict(SETUPS)
]


def states(game: str, setup: JsonObject, chance: random.Random) -> Iterator[Any]:
    state, _ = game_named(game).setup(setup, chance.getrandbits(64))
    while to_act := state.to_act():
        yield state
        seat = chance.choice(to_act)
        state.apply(seat, chance.choice(state.legal_actions(seat)))


def test_every_game_that_hides_something_is_tried() -> None:
    seen_whole = {"league", "castles_races"}
    tried_here = {"clash", *ALIKE}
    assert tried_here == {game.id for game in games()} - seen_whole, "ALIKE or seen_whole"
    assert {game for game, _ in SETUPS} == ALIKE.keys()


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_in_formats(game: str, setup: JsonObject) -> None:
    chance = random.Random(game)
    for state in states(game, setup, chance):
        for seat in state.to_act():
            dealt = [ALIKE[game](state, seat, chance) for _ in range(REDEALS)]
            compare(game, [state, *dealt], seat, chance)


# -- examples --


def test_who_learns_that_nobody_is_called_can_not_take_it_back() -> None:
    """Lackey has Reinforcement; B's creatures are too dear, or incantations."""
    state = duel(a="BASTION boom ogre djinn", b="BASTION giant djinn titan boom ogre | lackey")
    found = tried("clash", state, "A", "boom@bu1")
    assert {"event": "called_nobody", "seat": "B"} in found.events()
    assert not found.takes_back


def test_who_has_nobody_to_call_may_take_it_back() -> None:
    """The own hand is no secret."""
    state = duel(a="BASTION boom giant djinn titan | lackey", b="BASTION ogre djinn titan")
    found = tried("clash", state, "A", "boom@au1")
    assert {"event": "called_nobody", "seat": "A"} in found.events()
    assert found.takes_back


def test_an_own_losing_move_is_asked_about() -> None:
    state = duel(a="FORT boom | ogre", b="BASTION giant djinn titan | troll")
    assert tried("clash", state, "A", "boom@bu1").asked


def test_what_an_opponent_calls_is_not_told_beforehand() -> None:
    """C calls a creature into a lane with Immolation and loses its own fort by that: the healthiest
    of the others wins, which is not A. But A can't know whom C can reach."""
    state = table(
        "free_for_all",
        a="boom FORT djinn giant martyr machine",
        c="elfcandescent FORT titan | lackey",
        d="BASTION vortex gnome disciple | jade_dragon corrosive_slime",
    )
    found = tried("clash", state, "A", "boom@cu1")
    assert "called" in [each["event"] for each in found.events()]
    assert found.view().outcome is not None
    assert "A" not in found.view().outcome.winners
    assert not found.asked
