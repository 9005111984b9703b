"""Places to play besides a text channel."""

from __future__ import annotations

from typing import Any

from people import Club
from simcord import ChannelHandle, MemberActor
from simcord.enums import ChannelType


def thread(club: Club, owner: MemberActor, minutes: int = 1440) -> ChannelHandle:
    """Return a thread in the channel that a person has made."""
    return _thread(club, club.channel, owner, auto_archive_duration=minutes)


def private_thread(
    club: Club, owner: MemberActor, *members: MemberActor, bot: bool = False
) -> ChannelHandle:
    """Return a private thread with these people, and perhaps the bot."""
    made = _thread(club, club.channel, owner, type=ChannelType.PRIVATE_THREAD)
    for member in members:
        club.env.backend.add_thread_member(made.id, member.id)
    if bot:
        club.env.backend.add_thread_member(made.id, club.me)
    return made


async def forum_post(club: Club, owner: MemberActor, says: str = "Who plays?") -> ChannelHandle:
    """Return a person's post in a forum."""
    made = _thread(club, club.guild.create_forum_channel("talk"), owner)
    await owner.send(made, says)
    return made


def voice_channel(club: Club) -> ChannelHandle:
    """Return a voice channel, in which people can also write."""
    return club.guild.create_voice_channel("voice")


async def announcement_thread(club: Club, owner: MemberActor) -> ChannelHandle:
    """Return a thread below a person's announcement."""
    news = club.guild.create_news_channel("news")
    announced = await owner.send(news, "Soon")
    return _thread(club, news, owner, message_id=announced.id)


def _thread(club: Club, parent: ChannelHandle, owner: MemberActor, **facts: Any) -> ChannelHandle:
    made = club.env.backend.create_thread(parent.id, "thread", owner.id, **facts)
    return ChannelHandle(club.env, club.guild, made)
