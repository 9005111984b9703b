"""A guestbook."""

from __future__ import annotations

from collections.abc import Collection

import discord
from discord import app_commands

from bot.app import App, Interaction
from bot.features import Worker
from bot.matches import LiveMatch
from bot.store import MatchResult, Outline
from bot.ui.acknowledgement import Answer
from bot.ui.replies import notify
from bot.ui.router import Button, Handlers, controls

HANDLERS = Handlers(Answer.PRIVATE)


@app_commands.command(name="guestbook", description="Open the guestbook")
async def guestbook(interaction: discord.Interaction) -> None:
    await notify(interaction, "Who was here?", controls(Button("guestbook:sign:", "Sign")))  # type: ignore[arg-type]


COMMANDS = (guestbook,)


@HANDLERS.on("guestbook:sign:{}")
async def _sign(interaction: Interaction) -> None:
    interaction.client.part(Guestbook).work.request(interaction.user.id)
    await notify(interaction, "Thank you")


class Guestbook(Worker[int], name="guestbook", about="user"):
    """Records signatures and events."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self.signed: list[int] = []
        self.heard: list[str] = []

    async def _work(self, key: int) -> None:
        self.signed.append(key)

    async def start(self) -> None:
        self.heard.append("start")

    async def catch_up(self) -> None:
        self.heard.append("catch_up")

    async def close(self) -> None:
        await super().close()
        self.heard.append("close")

    def match_begun(self, match_id: int) -> None:
        self.heard.append(f"begun {match_id}")

    def match_changed(self, match: LiveMatch) -> None:
        self.heard.append(f"changed {match.id}")

    def match_finished(self, match: Outline, result: MatchResult) -> None:
        self.heard.append(f"finished {match.id}")

    async def place_gone(self, channel_id: int, messages: Collection[int] = ()) -> None:
        self.heard.append(f"gone {channel_id} {[*messages]}")

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(f"message {message.id}")
