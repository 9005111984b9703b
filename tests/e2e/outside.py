"""Places outside of servers with the bot, and people who use its commands there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from forging import Person
from people import Club
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage


@dataclass(frozen=True)
class Visitor:
    """A person in such a place."""

    who: Person
    channel: ChannelHandle

    async def slash(self, name: str, /, **options: Any) -> InteractionResult:
        """Use a command."""
        if isinstance(self.who, MemberActor):
            return await self.who.slash(self.channel, name, **options)
        result: InteractionResult = await self.who.slash(name, **options)
        return result

    async def panel(self, name: str, /, **options: Any) -> ResponseMessage:
        """Use a command, and return its private answer."""
        answer = (await self.slash(name, **options)).response
        assert answer is not None
        assert answer.ephemeral
        return answer

    def commands(self) -> set[str]:
        """Return the names of the commands and groups that Discord offers."""
        at = (self.channel,) if isinstance(self.who, MemberActor) else ()
        return {name.split()[0] for name in self.who.available_commands(*at)}


def direct(club: Club) -> Visitor:
    """Fay in direct messages with the bot."""
    fay = club.env.create_user("fay", global_name="Fay")
    return Visitor(fay, fay.dm_channel)


def group_chat(club: Club) -> Visitor:
    """Gil, who has installed the bot, in a group chat."""
    gil = club.env.create_user("gil", global_name="Gil")
    club.rules.installs.install_for(gil.id)
    return Visitor(gil, club.rules.installs.make_group_chat(gil))


def foreign_server(club: Club) -> Visitor:
    """Eve, who has installed the bot, in a server without it."""
    visitor = server_with_commands(club, commands_stay=False)
    club.rules.installs.install_for(visitor.who.id)
    return visitor


def server_with_commands(club: Club, *, commands_stay: bool = True) -> Visitor:
    """Eve in a server that the bot isn't in, with its commands or without."""
    guild = club.env.create_guild("Neighbours")
    channel = guild.create_text_channel("general")
    eve = guild.add_member(club.env.create_user("eve", global_name="Eve"))
    club.rules.installs.remove_bot(guild.id, commands_stay=commands_stay)
    return Visitor(eve, channel)


PLACES: Mapping[str, Callable[[Club], Visitor]] = {
    "direct messages": direct,
    "group chat": group_chat,
    "foreign server": foreign_server,
    "server with commands": server_with_commands,
}
