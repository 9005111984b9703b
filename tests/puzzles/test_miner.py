"""Mining: what is looked for in games, what is found worth a puzzle, and how puzzles are chosen."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, pairwise
from pathlib import Path

import pytest
from positions import document, duel

from engine import chance
from engine.clash import position
from engine.clash.abilities import BY_ID, abilities_in
from engine.clash.actions import END
from engine.clash.battle import Duel
from engine.clash.cards import CARDS, SETS, card
from engine.clash.game import ClashOfDecks, duel_setup
from engine.clash.puzzles.goals import Destroy, DestroyBastion, Survive, Win, cards_of
from engine.clash.puzzles.mine import FIRST, ClashMine, hallmarks, seen_from_a
from engine.documents import DocumentError
from opponents.action_sequence import ActionSequence
from opponents.careful import careful
from puzzles import difficulty, miner, mining, selection, selfplay
from puzzles.direct_line import direct_line
from puzzles.judge import judge
from puzzles.miner import Found
from puzzles.puzzle import read_puzzle
from puzzles.solver import solve

MINE = ClashMine()
SHARES = MINE.shares
TWO_TOGETHER = {
    "a": "BASTION brute gnome ogre aberration annihilation abomination | revenant | carnivore",
    "b": "BASTION disciple reptile troll combustion partisan microctopus | martyr | zombie",
    "mana": 7,
}
"""Gnome and then Annihilation on Martyr clear the board; nothing else does."""


def text(line: tuple[object, ...]) -> str:
    return " ".join(map(str, line))


# Games of reasonable players


def positions(set_id: str, seed: int, number: int) -> Iterator[Duel]:
    return selfplay.positions("clash", MINE, set_id, seed, number)


def test_the_positions_of_a_game_are_the_same_every_time() -> None:
    first, second = ([each.key() for each in positions("mire", 3, 0)] for _ in range(2))
    assert first == second
    assert first != [each.key() for each in positions("mire", 4, 0)]


def test_positions_are_beginnings_of_turns_of_a_with_cards_of_the_set() -> None:
    for state in islice(positions("slyness", 1, 1), 6):
        assert (state.active, state.phase, state.turn % 2) == (0, "summoning", 1)
        cards = [each for player in state.players for each in player.hand]
        assert {each.set for each in cards} == {"slyness"}
        catalysts = sum(
            1
            for lane in state.players[0].lanes
            for creature in lane
            if creature.mask & BY_ID["catalyst"].bit
        )
        assert state.mana == len(state.players[0].hand) + 1 + 2 * catalysts


def random_walk(seed: int) -> Iterator[Duel]:
    dealt = chance.shuffled(CARDS, chance.stream(seed, "seen"))
    decks = {"A": [each.id for each in dealt[:8]], "B": [each.id for each in dealt[8:16]]}
    state, _ = ClashOfDecks().setup(duel_setup(decks, turn_limit=0), seed)
    stream = chance.stream(seed, "walk")
    while state.ended is None and state.turn < 20:
        yield state
        seat = state.to_act()[0]
        legal = state.legal_actions(seat)
        chosen, stream = chance.draw(stream, len(legal))
        state.apply(seat, legal[chosen])


@pytest.mark.parametrize("seed", range(12))
def test_seen_from_a_nothing_but_the_names_of_the_seats_changes(seed: int) -> None:
    swap = str.maketrans("ab", "ba")
    for state in random_walk(seed):
        seen = seen_from_a(state)
        moves = [str(each) for each in state.legal_actions(state.to_act()[0])]
        if state.active:
            moves = [
                f"{move.split('@')[0]}@{move.split('@')[1].translate(swap)}"
                if "@" in move
                else move
                for move in moves
            ]
        assert sorted(str(each) for each in seen.legal_actions("A")) == sorted(moves)
        here, there = state.copy(), seen.copy()
        here.apply(state.to_act()[0], END)
        there.apply("A", END)
        assert (here.ended is None) == (there.ended is None)
        if here.ended is None:
            assert seen_from_a(here).key() == seen_from_a(there).key()


# What is found


@pytest.mark.parametrize(
    ("set_id", "abilities"),
    [
        ("initiation", {"perforation", "rage", "splash", "sprint"}),
        ("slyness", {"blackmail", "immolation", "lucidity"}),
        ("mire", {"backfire", "reinforcement", "shackle"}),
    ],
)
def test_hallmarks_are_the_abilities_that_a_set_is_about(set_id: str, abilities: set[str]) -> None:
    found = {each.id for each in abilities_in(hallmarks(set_id))}
    assert abilities <= found
    assert len(found) <= 6


def test_every_set_is_about_something() -> None:
    assert all(hallmarks(each.id) for each in SETS)


def test_a_puzzle_asks_for_what_greedy_misses_with_one_idea() -> None:
    state = duel(**TWO_TOGETHER)
    found = miner.assay("clash", state, Destroy(None), "initiation")
    assert found is not None
    assert found.idea == ["annihilation>martyr", "gnome:u"]
    assert found.puzzle["solution"] == "gnome:u annihilation@bu1 end"
    puzzle = read_puzzle(found.puzzle | {"id": "x"})
    assert judge(puzzle, puzzle.solution).reached
    assert not judge(
        puzzle, text(careful(ActionSequence.of("clash", puzzle.state(), puzzle.seat)))
    ).reached


def test_what_can_be_had_in_several_ways_is_no_puzzle() -> None:
    state = duel(a="boom meteorite combustion BASTION ogre", b="FORT troll zombie | mutant", mana=9)
    assert len(solve(state, Destroy(None)).ideas) > 1
    assert miner.assay("clash", state, Destroy(None), "initiation") is None


def test_what_happens_by_itself_or_not_at_all_is_no_puzzle() -> None:
    wins = duel(a="BASTION boom ogre | carnivore", b="troll FORT zombie", mana=0)
    assert miner.assay("clash", wins, Win(1), "initiation") is None
    never = duel(a="BASTION boom ogre", b="BASTION troll zombie djinn", mana=0)
    assert miner.assay("clash", never, Win(1), "initiation") is None


def test_who_can_win_now_is_not_asked_to_survive() -> None:
    wins = duel(a="BASTION boom ogre | carnivore", b="troll FORT zombie | | brute alpha", mana=3)
    assert miner.assay("clash", wins, Survive(1), "initiation") is None
    assert miner.assay("clash", wins, Win(2), "initiation") is None


def test_what_could_be_asked_follows_from_the_position() -> None:
    state = duel(a="BASTION ogre boom", b="FORT troll zombie | brute alpha | ogre")
    goals = list(MINE.goals(state))
    assert {type(each) for each in goals} == {Win, Destroy, Survive}
    named = [each.creatures for each in goals if isinstance(each, Destroy)]
    assert len(named) == 1 + 3 + 3  # all; pairs; single ones
    assert DestroyBastion() in MINE.goals(duel(a="BASTION ogre boom", b="BASTION troll zombie"))


def test_everything_dug_out_of_a_game_is_a_sound_puzzle() -> None:
    about = hallmarks("initiation")
    finds = [
        found
        for game in (0, 2)
        for found in miner.dig("clash", "initiation", 1, frozenset(SHARES), game)
    ]
    assert finds
    for found in finds:
        puzzle = read_puzzle(found.puzzle)
        solved = solve(puzzle.state(), puzzle.goal)
        assert solved.proved
        assert [list(idea) for idea in solved.ideas] == [found.idea]
        assert judge(puzzle, puzzle.solution).reached
        lanes = [lane for player in puzzle.state().players for lane in player.lanes]
        seen = [creature.card for lane in lanes for creature in lane] + cards_of(found.idea)
        assert any((each.mask | each.aura) & about for each in seen)


def test_going_straight_for_it_finds_single_plays_and_misses_pairs() -> None:
    one = duel(a="boom BASTION ogre troll", b="FORT troll ogre | zombie", mana=3)
    assert text(direct_line(one, Destroy(None))) == "boom@bu1"
    puzzle = read_puzzle(
        {
            "format": 1,
            "id": "x",
            "title": {"en": "X"},
            "set": "mixed",
            "position": document(**TWO_TOGETHER),
            "goal": {"kind": "destroy", "creatures": "all"},
            "solution": "end",
        }
    )
    before = puzzle.state().key()
    line = direct_line(puzzle.state(), puzzle.goal)
    assert not judge(puzzle, text(line)).reached
    assert puzzle.state().key() == before


# How hard


def test_ratings_grow_as_puzzles_are_harder_to_solve_by_chance() -> None:
    solved = solve(duel(**TWO_TOGETHER), Destroy(None))
    plain = difficulty.rated(solved)
    assert difficulty.EASIEST <= plain <= difficulty.HARDEST
    rarer = replace(solved.chances, blind=solved.chances.blind / 10)
    assert difficulty.rated(replace(solved, chances=rarer)) > plain
    longer = ("ogre:l", *solved.ideas[0])
    assert difficulty.rated(replace(solved, ideas=(longer,))) > plain


def test_beginners_find_by_care_what_others_have_to_see() -> None:
    wins = duel(a="boom BASTION ogre troll", b="FORT troll ogre | zombie", mana=3)
    assert miner.assay("clash", wins, Destroy(None), "initiation") is None
    found = miner.assay("clash", wins, Destroy(None), FIRST)
    assert found is not None
    assert found.idea == ["boom>zombie"]


# The selection


def interest(found: Found) -> float:
    return selection.interest(MINE, found, read_puzzle(found.puzzle))


def found(number: int, *idea: str, goal: str = "win", rating: int = 1500, near: int = 0) -> Found:
    puzzle = {
        "format": 1,
        "id": "found",
        "title": {"en": "Found"},
        "set": "mixed",
        "position": document(**TWO_TOGETHER),
        "goal": {
            "win": {"kind": "win", "turns": 1},
            "all": {"kind": "destroy", "creatures": "all"},
        }[goal],
        "solution": f"{idea[0]} end",
        "rating": rating,
    }
    return Found(game=number, puzzle=puzzle, idea=list(idea), solutions=1, ends=10, near=near)


def test_the_chosen_are_numbered_from_easy_to_hard() -> None:
    finds = [found(0, "ogre:u", rating=1900), found(1, "brute:l", "gnome:u", rating=1000)]
    puzzles = selection.selected("clash", finds, 5, "breaching_in")
    assert [(puzzle.id, puzzle.rating) for puzzle in puzzles] == [
        ("breaching-in-01", 1000),
        ("breaching-in-02", 1900),
    ]
    assert puzzles[0].title == {"en": "Breaching In 1", "ru": "Вторжение 1", "fr": "Ébrèchement 1"}


def test_twins_play_the_same_cards() -> None:
    twins = [found(0, "ogre:u", "gnome:l"), found(1, "gnome:u", "ogre:l", goal="all")]
    assert len(selection.selected("clash", twins, 5, "mire")) == 1


def test_no_card_over_and_over() -> None:
    others = [each.id for each in CARDS if each.is_creature and each.id != "ogre"][:9]
    finds = [found(number, "ogre:u", f"{other}:l") for number, other in enumerate(others)]
    without = [found(10 + number, f"{other}:u") for number, other in enumerate(others)]
    puzzles = selection.selected("clash", [*finds, *without], 9, "mire")
    assert sum("ogre" in puzzle.solution for puzzle in puzzles) == 5
    assert len(selection.selected("clash", finds, 9, "mire")) == 9, "rather than too few pages"


def test_every_kind_of_goal_has_its_share() -> None:
    creatures = [each.id for each in CARDS if each.is_creature]
    finds = [
        found(number, f"{name}:u", goal="all" if number % 10 == 0 else "win")
        for number, name in enumerate(creatures[:80])
    ]
    kinds = [puzzle.goal.kind for puzzle in selection.selected("clash", finds, 16, "mire")]
    assert 5 <= kinds.count("destroy") <= 8


def test_the_better_riddle_is_chosen() -> None:
    dull, better = found(0, "ogre:u"), found(1, "brute:l", "gnome:u", near=10)
    assert interest(better) > interest(dull)
    assert (
        selection.selected("clash", [dull, better], 1, "mire")[0].solution
        == better.puzzle["solution"]
    )


def test_goals_are_taken_by_their_shares() -> None:
    creatures = [each.id for each in CARDS if each.is_creature]
    finds = [
        found(number, f"{name}:u", goal="all" if number % 2 else "win")
        for number, name in enumerate(creatures[:80])
    ]
    kinds = Counter(puzzle.goal.kind for puzzle in selection.selected("clash", finds, 36, "mire"))
    assert kinds == {"win": 2 * SHARES["win 1"], "destroy": 2 * SHARES["destroy"]}


def test_near_misses_make_a_better_riddle() -> None:
    plain, tempting = (found(0, "brute:l", "gnome:u", near=near) for near in (0, 10))
    assert interest(tempting) - interest(plain) == pytest.approx(0.8)


def test_what_there_is_enough_of_is_not_looked_for_any_more() -> None:
    assert selection.sought("clash", [], 8) == frozenset(SHARES)
    wins = [found(number, "ogre:u") for number in range(8)]
    assert selection.sought("clash", wins[:6], 8) == frozenset(SHARES)
    assert selection.sought("clash", wins, 8) == frozenset(SHARES) - {"win 1"}


# The session


def session(journal: Path) -> list[str]:
    heard: list[tuple[int, int]] = []
    puzzles = mining.mine("clash", "initiation", 1, 1, journal, 1, lambda *news: heard.append(news))
    assert all(before <= after for before, after in pairwise(heard))
    return [json.dumps(puzzle.document()) for puzzle in puzzles]


def test_an_interrupted_session_goes_on_to_the_same_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mining, "SHIFT", 3)
    monkeypatch.setattr(mining, "GAMES_A_PUZZLE", 5)
    journal = tmp_path / "journal.jsonl"
    puzzles = session(journal)
    whole = journal.read_text("utf-8")
    assert len(puzzles) == 1
    head, *games = whole.splitlines(keepends=True)
    journal.write_text("".join([head, *games[:-1], games[-1][:10]]), "utf-8")
    assert session(journal) == puzzles
    assert journal.read_text("utf-8") == whole


def test_a_finished_journal_is_only_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = tmp_path / "journal.jsonl"
    games: list[list[object]] = [[] for _ in range(mining.GAMES_A_PUZZLE)]
    games[7] = [found(7, "ogre:u").model_dump()]
    lines = [{"mine": "initiation", "seed": 1}, *games]
    journal.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    monkeypatch.setattr(mining, "dig", None)
    assert len(session(journal)) == 1


@pytest.mark.parametrize("text", ['{"mine": "mire", "seed": 1}\n', "no journal\n", "{}\n[]\n"])
def test_a_journal_of_something_else_is_refused_untouched(tmp_path: Path, text: str) -> None:
    journal = tmp_path / "journal.jsonl"
    journal.write_text(text, "utf-8")
    with pytest.raises(DocumentError, match="no journal of this set and seed"):
        session(journal)
    assert journal.read_text("utf-8") == text


def test_played_cards_are_told_by_the_idea() -> None:
    assert cards_of(["boom>baron", "ogre:u"]) == [card("boom"), card("ogre")]


def test_positions_of_puzzles_load_again() -> None:
    state = next(positions("mixed", 5, 0))
    assert position.load(position.dump(state)).key() == state.key()
