"""A duel told in lines: every kind of event, in every language, whatever the players' names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest

from bridgekeeper.bot.games.clash_story import story
from bridgekeeper.bot.harmless import harmless
from bridgekeeper.engine.clash.abilities import BY_ID
from bridgekeeper.engine.clash.actions import place
from bridgekeeper.engine.clash.cards import card
from bridgekeeper.engine.clash.decks import PRECONSTRUCTED
from bridgekeeper.engine.clash.duel import Duel
from bridgekeeper.engine.clash.events import KINDS, Damaged, Destroyed, Event, TurnEnded
from bridgekeeper.engine.clash.game import duel_setup
from bridgekeeper.engine.clash.moves import read_move
from bridgekeeper.engine.clash.position import load
from bridgekeeper.engine.games import GAMES
from bridgekeeper.texts import LANGUAGES, texts_in

NAMES = {"A": "Ann", "B": "Bob"}
HOSTILE = {
    "A": "**@everyone** <@123456789012345678>\n# `Ann`",
    "B": "||@here|| <@&123456789012345678>\r\n> ~~B~~_o_[b](https://example.org)",
}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def seat(hand: str, upper: str = "", lower: str = "") -> dict[str, Any]:
    """`ogre@B` is a creature that belongs to B."""
    return {
        "hand": hand.split(),
        "upper": [_creature(each) for each in upper.split()],
        "lower": [_creature(each) for each in lower.split()],
    }


def _creature(text: str) -> dict[str, Any]:
    card_id, _, owner = text.partition("@")
    return {"card": card_id, "owner": owner} if owner else {"card": card_id}


IDLE = seat("BASTION martyr brigand gnome")
"""A seat that only takes what comes."""


def duel(a: dict[str, Any], b: dict[str, Any] = IDLE, **rest: Any) -> Duel:
    position = {
        "format": 1,
        "game": "clash",
        "ruleset": "1.2",
        "mode": "duel",
        "turn": 9,
        "active": "A",
        "phase": "summoning",
        "mana": 9,
        "seats": {"A": a, "B": b},
    }
    return load({**position, **rest})


def play(state: Duel, line: str) -> list[Event]:
    """All that happens when the seats that are due play this line."""
    events: list[Event] = []
    while line.strip():
        action, line = read_move(state, line)
        events += state.apply(state.to_act()[0], action)
    return events


def opening() -> list[Event]:
    decks = {"A": [*PRECONSTRUCTED["1"]], "B": [*PRECONSTRUCTED["2"]]}
    _, events = GAMES["clash"].setup(duel_setup(decks), 1)
    return [*events]


def told(events: Iterable[Event], language: str = "en", names: dict[str, str] = NAMES) -> list[str]:
    return story([*events], names, texts_in(language))


LINES: dict[str, tuple[list[Event], list[str]]] = {
    "the coin": (
        opening(),
        ["🪙 The coin chooses **Ann** to begin.", "**Turn 1** · **Ann** has 6 mana."],
    ),
    "a creature that may not attack yet": (
        play(duel(seat("BASTION brute zombie boom")), "brute:u end"),
        ["**Ann** plays **Brute** (4 mana): upper lane", "**Turn 10** · **Bob** has 4 mana."],
    ),
    "sprint, a kill and a blow at the bastion": (
        play(
            duel(seat("BASTION boom brute", "baron reptile"), seat("BASTION ogre alpha", "zombie")),
            "end",
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Reptile** sprints to the bridge (+1)",
            "**Reptile** attacks for 2: **Zombie** 💀 returns to **Bob**",
            "**Baron** attacks **Bob**’s bastion for 3: 0 left",
            "💥 **Bob**’s bastion falls! The fort stands with 3.",
            "**Turn 10** · **Bob** has 4 mana.",
        ],
    ),
    "berserk and protection": (
        play(
            duel(
                seat("BASTION boom brute", lower="ogre"),
                seat("BASTION gnome alpha", lower="zombie carapace"),
            ),
            "end",
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Ogre** attacks for 4: **Zombie** 💀 returns to **Bob**",
            "**Ogre** attacks for 4: **Carapace** is protected 🛡️",
            "**Turn 10** · **Bob** has 4 mana.",
        ],
    ),
    "a blow that is survived": (
        play(
            duel(seat("BASTION boom brute", "baron"), seat("BASTION gnome alpha", "troll")), "end"
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Baron** attacks for 3: **Troll** −3, 3 left",
            "**Turn 10** · **Bob** has 3 mana.",
        ],
    ),
    "an incantation at several": (
        play(
            duel(
                seat("BASTION cyclone brute gnome"),
                seat("BASTION martyr alpha", "scribe lieutenant", "zombie"),
            ),
            "cyclone@bu1",
        ),
        [
            "**Ann** plays **Cyclone** (5 mana): **Scribe** can’t be hurt by this; "
            "**Lieutenant** is protected 🛡️; **Zombie** 💀 returns to **Bob**"
        ],
    ),
    "auras that come": (
        play(duel(seat("BASTION machine shaman brute gnome", lower="ogre")), "machine:l shaman:l"),
        [
            "**Ann** plays **Machine** (3 mana): lower lane; **Ogre** gains Protection",
            "**Ann** plays **Shaman** (3 mana): lower lane; **Machine** gains Rage; "
            "**Shaman** gains Protection",
        ],
    ),
    "an aura that goes": (
        play(
            duel(seat("BASTION boom brute gnome"), seat("BASTION martyr", "shaman zombie")),
            "boom@bu1 boom@bu1",
        ),
        [
            "**Ann** plays **Boom!** (1 mana): **Shaman** −1, 1 left",
            "**Ann** plays **Boom!** (1 mana): "
            "**Shaman** 💀 returns to **Bob**; **Zombie** loses Rage",
        ],
    ),
    "a creature that belongs to the other seat": (
        play(duel(seat("BASTION boom brute gnome", "zombie@B")), "boom@au1"),
        ["**Ann** plays **Boom!** (1 mana): **Zombie** 💀 returns to **Bob**"],
    ),
    "a blow of nothing": (
        play(duel(seat("BASTION boom brute", "carapace")), "end"),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Carapace** attacks **Bob**’s stronghold for 0",
            "**Turn 10** · **Bob** has 4 mana.",
        ],
    ),
    "a blow of nothing at a creature": (
        play(
            duel(seat("BASTION boom brute", "carapace"), seat("BASTION ogre alpha", "troll")), "end"
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Carapace** attacks for 0: to no effect",
            "**Turn 10** · **Bob** has 3 mana.",
        ],
    ),
    "the bastion and then the fort": (
        play(
            duel(seat("BASTION boom brute", "zombie baron"), seat("BASTION gnome martyr alpha")),
            "end",
        ),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Baron** attacks **Bob**’s bastion for 3: 0 left",
            "💥 **Bob**’s bastion falls! The fort stands with 3.",
            "**Zombie** attacks **Bob**’s fort for 3: 0 left",
            "🏰 **Bob**’s fort has fallen!",
        ],
    ),
    "a fort that falls": (
        play(duel(seat("BASTION boom brute", "baron"), seat("FORT gnome martyr")), "end"),
        [
            "⚔️ **Ann**’s creatures attack",
            "**Baron** attacks **Bob**’s fort for 3: 0 left",
            "🏰 **Bob**’s fort has fallen!",
        ],
    ),
    "a seat that plays its last card": (
        play(duel(seat("BASTION brute")), "brute:u"),
        [
            "**Ann** plays **Brute** (4 mana)",
            "🏰 **Ann** has no card left to hold the stronghold!",
        ],
    ),
    "a limit of turns": (
        play(
            duel(IDLE, seat("BASTION ogre alpha"), active="B", turn=2, options={"turn_limit": 1}),
            "end",
        ),
        ["⌛ The last turn is played: a draw."],
    ),
    "two assaults, the first without any attack": (
        play(duel(seat("BASTION boom brute"), seat("BASTION gnome alpha", "baron")), "end end"),
        [
            "**Turn 10** · **Bob** has 3 mana.",
            "⚔️ **Bob**’s creatures attack",
            "**Baron** attacks **Ann**’s bastion for 3: 0 left",
            "💥 **Ann**’s bastion falls! The fort stands with 2.",
            "**Turn 11** · **Ann** has 3 mana.",
        ],
    ),
    "a creature that died last of all": (
        [Destroyed("ogre", place(1, 0, 0))],
        ["**Ogre** 💀"],
    ),
    "a consequence alone": (
        [Damaged("ogre", place(1, 0, 0), 1, 3)],
        ["**Ogre** −1, 3 left"],
    ),
    "nothing": ([TurnEnded("A", 9)], []),
}
"""What happens, and how it is told in English."""

each_story = pytest.mark.parametrize("events", [each for each, _ in LINES.values()], ids=[*LINES])


@pytest.mark.parametrize(("events", "lines"), LINES.values(), ids=[*LINES])
def test_the_story_in_english(events: list[Event], lines: list[str]) -> None:
    assert told(events) == lines


def test_every_kind_of_event_is_in_some_story() -> None:
    happened = {type(event) for events, _ in LINES.values() for event in events}
    assert {KINDS[kind] for kind in happened} == {*KINDS.values()}


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "ru",
            [
                "⚔️ **Ann** идёт на штурм",
                "**Reptile** мчится к мосту (+1)",
                "**Reptile** атакует (урон 2): **Zombie** 💀 возвращается к игроку **Bob**",
                "**Baron** атакует бастион игрока **Bob** (урон 3): остаётся 0",
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
    for each in (card_id for deck in PRECONSTRUCTED.values() for card_id in deck):
        line = line.replace(f"**{card(each).name()}**", f"**{card(each).name(language)}**")
    return line


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
            assert model.count(f"**{name}**") == line.count(f"**{harmless(HOSTILE[player])}**")
            shown = shown.replace(harmless(HOSTILE[player]), name)
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
    assert "bastion_fell" in [KINDS[type(event)] for event in events]
    played, fell = told(events, language)
    assert ": " in played
    assert fell.startswith("💥")
    assert ".:" not in fell
    assert fell.endswith((".", "!"))
