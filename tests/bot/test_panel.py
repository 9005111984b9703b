"""The hand panel as Discord takes it: rows of at most five buttons, selects for more places."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from stories import duel, seat

from bot.boards.panel import Asked, PanelView
from engine.clash.duel import Duel
from images.picture import Picture
from texts import LANGUAGES, texts_in

each_language = pytest.mark.parametrize("language", LANGUAGES)
PICTURE = Picture("hand.webp", b"", "A hand.")
IDLE = seat("BASTION martyr alpha", "troll", champion="giant ready")


def state(upper: str = "troll ogre", ruleset: str = "1.2") -> Duel:
    """Four cards within reach, a symbiote first, and a champion."""
    return duel(
        seat("BASTION griffin boom zombie gnome brute", upper, "familiar", "machine ready"),
        IDLE,
        options={"champion": True},
        ruleset=ruleset,
    )


NOTHING_ASKED = Asked()


def rows(
    shown: Duel, asked: Asked = NOTHING_ASKED, language: str = "en"
) -> list[list[dict[str, Any]]]:
    """The rows of buttons and selects of A's panel."""
    match = SimpleNamespace(
        id=1,
        version=7,
        game=SimpleNamespace(id="clash"),
        state=shown,
        names={"A": "Ann", "B": "Bob"},
        due=shown.to_act(),
        outcome=None,
        chapter=SimpleNamespace(view=shown.view(None)),
        takes_back=lambda _seat: False,
    )
    view = PanelView(match, "A", PICTURE, texts_in(language), asked, "")  # type: ignore[arg-type]
    return [each["components"] for each in view.to_components() if each["type"] == 1]


@each_language
@pytest.mark.parametrize("card", ["", "griffin", "boom", "machine"])
def test_every_row_is_one_that_discord_takes(card: str, language: str) -> None:
    found = rows(state("troll ogre titan"), Asked(chosen=(card,) if card else ()), language)
    ids = [each["custom_id"] for row in found for each in row]
    assert len({*ids}) == len(ids)
    assert all(1 <= len(row) <= 5 for row in found)
    assert all(len(each.get("label") or "") <= 80 for row in found for each in row)


def test_the_champion_stands_behind_the_cards_with_a_crown() -> None:
    cards = rows(state())[0]
    assert [each["label"] for each in cards] == [
        "1. Griffin · 3",
        "2. Boom! · 1",
        "3. Zombie · 1",
        "4. Gnome · 3",
        "👑 Machine · 3",
    ]


def test_few_hosts_are_buttons_and_many_are_a_select() -> None:
    few = rows(state("ogre"), Asked(chosen=("griffin",)))[0]
    assert [each["label"] for each in few] == [
        "Upper lane",
        "Lower lane",
        "On Ogre · upper lane 1",
        "Another choice",
    ]
    select, back, *_ = rows(state("ogre troll titan"), Asked(chosen=("griffin",)))
    assert [each["value"] for each in select[0]["options"]] == [
        "griffin:u",
        "griffin:l",
        "griffin+u1",
        "griffin+u2",
        "griffin+u3",
    ]
    assert select[0]["placeholder"] == "Choose a place"
    assert [each["label"] for each in back] == ["Another choice"]


def test_the_next_attack_is_a_button_where_the_rules_have_it() -> None:
    older = duel(seat("BASTION boom brute", "ogre"), seat("BASTION martyr", "troll"), ruleset="1.0")
    assert [each["label"] for each in rows(older)[-1]] == [
        "Next attack",
        "End turn",
        "Undo",
        "Refresh",
    ]
    assert [each["label"] for each in rows(state())[-1]] == ["End turn", "Undo", "Refresh"]
