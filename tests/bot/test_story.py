"""A duel told in lines: every kind of event, in every language, whatever the players' names."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from stories import LINES as DUELS
from stories import duel, play, seat
from table_stories import FOUR, SOLO

from bot.game_api.words import bold
from bot.ui.escaping import escape_markdown
from engine.clash import events as clash_events
from engine.clash.abilities import BY_ID
from engine.clash.cards import CARDS
from engine.clash.events import BastionFell, Event, Targeted, TurnEnded
from engine.core import EventBase
from texts import LANGUAGES, texts_in
from texts.clash.telling import ClashTelling

LINES = DUELS | SOLO
KINDS = {
    kind
    for kind in vars(clash_events).values()
    if isinstance(kind, type) and issubclass(kind, EventBase) and not kind.__subclasses__()
}
NAMES = {"A": "Ann", "B": "Bob"}
OF_FOUR = {**NAMES, "C": "Cid", "D": "Dora"}
HOSTILE = {
    "A": "**@everyone** <@123456789012345678>\n# `Ann`",
    "B": "||@here|| <@&123456789012345678>\r\n> ~~B~~_o_[b](https://example.org)",
}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def told(events: Iterable[Event], language: str = "en", names: dict[str, str] = NAMES) -> list[str]:
    return ClashTelling(bold(names), texts_in(language)).log([*events])


each_story = pytest.mark.parametrize("events", [each for each, _ in LINES.values()], ids=[*LINES])


@pytest.mark.parametrize(("events", "lines"), LINES.values(), ids=[*LINES])
def test_the_story_in_english(events: list[Event], lines: list[str]) -> None:
    assert told(events) == lines


def test_every_kind_of_event_is_in_some_story() -> None:
    happened = {type(event) for events, _ in LINES.values() for event in events}
    assert happened == KINDS


NEED_NO_WORDS = {Targeted, TurnEnded}


@pytest.mark.parametrize(
    "kind",
    sorted(KINDS - NEED_NO_WORDS, key=lambda kind: kind.__name__),
    ids=lambda kind: kind.__name__,
)
def test_no_kind_of_event_can_be_left_out(kind: type[Event]) -> None:
    """Without its events some story would read otherwise: it has words."""
    assert any(
        told(event for event in events if not isinstance(event, kind)) != told(events)
        for events, _ in LINES.values()
        if any(isinstance(event, kind) for event in events)
    )


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "ru",
            [
                "⚔️ **Ann** идёт на штурм",
                "**Рептилия** мчится к мосту (+1)",
                "**Рептилия** атакует (урон 2): **Зомби** 💀 возвращается к игроку **Bob**",
                "**Барон** атакует бастион игрока **Bob** (урон 3): остаётся 0",
                "💥 Бастион игрока **Bob** пал! Форт стоит, здоровье: 3.",
                "**Ход 10** · **Bob** получает 4 маны.",
            ],
        ),
        (
            "fr",
            [
                "⚔️ **Ann** lance l’assaut",
                "**Reptile** file jusqu’au pont (+1)",
                "**Reptile** attaque (2 dégâts): **Zombie** 💀 revient à **Bob**",
                "**Baron** attaque **Bob** (bastion, 3 dégâts): reste 0",
                "💥 **Bob** perd son bastion ! Le fort tient, vie 3.",
                "**Tour 10** · **Bob** a 4 mana.",
            ],
        ),
    ],
)
def test_the_story_in_other_languages(language: str, lines: list[str]) -> None:
    events, _ = LINES["sprint, a kill and a blow at the bastion"]
    found = [line.replace("\u00a0", " ").replace(" :", ":") for line in told(events, language)]
    assert found == lines


@each_language
@each_story
def test_a_line_names_the_same_and_counts_the_same_in_every_language(
    events: list[Event], language: str
) -> None:
    def facts(line: str) -> tuple[list[str], list[str]]:
        names = re.findall(r"\*\*([^*\d]+)\*\*", line)
        return sorted(names), sorted(re.findall(r"\d+", line))

    assert [facts(line) for line in told(events, language)] == [
        facts(_with_names_in(line, language)) for line in told(events)
    ]


def _with_names_in(line: str, language: str) -> str:
    """Printed names are translated, players' names are not."""
    for each in CARDS:
        line = line.replace(f"**{each.name()}**", f"**{each.name(language)}**")
    return line


@pytest.mark.parametrize(("events", "lines"), FOUR.values(), ids=[*FOUR])
def test_the_story_of_a_table_of_four(events: list[Event], lines: list[str]) -> None:
    assert told(events, names=OF_FOUR) == lines


@each_language
@pytest.mark.parametrize("events", [each for each, _ in FOUR.values()], ids=[*FOUR])
def test_four_are_named_in_every_language(events: list[Event], language: str) -> None:
    def players(lines: list[str]) -> list[list[str]]:
        return [sorted(name for name in OF_FOUR.values() if f"**{name}**" in x) for x in lines]

    assert players(told(events, language, OF_FOUR)) == players(told(events, names=OF_FOUR))


@each_language
def test_abilities_have_their_names_in_the_language(language: str) -> None:
    protection, rage = (BY_ID[ability].name(language) for ability in ("protection", "rage"))
    machine, shaman = told(LINES["auras that come"][0], language)
    assert protection in machine
    assert protection in shaman
    assert rage in shaman


@each_language
@each_story
def test_hostile_names_do_nothing(events: list[Event], language: str) -> None:
    plain, lines = told(events, language), told(events, language, HOSTILE)
    assert len(lines) == len(plain)
    for line, model in zip(lines, plain, strict=True):
        shown = line
        for player, name in NAMES.items():
            assert model.count(f"**{name}**") == line.count(
                f"**{escape_markdown(HOSTILE[player])}**"
            )
            shown = shown.replace(escape_markdown(HOSTILE[player]), name)
        assert shown == model
        assert not re.search(r"[\n\r]|@(everyone|here)|<@[!&]?\d", line)
        unescaped = re.sub(r"\\.", "", line)
        assert unescaped.count("**") == model.count("**")
        assert not re.search(r"[_`~|]|\[.*\]\(|(?<!\*)\*(?!\*)", unescaped)


@each_language
@pytest.mark.parametrize(
    ("hand", "line"), [("brute BASTION ogre", "ogre:u"), ("brute BASTION boom", "boom@bu1")]
)
def test_a_play_that_fells_the_own_bastion_keeps_its_consequences(
    hand: str, line: str, language: str
) -> None:
    events = play(duel(seat(hand), seat("BASTION martyr alpha", "troll")), line)
    assert BastionFell in [type(event) for event in events]
    played, fell = told(events, language)
    assert ": " in played
    assert fell.startswith("💥")
    assert ".:" not in fell
    assert fell.endswith((".", "!"))
