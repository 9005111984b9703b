"""Reviews, profiles, rankings and histories for the tests of pictures."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import accumulate
from typing import Any

from table_scenes import LONG_NAMES

from images.calendar import Calendar, calendar
from images.charts import Bar
from images.comparison import Comparison, Points, comparison
from images.history import Entry, History, history
from images.picture import Picture
from images.profile import Profile, Rating, profile
from images.ranking import Ranked, Ranking, ranking
from images.review import Review, Side, TurningPoint, review
from images.run import RunResult, run_result
from images.solver import Solver, solver
from images.statistics import Line, Share, Sheet, statistics
from images.tries import Tries, tries
from texts import Texts

ARABIC, CHINESE, HEBREW = "عبد الرحمن بن محمد", "鈴木一郎太", "שלמה אברהם"
NAMES = ("Ann", "Bernard", ARABIC, CHINESE, *LONG_NAMES.values(), HEBREW, "Дарья")
GAMES = "clash", "castles", "bald_mountain", "two_worlds", "of old"
BALD = "Battle on the Bald Mountain"


def chances(turns: int, end: float) -> tuple[float, ...]:
    """Return chances of a side that end with this value."""
    chance = random.Random(turns)
    steps = accumulate(
        range(1, turns),
        lambda now, at: min(max(now + chance.uniform(-0.2, 0.2) + (end - now) * at / turns, 0), 1),
        initial=0.5,
    )
    return (*list(steps)[:-1], end)


def against(first: tuple[float, ...]) -> tuple[float, ...]:
    """Return the chances of the other side."""
    return tuple(1 - each for each in first)


POINTS = (
    TurningPoint(5, "Ann", "A", "There was a win: Cyclone, then the Ogre.", True),
    TurningPoint(
        6, "Bernard", "B", "The fort would have stood without the Baron’s last blow.", True
    ),
    TurningPoint(11, "Ann", "A", "The Titan turned the match."),
)


def duel(turns: int = 14, points: tuple[TurningPoint, ...] = POINTS) -> Review:
    """Return a match of two that Ann has won."""
    ours = chances(turns, 1)
    sides = Side("Ann", "A", ours, True), Side("Bernard", "B", against(ours))
    return Review("Clash of Decks · draft", "Ann won on turn 14, after a turn.", sides, points)


def close() -> Review:
    """Return a long match with adjacent turning points and long names."""
    theirs = chances(61, 0)
    said = "What is told of it is much longer than what two lines of a picture can hold. " * 3
    names = [*LONG_NAMES.values()]
    points = [
        TurningPoint(turn, name, "B", said) for turn, name in zip((59, 60, 61), names, strict=False)
    ]
    sides = Side(names[0], "A", theirs), Side(f"{ARABIC} + {CHINESE}", "B", against(theirs), True)
    return Review(f"{BALD} · two against two", said, sides, tuple(points))


def four() -> Review:
    """Return a free-for-all match."""
    parts = [(0.2 + at / 50, 0.4 - at / 80, 0.25 - at / 100, 0.15 + at / 400) for at in range(16)]
    sides = [
        Side(name, seat, tuple(part[at] for part in parts), seat == "A")
        for at, (seat, name) in enumerate(LONG_NAMES.items())
    ]
    points = (
        TurningPoint(9, "Chloé", "C", "A strong turn."),
        TurningPoint(13, "Ann", "A", "A find."),
    )
    return Review("Battle of the Castles", "Won after 16 turns.", tuple(sides), points)


def rating(game: str, results: int, **told: Any) -> Rating:
    """Return a rating after some results."""
    chance = random.Random(f"{game} {results}")
    values = accumulate((chance.uniform(-16, 17) for _ in range(results - 1)), initial=1500.0)
    doubt = tuple(180 / (1 + at / 3) + 25 for at in range(results))
    return Rating(game, tuple(values), doubt, "12 Mar 2025", "17 Oct 2026", **told)


FULL = Profile(
    "Cécile",
    titles=("Champion of spring 2026", "Tactician", "First in the league"),
    ratings=(
        rating("Clash of Decks", 80),
        rating(BALD, 30),
        rating("Battle of the Castles", 9),
        rating("Two Worlds", 3, missing=2),
    ),
    records=(
        Bar("Clash of Decks · draft", (41, 3, 22)),
        Bar("Clash of Decks · duel", (9, 0, 5)),
        Bar(BALD, (12, 4, 14)),
        Bar("Battle of the Castles", (1, 0, 8)),
        Bar("Two Worlds", (2, 0, 1)),
    ),
    best_win="Bernard (1834)",
    favourites=("Sylvan Protector", "Exalting Bard", "Ogre"),
    streak=7,
    puzzles_rating=1712,
    puzzles=128,
    missed=3,
    portrait=("clash", "sylvan_protector"),
)
MUCH = Profile(
    LONG_NAMES["B"],
    titles=("Champion of spring 2026",) * 9,
    ratings=(rating("Clash of Decks", 10_000),),
    records=(Bar("Clash of Decks · two against two", (4312, 310, 5378)), Bar(BALD, (1, 0, 0))),
    best_win=f"{LONG_NAMES['D']} (2103)",
    favourites=("Sylvan Protector and Forest Elf",) * 4,
    streak=-3,
    missed=1,
)
ONE = Profile(
    CHINESE,
    (),
    (rating("Two Worlds", 1, missing=2),),
    (Bar("Two Worlds", (1, 0, 0)),),
    portrait=("two_worlds", ""),
)
NONE = Profile(ARABIC, puzzles_rating=1500, puzzles=1)
FRAMED = {"leaves": ("clash", "ogre"), "flames": ("castles", ""), "trophy": ("", "")}

MOVES: Any = (0, 2, -1, "new", 5, -12, None, 0, 1, -3)
LINES = tuple(
    Ranked(place + 1, name, 2103 - 47 * place, 312 - 29 * place, moved)
    for place, (name, moved) in enumerate(zip(NAMES, MOVES, strict=True))
)
BELOW = Ranking(
    "Clash of Decks", "Autumn 2026", LINES, Ranked(1284, "Maximilian von Hohen", 1203, 7, 14)
)
WITHIN = Ranking("Битва на Лысой горе: дуэли", "октябрь 2026", LINES[:5], LINES[1])
NOBODY = Ranking("Two Worlds", "All time", ())

ENTRIES = tuple(
    Entry(f"{17 - at // 2} Oct 2026", played, name, result, change, GAMES[at % len(GAMES)])
    for at, (name, played, result, change) in enumerate(
        zip(
            NAMES,
            ("Clash of Decks · draft", "Clash of Decks", f"{BALD} · two against two") * 4,
            ("won", "lost", "drawn", "over", "lost") * 2,
            (12, -9, 0, None, -103, 8, 21, -21, -2, 14),
            strict=False,
        )
    )
)
PUZZLE = History("Ann", ENTRIES, "page 3")
EMPTY = History(f"{LONG_NAMES['A']}: {BALD}", ())

BESIDE = Comparison(
    "Ann",
    ARABIC,
    (Points("Clash of Decks · duels", 1712, 1588), Points(f"{BALD} · duels", 1490, 1490)),
    (Bar("Clash of Decks · Draft · duels", (12, 2, 7)), Bar(BALD, (0, 0, 3))),
)
STRANGERS = Comparison(*[*LONG_NAMES.values()][:2])

SOLVERS = {
    "full": Solver(
        NAMES[0],
        1612,
        tuple(1500.0 + step for step in accumulate((40, 31, -52, 27, 24, -18, 22, 19, -11, 30))),
        since="2026-05-01",
        until="2026-11-26",
        strengths=(
            Bar("the right order", (31, 9)),
            Bar("Rage", (18, 4)),
            Bar("точный счёт для Ответного удара", (3, 7)),
            Bar("double threat", (0, 2)),
        ),
        streak=12,
    ),
    "new": Solver(CHINESE, 1500, (), since="", until="", strengths=(), streak=0),
}
TRIES = {
    "solved": Tries("Cécile", "27 Nov", (False, False, True), 1, 12),
    "many": Tries(LONG_NAMES["B"], "27 Nov", (False,) * 8 + (True,), 12, 1284),
}
LINES_WON = (
    Line("Ogre", 1234, Share(53, 50, 56)),
    Line(LONG_NAMES["B"], 42, Share(71, 56, 83)),
    Line("Cyclone", 12),
    Line("Titan", 25, Share(0, 0, 13)),
    Line("Grrr", 24, Share(100, 86, 100)),
)
META = Sheet(
    "Clash of Decks · between players",
    "all seasons",
    "Cards, most played · 1/3",
    LINES_WON,
    (("matches", "1,294"), ("average length in turns", "9.4")),
    "Shares appear after 20 wins and losses.",
)
MAY = Calendar(
    "May 2026",
    "streak in days: 7",
    ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"),
    4,
    (*("right", "frozen", "wrong", "missed", "right", "open"), *[None] * 25),
)
SCENES: dict[str, Callable[[Texts], Picture]] = {
    **{f"tries-{name}": partial(tries, shown) for name, shown in TRIES.items()},
    **{f"solver-{name}": partial(solver, shown) for name, shown in SOLVERS.items()},
    "statistics-meta": partial(statistics, META),
    "run-storm": partial(run_result, RunResult("Cécile", "⚡ Storm", 12, 3, 14)),
    "calendar-month": partial(calendar, MAY),
    "review-duel": lambda texts: review(duel(), texts),
    "review-close": lambda texts: review(close(), texts),
    "review-four": lambda texts: review(four(), texts),
    "review-short": lambda texts: review(duel(1, ()), texts),
    "profile-full": lambda texts: profile(FULL, texts),
    "profile-much": lambda texts: profile(MUCH, texts),
    "profile-one": lambda texts: profile(ONE, texts),
    "profile-none": lambda texts: profile(NONE, texts),
    **{
        f"profile-{frame}": partial(profile, replace(NONE, frame=frame, portrait=portrait))
        for frame, portrait in FRAMED.items()
    },
    "ranking-below": lambda texts: ranking(BELOW, texts),
    "ranking-within": lambda texts: ranking(WITHIN, texts),
    "ranking-nobody": lambda texts: ranking(NOBODY, texts),
    "history-page": lambda texts: history(PUZZLE, texts),
    "history-empty": lambda texts: history(EMPTY, texts),
    "comparison-beside": lambda texts: comparison(BESIDE, texts),
    "comparison-strangers": lambda texts: comparison(STRANGERS, texts),
}
"""All of them, by the names of their golden pictures."""
