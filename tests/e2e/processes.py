"""Several processes of the bot with one Discord and one database.

Each receives the events of the servers in its shards.
"""

from __future__ import annotations

import asyncio
from typing import Any

from people import Club
from simcord import _dpy_internals
from simcord.backend import serializers
from simcord.gateway import ShardRouter

from bot.client import Bridgekeeper
from bot.settings import Settings


class FirstClub(Club):
    """A server in the first shard."""

    shard = 0


class SecondClub(Club):
    """A server in the second shard."""

    shard = 1


class Neighbour:
    """Another server in the second shard, with a channel; Ann and Bob of the club are members."""

    def __init__(self, club: Club) -> None:
        self.guild = club.env.create_guild("Neighbour", shard_id=1)
        self.channel = self.guild.create_text_channel("duels")
        self.ann, self.bob = (self.guild.add_member(each.user) for each in (club.ann, club.bob))


async def another_process(club: Club, settings: Settings) -> Bridgekeeper:
    """Start another process of the bot."""
    env, bot = club.env, Bridgekeeper(settings)
    club.bots.insert(0, bot)
    loop = asyncio.get_running_loop()
    web = club.discord.client(env.backend, loop, message_content_access=False)
    _dpy_internals.install_http(bot, web)
    state, share = _dpy_internals.get_state(bot), settings.share
    state.shard_count, state.shard_ids = share.shards, [*share.numbers]
    router = ShardRouter(env.backend, state, bot.dispatch, share.shards, tuple(share.numbers))

    def hear(happened: str, payload: Any) -> None:
        with env._bot_scope():
            router.feed(happened, payload)

    env.backend.subscribers.append(hear)
    with env._bot_scope():
        await bot.login("another process")
        _dpy_internals.install_shards(bot, router.shards)
        for number in share.numbers:
            router.identify(number)
        for guild in [*env.backend.guilds.values()]:
            hear("GUILD_CREATE", serializers.guild_create_payload(env.backend, guild))
    await env.settle()
    return bot
