"""Mining: what is looked for in games, what is found worth a puzzle, and how puzzles are chosen."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest
from finds import CLAIMED, TWO_TOGETHER, page, three
from positions import document, duel

from engine import chance
from engine.chance import Dice
from engine.clash import position
from engine.clash.abilities import BY_ID
from engine.clash.actions import END
from engine.clash.battle import Duel
from engine.clash.cards import CARDS, card
from engine.clash.game import ClashOfDecks, duel_setup
from engine.clash.puzzles.economy import cards_in
from engine.clash.puzzles.goals import Destroy, DestroyBastion, Survive, Win, cards_of
from engine.clash.puzzles.mine import FIRST, ClashMine, seen_from_a
from engine.clash.puzzles.themes import ClashThemes
from engine.documents import DocumentError
from puzzles import difficulty, library, miner, mining, played
from puzzles.claims import Explanation
from puzzles.direct_line import direct_line
from puzzles.explaining import explain
from puzzles.judge import judge
from puzzles.merit import Merit, faults, idle_rules, merit_of, most_rules
from puzzles.miner import Run, Wish
from puzzles.puzzle import read_puzzle
from puzzles.solver import solve

MINE = ClashMine()
SHARES = MINE.shares
THEMES = ClashThemes()
FIRST_FINDS = Run("clash", FIRST, 1)
FRUITFUL = (4,)
"""Attempts that find a puzzle there."""


def text(line: tuple[object, ...]) -> str:
    return " ".join(map(str, line))


# Games of reasonable players


def positions(set_id: str, seed: int, number: int) -> Iterator[Duel]:
    return played.positions("clash", MINE, set_id, seed, number)


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


def test_a_puzzle_shows_a_card_of_its_set() -> None:
    state = duel(a="BASTION brute sailor", b="FORT troll ogre | regicide")
    own = card("sailor").set
    assert MINE.shows(state, ["sailor:u"], own)
    assert not MINE.shows(state, ["brute:u"], own)
    assert MINE.shows(state, ["brute:u"], FIRST), "it has cards of all sets"


def test_what_could_be_asked_follows_from_the_position() -> None:
    state = duel(a="BASTION ogre boom", b="FORT troll zombie | brute alpha | ogre")
    goals = list(MINE.goals(state))
    assert {type(each) for each in goals} == {Win, Destroy, Survive}
    named = [each.creatures for each in goals if isinstance(each, Destroy)]
    assert len(named) == 1 + 3 + 3  # all; pairs; single ones
    assert DestroyBastion() in MINE.goals(duel(a="BASTION ogre boom", b="BASTION troll zombie"))


def test_everything_that_is_composed_is_sound_and_has_no_faults() -> None:
    finds = [miner.attempt(FIRST_FINDS, Wish(["destroy"], [], []), number) for number in FRUITFUL]
    for found in finds:
        assert found is not None
        puzzle, claims = found.read()
        solved = solve(puzzle.state(), puzzle.goal)
        assert solved.proved
        assert [list(idea) for idea in solved.ideas] == [found.idea]
        assert judge(puzzle, puzzle.solution).reached
        assert explain(puzzle, solved) == claims
        assert not idle_rules(puzzle, solved, claims)


def test_a_puzzle_without_faults_is_only_reduced() -> None:
    known = library.by_id("first-steps-04")
    run = replace(FIRST_FINDS, puzzles=(known.document(),))
    found = miner.attempt(run, Wish(["destroy"], [], []), 0)
    assert found is not None
    assert (found.improves, found.puzzle["id"]) == (known.id, known.id)
    assert found.puzzle["title"] == known.title


def test_a_puzzle_that_was_improved_is_not_begun_from_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wishes: list[Sequence[str]] = []

    class Pool:
        def map(self, work: Any, numbers: Iterable[int]) -> Iterator[Any]:
            _, wish = work.args
            wishes.append([puzzle["id"] for puzzle in wish.puzzles])
            return iter([three(number) for number in numbers])

        def shutdown(self, **_: bool) -> None:
            pass

    documents = tuple(library.by_id(f"first-steps-0{each}").document() for each in (4, 5))
    run = replace(FIRST_FINDS, puzzles=documents)
    monkeypatch.setattr(mining, "ATTEMPTS_A_PUZZLE", 4)
    monkeypatch.setattr(mining, "SHIFT", 2)
    monkeypatch.setattr(mining, "ProcessPoolExecutor", lambda *_, **__: Pool())
    journal = tmp_path / "journal.jsonl"
    begun = {"mine": FIRST, "seed": 1, "positions": 0, "puzzles": 2}
    improved = three(0).model_dump() | {"improves": "first-steps-04"}
    lines = [begun, improved, None]
    journal.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    mining.mine(run, 1, journal, 1, lambda *_: None)
    assert wishes == [["first-steps-05"]]


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


# What makes it good


def test_a_play_that_is_repeated_counts_once() -> None:
    puzzle = library.by_id("initiation-11")
    solved = solve(puzzle.state(), puzzle.goal)
    assert len(solved.ideas[0]) == 4
    measured = merit_of(puzzle, solved)
    assert (measured.plays, measured.repeated) == (1, 3)


def merit(**other: Any) -> Merit:
    measured: dict[str, Any] = {
        "plays": 3,
        "repeated": 0,
        "blind": 0.01,
        "mattering": ("rage", "splash"),
        "idle": (),
        "passing": 0.0,
        "cards": 9,
        "straight": False,
        "orders": 1.0,
        "near": 0.1,
    }
    return Merit(**measured | other)


@pytest.mark.parametrize(
    "better",
    [
        {"plays": 4},
        {"blind": 0.005},
        {"mattering": ("rage", "splash", "sprint")},
        {"cards": 8},
        {"orders": 0.2},
        {"near": 0.5},
    ],
)
def test_the_score_rises_with(better: dict[str, Any]) -> None:
    assert merit(**better).score() > merit().score()


@pytest.mark.parametrize(
    "worse",
    [
        {"idle": ("aerial",)},
        {"straight": True},
        {"blind": 0.031},
        {"mattering": ()},
        {"passing": 0.5},
    ],
)
def test_the_score_falls_with(worse: dict[str, Any]) -> None:
    assert merit(**worse).score() < merit().score()


def test_the_score_is_the_sum_of_its_parts() -> None:
    measured = merit()
    assert measured.score() == pytest.approx(sum(measured.parts().values()))


@pytest.mark.parametrize(
    ("fault", "measured", "claimed"),
    [
        ("too many plays", {}, {"plays": 7}),
        ("found by chance", {"blind": 0.03}, {}),
        ("straight", {"straight": True}, {}),
        ("no rule matters", {"mattering": ()}, {}),
        ("nothing tempts", {}, {"tried": []}),
        ("too many rules", {}, {"in_view": 11}),
    ],
)
def test_what_keeps_a_puzzle_out(
    fault: str, measured: dict[str, Any], claimed: dict[str, Any]
) -> None:
    puzzle = read_puzzle(page(TWO_TOGETHER, {"kind": "destroy", "creatures": "all"}))
    claims = Explanation.model_validate(CLAIMED | claimed)
    solved = solve(puzzle.state(), puzzle.goal)
    with_it = faults(merit(**measured), puzzle, solved, claims, None)
    without = faults(merit(), puzzle, solved, Explanation.model_validate(CLAIMED), None)
    assert {*with_it} - {*without} == {fault}


def test_a_reply_that_only_ends_the_turn_is_a_fault() -> None:
    hands = {"a": "BASTION ogre", "b": "FORT troll zombie | brute", "mana": 4}
    waits = read_puzzle(page(hands, {"kind": "survive", "turns": 1}))
    solved = solve(waits.state(), waits.goal)
    passing, active = (
        Explanation.model_validate(CLAIMED | {"reply": reply})
        for reply in (["end"], ["troll:u", "end"])
    )
    assert "refuted by passing" in faults(merit(), waits, solved, passing, None)
    assert "refuted by passing" not in faults(merit(), waits, solved, active, None)


@pytest.mark.parametrize(("rating", "most"), [(1399, 6), (1400, 8), (1599, 8), (1600, 10)])
def test_harder_puzzles_may_show_more_rules(rating: int, most: int) -> None:
    assert most_rules(rating) == most


# Small positions


@pytest.mark.parametrize("set_id", ["mire", "mixed", FIRST])
def test_sketches_have_few_cards_of_the_set_and_plain_ones(set_id: str) -> None:
    dice = Dice(chance.stream(1, "sketches"))
    drawn = [state for _ in range(40) if (state := MINE.sketch(set_id, dice)) is not None]
    assert len(drawn) > 20
    for state in drawn:
        cards = cards_in(state)
        assert 4 <= len(cards) <= 13
        assert len({*cards}) == len(cards)
        if set_id == "mire":
            assert all(each.set == "mire" or not each.mask | each.aura for each in cards)
        assert position.load_duel(position.dump(state)).imagined().key() == state.key()


def test_changes_keep_to_the_rules_and_to_the_creatures_of_the_goal() -> None:
    dice = Dice(chance.stream(2, "changes"))
    state = next(state for _ in range(99) if (state := MINE.sketch("mire", dice)) is not None)
    goal: Any = Win(1)
    seen = {state.key()}
    for _ in range(300):
        changed = MINE.variant(state, goal, "mire", (), dice)
        if changed is None:
            continue
        state, goal = changed
        seen.add(state.key())
        named = [each for each in MINE.goals(state) if isinstance(each, Destroy)]
        goal = dice.of([Win(1), *named])
        if isinstance(goal, Destroy):
            assert all(map(state.creature_at, goal.creatures or ()))
    assert len(seen) > 100


def test_idle_rules_are_often_taken_out_of_view() -> None:
    dice = Dice(chance.stream(4, "idle"))
    state = next(
        state
        for _ in range(99)
        if (state := MINE.sketch("mire", dice)) is not None and "shackle" in THEMES.rules(state)
    )

    def without(idle: tuple[str, ...]) -> int:
        tries = [MINE.variant(state, Win(1), "mire", idle, dice) for _ in range(300)]
        return sum("shackle" not in THEMES.rules(each[0]) for each in tries if each is not None)

    assert without(("shackle",)) > 2 * without(())


def test_a_position_of_a_match_is_thinned_out() -> None:
    dice = Dice(chance.stream(3, "thin"))
    whole = next(positions("mire", 1, 1))
    assert len(cards_in(whole)) == 16
    thin = [state for _ in range(9) if (state := MINE.thinned(whole, dice)) is not None]
    assert thin
    assert all(len(cards_in(state)) <= 13 for state in thin)
    held = {each.id for each in cards_in(whole)}
    assert all({each.id for each in cards_in(state)} <= held for state in thin)


# How hard


def test_ratings_follow_the_simulated_solvers() -> None:
    solved = solve(duel(**TWO_TOGETHER), Destroy(None))
    plain = difficulty.rated(solved)
    assert difficulty.EASIEST <= plain <= difficulty.HARDEST
    for solver in difficulty.measures(solved):
        rarer = replace(solved.chances, **{solver: getattr(solved.chances, solver) / 10})
        assert difficulty.rated(replace(solved, chances=rarer)) > plain, solver


def test_who_sees_two_plays_ahead_finds_two_plays() -> None:
    found = solve(duel(**TWO_TOGETHER), Destroy(None)).chances
    assert found.farsighted > 0.5 > found.hasty


# The session


def session(journal: Path) -> list[str]:
    heard: list[tuple[int, int]] = []
    puzzles = mining.mine(FIRST_FINDS, 1, journal, 1, lambda *news: heard.append(news))
    assert all(before <= after for before, after in pairwise(heard))
    return [json.dumps(puzzle.document()) for puzzle in puzzles]


def test_an_interrupted_session_goes_on_to_the_same_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two attempts are on record, and the third one is made twice."""
    monkeypatch.setattr(mining, "ATTEMPTS_A_PUZZLE", 3)
    journal = tmp_path / "journal.jsonl"
    begun = [{"mine": FIRST, "seed": 1, "positions": 0}, None, three(7).model_dump()]
    journal.write_text("".join(json.dumps(line) + "\n" for line in begun), "utf-8")
    monkeypatch.setattr(mining, "SHIFT", 3)
    puzzles = session(journal)
    whole = journal.read_text("utf-8")
    assert whole.count("\n") == 4
    journal.write_text(whole[:-3], "utf-8")
    assert session(journal) == puzzles
    assert journal.read_text("utf-8") == whole


def test_a_finished_journal_is_only_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = tmp_path / "journal.jsonl"
    attempts: list[object] = [None] * mining.ATTEMPTS_A_PUZZLE
    attempts[7] = three(7).model_dump()
    lines = [{"mine": FIRST, "seed": 1, "positions": 0}, *attempts]
    journal.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    monkeypatch.setattr(mining, "attempt", None)
    assert len(session(journal)) == 1


@pytest.mark.parametrize("text", ['{"mine": "mire", "seed": 1}\n', "no journal\n", "{}\n[]\n"])
def test_a_journal_of_something_else_is_refused_untouched(tmp_path: Path, text: str) -> None:
    journal = tmp_path / "journal.jsonl"
    journal.write_text(text, "utf-8")
    with pytest.raises(DocumentError, match="no journal of this set, seed, matches and puzzles"):
        session(journal)
    assert journal.read_text("utf-8") == text


def test_played_cards_are_told_by_the_idea() -> None:
    assert cards_of(["boom>baron", "ogre:u"]) == [card("boom"), card("ogre")]


def test_positions_of_puzzles_load_again() -> None:
    state = next(positions("mixed", 5, 0))
    assert position.load(position.dump(state)).key() == state.key()
