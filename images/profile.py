"""A player's profile: ratings, results and highlights."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core import record
from images.canvas import fill, lay, put, write
from images.charts import (
    GROUND,
    LEFT,
    RESULTS,
    RIGHT,
    ROOM,
    SMALL,
    Bar,
    Box,
    Curve,
    abridged,
    as_many,
    draw_bars,
    draw_rating,
    draw_remark,
    legible,
)
from images.icons import icon
from images.layout import WIDTH, draw_panel
from images.looks import in_frame
from images.picture import Picture, as_png, fitting
from images.plugins import game_scene
from images.shapes import rounded
from images.text import label
from images.theme import GOLD, MIST, NIGHT, PAPER, SEAT_COLOURS, SLATE
from texts import Texts

_GAP = 10
_HEAD = 144
_CURVE, _LARGE_CURVE = 166, 260
_FACT, _NAMES = 60, 700
"""Height of a fact, and the space for names in it."""
_RATINGS, _RECORDS = 4, 4
"""Most curves and bars; the last bar is all other matches if there are more."""


@record
class Rating:
    """A player's rating in a game after each result, with its `doubt`.

    `since` and `until` are the days of the first and the last result. If `missing` is not 0, that
    many results are still needed, and no rating is shown.
    """

    game: str
    values: tuple[float, ...]
    doubt: tuple[float, ...] = ()
    since: str = ""
    until: str = ""
    missing: int = 0


@record
class Profile:
    """The content of a profile; what is empty, 0 or None is left out.

    The most played ratings and records come first. The parts of a record are matches won, drawn and
    lost. A negative `streak` is one of losses. `missed` is the number of wins waiting to be found.
    `portrait` are the ids of a game and a card; without a card it is the game's emblem, without a
    game the logo. `frame` is one of `images.looks.FRAMES`.
    """

    name: str
    titles: tuple[str, ...] = ()
    ratings: tuple[Rating, ...] = ()
    records: tuple[Bar, ...] = ()
    best_win: str = ""
    favourites: tuple[str, ...] = ()
    streak: int = 0
    puzzles_rating: int | None = None
    puzzles: int = 0
    missed: int = 0
    portrait: tuple[str, str] = ("", "")
    frame: str = ""


@record
class _Fact:
    """An icon, a figure or names, and what they mean."""

    sign: str
    figure: str
    words: str


def profile(shown: Profile, texts: Texts) -> Picture:
    """Draw the profile (1000 wide, PNG)."""
    canvas = Image.new("RGB", (WIDTH, ROOM), NIGHT)
    y = _draw_head(canvas, shown, texts)
    ratings, records = shown.ratings[:_RATINGS], _records(shown, texts)
    alone = len(ratings) == 1 and not ratings[0].missing
    high = _LARGE_CURVE if alone else _CURVE
    for place, rating in enumerate(ratings):
        _draw_rating(canvas, _cell(y, place, 0 if alone else 4, high), rating, texts)
    y += -(-len(ratings) // 2) * (high + _GAP)
    if records:
        parts = [*RESULTS.values()]
        y = draw_bars(canvas, y, texts("chart-results"), records, parts, texts)
    else:
        y = draw_remark(canvas, y, texts("chart-no-matches"))
    figures, names = _figures(shown, texts), [*_names(shown, texts), *_steps(shown, texts)]
    halves = len(figures) // 2 * 2
    for place, fact in enumerate((*figures, *names)):
        box = _cell(y, place, halves, _FACT)
        _draw_fact(canvas, box, fact)
        end = box[3] + _GAP
    y = end if figures or names else y
    return as_png("profile", canvas.crop((0, 0, WIDTH, y)), profile_alt(shown, texts), small=True)


def profile_alt(shown: Profile, texts: Texts) -> str:
    """Describe `profile` in words, the most important first."""
    titles = [", ".join(shown.titles)] if shown.titles else []
    ratings = [texts.pair(each.game, _now(each, texts)) for each in shown.ratings[:_RATINGS]]
    records = [
        texts("chart-record", name=each.name, won=won, drawn=drawn, lost=lost)
        for each in _records(shown, texts)
        for won, drawn, lost in (each.parts,)
    ] or [texts("chart-no-matches")]
    figures = [f"{each.figure} {each.words}" for each in _figures(shown, texts)]
    names = [f"{each.figure} ({each.words})" for each in _names(shown, texts)]
    steps = [f"{each.figure} {each.words}" for each in _steps(shown, texts)]
    lines = [shown.name, *titles, *ratings, *records, *steps, *figures, *names]
    return fitting("\n".join(lines[:end]) for end in range(len(lines), 0, -1))


def _records(shown: Profile, texts: Texts) -> Sequence[Bar]:
    """Return the records that fit; if there are more, the last one is the sum of the others."""
    if len(shown.records) <= _RECORDS:
        return shown.records
    own, rest = shown.records[: _RECORDS - 1], shown.records[_RECORDS - 1 :]
    parts = zip(*(each.parts for each in rest), strict=True)
    return *own, Bar(texts("chart-others"), tuple(sum(each) for each in parts))


def _now(rating: Rating, texts: Texts) -> str:
    return texts("chart-new") if rating.missing else str(round(rating.values[-1]))


def _figures(shown: Profile, texts: Texts) -> list[_Fact]:
    counted = (
        ("fire", "chart-wins-in-a-row", shown.streak, 2),
        ("trending-down", "chart-losses-in-a-row", -shown.streak, 2),
        ("check-decagram", "chart-puzzles", shown.puzzles, 1),
        ("magnify", "chart-missed-wins", shown.missed, 1),
    )
    facts = [
        _Fact(sign, texts("chart-number", number=number), texts(key, count=number))
        for sign, key, number, least in counted
        if number >= least
    ]
    if shown.puzzles_rating is not None:
        rating = str(shown.puzzles_rating)
        facts.append(_Fact("book-open-variant", rating, texts("chart-grimoire-rating")))
    return facts


def _names(shown: Profile, texts: Texts) -> list[_Fact]:
    best, favourites = texts("chart-best-win"), texts("chart-favourites")
    names = as_many(shown.favourites, ", ", 40, _NAMES)
    facts = _Fact("crown", shown.best_win, best), _Fact("heart", names, favourites)
    return [fact for fact in facts if fact.figure]


def _steps(shown: Profile, texts: Texts) -> list[_Fact]:
    steps = ("sword-cross", "start", "chart-to-play"), ("school", "learn", "chart-to-learn")
    return [
        _Fact(sign, f"/{texts(f'command-{command}')}", texts(key))
        for sign, command, key in steps
        if not shown.records
    ]


def _draw_head(canvas: Image.Image, shown: Profile, texts: Texts) -> int:
    draw_panel(canvas, 10, _HEAD, SLATE)
    portrait = game_scene(*shown.portrait, _HEAD)
    lay(canvas, in_frame(portrait, shown.frame), (LEFT - 20, 10))
    left, middle = LEFT + _HEAD, 10 + _HEAD // 2
    space, name = RIGHT - left, middle - (30 if shown.titles else 0)
    if matches := sum(sum(each.parts) for each in shown.records):
        words = label(texts("chart-matches-of", matches=matches), 36, PAPER)
        write(canvas, words, RIGHT - words.width, name)
        space -= words.width + 24
    write(canvas, legible(shown.name, 54, PAPER, space, "black"), left, name)
    if shown.titles:
        space = RIGHT - left - 56
        put(canvas, icon("crown", 42, GOLD), (left + 21, middle + 32))
        titles = as_many(shown.titles, " · ", 36, space)
        write(canvas, legible(titles, 36, GOLD, space), left + 56, middle + 32)
    return 10 + _HEAD + _GAP


def _cell(y: int, place: int, halves: int, high: int) -> Box:
    """Return the box of a cell; the first `halves` are in two columns, others fill a row."""
    left, half = LEFT - 20, (RIGHT - LEFT + 40 - _GAP) // 2
    row = place // 2 if place < halves else place - halves // 2
    top = y + row * (high + _GAP)
    if place >= halves:
        return left, top, RIGHT + 20, top + high
    left += place % 2 * (half + _GAP)
    return left, top, left + half, top + high


def _draw_ground(canvas: Image.Image, box: Box) -> None:
    left, top, right, bottom = box
    fill(canvas, (left, top), rounded((right - left, bottom - top), 18), GROUND)


def _draw_rating(canvas: Image.Image, box: Box, rating: Rating, texts: Texts) -> None:
    left, top, right, bottom = box
    _draw_ground(canvas, box)
    space = right - left - 40
    write(canvas, legible(abridged(rating.game, space), 38, PAPER, space), left + 20, top + 30)
    middle = (top + 56 + bottom) // 2
    if rating.missing:
        text = texts("chart-no-rating", count=rating.missing)
        soon = legible(text, SMALL, MIST, right - left - 40, "regular")
        write(canvas, soon, left + 20, middle)
        return
    large, last = bottom - top == _LARGE_CURVE, len(rating.values) - 1
    curve = Curve(rating.values, SEAT_COLOURS["A"].bright, rating.doubt)
    days = [(last, rating.until), (0, rating.since)] if large else []
    plot = left + 16, top + 58, right - 20, bottom - (4 if large else 14)
    draw_rating(canvas, plot, curve, 3 if large else 2, days)


def _draw_fact(canvas: Image.Image, box: Box, fact: _Fact) -> None:
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    _draw_ground(canvas, box)
    put(canvas, icon(fact.sign, 40, GOLD), (left + 38, middle))
    words = label(fact.words, SMALL, MIST, "regular")
    figure = legible(fact.figure, 40, PAPER, right - left - 68 - 14 - 16 - words.width)
    write(canvas, figure, left + 68, middle)
    write(canvas, words, left + 68 + figure.width + 14, middle)
