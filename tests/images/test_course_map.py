"""The map of a course: what is done is seen, and told."""

from __future__ import annotations

from io import BytesIO

import pytest
from golden_images import assert_golden
from PIL import Image

from images.course_map import Stone, course_map
from puzzles.course import Course, courses
from texts import LANGUAGES, texts_in

EN = texts_in("en")


def stones(count: int, done: int) -> list[Stone]:
    return [
        Stone(f"Lesson {at}", "done" if at < done else "next" if at == done else "later")
        for at in range(count)
    ]


@pytest.mark.parametrize("done", [0, 5, 11])
def test_the_map_looks_like_its_golden_picture(done: int) -> None:
    assert_golden(f"course-{done}", course_map("First steps", stones(11, done), EN).data)


def test_the_map_is_told_in_words() -> None:
    told = course_map("First steps", stones(3, 1), EN).alt
    assert told == "First steps. 1 of 3 lessons done.\n✓ 1. Lesson 0\n→ 2. Lesson 1\n· 3. Lesson 2"


def test_a_long_course_is_told_in_one_line() -> None:
    told = course_map("Long", [Stone("word " * 20, "later")] * 40, EN).alt
    assert told == "Long. 0 of 40 lessons done."


def test_the_longest_course_has_a_map_that_is_seen_as_a_whole() -> None:
    picture = course_map("Long", stones(25, 3), EN)
    assert Image.open(BytesIO(picture.data)).size[1] <= 1000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("course", courses().values(), ids=lambda course: course.id)
def test_every_course_has_a_small_map(course: Course, language: str) -> None:
    texts = texts_in(language)
    shown = [Stone(texts.named(each.title), "later") for each in course.lessons]
    picture = course_map(texts.named(course.title), shown, texts)
    width, height = Image.open(BytesIO(picture.data)).size
    assert (width, height <= 1000) == (1000, True)
    assert len(picture.data) < 60 * 1024
