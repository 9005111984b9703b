"""An evening of a troll: what reaches the channel, and what it takes a moderator to end it.

For an hour Bob challenges Ann, opens lobbies and practice boards, leaves matches, gives decks
insulting names and shares them, again and again. Then Cleo, a moderator, opens his menu.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
import forging
from absurd import DECK
from floods import is_public, pinged_in
from people import Club
from simcord import InteractionResult
from test_lobbies import FOUR

PAUSE = 5.0
"""Seconds between two of the troll's acts."""
INSULT = "Ann smells"
Act = Callable[[], Awaitable[InteractionResult]]


@dataclass
class Evening:
    """What came of the troll's acts."""

    acts: int = 0
    posts: int = 0
    busiest_minute: int = 0
    """The most public posts in one minute."""
    pings: int = 0
    insults: int = 0
    """Public posts that contain the insult, once the word is refused."""
    clicks: int = 0
    """Clicks of the moderator until nothing of the troll is open and he can begin nothing."""
    left_open: int = 0
    """Matches, lobbies and challenges of the troll that are open after these clicks."""
    posts_after: int = 0
    """Public posts that the same acts cause afterwards."""


async def live_through(club: Club, minutes: int) -> Evening:
    """Let the troll act for some minutes, then the moderator, then the troll once more."""
    give_moderation(club)
    await club.bot.store.servers.change_guild_settings(club.guild.id, refused_words=["smells"])
    acts, evening = nuisances(club), Evening()
    per_minute = round(60 / PAUSE)
    for minute in range(minutes):
        seen = len(club.env.http_requests)
        for number in range(per_minute):
            await acts[(minute * per_minute + number) % len(acts)]()
            await club.env.advance_time(PAUSE)
            evening.acts += 1
        await club.posted()
        sent = [each for each in club.env.http_requests[seen:] if is_public(each)]
        evening.posts += len(sent)
        evening.busiest_minute = max(evening.busiest_minute, len(sent))
        evening.pings += sum(str(club.ann.id) in pinged_in(each) for each in sent)
        evening.insults += sum(INSULT in str(each.json) for each in sent)
    evening.clicks = await end_it(club)
    evening.left_open = await count_open(club)
    seen = len(club.env.http_requests)
    for act in acts:
        await act()
        await club.env.advance_time(PAUSE)
    await club.posted()
    evening.posts_after = sum(map(is_public, club.env.http_requests[seen:]))
    return evening


def give_moderation(club: Club) -> None:
    """Let Cleo manage messages."""
    role = club.guild.create_role("Role", permissions=discord.Permissions(manage_messages=True))
    club.guild._guild.members[club.cleo.id].role_ids.append(role.id)


def nuisances(club: Club) -> list[Act]:
    """Return what the troll does."""
    troll, channel = club.bob, club.channel
    say: dict[str, Any] = {"name": INSULT, "cards": DECK}
    return [
        partial(troll.slash, channel, "duel", opponent=club.ann),
        partial(troll.slash, channel, "lobby", **FOUR),
        partial(troll.slash, channel, "practice", private=False),
        partial(troll.slash, channel, "deck save", **say),
        partial(forging.click, club, troll, f"own:deck-share:{troll.id}:1"),
        partial(leave_a_match, club),
        partial(troll.slash, channel, "board"),
        partial(troll.slash, channel, "grimoire play", mode="race"),
    ]


async def leave_a_match(club: Club) -> InteractionResult:
    """Let the troll resign his newest match."""
    return await club.bob.slash(club.channel, "resign")


async def end_it(club: Club) -> int:
    """Let the moderator bar the troll and end his matches; return the clicks."""
    shown = (await club.cleo.context_menu(club.channel, "Moderate", club.bob)).response
    assert shown is not None
    await club.cleo.click(shown, label="Bar for good")
    await club.cleo.click(shown, label="End all matches")
    await club.posted()
    return 3


async def count_open(club: Club) -> int:
    """Return how many matches, lobbies and challenges of the troll are open."""
    matches = await club.bot.store.matches_of(club.bob.id)
    lobbies = await club.bot.store.lobbies.open_lobbies(club.guild.id)
    return len(matches) + len(lobbies)
