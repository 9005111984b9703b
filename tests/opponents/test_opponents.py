"""The players that think by themselves: legal lines, nothing touched, and what each can find."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from long import how_many
from positions import duel
from remembering import remembering

from engine import chance
from engine.clash import returning
from engine.clash.actions import END
from engine.clash.battle import Duel
from engine.clash.cards import CARDS
from engine.clash.game import ClashOfDecks, duel_setup
from engine.clash.game_ai.evaluation import WON, evaluate, vitality
from engine.clash.game_ai.game_ai import determinize
from engine.clash.puzzles.goals import Win
from engine.core import SEATS
from opponents.action_sequence import ActionSequence, Line
from opponents.careful import careful
from opponents.foresight import foresight
from opponents.greedy import MOST_PLAYS, greedy
from opponents.searching import best_ends, searching
from puzzles.solver import solve

Opponent = Callable[[ActionSequence], Line]
OPPONENTS = [greedy, careful, searching, foresight]


def turn_of(state: Duel) -> ActionSequence:
    """What its player thinks about."""
    return ActionSequence.of("clash", state, SEATS[state.active])


def games(number: int, first: Opponent, second: Opponent) -> Iterator[Duel]:
    """The positions of some games between two players, at the beginning of each turn."""
    for game in range(number):
        deck = [each.id for each in chance.shuffled(CARDS, chance.stream(game, "opponents"))]
        state, _ = ClashOfDecks().setup(duel_setup({"A": deck[:8], "B": deck[8:16]}), game)
        while state.ended is None:
            yield state
            line = (first, second)[state.active](turn_of(state))
            seat = SEATS[state.active]
            for action in line:
                state.apply(seat, action)


def after(state: Duel, line: Line) -> Duel:
    """The position after a turn, in which nobody chooses the order of return (14)."""
    reached = state.copy()
    for action in line:
        reached.apply(SEATS[state.active], action)
        while (answer := returning.by_default(reached)) is not None:
            reached.apply(reached.to_act()[0], answer)
    return reached


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_a_line_is_a_whole_turn_and_changes_nothing(opponent: Opponent) -> None:
    for state in games(how_many(1, 4), greedy, searching):
        before = state.key()
        line = opponent(turn_of(state))
        assert state.key() == before
        reached = after(state, line)  # legal from the first move to the last
        assert reached.ended is not None or reached.turn == state.turn + 1
        assert line.count(END) == (line[-1] == END)
        assert len(line) <= MOST_PLAYS + 1


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_the_same_position_gets_the_same_line(opponent: Opponent) -> None:
    for state in games(1, greedy, greedy):
        assert opponent(turn_of(state)) == opponent(turn_of(state.copy()))


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_a_win_that_one_card_brings_is_taken(opponent: Opponent) -> None:
    state = duel(a="combustion BASTION troll | | carnivore", b="FORT ogre | | zombie", mana=3)
    assert [*solve(state, Win(1)).first_moves] == ["combustion@bl1"]
    reached = after(state, opponent(turn_of(state)))
    assert reached.ended is not None
    assert reached.ended.winners == ("A",)


def test_searching_is_never_worse_than_careful_by_its_own_measure() -> None:
    better = 0
    for state in games(10, greedy, greedy):
        found = evaluate(after(state, searching(turn_of(state))), state.active)
        plain = evaluate(after(state, careful(turn_of(state))), state.active)
        assert found >= plain
        better += found > plain
    assert better, "it is worth the search"


def test_without_patience_searching_is_careful() -> None:
    for state in games(2, greedy, greedy):
        assert searching(turn_of(state), patience=0) == careful(turn_of(state))


def test_worth_is_even_where_both_sides_are_alike_and_turns_with_the_seat() -> None:
    same = "BASTION djinn giant titan | ogre"
    assert evaluate(duel(a=same, b=same), 0) == 0
    ahead = duel(a=same, b="BASTION djinn giant titan")
    assert evaluate(ahead, 0) > 0
    assert evaluate(ahead, 1) == -evaluate(ahead, 0)


def test_a_game_that_is_over_is_worth_all_or_nothing() -> None:
    state = duel(a="BASTION boom ogre | carnivore", b="troll FORT zombie", mana=0)
    state.apply("A", END)
    assert (evaluate(state, 0), evaluate(state, 1)) == (WON, -WON)


def test_vitality_counts_the_fort_behind_a_bastion() -> None:
    first, second = duel(a="ogre BASTION boom troll", b="ogre FORT boom troll").players
    assert vitality(first) == 2 + 3
    assert vitality(second) == 2


def test_the_best_ends_are_different_and_in_order() -> None:
    for state in games(3, greedy, greedy):
        best = best_ends(turn_of(state), 5, 500)
        values = [value for value, _ in best]
        assert values == sorted(values, reverse=True)
        reached = [after(state, line) for _, line in best]
        assert [evaluate(each, state.active) for each in reached] == values
        assert len({each.key() for each in reached}) == len(best)


def test_foresight_walks_into_fewer_lost_replies() -> None:
    searches = remembering(searching)
    lost = {searches: 0, foresight: 0}
    for state in games(how_many(2, 5), searches, searches):
        for opponent in lost:
            reached = after(state, opponent(turn_of(state)))
            if reached.ended is None:
                reply = after(reached, searches(turn_of(reached))).ended
                lost[opponent] += reply is not None
    assert lost[foresight] < lost[searches]


def test_a_guess_changes_nothing_that_is_known() -> None:
    """The own hand, both kingdoms, and which cards the other one holds (1, private order)."""
    for state in games(2, greedy, greedy):
        for seat in (0, 1):
            before = state.key()
            imagined = determinize(state, seat, seed=5)
            assert state.key() == before
            assert imagined.view(SEATS[seat]) == state.view(SEATS[seat])
            other = 1 - seat
            assert sorted(each.id for each in imagined.players[other].hand) == sorted(
                each.id for each in state.players[other].hand
            )


def test_opponents_do_not_see_the_order_of_the_other_hand() -> None:
    """Two positions that look the same to a seat make it think the same."""
    looked_alike = 0
    for state in games(2, greedy, searching):
        seat = state.active
        hidden = state.copy()
        hidden.players[1 - seat].hand.reverse()
        if hidden.view(SEATS[seat]) == state.view(SEATS[seat]):
            first, second = (determinize(each, seat, 3).key() for each in (state, hidden))
            assert first == second
            looked_alike += 1
    assert looked_alike
