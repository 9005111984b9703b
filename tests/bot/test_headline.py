"""What stands above a board, and how the log tells whole turns."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.boards.message import LINE_LIMIT, others_text
from bot.game_api import GAME_UIS
from bot.games.clash.headline import headline
from engine.clash import events as e
from engine.clash.actions import Place
from engine.two_worlds import events as worlds
from texts import LANGUAGES, texts_in

NAMES = {"A": "Ann", "B": "Bob"}
EN = texts_in("en")


def test_many_lines_become_a_few() -> None:
    events: list[e.Event] = [
        e.AssaultBegan("A"),
        e.AttackedStronghold("ogre", Place("A", 0, 0), "B", 3),
        e.StrongholdDamaged("B", "bastion", 3, 2),
        e.Destroyed("troll", Place("B", 0, 0)),
        e.Destroyed("gnome", Place("B", 1, 0)),
        e.Destroyed("baron", Place("A", 1, 0)),
        e.TurnEnded("A", 3),
        e.TurnBegan("B", 4, 6),
        e.CardPlayed("B", "brute", 4, 2),
        e.CardPlayed("B", "gnome", 1, 1),
    ]
    assert headline(events, NAMES, EN) == [
        "💀 **Bob** loses **Troll**, **Gnome** · **Ann** loses **Baron**",
        "🏰 **Bob**’s bastion −3, 2 left",
        "▫️ **Bob** plays **Brute**, **Gnome**",
    ]


def test_blows_are_added_up_and_a_fort_near_its_end_stands_out() -> None:
    events: list[e.Event] = [
        e.StrongholdDamaged("A", "fort", 1, 4),
        e.StrongholdDamaged("A", "fort", 2, 2),
    ]
    assert headline(events, NAMES, EN) == ["⚠️ **Ann**’s fort −3, only **2** left!"]


def test_a_bastion_that_fell_and_the_end_come_first() -> None:
    events: list[e.Event] = [
        e.CardPlayed("A", "brute", 4, 2),
        e.StrongholdDamaged("B", "bastion", 3, 0),
        e.BastionFell("B", 5),
        e.StrongholdDamaged("B", "fort", 5, 0),
        e.GameEnded(("A",), "fort"),
    ]
    assert headline(events, NAMES, EN) == [
        "💥 **Bob**’s bastion falls! The fort has 5 health.",
        "🏰 **Bob**’s fort has fallen!",
        "▫️ **Ann** plays **Brute**",
    ]


def test_where_nothing_mattered_the_story_speaks() -> None:
    events: list[e.Event] = [e.CoinTossed("A"), e.TurnBegan("A", 1, 6)]
    assert headline(events, NAMES, EN) == GAME_UIS["clash"].story(events, NAMES, EN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_harmless(language: str) -> None:
    events: list[e.Event] = [
        e.CardPlayed("A", "brute", 4, 2),
        e.StrongholdDamaged("A", "fort", 1, 1),
    ]
    text = "\n".join(headline(events, {"A": "**@everyone** <@12>"}, texts_in(language)))
    assert "@everyone" not in text
    assert "<@12>" not in text.replace("\\<", "")


def test_an_assault_is_told_with_its_turn() -> None:
    opening: list[e.Event] = [e.CoinTossed("A"), e.TurnBegan("A", 1, 6)]
    played: list[e.Event] = [e.CardPlayed("A", "brute", 4, 2)]
    ended: list[e.Event] = [
        e.AssaultBegan("A"),
        e.AttackedStronghold("brute", Place("A", 0, 0), "B", 2),
        e.TurnEnded("A", 3),
        e.TurnBegan("B", 2, 9),
    ]
    assert GAME_UIS["clash"].log([[*opening, *played], ended], NAMES, EN) == [
        [
            "🪙 The coin chooses **Ann** to begin.",
            "### **Turn 1** · **Ann** has 6 mana.",
            "- **Ann** plays **Brute** (4 mana)",
            *[f"- {line}" for line in GAME_UIS["clash"].story(ended[:3], NAMES, EN)],
        ],
        ["### **Turn 2** · **Bob** has 9 mana."],
    ]


def test_a_line_on_a_panel_says_at_least_the_first_thing_that_others_did() -> None:
    hits = [worlds.Hit("A", "wolf", "u4", 1, 2, "attack")] * 12
    attack = worlds.Announced("B", ("u5",), ("archer",), "u4", "wolf", 3, hold=False)
    spell = worlds.SpellCast("B", "curse", ("u3",), "", 0, "", "")
    for events, end in (([attack, *hits], "left"), ([attack, *hits, spell], "…")):
        done = [SimpleNamespace(events=events)]
        match = SimpleNamespace(
            since=lambda _, done=done: done,
            outcome=None,
            game=SimpleNamespace(id="two_worlds"),
            names=NAMES,
        )
        line = others_text(match, "A", EN)  # type: ignore[arg-type]
        assert len(line) > LINE_LIMIT
        assert line.startswith("-# ⚔️ **Bob** attacks **Wolf** (a4)")
        assert line.endswith(end)
