"""The players that think by themselves, in every mode: solo, co-op and tables of four."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from remembering import remembering
from table_walks import MODES, random_table_match
from tables import table
from walks import CLASH

from engine.clash import returning
from engine.clash.actions import END
from engine.clash.battle import Battle
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import setup_of
from engine.clash.game_ai.evaluation import evaluate, vitality
from engine.clash.game_ai.game_ai import determinize
from engine.core import SEATS
from opponents.action_sequence import ActionSequence, Line
from opponents.careful import careful
from opponents.foresight import foresight
from opponents.greedy import greedy
from opponents.searching import searching
from opponents.thinkers import STRENGTHS, think

Opponent = Callable[[ActionSequence], Line]
DECKS = dict(zip(SEATS, PRECONSTRUCTED.values(), strict=True))
every_mode = pytest.mark.parametrize("mode", MODES)


def turn_of(state: Battle) -> ActionSequence:
    """What its player thinks about."""
    return ActionSequence.of("clash", state, SEATS[state.active])


def positions(mode: str, matches: int) -> Iterator[Battle]:
    """Positions of random matches: all rulesets and modules, all settings of AIs."""
    chance = random.Random(mode)
    for _ in range(matches):
        match = random_table_match(chance, mode=mode)
        state, _ = CLASH.setup(match.setup, match.seed)
        while state.ended is None:
            yield state
            for _ in range(chance.randint(5, 25)):
                if to_act := state.to_act():
                    legal = state.legal_actions(to_act[0])
                    state.apply(
                        to_act[0], legal[-1] if chance.random() < 0.2 else chance.choice(legal)
                    )


def after(state: Battle, line: Line) -> Battle:
    """The position after a turn, in which nobody chooses the order of return (14)."""
    reached = state.copy()
    for action in line:
        reached.apply(SEATS[state.active], action)
        while (answer := returning.by_default(reached)) is not None:
            reached.apply(reached.to_act()[0], answer)
    return reached


# Lines


@every_mode
@pytest.mark.parametrize(
    ("opponent", "matches"), [(greedy, 20), (careful, 20), (searching, 6), (foresight, 1)]
)
def test_a_line_is_a_whole_turn_and_changes_nothing(
    opponent: Opponent, matches: int, mode: str
) -> None:
    for state in positions(mode, matches):
        before = state.key()
        line = opponent(turn_of(state))
        assert state.key() == before
        reached = after(state, line)  # legal from the first move to the last
        assert reached.ended is not None or reached.turn > state.turn
        assert line.count(END) == (line[-1] == END)
        assert opponent(turn_of(state.copy())) == line


@every_mode
@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_worker_thinks_about_every_mode(mode: str, strength: str) -> None:
    for state in positions(mode, 1):
        imagined = determinize(state, state.active, 7)
        assert think("clash", strength, CLASH.dump(state), SEATS[state.active], 7) == [
            str(action) for action in STRENGTHS[strength](turn_of(imagined))
        ]


@every_mode
def test_a_fort_that_one_card_destroys_is_destroyed(mode: str) -> None:
    """Ogre attacks B's last card across the upper lane once the guard is gone."""
    state = table(
        mode, a="combustion BASTION troll baron | ogre", b="FORT cyclone | partisan", mana=3
    )
    for opponent in (careful, searching, foresight):
        reached = after(state, opponent(turn_of(state)))
        assert reached.ended is not None
        assert "A" in reached.ended.winners


def test_foresight_thinks_of_all_who_have_their_turns_before_its_next() -> None:
    searches = remembering(searching)
    lost = {searches: 0, foresight: 0}
    state, _ = CLASH.setup(setup_of("two_against_two", DECKS), 2)
    while state.ended is None:
        for opponent in lost:
            reached = after(state, opponent(turn_of(state)))
            while reached.ended is None and reached.active != state.active:
                reached = after(reached, searches(turn_of(reached)))
            ended = reached.ended
            lost[opponent] += ended is not None and SEATS[state.active] not in ended.winners
        state = after(state, greedy(turn_of(state)))
    assert lost[foresight] < lost[searches]


# What a position is worth

SAME = dict.fromkeys("abcd", "BASTION djinn giant titan | ogre | troll")


@pytest.mark.parametrize("mode", ["free_for_all", "two_against_two"])
def test_worth_is_even_where_all_sides_are_alike(mode: str) -> None:
    state = table(mode, **SAME)
    assert [evaluate(state, seat) for seat in range(4)] == [0] * 4


def test_worth_belongs_to_the_team() -> None:
    state = table("two_against_two", **{**SAME, "c": "FORT djinn giant titan | ogre"})
    of_a, of_b, of_c, of_d = (evaluate(state, seat) for seat in range(4))
    assert of_a == of_c < 0
    assert of_b == of_d == -of_a


def test_worth_counts_a_foe_that_cannot_be_reached() -> None:
    even = table("free_for_all", **SAME)
    weak = table("free_for_all", **{**SAME, "c": "djinn giant BASTION titan | ogre | troll"})
    assert evaluate(weak, 0) > evaluate(even, 0)
    assert evaluate(weak, 2) < evaluate(even, 2)


def test_vitality_of_an_ai_counts_what_will_be_its_second_deck() -> None:
    state = table("solo", b="BASTION djinn troll | baron | | discard boom ogre cyclone")
    assert vitality(state.players[1]) == 2 + 2 + 3
    state = table("solo", b="FORT djinn troll | baron | | discard boom ogre cyclone")
    assert vitality(state.players[1]) == 2


# What a seat may reckon with


def players_of(state: Battle) -> list[int]:
    return [number for number, player in enumerate(state.players) if player.ai is None]


def union(state: Battle) -> Counter[Any]:
    """The cards of all AIs' decks."""
    return Counter(card for player in state.players if player.ai for card in player.hand)


@every_mode
def test_a_guess_changes_nothing_that_is_known(mode: str) -> None:
    for state in positions(mode, 6):
        for seat in players_of(state):
            before = state.key()
            imagined = determinize(state, seat, seed=5)
            assert state.key() == before
            assert imagined.view(SEATS[seat]) == state.view(SEATS[seat])
            assert imagined.players[seat].hand == state.players[seat].hand
            for own, other in zip(imagined.players, state.players, strict=True):
                assert own.health == other.health
                if other.ai is None:
                    assert Counter(own.hand) == Counter(other.hand)
            assert union(imagined) == union(state)


@every_mode
def test_a_guess_is_a_position_that_can_be(mode: str) -> None:
    """It goes to a worker as a document, which refuses doubles in a deck."""
    for number, state in enumerate(positions(mode, 6)):
        imagined = determinize(state, state.active, number)
        assert CLASH.load(CLASH.dump(imagined)).key() == imagined.key()


@every_mode
def test_a_guess_does_not_know_what_is_hidden(mode: str) -> None:
    """Positions that look the same to a seat are guessed to be the same."""
    looked_alike = 0
    for state in positions(mode, 3):
        seat = state.active
        hidden = state.copy()
        ais = [player for player in hidden.players if player.ai is not None]
        decks = [card for player in reversed(ais) for card in reversed(player.hand)]
        for player in hidden.players:
            if player.ai is not None:
                player.ai.chance ^= 1
                size = len(player.hand)
                player.hand, decks = decks[:size], decks[size:]
            elif player is not hidden.players[seat]:
                player.hand.reverse()
        if hidden.view(SEATS[seat]) == state.view(SEATS[seat]):
            first, second = (determinize(each, seat, 3).key() for each in (state, hidden))
            assert first == second
            looked_alike += 1
    assert looked_alike


def test_a_guess_deals_the_decks_of_both_ais_anew() -> None:
    state = table("coop", b="BASTION ogre troll zombie brute", d="BASTION boom gnome grrr djinn")
    found = {frozenset(determinize(state, 0, seed).players[1].hand) for seed in range(40)}
    assert len(found) > 20
    chances = {determinize(state, 0, seed).players[1].ai.chance for seed in range(40)}  # type: ignore[union-attr]
    assert len(chances) == 40


def test_a_guess_gives_no_ai_a_card_twice() -> None:
    """Both decks hold an Ogre; a Troll of B is in play, so the other one is D's."""
    state = table(
        "coop",
        b="BASTION ogre zombie brute | troll",
        d="BASTION ogre gnome troll djinn | | | discard zombie",
    )
    for seed in range(40):
        decks = [
            [card.id for card in determinize(state, 0, seed).players[ai].hand] for ai in (1, 3)
        ]
        assert [deck.count("ogre") for deck in decks] == [1, 1]
        assert [deck.count("troll") for deck in decks] == [0, 1]
        assert [deck.count("zombie") for deck in decks] == [1, 0]
        assert [len(deck) for deck in decks] == [3, 4]
