"""Duels of all sets, rulesets and modules, taken apart after every action.

What one action may break, the next may hide; so the machine looks at everything each time,
and now and then goes on with a copy, or with what a document has kept.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import oracle
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from long import how_many
from walks import CLASH, SEATS, Match, census, random_match, refuses, seeds, start, universe

from engine import record
from engine.clash.actions import END, Join

MATCHES = how_many(40, 200)
STEPS = 40


class Duels(RuleBasedStateMachine):
    match: Match
    state: Any

    @initialize(seed=seeds())
    def set_up(self, seed: int) -> None:
        self.match = random_match(random.Random(seed))
        self.state = start(self.match)
        self.moves: list[str] = []
        self.removed = Counter[str]()
        self.whole = census(CLASH.dump(self.state))

    def to_act(self) -> str:
        (seat,) = self.state.to_act()
        return seat

    def over(self) -> bool:
        return self.state.outcome() is not None

    def act(self, action: Any) -> None:
        seat = self.to_act()
        self.moves.append(f"{seat} {action}")
        for event in self.state.apply(seat, action):
            document = event.document()
            assert all(value is not None for value in document.values())
            self.removed.update([document["card"]] if document["event"] == "removed" else [])

    # -- what is done --

    @precondition(lambda self: not self.over())
    @rule(choices=st.integers(0, (1 << 32) - 1))
    def play(self, choices: int) -> None:
        """Up to four actions, each followed by what must always hold."""
        for choice in choices.to_bytes(4, "little"):
            if self.over():
                return
            actions = self.state.legal_actions(self.to_act())
            self.act(actions[choice % len(actions)])
            self.creatures_live_and_have_what_the_auras_give()

    @precondition(over)
    @rule(seed=seeds())
    def another_match(self, seed: int) -> None:
        self.teardown()
        self.set_up(seed)

    @precondition(lambda self: not self.over())
    @rule()
    def go_on_with_a_copy(self) -> None:
        self.state = self.state.copy()

    @precondition(lambda self: not self.over())
    @rule()
    def go_on_with_a_loaded_document(self) -> None:
        self.state = CLASH.load(CLASH.dump(self.state))

    @precondition(lambda self: not self.over())
    @rule(choice=st.integers(0, 255))
    def a_copy_lives_its_own_life(self, choice: int) -> None:
        key, dumped, twin = self.state.key(), CLASH.dump(self.state), self.state.copy()
        actions = twin.legal_actions(self.to_act())
        twin.apply(self.to_act(), actions[choice % len(actions)])
        assert self.state.key() == key
        assert CLASH.dump(self.state) == dumped

    @precondition(lambda self: not self.over())
    @rule(chance=st.randoms(use_true_random=False))
    def exactly_the_legal_actions_are_accepted(self, chance: random.Random) -> None:
        """Those that are legal, and all other ones with some cards."""
        seat, key = self.to_act(), self.state.key()
        listed = self.state.legal_actions(seat)
        legal = {*listed}
        assert len(legal) == len(listed)
        cards = chance.sample(sorted(self.whole), 3)
        for action in {*legal, *universe([*cards, "ogre"])}:
            if action in legal:
                self.state.copy().apply(seat, action)
                read, rest = CLASH.read_move(self.state, str(action))
                assert (read, rest) == (action, "")
            else:
                assert refuses(self.state, seat, action)
        assert self.state.key() == key

    @precondition(lambda self: not self.over())
    @rule(chance=st.randoms(use_true_random=False))
    def views_hide_the_order_of_hands(self, chance: random.Random) -> None:
        if self.is_asking():
            return
        dumped = CLASH.dump(self.state)
        for owner in SEATS:
            shuffled = CLASH.load(_with_another_order(dumped, owner, chance))
            for viewer in {*SEATS, None} - {owner}:
                assert shuffled.view(viewer) == self.state.view(viewer)
                assert repr(shuffled.view(viewer)) == repr(self.state.view(viewer))

    # -- what holds --

    @invariant()
    def no_card_is_lost_or_won(self) -> None:
        found = census(CLASH.dump(self.state)) + self.removed
        assert not found - self.whole
        assert (self.whole - found).total() <= (2 if self.over() else 0)

    @invariant()
    def only_the_seat_that_is_due_acts(self) -> None:
        to_act = self.state.to_act()
        assert (to_act == ()) == self.over()
        for seat in SEATS:
            assert bool(self.state.legal_actions(seat)) == (seat in to_act)
            if seat not in to_act:
                assert refuses(self.state, seat, END)

    @invariant()
    def documents_keep_everything(self) -> None:
        if self.over():
            return
        dumped = CLASH.dump(self.state)
        loaded = CLASH.load(dumped)
        assert CLASH.dump(loaded) == dumped
        assert loaded.key() == self.state.key()
        for seat in SEATS:
            assert loaded.legal_actions(seat) == self.state.legal_actions(seat)
            assert loaded.view(seat) == self.state.view(seat)

    @invariant()
    def creatures_live_and_have_what_the_auras_give(self) -> None:
        if self.is_asking():  # some are dead, and wait to be taken back
            return
        seats = CLASH.dump(self.state)["seats"]
        for player in self.state.view(None).players:
            for lane in oracle.LANES:
                creatures = getattr(player, lane)
                assert len(creatures) == len(seats[player.seat][lane])
                for index, each in enumerate(creatures):
                    now = {ability.id for ability in (*each.abilities, *each.borrowed)}
                    assert now == oracle.abilities(seats[player.seat], lane, index)
                    assert each.health_left > 0

    @invariant()
    def hosts_are_no_symbiotes(self) -> None:
        for seat in self.state.to_act():
            rows = CLASH.dump(self.state)["seats"][seat]
            for action in self.state.legal_actions(seat):
                if isinstance(action, Join):
                    host = rows[oracle.LANES[action.lane]][action.position]
                    has = oracle.abilities(rows, oracle.LANES[action.lane], action.position)
                    assert "symbiote" not in has, host

    @invariant()
    def strongholds_stand_until_the_end(self) -> None:
        view = self.state.view(None)
        assert view.mana >= 0
        assert self.over() or all(player.hand.health > 0 for player in view.players)

    def is_asking(self) -> bool:
        """Is an owner asked for an order (14)? The document is of the position before the move."""
        return self.state.view(None).question is not None

    def teardown(self) -> None:
        if not hasattr(self, "state"):
            return
        ended = self.state.outcome()
        match = self.match
        written = record.write(CLASH, match.setup, match.seed, {}, self.moves, ended)
        replay = record.Replay(written)
        list(replay)
        assert replay.state.key() == self.state.key()
        assert CLASH.dump(replay.state) == CLASH.dump(self.state)


def _with_another_order(
    dumped: dict[str, Any], owner: str, chance: random.Random
) -> dict[str, Any]:
    hand = dumped["seats"][owner]["hand"]
    cards = [card for card in hand if card not in oracle.STRONGHOLDS]
    chance.shuffle(cards)
    mixed = [card if card in oracle.STRONGHOLDS else cards.pop() for card in hand]
    seat = {**dumped["seats"][owner], "hand": mixed}
    return {**dumped, "seats": {**dumped["seats"], owner: seat}}


def test_duels_taken_apart_after_every_action():
    run_state_machine_as_test(
        Duels,
        settings=settings(
            max_examples=MATCHES,
            stateful_step_count=STEPS,
            derandomize=True,
            deadline=None,
            database=None,
        ),
    )
