"""The built-in puzzles: whole, in order, about their sets, in three languages, and proved."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import replace

import pytest
from long import mark_all_long_but

from engine.clash.cards import SETS, Card
from engine.clash.puzzles.mine import COMPOSED, FEW, FIRST, ClashMine
from puzzles.explaining import PuzzleTrial
from puzzles.judge import judge
from puzzles.library import built_in, by_id, folder
from puzzles.merit import is_won_instead
from puzzles.puzzle import LANGUAGES, Puzzle, read_puzzle
from puzzles.solver import PUBLISHED, solve

PUZZLES = [puzzle for puzzles in built_in().values() for puzzle in puzzles]
OF_A_GRIMOIRE = 32
LONGEST_TITLE = 40
SIMPLE = 2
"""Abilities of a card of another set."""
PARTS = 4
"""A set is proved in so many parts, so that processes share them; the hard puzzles are its last."""

each_set = pytest.mark.parametrize("set_id", [each.id for each in SETS])


def cards_of(puzzle: Puzzle) -> list[Card]:
    """All cards of a position, in hands and in play."""
    found: list[Card] = []
    for player in puzzle.state().players:
        found += player.hand
        for lane in player.lanes:
            for creature in lane:
                found += creature.cards
                found += [card for card, _ in creature.shackled]
    return found


@each_set
def test_every_set_has_its_grimoire(set_id: str) -> None:
    puzzles = built_in()[set_id]
    assert len(puzzles) == OF_A_GRIMOIRE
    form = re.compile(rf"{set_id.replace('_', '-')}-[0-9][0-9]")
    assert all(form.fullmatch(puzzle.id) for puzzle in puzzles)
    assert {puzzle.set for puzzle in puzzles} == {set_id}
    assert all(by_id(puzzle.id) is puzzle for puzzle in puzzles)


def test_easy_puzzles_come_first() -> None:
    for set_id in (FIRST, *(each.id for each in SETS), COMPOSED):
        ratings = [puzzle.rating for puzzle in built_in()[set_id]]
        assert ratings == sorted(ratings)


def test_a_gem_has_a_motif_of_gems() -> None:
    motifs = {*ClashMine().motifs(COMPOSED)}
    for puzzle in built_in()[COMPOSED]:
        assert puzzle.explanation is not None
        assert motifs & {*puzzle.explanation.motifs}, puzzle.id


def test_a_retired_puzzle_can_be_read_but_is_not_offered() -> None:
    retired = [
        read_puzzle(each)
        for each in json.loads(folder("clash").joinpath("retired.json").read_text("utf-8"))
    ]
    assert retired
    assert not {puzzle.id for puzzle in retired} & {puzzle.id for puzzle in PUZZLES}
    for puzzle in retired:
        kept = by_id(puzzle.id)
        assert replace(kept, explanation=None) == puzzle
        assert kept.explanation is not None
        assert judge(puzzle, puzzle.solution).reached


@each_set
def test_a_grimoire_has_easy_puzzles_and_hard_ones(set_id: str) -> None:
    ratings = [puzzle.rating for puzzle in built_in()[set_id]]
    assert min(ratings) < 1400
    assert max(ratings) >= 1600


def test_first_steps_have_few_abilities_in_view_and_one_or_two_plays() -> None:
    mine, puzzles = ClashMine(), built_in()[FIRST]
    for puzzle in puzzles:
        in_view = {ability for card in cards_of(puzzle) for ability in card.abilities}
        auras = {card.aura_ability for card in cards_of(puzzle) if card.aura_ability}
        assert len(in_view | auras) <= FEW, puzzle.id
        solved = solve(puzzle.state(), puzzle.goal)
        assert len(solved.ideas) == 1, puzzle.id
        assert len(solved.ideas[0]) <= 2, puzzle.id
    steps = Counter((mine.sort(puzzle.goal), puzzle.solution.count(" ") > 1) for puzzle in puzzles)
    assert {sort for sort, _ in steps} == mine.shares.keys(), "every goal from one play on"
    assert {sort for sort, several in steps if not several} >= mine.shares.keys()


@each_set
def test_a_grimoire_has_every_kind_of_goal(set_id: str) -> None:
    mine = ClashMine()
    sorts = Counter(mine.sort(puzzle.goal) for puzzle in built_in()[set_id])
    assert sorts.keys() == mine.shares.keys()


@each_set
def test_puzzles_show_a_card_of_their_set(set_id: str) -> None:
    """Cards of other sets are simple: they replace what would only be in the way."""
    for puzzle in built_in()[set_id]:
        idea = [*PuzzleTrial(puzzle).plays(puzzle.solution.split())]
        assert ClashMine().shows(puzzle.state(), idea, set_id), puzzle.id
        cards = cards_of(puzzle)
        simple = [len(card.abilities) for card in cards if card.set != set_id]
        assert max(simple, default=0) <= SIMPLE, puzzle.id


def test_no_cards_are_together_twice() -> None:
    seen = Counter(
        tuple(sorted(card.id for card in cards_of(puzzle)))
        for puzzles in [built_in()[each.id] for each in SETS]
        for puzzle in puzzles
    )
    assert [cards for cards, times in seen.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_has_a_title_of_its_own_in_every_language(language: str) -> None:
    titles = Counter(puzzle.title[language] for puzzle in PUZZLES)
    assert [title for title, times in titles.items() if times > 1] == []
    assert all(len(title) <= LONGEST_TITLE for title in titles)


def test_no_position_is_asked_about_twice() -> None:
    seen = Counter((puzzle.state().key(), str(puzzle.goal)) for puzzle in PUZZLES)
    assert max(seen.values()) == 1


def test_a_goal_that_asks_for_less_is_not_reached_by_winning() -> None:
    won = [puzzle.id for puzzle in PUZZLES if is_won_instead(puzzle)]
    assert won == []
    asks_for_less = by_id("breaching-in-34").document() | {
        "goal": {"kind": "destroy", "creatures": ["bu1"]}
    }
    assert is_won_instead(read_puzzle(asks_for_less))


def test_every_puzzle_is_written_in_canonical_form() -> None:
    for puzzle in PUZZLES:
        assert read_puzzle(puzzle.document()) == puzzle


@pytest.mark.parametrize("part", mark_all_long_but([0], range(PARTS)))
@each_set
def test_every_puzzle_is_proved_with_one_idea(set_id: str, part: int) -> None:
    for puzzle in built_in()[set_id][part::PARTS]:
        solved = solve(puzzle.state(), puzzle.goal, PUBLISHED)
        assert solved.proved, puzzle.id
        assert len(solved.ideas) == 1, puzzle.id
        verdict = judge(puzzle, puzzle.solution)
        assert verdict.reached, puzzle.id
        assert " ".join(map(str, verdict.played)) == puzzle.solution, puzzle.id
