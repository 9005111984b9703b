"""Each goal by named examples: after which move it is reached, and when it can't be any more."""

from __future__ import annotations

from typing import Any

import pytest
from asked import (
    ALL,
    BASTION,
    CLEAR,
    FATIGUED,
    SURVIVE,
    WIN,
    WIN_IN_2,
    WIN_IN_3,
    board,
    destroy,
    lossless,
)
from positions import duel, expect, only, play, winners

from engine.clash.actions import END, place
from engine.clash.battle import Duel
from engine.clash.moves import read_move
from engine.clash.puzzles.goal_documents import read_goal
from engine.clash.puzzles.goals import (
    Arrange,
    Clear,
    Destroy,
    DestroyBastion,
    Survive,
    Win,
)
from engine.clash.puzzles.task import Loss, Task
from engine.core import IllegalAction
from engine.documents import DocumentError

WINS = (WIN_IN_2, WIN_IN_3)


def course(state: Duel, goal: dict[str, Any], line: str) -> str:
    """The mark after each move; behind it where the creatures stand that are yet to go."""
    task = Task(state, read_goal(goal, state))
    progress, told = task.progress, []
    while line.strip():
        action, line = read_move(state, line)
        mark, progress = task.play(state, action, progress)
        if isinstance(progress, Loss):
            told.append(f"{mark} (reached)" if progress.reached else mark)
            break
        told.append(" ".join([mark, *map(str, progress)]))
    return ", ".join(told)


# -- win --


def test_win_is_reached_when_the_fort_falls_in_the_assault() -> None:
    state = duel(a="BASTION djinn boom | zombie", b="FORT giant titan")
    assert course(state, WIN, "boom@au1 end") == "open, failed"
    state = duel(a="BASTION djinn boom | partisan", b="FORT giant titan")
    assert course(state, WIN, "boom@au1 end") == "open, reached"


def test_win_is_reached_in_the_middle_of_the_turn() -> None:
    """The last card of a hand is shackled (Ruling 20)."""
    assert course(duel(a="BASTION grabber djinn", b="FORT giant"), WIN, "grabber:u") == "reached"


def test_win_fails_when_the_turn_passes() -> None:
    assert course(duel(), WIN, "end") == "failed"


def test_win_fails_when_the_own_fort_falls() -> None:
    state = duel(a="FORT zombie", b="FORT giant | | troll")
    assert course(state, WIN, "zombie:u") == "failed"


def test_fatigue_in_the_next_turn_is_too_late_for_win_in_one() -> None:
    assert course(duel(b="FORT giant", **FATIGUED), WIN, "end") == "failed"


def test_fatigue_in_the_next_turn_is_in_time_for_win_in_two() -> None:
    assert course(duel(b="FORT giant", **FATIGUED), WIN_IN_2, "end") == "reached"


def test_win_in_two_waits_for_the_reply() -> None:
    assert course(duel(), WIN_IN_2, "djinn:u end") == "open, passed"


def test_win_in_two_is_reached_by_a_win_in_one() -> None:
    assert course(duel(a="BASTION djinn | zombie", b="FORT giant"), WIN_IN_2, "end") == "reached"


def test_win_in_three_waits_as_well() -> None:
    assert course(duel(), WIN_IN_3, "djinn:u end") == "open, passed"
    assert course(duel(b="FORT giant", **FATIGUED), WIN_IN_3, "end") == "reached"


def test_a_later_turn_wins_or_hands_on_until_the_last_one() -> None:
    """Two attacks of the Zombie leave 1 of 7 health."""
    state = duel(a="BASTION djinn | zombie", b="FORT giant titan boom ogre troll grrr lich", mana=0)
    for goal, decided in ((WIN_IN_2, False), (WIN_IN_3, None)):
        task, after = Task(state, read_goal(goal, state)), state.copy()
        for move in ("end", "end", "end"):
            began = after.turn
            play(after, move)
        assert task.won(after, began) is decided
        assert task.refuted(after, began) is None


def test_fatigue_after_the_last_turn_is_too_late() -> None:
    state = duel(b="FORT giant titan", **FATIGUED)
    after = state.copy()
    play(after, "end end end")
    assert winners(after) == ("A",)
    won = {goal["turns"]: Task(state, read_goal(goal, state)).won(after, 19) for goal in WINS}
    assert won == {2: False, 3: True}


# -- destroy_bastion --


def test_the_bastion_falls() -> None:
    state = duel(a="BASTION djinn | zombie", b="BASTION giant titan")
    assert course(state, BASTION, "end") == "reached"
    expect(state, b="FORT giant titan")


def test_the_bastion_is_only_damaged() -> None:
    state = duel(a="BASTION djinn | zombie", b="BASTION giant titan djinn boom")
    assert course(state, BASTION, "end") == "failed"


def test_the_bastion_falls_by_a_play() -> None:
    """Thunder Throw's excess goes on to the stronghold."""
    state = duel(a="BASTION thunder_throw djinn", b="giant BASTION titan boom | zombie")
    assert course(state, BASTION, "thunder_throw@bu1") == "reached"
    expect(state, b="FORT giant titan boom zombie")


def test_a_bastion_that_is_built_again_at_once_has_fallen() -> None:
    """The upper lane fells it; in the lower one the Mad Scientist is hurt, strikes back and
    regenerates: a leftmost fort turns to its bastion."""
    state = duel(a="BASTION djinn | zombie | baron", b="BASTION giant titan | | mad_scientist")
    assert course(state, BASTION, "end") == "reached"
    expect(state, b="giant BASTION titan | | mad_scientist")


def test_fatigue_fells_the_bastion_too_late() -> None:
    state = duel(b="giant BASTION titan", **FATIGUED)
    assert course(state, BASTION, "end") == "failed"
    expect(state, b="FORT giant")


def test_the_own_bastion_does_not_count() -> None:
    state = duel(a="boom BASTION zombie", b="BASTION giant | | troll")
    assert course(state, BASTION, "zombie:u") == "open"
    expect(state, a="FORT boom | zombie*")


def test_a_win_reaches_every_goal_of_the_turn() -> None:
    for goal in (BASTION, ALL, destroy("bl1")):
        state = duel(a="BASTION grabber djinn", b="BASTION giant | | troll")
        assert course(state, goal, "grabber:u") == "reached"


def test_who_loses_by_the_same_move_has_reached_nothing() -> None:
    """In the upper lane the Partisan destroys the Lich and the Brute fells the bastion. In the
    lower one the Orc Lacerator is hurt, destroys the Zombie, and its Sharpening fells the own
    fort."""
    there = {
        "a": "FORT djinn | brute partisan | zombie",
        "b": "giant BASTION titan | lich | orc_lacerator",
    }
    state = duel(**there)
    events = play(state, "end")
    assert only(events, "destroyed", "bastion_fell", "game_ended") == [
        "destroyed lich bu1",
        "bastion_fell B 3",
        "destroyed zombie al1",
        "game_ended B fort",
    ]
    assert course(duel(**there), BASTION, "end") == "failed"
    assert course(duel(**there), destroy("bu1"), "end") == "failed"


# -- destroy --


def test_all_means_every_enemy_creature_of_now() -> None:
    state = duel(a="BASTION boom djinn | brute | troll", b="FORT giant titan | zombie | lich")
    assert course(state, ALL, "boom@bu1 end") == "open bl1, reached"


def test_one_that_still_stands_fails() -> None:
    state = duel(a="BASTION boom djinn | brute", b="BASTION giant titan | zombie | lich")
    assert course(state, ALL, "boom@bu1 end") == "open bl1, failed bl1"


def test_the_goal_is_reached_before_the_end_of_the_turn() -> None:
    state = duel(a="BASTION boom djinn", b="FORT giant titan | zombie lich")
    assert course(state, destroy("bu1"), "boom@bu1") == "reached"


def test_those_named_are_followed_when_others_close_up() -> None:
    state = duel(a="BASTION boom djinn annihilation", b="FORT giant | zombie lich")
    assert course(state, destroy("bu2"), "boom@bu1 annihilation@bu1") == "open bu1, reached"


def test_those_named_are_followed_when_they_vanish() -> None:
    state = duel(a="BASTION boom djinn annihilation", b="FORT giant | brittle_golem zombie lich")
    line = "boom@bu1 annihilation@bu3"
    assert course(state, destroy("bu1"), line) == "open bu3, reached"


def test_those_named_are_followed_when_they_are_driven_out_of_place_in_an_assault() -> None:
    state = duel(
        a="BASTION djinn giant | | zombie", b="FORT titan boom | | brittle_golem scaredy_cat"
    )
    assert course(state, destroy("bl1", "bl2"), "end") == "failed bl2 bl1"


def test_damage_and_protection_destroy_nobody() -> None:
    state = duel(a="BASTION boom annihilation djinn", b="FORT giant | troll | carapace")
    line = "annihilation@bl1 annihilation@bu1"
    state.mana = 12
    assert course(state, ALL, line) == "open bu1 bl1, open bl1"


def test_a_pair_is_one_creature() -> None:
    state = duel(a="BASTION annihilation djinn", b="FORT giant | zombie+griffin | lich")
    assert course(state, destroy("bu1"), "annihilation@bu1") == "reached"
    expect(state, b="FORT giant griffin zombie | | lich")


def test_a_symbiote_that_joins_makes_nobody_new() -> None:
    """A symbiote of the own side on a creature that is to be destroyed."""
    state = duel(a="BASTION familiar annihilation djinn | zombie", b="FORT giant titan")
    assert course(state, destroy("au1"), "familiar+u1 annihilation@au1") == "open au1, reached"


def test_a_mercenary_is_destroyed_wherever_its_card_goes() -> None:
    state = duel(a="BASTION boom djinn", b="FORT giant titan | genie!")
    assert course(state, ALL, "boom@bu1") == "reached"
    expect(state, a="BASTION djinn genie boom")


def test_a_card_that_is_called_back_is_another_creature() -> None:
    """Combustion destroys the Lackey and the Zombie; the Lackey calls the Zombie again."""
    there = {"a": "BASTION combustion djinn", "b": "FORT giant titan | zombie | lackey"}
    for goal in (ALL, destroy("bu1"), destroy("bu1", "bl1")):
        state = duel(**there)
        assert course(state, goal, "combustion@bu1") == "reached"
        expect(state, b="FORT giant titan lackey | | zombie*")


def test_own_creatures_may_be_named() -> None:
    state = duel(a="BASTION boom djinn | zombie", b="FORT giant titan")
    assert course(state, destroy("au1"), "boom@au1") == "reached"


def test_destroy_fails_when_the_own_play_loses() -> None:
    state = duel(a="FORT zombie", b="FORT giant | | troll")
    assert course(state, ALL, "zombie:u") == "failed bl1"


# -- survive --


def test_survive_waits_for_the_reply() -> None:
    assert course(duel(), SURVIVE, "djinn:u end") == "open, passed"


def test_survive_is_reached_by_a_win() -> None:
    assert course(duel(a="BASTION djinn | zombie", b="FORT giant"), SURVIVE, "end") == "reached"
    assert course(duel(b="FORT giant", **FATIGUED), SURVIVE, "end") == "reached"


def test_survive_fails_with_the_own_fort() -> None:
    assert course(duel(a="FORT zombie"), SURVIVE, "zombie:u") == "failed"


# -- clear, board --


def test_the_board_is_clear_when_nobody_has_a_creature() -> None:
    there = {"a": "BASTION boom djinn ogre", "b": "BASTION giant titan | zombie"}
    assert course(duel(**there), CLEAR, "boom@bu1") == "reached"
    assert course(duel(**there), CLEAR, "ogre:l boom@bu1 end") == "open, open, failed"


def test_the_solvers_creatures_have_to_go_as_well() -> None:
    state = duel(a="BASTION boom annihilation djinn | zombie", b="BASTION giant titan | lich")
    assert course(state, CLEAR, "boom@au1 annihilation@bu1") == "open, reached"


def test_a_board_that_is_clear_for_a_moment_is_not() -> None:
    """Combustion destroys both, and the Lackey calls the Zombie again."""
    state = duel(a="BASTION combustion djinn", b="BASTION giant titan | zombie | lackey")
    assert course(state, CLEAR, "combustion@bu1 end") == "open, failed"


def test_a_board_is_reached_by_a_play_or_by_the_assault() -> None:
    there = {"a": "BASTION boom djinn ogre | zombie", "b": "BASTION giant titan | | grrr"}
    assert course(duel(**there), board("zombie ogre", "| grrr"), "ogre:u") == "reached"
    assert course(duel(**there), board("ogre zombie", "| grrr"), "ogre:u end") == "open, failed"
    fight = {"a": "BASTION boom djinn ogre | zombie", "b": "BASTION giant titan | grrr"}
    assert course(duel(**fight), board("zombie ogre"), "ogre:u end") == "open, reached"


def test_the_order_of_a_lane_counts_and_damage_does_not() -> None:
    state = duel(a="BASTION djinn gnome ogre", b="BASTION giant titan | troll-2", mana=20)
    goal = board("gnome ogre", "troll")
    assert course(state.copy(), goal, "ogre:u gnome:u") == "open, open"
    assert course(state, goal, "gnome:u ogre:u") == "open, reached"


def test_a_symbiote_belongs_to_its_creature() -> None:
    there = {"a": "BASTION griffin djinn giant | zombie", "b": "BASTION titan troll"}
    assert course(duel(**there), board("zombie+griffin"), "griffin+u1") == "reached"
    assert course(duel(**there), board("zombie griffin"), "griffin+u1") == "open"
    assert course(duel(**there), board("zombie griffin"), "griffin:u") == "reached"


def test_a_win_is_no_board() -> None:
    state = duel(a="BASTION djinn ogre | zombie", b="FORT giant")
    assert course(state, board("zombie ogre"), "end") == "failed"
    assert course(duel(a="BASTION djinn ogre | zombie", b="FORT giant"), CLEAR, "end") == "reached"


# -- losing nothing --


def test_a_goal_that_is_reached_at_a_loss_fails() -> None:
    there = {"a": "BASTION boom djinn | zombie", "b": "FORT giant titan"}
    assert course(duel(**there), destroy("au1"), "boom@au1") == "reached"
    assert course(duel(**there), lossless(destroy("au1")), "boom@au1") == "failed (reached)"


def test_a_loss_before_the_goal_fails_at_once() -> None:
    state = duel(a="BASTION boom djinn | zombie partisan", b="FORT giant")
    assert course(state, lossless(WIN), "boom@au1") == "failed"


def test_a_loss_in_the_same_assault_counts_even_after_the_goal() -> None:
    """The upper lane fells the bastion; in the lower one the Ogre strikes back."""
    there = {"a": "BASTION djinn | zombie | grrr", "b": "BASTION giant | | orc_lacerator"}
    assert course(duel(**there), BASTION, "end") == "reached"
    assert course(duel(**there), lossless(BASTION), "end") == "failed (reached)"


def test_damage_to_the_own_stronghold_is_a_loss() -> None:
    """Price of Blood: the stronghold pays what is missing."""
    hand = "BASTION liquefaction djinn giant"
    for mana, mark in ((9, "reached"), (8, "failed (reached)")):
        state = duel(a=hand, b="BASTION giant titan boom | lich", mana=mana)
        assert course(state, lossless(destroy("bu1")), "liquefaction@bu1") == mark


def test_a_card_that_leaves_the_hand_is_no_loss() -> None:
    """It stood right of the stronghold, which has one health less."""
    state = duel(a="BASTION troll djinn | zombie", b="FORT giant")
    assert course(state, lossless(WIN), "troll:u end") == "open, reached"


def test_only_the_turn_of_the_solver_counts() -> None:
    state = duel(a="BASTION djinn giant | zombie", b="FORT titan boom | brute", mana=0)
    assert course(state, lossless(SURVIVE), "end") == "passed"
    play(state, "end")
    expect(state, a="BASTION djinn giant zombie")


# -- the turn limit --


@pytest.mark.parametrize(
    ("goal", "mark"),
    [
        (WIN, "failed"),
        (WIN_IN_2, "failed"),
        (SURVIVE, "reached"),
        (BASTION, "reached"),
        (destroy("al1"), "reached"),
        (destroy("al2"), "failed al1"),
    ],
)
def test_a_draw_by_the_turn_limit(goal: dict[str, Any], mark: str) -> None:
    """It is no win and no loss; what was destroyed before is destroyed."""
    state = duel(
        a="BASTION giant | | zombie partisan",
        b="djinn BASTION boom | baron | brute",
        active="B",
        turn=10,
        turn_limit=5,
    )
    assert course(state, goal, "end") == mark
    outcome = state.outcome()
    assert outcome is not None
    assert not outcome.winners


# -- ruleset 1.0 --


def test_goals_are_reached_in_the_middle_of_an_assault() -> None:
    there = {
        "a": "BASTION boom djinn | zombie | brute",
        "b": "giant BASTION titan | | lich",
        "ruleset": "1.0",
    }
    assert course(duel(**there), BASTION, "go") == "reached"
    assert course(duel(**there), ALL, "go boom@bl1 go") == "open bl1, open bl1, reached"
    assert course(duel(**there), ALL, "go end") == "open bl1, reached"


def test_what_is_left_of_an_assault_counts() -> None:
    state = duel(
        a="BASTION boom djinn | zombie~ | brute",
        b="giant BASTION titan | | lich",
        ruleset="1.0",
        phase="assault",
    )
    assert course(state, ALL, "go") == "reached"


# -- moves and documents --


def test_an_illegal_move_changes_nothing() -> None:
    state = duel()
    task, before = Task(state, Win(1)), state.key()
    with pytest.raises(IllegalAction, match="not in hand"):
        task.play(state, read_move(duel(a="BASTION boom"), "boom@bu1")[0], ())
    assert state.key() == before
    assert task.play(state, END, ()) == ("failed", ())


@pytest.mark.parametrize(
    ("goal", "read"),
    [
        (WIN, Win(1)),
        (WIN_IN_2, Win(2)),
        (BASTION, DestroyBastion()),
        (ALL, Destroy(None)),
        (SURVIVE, Survive(1)),
        (CLEAR, Clear()),
        (board("lich", "| troll"), Arrange(((("lich",), ()), ((), ("troll",))))),
        (lossless(CLEAR), Clear(lossless=True)),
        (lossless(WIN_IN_2), Win(2, lossless=True)),
        (lossless(BASTION), DestroyBastion(lossless=True)),
        (lossless(destroy("bu1")), Destroy((place(1, 0, 0),), lossless=True)),
        (lossless(SURVIVE), Survive(1, lossless=True)),
    ],
)
def test_a_goal_comes_back_from_its_document(goal: dict[str, Any], read: object) -> None:
    state = duel(b="BASTION giant | zombie lich | troll")
    told = read_goal(goal, state)
    assert told == read
    assert told.kind == goal["kind"]
    assert told.document() == goal


def test_places_come_back_in_their_order() -> None:
    state = duel(a="BASTION giant | ogre", b="BASTION giant | zombie lich | troll")
    told = read_goal(destroy("bl1", "bu2", "au1"), state)
    assert told.document() == destroy("bl1", "bu2", "au1")


@pytest.mark.parametrize(
    ("goal", "path", "reason"),
    [
        ([], "goal", "an object is expected"),
        ({}, "goal.kind", "this key is missing"),
        ({"kind": "draw"}, "goal.kind", "input should be 'win', "),
        ({"kind": "win"}, "goal.turns", "this key is missing"),
        ({"kind": "win", "turns": 4}, "goal.turns", "input should be 1, 2 or 3"),
        ({"kind": "win", "turns": "1"}, "goal.turns", "input should be 1, 2 or 3"),
        ({"kind": "win", "turns": 1, "by": "A"}, "goal.by", "unknown key"),
        ({"kind": "win", "turns": 1, "creatures": "all"}, "goal.creatures", "the goal win has no"),
        ({"kind": "survive"}, "goal.turns", "this key is missing"),
        ({"kind": "survive", "turns": 2}, "goal.turns", "survive asks for 1 turn"),
        ({"kind": "destroy_bastion", "turns": 1}, "goal.turns", "the goal destroy_bastion has no"),
        ({"kind": "clear", "board": {}}, "goal.board", "the goal clear has no board"),
        ({"kind": "board"}, "goal.board", "this key is missing"),
        ({"kind": "board", "board": {"C": {}}}, "goal.board.C", "the seats are A, B"),
        ({"kind": "board", "board": {"A": {"middle": []}}}, "goal.board.A.middle", "unknown key"),
        (board("gnome"), "goal.board.A.upper[0]", "no card 'gnome' in this position"),
        (board("", "| boom"), "goal.board.B.lower[0]", "Boom! is an incantation"),
        (board("zombie+giant"), "goal.board.A.upper[0]", "Giant is no symbiote"),
        (
            board("zombie+giant+titan"),
            "goal.board.A.upper[0]",
            "a creature has one symbiote at most",
        ),
        (board(), "goal.board", "no creature in play is the goal clear"),
        (board("", "zombie"), "goal.board", "these creatures are in play already"),
        ({"kind": "win", "turns": 1, "losing": "all"}, "goal.losing", "input should be 'nothing'"),
        ({"kind": "destroy_bastion"}, "goal", "the opponent's bastion has fallen already"),
        ({"kind": "destroy"}, "goal.creatures", "this key is missing"),
        ({"kind": "destroy", "creatures": []}, "goal.creatures", "name at least one creature"),
        ({"kind": "destroy", "creatures": "some"}, "goal.creatures.", "input should be"),
        ({"kind": "destroy", "creatures": ["u1"]}, "goal.creatures[0]", "'u1' is no place such as"),
        (destroy("bu1", "cu1"), "goal.creatures[1]", "'cu1' is no place such as bu1"),
        (destroy("bu0"), "goal.creatures[0]", "'bu0' is no place such as bu1"),
        (destroy("bu2"), "goal.creatures[0]", "no creature stands at bu2"),
        (destroy("bu1", "bu1"), "goal.creatures[1]", "bu1 is named twice"),
    ],
)
def test_a_goal_that_makes_no_sense_is_refused(goal: object, path: str, reason: str) -> None:
    state = duel(b="FORT giant boom | zombie")
    with pytest.raises(DocumentError) as refused:
        read_goal(goal, state)
    assert refused.value.path.startswith(path)
    assert refused.value.reason.startswith(reason)


def test_all_needs_somebody() -> None:
    with pytest.raises(DocumentError, match="the opponent has no creature in play"):
        read_goal(ALL, duel(a="BASTION giant | troll"))


def test_clear_needs_somebody() -> None:
    with pytest.raises(DocumentError, match="no creature is in play"):
        read_goal(CLEAR, duel())


def test_what_is_missing_to_a_clear_or_another_board() -> None:
    state = duel(a="BASTION djinn gnome | ogre", b="BASTION titan | troll | lich")
    clear = Task(state, read_goal(CLEAR, state))
    assert str(clear.shortfall(state, ())).endswith("still standing: au1 bu1 bl1")
    assert (clear.nearness(state, "failed", ()), clear.one_short(state, ())) == (-3, False)
    other = Task(state, read_goal(board("ogre gnome", "lich |"), state))
    assert str(other.shortfall(state, ())) == "other creatures are asked for in au bu bl"
    assert other.shortfall(state, ()).document()["lanes"] == ["au", "bu", "bl"]
    assert other.nearness(state, "failed", ()) == -4


def test_the_side_that_solves_is_the_active_one() -> None:
    state = duel(a="BASTION giant | zombie", b="FORT djinn titan", active="B")
    task = Task(state, read_goal(ALL, state))
    assert task.seat == "B"
    assert [str(each) for each in task.progress] == ["au1"]
