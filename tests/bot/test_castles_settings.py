"""What people can agree on before a Battle of the Castles."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from bot.clock import CLOCKS
from bot.errors import Refusal
from bot.game_api import match_options_of, read_match_settings
from bot.games.castles.match_settings import MODES, RACES_BY, CastlesSettings
from engine.castles.cards import RACES
from engine.games import game_named
from texts import LANGUAGES, texts_in

MATCH_OPTIONS = match_options_of("castles")
ALL = [
    CastlesSettings(mode, races, left, right, clock=clock)
    for mode, races, left, right, clock in product(
        MODES, RACES_BY, (None, "humans"), (None, "orcs"), (None, CLOCKS["180"])
    )
]


def is_offered(settings: CastlesSettings) -> bool:
    """By the words of the offer: both races or neither, and not by lot as well."""
    if (settings.left is None) != (settings.right is None):
        return False
    return settings.left is None or settings.races == "open"


@pytest.mark.parametrize("settings", ALL)
def test_settings_are_read_as_they_were_written(settings: CastlesSettings) -> None:
    assert read_match_settings(settings.document()) == settings
    assert settings.document()["game"] == "castles"


def test_the_usual_settings_are_a_duel_with_races_chosen_openly() -> None:
    assert MATCH_OPTIONS.kind() == CastlesSettings() == MATCH_OPTIONS.settings("duel", {}, None)
    assert CastlesSettings().teams == ()
    assert CastlesSettings().first({}).game == "castles_races"


@pytest.mark.parametrize("settings", ALL)
def test_what_is_offered_can_be_played(settings: CastlesSettings) -> None:
    if not is_offered(settings):
        with pytest.raises(Refusal):
            settings.check()
        return
    settings.check()
    first = settings.first({})
    state, _ = game_named(first.game).setup(first.setup, 1)
    assert state.seats == settings.seats == tuple(first.seats)
    assert all(there == here for there, here in first.seats.items()), "a coin says who begins"


def test_what_was_chosen_openly_is_played() -> None:
    first = CastlesSettings("teams").first({})
    game = game_named(first.game)
    state: Any = game.setup(first.setup, 3)[0]
    for race in RACES:
        state.apply(state.to_act()[0], game.read_move(state, race)[0])
    (match,) = state.prepared()
    assert match.game == "castles"
    assert sorted(match.setup["races"].values()) == sorted(RACES)


@pytest.mark.parametrize("mode", MODES)
def test_settled_races_are_those_of_the_sides(mode: Any) -> None:
    first = CastlesSettings(mode, left="undead", right="demons").first({})
    races = first.setup["races"]
    assert first.game == "castles"
    assert {races[seat] for seat in "AC" if seat in races} == {"undead"}
    assert {races[seat] for seat in "BD" if seat in races} == {"demons"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sides_are_called_as_the_lobby_calls_them(language: str) -> None:
    """Castles stand below and above on the picture, for each where the own one is below."""
    texts = texts_in(language)
    told = CastlesSettings("duel", left="undead", right="orcs").description(texts)
    assert texts("castles-race-undead").lower() in told.lower()
    assert re.search(r"A\s?: .*, B\s?: ", told)
    told = CastlesSettings("teams", left="undead", right="orcs").description(texts)
    assert re.search(r"A \w+ C\s?: .*, B \w+ D\s?: ", told)


@pytest.mark.parametrize("mode", MODES)
def test_by_lot_nobody_says_a_race(mode: Any) -> None:
    first = CastlesSettings(mode, "lot").first({})
    assert (first.game, "races" in first.setup) == ("castles", False)
    found = {game_named("castles").setup(first.setup, seed)[0].races for seed in range(30)}
    assert len(found) > 5


def test_sides_are_chosen_at_the_table_of_four() -> None:
    assert CastlesSettings("teams").teams == (("A", "C"), ("B", "D"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_are_told_in_every_language(language: str) -> None:
    texts = texts_in(language)
    for settings in filter(is_offered, ALL):
        assert texts("game-castles") in settings.title(texts)
        assert settings.description(texts)
