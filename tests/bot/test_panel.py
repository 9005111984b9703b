"""The hand panel as Discord takes it: rows of at most five buttons, selects for more places."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from stories import duel, seat

from bot.boards.move_panel import PanelRequest
from bot.boards.panel_view import MatchPosition, PanelView
from bot.game_api import GAME_UIS
from bot.ui.router import Button
from engine.clash.battle import Duel
from images.picture import Picture
from texts import LANGUAGES, texts_in

each_language = pytest.mark.parametrize("language", LANGUAGES)
PICTURE = Picture("hand.png", b"RIFF", "A hand.")
BLUE, GREY, GREEN = 1, 2, 3
ROW, TEXT, GALLERY = 1, 10, 12
IDLE = seat("BASTION martyr alpha", "troll", champion="giant ready")


def state(upper: str = "troll ogre", ruleset: str = "1.2") -> Duel:
    """Four cards within reach, a symbiote first, and a champion."""
    return duel(
        seat("BASTION griffin boom zombie gnome brute", upper, "familiar", "machine ready"),
        IDLE,
        options={"champion": True},
        ruleset=ruleset,
    )


NOTHING_ASKED = PanelRequest()


def shown_to_ann(
    shown: Duel, asked: PanelRequest = NOTHING_ASKED, language: str = "en"
) -> list[dict[str, Any]]:
    """The parts of A's panel from top to bottom."""
    match = SimpleNamespace(
        id=1,
        version=7,
        row=SimpleNamespace(private=False),
        game=SimpleNamespace(id="clash"),
        state=shown,
        names={"A": "Ann", "B": "Bob"},
        to_act=shown.to_act(),
        outcome=None,
        view=shown.view,
        takes_back=lambda _seat: False,
        since=lambda _seat: [],
        clock=SimpleNamespace(paused_at=None),
    )
    here = MatchPosition.of(match, "A", texts_in(language))  # type: ignore[arg-type]
    return PanelView(here, [PICTURE], asked, "").to_components()


def rows(
    shown: Duel, asked: PanelRequest = NOTHING_ASKED, language: str = "en"
) -> list[list[dict[str, Any]]]:
    """The rows of buttons and selects of A's panel."""
    parts = shown_to_ann(shown, asked, language)
    return [each["components"] for each in parts if each["type"] == ROW]


@pytest.mark.parametrize(
    "asked",
    [
        PanelRequest("It can’t be paid.", played="**Bob** plays **Ogre**"),
        PanelRequest(
            "End it?",
            yes=Button("move:match:1:7:sure:end", "Yes"),
            played="**Bob** plays **Ogre**",
        ),
    ],
)
def test_an_answer_stands_right_above_the_buttons_and_what_was_played_at_the_top(
    asked: PanelRequest,
) -> None:
    played, picture, answer, *below = shown_to_ann(state(), asked)
    assert (played["type"], picture["type"], answer["type"]) == (TEXT, GALLERY, TEXT)
    assert played["content"] == "**Bob** plays **Ogre**"
    assert answer["content"].startswith(asked.note)
    assert {each["type"] for each in below} == {ROW}


def test_where_nothing_was_played_the_picture_is_at_the_top() -> None:
    picture, prompt, *_ = shown_to_ann(state())
    assert (picture["type"], prompt["type"]) == (GALLERY, TEXT)
    assert "Choose a card." in prompt["content"]


@each_language
@pytest.mark.parametrize("card", ["", "griffin", "boom", "machine"])
def test_every_row_is_one_that_discord_takes(card: str, language: str) -> None:
    found = rows(state("troll ogre titan"), PanelRequest(chosen=(card,) if card else ()), language)
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


def test_the_places_of_a_card_stand_below_the_cards_with_the_chosen_one_marked() -> None:
    cards, places, *_ = rows(state("ogre"), PanelRequest(chosen=("griffin",)))
    assert [each["style"] for each in cards] == [GREEN, *[GREY] * 4]
    assert [each["label"] for each in places] == [
        "Upper lane",
        "Lower lane",
        "On Ogre · upper lane 1",
    ]


def test_more_places_take_more_rows() -> None:
    _, first, second, *_ = rows(
        state("ogre troll titan carapace"), PanelRequest(chosen=("griffin",))
    )
    assert [each["custom_id"].rpartition("play:")[2] for each in (*first, *second)] == [
        "griffin:u",
        "griffin:l",
        "griffin+u1",
        "griffin+u2",
        "griffin+u3",
        "griffin+u4",
    ]


def test_places_that_do_not_fit_are_a_list() -> None:
    crowd = "ogre troll titan carapace mutant reptile scribe djinn treant giant"
    many = f"{crowd} skewerer reaper brood hopper"
    _, select, *_ = rows(state(many), PanelRequest(chosen=("griffin",)))
    assert select[0]["placeholder"] == "Choose a place"
    assert len(select[0]["options"]) == 2 + len(many.split())


def test_a_card_that_can_t_be_played_can_be_asked_why() -> None:
    poor = state()
    poor.mana = 2
    cards = rows(poor)[0]
    assert [each["disabled"] for each in cards] == [False] * 5
    assert [each["style"] for each in cards] == [GREY, BLUE, BLUE, GREY, GREY]
    question = GAME_UIS["clash"].question(poor, "A", (), {"A": "Ann", "B": "Bob"}, texts_in("en"))
    why = {choice.value: choice.why for choice in question.choices if not choice.possible}
    assert why["griffin"] == "**Griffin** costs 3; you have 2 mana."
    assert "boom" not in why


def test_an_incantation_without_target_says_so() -> None:
    empty = duel(seat("BASTION boom brute"), seat("BASTION martyr"))
    question = GAME_UIS["clash"].question(empty, "A", (), {"A": "Ann", "B": "Bob"}, texts_in("en"))
    (why,) = [choice.why for choice in question.choices if choice.value == "boom"]
    assert "**Boom!** has no valid target" in why


def test_the_end_of_the_turn_stands_apart() -> None:
    older = duel(seat("BASTION boom brute", "ogre"), seat("BASTION martyr", "troll"), ruleset="1.0")
    *_, ending, others = rows(older)
    assert [each["label"] for each in ending] == ["Next attack", "End turn", "Preview"]
    assert [each["label"] for each in others] == ["Undo", "Cards and icons", "Refresh", "Resign"]
    assert [each["label"] for each in rows(state())[-2]] == ["End turn", "Preview"]


def test_a_turn_in_which_nothing_was_played_is_asked_about() -> None:
    table, texts = GAME_UIS["clash"], texts_in("en")
    asked = table.confirmations.unspent(state(), "A", "end", texts)
    assert "You have 9 mana" in asked
    assert "Griffin, Boom!, Zombie, Gnome, Machine" in asked
    assert table.confirmations.unspent(state(), "A", "zombie:u", texts) == ""
    poor = state()
    poor.mana = 0
    assert table.confirmations.unspent(poor, "A", "end", texts) == ""


def test_the_outlook_shows_the_attacks_and_leaves_the_match_alone() -> None:
    shown = state()
    before = shown.key()
    drawing = GAME_UIS["clash"].foresight.show(shown, "A", {"A": "Ann", "B": "Bob"}, texts_in("en"))
    assert drawing is not None
    assert drawing.alt() == drawing.draw().alt
    assert drawing.alt().startswith("Preview: 1. Ogre: Troll −4. ")
    assert shown.key() == before
    idle = duel(seat("BASTION boom brute"), seat("BASTION martyr"))
    assert GAME_UIS["clash"].foresight.show(idle, "A", {"A": "A", "B": "B"}, texts_in("en")) is None
