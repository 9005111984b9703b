"""Whole matches of the three newer games, from the lobby to the rematch, and what they all do."""

from __future__ import annotations

import json
import random
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest
import test_bald_mountain as bald_mountain
import test_castles as castles
import test_two_worlds as two_worlds
from lobby_tables import Sitting, by_buttons
from long import mark_all_long_but
from people import Club, buttons, files_of, only_for, parts, pictures, text

from engine import record
from texts import texts_in


class Typed(NamedTuple):
    """A first move in a player's language: part of its label, what is typed, what is stored."""

    label: str
    line: str
    move: str


@dataclass(frozen=True)
class Played:
    """A game, and how its short matches go."""

    title: str
    seeds: Mapping[str, int]
    """By mode: the seed of a short match in which much happens; `make test` plays the first."""
    begin: Callable[..., Awaitable[Sitting]]
    """Opens a lobby that everyone joins: `await begin(club, mode)`."""
    line: Callable[[Any, random.Random], str]
    """Returns the next line of a short match: `A move`."""
    first: Callable[[Any, str], Typed]
    """Returns a first move in a language."""
    refused: tuple[tuple[str, dict[str, Any]], ...]
    """Commands with options that this game doesn't have."""
    opens: str = ""
    """Key of the button that leads to the first move, if it isn't on the panel itself."""


GAMES: dict[str, Played] = {
    "bald_mountain": Played(
        "Battle on the Bald Mountain",
        bald_mountain.SHORT,
        bald_mountain.begun,
        bald_mountain.line,
        lambda state, language: Typed(*bald_mountain.first_card(state, language)),
        (
            ("lobby", {"mode": "duel", "leaving": "lose"}),
            ("lobby", {"sets": "mire"}),
            ("lobby", {"mode": "coop"}),
            ("solo", {}),
        ),
    ),
    "two_worlds": Played(
        "Duel of Two Worlds",
        two_worlds.SHORT,
        two_worlds.begun,
        two_worlds.request,
        lambda state, language: Typed(*two_worlds.first_warrior(state, language)),
        (
            ("lobby", {"window-seconds": 30, "clock": "none"}),
            ("lobby", {"mode": "duel"}),
            ("lobby", {"sets": "mire"}),
            ("lobby", {"setup": "random"}),
            ("solo", {}),
        ),
    ),
    "castles": Played(
        "Battle of the Castles",
        castles.SHORT,
        castles.begun,
        castles.line,
        lambda state, language: Typed(*castles.first_summons(state, language)),
        (
            ("lobby", {"race-a": "orcs"}),
            ("lobby", {"race-a": "orcs", "race-b": "orcs", "races": "lot"}),
            ("lobby", {"mode": "three"}),
        ),
        opens="castles-kind-summon",
    ),
}
MODES = [(game, mode) for game, played in GAMES.items() for mode in played.seeds]
QUICK = [(game, next(iter(played.seeds))) for game, played in GAMES.items()]
WAYS = ("buttons", "commands")


async def started(club: Club, game: str, mode: str = "") -> tuple[Sitting, random.Random]:
    """Begin a short match; return it and what decides between its moves."""
    mode = mode or next(iter(GAMES[game].seeds))
    club.seed = GAMES[game].seeds[mode]
    return await GAMES[game].begin(club, mode), random.Random(club.seed)


@pytest.mark.parametrize(
    ("game", "mode", "way"),
    mark_all_long_but(
        [(*quick, "buttons") for quick in QUICK],
        [(*mode, way) for mode in MODES for way in WAYS],
    ),
)
async def test_from_the_lobby_to_the_rematch(club: Club, game: str, mode: str, way: str) -> None:
    table, chance = await started(club, game, mode)
    while (match := await table.match()).outcome is None:
        line = GAMES[game].line(match.state, chance)
        if way == "commands":
            await table.go(line)
            continue
        person = table.sitting(line[0])
        panel = await table.panel(person)
        await by_buttons(person, panel, game, match.state.copy(), line)
        assert (await table.moves())[-1] == line[2:], text(panel)

    once_more = "Play again with the same people" if len(match.names) > 2 else "Rematch"
    assert "🏁" in text(table.board)
    assert buttons(table.board) == dict.fromkeys(
        (once_more, "Replay", "Review", "What happened"), True
    )
    log = (await club.dan.click(table.board, label="What happened")).response
    assert log is not None
    (file,) = [each for each in files_of(log) if each.filename.endswith(".json")]
    document = json.loads(await file.read())
    assert document["game"] == game
    assert mode in (document.get("mode"), document.get("setup"))
    replay = record.Replay(document)
    list(replay)
    assert replay.outcome == match.outcome

    again = (await club.dan.click(table.board, label="Replay")).response
    assert again is not None
    for _ in range(3):
        await club.dan.click(again, label="Next ▶")
    assert f"step 3 of {len(match.moves)}" in text(again)

    parent = match.row.succession
    await club.bob.click(table.board, label=once_more)
    invited = table.channel.history()[-1]
    if len(match.names) == 2:
        await club.ann.click(invited, label="Accept")
        (following,) = await club.playing(club.ann)
        assert (following.game.id == game) is (parent is None), "races are chosen anew"
    else:
        assert f"<@{club.bob.id}>" in text(invited)
        assert GAMES[game].title in text(invited)


@pytest.mark.parametrize("game", GAMES)
async def test_a_duel_is_given_up(club: Club, game: str) -> None:
    table = await GAMES[game].begin(club)
    asked = (await club.bob.slash(table.channel, "resign")).response
    await club.bob.click(asked, label="Resign")
    outcome = (await table.match()).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (("A",), "resignation")
    assert f"<@{club.ann.id}>" in text(table.board)


@pytest.mark.parametrize("game", GAMES)
async def test_options_of_other_games_are_refused(club: Club, game: str) -> None:
    others = (("duel", {"opponent": club.bob, "deck": "1"}), ("draft", {}))
    for command, options in (*GAMES[game].refused, *others):
        refused = await club.ann.slash(club.channel, command, **{"game": game} | options)
        assert only_for(refused), options
    assert club.channel.history() == []


@pytest.mark.parametrize(
    ("game", "language"),
    mark_all_long_but(
        [("castles", "ru"), ("two_worlds", "fr"), ("bald_mountain", "ru")],
        [(game, language) for game in GAMES for language in ("ru", "fr")],
    ),
)
async def test_it_speaks_the_languages_of_people(club: Club, game: str, language: str) -> None:
    played = GAMES[game]
    table, _ = await started(club, game)
    person = await table.player()
    club.languages[person.id] = language
    panel = await table.panel(person)
    if played.opens:
        await person.click(panel, label=texts_in(language)(played.opens))
    first = played.first(await table.state(), language)
    options = [one["label"] for each in parts(panel) for one in each.get("options", [])]
    assert first.label in " ".join([*buttons(panel), *options])
    typed = await person.slash(table.channel, "pick", card=first.line)
    assert (await table.moves()) == [first.move], only_for(typed)


@pytest.mark.parametrize("game", ["bald_mountain", "castles"])
async def test_icons_in_sight_are_explained(club: Club, game: str) -> None:
    table, chance = await started(club, game)
    while "Icons" not in buttons(table.board):
        await table.go(GAMES[game].line(await table.state(), chance))
    asked = await club.dan.click(table.board, label="Icons")
    assert pictures(asked.response)
