"""Economy: what a puzzle doesn't need goes, and everything that it is about stays."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from asked import ALL, WIN, destroy, puzzle, random_puzzle
from long import how_many

from engine.clash.cards import card
from engine.clash.puzzles.economy import cards_in
from engine.clash.puzzles.mine import ClashMine
from puzzles import library
from puzzles.judge import judge
from puzzles.puzzle import Puzzle, read_puzzle
from puzzles.reducing import core_of, keeps, reduced, retold, without
from puzzles.solver import solve

MINE = ClashMine()
LANE = {"a": "boom BASTION ogre | brute", "b": "FORT troll | zombie", "mana": 1}
"""Boom on Zombie opens the lane for Brute; the tempting try is Boom on Brute."""


def asked(goal: dict[str, Any], solution: str, **position: Any) -> Puzzle:
    return replace(puzzle(goal, **position), solution=solution)


def lane(**change: Any) -> Puzzle:
    return asked(WIN, "boom@bu1 end", **LANE | change)


def solved(number: int) -> Puzzle | None:
    """Return a random small puzzle with its shortest solution, if it is one to be reduced."""
    found = random_puzzle(number)
    proof = solve(found.state(), found.goal)
    if not proof.proved or not proof.ideas or not proof.ideas[0]:
        return None
    return replace(found, solution=proof.lines[0])


def parts_that_can_go(of: Puzzle) -> list[str]:
    core = core_of(of)
    assert core is not None
    found = []
    for part in MINE.parts(of.state()):
        smaller = without(of, part)
        if smaller is not None and keeps(core, smaller):
            found.append(part)
    return found


def test_what_needs_everything_stays_as_it_is() -> None:
    assert reduced(lane()).asks_the_same(lane())
    assert parts_that_can_go(lane()) == []


@pytest.mark.parametrize(
    "needless",
    [
        {"a": "boom BASTION ogre troll | brute"},
        {"a": "boom BASTION ogre | brute(giant)"},
        {"a": "boom reptile BASTION ogre | brute"},
        {"b": "reptile FORT troll | zombie"},
        {"b": "FORT troll | zombie(reptile)"},
        {"mana": 3},
    ],
    ids=str,
)
def test_a_needless_card_or_point_goes(needless: dict[str, Any]) -> None:
    assert len(cards_in(lane(**needless).state())) + lane(**needless).state().mana > 6
    found = reduced(lane(**needless))
    assert len(cards_in(found.state())) == 5
    assert found.state().mana == 1
    assert judge(found, found.solution).reached


def test_a_point_of_health_too_many_goes() -> None:
    """The solver's health doesn't matter: Ogre alone keeps the bastion up."""
    found = reduced(lane(a="boom BASTION ogre troll | brute"))
    assert found.state().players[0].health == 1
    points = without(lane(b="troll FORT gnome ogre | zombie"), "B health")
    assert points is not None
    assert points.state().players[1].health == 1


def test_what_the_tempting_try_needs_stays() -> None:
    """Boom on Reptile, one's own, is the try; without it the puzzle would still be proved."""
    of = asked(
        destroy("bu1"),
        "boom@bu1",
        a="boom BASTION gnome | | reptile",
        b="FORT ogre | zombie | shaman",
        mana=1,
    )
    core = core_of(of)
    assert core is not None
    assert core.tried == ("boom@al1", "end")
    assert "reptile" in str(reduced(of).position)
    smaller = without(of, "A lower reptile")
    assert smaller is not None
    assert solve(smaller.state(), smaller.goal).ideas == core.ideas
    assert not keeps(core, smaller)


def test_a_card_that_a_hint_names_keeps_a_second_place() -> None:
    """Boom could only go to Zombie, if the solver had no creature itself."""
    of = asked(destroy("bu1"), "boom@bu1", a="boom BASTION ogre", b="FORT troll | zombie", mana=1)
    assert parts_that_can_go(of) == []
    more = asked(destroy("bu1"), "boom@bu1", a=_TROLL, b="FORT ogre | zombie", mana=1)
    found = reduced(more)
    assert sum(str(each).startswith("boom") for each in found.state().legal_actions("A")) > 1


_TROLL = "boom BASTION gnome | | disciple"


def test_places_change_when_a_creature_in_front_goes() -> None:
    of = asked(
        destroy("bu2"),
        "boom@bu2",
        a="boom BASTION gnome",
        b="FORT troll | giant zombie | shaman",
        mana=1,
    )
    smaller = without(of, "B upper giant")
    assert smaller is not None
    assert (smaller.solution, smaller.goal.document()) == ("boom@bu1", destroy("bu1"))
    assert retold(of, ["boom@bu1", "end"], smaller.state()) is None, "Giant is gone"
    assert without(of, "B upper zombie") is None, "the goal wants it destroyed"


def test_the_last_creature_of_a_goal_stays() -> None:
    of = asked(ALL, "boom@bu1", a="boom BASTION gnome", b="FORT troll | zombie", mana=1)
    assert MINE.without(of.state(), of.goal, "B upper zombie") is None


def test_no_seat_loses_its_last_health_and_no_position_its_last_cards() -> None:
    of = lane()
    assert MINE.without(of.state(), of.goal, "A hand ogre") is None
    assert "A health" not in MINE.parts(of.state())
    assert MINE.without(of.state(), of.goal, "A hand djinn") is None, "there is none"
    few = asked(ALL, "boom@bu1", a="BASTION boom", b="FORT troll | zombie", mana=1)
    assert len(cards_in(few.state())) == 3
    assert MINE.parts(few.state()) == ["mana"]


def test_a_card_of_health_is_replaced_by_one_left_of_the_stronghold() -> None:
    of = lane(a="boom djinn BASTION ogre | brute")
    found = MINE.without(of.state(), of.goal, "A hand ogre but its health")
    assert found is not None
    player = found[0].players[0]
    assert ([card.id for card in player.hand], player.health) == (["boom", "djinn"], 1)


def test_a_symbiote_goes_alone() -> None:
    of = lane(b="FORT troll | zombie+familiar")
    found = MINE.without(of.state(), of.goal, "B upper zombie symbiote")
    assert found is not None
    (creature,) = found[0].players[1].lanes[0]
    assert ([card.id for card in creature.cards], creature.health) == (["zombie"], 1)


def test_what_hides_most_abilities_goes_first() -> None:
    of = lane(b="baron FORT troll | zombie | shaman")
    first, *_ = MINE.parts(of.state())
    before, after = len(cards_in(of.state())), MINE.without(of.state(), of.goal, first)
    assert after is not None
    assert len(cards_in(after[0])) < before
    assert MINE.parts(of.state())[-1] == "mana"


def test_a_plainer_card_stands_in_for_one_whose_abilities_do_nothing() -> None:
    """Carnivore's abilities do nothing where Brute stood."""
    puzzled = lane(a="boom BASTION ogre | carnivore")
    found = reduced(puzzled, plainer=True)
    assert card("carnivore") in cards_in(puzzled.state())
    assert card("carnivore") not in cards_in(found.state())
    assert judge(found, found.solution).reached
    assert core_of(found) is not None
    assert reduced(puzzled).asks_the_same(puzzled), "only if it is asked for"


def test_a_plainer_card_replaces_a_creature_that_the_goal_names() -> None:
    named = {"kind": "destroy", "creatures": ["bu1"]}
    of = puzzle(
        named, a="boom BASTION ogre djinn", b="BASTION troll | goblin_archer zombie", mana=1
    )
    state, goal = of.state(), of.goal
    names = [name for name in MINE.replacements(state) if "upper goblin_archer" in name]
    assert names
    for name in names:
        changed = MINE.without(state, goal, name)
        assert changed is not None
        (victim,) = changed[1].creatures
        assert changed[0].creature_at(victim).card.id == name.split(" as ")[1]


def test_replacements_have_some_of_the_abilities_and_no_others() -> None:
    state = lane(a="boom BASTION ogre | carnivore").state()
    held = {each.id for each in cards_in(state)}
    names = [name for name in MINE.replacements(state) if "carnivore" in name]
    assert names
    for name in names:
        replacement = card(name.split(" as ")[1])
        assert replacement.id not in held
        assert not replacement.mask & ~card("carnivore").mask
        assert replacement.mask != card("carnivore").mask


def test_texts_name_the_card_that_stands_in() -> None:
    rename = MINE.renaming("A hand boom as annihilation")
    assert rename("boom@bu1 boomer:l end") == "annihilation@bu1 boomer:l end"
    assert MINE.renaming("A hand boom")("boom@bu1") == "boom@bu1"


def test_random_puzzles_keep_their_ideas_and_need_everything_that_is_left() -> None:
    numbers = range(how_many(18, 400))
    for of in filter(None, map(solved, numbers)):
        found = reduced(of)
        before, after = (solve(each.state(), each.goal) for each in (of, found))
        assert after.proved
        assert after.ideas == before.ideas, of.id
        assert judge(found, found.solution).reached, of.id
        assert len(cards_in(found.state())) <= len(cards_in(of.state()))
        assert read_puzzle(found.document()) == found
        assert parts_that_can_go(found) == [], of.id
        assert reduced(found) == found, of.id


def test_two_against_two_stay_as_they_are() -> None:
    examples = json.loads((Path(__file__).parents[2] / "docs" / "example-puzzles.json").read_text())
    table = next(each for each in map(read_puzzle, examples) if each.id.endswith("two"))
    assert len(table.state().players) == 4
    assert reduced(table, plainer=True).asks_the_same(table)


def test_what_cannot_be_proved_stays_as_it_is() -> None:
    unsolvable = puzzle(WIN, a="BASTION ogre", b="FORT troll | zombie")
    assert reduced(unsolvable) is unsolvable


BUILT_IN = library.of_game("clash")[7::48]


@pytest.mark.parametrize("of", BUILT_IN, ids=[each.id for each in BUILT_IN])
def test_built_in_puzzles_need_everything_that_they_show(of: Puzzle) -> None:
    assert 3 <= len(cards_in(of.state())) <= 16
    assert parts_that_can_go(of) == []
