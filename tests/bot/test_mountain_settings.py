"""What people can agree on before a Battle on the Bald Mountain."""

from __future__ import annotations

from typing import Any

import pytest

from bot.clock import CLOCKS
from bot.errors import Refusal
from bot.game_api import match_options_of, read_match_settings
from bot.games.bald_mountain import match_settings as module
from bot.games.bald_mountain.match_settings import MountainSettings
from engine.games import game_named
from texts import LANGUAGES, texts_in

MATCH_OPTIONS = match_options_of("bald_mountain")
ALL = [
    MountainSettings(mode, leaving, clock=clock)
    for mode in module.MODES
    for leaving in module.LEAVING
    for clock in (None, CLOCKS["180"])
]


@pytest.mark.parametrize("settings", ALL)
def test_settings_are_read_as_they_were_written(settings: MountainSettings) -> None:
    assert read_match_settings(settings.document()) == settings
    assert settings.document()["game"] == "bald_mountain"


def test_the_usual_settings_are_a_duel() -> None:
    assert MATCH_OPTIONS.kind() == MountainSettings() == MATCH_OPTIONS.settings("duel", {}, None)
    assert MountainSettings().teams == ()


@pytest.mark.parametrize("settings", ALL)
def test_what_is_offered_can_be_played(settings: MountainSettings) -> None:
    if settings.mode == "duel" and settings.leaving == "lose":
        with pytest.raises(Refusal):
            settings.check()
        return
    settings.check()
    first = settings.first({})
    state, _ = game_named(first.game).setup(first.setup, 1)
    assert state.seats == settings.seats == tuple(first.seats)
    assert sorted(first.seats.values()) == sorted(settings.seats)
    assert ("leaving" in first.setup) == (settings.leaving == "lose")


@pytest.mark.parametrize("mode", ["three", "four"])
def test_sides_are_chosen_at_the_table(mode: Any) -> None:
    settings = MountainSettings(mode)
    state, _ = game_named("bald_mountain").setup(settings.first({}).setup, 1)
    assert [seat for team in settings.teams for seat in team] != [], "sides to choose among"
    assert sorted(seat for team in settings.teams for seat in team) == list(state.seats)
    assert all(there == here for there, here in settings.first({}).seats.items())


def test_two_sit_by_lot() -> None:
    found = {tuple(MountainSettings().first({}).seats.values()) for _ in range(60)}
    assert found == {("A", "B"), ("B", "A")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_are_told_in_every_language(language: str) -> None:
    texts = texts_in(language)
    for settings in ALL:
        assert texts("game-bald-mountain") in settings.title(texts)
        assert settings.description(texts)
