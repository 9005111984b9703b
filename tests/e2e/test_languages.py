"""Everybody is answered in the own language; what all see is in the server's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from known_games import LIVELY, OWN_GOAL, SHORT
from people import Club, Table, buttons, only_for, parts, pictures, text

from texts import texts_in

OTHERS = ("ru", "fr")
NAME = re.compile(r"^[-_'\w]{1,32}$")


def set_server_language(club: Club, language: str) -> None:
    """The server's preferred language in Discord."""
    club.env.backend.get_guild(club.guild.id).preferred_locale = language


@pytest.mark.parametrize("language", OTHERS)
async def test_private_answers_are_in_the_persons_language(club: Club, language: str) -> None:
    texts = texts_in(language)
    table = await club.match(SHORT)
    club.languages[club.bob.id] = language

    assert only_for(await club.bob.slash(table.channel, "end")) == texts("refused-not-your-turn")
    assert texts("refused-not-your-turn") != texts_in("en")("refused-not-your-turn")
    panel = await table.panel(club.bob)
    shown = [texts(f"button-{name}") for name in ("cards", "refresh", "resign")]
    assert list(buttons(panel)) == shown
    assert texts("alt-side-bastion") in pictures(panel)[0].lower()
    assert "Your hand" not in text(panel)
    log = (await club.bob.slash(table.channel, "log")).response
    assert texts("story-turn", turn=1, player="**Ann**", mana=6) in text(log)


@pytest.mark.parametrize("language", OTHERS)
async def test_the_other_player_and_the_board_keep_their_language(
    club: Club, language: str
) -> None:
    table = await club.match(SHORT)
    club.languages[club.bob.id] = language
    theirs = await table.panel(club.bob)

    await club.ann.slash(table.channel, "play", card="brute", lane="u")
    ours = (await club.ann.slash(table.channel, "end")).response

    assert "Turn 2" in pictures(table.board)[0]
    assert texts_in(language)("button-end") in buttons(theirs)  # told by what Ann did
    assert "Waiting for" not in text(theirs)
    assert ours is not None
    assert "Waiting for **Bob**" in text(ours)


@pytest.mark.parametrize("language", OTHERS)
async def test_public_messages_are_in_the_servers_language(club: Club, language: str) -> None:
    set_server_language(club, language)
    texts = texts_in(language)
    challenge = await club.challenge()
    assert texts("challenge-title", game=texts("game-clash")) in text(challenge)
    assert texts("challenge-decline") in buttons(challenge)

    await club.bob.select(challenge, ["3"])

    table = Table(club, club.thread_at(challenge))
    assert list(buttons(table.board)) == [
        texts("button-hand"),
        texts("button-signs"),
        texts("button-decks"),
        texts("button-told"),
    ]
    assert texts("story-turn", turn=1, player="**Ann**", mana=6) in text(table.board)
    assert texts("alt-side-bastion") in pictures(table.board)[0].lower()
    assert table.channel.name == texts(
        "match-thread", players="Ann – Bob", game=texts("game-clash")
    )
    panel = (await club.ann.click(table.board, label=texts("button-hand"))).response
    assert "Your turn" in text(panel)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", [LIVELY, OWN_GOAL], ids=["lively", "own goal"])
async def test_a_whole_duel_in_another_language(club: Club, language: str, game: Any) -> None:
    set_server_language(club, language)
    for person in (club.ann, club.bob):
        club.languages[person.id] = language
    table = await club.duel(game)

    for move in game.moves[:-1]:
        await table.type(move)
    last = await table.type(game.moves[-1])
    if game is OWN_GOAL:
        yes = texts_in(language)("button-yes-lose")
        await club.bob.click(last.response, label=yes)

    assert (await table.match()).state.key() == game.state().key()
    for board in table.boards:
        assert not re.search(r"\b(plays|attacks|Turn)\b", text(board) + pictures(board)[0])
    assert texts_in(language)("button-rematch") in buttons(table.board)


@pytest.mark.parametrize("locale", ["lt", "pt-BR", "zh-CN", "en-GB"])
async def test_other_languages_are_answered_in_english(club: Club, locale: str) -> None:
    club.languages[club.ann.id] = locale

    assert "aren’t playing" in only_for(await club.ann.slash(club.channel, "end"))


SLASH, OF_A_PERSON = 1, 2
"""Kinds of commands: typed ones, and entries of the menu of a person."""


def registered(club: Club, kind: int = SLASH) -> list[dict[str, Any]]:
    """The commands of a kind as they were registered."""
    (request,) = [each for each in club.env.http_requests if each.method == "PUT"]
    commands: Any = request.json
    return [each for each in commands if each["type"] == kind]


async def test_entries_of_menus_have_names_in_every_language(club: Club) -> None:
    entries = registered(club, OF_A_PERSON)
    assert [each["name"] for each in entries] == ["Block", "Profile", "Challenge", "Moderate"]
    for each in entries:
        names = {each["name_localizations"][language] for language in OTHERS}
        assert len(names) == len(OTHERS)
        assert all(0 < len(name) <= 32 for name in names)


def described(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command, its options and their choices."""
    yield node
    for option in node.get("options") or []:
        yield from described(option)


async def test_commands_and_options_have_names_and_descriptions_in_every_language(
    club: Club,
) -> None:
    for command in registered(club):
        for node in described(command):
            for language in OTHERS:
                assert NAME.match(node["name_localizations"][language])
                assert 1 <= len(node["description_localizations"][language]) <= 100
                assert node["description_localizations"][language] != node["description"]
            for choice in node.get("choices") or []:
                assert choice["name_localizations"].keys() >= set(OTHERS)


async def test_no_two_commands_or_options_share_a_name_in_any_language(club: Club) -> None:
    commands = registered(club)
    for siblings in (commands, *(each.get("options") or [] for each in commands)):
        for language in OTHERS:
            names = [each["name_localizations"][language] for each in siblings]
            assert len(set(names)) == len(names)
            assert all(name == name.lower() for name in names)


@pytest.mark.parametrize("language", OTHERS)
async def test_labels_fit_into_buttons_and_selects(club: Club, language: str) -> None:
    club.languages |= {club.ann.id: language, club.bob.id: language}
    set_server_language(club, language)
    challenge = await club.challenge()
    await club.bob.select(challenge, ["3"])
    table = Table(club, club.thread_at(challenge))
    panel = (await club.ann.slash(table.channel, "hand")).response

    for each in [*parts(table.board), *parts(panel)]:
        if each["type"] == 2:
            assert 1 <= len(each["label"]) <= 80
