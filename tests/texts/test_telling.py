"""What happens is told once, with its facts, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from events_told import NAMES, TOLD, Told
from reading_texts import each_language, words_of

from bot.game_api import GAME_UIS
from engine.core import EventBase
from texts import texts_in
from texts.telling import Telling

each_game = pytest.mark.parametrize("game", TOLD)
EMOJI = re.compile("[\u2300-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff\ufe0f]")


@each_game
def test_every_row_of_the_table_is_told(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told, said = TOLD[game], set[str]()
    say = Telling.say

    def listen(telling: Telling, end: str, /, **facts: Any) -> str:
        said.add(end)
        return say(telling, end, **facts)

    monkeypatch.setattr(Telling, "say", listen)
    for events in told.lines():
        told.telling(NAMES, texts_in("en")).log(events)
    assert said == {row.says or end for end, row in told.telling.table.items()}


@each_game
@each_language
def test_every_event_is_told_with_its_facts(game: str, language: str) -> None:
    told = TOLD[game]
    for event in told.events():
        telling = told.telling(NAMES, texts_in(language))
        lines = telling.log([event])
        assert lines or str(event) in UNTOLD
        for line in lines:
            assert line[0] == line[0].upper()
            assert not {"_", "None"} & {*re.findall(r"\w+", line)}, line
            assert all(fact in line for fact in facts_in_words(told, telling, event, language)), (
                event,
                line,
            )


def facts_in_words(told: Told, telling: Telling, event: EventBase, language: str) -> list[str]:
    """The numbers, players and cards of an event that its text takes up."""
    end = telling.end_of_key(event)
    wanted = words_of(language, f"{telling.keys}-{telling.table[end].says or end}").variables
    found = []
    for name, value in ((name, getattr(event, name)) for name in event.__dataclass_fields__):
        if name == "seat" and "player" in wanted:
            found.append(NAMES[value])
        elif name not in wanted or name in OTHER_WORDS:
            continue
        elif name == "side":
            found.append(NAMES["AB"[value]])
        elif value in told.cards:
            found.append(f"**{told.cards[value].name(language)}**")
        elif type(value) is int and value > 0:
            found.append(str(value))
    return found


UNTOLD = {
    "Paid(seat='A', dice=(6, 2))",
    "Rolled(seat='A', dice=(), again=False)",
    "RuleEnded(side=1, rule='edge', n=0, altar='')",
}
"""What is told with something else, or needs no words."""
OTHER_WORDS = {"left", "option"}
"""What a text tells in words of its own: a number that may be 0, or that stands for words."""


@each_game
@each_language
def test_pictures_tell_the_same_without_bold_type_and_emoji(game: str, language: str) -> None:
    told, texts = TOLD[game], texts_in(language)
    for events in told.lines():
        plain = told.telling(NAMES, texts, plain=True).log(events)
        marked = told.telling(NAMES, texts).log(events)
        for one, other in zip(plain, marked, strict=True):
            assert words(one.replace("Ann *", "").replace("Bob 🐺", "")) == words(other)
            text = one.replace("Ann *", "").replace("Bob 🐺", "")
            assert "**" not in text
            assert not EMOJI.search(text)
            assert one == one.strip()
            assert "  " not in one


def words(text: str) -> list[str]:
    """Letters and figures alone."""
    return re.findall(r"\w+", text.replace("Ann *", "").replace("Bob 🐺", "").lower())


@each_game
@each_language
def test_names_do_nothing_in_what_is_told(game: str, language: str) -> None:
    names = {seat: f"@everyone {name}" for seat, name in NAMES.items()}
    for events in TOLD[game].lines():
        table, texts = GAME_UIS[game], texts_in(language)
        lines = [*table.story(events, names, texts), *table.headline(events, names, texts)]
        assert all("@everyone" not in line and line.count("**") % 2 == 0 for line in lines)
