"""What people see and do: the hands of the end-to-end tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import discord
import simcord
from simcord import InteractionResult, MemberActor, ResponseMessage

from bridgekeeper.bot.client import Bridgekeeper
from bridgekeeper.bot.settings import Settings

Component = dict[str, Any]


class Club:
    """A server with the bot, a channel and four people."""

    def __init__(self, env: simcord.Env, bot: Bridgekeeper) -> None:
        self.env = env
        self.bots = [bot]
        self.expects_faults = False
        self.guild = env.create_guild("Club")
        self.channel = self.guild.create_text_channel("duels")
        self.ann, self.bob, self.cleo, self.dan = (
            self.guild.add_member(env.create_user(name.lower(), global_name=name))
            for name in ("Ann", "Bob", "Cleo", "Dan")
        )

    @classmethod
    async def open(cls, settings: Settings) -> Club:
        """Start the bot and open the server."""
        bot = Bridgekeeper(settings)
        env = simcord.Env(bot, check_errors=True)
        await env.start()
        return cls(env, bot)

    @property
    def bot(self) -> Bridgekeeper:
        """The bot that is running now."""
        return self.bots[-1]

    async def close(self) -> None:
        """Stop Discord, then every bot that ever ran."""
        await self.env.shutdown()
        for bot in self.bots:
            await bot.close()

    async def restart(self) -> None:
        """The bot dies and a new one starts on the same database."""
        old = self.bot
        self.bots.append(Bridgekeeper(old.settings))
        await self.env.restart_bot(self.bot)
        await old.store.close()

    async def together(
        self, *acts: Callable[[], Awaitable[InteractionResult]]
    ) -> list[InteractionResult]:
        """Several people act in the same moment: all is on its way before any is answered."""

        async def not_yet(**_: Any) -> None: ...

        self.env._begin_operation("together")
        self.env._settle_internal = not_yet  # type: ignore[method-assign]
        try:
            results = [await act() for act in acts]
        finally:
            del self.env._settle_internal
            self.env._end_operation()
        await self.env.settle()
        return results

    # A match

    async def duel(self, **options: Any) -> Table:
        """Ann challenges Bob, he accepts, the board is there."""
        options = {"deck": "1"} | options
        challenge = await self.ann.slash(self.channel, "duel", opponent=self.bob, **options)
        await self.bob.select(challenge.response, ["3"])
        return Table(self, self.channel.threads[0])


class Table:
    """A match in its thread, with the two who play it."""

    def __init__(self, club: Club, thread: simcord.ChannelHandle) -> None:
        self.club = club
        self.thread = thread

    @property
    def boards(self) -> list[discord.Message]:
        """The bot's board messages, oldest first."""
        return [message for message in self.thread.history() if pictures(message)]

    @property
    def board(self) -> discord.Message:
        """The newest board message."""
        return self.boards[-1]

    async def match(self) -> Any:
        """The match as the bot has it."""
        live = await self.club.bot.matches.in_channel(self.thread.id)
        assert live is not None
        return live

    async def player(self) -> MemberActor:
        """Whose turn it is."""
        match = await self.match()
        return {"A": self.club.ann, "B": self.club.bob}[match.state.to_act()[0]]

    async def waiting(self) -> MemberActor:
        """Who waits for the other."""
        return self.club.bob if await self.player() is self.club.ann else self.club.ann

    async def panel(self, person: MemberActor) -> ResponseMessage:
        """Open the hand panel from the board."""
        opened = await person.click(self.board, label="My hand")
        assert opened.response is not None
        return opened.response


def walk(components: list[Component]) -> Iterator[Component]:
    """All components of a message, outer ones first."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))


def parts(message: Any) -> list[Component]:
    """All components of whatever message."""
    if isinstance(message, discord.Message):
        return list(walk([each.to_dict() for each in message.components]))
    return list(walk(message.components))


def text(message: Any) -> str:
    """All that a message says."""
    return "\n".join(each["content"] for each in parts(message) if each["type"] == 10)


def pictures(message: Any) -> list[str]:
    """The text alternatives of a message's pictures."""
    return [
        item["description"] for each in parts(message) if each["type"] == 12 for item in each["items"]
    ]


def buttons(message: Any) -> dict[str, bool]:
    """The buttons by label: can they be clicked?"""
    return {each["label"]: not each.get("disabled") for each in parts(message) if each["type"] == 2}


def custom_id(message: Any, label: str) -> str:
    """The custom id of the button with this label."""
    return next(each["custom_id"] for each in parts(message) if each.get("label") == label)


def only_for(result: InteractionResult) -> str:
    """What the bot tells this person alone."""
    assert result.ephemeral
    said = [*result.followups, result.response]
    return text(next(each for each in said if each is not None))


