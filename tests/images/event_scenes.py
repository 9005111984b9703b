"""Standings, podiums and brackets for the tests of pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from images.bracket import Bracket, Pair, draw_bracket
from images.picture import Picture
from images.podium import Podium, Winner, draw_podium
from images.standings import Standing, Standings, draw_standings
from images.week import Highlight, Week, draw_week
from texts import Texts

PEOPLE = (
    *(
        "Ann",
        "Bernard",
        "Дарья",
        "鈴木一郎太",
        "Александра Константинопольская",
        "Chloé",
        "Piet 🦊",
    ),
    *("Maximilian von Hohenstaufen-Wien", "Eve", "Сергей", "gr33n_wizard", "Ngọc", "Lucía"),
    *("W" * 32, "Óscar", "Igor", "Zoë", "Yuki", "Mohamed", "Ирина", "T-Bone", "Freya", "Łukasz"),
    *("Håkon", "Priya", "Ondřej", "Anne-Laure", "Виктор", "Jin", "Quentin", "Rosa", "Sam"),
)
TIE_BREAKS = "Buchholz 7½", "won against the next", "opponents’ wins 58%"
POINTS = "5", "4½", "4", "3½", "3", "2½", "2", "1½", "1", "0"
RECORDS = "5–0–0", "4–1–0", "4–0–1", "3–1–1", "3–0–2", "2–1–2", "2–0–3", "1–1–3", "1–0–4", "0–0–5"


def swiss(count: int, more: int = 0) -> Standings:
    """Return the standings after five rounds, in groups of equal points."""
    groups = [min(place * len(POINTS) // count, 9) for place in range(count)]
    rows = [
        Standing(
            place + 1,
            PEOPLE[place],
            POINTS[group],
            RECORDS[group],
            TIE_BREAKS[place % 3] if groups[place + 1 : place + 2] == [group] else "",
            {2: "bye", 9: "playing", 30: "left"}.get(place, ""),
        )
        for place, group in enumerate(groups)
    ]
    return Standings("Friday night Swiss", "Swiss · round 5 of 5", tuple(rows), more)


THREE = Standings(
    "Draft night",
    "Draft night · round 1 of 3",
    (
        Standing(1, "Ann", "1", "1–0–0"),
        Standing(1, "Bernard", "1", "1–0–0", note="bye"),
        Standing(3, PEOPLE[4], "0", "0–0–1"),
    ),
)
FIRST = Standings(
    f"{PEOPLE[4]}: {PEOPLE[7]}",
    "Турнир по швейцарской системе · тур 1 из 5",
    tuple(Standing(1, name, "0", "0–0–0", note="playing") for name in PEOPLE[:8]),
)
EIGHT = Standings(
    "Субботний турнир",
    "Швейцарская система · тур 3 из 3",
    (
        Standing(1, "Ann", "3", "3–0–0"),
        Standing(2, "Дарья", "2", "2–0–1", "победа в личной встрече"),
        Standing(3, PEOPLE[4], "2", "2–0–1"),
        Standing(4, "Bernard", "1½", "1–1–1", "Бухгольц 4½"),
        Standing(5, PEOPLE[7], "1½", "1–1–1", "Зоннеборн — Бергер 2¼", "пропуск тура"),
        Standing(6, "Chloé", "1½", "1–1–1"),
        Standing(7, "鈴木一郎太", "½", "0–1–2"),
        Standing(8, "Piet 🦊", "0", "0–0–3", note="вне турнира"),
    ),
)
STANDINGS = {
    "three": THREE,
    "eight": EIGHT,
    "first": FIRST,
    "thirty-two": swiss(32),
    "many": swiss(32, 96),
}
PODIUMS = {
    "three": Podium(
        "Friday night Swiss",
        24,
        (Winner(1, "Ann", "5"), Winner(2, "Bernard", "4½"), Winner(3, "Дарья", "4")),
    ),
    "equal": Podium("Draft night", 8, (Winner(1, "Ann", "3"), Winner(1, "Piet 🦊", "3"))),
    "knockout": Podium(
        "Autumn knockout of the whole wide world",
        13,
        (Winner(1, PEOPLE[4]), Winner(2, PEOPLE[7]), Winner(3, "W" * 32), Winner(3, "Chloé")),
    ),
    "all": Podium("Вечер драфта", 3, tuple(Winner(1, name, "1") for name in PEOPLE[3:6])),
}


def knockout(count: int, rounds: int) -> tuple[tuple[Pair, ...], ...]:
    """Return the bracket of `count` people after some rounds; the last ones have no opponent."""
    size = 1 << (count - 1).bit_length()
    order = [0]
    while len(order) < size:
        last = 2 * len(order) - 1
        order = [each for seed in order for each in (seed, last - seed)]
    people = [PEOPLE[seed] if seed < count else "" for seed in order]
    drawn = list[tuple[Pair, ...]]()
    while len(people) > 1:
        is_over = len(drawn) < rounds
        pairs = zip(people[::2], people[1::2], strict=True)
        drawn.append(tuple(_pair(one, other, over=is_over) for one, other in pairs))
        people = ["" if pair.winner is None else pair.names[pair.winner] for pair in drawn[-1]]
    return tuple(drawn)


def _pair(one: str, other: str, *, over: bool) -> Pair:
    if not over:
        return Pair((one, other))
    if not one or not other:
        return Pair((one, other), winner=0 if one else 1)
    winner = (len(one) + len(other)) % 3 == 0
    return Pair((one, other), ("1", "2") if winner else ("2", "0"), int(winner))


BRACKETS = {
    "4": Bracket("Draft night", "Knockout · final", knockout(4, 2)),
    "6": Bracket("Draft night", "Knockout · semifinals", knockout(6, 1)),
    "8": Bracket("Кубок осени", "На выбывание", knockout(8, 2)),
    "13": Bracket("Autumn knockout", "Knockout · over", knockout(13, 4)),
    "16": Bracket("Autumn knockout", "Knockout · round 2 of 4", knockout(16, 1)),
}
WEEKS = {
    "full": Week(
        "The week",
        "23 Nov – 29 Nov",
        ((34, "matches"), (12, "players"), (1141, "puzzles solved")),
        (
            Highlight("sword-cross", "Most active", "Ann", "12 matches, 8 won"),
            Highlight(
                *("lightning-bolt", "Biggest upset", "Maximilian Longname beat عبد الرحمن"),
                *("238 points behind", "Clash of Decks"),
            ),
            Highlight("puzzle", "Hardest puzzle solved", "鈴木", "rated 2140", "The long way"),
            Highlight(
                *("medal", "New achievement", "Maximilian Longname", "Stronger than the bot"),
                "and 12 more",
            ),
            Highlight("crown", "Season 3 won", "Дарья", note="Clash of Decks · duels"),
        ),
    ),
    "one": Week("Неделя", "23–29 нояб.", ((1, "партия"),), (Highlight("fire", "Серия", "Ann"),)),
}
SCENES: dict[str, Callable[[Texts], Picture]] = {
    **{f"standings-{name}": partial(draw_standings, shown) for name, shown in STANDINGS.items()},
    **{f"podium-{name}": partial(draw_podium, shown) for name, shown in PODIUMS.items()},
    **{f"week-{name}": partial(draw_week, shown) for name, shown in WEEKS.items()},
    **{f"bracket-{name}": partial(draw_bracket, shown) for name, shown in BRACKETS.items()},
}
"""All of them, by the names of their golden pictures."""
