"""What people can agree on before a Duel of Two Worlds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.clock import CLOCKS, Clock
from bot.errors import Refusal
from bot.game_api import match_options_of, read_match_settings
from bot.game_api.match_options import Chosen
from bot.games.two_worlds.match_settings import SETUPS, WorldsSettings
from engine.games import game_named
from texts import LANGUAGES, texts_in

MATCH_OPTIONS = match_options_of("two_worlds")
EN = texts_in("en")
LIVE, SLOW = Clock(180), Clock(24 * 3600)
ALL = [
    WorldsSettings(setup, spells, clock=clock)
    for setup in SETUPS
    for spells in (2, 3)
    for clock in (None, LIVE, replace(LIVE, window=40))
]


def settings_of(clock: Clock | None = None, **chosen: object) -> WorldsSettings:
    given: Chosen = chosen
    settings = MATCH_OPTIONS.settings("duel", given, clock)
    assert isinstance(settings, WorldsSettings)
    return settings


@pytest.mark.parametrize("settings", ALL)
def test_settings_are_read_as_they_were_written(settings: WorldsSettings) -> None:
    assert read_match_settings(settings.document()) == settings
    assert settings.document()["game"] == "two_worlds"


def test_the_usual_settings_are_the_basic_set_up() -> None:
    assert MATCH_OPTIONS.kind() == WorldsSettings() == settings_of()
    assert WorldsSettings().document() == {"game": "two_worlds"}
    assert WorldsSettings().teams == ()


@pytest.mark.parametrize("settings", ALL)
def test_what_is_offered_can_be_played(settings: WorldsSettings) -> None:
    settings.check()
    first = settings.first({})
    state, _ = game_named(first.game).setup(first.setup, 1)
    assert state.seats == settings.seats == tuple(first.seats)
    assert first.setup["setup"] == settings.setup
    assert first.setup.get("second_player_spells", 2) == settings.second_player_spells


@pytest.mark.parametrize(
    ("clock", "chosen", "window"),
    [
        (LIVE, {}, 60),
        (LIVE, {"window_seconds": 25}, 25),
        (CLOCKS["60"], {}, 60),
        (Clock(45), {}, 45),
        (SLOW, {}, None),
        (SLOW, {"window_seconds": 3600}, 3600),
    ],
)
def test_answers_have_a_short_limit_of_their_own(
    clock: Clock, chosen: dict[str, int], window: int | None
) -> None:
    settings = settings_of(clock, **chosen)
    assert settings.clock == replace(clock, window=window)
    assert settings.clock is not None
    assert settings.clock.of_window().seconds == (window or clock.seconds)
    assert ("to respond" in settings.description(EN)) == (window is not None)


def test_answers_have_no_limit_where_turns_have_none() -> None:
    with pytest.raises(Refusal):
        settings_of(None, window_seconds=30)


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_are_told_in_every_language(language: str) -> None:
    texts = texts_in(language)
    titles = {settings.title(texts) for settings in ALL}
    assert len(titles) == len(SETUPS)
    assert all(texts("game-two-worlds") in title for title in titles)
    assert len({settings.description(texts) for settings in ALL}) == len(ALL)
