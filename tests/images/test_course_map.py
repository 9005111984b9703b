"""The map of a course: what is done is seen, and told."""

from __future__ import annotations

from io import BytesIO

import pytest
from golden_images import assert_golden
from laid_out import outside, overlaps, recording
from legibility import CLIENTS, measure
from PIL import Image

from engine.clash.cards import CARDS
from engine.games import plugin_of
from images.course_map import Stone, course_map
from puzzles.course import Course, courses
from texts import LANGUAGES, texts_in

EN = texts_in("en")


def stones(count: int, done: int) -> list[Stone]:
    return [
        Stone(
            f"Lesson {at}", "done" if at < done else "next" if at == done else "later", CARDS[at].id
        )
        for at in range(count)
    ]


@pytest.mark.parametrize("done", [0, 5, 11])
def test_the_map_looks_like_its_golden_picture(done: int) -> None:
    assert_golden(f"course-{done}", course_map("First steps", "clash", stones(11, done), EN).data)


def test_the_map_is_told_in_words() -> None:
    told = course_map("First steps", "clash", stones(3, 1), EN).alt
    assert told == "First steps. 1 of 3 lessons done.\n✓ 1. Lesson 0\n→ 2. Lesson 1\n· 3. Lesson 2"


def test_a_long_course_is_told_in_one_line() -> None:
    told = course_map("Long", "clash", [Stone("word " * 20, "later")] * 40, EN).alt
    assert told == "Long. 0 of 40 lessons done."


def test_the_longest_course_has_a_map_as_wide_on_a_desktop_as_on_a_phone() -> None:
    picture = course_map("Long", "clash", stones(25, 3), EN)
    size = Image.open(BytesIO(picture.data)).size
    assert all(client.scale(size) >= 0.275 for client in CLIENTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("course", courses().values(), ids=lambda course: course.id)
def test_the_names_of_lessons_can_be_read_and_leave_the_road_free(
    course: Course, language: str
) -> None:
    texts = texts_in(language)
    shown = [Stone(texts.named(each.title), "done") for each in course.lessons]
    with recording() as layout:
        course_map(texts.named(course.title), course.game.id, shown, texts)
        canvas = next(sheet for sheet, _ in layout.sheets.values() if sheet.width == 1000)
        named = [item for item in layout.below(canvas) if item.kind == "text"]
        wrong = [*outside(layout), *overlaps(named)]
    assert not wrong, "\n".join(wrong)
    drawn = measure(lambda: course_map("", course.game.id, shown, texts))
    for written in drawn.written:
        assert written.size * CLIENTS[0].scale(drawn.size) >= 7.5, written


def test_every_lesson_has_a_card_of_its_game() -> None:
    for course in courses().values():
        listed = plugin_of(course.game.id).part("engine").cards.cards()
        assert {*course.cards} <= {card.document["id"] for card in listed}
        assert len({*course.cards}) > len(course.lessons) // 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("course", courses().values(), ids=lambda course: course.id)
def test_every_course_has_a_small_map(course: Course, language: str) -> None:
    texts = texts_in(language)
    shown = [
        Stone(texts.named(each.title), "done", card)
        for each, card in zip(course.lessons, course.cards, strict=True)
    ]
    picture = course_map(texts.named(course.title), course.game.id, shown, texts)
    assert Image.open(BytesIO(picture.data)).width == 1000
    assert len(picture.data) < 90 * 1024
