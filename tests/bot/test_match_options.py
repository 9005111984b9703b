"""What games give to the commands that all of them share, and to the pages of the grimoire."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from pydantic import ValidationError

from bot.clock import CLOCKS
from bot.commands import lobby
from bot.game_api import all_match_options, match_options_of, puzzle_uis, read_match_settings
from bot.game_api.match_options import MatchOptions, Option, by_name
from bot.lobby import options
from bot.lobby.options import games_meant
from engine.games import GamePlugin, grimoires
from texts import LANGUAGES, texts_in

SPEEDS = (("slow", "slow"), ("fast", "fast"))


@pytest.mark.parametrize("mode", ["two", "three"])
def test_settings_are_read_as_those_of_their_game(toll: GamePlugin, mode: str) -> None:
    settings = match_options_of(toll.name).settings("lobby", {"mode": mode}, None)
    assert settings.document()["game"] == toll.name, "no game has to see to that itself"
    assert read_match_settings(settings.document()) == settings


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("match_options", all_match_options(), ids=lambda each: each.game)
def test_every_line_of_the_usual_settings_begins_as_a_sentence_does(
    match_options: MatchOptions, language: str
) -> None:
    lines = match_options.kind().description(texts_in(language)).splitlines()
    assert lines, "something is said"
    assert not [line for line in lines if line[:1].islower()]


@pytest.mark.parametrize("match_options", all_match_options(), ids=lambda each: each.game)
def test_usual_settings_are_stored_as_the_game_alone(match_options: MatchOptions) -> None:
    usual = match_options.kind()
    assert usual.document() == {"game": match_options.game}
    assert read_match_settings(usual.document()) == usual
    assert (
        read_match_settings(replace(usual, clock=CLOCKS["180"]).document()).clock == CLOCKS["180"]
    )


@pytest.mark.parametrize("match_options", all_match_options(), ids=lambda each: each.game)
def test_settings_with_a_value_that_is_not_on_offer_are_refused(
    match_options: MatchOptions,
) -> None:
    with pytest.raises(ValidationError):
        read_match_settings({"game": match_options.game, "clock": {"seconds": "soon"}})


@pytest.mark.parametrize(
    "other",
    [
        Option("speed", ("lobby",)),
        Option("speed", ("lobby",), bool),
        Option("speed", ("lobby",), range(1, 4)),
    ],
    ids=["free", "switch", "number"],
)
def test_games_share_a_name_in_a_command_for_options_of_one_kind(other: Option) -> None:
    one = Option("speed", ("lobby", "duel"), choices=SPEEDS)
    with pytest.raises(ValueError, match="speed of lobby"):
        by_name("lobby", (one, other), options.OPTION_COMMANDS)
    assert by_name("duel", (one, other), options.OPTION_COMMANDS) == {"speed": [one]}
    assert by_name("lobby", (one, one), options.OPTION_COMMANDS) == {"speed": [one, one]}


@pytest.mark.parametrize(
    ("commands", "wrong"), [(("lobby", "looby"), "looby"), (("create",), "create")]
)
def test_no_option_is_for_a_command_that_there_is_not(
    commands: tuple[str, ...], wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_options = SimpleNamespace(game="clash", options=(Option("speed", commands, bool),))
    monkeypatch.setattr(options, "all_match_options", lambda: [match_options])
    with pytest.raises(ValueError, match=f"speed: there is no command {wrong}"):
        lobby.make_commands()


def test_the_commands_for_which_games_offer_options_are_there() -> None:
    keys = {str(command.name) for command in lobby.make_commands()}
    assert keys == {*options.OPTION_COMMANDS}


def test_every_game_with_puzzles_says_how_they_are_shown() -> None:
    assert puzzle_uis().keys() == {game for game, _ in grimoires()}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Castles", ["castles"]),
        ("замок", ["castles"]),
        ("château", ["castles"]),
        ("clash", ["clash"]),
        ("Лысая гора", ["bald_mountain"]),
        ("worlds", ["two_worlds"]),
        ("nothing like that", []),
    ],
)
def test_a_game_is_found_by_a_word_of_its_name_in_any_language(
    typed: str, meant: list[str]
) -> None:
    assert games_meant(typed) == meant


def test_a_word_of_several_names_offers_them_all() -> None:
    assert {*games_meant("battle")} == {"bald_mountain", "castles"}
    assert len(games_meant("")) == len(all_match_options())
