"""Tests of the checker of requests: it must let good ones pass and name what is bad."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands, ui
from discord_api import DESCRIPTION, DiscordApi

pytestmark = pytest.mark.skipif(
    not DESCRIPTION.is_file(), reason="Discord's description of its API is not there"
)

CALLBACK = "/interactions/1/token/callback"
COMMANDS = "/applications/1/commands"
MESSAGES = "/channels/1/messages"
ORIGINAL = "/webhooks/1/token/messages/@original"

PICTURE = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
BUTTON = {"type": 2, "style": 1, "label": "Pass", "custom_id": "pass"}
UPLOAD = {"id": 0, "filename": "board.png", "description": "The board"}


def option(index: int) -> dict[str, Any]:
    return {"label": f"Card {index}", "value": str(index)}


def select(options: int) -> dict[str, Any]:
    return {"type": 3, "custom_id": "card", "options": [option(one) for one in range(options)]}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def container(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 17, "components": [{"type": 10, "content": "Your turn"}, *components]}


def answer(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 4, "data": {"flags": 1 << 15, "components": list(components)}}


def choices(name: str, value: object = "ru") -> dict[str, Any]:
    return {"type": 8, "data": {"choices": [{"name": name, "value": value}]}}


def command(**fields: Any) -> dict[str, Any]:
    return {"name": "duel", "description": "Start a duel", "type": 1, **fields}


@pytest.fixture(scope="module")
def api() -> DiscordApi:
    loaded = DiscordApi.load()
    assert loaded is not None
    return loaded


def test_there_is_nothing_to_check_against_without_the_description(tmp_path: Path) -> None:
    assert DiscordApi.load(tmp_path / "openapi.json") is None


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        pytest.param(
            "POST",
            CALLBACK,
            {
                "type": 4,
                "data": {
                    "flags": 1 << 15,
                    "components": [container(PICTURE, row(BUTTON), row(select(25)))],
                    "attachments": [UPLOAD],
                },
            },
            id="answer",
        ),
        pytest.param("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}, id="deferred answer"),
        pytest.param("POST", CALLBACK, {"type": 6}, id="deferred edit"),
        pytest.param("POST", CALLBACK, choices("Русский"), id="autocomplete"),
        pytest.param("POST", CALLBACK, choices("One", 1), id="autocomplete of integers"),
        pytest.param("POST", "/api/v10" + CALLBACK, {"type": 5}, id="with prefix"),
        pytest.param("POST", "https://discord.com/api" + CALLBACK, {"type": 5}, id="with host"),
        pytest.param("PATCH", ORIGINAL, {"components": [container(PICTURE)]}, id="webhook edit"),
        pytest.param("DELETE", ORIGINAL, None, id="webhook delete"),
        pytest.param(
            "POST",
            MESSAGES,
            {
                "content": "<@5>, your turn",
                "allowed_mentions": {"parse": [], "users": [5], "replied_user": False},
                "message_reference": {"message_id": 7, "fail_if_not_exists": False},
                "embeds": [{"title": "Duel", "timestamp": "2026-11-21T10:00:00+00:00"}],
            },
            id="message",
        ),
        pytest.param(
            "POST",
            "/channels/1/messages/2/threads",
            {"name": "Duel", "auto_archive_duration": 1440, "rate_limit_per_user": None},
            id="thread at a message",
        ),
        pytest.param("POST", "/channels/1/threads", {"name": "Duel", "type": 12}, id="thread"),
        pytest.param(
            "PUT",
            COMMANDS,
            [
                command(
                    name_localizations={"ru": "дуэль", "hi": "द्वंद्व", "th": "ดวล", "zh-CN": "决斗"},
                    options=[{"type": 3, "name": "deck", "description": "A deck"}],
                ),
                {"name": "Show Rating", "type": 2},
            ],
            id="commands",
        ),
        pytest.param(
            "PUT",
            "/channels/1/permissions/2",
            {"id": 2, "type": 1, "allow": "2048", "deny": "0"},
            id="permissions",
        ),
        pytest.param("PUT", f"{MESSAGES}/2/reactions/%F0%9F%91%8D/@me", None, id="reaction"),
    ],
)
def test_a_good_request_passes(api: DiscordApi, method: str, path: str, body: object) -> None:
    assert api.problems(method, path, body) == []


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        (
            answer(row(select(26))),
            "body.data.components[0].components[0].options: 26 items, but at most 25",
        ),
        (
            answer(container(row(*[BUTTON] * 6))),
            "body.data.components[0].components[1].components: 6 items, but at most 5",
        ),
        (
            answer(PICTURE, container({"type": 99})),
            "body.data.components[1].components[1].type: 99 is not one of 1, 9, 10, 12, 13, 14",
        ),
        (
            answer(row({"label": "Pass"})),
            "body.data.components[0].components[0]: 'type' is a required property",
        ),
        (
            answer(row({**BUTTON, "style": 9})),
            "body.data.components[0].components[0].style: 9 is not one of 1, 2, 3, 4, 5, 6",
        ),
        (
            answer(row({"type": 2, "style": 5, "url": "example.org"})),
            "body.data.components[0].components[0].url: 'example.org' is not a 'uri'",
        ),
        (
            answer({**PICTURE, "items": []}),
            "body.data.components[0].items: 0 items, but at least 1",
        ),
        (choices("x" * 101), "body.data.choices[0].name: 101 characters, but at most 100"),
        (choices("x" * 101, 1), "body.data.choices[0].name: 101 characters, but at most 100"),
        ({"type": 3}, "body.type: 3 is not one of 1, 4, 5, 6, 7, 8, 9, 12, 13"),
        ({"data": {}}, "body: 'type' is a required property"),
        ([], "body: [] is not of type object"),
        (None, "body: is missing"),
    ],
)
def test_a_bad_answer_is_reported_with_its_place(
    api: DiscordApi, body: object, problem: str
) -> None:
    operation = "POST /interactions/{interaction_id}/{interaction_token}/callback"

    assert api.problems("POST", CALLBACK, body) == [f"{operation}: {problem}"]


LETTERS = "is not made of lower-case letters, digits, '-', '_' and apostrophes"


@pytest.mark.parametrize(
    ("bad", "problem"),
    [
        (command(name="d" * 33), "body[1].name: 33 characters, but at most 32"),
        (command(name="Duel"), f"body[1].name: 'Duel' {LETTERS}"),
        (command(name="duel me"), f"body[1].name: 'duel me' {LETTERS}"),
        (
            command(name_localizations={"ru": "Дуэль"}),
            f"body[1].name_localizations.ru: 'Дуэль' {LETTERS}",
        ),
        (
            command(options=[{"type": 3, "name": "Deck", "description": "A deck"}]),
            f"body[1].options[0].name: 'Deck' {LETTERS}",
        ),
        (
            command(options=[{"type": 3, "name": "deck", "description": ""}]),
            "body[1].options[0].description: 0 characters, but at least 1",
        ),
        (
            command(options=["deck"]),
            "body[1].options[0]: 'deck' is not of type object",
        ),
        (command(description="d" * 101), "body[1].description: 101 characters, but at most 100"),
    ],
)
def test_a_bad_command_is_reported_with_its_place(
    api: DiscordApi, bad: dict[str, Any], problem: str
) -> None:
    operation = "PUT /applications/{application_id}/commands"

    assert api.problems("PUT", COMMANDS, [command(), bad]) == [f"{operation}: {problem}"]


@pytest.mark.parametrize(
    ("method", "path", "body", "problem"),
    [
        ("GET", "/channel/1", None, "GET /channel/1: Discord has no such path"),
        ("GET", "/channels//messages", None, "Discord has no such path"),
        ("PUT", MESSAGES, {}, "Discord has no such method here, only GET, POST"),
        ("POST", "/channels/None/messages", {}, "path.channel_id: 'None' does not match"),
        ("GET", MESSAGES, {}, "body: Discord expects none here"),
        ("POST", MESSAGES, {"embeds": [{"timestamp": "soon"}]}, "body.embeds[0].timestamp: 'soon'"),
        ("POST", MESSAGES, {"nonce": True}, "True is not of type integer or string or null"),
        ("PATCH", ORIGINAL, {"content": "x" * 2001}, "body.content: 2001 characters, but at most"),
        ("POST", "/channels/1/threads", {"name": "x" * 101}, "body.name: 101 characters"),
    ],
)
def test_a_bad_request_is_reported(
    api: DiscordApi, method: str, path: str, body: object, problem: str
) -> None:
    (reported,) = api.problems(method, path, body)

    assert problem in reported


def test_all_problems_of_a_request_are_reported(api: DiscordApi) -> None:
    body = answer({"type": 99}, row(*[BUTTON] * 6))

    first, second = api.problems("POST", CALLBACK, body)

    assert "body.data.components[0].type" in first
    assert "body.data.components[1].components" in second


def test_the_query_is_checked(api: DiscordApi) -> None:
    assert api.problems("GET", MESSAGES, None, {"limit": "100", "before": "5"}) == []
    assert api.problems("POST", CALLBACK, {"type": 5}, {"with_response": "1"}) == []
    assert api.problems("GET", MESSAGES, None, {"limit": "101", "page": "2"}) == [
        "GET /channels/{channel_id}/messages: query.limit: 101 is greater than the maximum of 100",
        "GET /channels/{channel_id}/messages: query.page: Discord has no such parameter",
    ]


class Translator(app_commands.Translator):
    """Translates the name of the command and nothing else."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return "доска" if str(string) == "board" and locale is discord.Locale.russian else None


class Board(ui.LayoutView):
    """A picture with a button under it that draws the picture anew."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        picture = discord.MediaGalleryItem("attachment://board.png", description="The board")
        button: ui.Button[Board] = ui.Button(label="Turn", custom_id="turn", emoji="♻️")
        button.callback = self.turn  # type: ignore[method-assign, assignment]
        self.add_item(ui.Container(ui.TextDisplay("Your turn"), ui.MediaGallery(picture)))
        self.add_item(ui.ActionRow(button))

    async def turn(self, interaction: discord.Interaction[Bot]) -> None:
        await interaction.response.edit_message(view=Board(), attachments=[board_picture()])


class Bot(discord.Client):
    """A bot with one command, ``/board``."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        named = app_commands.locale_str("board")
        board: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=named, description="Show it", callback=show_board
        )
        board.autocomplete("deck")(suggest_decks)
        self.tree.add_command(board)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        await self.tree.sync()


async def show_board(interaction: discord.Interaction[Bot], deck: str) -> None:  # noqa: ARG001
    await interaction.response.send_message(view=Board(), file=board_picture())
    await interaction.followup.send("Good luck!", ephemeral=True)


async def suggest_decks(
    interaction: discord.Interaction[Bot],  # noqa: ARG001
    current: str,
) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{current} deck", value="first")]


def board_picture() -> discord.File:
    return discord.File(io.BytesIO(b"a picture"), "board.png", description="The board")


async def test_what_a_real_bot_sends_passes(api: DiscordApi) -> None:
    bot = Bot()
    async with simcord.run(bot) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        player = guild.add_member(env.create_user("player"))
        await player.autocomplete(channel, "board", "deck", "My")
        await player.slash(channel, "board", deck="first")
        board = channel.last_message
        assert board is not None
        await player.click(board, custom_id="turn")
        requests = list(env.http_requests)
    await bot.close()

    callbacks = [one for one in requests if one.path.endswith("/callback") and one.json]
    assert [one.json["type"] for one in callbacks if one.json] == [8, 4, 7]
    (sync,) = [one for one in requests if one.method == "PUT"]
    assert sync.json is not None
    assert sync.json[0]["name_localizations"] == {"ru": "доска"}
    assert api.check_all(requests) == []

    broken = replace(callbacks[1], json=answer(row(*[BUTTON] * 6)))
    (problem,) = api.check_all([sync, broken, callbacks[2]])
    assert "body.data.components[0].components: 6 items, but at most 5" in problem
