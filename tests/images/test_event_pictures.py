"""Standings, podiums and brackets: what they show and say, and how it is read."""

from __future__ import annotations

from io import BytesIO

import event_scenes as scenes
import pytest
from golden_images import assert_golden
from hypothesis import given, settings
from hypothesis import strategies as st
from laid_out import outside, overlaps, recording
from legibility import CLIENTS, LEAST, measure
from long import how_many, mark_all_long_but
from PIL import Image

from images.bracket import Bracket, Pair, draw_bracket
from images.picture import ALT_LIMIT
from images.podium import Podium, Winner, draw_podium, podium_alt
from images.scripts import runs
from images.standings import MOST, Standing, Standings, draw_standings, standings_alt
from images.theme import INTER
from images.week import week_alt
from texts import LANGUAGES, texts_in

EN = texts_in("en")
PHONE = CLIENTS[0]
GOLDEN = (
    *("standings-three", "standings-eight", "standings-thirty-two", "standings-many"),
    *("podium-three", "podium-equal", "podium-knockout", "bracket-4", "bracket-13"),
    *("week-full", "week-one"),
)
HIGHEST = {"standings": 2500, "podium": 700, "bracket": 1200, "week": 1200}


@pytest.mark.parametrize("scene", GOLDEN)
def test_events_look_like_their_golden_pictures(scene: str) -> None:
    picture = scenes.SCENES[scene](EN)
    assert picture.name == f"{scene.partition('-')[0]}.png"
    assert_golden(scene, picture.data)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", scenes.SCENES)
def test_pictures_of_events_are_small_and_told_in_words(scene: str, language: str) -> None:
    picture = scenes.SCENES[scene](texts_in(language))
    width, height = Image.open(BytesIO(picture.data)).size
    assert width == 1000
    assert height <= HIGHEST[scene.partition("-")[0]]
    assert len(picture.data) < 100 * 1024
    assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
@pytest.mark.parametrize("scene", scenes.SCENES)
def test_all_words_can_be_read_on_a_phone(scene: str, language: str) -> None:
    shown = measure(lambda: scenes.SCENES[scene](texts_in(language)))
    for written in shown.written:
        if all(run.face == INTER for run in runs(written.words)):
            assert written.size * PHONE.scale(shown.size) >= LEAST, written


# What is told and drawn


def drawn_words(shown: Standings) -> list[str]:
    """Return the words in the picture."""
    return [each.words for each in measure(lambda: draw_standings(shown, EN)).written]


def test_standings_tell_points_results_and_what_decides() -> None:
    assert standings_alt(scenes.THREE, EN).split("\n") == [
        "Draft night. Draft night · round 1 of 3.",
        "1. Ann: 1 (1–0–0)",
        "1. Bernard: 1 (1–0–0), bye",
        f"3. {scenes.PEOPLE[4]}: 0 (0–0–1)",
    ]
    lines = standings_alt(scenes.swiss(16), EN).split("\n")
    assert lines[1] == "1. Ann: 5 (5–0–0), Buchholz 7½"
    assert lines[10] == "10. Сергей: 2½ (2–1–2), playing"
    assert len(lines) == 17


def test_standings_of_many_are_told_without_what_decides() -> None:
    lines = standings_alt(scenes.swiss(32, 96), EN).split("\n")
    assert lines[1] == "1. Ann: 5 (5–0–0)"
    assert lines[31] == "31. Rosa: 0 (0–0–5), left"
    assert lines[33] == "and 96 more"


def test_long_standings_are_told_without_results_then_without_the_last() -> None:
    for length, told, more in ((20, 32, ""), (32, 24, "and 8 more")):
        rows = tuple(
            Standing(place, "N" * length, "2½", "2–1–0", "Buchholz 7½") for place in range(1, 33)
        )
        lines = standings_alt(Standings("Swiss", "over", rows), EN).split("\n")
        assert lines[told] == f"{told}. {'N' * length}: 2½"
        assert lines[told + 1 :] == [more] * bool(more)


def test_standings_show_tie_breaks_whole_and_explain_them() -> None:
    words = drawn_words(scenes.swiss(32, 96))
    assert set(scenes.TIE_BREAKS) <= set(words)
    assert "and 96 more · At equal points, the grey words decide." in words
    assert not [each for each in drawn_words(scenes.THREE) if "grey" in each]


def test_standings_leave_out_no_one_silently() -> None:
    rows = tuple(Standing(place, f"N{place}", "0", "0–0–0") for place in range(1, MOST + 4))
    shown = Standings("Swiss", "over", rows, 5)
    assert "and 8 more" in drawn_words(shown)
    assert standings_alt(shown, EN).endswith("\n32. N32: 0 (0–0–0)\nand 8 more")


def test_a_week_is_told_with_its_figures_and_notes() -> None:
    assert week_alt(scenes.WEEKS["full"], EN).split("\n")[:3] == [
        "The week, 23 Nov – 29 Nov: 34 matches, 12 players, 1,141 puzzles solved.",
        "Most active: Ann (12 matches, 8 won)",
        "Biggest upset: Maximilian Longname beat عبد الرحمن (238 points behind · Clash of Decks)",
    ]
    assert week_alt(scenes.WEEKS["one"], EN).endswith("\nСерия: Ann")


def test_a_podium_tells_places_and_points() -> None:
    assert podium_alt(scenes.PODIUMS["three"], EN).split("\n") == [
        "Friday night Swiss. 24 players.",
        "1. Ann (points: 5)",
        "2. Bernard (points: 4½)",
        "3. Дарья (points: 4)",
    ]
    assert podium_alt(scenes.PODIUMS["knockout"], EN).endswith("\n3. Chloé")


def test_a_bracket_tells_the_final_first() -> None:
    lines = draw_bracket(scenes.BRACKETS["13"], EN).alt.split("\n")
    assert lines[:3] == [
        "Autumn knockout. Knockout · over.",
        "Final:",
        "Ann won against Дарья (2–0)",
    ]
    assert lines.count("Round of 16:") == 1
    assert len(lines) == 1 + 4 + 1 + 2 + 4 + 5
    assert "Сергей won against Piet 🦊 (2–1)" in lines
    waiting = draw_bracket(scenes.BRACKETS["8"], EN).alt
    assert "Final:\nAnn – Дарья\n" in waiting


def test_a_bracket_says_who_has_no_opponent() -> None:
    words = measure(lambda: draw_bracket(scenes.BRACKETS["6"], EN)).written
    assert "no opponent" in [each.words for each in words]


# Where things are

WORDS = st.one_of(st.sampled_from(scenes.PEOPLE), st.text(max_size=60))
SHORT = st.sampled_from(["", "1", "2½", "127¾"])
REMARKS = st.sampled_from(["", *scenes.TIE_BREAKS, "Зоннеборн — Бергер 127½"]) | WORDS
STANDING = st.builds(
    Standing,
    st.integers(1, 128),
    WORDS,
    SHORT,
    st.sampled_from(["", "2–1–0", "12–10–12"]),
    REMARKS,
    REMARKS,
)
STANDINGS = st.builds(
    Standings, WORDS, WORDS, st.lists(STANDING, max_size=34).map(tuple), st.integers(0, 999)
)
WINNERS = st.lists(st.builds(Winner, st.integers(1, 3), WORDS, SHORT), max_size=6)
PODIUMS = st.builds(
    Podium,
    WORDS,
    st.integers(0, 999),
    WINNERS.map(lambda winners: tuple(sorted(winners, key=lambda each: each.rank))),
)
PAIRS = st.builds(
    Pair, st.tuples(WORDS, WORDS), st.tuples(SHORT, SHORT), st.sampled_from([None, 0, 1])
)
ROUNDS = st.integers(1, 5).flatmap(
    lambda count: st.tuples(
        *(
            st.lists(PAIRS, min_size=2**at, max_size=2**at).map(tuple)
            for at in range(count - 1, -1, -1)
        )
    )
)
BRACKETS = st.builds(Bracket, WORDS, WORDS, ROUNDS)
DRAWN = {draw_standings: STANDINGS, draw_podium: PODIUMS, draw_bracket: BRACKETS}


@pytest.mark.parametrize("draw", DRAWN, ids=lambda draw: draw.__name__)
@given(data=st.data(), language=st.sampled_from(LANGUAGES))
@settings(max_examples=how_many(12, 40), deadline=None)
def test_nothing_leaves_its_place_or_covers_another(draw, data, language) -> None:  # type: ignore[no-untyped-def]
    shown = data.draw(DRAWN[draw])
    with recording() as layout:
        picture = draw(shown, texts_in(language))
        canvas = next(sheet for sheet, _ in layout.sheets.values() if sheet.width == 1000)
        items = list(layout.below(canvas))
        wrong = [*outside(layout), *overlaps(item for item in items if item.kind)]
    assert not wrong, "\n".join(wrong)
    assert all(item.box[0] >= 6 and item.box[2] <= 994 for item in items), items
    assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("rank", [2, 3])
def test_a_name_of_two_lines_fits_on_a_low_step(rank: int) -> None:
    shown = Podium("Cup", 8, (Winner(rank, "Maximilian Überlinger", "5½"),))
    with recording() as layout:
        draw_podium(shown, texts_in("en"))
    assert not [*outside(layout)]
