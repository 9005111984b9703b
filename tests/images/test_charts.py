"""Reviews, profiles, rankings and histories: what they show, say and weigh, and how it is read."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise, product

import chart_scenes as scenes
import pytest
from golden_images import assert_golden
from hypothesis import given, settings
from hypothesis import strategies as st
from laid_out import outside, overlaps, recording
from legibility import CLIENTS, LEAST, measure
from long import how_many, mark_all_long_but
from PIL import Image

from engine.core import SEATS
from images import charts
from images.calendar import PARTS, Calendar, calendar
from images.charts import LARGE, Bar, Curve, Scale, abridged, as_many, round_values, signed
from images.comparison import Comparison, Points, comparison
from images.history import ENTRIES, Entry, History, history
from images.picture import ALT_LIMIT
from images.profile import Profile, Rating, profile
from images.ranking import LINES, Ranked, Ranking, ranking
from images.review import Review, Side, TurningPoint, review
from images.run import RunResult, run_result
from images.scripts import runs
from images.statistics import ROWS, Line, Share, Sheet, statistics
from images.text import is_cut
from images.theme import INTER, PAPER
from images.tries import Tries, tries
from texts import LANGUAGES, texts_in

EN = texts_in("en")


@pytest.mark.parametrize("scene", scenes.SCENES)
def test_charts_look_like_their_golden_pictures(scene: str) -> None:
    picture = scenes.SCENES[scene](EN)
    assert picture.name == f"{scene.partition('-')[0]}.png"
    assert_golden(scene, picture.data)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", scenes.SCENES)
def test_charts_are_small_and_told_in_words(scene: str, language: str) -> None:
    picture = scenes.SCENES[scene](texts_in(language))
    width, height = Image.open(BytesIO(picture.data)).size
    assert width == 1000
    assert all(client.scale((width, height)) >= 0.275 for client in CLIENTS)
    assert len(picture.data) < 70 * 1024
    assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("language", mark_all_long_but(["ru"], LANGUAGES))
@pytest.mark.parametrize("scene", scenes.SCENES)
def test_whatever_is_written_can_be_read(scene: str, language: str) -> None:
    shown = measure(lambda: scenes.SCENES[scene](texts_in(language)))
    for written in shown.written:
        if all(run.face == INTER for run in runs(written.words)):
            for client in CLIENTS:
                assert written.size * client.scale(shown.size) >= LEAST, written


# What is told


def test_a_review_tells_its_turning_points_and_chances() -> None:
    sides = Side("Ann", "A", (0.5, 0.25, 1), True), Side("Bob", "B", (0.5, 0.75, 0))
    told = review(Review("Duel", "Ann won.", sides, scenes.POINTS[::2]), EN).alt
    assert told.split("\n") == [
        "Duel. Ann won.",
        "1. Turn 5 · Ann (proved): There was a win: Cyclone, then the Ogre.",
        "2. Turn 11 · Ann (estimate): The Titan turned the match.",
        "Ann, chance to win, turn by turn: 50%, 25%, 100%",
        "Bob, chance to win, turn by turn: 50%, 75%, 0%",
    ]


def test_a_long_review_tells_chances_at_distances() -> None:
    told = review(scenes.duel(30, ()), EN).alt
    assert "Ann, chance to win, every 3 turns: " in told


def test_a_profile_tells_what_there_is() -> None:
    assert profile(scenes.FULL, EN).alt.split("\n") == [
        "Cécile",
        "Champion of spring 2026, Tactician, First in the league",
        *(f"{each.game}: {each.values[-1]:.0f}" for each in scenes.FULL.ratings[:3]),
        "Two Worlds: new",
        "Clash of Decks · draft: 41 won, 3 drawn, 22 lost",
        "Clash of Decks · duel: 9 won, 0 drawn, 5 lost",
        "Battle on the Bald Mountain: 12 won, 4 drawn, 14 lost",
        "Everything else: 3 won, 0 drawn, 9 lost",
        "7 wins in a row",
        "128 puzzles solved",
        "3 missed wins to find",
        "1712 grimoire rating",
        "Bernard (1834) (best win)",
        "Sylvan Protector, Exalting Bard, Ogre (favourites)",
    ]


def test_a_profile_without_matches_says_what_to_do() -> None:
    assert profile(scenes.NONE, EN).alt.split("\n") == [
        scenes.ARABIC,
        "No matches yet.",
        "/start to play a match",
        "/learn to learn by short lessons",
        "1 puzzle solved",
        "1500 grimoire rating",
    ]
    assert "/start" not in profile(scenes.ONE, EN).alt


def test_a_rating_that_is_new_is_shown_nowhere() -> None:
    seen = [each.words for each in measure(lambda: profile(scenes.ONE, EN)).written]
    assert "rating after 2 more matches" in seen
    assert "1500" not in seen


def test_a_ranking_tells_the_own_line_first() -> None:
    lines = ranking(scenes.BELOW, EN).alt.split("\n")
    assert lines[:4] == [
        "Clash of Decks. Autumn 2026.",
        "You: 1284. Maximilian von Hohen: 1203, 7 matches (+14)",
        "1. Ann: 2103, 312 matches",
        "2. Bernard: 2056, 283 matches (+2)",
    ]
    assert f"4. {scenes.CHINESE}: 1962, 225 matches (new)" in lines


def test_a_history_tells_its_results() -> None:
    lines = history(scenes.PUZZLE, EN).alt.split("\n")
    assert lines[:3] == [
        "Ann. page 3",
        "17 Oct 2026, Clash of Decks · draft, against Ann: won (+12)",
        "17 Oct 2026, Clash of Decks, against Bernard: lost (−9)",
    ]
    assert history(History("Ann", ()), EN).alt == "Ann\nNo matches yet."


def test_a_comparison_tells_the_score_first() -> None:
    assert comparison(scenes.BESIDE, EN).alt.split("\n") == [
        f"Ann 12 – 10 {scenes.ARABIC}",
        "2 draws",
        "Clash of Decks · duels: 1712 – 1588",
        "Battle on the Bald Mountain · duels: 1490 – 1490",
        "Clash of Decks · Draft · duels: 12 – 7",
        "Battle on the Bald Mountain: 0 – 3",
    ]
    told = comparison(scenes.STRANGERS, EN).alt
    assert told.endswith("They haven’t played each other here.")


def test_a_shared_result_tells_answers_hints_and_days() -> None:
    told = tries(Tries("Ann", "17 Oct", (False, True), 1, 5), EN).alt
    assert told.split("\n") == [
        "Ann · Puzzle of the day · 17 Oct",
        "answers: 2",
        "hints: 1 · streak in days: 5",
    ]


# Where things are

WORDS = st.one_of(st.sampled_from(scenes.NAMES), st.text(max_size=60))
CHANCES = st.lists(st.floats(0, 1), max_size=70).map(tuple)
REVIEWS = st.builds(
    Review,
    WORDS,
    WORDS,
    st.integers(2, 4).flatmap(
        lambda count: st.tuples(
            *(st.builds(Side, WORDS, st.just(seat), CHANCES) for seat in SEATS[:count])
        )
    ),
    st.lists(
        st.builds(TurningPoint, st.integers(1, 70), WORDS, st.sampled_from("ABCD"), WORDS),
        max_size=3,
    ).map(tuple),
)
COUNTS = st.integers(0, 999_999)
RATINGS = st.builds(
    Rating,
    WORDS,
    st.lists(st.floats(-9999, 99_999), min_size=1, max_size=300).map(tuple),
    since=WORDS,
    until=WORDS,
    missing=st.integers(0, 5),
)
PROFILES = st.builds(
    Profile,
    WORDS,
    st.lists(WORDS, max_size=5).map(tuple),
    st.lists(RATINGS, max_size=5).map(tuple),
    st.lists(st.builds(Bar, WORDS, st.tuples(COUNTS, COUNTS, COUNTS)), max_size=6).map(tuple),
    WORDS,
    st.lists(WORDS, max_size=5).map(tuple),
    st.integers(-9999, 9999),
    st.none() | st.integers(-999, 9999),
    COUNTS,
    COUNTS,
)
MOVES = st.none() | st.just("new") | st.integers(-99_999, 99_999)
RANKED = st.builds(Ranked, st.integers(1, 99_999), WORDS, st.integers(-9999, 99_999), COUNTS, MOVES)
RANKINGS = st.builds(
    Ranking, WORDS, WORDS, st.lists(RANKED, max_size=LINES).map(tuple), st.none() | RANKED
)
CHANGES = st.none() | st.integers(-9999, 9999)
RESULTS = st.sampled_from(["won", "drawn", "lost", "over"])
HISTORIES = st.builds(
    History,
    WORDS,
    st.lists(st.builds(Entry, WORDS, WORDS, WORDS, RESULTS, CHANGES), max_size=ENTRIES).map(tuple),
    WORDS,
)
COMPARISONS = st.builds(
    Comparison,
    WORDS,
    WORDS,
    st.lists(st.builds(Points, WORDS, COUNTS, COUNTS), max_size=4).map(tuple),
    st.lists(st.builds(Bar, WORDS, st.tuples(COUNTS, COUNTS, COUNTS)), max_size=6).map(tuple),
)
RESULTS_SHARED = st.builds(
    Tries, WORDS, WORDS, st.lists(st.booleans(), max_size=12).map(tuple), COUNTS, COUNTS
)
PERCENT = st.integers(0, 100)
SHARES = st.lists(PERCENT, min_size=3, max_size=3).map(sorted)
LINES_WON = st.builds(
    Line, WORDS, COUNTS, st.none() | SHARES.map(lambda each: Share(each[1], each[0], each[2]))
)
SHEETS = st.builds(
    Sheet,
    WORDS,
    WORDS,
    WORDS,
    st.lists(LINES_WON, max_size=ROWS).map(tuple),
    st.lists(st.tuples(WORDS, WORDS), max_size=3).map(tuple),
    WORDS,
)
CALENDARS = st.builds(
    Calendar,
    WORDS,
    WORDS,
    st.tuples(*[WORDS] * 7),
    st.integers(0, 6),
    st.lists(st.none() | st.sampled_from([*PARTS]), min_size=28, max_size=31).map(tuple),
)
RUNS = st.builds(RunResult, WORDS, WORDS, st.integers(0, 99), st.integers(0, 99), COUNTS)
DRAWN = {
    run_result: RUNS,
    statistics: SHEETS,
    calendar: CALENDARS,
    tries: RESULTS_SHARED,
    review: REVIEWS,
    profile: PROFILES,
    ranking: RANKINGS,
    history: HISTORIES,
    comparison: COMPARISONS,
}


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


# What charts are made of


@given(st.floats(-5000, 5000, allow_subnormal=False), st.floats(1, 10_000), st.integers(2, 9))
def test_labels_are_round_numbers_at_equal_distances(low: float, more: float, most: int) -> None:
    values = round_values(low, low + more, most)
    assert len(values) <= most
    assert all(low <= value <= low + more and value % values.step == 0 for value in values)
    assert str(values.step).rstrip("0") in ("1", "2", "5")


@given(st.lists(st.floats(40, 800), max_size=8).map(sorted))
def test_numbers_on_a_curve_stand_apart(places: list[float]) -> None:
    apart = charts._apart(places, 40, 800)
    assert all(later - earlier > 54 for earlier, later in pairwise(apart))
    assert all(39 < place < 801 for place in apart)


def test_numbers_that_have_room_stay_where_they_are() -> None:
    assert charts._apart([40, 200, 260], 40, 800) == [40, 200, 260]


def test_of_a_long_curve_the_ends_and_peaks_are_drawn() -> None:
    values = [1500.0] * 10_000
    values[1234], values[8765], values[0], values[-1] = 1900.0, 1100.0, 1501.0, 1499.0
    plot = charts._Plot((0, 0, 400, 228), Scale(1100, 1900, []), 10_000)
    heights = [y for _, y in charts._points(Curve(values, PAPER), plot)]
    assert len(heights) <= 202
    assert (min(heights), max(heights)) == (14, 214)
    assert heights[0] < 114 < heights[-1]


def test_as_many_names_are_told_as_have_room() -> None:
    assert as_many(["Ogre", "Troll"], ", ", 40, 400) == "Ogre, Troll"
    assert as_many(["Ogre", "Troll"], ", ", 40, 150) == "Ogre"
    assert as_many(["Ogre"], ", ", 40, 10) == "Ogre"
    assert as_many([], ", ", 40, 10) == ""


def test_changes_have_a_sign() -> None:
    assert [signed(change) for change in (12, -9, 0)] == ["+12", "−9", "±0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_decides_is_never_cut(language: str) -> None:
    """Of a long name the game and the format lose their ends; the kind of play is whole."""
    texts = texts_in(language)
    kinds = ("duel", "table", "league", "bot")
    for game, kind in product(("clash", "bald-mountain", "castles", "two-worlds"), kinds):
        named = [texts(f"game-{game}"), *[texts("choice-constructed")] * (game == "clash")]
        decides, turns = texts(f"play-{kind}"), texts("history-turns", count=12)
        bar, entry = [*named, decides], [*named, turns, decides]
        for parts, space, weight in ((bar, 660, "bold"), (entry, 620, "regular")):
            line = abridged(charts.BETWEEN.join(parts), space, weight)
            assert line.endswith(decides)
            assert not is_cut(line, LARGE, weight, space), line
    pool = charts.BETWEEN.join((texts("game-bald-mountain"), texts("play-table")))
    assert abridged(pool, 430).endswith(texts("play-table"))
