"""Drives events as people do: opened, joined, played round by round."""

from __future__ import annotations

from typing import Any

import discord
from people import Club, parts, text
from simcord import MemberActor

from bot.events.progress import BREAK, Events
from bot.events.running import RunningEvent
from bot.matches import LiveMatch
from engine.core import Seat


class Evening:
    """An event in the club's channel."""

    def __init__(self, club: Club, event_id: int = 1) -> None:
        self.club = club
        self.id = event_id

    @classmethod
    async def opened(cls, club: Club, how: str = "Swiss tournament", **chosen: Any) -> Evening:
        """Ann opens an event, with `rounds` if given."""
        shown = (await club.ann.slash(club.channel, "event")).response
        shown = (await club.ann.click(shown, label=how)).response
        if "rounds" in chosen:
            (at,) = [
                each["custom_id"]
                for each in parts(shown)
                if ":rounds:" in each.get("custom_id", "")
            ]
            shown = (await club.ann.select(shown, [str(chosen["rounds"])], custom_id=at)).response
        await club.ann.click(shown, label="Open it here")
        (newest,) = await club.bot.store.events.in_server(club.guild.id, 1)
        evening = cls(club, newest.id)
        await evening.settled()
        return evening

    async def settled(self) -> None:
        """Wait until the bot has done what is due."""
        await self.club.env.settle()
        alive = [bot for bot in self.club.bots if bot not in self.club.dead]
        for bot in alive:
            work = bot.part(Events).work
            while any(key not in work._pauses for key in work._tasks) or work._left:
                await self.club.glance()
        await self.club.posted()

    @property
    def message(self) -> discord.Message:
        """The event's message; without buttons, the newest one of any event."""
        found = [each for each in self.club.channel.history() if "### 🏆" in text(each)]
        own = [
            each
            for each in found
            if any(part.get("custom_id", "").endswith(f":{self.id}") for part in parts(each))
        ]
        return (own or found)[0]

    async def press(self, person: MemberActor, label: str) -> Any:
        """A person presses a button of the message."""
        result = await person.click(self.message, label=label)
        await self.settled()
        return result

    async def join(self, *people: MemberActor) -> None:
        """People join, one after the other."""
        for person in people:
            await self.press(person, "Join")

    async def load(self) -> RunningEvent:
        """The event as it is stored."""
        return await RunningEvent.load(self.club.bot.store, self.id)

    async def tables(self) -> dict[int, LiveMatch]:
        """The matches of this round that are played, by table."""
        event, store = await self.load(), self.club.bot.store.events
        matches = await store.matches(self.id, len(event.course.rounds))
        found = {}
        for table in event.course.open_tables():
            match_id, _ = await store.latest(matches[table].id)
            found[table] = await self.club.bot.matches.get(match_id)
        return found

    async def matches(self, number: int) -> dict[int, LiveMatch]:
        """The matches with which the tables of a round began."""
        found = await self.club.bot.store.events.matches(self.id, number)
        return {table: await self.club.bot.matches.get(each.id) for table, each in found.items()}

    async def give_up(self, *losers: MemberActor) -> None:
        """Let these people resign their matches of this round."""
        people = {person.id for person in losers}
        for match in (await self.tables()).values():
            for seat in match.people:
                if match.user_in(seat) in people:
                    await self._resign(match, seat)
        await self.settled()

    async def finish_round(self) -> None:
        """Let one player of each match of this round resign."""
        for match in (await self.tables()).values():
            await self._resign(match, match.people[-1])
        await self.settled()

    async def _resign(self, match: LiveMatch, seat: Seat) -> None:
        if match.outcome is None:
            user_id = match.user_in(seat)
            assert user_id is not None
            await self.club.bot_does(self.club.bot.matches.resign(match.id, user_id))

    async def next_round(self) -> None:
        """Let the break pass."""
        await self.club.wait(BREAK.total_seconds() + 5)
        await self.settled()
