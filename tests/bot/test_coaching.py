"""What is told to whoever practises, in words: what a turn's end brings, and what decided it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from positions import duel

from bot.game_api import GAME_UIS
from bot.game_api.blows import most_of
from engine.bald_mountain import events as mountain
from engine.bald_mountain.game import setup_of as mountain_setup
from engine.castles import events as castles
from engine.castles.game import setup_of as castles_setup
from engine.clash import events as clash
from engine.clash.actions import place
from engine.core import Seat
from engine.games import game_ai_of, game_named
from engine.two_worlds import events as worlds
from engine.two_worlds.cards import WARRIORS
from engine.two_worlds.game import setup_of as worlds_setup
from engine.two_worlds.state import Fighter
from texts import LANGUAGES, dashed, texts_in

ENGLISH = texts_in("en")
NAMES: dict[Seat, str] = {"A": "Ann", "B": "Bob"}
MOST_WORDS = 25
SETUPS = {
    "bald_mountain": mountain_setup("duel"),
    "two_worlds": worlds_setup("basic"),
    "castles": castles_setup("duel", {"A": "humans", "B": "orcs"}),
}


def begun(game: str) -> Any:
    return game_named(game).setup(SETUPS[game], 1)[0]


def forecast(game: str, state: Any) -> str:
    return GAME_UIS[game].coach.forecast(state, "A", NAMES, ENGLISH)


def decided(game: str, *events: Any, seat: Seat = "A") -> str:
    return GAME_UIS[game].coach.decided(events, seat, 7, ENGLISH)


# -- what the end of a turn brings --


def test_an_assault_is_told_by_who_attacks_who_falls_and_what_is_left() -> None:
    state = duel(
        a="boom BASTION titan | brute | ogre",
        b="BASTION titan boom martyr troll giant djinn | gnome",
    )
    told = forecast("clash", state)
    assert told == "**Brute**, **Ogre** attack, **Gnome** falls, **Bob**’s bastion −4, 3 left"


@pytest.mark.parametrize(
    ("a", "b", "words"),
    [
        ("boom BASTION titan", "BASTION giant", "no attacks"),
        ("boom BASTION titan | brute", "djinn FORT giant", "**Brute** attacks, and you win"),
        ("boom BASTION titan | brute", "giant ogre BASTION djinn", "bastion falls, the fort has 3"),
        (
            "boom BASTION titan | brute",
            "BASTION giant djinn titan boom ogre | lackey",
            "the rest depends on hidden cards",
        ),
    ],
)
def test_the_end_of_a_turn_in_clash(a: str, b: str, words: str) -> None:
    assert words in forecast("clash", duel(a=a, b=b))


def test_a_crowded_assault_is_told_in_few_words() -> None:
    state = duel(
        a="boom BASTION giant djinn | martyr brute ogre | troll",
        b="BASTION giant djinn titan boom cyclone ogre brute troll | gnome | zombie",
    )
    told = ENGLISH("coaching-forecast", told=forecast("clash", state))
    assert "creatures attack" in told
    assert "bastion falls, the fort has 1" in told
    assert len(told.split()) <= MOST_WORDS


def test_nothing_is_foretold_of_another_turn() -> None:
    for game in SETUPS:
        assert GAME_UIS[game].coach.forecast(begun(game), "B", NAMES, ENGLISH) == ""
    assert GAME_UIS["clash"].coach.forecast(duel(), "B", NAMES, ENGLISH) == ""


def test_who_is_about_to_break_through() -> None:
    state = begun("two_worlds")
    while state.step != "action":
        state.apply(state.to_act()[0], state.legal_actions(state.to_act()[0])[0])
    own = "AB".index(state.to_act()[0])
    seat: Seat = "AB"[own]  # type: ignore[assignment]
    last = 6 if own == 0 else 0

    def told() -> str:
        return GAME_UIS["two_worlds"].coach.forecast(state, seat, NAMES, ENGLISH)

    assert told() == ""
    near = 1 if own == 0 else 5
    state.cells[near - (1 if own == 0 else -1)] = None
    state.cells[near] = Fighter(99, WARRIORS[0], 1 - own)
    assert "reaches your portal" in told()
    assert NAMES["AB"[1 - own]] in told()  # type: ignore[index]
    state.cells[last] = Fighter(98, WARRIORS[1], own)
    assert told() == "you break through and win"


def test_wonders_of_the_next_mage_are_told() -> None:
    game = game_named("bald_mountain")
    for seed in range(60):
        chance = random.Random(seed)
        state, _ = game.setup(SETUPS["bald_mountain"], seed)
        while state.to_act():
            told = GAME_UIS["bald_mountain"].coach.forecast(
                state, state.to_act()[0], NAMES, ENGLISH
            )
            if told:
                assert "at once" in told
                return
            to_act = state.to_act()[0]
            state.apply(to_act, chance.choice(state.legal_actions(to_act)))
    raise AssertionError("no wonder in sixty games")


# -- what decided it --


def test_the_card_that_took_most_of_a_stronghold() -> None:
    there = place(1, 0, 0)
    events = (
        clash.TurnBegan("A", 1, 5),
        clash.AttackedStronghold("ogre", there, "A", 4),
        clash.StrongholdDamaged("A", "bastion", 4, 2),
        clash.AttackedStronghold("brute", there, "A", 5),
        clash.StrongholdDamaged("A", "fort", 5, 0),
        clash.GameEnded(("B",), "fort"),
    )
    assert decided("clash", *events) == (
        "🏁 Your stronghold fell on turn 7: **Brute** dealt 5 of the 9 damage."
    )
    assert decided("clash", *events, seat="B").startswith("🏁 The enemy stronghold fell")
    assert decided("clash", *events[:1], clash.GameEnded((), "turn_limit")) == ""


def test_the_card_that_took_the_energy_or_brought_the_gems() -> None:
    took = mountain.Attacked(0, 3, 0, 0, reflected=False, lost=3, by="marsh_fever")
    over = mountain.Ended(("B",), "energy")
    assert "Your side ran out of energy" in decided("bald_mountain", took, over)
    assert "The other side ran out of energy" in decided("bald_mountain", took, over, seat="B")
    gained = mountain.Gained(1, "gems", 4, "stone_flower")
    told = decided("bald_mountain", gained, mountain.Ended(("B",), "gems"))
    assert "Stone Flower" in told
    assert "4 of the 4" in told
    assert decided("bald_mountain", gained, mountain.Ended(("B",), "last turn")) == ""


def test_who_broke_through() -> None:
    card = WARRIORS[0]
    came = worlds.Advanced("B", card.id, "u2", "u1")
    told = decided("two_worlds", came, worlds.Ended(("B",), "breakthrough"))
    assert told == f"🏁 The enemy **{card.name('en')}** broke through on turn 7."
    assert decided("two_worlds", came, worlds.Ended(("B",), "destruction")) == ""


def test_what_wounded_a_castle() -> None:
    over = castles.Ended(("B",), "castle")
    blow = castles.CastleAttacked("B", "necromancer", "a1", "A", 4, 4)
    deaths = castles.CastleWounded("A", 2, 6)
    told = decided("castles", blow, deaths, over)
    assert "Your castle fell on turn 7" in told
    assert "4 of its 6 wounds" in told
    assert "from creatures that died" in decided("castles", deaths, over)


def test_most_of_nothing_is_nothing() -> None:
    assert most_of(()) is None
    assert most_of([("a", 2), ("b", 3), ("a", 2)]) == ("a", 4, 7)


# -- what would have been brought --


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["clash", *SETUPS])
def test_whatever_is_counted_is_told(game: str, language: str) -> None:
    game_ai, texts = game_ai_of(game), texts_in(language)
    assert game_ai is not None
    state = duel() if game == "clash" else begun(game)
    counts = game_ai.tally(state, "A", ())
    assert set(counts.values()) == {0}
    assert next(iter(counts)) == "won"
    for what in [*counts][1:]:
        assert texts(f"gain-{dashed(game)}-{what}", count=2)
