"""Each achievement is proved by records that earn it, and not by those that almost do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from positions import duel as clash_duel

from bot.achievements.known import achievements
from bot.achievements.rewards import REWARDS
from bot.game_api.achievements import Record, Search, Victory
from bot.store.careers import Answer, Deed, DeedKind, Opponent, Placing, Played
from bot.store.result_tables import ResultKind, SeatOutcome
from engine.bald_mountain import events as mountain
from engine.bald_mountain.cards import CARDS as SPELLS
from engine.bald_mountain.game import setup_of as mountain_setup
from engine.bald_mountain.state import Laid
from engine.castles.cards import CARDS as CREATURES
from engine.castles.cards import RACE
from engine.castles.game import setup_of as castles_setup
from engine.clash import events as clash
from engine.clash.actions import place
from engine.clash.cards import CARDS
from engine.core import Event, Outcome, State
from engine.games import game_named
from engine.two_worlds import events as worlds
from engine.two_worlds.cards import WARRIORS
from engine.two_worlds.game import setup_of as worlds_setup
from images.looks import BACKS, FRAMES
from texts import LANGUAGES, texts_in

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
WON, LOST, DRAWN = SeatOutcome.WON, SeatOutcome.LOST, SeatOutcome.DRAWN
LONGEST_NAME = 30
Case = tuple[str, Sequence[Record], Sequence[Record]]


def match(against: int = 2, outcome: SeatOutcome = WON, **facts: Any) -> Played:
    """A friendly duel of the user against another one."""
    usual = Played(
        *(1, 1, 10, NOON, "clash", ResultKind.DUEL, outcome, None, 2, (Opponent(against),))
    )
    return replace(usual, **facts)


def rated(own: int | None, theirs: int | None, outcome: SeatOutcome = WON) -> Played:
    return match(outcome=outcome, points=own, opponents=(Opponent(2, theirs),))


def against_bot(*strengths: str) -> Played:
    bots = tuple(Opponent(9, strength=strength) for strength in strengths)
    return match(kind=ResultKind.BOT, opponents=bots)


def answer(puzzle: str = "one", *, reached: bool = True, **facts: Any) -> Answer:
    return Answer(puzzle, **{"set": "", "at": NOON, "reached": reached, "first": True, **facts})


def days(first: int, last: int, *, reached: bool = True) -> list[Answer]:
    """The daily puzzles from one day of a year to another, each solved."""
    numbers = [date(2026, 1, 1) + timedelta(days=number) for number in range(first, last + 1)]
    return [answer(str(day), day=str(day), reached=reached) for day in numbers]


def wrong(count: int, puzzle: str = "one") -> list[Answer]:
    return [answer(puzzle, reached=False, first=not number) for number in range(count)]


def deed(kind: DeedKind, *numbers: int) -> list[Deed]:
    return [Deed(kind, number, NOON) for number in numbers]


def event(place: int, entrants: int) -> Placing:
    return Placing(10, NOON, place, entrants)


LOSS, BOT = match(outcome=LOST), match(kind=ResultKind.BOT)
AT_FIRST = [answer(str(number)) for number in range(10)]
HINTED = [*AT_FIRST[:9], answer("nine", hints=1)]
GAMES = [match(game=game) for game in ("one", "two", "three")]
GENERIC: Sequence[Case] = (
    ("first-win", [match()], [LOSS, BOT, match(outcome=DRAWN)]),
    ("ten-wins", [match()] * 10, [*[match()] * 9, LOSS, BOT]),
    ("fifty-wins", [match()] * 50, [match()] * 49),
    ("many-wins", [match()] * 200, [match()] * 199),
    ("five-in-a-row", [*[match()] * 4, BOT, match()], [*[match()] * 4, LOSS, match()]),
    ("ten-in-a-row", [match()] * 10, [*[match()] * 9, match(outcome=DRAWN), match()]),
    ("ten-opponents", [match(n, LOST) for n in range(2, 12)], [match(n) for n in range(2, 11)] * 2),
    ("upset", [rated(1500, 1700)], [rated(1500, 1699), rated(1500, 1800, LOST), rated(None, 1900)]),
    ("revenge", [LOSS, LOSS, match(3), LOSS, match()], [LOSS, LOSS, match(), LOSS, match()]),
    ("three-games", GAMES, [*GAMES[:2] * 2, match(game="three", outcome=LOST)]),
    ("four-players", [match(seats=4)], [match(seats=3), match(seats=4, outcome=LOST)]),
    ("strongest-bot", [against_bot("hard")], [against_bot("medium"), against_bot("hard", "hard")]),
    ("event-won", [event(1, 4)], [event(1, 3), event(2, 9)]),
    ("event-podium", [event(3, 8)], [event(3, 7), event(4, 8)]),
    ("first-puzzle", [answer()], [answer(reached=False)]),
    (
        "hundred-puzzles",
        [answer(str(number)) for number in range(100)],
        [answer(str(number)) for number in range(99)] * 2,
    ),
    ("ten-first-tries", [*AT_FIRST[:9], answer("old", first=False), AT_FIRST[9]], HINTED),
    ("persistent", [*wrong(10), answer(first=False)], [*wrong(9), answer("two"), answer()]),
    ("week-of-dailies", days(1, 7), [*days(1, 3), *days(5, 10)]),
    ("month-of-dailies", days(20, 49), [*days(20, 48), *days(49, 49, reached=False)]),
    ("puzzle-rating", [answer(rating=2000)], [answer(rating=1999), answer()]),
    ("storm", deed(DeedKind.STORM, 3, 20), [*deed(DeedKind.STORM, 19), *deed(DeedKind.STREAK, 20)]),
    ("streak", deed(DeedKind.STREAK, 15), deed(DeedKind.STREAK, 14)),
    ("author", deed(DeedKind.APPROVED, 1), deed(DeedKind.COURSE, 1)),
    ("ten-authored", deed(DeedKind.APPROVED, *range(1, 11)), deed(DeedKind.APPROVED, *range(10))),
    ("course", deed(DeedKind.COURSE, 1), deed(DeedKind.APPROVED, 1)),
    ("three-courses", deed(DeedKind.COURSE, 1, 2, 3), deed(DeedKind.COURSE, 1, 2)),
)


# -- games --


def begun(game: str, setup: Any, change: Callable[[Any], object] = lambda _: None) -> State:
    """The first position of a match, changed by hand."""
    state = game_named(game).setup(setup, 1)[0]
    change(state)
    return state


def won(state: State, *events: Event) -> list[Record]:
    """A match that seat A has won."""
    return [Victory(state, events, "A")]


def castles(change: Callable[[Any], object], reason: str = "castle") -> list[Record]:
    state: Any = begun("castles", castles_setup("duel", {"A": "humans", "B": "orcs"}), change)
    state.ended = Outcome(("A",), reason)
    return won(state)


def bald_mountain(change: Callable[[Any], object], *events: Event) -> list[Record]:
    return won(begun("bald_mountain", mountain_setup("duel"), change), *events)


def two_worlds(change: Callable[[Any], object], *events: Event, reason: str = "") -> list[Record]:
    state: Any = begun("two_worlds", worlds_setup("basic"), change)
    state.ended = Outcome(("A",), reason)
    return won(state, *events)


def changed(**facts: Any) -> Callable[[Any], None]:
    """Return a change of a position: these attributes get these values."""

    def change(state: Any) -> None:
        for name, value in facts.items():
            setattr(state, name, value)

    return change


def altars(*sides: int) -> list[tuple[Laid, ...]]:
    """Return four altars with one card each that faces these sides."""
    colours = list(dict.fromkeys(card.colour for card in SPELLS))
    cards = [next(card for card in SPELLS if card.colour == colour) for colour in colours]
    return [(Laid(card, side),) for card, side in zip(cards, sides, strict=True)]


def cards_of(a_set: str) -> list[str]:
    return [card.id for card in CARDS if card.set == a_set]


BASTION, FORT = "BASTION titan ogre", "titan FORT ogre"
ENTERED = clash.Entered("ogre", place(0, 0, 0))
FALLEN, THEIRS = clash.Destroyed("ogre", place(0, 0, 0)), clash.Destroyed("ogre", place(1, 0, 0))
EMPTY, DESTROYED = clash.GameEnded(("A",), "empty_hand"), clash.GameEnded(("A",), "fort")
TIRED, OWN_TIRED = clash.Removed("B", "ogre", 0), clash.Removed("A", "ogre", 0)
INITIATION = cards_of("initiation")
ALL = [card.id for card in CARDS]
LEGENDS = [card.id for card in CREATURES if card.is_legend]
BUILT = tuple(building.id for building in RACE["humans"].buildings)
WARRIOR = WARRIORS[0]
DEAD = worlds.Destroyed("A", WARRIOR.id, "u1", False)
ENEMY_DEAD = worlds.Destroyed("B", WARRIOR.id, "u1", False)
OWN_SPELL = worlds.SpellCast("A", "dispel", (), "", 0, "", "")
THEIR_SPELL = worlds.SpellCast("B", "dispel", (), "", 0, "", "")


def with_cards(*cards: str, outcome: SeatOutcome = WON, game: str = "clash") -> Played:
    return match(cards=cards, outcome=outcome, game=game)


OF_GAMES: Sequence[Case] = (
    (
        "clash-last-health",
        won(clash_duel(a=FORT)),
        [*won(clash_duel(a="titan BASTION ogre")), *won(clash_duel(a="FORT titan ogre"))],
    ),
    (
        "clash-no-losses",
        won(clash_duel(), ENTERED, THEIRS),
        [*won(clash_duel(), ENTERED, FALLEN), *won(clash_duel(), THEIRS)],
    ),
    ("clash-bastion", won(clash_duel(a=BASTION)), won(clash_duel(a=FORT))),
    ("clash-quick", won(clash_duel(turn=8)), won(clash_duel(turn=9))),
    ("clash-empty-hand", won(clash_duel(), EMPTY), won(clash_duel(), DESTROYED)),
    (
        "clash-fatigue",
        won(clash_duel(), TIRED, DESTROYED),
        [*won(clash_duel(), OWN_TIRED, DESTROYED), *won(clash_duel(), TIRED, ENTERED, DESTROYED)],
    ),
    (
        "clash-set",
        [with_cards(*INITIATION[:9]), with_cards(*INITIATION[9:])],
        [with_cards(*INITIATION[1:], ALL[-1]), with_cards(INITIATION[0], outcome=LOST)],
    ),
    (
        "clash-many-cards",
        [with_cards(*ALL[:60]), with_cards(*ALL[50:100])],
        [with_cards(*ALL[:99]), with_cards(*ALL, game="other")],
    ),
    (
        "clash-gem",
        [answer(set="gems")],
        [answer(set="mire"), answer(set="gems", hints=1), answer(set="gems", first=False)],
    ),
    ("castles-last-stone", castles(changed(wounds=[5, 6])), castles(changed(wounds=[4, 6]))),
    ("castles-untouched", castles(changed(wounds=[0, 6])), castles(changed(wounds=[1, 6]))),
    (
        "castles-all-built",
        castles(changed(buildings=[BUILT, ()])),
        castles(changed(buildings=[BUILT[1:], BUILT])),
    ),
    ("castles-deck", castles(changed(), "deck"), castles(changed(), "castle")),
    (
        "castles-legends",
        [with_cards(card, game="castles") for card in LEGENDS],
        [with_cards(*LEGENDS[1:], game="castles"), with_cards(*LEGENDS)],
    ),
    (
        "bald-mountain-last-spark",
        bald_mountain(changed(energy=[1, 0])),
        bald_mountain(changed(energy=[2, 1])),
    ),
    (
        "bald-mountain-full",
        bald_mountain(changed(energy=[10, 0])),
        bald_mountain(changed(energy=[9, 12])),
    ),
    (
        "bald-mountain-no-gems",
        bald_mountain(changed(gems=[0, 9])),
        bald_mountain(changed(gems=[1, 0])),
    ),
    (
        "bald-mountain-altars",
        bald_mountain(changed(altars=altars(0, 0, 0, 0))),
        [
            *bald_mountain(changed(altars=altars(0, 1, 0, 0))),
            *bald_mountain(changed(altars=[*altars(0, 0, 0, 0)[:3], ()])),
        ],
    ),
    (
        "bald-mountain-last-turn",
        bald_mountain(changed(), mountain.LastTurn()),
        bald_mountain(changed()),
    ),
    (
        "two-worlds-last-warrior",
        two_worlds(changed(warriors=[(WARRIOR,), ()])),
        two_worlds(changed(warriors=[(WARRIOR, WARRIOR), (WARRIOR,)])),
    ),
    (
        "two-worlds-no-losses",
        two_worlds(changed(), ENEMY_DEAD),
        two_worlds(changed(), ENEMY_DEAD, DEAD),
    ),
    (
        "two-worlds-destruction",
        two_worlds(changed(), reason="destruction"),
        two_worlds(changed(), reason="breakthrough"),
    ),
    ("two-worlds-no-spells", two_worlds(changed(), THEIR_SPELL), two_worlds(changed(), OWN_SPELL)),
)
CASES = [*GENERIC, *OF_GAMES]


def earned(name: str, records: Sequence[Record]) -> list[int]:
    """Return the places of the records that earn it."""
    search = Search([achievements()[name]])
    game = achievements()[name].game
    games = [each.game if isinstance(each, Played) else game for each in records]
    found = (search.see(record, at) for record, at in zip(records, games, strict=True))
    return [place for place, proved in enumerate(found) if proved]


@pytest.mark.parametrize(("name", "enough", "too_little"), CASES, ids=[case[0] for case in CASES])
def test_an_achievement_is_proved(
    name: str, enough: Sequence[Record], too_little: Sequence[Record]
) -> None:
    assert earned(name, enough) == [len(enough) - 1]
    assert earned(name, too_little) == []


def test_every_achievement_has_its_cases() -> None:
    assert sorted(case[0] for case in CASES) == sorted(achievements())
    assert len(CASES) >= 40


def test_rewards_are_drawn_and_backs_tell_of_no_match() -> None:
    assert {*REWARDS["frame"].values()} == {*FRAMES}
    assert {*REWARDS["back"].values()} == {*BACKS}
    known = achievements()
    assert {known[each].of for each in REWARDS["back"]} <= {Answer, Deed}
    assert {known[each].of for each in REWARDS["frame"]} <= {Played, Placing}


def test_names_are_short_and_signs_unlike() -> None:
    signs = [each.sign for each in achievements().values()]
    assert len({*signs}) == len(signs)
    for language in LANGUAGES:
        texts = texts_in(language)
        for name in achievements():
            assert len(texts(f"achievement-{name}")) <= LONGEST_NAME, (language, name)
            assert texts(f"achievement-{name}-about").count(".") == 1, (language, name)
