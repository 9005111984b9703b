"""Random interactions outside of servers with the bot, where it can only answer in private.

Ann and others act in direct messages, in a group chat, and in servers without the bot: one with its
commands, one to which only people bring it. Some of them also play in the club, whose matches and
controls they use from there.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

from forging import Person
from fuzzing import AT_ONCE, Fuzz
from outside import Visitor, direct, foreign_server, group_chat, server_with_commands
from people import Club
from simcord import ChannelHandle
from simcord.backend.models import EPHEMERAL_FLAG
from sqlalchemy import or_, select
from witness import Witness

from bot.store import Lobby, Match, Race

FORGED = '"label": "?"'
"""A part of the messages for all whose controls are forged."""
AT_HOME = 0.1
"""The share of interactions in the club."""


class Visits(Fuzz):
    """Such people, who act at random."""

    def __init__(self, club: Club, witness: Witness, dice: random.Random) -> None:
        super().__init__(club, witness, dice)
        ann = Visitor(club.ann.user, club.ann.user.dm_channel)
        self._visitors = [
            *(ann, direct(club), group_chat(club)),
            *(foreign_server(club), server_with_commands(club)),
        ]
        club.rules.installs.install_for(club.bob.id)
        witness.know([*self._members, self._eve, *(each.who for each in self._visitors)])

    def _who_and_where(self) -> tuple[Person, ChannelHandle]:
        if self._dice.random() < AT_HOME:
            return super()._who_and_where()
        visitor = self._dice.choice(self._visitors)
        return visitor.who, visitor.channel

    async def loud(self) -> list[str]:
        """Return what was shown or stored where the bot isn't: nothing but private matches."""
        outside = [each.channel.id for each in self._visitors]
        places = [
            select(kind.channel_id).where(kind.channel_id.in_(outside)) for kind in (Lobby, Race)
        ]
        wrong = or_(Match.guild_id.is_not(None), Match.private.is_(False))
        places.append(select(Match.channel_id).where(Match.channel_id.in_(outside), wrong))
        stored = [f"stores {each}" for found in places for each in await self._all(found)]
        return [*self._shown_to_all({*outside[2:]}), *stored]

    async def _all(self, found: object) -> list[object]:
        return [*await self.club.bot.store._all(found)]  # type: ignore[arg-type]

    def _shown_to_all(self, outside: set[int]) -> Iterator[str]:
        """Yield the messages for everyone in these channels."""
        for channel_id in outside:
            for message in self.club.env.backend.messages.get(channel_id, {}).values():
                shown, private = json.dumps(message.components), message.flags & EPHEMERAL_FLAG
                if message.author_id == self.club.me and not private and FORGED not in shown:
                    yield f"shows to all: {shown[:200]}"


async def visits(club: Club, witness: Witness, dice: random.Random, count: int) -> None:
    """Make random interactions in such places, often many at the same time."""
    fuzz = Visits(club, witness, dice)
    await fuzz.run(count, AT_ONCE)
    witness.figures.faults += await fuzz.loud()
