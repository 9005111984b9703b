"""What people read of a puzzle: its goal, and what the judge says, in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from stories import duel, seat

from bot.errors import Refusal
from bot.grimoire.answers import Answered
from bot.grimoire.post import SOLUTION_LIMIT
from bot.grimoire.puzzles import explained
from bot.grimoire.solution import hint_count, hint_lines, idea_lines, solution_words, try_lines
from bot.grimoire.upload import drafted
from bot.grimoire.verdict import STORY_LIMIT, goal_line, heading, verdict_words, worth
from bot.store import AttemptOutcome, Daily
from engine.clash.position import dump
from puzzles import library
from puzzles.claims import Explanation
from puzzles.judge import Verdict, judge
from puzzles.puzzle import Puzzle, read_puzzle
from puzzles.search import Budget
from texts import LANGUAGES, texts_in

EN = texts_in("en")
each_language = pytest.mark.parametrize("language", LANGUAGES)

BUILT_IN = [puzzle for puzzles in library.built_in().values() for puzzle in puzzles]
GATE = (seat("boom carapace BASTION ogre", "brute"), seat("FORT zombie troll", "gnome"))
WALL = (seat("carapace boom FORT ogre"), seat("BASTION zombie troll", "brute"))
CROWD = (
    seat("boom combustion BASTION ogre", "lich", ""),
    seat("BASTION troll", "gnome", "zombie brute"),
)
WIN = {"kind": "win", "turns": 1}
WIN_TWO = {"kind": "win", "turns": 2}
BASTION = {"kind": "destroy_bastion"}
SURVIVE = {"kind": "survive", "turns": 1}


def puzzle(seats: Any, goal: dict[str, Any], solution: str = "end", **changes: Any) -> Puzzle:
    """A puzzle with these seats, A to move."""
    first, second = seats
    document = {
        "format": 1,
        "id": "initiation-01",
        "title": {"en": "Gate", "fr": "Porte"},
        "author": "Hand",
        "set": "initiation",
        "position": dump(duel(first, second)),
        "goal": goal,
        "solution": solution,
    }
    return read_puzzle(document | changes)


def told(of: Puzzle, line: str, language: str = "en") -> str:
    """The verdict on a line."""
    return verdict_words(of, judge(of, line), texts_in(language))


# ------------------------------------------------------------------ goals


@pytest.mark.parametrize(
    ("seats", "goal", "words"),
    [
        (GATE, WIN, "Win this turn."),
        (GATE, WIN_TWO, "Win by your next turn, whatever your opponent does in between."),
        (WALL, BASTION, "Destroy the enemy bastion this turn."),
        (WALL, SURVIVE, "Survive: end your turn so that your opponent can’t win in the next one."),
        (GATE, {"kind": "destroy", "creatures": "all"}, "Destroy all enemy creatures this turn."),
        (
            GATE,
            {"kind": "destroy", "creatures": ["bu1"]},
            "Destroy Gnome (upper lane) this turn.",
        ),
        (
            GATE,
            {"kind": "destroy", "creatures": ["bu1", "au1"]},
            "Destroy Gnome (upper lane) and your Brute (upper lane) this turn.",
        ),
        (
            CROWD,
            {"kind": "destroy", "creatures": ["bu1", "bl1", "bl2"]},
            "Destroy Gnome (upper lane), Zombie (lower lane) and Brute (lower lane) this turn.",
        ),
    ],
)
def test_goals_in_words(seats: Any, goal: dict[str, Any], words: str) -> None:
    assert goal_line(puzzle(seats, goal), EN) == words


def test_two_creatures_of_one_name_in_a_lane_are_told_apart() -> None:
    twins = (seat("boom BASTION ogre"), seat("BASTION troll", "rapscallion@A rapscallion"))
    of = puzzle(twins, {"kind": "destroy", "creatures": ["bu2"]})
    assert goal_line(of, EN) == "Destroy Rapscallion (upper lane, place 2) this turn."


@each_language
@pytest.mark.parametrize("goal", [WIN, WIN_TWO, BASTION, SURVIVE])
def test_a_goal_is_one_short_sentence_for_a_phone(goal: dict[str, Any], language: str) -> None:
    line = goal_line(puzzle(WALL, goal), texts_in(language))
    assert len(line) <= 100
    assert line.endswith(".")


def test_the_heading_tells_title_id_set_and_difficulty() -> None:
    assert heading(puzzle(GATE, WIN), EN) == ("### Gate\n-# Initiation Pack 1 · medium · by Hand")
    own = heading(puzzle(GATE, WIN, id="p-7"), EN)
    assert own == "### Gate\n-# p-7 · Initiation Pack · medium · by Hand"
    french = heading(puzzle(GATE, WIN, rating=1000), texts_in("fr"))
    assert "### Porte" in french
    assert "facile" in french


def test_titles_and_authors_can_do_no_harm() -> None:
    shown = heading(puzzle(GATE, WIN, title={"en": "# **@here** <@1>"}, author="[a](http://b)"), EN)
    assert shown.count("\n") == 1
    assert "@here" not in shown
    assert "\\<@1>" in shown
    assert "http://" not in shown


# ------------------------------------------------------------------ verdicts


def test_solved_with_the_story() -> None:
    words = told(puzzle(GATE, WIN), "boom@bu1").splitlines()
    assert words[0] == "✅ **Solved!**"
    assert "**Your side** plays **Boom!**" in words[1]
    assert words[-1].endswith("fort has fallen!")


def test_short_of_the_fort() -> None:
    words = told(puzzle(GATE, WIN), "end")
    assert "fort still stands, health left: 3." in words
    assert "Turn 10" not in words


def test_short_of_bastion_and_fort() -> None:
    words = told(puzzle(WALL, WIN), "end")
    assert "bastion still stands (health left: 2), and behind it the fort" in words


def test_short_of_the_bastion() -> None:
    assert "bastion still stands, health left: 2." in told(puzzle(WALL, BASTION), "end")


def test_short_of_creatures() -> None:
    of = puzzle(GATE, {"kind": "destroy", "creatures": ["bu1", "au1"]})
    assert "Still standing: your Brute (upper lane)." in told(of, "end")


def test_refuted_with_the_winning_reply() -> None:
    words = told(puzzle(WALL, SURVIVE), "carapace:l").splitlines()
    assert words[0] == "❌ **Not safe.** Your opponent wins like this:"
    assert words[-1] == "🏰 **Your side**’s fort has fallen!"


def test_refuted_with_the_defence() -> None:
    words = told(puzzle(WALL, WIN_TWO), "carapace:u").splitlines()
    assert words[0].startswith("❌ **There is a defence.**")
    assert "**Opponent**’s creatures attack" in words[1] or "**Opponent** plays" in words[1]


def test_illegal_with_reason_and_what_was_possible() -> None:
    words = told(puzzle(GATE, WIN), "ogre:u carapace@bu1").splitlines()
    assert words == [
        "❌ **Move 2, “carapace@bu1”, isn’t legal.** **Carapace** is a creature: say which "
        "lane it goes to.",
        "Legal moves: `Boom!@au1` `Boom!@au2` `Boom!@bu1` `Carapace:u` `Carapace:l` `end`",
    ]


def test_many_possible_moves_are_cut() -> None:
    crowded = (
        seat("boom annihilation combustion meteorite BASTION ogre", "brute baron", "alpha"),
        seat("FORT zombie troll", "gnome grrr mutant", "vortex scribe"),
    )
    words = told(puzzle(crowded, WIN), "boom@bu9")
    assert words.count("`") == 32
    assert words.endswith("more")


def test_undecided_says_that_it_does_not_count() -> None:
    of = puzzle(WALL, SURVIVE)
    assert "doesn’t count" in verdict_words(of, Verdict("undecided", ("end",)), EN)
    assert judge(of, "end", Budget(0, 0)).reason in ("undecided", "refuted")


@each_language
@pytest.mark.parametrize("line", ["", "boom@bu1", "boom@bu7", "carapace:l", "xx"])
@pytest.mark.parametrize("goal", [WIN, WIN_TWO, SURVIVE])
def test_every_verdict_has_words_in_every_language(
    line: str, goal: dict[str, Any], language: str
) -> None:
    words = told(puzzle(GATE, goal), line, language)
    assert words
    assert len(words) < STORY_LIMIT + 600


def test_points_streak_and_rating() -> None:
    points = "🏅 Daily puzzle points: **3** · 🔥 streak: 5"
    for answers, rating in (
        (1, "Your rating appears after 4 more first answers."),
        (4, "Your rating appears after 1 more first answer."),
        (5, "Your first rating: **1661**"),
        (6, "Your rating: 1500 → **1661**"),
    ):
        outcome = AttemptOutcome(True, (1500, 1661), Daily(id=1), 1, 3, answers=answers)
        answered = Answered(Verdict("solved", ("end",)), outcome)
        assert worth(answered, 5, EN).splitlines() == [points, rating]


def test_what_does_not_count_says_so() -> None:
    assert "again" in worth(Answered(Verdict("short", ("end",)), None), 0, EN)
    assert worth(Answered(Verdict("undecided", ("end",)), None), 0, EN) == ""
    late = AttemptOutcome(False, None, None, 0, 0)
    assert "doesn’t change" in worth(Answered(Verdict("solved", ("end",)), late), 0, EN)
    assert worth(Answered(Verdict("short", ("end",)), late), 0, EN) == ""


# ------------------------------------------------------------------ hints, solutions, signs


def test_hints_tell_more_and_more() -> None:
    of = puzzle(GATE, WIN, "boom@bu1 carapace:u end")
    assert hint_lines(of, 0, EN) == []
    assert hint_lines(of, 1, EN) == ["💡 Plays needed: 2."]
    assert hint_lines(of, 2, EN)[1:] == ["💡 A solution begins with **Boom!**."]
    assert "Gnome" in hint_lines(of, 3, EN)[2]


def test_the_hints_of_a_puzzle_of_one_play_do_not_tell_where() -> None:
    of = puzzle(GATE, WIN, "boom@bu1 end")
    assert hint_count(of) == 2
    assert hint_lines(of, 3, EN)[1:] == ["💡 A solution begins with **Boom!**."]
    for built_in in BUILT_IN:
        if hint_count(built_in) == 2:
            card = re.split("[:@+]", built_in.solution)[0]
            legal = built_in.state().legal_actions(built_in.seat)
            assert sum(str(move).startswith(card) for move in legal) > 1, built_in.id


def test_a_solution_without_any_card_has_hints_too() -> None:
    assert "without any card" in hint_lines(puzzle(GATE, WIN, "end"), 2, EN)[1]


# ------------------------------------------------------------------ explanations


def test_the_first_hint_names_themes_where_they_are_known() -> None:
    of = library.by_id("mire-29")
    assert hint_lines(of, 1, EN) == [
        "💡 Plays needed: 4. Theme: counted Backfire, moving the stronghold, reach the card."
    ]


def test_a_solution_is_the_winning_line_then_why_then_the_tempting_try() -> None:
    winning, story, why, tempting, typed = solution_words(
        library.by_id("elusive-09"), (), EN
    ).split("\n\n")
    assert winning.startswith("🔓 **The solution**\n1. ")
    assert story.endswith("fort has fallen!")
    assert why == (
        "💡 **Why it works.** You kill your own on purpose: Protective Nurturer. Protective"
        " Nurturer comes back to your hand and is needed there. The plays only work in this order."
        " Key abilities: Rage (Protective Nurturer), Regeneration (Food Summoning)."
    )
    heading, moves, *refuted = tempting.splitlines()
    assert heading == "🪤 **Tempting, but wrong**"
    assert moves.startswith("**Food Summoning** at Noble Warrior")
    assert refuted == [
        "❌ **Not enough.** The enemy fort still stands, health left: 1.",
        "It would work without Defender.",
    ]
    assert typed.startswith("-# `")


@each_language
def test_a_long_story_makes_room_for_the_explanation(language: str) -> None:
    texts = texts_in(language)
    for of in BUILT_IN:
        words = solution_words(of, (), texts, SOLUTION_LIMIT)
        assert len(words) <= SOLUTION_LIMIT, of.id
        assert "\n".join(try_lines(of, texts)) in words, of.id


def test_the_reply_to_the_tempting_try_is_told() -> None:
    lines = solution_words(library.by_id("mire-25"), (), EN).splitlines()
    refuted = next(place for place, line in enumerate(lines) if "There is a defence" in line)
    assert lines[refuted + 1].startswith("↩️ Your opponent’s reply: **Negotiator** to the lower")


@each_language
def test_every_built_in_puzzle_is_explained_within_a_message(language: str) -> None:
    texts = texts_in(language)
    for of in BUILT_IN:
        assert idea_lines(of, texts) or of.set == "first_steps" or of.game.id != "clash", of.id
        tried = of.explanation and of.explanation.tried
        assert len(try_lines(of, texts)) >= 3 or not tried, of.id
        assert len(solution_words(of, (), texts)) < 3500, of.id


def test_without_an_idea_there_is_no_heading_for_it() -> None:
    of = puzzle(GATE, WIN, "boom@bu1 end")
    nothing = {"rules": [], "tried": ["end"], "reply": [], "spoilers": [], "in_view": 1, "plays": 1}
    bare = Explanation.model_validate({"shapes": [], **nothing})
    assert idea_lines(replace(of, explanation=bare), EN) == []
    needing = bare.model_copy(update={"rules": ["rage"]})
    assert idea_lines(replace(of, explanation=needing), EN) == [
        "Key abilities: Rage (Troll, Gnome)."
    ]


def test_an_idea_that_was_stored_without_cards_has_a_general_sentence() -> None:
    of = library.by_id("elusive-09")
    assert of.explanation is not None
    older = replace(of, explanation=of.explanation.model_copy(update={"named": {}}))
    words = "You kill a creature of your own on purpose. A card comes back"
    assert words in idea_lines(older, EN)[0]


def test_what_is_known_of_a_built_in_puzzle_is_not_told_of_another_with_its_id() -> None:
    unknown = puzzle(GATE, WIN, "boom@bu1 end")
    assert idea_lines(unknown, EN) == try_lines(unknown, EN) == []


@each_language
def test_a_solution_in_words_fits_a_message(language: str) -> None:
    of = puzzle(GATE, WIN, "boom@bu1 end", notes={"en": "x" * 500})
    assert len(solution_words(of, (), texts_in(language))) < 3500


@each_language
def test_every_sign_is_explained_within_a_message(language: str) -> None:
    words = explained(puzzle(GATE, WIN), texts_in(language))
    assert len(words) < 4000
    assert words.count("\n") >= 3


# ------------------------------------------------------------------ drafts


def test_a_position_becomes_a_puzzle_of_its_set() -> None:
    first, second = GATE
    drawn, complete = drafted(dump(duel(first, second)), {}, None, "Ann", EN)
    assert not complete
    assert drawn.goal.document() == WIN
    assert (drawn.set, drawn.author, drawn.named("ru")) == ("initiation", "Ann", "Untitled")


def test_options_that_the_game_does_not_have_are_refused() -> None:
    first, second = GATE
    with pytest.raises(Refusal) as refused:
        drafted(dump(duel(first, second)), {"title": "mana"}, None, "Ann", EN)
    assert refused.value.key == "refused-option-not-here"
    with pytest.raises(Refusal) as refused:
        drafted(dump(duel(first, second)), {"goal": "draw"}, None, "Ann", EN)
    assert refused.value.key == "refused-no-such-choice"


def test_the_id_of_a_document_is_not_taken_over() -> None:
    drawn, complete = drafted(puzzle(GATE, WIN, id="mire-01").document(), {}, None, "Ann", EN)
    assert complete
    assert drawn.id == "p-0"
    assert drawn.author == "Hand"
