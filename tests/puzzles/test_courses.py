"""The lessons of courses: what each asks for can be done, and the described tries don't do it."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import pytest

from bot.game_api import plugins
from engine.clash.abilities import BY_ID
from engine.documents import DocumentError
from puzzles.course import Lesson, contains, courses, faults, read_course

LESSONS = [lesson for course in courses().values() for lesson in course.lessons]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def said(text: str) -> dict[str, str]:
    return dict.fromkeys(("en", "ru", "fr"), text)


def document(**changes: Any) -> dict[str, Any]:
    """A course of one lesson: a creature goes to the upper lane."""
    seats = {
        "A": {"hand": ["brute", "BASTION", "troll"], "upper": [], "lower": []},
        "B": {"hand": ["BASTION", "machine", "zombie"], "upper": [], "lower": []},
    }
    position = {"format": 1, "game": "clash", "ruleset": "1.2", "mode": "duel", "turn": 3}
    lesson = {
        "id": "one",
        "title": said("One"),
        "says": said("Play Brute into the upper lane."),
        "position": position
        | {"active": "A", "phase": "summoning", "mana": 5, "seats": deepcopy(seats)},
        "reach": {"seats": {"A": {"upper": [{"card": "brute"}]}}},
        "solution": "brute:u",
        "done": said("It stands there."),
        "tries": [{"line": "brute:l", "says": said("That is the lower lane.")}],
    }
    course = {"format": 1, "id": "first", "game": "clash", "title": said("First")}
    return {**course, "lessons": [lesson | changes]}


def lesson_with(**changes: Any) -> Lesson:
    (lesson,) = read_course(document(**changes)).lessons
    return lesson


# --------------------------------------------------------------------- the built-in ones


def test_every_game_with_a_guide_has_first_steps() -> None:
    guided = {plugin.guide.game for plugin in plugins() if plugin.guide is not None}
    assert {course.game.id for course in courses().values()} == guided
    assert all(8 <= len(course.lessons) <= 25 for course in courses().values())


def test_every_ability_has_a_lesson() -> None:
    taught = {lesson.id.removeprefix("ability-") for lesson in LESSONS}
    assert {each.replace("_", "-") for each in BY_ID} - taught == set()


def test_no_two_lessons_have_one_id() -> None:
    assert len({lesson.id for lesson in LESSONS}) == len(LESSONS)


@every_lesson
def test_each_lesson_is_proved(lesson: Lesson) -> None:
    assert [*faults(lesson)] == []


@every_lesson
def test_each_described_try_has_its_own_answer(lesson: Lesson) -> None:
    answers = [lesson.answer(lesson.play(line)) for line, _ in lesson.tries]
    assert answers == [says for _, says in lesson.tries]
    assert lesson.answer(lesson.play("")) is None


@every_lesson
def test_texts_have_the_marks_of_their_languages(lesson: Lesson) -> None:
    answers = [says for _, says in lesson.tries]
    for each in (lesson.title, lesson.says, lesson.done, *answers):
        assert not any("'" in text for text in each.values())
        assert re.search(r"(?<!\u00a0)[:;?»](?!\w)|«(?!\u00a0)", each["fr"]) is None


# --------------------------------------------------------------------------------- rules


def test_a_line_is_played_up_to_the_goal() -> None:
    played = lesson_with().play("brute:u end")
    assert played.moves == ("brute:u",)
    assert played.progress == "reached"


def test_what_the_rules_refuse_ends_the_line() -> None:
    assert lesson_with().play("ogre:u brute:u").moves == ()


def test_the_end_of_the_turn_without_the_goal_is_a_miss() -> None:
    assert lesson_with().play("end").progress == "missed"
    assert lesson_with().play("brute:l").progress == "open"


def test_a_known_try_is_answered_however_it_was_typed() -> None:
    lesson = lesson_with()
    assert lesson.answer(lesson.play("brute:L")) == said("That is the lower lane.")
    assert lesson.answer(lesson.play("end")) is None


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"solution": "brute:l"}, "the solution leads to open after brute:l"),
        ({"reach": {"turn": 3}}, "nothing is to be done"),
        ({"tries": [{"line": "brute:u", "says": said("No.")}]}, "brute:u reaches the goal"),
        ({"tries": [{"line": "ogre:u", "says": said("No.")}]}, "ogre:u is played as "),
    ],
)
def test_what_is_wrong_with_a_lesson_is_found(changes: dict[str, Any], fault: str) -> None:
    assert fault in [*faults(lesson_with(**changes))]


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"id": "x" * 31}, "id"),
        ({"says": {"en": "Only English."}}, "says"),
        ({"done": said("word " * 26)}, "done"),
        ({"solution": " "}, "solution"),
        ({"unknown": 1}, "unknown"),
    ],
)
def test_a_bad_document_is_refused_with_its_place(changes: dict[str, Any], path: str) -> None:
    with pytest.raises(DocumentError) as refused:
        read_course(document(**changes))
    assert path in refused.value.path


def test_a_course_of_no_game_is_refused() -> None:
    with pytest.raises(DocumentError, match="not known"):
        read_course(document() | {"game": "chess"})


@pytest.mark.parametrize(
    ("whole", "part", "is_there"),
    [
        ({"a": 1, "b": [1, 2]}, {"b": [2]}, True),
        ({"a": [{"x": 1}, {"x": 2}]}, {"a": [{"x": 2}, {"x": 1}]}, True),
        ({"a": [1]}, {"a": [1, 1]}, False),
        ({"a": []}, {"a": []}, True),
        ({"a": [1]}, {"a": []}, False),
        ({"a": 1}, {"b": 1}, False),
        ({"a": {"b": 1}}, {"a": {"b": 2}}, False),
        ([1], {"a": 1}, False),
        (1, [1], False),
    ],
)
def test_a_part_of_a_document_is_found(whole: object, part: object, is_there: bool) -> None:
    assert contains(whole, part) is is_there
