"""The matches of a round: how they begin, the thread of each table, and their results."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

import discord

from bot.app import App
from bot.boards.publisher import Publisher
from bot.boards.turn_notifications import TurnNotifications
from bot.events.course import Kind, Line, points_of
from bot.events.running import RunningEvent
from bot.features import Part
from bot.game_api import read_match_settings
from bot.lobby.beginning import make_bot_seats, make_first_match
from bot.lobby.seating import is_for_anybody
from bot.matches import LiveMatch
from bot.matches.following import add_belongings
from bot.notifications.sender import Notifications
from bot.store import RANDOM, Board, Entrant, EventMatch, Match, MatchResult, Seat, Store
from bot.store.notifications import TURN, Way
from bot.ui.posts import allow_mentions, make_nonce
from bot.ui.replies import Layout
from opponents.thinkers import usual_strength
from texts import texts_in


async def make_matches(
    client: App, event: RunningEvent, round: int, tables: Sequence[Sequence[int]]
) -> dict[int, Match]:
    """Make the matches of a round, by table. They are not stored yet.

    Seats are drawn by the event's seed; the bot takes those without an entrant.
    """
    return {
        table: await _make_match(client, event, round, table, entrants)
        for table, entrants in enumerate(tables, 1)
    }


async def _make_match(
    client: App, event: RunningEvent, round: int, table: int, entrants: Sequence[int]
) -> Match:
    row, settings = event.row, event.settings
    seats = [*settings.people]
    random.Random(f"{row.seed}/{round}/{table}").shuffle(seats)
    people = [
        Seat(seat=seat, user_id=event.users[number], name=event.names[number])
        for seat, number in zip(seats, entrants, strict=False)
    ]
    strength = usual_strength(settings.game)
    bots: dict[str, str] = dict.fromkeys(seats[len(entrants) :], strength)
    match = make_first_match(
        settings,
        [*people, *(make_bot_seats(client, bots) if bots else ())],
        dict.fromkeys(settings.people, RANDOM),
        language=row.language,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        message_id=None,
        now=client.now(),
    )
    called = {seat.seat: 0 for seat in match.seats}  # the event itself tells them of the round
    match.board = Board(origin_told=True, called=called)
    match.setup = await add_belongings(match, client.store)
    return match


def read_points(
    event: RunningEvent, entrants: Sequence[int], result: MatchResult
) -> dict[int, int]:
    """Return the points of these entrants from the result of their match.

    A player who has left their seat to the bot is last.
    """
    numbers = {event.users[number]: number for number in entrants}
    placements: dict[int, int | None] = {}
    for place, seat in enumerate(result.seats, 1):
        number = numbers.get(seat.user_id or 0, -place)
        placement = seat.placement
        if number > 0 and seat.left and placement is not None:
            placement += len(result.seats)
        placements[number] = placement
    return points_of(placements)


async def find_duels(
    store: Store, event: RunningEvent, until: datetime
) -> Mapping[int, Mapping[int, str]]:
    """Load the duels of an arena that aren't counted yet: their players' names, by match.

    They have begun in its channel, in its game, between its beginning and `until`, and the second
    player has found the first with *Find an opponent*.
    """
    since = next(each.at for each in event.row.lines if each.kind == Kind.ROUND)
    begun = await store.events.begun_from_lobbies(event.row.channel_id, since, until)
    duels = {
        match.id: {seat.user_id: seat.name for seat in match.seats if seat.user_id is not None}
        for lobby, match in begun
        if is_for_anybody(lobby) and read_match_settings(lobby.settings).game == event.settings.game
    }
    return {match_id: who for match_id, who in duels.items() if len(who) == event.course.plan.size}


def count_duels(
    event: RunningEvent, duels: Iterable[Mapping[int, str]]
) -> tuple[list[Line], list[Entrant]]:
    """Return the lines that add duels to an arena, and the entrants that are new in it.

    Both players of a duel take part from now on.
    """
    numbers, active = {user: number for number, user in event.users.items()}, {*event.course.active}
    lines, new = list[Line](), list[Entrant]()
    for duel in duels:
        for user_id, name in duel.items():
            if user_id not in numbers:
                numbers[user_id] = len(numbers) + 1
                new.append(Entrant(number=numbers[user_id], user_id=user_id, name=name))
            if numbers[user_id] not in active:
                active.add(numbers[user_id])
                lines.append(Line(Kind.JOIN, {"entrant": numbers[user_id]}))
        lines.append(Line(Kind.TABLE, {"entrants": [numbers[user_id] for user_id in duel]}))
    return lines, new


class Tables(Part):
    """Gives each table of an event a thread, and calls its players once a round."""

    async def start(self) -> None:
        """Let the matches of events be placed."""
        self._client.part(Publisher).place_by(self._find_home)

    async def _find_home(self, match: LiveMatch) -> int | None:
        """Return the thread of a match's table, after calling its players there.

        It is the event's channel if Discord makes no thread; None for a match of no event, and for
        a duel of an arena, which has a place like others.
        """
        found = await self._store.events.of_match(match.id)
        if found is None:
            return None
        event = await RunningEvent.load(self._store, found.event_id)
        if event.is_arena:
            return None
        home = await self._thread(event, found) or event.row.channel_id
        await self._call(event, found, match, home)
        return home

    async def _thread(self, event: RunningEvent, found: EventMatch) -> int | None:
        """Return the thread of this table: that of earlier rounds if it exists, or a new one."""
        publisher, texts = self._client.part(Publisher), texts_in(event.row.language)
        for earlier in await self._store.events.threads(event.row.id, found.table):
            thread = await publisher.channel(earlier)
            if isinstance(thread, discord.Thread) and thread.parent_id == event.row.channel_id:
                return earlier
        name = texts("event-thread", table=found.table, event=event.title(texts))[:100]
        made = await self._find_made(event, name)
        return made or await publisher.make_thread(event.row.channel_id, name)

    async def _find_made(self, event: RunningEvent, name: str) -> int | None:
        """Return the thread of this name that an attempt has made before it died."""
        guild = self._client.get_guild(event.row.guild_id)
        whose = name, event.row.channel_id, self._client.me.id
        made = [
            each.id
            for each in (guild.threads if guild is not None else ())
            if (each.name, each.parent_id, each.owner_id) == whose
        ]
        free = [each for each in made if await self._store.newest_in(each) is None]
        return free[0] if free else None

    async def _call(
        self, event: RunningEvent, found: EventMatch, match: LiveMatch, channel_id: int
    ) -> None:
        """Say in the channel that this round begins, and who plays at the table.

        In a league, where everyone plays at several tables, the first one calls them.
        """
        people = [user for seat in match.people if (user := match.user_in(seat))]
        places = [*enumerate(event.course.rounds[found.round - 1].tables, 1)]
        first = {each: number for number, table in reversed(places) for each in table.entrants}
        here = [each for each in people if first.get(event.number_of(each) or 0) == found.table]
        ways = await self._client.part(Notifications).ways(here, TURN)
        pinged = [user for user, way in ways.items() if way is Way.PING]
        direct = [seat for seat in match.to_act if ways.get(match.user_in(seat) or 0) is Way.DIRECT]
        await self._client.part(TurnNotifications).add(match, dict.fromkeys(direct, 0))
        texts = texts_in(event.row.language)
        text = texts(
            "event-round-begins",
            round=found.round,
            players=" – ".join(f"<@{user}>" for user in people),
        )
        channel = self._client.get_partial_messageable(channel_id, guild_id=event.row.guild_id)
        with self._client.refusals.noting(channel_id, event.row.guild_id):
            await channel.send(
                view=Layout(text),
                allowed_mentions=allow_mentions(pinged),
                nonce=make_nonce("event", match.id),
            )
        called = {seat.seat: match.version for seat in match.row.seats}
        await self._store.set_board(match.id, called=called)  # as if their clock had not stopped
