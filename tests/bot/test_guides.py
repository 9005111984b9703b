"""What games give to the help: true to their books of rules, and nothing is missing in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.game_api import GAME_UIS, guide_of, plugins
from bot.game_api.guide import Guide
from bot.game_api.turns import last_turn
from bot.learning.help import find_rules, topics_of
from engine.bald_mountain import actions as mountain
from engine.bald_mountain import events as mountain_events
from engine.castles import actions as castles
from engine.castles import events as castles_events
from engine.clash import actions as clash
from engine.clash import events as clash_events
from engine.clash.abilities import ABILITIES
from engine.clash.actions import place
from engine.core import EventBase, IllegalAction, Seat
from engine.two_worlds import actions as worlds
from engine.two_worlds import events as worlds_events
from images.bald_mountain import legend as mountain_legend
from images.castles import legend as castles_legend
from images.clash.board_marks import MARKS
from images.two_worlds import legend as worlds_legend
from puzzles.course import Lesson, courses
from texts import LANGUAGES, dashed, texts_in
from texts.bald_mountain.telling import MountainTelling
from texts.castles.telling import CastlesTelling
from texts.clash.telling import ClashTelling
from texts.telling import Telling
from texts.two_worlds.telling import WorldsTelling

DOCS = Path(__file__).parents[2] / "docs"
BOOKS = {
    "clash": "clash-of-decks",
    "two_worlds": "two-worlds",
    "castles": "castles",
    "bald_mountain": "bald-mountain",
}
GAMES = [*BOOKS]
each_game = pytest.mark.parametrize("game", GAMES)
ACTIONS: dict[str, Any] = {
    "clash": (*get_args(clash.Play), clash.End, clash.Go, clash.Back),
    "two_worlds": get_args(worlds.Action),
    "castles": get_args(castles.Action),
    "bald_mountain": get_args(mountain.Action),
}
SIGNS: dict[str, tuple[str, ...]] = {
    "clash": (*MARKS.signs, *(ability.id for ability in ABILITIES)),
    **{
        game: (*legend.LEGEND.signs, *legend.MARKS.signs)
        for game, legend in (
            ("two_worlds", worlds_legend),
            ("castles", castles_legend),
            ("bald_mountain", mountain_legend),
        )
    },
}
"""Everything that boards and hands of a game can show."""


def lessons(game: str) -> Iterator[Lesson]:
    for course in courses().values():
        if course.game.id == game:
            yield from course.lessons


@cache
def book(game: str) -> dict[str, str]:
    """The sections of a book of rules by their numbers."""
    text = (DOCS / f"{BOOKS[game]}.md").read_text("utf-8")
    parts = re.split(r"^## (\d+)\. ", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def is_in_the_book(game: str, number: str) -> bool:
    """Is there a section, a step of a section, a ruling of this number?"""
    sections = book(game)
    if number.startswith("R"):
        ruling = number[1:]
        named = rf"Rulings? {ruling}\b|\[R {ruling}\b|(^|\s){ruling}\. "
        return any(re.search(named, text, re.MULTILINE) for text in sections.values())
    section, _, step = number.partition(".")
    if not step:
        return section in sections
    return re.search(rf"(^|\s){step}\. ", sections[section], re.MULTILINE) is not None


def test_every_game_has_a_guide_with_every_topic() -> None:
    guides = [plugin.guide for plugin in plugins() if plugin.guide is not None]
    assert {guide.game for guide in guides} == {*GAMES}
    for guide in guides:
        assert len(topics_of(guide)) == 7
        assert 0 <= guide.cover < len(guide.scenes) == 5


@each_game
def test_the_pictures_are_moments_of_lessons(game: str) -> None:
    found = {lesson.id: lesson for lesson in lessons(game)}
    for scene in guide_of(game).scenes:
        assert " ".join(found[scene.lesson].play(scene.line).moves) == scene.line


@each_game
def test_every_rule_stands_in_the_book_under_its_number(game: str) -> None:
    rules = guide_of(game).rules(texts_in("en"))
    assert len({rule.key for rule in rules}) == len(rules)
    assert [rule.key for rule in rules if not is_in_the_book(game, rule.number)] == []
    count = len(guide_of(game).keys)
    assert 25 <= count <= 40 if game == "clash" else 15 <= count <= 25


def test_a_number_that_is_not_in_the_book_is_seen() -> None:
    assert is_in_the_book("clash", "6.13")
    assert is_in_the_book("castles", "R19")
    for wrong in ("6.21", "16", "R99"):
        assert not is_in_the_book("clash", wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_rules_are_found_by_title_word_and_number(game: str, language: str) -> None:
    texts, guide = texts_in(language), guide_of(game)
    for rule in guide.rules(texts):
        assert rule in find_rules(guide, rule.title.upper(), texts)
        assert rule in find_rules(guide, rule.text.strip(".").split()[-1], texts)
        assert rule in find_rules(guide, rule.number, texts)
        assert find_rules(guide, rule.key, texts)[0] == rule or rule.key == rule.number
    assert find_rules(guide, "xyzzy", texts) == []


@each_game
def test_every_icon_is_explained(game: str) -> None:
    """Its words are told with the pages of icons, which are made of the whole legends."""
    guide, texts = guide_of(game), texts_in("en")
    assert guide.icons is not None
    shown = repr([drawing.key for drawing in guide.icons(texts)])
    assert [sign for sign in SIGNS[game] if f"'{sign}'" not in shown] == []


def test_every_ability_of_clash_has_a_lesson_and_a_page() -> None:
    book_of_abilities = guide_of("clash").book
    assert book_of_abilities is not None
    taught = {lesson.id for lesson in lessons("clash")}
    for ability in ABILITIES:
        assert f"ability-{dashed(ability.id)}" in taught
        assert ability.id in dict(book_of_abilities.cards)


def made_in_lessons(game: str) -> set[type]:
    """The kinds of moves that solutions and tries make."""
    kinds = set[type]()
    for lesson in lessons(game):
        for line in (lesson.solution, *(tried for tried, _ in lesson.tries)):
            done = list[str]()
            for move in line.split():
                state = lesson.play(" ".join(done)).state
                try:
                    action, _ = lesson.game.read_move(state, move)
                    state.copy().apply(lesson.seat, action)
                except IllegalAction:
                    break
                kinds.add(type(action))
                done.append(str(action))
    return kinds


@each_game
def test_every_kind_of_choice_is_made_in_a_lesson(game: str) -> None:
    assert {*ACTIONS[game]} - made_in_lessons(game) == set()


# ------------------------------------------------------------------------------- Why?

NAMES: dict[Seat, str] = {"A": "Ann", "B": "Bob"}
TELLINGS: dict[str, type[Telling]] = {
    "clash": ClashTelling,
    "two_worlds": WorldsTelling,
    "castles": CastlesTelling,
    "bald_mountain": MountainTelling,
}
RULES_OF: dict[str, Any] = {
    **{game: telling(NAMES, texts_in("en")).rules_of for game, telling in TELLINGS.items()},
}
ENDS = {
    "clash": (clash_events.TurnBegan, clash_events.GameEnded),
    "two_worlds": (worlds_events.TurnBegan, worlds_events.Ended),
    "castles": (castles_events.TurnBegan, castles_events.Ended),
    "bald_mountain": (mountain_events.TurnBegan, mountain_events.Ended),
}


@cache
def played(game: str, line: int) -> list[list[EventBase]]:
    """The events of all lessons of a game: of the solution, or of one of its tries."""
    found = []
    for lesson in lessons(game):
        lines = (lesson.solution, *(tried for tried, _ in lesson.tries))
        if line < len(lines):
            state, rest, events = lesson.play("").state.copy(), lines[line], list[EventBase]()
            while rest.strip() and state.outcome() is None and lesson.seat in state.to_act():
                try:
                    action, rest = lesson.game.read_move(state, rest)
                    events += state.apply(lesson.seat, action)
                except IllegalAction:
                    break
            found.append(events)
    return found


@each_game
def test_every_rule_that_is_cited_is_there(game: str) -> None:
    known = {rule.key for rule in guide_of(game).rules(texts_in("en"))}
    cited = set()
    for line in range(3):
        for events in played(game, line):
            for event in events:
                cited.update(RULES_OF[game](event))
    assert len(cited) > 8
    assert cited <= known
    telling = TELLINGS[game]
    assert {key for row in telling.table.values() for key in row.rules} <= known
    assert {key for keys in telling.rules.values() for key in keys} <= known


@each_game
def test_reasons_tell_what_the_story_tells(game: str) -> None:
    """Line by line; nothing else is told."""
    table, texts = GAME_UIS[game], texts_in("en")
    began, _ = ENDS[game]
    for events in played(game, 0):
        turn = [began("A", 1, 5) if game == "clash" else began("A", 1), *events]
        turn = turn[
            : next(
                (at for at, each in enumerate(turn) if at and isinstance(each, began)), len(turn)
            )
        ]
        told = table.reasons(turn, NAMES, texts)
        assert [line for line, _ in told] == table.story(turn, NAMES, texts)


def test_abilities_explain_what_the_plain_rules_do_not() -> None:
    """Why an attack flies over creatures, hits several, or a card goes to the other hand."""
    at, other = place(0, 0, 0), place(1, 0, 0)
    for event, key in (
        (clash_events.AttackedStronghold("walls_pecker", at, "B", 2), "7-aerial"),
        (clash_events.Attacked("disciple", at, (other, other), 2), "7-perforation"),
        (clash_events.Destroyed("rapscallion", at), "7-mercenary"),
    ):
        assert key in RULES_OF["clash"](event)
    alone = clash_events.Attacked("disciple", at, (other,), 2)
    assert "7-perforation" not in RULES_OF["clash"](alone)


def test_the_last_turn_is_the_one_that_is_over() -> None:
    began, ended = ENDS["castles"]
    first, second, over = began("A", 1), began("B", 2), ended(("A",), "castle")
    assert last_turn([], began, ended) == ()
    assert [*last_turn([first], began, ended)] == [first]
    assert [*last_turn([first, second], began, ended)] == [first]
    assert [*last_turn([first, second, over], began, ended)] == [second, over]


def test_a_game_without_a_guide_is_explained_by_its_commands() -> None:
    assert topics_of(Guide("toll")) == ["ways", "commands"]
