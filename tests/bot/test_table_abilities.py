"""Clash of Decks at a table: symbiotes, champions, costs as they are now, step by step."""

from __future__ import annotations

from typing import Any

import pytest
from stories import duel, seat

from bot.game_api.questions import MoveChoice
from bot.games.clash.choosing import CardChoice
from bot.games.clash.game_ui import ClashUI
from engine.clash.actions import END, GO
from engine.clash.battle import Duel
from engine.clash.cards import card
from engine.clash.moves import read_move
from texts import LANGUAGES, texts_in

UI = ClashUI()
NAMES = {"A": "Ann", "B": "Bob"}
EN = texts_in("en")
IDLE = seat("BASTION martyr alpha", "troll")

each_language = pytest.mark.parametrize("language", LANGUAGES)


def choices(state: Duel, player: Any = "A", language: str = "en") -> list[CardChoice]:
    return [*UI.choices(state, player, NAMES, texts_in(language))]


def hosts() -> Duel:
    """A symbiote in front of two hosts and a creature that has Symbiote itself."""
    return duel(seat("BASTION griffin boom zombie", "troll ogre", "familiar"), IDLE)


def test_a_symbiote_may_go_to_both_lanes_or_onto_a_host() -> None:
    griffin = choices(hosts())[0]
    assert griffin.moves == (
        MoveChoice("griffin:u", "Upper lane"),
        MoveChoice("griffin:l", "Lower lane"),
        MoveChoice("griffin+u1", "On Troll · upper lane 1"),
        MoveChoice("griffin+u2", "On Ogre · upper lane 2"),
    )
    assert griffin.stacks
    assert not griffin.aimed
    assert [each.stacks for each in choices(hosts())] == [True, False, False]


@each_language
def test_choices_hold_every_legal_move_but_the_end(language: str) -> None:
    state = hosts()
    moves = [each.move for choice in choices(state, "A", language) for each in choice.moves]
    assert sorted([*moves, "end"]) == sorted(str(each) for each in state.legal_actions("A"))
    for choice in choices(state, "A", language):
        labels = [each.label for each in choice.moves]
        assert len({*labels}) == len(labels)
        assert all(len(label) <= 100 for label in labels)


def test_a_pair_is_a_target_by_both_its_names_and_all_its_health() -> None:
    state = duel(seat("BASTION boom brute"), seat("BASTION martyr", "ogre+griffin"))
    (boom,) = [each for each in choices(state) if each.id == "boom"]
    assert [each.label for each in boom.moves] == ["Ogre + Griffin 5♥ · upper 1"]


@each_language
def test_a_symbiote_is_spoken_with_its_host(language: str) -> None:
    spoken = UI.spoken(hosts(), "griffin+u2", NAMES, texts_in(language))
    assert spoken.startswith(f"**{card('griffin').name(language)}**")
    assert f"{card('ogre').name(language)} (4♥)" in spoken
    assert "Ann" in spoken


def test_lucidity_is_in_the_cost_while_the_card_is_leftmost() -> None:
    first = duel(seat("stagecoach BASTION boom"), IDLE)
    second = duel(seat("boom stagecoach BASTION brute"), IDLE)
    assert choices(first)[0].label == "Stagecoach · 1"
    assert choices(second)[1].label == "Stagecoach · 3"


def champion(state: str = "ready") -> Duel:
    """A's champion costs 4 as printed, and one creature in play costs as much."""
    return duel(
        seat("BASTION boom brute", "shaman", champion=f"ogre {state}"),
        seat("BASTION martyr alpha", "gladiator", champion="titan ready"),
        options={"champion": True},
        mana=3,
    )


def test_a_ready_champion_is_the_last_choice_without_a_number() -> None:
    *held, beside = choices(champion())
    assert [each.number for each in held] == [1, 2]
    assert (beside.id, beside.label, beside.number) == ("ogre", "Ogre · 3", None)
    assert [each.move for each in beside.moves] == ["ogre:u", "ogre:l"]


def test_an_exhausted_champion_is_no_choice() -> None:
    assert [each.number for each in choices(champion("exhausted"))] == [1, 2]


def test_a_card_that_is_there_twice_is_one_choice() -> None:
    """A Mercenary may meet its like; buttons must differ."""
    state = duel(seat("BASTION licker boom licker zombie"), IDLE)
    assert [(each.id, each.number) for each in choices(state)] == [
        ("licker", 1),
        ("boom", 2),
        ("zombie", 4),
    ]


def test_a_blocked_card_is_no_choice() -> None:
    state = duel(seat("BASTION boom brute zombie gnome", "slayer"), IDLE)
    assert [each.id for each in choices(state)] == ["boom", "brute", "zombie"]


@each_language
def test_the_assault_of_the_older_rules_goes_step_by_step(language: str) -> None:
    texts = texts_in(language)
    state = duel(seat("BASTION boom brute", "ogre"), IDLE, ruleset="1.0")
    end = MoveChoice("end", texts("button-end"), ends=True)
    assert UI.steps(state, "A", texts) == [MoveChoice("go", texts("button-go")), end]
    assert UI.steps(state, "B", texts) == []
    assert UI.spoken(state, "go", NAMES, texts) == texts("move-go")
    state.apply("A", GO)
    assert UI.steps(state, "A", texts) == [end]
    assert [bool(each.moves) for each in choices(state, "A", language)] == [True, False]


def test_the_newer_rules_have_no_step_but_the_end() -> None:
    state = hosts()
    assert [each.move for each in UI.steps(state, "A", EN)] == ["end"]
    assert UI.steps(state, "B", EN) == []
    state.apply("A", END)
    assert [each.move for each in UI.steps(state, "B", EN)] == ["end"]


def test_moves_read_back() -> None:
    state = hosts()
    for choice in choices(state):
        for each in choice.moves:
            action, rest = read_move(state, each.move)
            assert (str(action), rest) == (each.move, "")
