"""A simulated day of a server with many faults, and the checks at its end.

There are thirty matches of all games with clocks, two daily puzzles, a race, a lobby, and the end
of a season. In random order Discord fails or refuses everything, the gateway is down, the server is
unavailable or removes the bot, permissions are taken, threads are locked, threads and a channel are
deleted, a member leaves, and the bot restarts. People play whenever they can be reached.
"""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from unittest import mock

import discord
import forging
from book import duel, end
from every_format import FORMATS, first_of
from people import Club, buttons, parts, text
from simcord.backend import serializers
from sqlalchemy import select

from bot.boards import publisher as poster
from bot.client import SWEEP_SECONDS
from bot.clock import Clock
from bot.matches import LiveMatch
from bot.settings import Settings
from bot.store import Match, SeasonLength
from bot.store.notifications import DAILY, NotificationChoice, Way
from bot.store.result_posts import Owed
from bot.store.tables import RUNNING
from images.picture import Drawing, Picture
from images.renderer import Renderer
from opponents.thinkers import last_resort

STEP = timedelta(minutes=30)
DAY = timedelta(hours=26)
MATCHES = 30
CLOCKS = (6 * 3600, 12 * 3600, 24 * 3600)
"""Seconds for a turn; half of the shortest is a few steps."""
EPHEMERAL = discord.MessageFlags(ephemeral=True).value
BEGINNING = datetime(2026, 1, 31, 10, tzinfo=discord.utils.utcnow().tzinfo)
"""The first day; the season ends in its night."""
PUZZLE_HOUR = 12
RELUCTANCE = 0.93
"""Probability that a person who has to act waits; before the deadline they act."""
SHORTEST, LONGEST = 5, 90
"""Minutes that a fault lasts."""
PROBES = timedelta(minutes=6)
TROUBLES = 12
"""Faults of a day."""
ROUNDS = 4
"""How often people check a match in a step, because an answer may require another one."""
MAX_MOVES = 8
"""Most moves of a person in a match in one step."""


@dataclass
class Trouble:
    """A fault that lasts until some time."""

    name: str
    until: datetime
    end: Callable[[], Awaitable[None]]


@dataclass
class Drama:
    """The day of a club."""

    club: Club
    chance: random.Random
    step: int = 0
    troubles: list[Trouble] = field(default_factory=list)
    faults: dict[str, tuple[str, str, int, int]] = field(default_factory=dict)
    nobody: Counter[str] = field(default_factory=Counter)
    """Reasons why currently no one can be reached."""
    closed: Counter[int] = field(default_factory=Counter)
    """Channels in which currently no one can be reached."""
    left: set[int] = field(default_factory=set)
    """People who have left the server."""
    refused_until: datetime = BEGINNING
    """When Discord last refused everything."""
    found: list[str] = field(default_factory=list)
    """Failed checks."""

    @property
    def guild(self) -> int:
        """Return the id of the server."""
        return self.club.guild.id

    # Before

    async def begin(self) -> None:
        """Prepare the server, its settings and its matches."""
        club = self.club
        club.expects_faults = True
        club.discord.limits_count = False  # a restarted bot doesn't know its earlier requests
        club.permit("manage_guild", True)
        await club.wait((BEGINNING - club.env.now()).total_seconds())
        self.side = club.guild.create_text_channel("side")
        self.puzzles = club.guild.create_text_channel("puzzles")
        self.results = club.guild.create_text_channel("results")
        await club.bot.store.servers.change_guild_settings(
            club.guild.id, results_channel_id=self.results.id
        )
        await club.ann.slash(club.channel, "grimoire setup", channel=self.puzzles, hour=PUZZLE_HOUR)
        choice = {"guild_id": club.guild.id, "kind": DAILY, "way": Way.DIRECT}
        await club.bot.store.notifications.choose(
            NotificationChoice(user_id=club.cleo.id, **choice), "en"
        )
        await club.settle(season="month", calls="turn")
        await club.bot.store.seasons.set_length(club.guild.id, SeasonLength.MONTH, club.env.now())
        for winner, loser in [(club.ann, club.bob), (club.bob, club.ann)] * 3:  # for a ranking
            won = duel(winner.id, loser.id, club.env.now())
            await club.bot.store._database.change(lambda rows, won=won: end(rows, won, self.guild))
        names = list(FORMATS)
        for number in range(MATCHES):
            await self._begin_match(names[number % len(names)], number)
        await self.pass_time(STEP)

    async def _begin_match(self, name: str, number: int) -> None:
        """Begin a match in its own thread, or sometimes in the side channel."""
        club, chance = self.club, self.chance
        clock = Clock(chance.choice(CLOCKS))
        row = await first_of(club, name, chance, channel_id=self.side.id, clock=clock)
        row.alarm_at = club.env.now()
        if number % 5:  # it gets a thread below a message
            message = club.env.backend.create_message(club.channel.id, club.me, "begins")
            row.channel_id = row.origin_channel_id = club.channel.id
            row.origin_message_id = message.id
            row.has_home = row.board.origin_told = False
        await club.bot.store.add_match(row)

    # The day

    async def go_through(self) -> None:
        """Let the day pass, step by step."""
        steps = int(DAY / STEP)
        starts = [self.chance.randrange(2, steps - 6) for _ in range(TROUBLES)]
        events = {
            self.chance.randrange(2, steps - 10): each for each in (self.open_lobby, self.race)
        }
        for self.step in range(steps):
            for _ in range(starts.count(self.step)):
                await self.begin_trouble()
            if self.step in events and not self.nobody:
                await events[self.step]()
            await self.play()
            await self.go_on(STEP)
            await self.look_at_boards()
        for _ in range(4):
            await self.play()
            await self.go_on(STEP)

    async def go_on(self, time: timedelta) -> None:
        """Let time pass, and end the faults that are over by then."""
        end = self.club.env.now() + time
        for trouble in sorted(self.troubles, key=lambda each: each.until):
            if trouble.until < end:
                await self.pass_time(trouble.until - self.club.env.now())
                self.troubles.remove(trouble)
                await trouble.end()
        await self.pass_time(end - self.club.env.now())

    async def pass_time(self, time: timedelta) -> None:
        """Let time pass; the bot sweeps once or twice before the end, and at the end."""
        club, before = self.club, time.total_seconds() - SWEEP_SECONDS - 1
        if before > SWEEP_SECONDS:
            club._sweep_every(before / 2)
            await club.env.advance_time(before)
            club._sweep_every(SWEEP_SECONDS)
        await club.sweep()

    # People

    def is_reachable(self, match: LiveMatch) -> bool:
        return not self.nobody and not self.closed[match.row.channel_id]

    async def running(self) -> list[LiveMatch]:
        """Return the running matches."""
        bot = self.club.bot
        numbers = await bot.store._all(select(Match.id).where(RUNNING).order_by(Match.id))
        return [await bot.matches.load_shown(number) for number in numbers]

    async def play(self) -> None:
        """Let everyone who has to act do so in time, if they can be reached."""
        await self.continue_lost()
        for match in await self.running():
            for _ in range(ROUNDS):
                if self.is_reachable(match) and match.to_act:
                    match = await self._act_all(match)

    async def _act_all(self, match: LiveMatch) -> LiveMatch:
        for seat in match.to_act:
            user_id = match.user_in(seat)
            if seat in match.people and user_id is not None and user_id not in self.left:
                await self.act(match, seat, user_id)
        return await self.club.bot.matches.load_shown(match.id)

    async def act(self, match: LiveMatch, seat: Any, user_id: int) -> None:
        """Let a person who has to act do so, perhaps; before the deadline certainly."""
        deadline = match.clock.deadline(seat)
        is_urgent = deadline is not None and deadline - self.club.env.now() < 2.5 * STEP
        if not is_urgent and self.chance.random() < RELUCTANCE:
            return
        number = match.game.turn_number(match.state)
        with self.club.env._bot_scope():
            for _ in range(MAX_MOVES):
                if match.outcome is not None or seat not in match.to_act:
                    return
                if match.game.turn_number(match.state) != number:
                    return
                move = last_resort(match.game.id, match.state, seat)
                match = await self.club.bot.matches.submit(match.id, user_id, move, sure=True)

    async def continue_lost(self) -> None:
        """Let players of matches without a channel continue them as asked, or by command."""
        club = self.club
        if self.nobody or self.closed[club.channel.id]:
            return
        for match in await self.running():
            if not self.is_gone(match.row.channel_id):
                continue
            players = [
                each
                for each in (club.ann, club.bob, club.cleo)
                if match.seat_of(each.id) is not None and each.id not in self.left
            ]
            asked = [
                each
                for each in club.channel.history()
                if "was deleted" in text(each) and f"match:move:{match.id}" in str(parts(each))
            ]
            if not players or (match.row.origin_channel_id == club.channel.id and not asked):
                continue
            if asked:
                await players[0].click(asked[0], custom_id=f"match:move:{match.id}")
            else:
                await forging.click(club, players[0], f"match:move:{match.id}")

    def is_gone(self, channel_id: int) -> bool:
        return channel_id not in self.club.env.backend.channels

    async def open_lobby(self) -> None:
        """Open a lobby that no one joins."""
        await self.club.ann.slash(self.club.channel, "lobby", mode="free_for_all")

    async def race(self) -> None:
        """Let two people race."""
        club = self.club
        await forging.click(club, club.ann, "run:go:race")
        await self.settle()
        for message in club.channel.history():
            for label in buttons(message):
                if label == "Join" and "Race" in text(message):
                    await club.bob.click(message, label="Join")

    async def settle(self) -> None:
        await self.club.env.settle()

    # Faults

    async def begin_trouble(self) -> None:
        """Begin a fault that is not active."""
        going_on = {each.name for each in self.troubles}
        kinds = [
            each
            for each in (
                self.outage,
                self.forbidden,
                self.gateway,
                self.unavailable,
                self.removed,
                self.permission,
                self.locked,
                self.thread_deleted,
                self.channel_deleted,
                self.member_leaves,
                self.restart,
            )
            if each.__name__ not in going_on
        ]
        kind = self.chance.choice(kinds)
        if {"unavailable", "removed"} & going_on and kind.__name__ in ("unavailable", "removed"):
            return
        end = await kind()
        if end is not None:
            lasts = timedelta(minutes=self.chance.randint(SHORTEST, LONGEST))
            self.troubles.append(Trouble(kind.__name__, self.club.env.now() + lasts, end))

    def _fault(self, name: str, path: str, status: int, code: int = 0) -> None:
        self.faults[f"{name} {path}"] = ("*", path, status, code)
        self._apply()

    def _no_fault(self, name: str) -> None:
        for key in [each for each in self.faults if each.startswith(f"{name} ")]:
            del self.faults[key]
        self._apply()

    def _apply(self) -> None:
        self.club.env.backend.faults.clear()
        for method, path, status, code in self.faults.values():
            self.club.env.inject_error(method, path, status=status, code=code, times=None)

    def _away(self, name: str) -> Callable[[], Awaitable[None]]:
        """Make everyone unreachable until the returned function is called."""
        self.nobody[name] += 1

        async def back() -> None:
            self._no_fault(name)
            del self.nobody[name]

        return back

    async def outage(self) -> Callable[[], Awaitable[None]]:
        """Let Discord answer 503 to everything."""
        self._fault("outage", "/*", 503)
        return self._away("outage")

    async def forbidden(self) -> Callable[[], Awaitable[None]]:
        """Let Cloudflare refuse everything with the bot's token."""
        for path in ("/channels/*", "/users/*", "/guilds/*"):
            self._fault("forbidden", path, 403)
        back = self._away("forbidden")

        async def end() -> None:
            self.refused_until = self.club.env.now()
            await back()

        return end

    async def gateway(self) -> Callable[[], Awaitable[None]]:
        """Disconnect the gateway."""
        with self.club.discord.time.simulated():
            self.club.bot.dispatch("shard_disconnect", 0)
        back = self._away("gateway")

        async def end() -> None:
            with self.club.discord.time.simulated():
                self.club.bot.dispatch("shard_resumed", 0)
            await back()

        return end

    async def _take_server(self, name: str, **how: Any) -> Callable[[], Awaitable[None]]:
        backend = self.club.env.backend
        guild = backend.get_guild(self.club.guild.id)
        backend.emit("GUILD_DELETE", {"id": str(guild.id), **how})
        self._fault(name, "/channels/*", 403, 50001)
        back = self._away(name)

        async def end() -> None:
            await back()
            backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))

        return end

    async def unavailable(self) -> Callable[[], Awaitable[None]]:
        """Let Discord have an outage of the server."""
        return await self._take_server("unavailable", unavailable=True)

    async def removed(self) -> Callable[[], Awaitable[None]]:
        """Let the server remove the bot, and add it again."""
        return await self._take_server("removed")

    async def permission(self) -> Callable[[], Awaitable[None]]:
        """Forbid the bot to write anywhere."""
        self._permit(allowed=False)
        self.nobody["permission"] += 1

        async def end() -> None:
            self._permit(allowed=True)
            del self.nobody["permission"]

        return end

    def _permit(self, *, allowed: bool) -> None:
        """Allow or forbid everyone and the bot to write."""
        backend = self.club.env.backend
        for role in backend.get_guild(self.club.guild.id).roles.values():
            may = discord.Permissions(role.permissions)
            may.update(send_messages=allowed, send_messages_in_threads=allowed)
            backend.edit_role(self.club.guild.id, role.id, {"permissions": may.value})

    async def _some_thread(self) -> int | None:
        threads = [
            match.row.channel_id
            for match in await self.running()
            if match.row.channel_id not in (self.side.id, self.club.channel.id)
            and not self.is_gone(match.row.channel_id)
        ]
        return self.chance.choice(threads) if threads else None

    async def locked(self) -> Callable[[], Awaitable[None]] | None:
        """Lock a thread, and unlock it later."""
        thread_id = await self._some_thread()
        if thread_id is None:
            return None
        backend = self.club.env.backend
        backend.edit_channel(thread_id, {}, thread_metadata={"locked": True})
        self.closed[thread_id] += 1

        async def end() -> None:
            if not self.is_gone(thread_id):
                unlock = {"locked": False, "archived": False}
                backend.edit_channel(thread_id, {}, thread_metadata=unlock)
            self.closed[thread_id] -= 1

        return end

    async def thread_deleted(self) -> None:
        """Delete the thread of a match."""
        thread_id = await self._some_thread()
        if thread_id is not None and not self.nobody:
            self.club.env.backend.delete_channel(thread_id)
            await self.settle()

    async def channel_deleted(self) -> None:
        """Delete the channel of some matches."""
        if not self.is_gone(self.side.id) and not self.nobody:
            self.club.env.backend.delete_channel(self.side.id)
            await self.settle()

    async def member_leaves(self) -> None:
        """Let Dan leave the server."""
        if self.club.dan.id not in self.left:
            self.left.add(self.club.dan.id)
            self.club.env.backend.remove_member(self.club.guild.id, self.club.dan.id)

    async def restart(self) -> None:
        """Restart the bot, unless it could not start now."""
        if not self.nobody:
            await self.club.restart()

    # Checks

    async def look_at_boards(self) -> None:
        """Check that boards are current and clocks run, a sweep after people can be reached.

        The bot notices within five minutes that Discord accepts requests again.
        """
        if self.nobody or self.club.env.now() - self.refused_until < PROBES:
            return
        for match in await self.running():
            row = match.row
            if self.closed[row.channel_id] or self.is_gone(row.channel_id) or row.private:
                continue
            if row.board.shown_version < match.version:
                self.found.append(f"step {self.step}: the board of match {match.id} is behind")
            if row.stopped_at is not None:
                self.found.append(f"step {self.step}: the clock of match {match.id} stands still")

    async def look_at_everything(self) -> list[str]:
        """Return the failed checks at the end of the day."""
        self.nobody.clear()
        await self.look_at_boards()
        await self._look_at_matches()
        await self._look_at_messages()
        await self._look_at_puzzles()
        await self._look_at_results()
        return self.found

    async def _look_at_matches(self) -> None:
        """Check that no one lost a turn who could be reached at times."""
        rows = await self.club.bot.store._all(select(Match.id))
        for number in rows:
            row = await self.club.bot.store.match(number)
            assert row is not None
            users = {seat.seat: seat.user_id for seat in row.seats}
            for move in row.moves:
                if move.by_clock and users[move.seat] not in self.left:
                    self.found.append(
                        f"match {row.id}: {move.kind} by the clock at {move.played_at}"
                    )
            with_left = self.left & {*users.values()}
            if row.result is not None and row.result.reason == "abandoned" and not with_left:
                self.found.append(f"match {row.id} was lost")

    async def _look_at_messages(self) -> None:
        """Check that running matches have one board with buttons, and ask once."""
        boards, asked = Counter[int](), Counter[int]()
        backend = self.club.env.backend
        for channel_id in backend.channels:
            for message in backend.messages.get(channel_id, {}).values():
                if message.flags & EPHEMERAL:  # answers, and messages for forged clicks
                    continue
                for component in _walk(message.components):
                    kind, _, about = str(component.get("custom_id", "")).partition(":")
                    what, _, rest = about.partition(":")
                    if (kind, what) == ("match", "told"):
                        boards[int(rest.split(":")[0])] += 1
                    elif (kind, what) == ("match", "move"):
                        asked[int(rest)] += 1
        self.found += [f"match {each}: {n} boards" for each, n in boards.items() if n > 1]
        self.found += [f"match {each}: asked {n} times" for each, n in asked.items() if n > 2]

    async def _look_at_results(self) -> None:
        """Check that the results channel has each end once, and the end of the season."""
        lines = Counter(text(each) for each in self.results.history())
        self.found += [f"told twice: {line}" for line, count in lines.items() if count > 1]
        if not any("season" in line.lower() for line in lines):
            self.found.append("the end of the season is not told")
        now = self.club.env.now() + STEP
        owed = await self.club.bot.store.result_posts.owing(now, Owed.RESULTS)
        if owed:
            self.found.append("a result is still owed")

    async def _look_at_puzzles(self) -> None:
        """Check that each daily puzzle is posted and revealed once, and no subscription is lost."""
        club = self.club
        settings = await club.bot.store.notifications.settings(club.cleo.id)
        if settings.way(DAILY, club.guild.id) is not Way.DIRECT:
            self.found.append("a reminder was lost")
        posts, reveals = 0, 0
        for message in self.puzzles.history():
            posts += "Puzzle of the day" in text(message)
            reveals += "The solution of" in text(message)
        if (posts, reveals) != (2, 1):
            self.found.append(f"{posts} daily pages and {reveals} solutions")
        unfinished = await club.bot.store.races.unfinished()
        if unfinished:
            self.found.append("the end of a race is not told")
        open_ones = [
            each for each in club.channel.history() if {"Join", "Leave"} <= {*buttons(each)}
        ]
        if open_ones:
            self.found.append("a lobby or a race that is over has its buttons")


def _walk(components: Any) -> Iterator[dict[str, Any]]:
    for component in components or ():
        yield component
        yield from _walk(component.get("components"))
        if "accessory" in component:
            yield component["accessory"]


@contextlib.contextmanager
def quickly_drawn() -> Iterator[None]:
    """Replace pictures by their descriptions, because other tests check pictures."""

    async def draw(_: Renderer, wanted: Any, *_urgency: Any) -> Picture:
        drawing = wanted if isinstance(wanted, Drawing) else wanted()
        return Picture("told.png", b"", drawing.alt())

    patience = tuple(0.01 for _ in poster.PATIENCE)
    with (
        mock.patch.object(Renderer, "draw", draw),
        mock.patch.object(poster, "PATIENCE", patience),
    ):
        yield


async def play_through(folder: Path, seed: int) -> list[str]:
    """Play a day; return the failed checks."""
    url = f"sqlite+aiosqlite:///{folder / f'drama-{seed}.db'}"
    settings = Settings(_env_file=None, token=None, database_url=url, lobby_minutes=60)
    club = await Club.open(settings)
    try:
        return await play_on(club, seed)
    finally:
        await club.close()


async def play_on(club: Club, seed: int) -> list[str]:
    """Play a day on this club; return the failed checks."""
    with quickly_drawn():
        drama = Drama(club, random.Random(seed))
        await drama.begin()
        await drama.go_through()
        return await drama.look_at_everything()
