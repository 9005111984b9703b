"""Drives the bot as users do, and reads what they see, for the end-to-end tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from datetime import datetime
from fnmatch import fnmatch
from functools import partial
from typing import Any
from unittest import mock

import discord
import simcord
import simcord.http.client
import simcord.interactions
import swift_discord
from discord import app_commands
from known_games import SHORT, KnownGame, seats_of
from promises import Promise
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage
from simcord.builders import to_discord_message
from strict_discord import ATTEMPTS, StrictDiscord, is_asked_again
from strict_rules import Rules
from strict_time import CLICK
from strict_time import GLANCE as GLANCE

from bot.automation.bot_player import BotPlayer
from bot.boards.panel import Panels
from bot.boards.publisher import Publisher
from bot.client import SWEEP_SECONDS, Bridgekeeper
from bot.clock import Clock
from bot.errors import Refusal
from bot.matches import LiveMatch, MoveRefused
from bot.matches.result import make_result
from bot.settings import Settings
from bot.store import Board, Match, Move, Seat

Component = dict[str, Any]
Act = Callable[[], Awaitable[InteractionResult]]

ORIGINAL = "/webhooks/*/messages/@original"
MESSAGE = "/channels/*/messages/*"
MESSAGES = "/channels/*/messages"
THREADS = "/channels/*/messages/*/threads"

SETTLE_SECONDS = 60.0
"""Longest time in seconds for the bot to become idle; more than it needs on a busy machine."""
TOO_MANY = 429
NEAR = 5.0
"""Seconds; a task that sleeps for longer is idle."""

SWEEPS = 4
"""Sweeps of the bot while a long time passes, before its last minute."""
LAST_SECONDS = 60.0

ANSWERED = (
    Refusal,
    MoveRefused,
    app_commands.TransformerError,
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
)
"""Errors that are reported only to the user."""

original_response = InteractionResult.response
original_payload = simcord.interactions.base_payload


def answer(result: InteractionResult) -> ResponseMessage | None:
    """Return the answer to an interaction.

    If the private one was deleted, it is what the bot posted publicly in its place.
    """
    assert isinstance(original_response, property)
    first = original_response.__get__(result)
    return first or next(iter(result.followups), None)


InteractionResult.response = property(answer)  # type: ignore[method-assign, assignment]


swift_discord.install()


class Club:
    """A server with the bot, a channel and four people; `shard` is its shard (None: any)."""

    shard: int | None = None

    def __init__(self, env: simcord.Env, bot: Bridgekeeper) -> None:
        self.env = env
        self._settle = partial(_settled, env._settle_internal)
        env._settle_internal = self._settle  # type: ignore[method-assign]
        self.bots = [bot]
        self.dead: set[Bridgekeeper] = set()
        self.expects_faults = False
        self.excused: dict[Promise, str] = {}
        self.seed = SHORT.seed
        self.languages: dict[int, str] = {}
        self.discord = StrictDiscord(env)
        self.rules = Rules(env)
        self._patches = ExitStack()
        self._time: asyncio.Task[None] | None = None
        self.guild = env.create_guild("Club", shard_id=self.shard)
        self.rules.invite(env.backend.get_guild(self.guild.id))
        self.channel = self.guild.create_text_channel("duels")
        self.ann, self.bob, self.cleo, self.dan = (
            self.guild.add_member(env.create_user(name.lower(), global_name=name))
            for name in ("Ann", "Bob", "Cleo", "Dan")
        )

    @classmethod
    async def open(cls, settings: Settings, *, first_sweep: bool = True) -> Club:
        """Start the bot, without its first sweep if that would find nothing; open the server."""
        bot = Bridgekeeper(settings)
        if not first_sweep:
            _spare_first_sweep(bot)
        env = simcord.Env(
            bot,
            check_errors=True,
            approved_intents=discord.Intents.default(),  # not what others write
            settle_timeout=SETTLE_SECONDS,
        )
        club = cls(env, bot)
        try:
            club._install()
            club._time = asyncio.create_task(club.discord.time.go_on())
            await env.start()
        except BaseException:
            if club._time is not None:
                club._time.cancel()
            club._patches.close()
            raise
        for person in (club.ann, club.bob, club.cleo, club.dan):  # they have seen the greeting
            await bot.store.learning.greet(person.id, env.now())
        await bot.store.hosting.record_introduced(club.guild.id, env.now())
        return club

    def _install(self) -> None:
        """Make Discord strict, and let it send people's languages."""
        self.discord.install(self._patches)
        self.rules.install(self._patches)
        payload = mock.patch.object(simcord.interactions, "base_payload", self._speaking)
        self._patches.enter_context(payload)

    @property
    def bot(self) -> Bridgekeeper:
        """The running bot."""
        return self.bots[-1]

    @property
    def me(self) -> int:
        """The user id of the bot."""
        assert self.bot.user is not None
        return self.bot.user.id

    async def playing(self, person: MemberActor) -> list[LiveMatch]:
        """Return a person's matches, the one with the latest move first."""
        return (await self.bot.matches.read(await self.bot.store.matches_of(person.id)))[0]

    @property
    def published(self) -> list[Any]:
        """The public messages that the bot has sent in answer to interactions, as documents."""
        return [
            each.json
            for each in self.env.http_requests
            if each.method == "POST" and each.path.startswith("/webhooks/")
        ]

    async def close(self) -> None:
        """Stop Discord, then every bot that was started."""
        with self._patches:
            if self._time is not None:
                self._time.cancel()
                await asyncio.wait([self._time])
            await self.env.shutdown()
        for bot in self.bots:
            await bot.close()

    async def restart(self, settings: Settings | None = None) -> None:
        """Let the bot die, and start a new one, by default on the same database."""
        old = self.bot
        self.bots.append(Bridgekeeper(settings or old.settings))
        await self.env.restart_bot(self.bot)
        await old.store.close()
        self.dead.add(old)
        await self.sweep()

    async def just_before(self, moment: datetime) -> None:
        """Let time pass until a click is still in time, but will reach the bot too late."""
        left = (moment - self.env.now()).total_seconds()
        if left > 2 * LAST_SECONDS:
            await self.wait(left - LAST_SECONDS)
            left = (moment - self.env.now()).total_seconds()
        await self.env.advance_time(left - CLICK[0] / 2)

    async def sweep(self) -> None:
        """Let time pass until the bot looks for what is overdue or outdated."""
        await self.env.advance_time(SWEEP_SECONDS + 1)
        await self.env.settle()

    async def settle(self, **settings: str) -> None:
        """Change how matches are shown in the server."""
        await self.bot.store.servers.change_guild_settings(self.guild.id, **settings)

    async def wait(self, seconds: float) -> None:
        """Let time pass, and wait until the bot has done what was due.

        It sweeps at its normal rate in the last minute, and only a few times before.
        """
        before = seconds - LAST_SECONDS
        if before > SWEEPS * SWEEP_SECONDS:
            self._sweep_every(before / SWEEPS)
            await self.env.advance_time(before)
            self._sweep_every(SWEEP_SECONDS)
            seconds = LAST_SECONDS
        await self.env.advance_time(seconds)
        await self.env.settle()

    def _sweep_every(self, seconds: float) -> None:
        for bot in self.bots:
            if bot._sweep.is_running() and bot._sweep._last_iteration is not discord.utils.MISSING:
                bot._sweep._last_iteration = self.env.now()  # or it would catch up on all before
            bot._sweep.change_interval(seconds=seconds)

    async def thought(self) -> None:
        """Wait until the bot has taken its turns (a dead one takes none)."""
        while any(bot.part(BotPlayer).work.busy for bot in self.bots if bot not in self.dead):  # noqa: ASYNC110
            await asyncio.sleep(GLANCE)
        await self.env.settle()

    async def posted(self) -> None:
        """Wait until the bot has posted everything."""
        alive = [bot for bot in self.bots if bot not in self.dead]
        while any(bot.part(kind).work.busy for bot in alive for kind in (Publisher, Panels)):  # noqa: ASYNC110
            await asyncio.sleep(GLANCE)
        await self.env.settle()

    async def together(self, *acts: Act) -> list[InteractionResult]:
        """Let several people act at the same time: all requests are sent before any is answered."""
        with self._not_waiting(), self.discord.ways.same_moment():
            results = [await act() for act in acts]
        await self.env.settle()
        return results

    async def underway(self, act: Act) -> InteractionResult:
        """Let a person act, without waiting for the bot's answer."""
        with self._not_waiting():
            return await act()

    async def bot_does(self, doing: Coroutine[Any, Any, Any]) -> Any:
        """Let the bot do something, and wait for it.

        Raises `TimeoutError` if it waits for Discord for longer than rate limits last.
        """

        async def tried() -> Any:
            try:
                return await doing
            except discord.DiscordException as fault:
                return fault

        with self.discord.time.simulated():
            task = asyncio.create_task(tried())
        await self.env.settle()
        if not task.done():
            raise TimeoutError
        if isinstance(task.result(), discord.DiscordException):
            raise task.result()
        return task.result()

    async def glance(self) -> None:
        """Let a moment pass, also for the bot, without waiting for it."""
        await asyncio.sleep(GLANCE)
        self.env._move_clock(self.env._virtual_time + GLANCE)
        self.discord.time.run_due()

    def frozen(self) -> AbstractContextManager[None]:
        """Stop time from passing on its own, for tests of an exact moment."""
        return self.discord.ways.frozen()

    @contextmanager
    def _not_waiting(self) -> Iterator[None]:
        """Do not wait for the bot to become idle."""

        async def not_yet(**_: Any) -> None: ...

        self.env._begin_operation("together")
        self.env._settle_internal = not_yet  # type: ignore[method-assign]
        try:
            yield
        finally:
            self.env._settle_internal = self._settle  # type: ignore[method-assign]
            self.env._end_operation()

    def _speaking(self, backend: Any, **facts: Any) -> Any:
        """Return Discord's payload of an interaction, with the languages of person and server."""
        made = partial(original_payload, backend, **facts)
        record, payload = self.discord.ways.carry_interaction(made)
        self.rules.complete(payload)
        payload["locale"] = self.languages.get(facts["user_id"], "en-US")
        if facts["guild_id"] is not None:
            payload["guild_locale"] = (
                backend.get_guild(facts["guild_id"]).preferred_locale or "en-US"
            )
        return record, payload

    # Faults

    def excuse(self, promise: Promise, why: str) -> None:
        """Expect that this promise is broken in the test; if it is kept, the test fails."""
        self.excused[promise] = why

    def fault(
        self, method: str, path: str, status: int, code: int = 0, times: int | None = 1
    ) -> None:
        """Let Discord refuse the next such requests (`times` None: all of them).

        For a failure that discord.py repeats, one request of the bot is several.
        """
        self.expects_faults = True
        if status == TOO_MANY:  # without a time to wait
            self.discord.limits_count = False
        if times is not None and is_asked_again(path, status):
            times *= ATTEMPTS
        self.env.inject_error(method, path, status=status, code=code, times=times)

    @contextmanager
    def dying(self, method: str, path: str, *, answered: bool = False) -> Iterator[list[str]]:
        """Let the bot die at its first such request.

        It dies before the request is sent, or (`answered`) after Discord has handled it and before
        the bot gets the answer.
        """
        dispatch = simcord.http.client.router.dispatch
        died: list[str] = []

        def dispatch_or_die(backend: Any, asked: str, where: str, **facts: Any) -> Any:
            if not died and asked == method and fnmatch(where, path):
                died.append(where)
                if answered:
                    dispatch(backend, asked, where, **facts)
            if died:
                raise asyncio.CancelledError
            return dispatch(backend, asked, where, **facts)

        simcord.http.client.router.dispatch = dispatch_or_die
        try:
            yield died
        finally:
            simcord.http.client.router.dispatch = dispatch
        assert died, "the bot has not come to the request at which it should die"

    def permit(self, name: str, allowed: bool) -> None:
        """Give the bot and everyone a permission, or take it away."""
        for role in (self.guild.roles[self.guild.me.name]._role, self.guild.default_role._role):
            permissions = discord.Permissions(role.permissions)
            setattr(permissions, name, allowed)
            self.env.backend.edit_role(self.guild.id, role.id, {"permissions": permissions.value})

    # Matches

    async def challenge(self, **options: Any) -> ResponseMessage:
        """Let Ann challenge Bob in the channel."""
        asked = {"opponent": self.bob, "deck": "1"} | options
        challenged = await self.ann.slash(self.channel, "duel", **asked)
        assert challenged.response is not None
        return challenged.response

    async def duel(self, game: KnownGame = SHORT) -> Table:
        """Let Ann challenge Bob and let him accept; return the match, whose board exists."""
        self.seed = game.seed
        challenge = await self.challenge(deck=game.decks[0])
        await self.bob.select(challenge, [game.decks[1]])
        return Table(self, self.thread_at(challenge))

    async def practice(self, **options: Any) -> Table:
        """Let Ann play against the bot publicly; if the bot goes first, its turn is over."""
        seen = {"private": False} | options
        begun = await self.ann.slash(self.channel, "practice", **seen)
        assert begun.response is not None
        await self.thought()
        return Table(self, self.thread_at(begun.response))

    def thread_at(self, challenge: ResponseMessage) -> ChannelHandle:
        """Return the thread of a challenge, else its channel."""
        threads = [thread for thread in self.channel.threads if thread.id == challenge.id]
        return threads[0] if threads else self.channel

    async def match(
        self,
        game: KnownGame = SHORT,
        moves: int = 0,
        channel: ChannelHandle | None = None,
        thinks: str | None = None,
        clock: Clock | None = None,
    ) -> Table:
        """Return a match of Ann and Bob in the channel after some moves.

        `thinks`: the bot has Bob's seat.
        """
        now, channel = self.env.now(), channel or self.channel
        played = list(zip(seats_of(game), game.moves, strict=True))[:moves]
        outcome = game.state(moves).outcome()
        row = Match(
            game="clash",
            setup=game.setup,
            seed=game.seed,
            language="en",
            clock=clock.document() if clock else None,
            alarm_at=now if clock else None,
            guild_id=self.guild.id,
            channel_id=channel.id,
            origin_channel_id=channel.id,
            board=Board(origin_told=True, newest_version=moves),
            has_home=True,
            version=moves,
            created_at=now,
            updated_at=now,
            seats=[
                Seat(seat="A", user_id=self.ann.id, name="Ann"),
                Seat(seat="B", user_id=self.bob.id, name="Bob")
                if thinks is None
                else Seat(seat="B", user_id=self.me, name="Robot", thinks=thinks),
            ],
            moves=[
                Move(number=number, seat=seat, text=text, played_at=now)
                for number, (seat, text) in enumerate(played)
            ],
        )
        if outcome is not None:
            row.result = make_result(LiveMatch.of(row), outcome, now)
        await self.bot.store.add_match(row)
        await self.sweep()
        return Table(self, channel)


def _spare_first_sweep(bot: Bridgekeeper) -> None:
    """Leave out the bot's first sweep, which takes as long as everything else at the start."""
    sweep = bot._sweep.coro

    async def leave_out(*_: Any) -> None:
        bot._sweep.coro = sweep

    bot._sweep.coro = leave_out  # type: ignore[assignment]


async def settle_in(
    person: MemberActor, channel: ChannelHandle, name: str, value: str
) -> InteractionResult:
    """Change a setting of the server on the panel of `/server`."""
    panel = (await person.slash(channel, "server")).response
    assert panel is not None
    await person.select(panel, [name], custom_id="server:change")
    return await person.select(panel, [value], custom_id=f"server:set:{name}")


class Table:
    """A match in its channel, with its two players."""

    def __init__(self, club: Club, channel: ChannelHandle) -> None:
        self.club = club
        self.channel = channel

    @property
    def boards(self) -> list[discord.Message]:
        """The bot's board messages, oldest first."""
        return [message for message in self.channel.history() if pictures(message)]

    @property
    def board(self) -> discord.Message:
        """The newest board message."""
        return self.boards[-1]

    async def told(self, board: discord.Message | None = None) -> str:
        """Return the whole log of the newest match, or of this board's, as plain text."""
        opened = await self.club.dan.click(board or self.board, label="What happened")
        assert opened.response is not None
        return (await files_of(opened.response)[0].read()).decode()

    async def match(self) -> LiveMatch:
        """Return the match as the bot has it."""
        live = await self.club.bot.matches.in_channel(self.channel.id)
        assert live is not None
        return live

    async def row(self) -> Match | None:
        """Return the newest match here as it is stored."""
        store = self.club.bot.store
        found = await store.newest_in(self.channel.id)
        return await store.match(found.id) if found else None

    async def moves(self) -> list[str]:
        """Return the moves as they are stored."""
        row = await self.row()
        assert row is not None
        assert [move.number for move in row.moves] == list(range(row.version))
        return [move.text or move.kind for move in row.moves]

    async def snapshot(self) -> Any:
        """Return everything that a refused action must not change."""
        match = await self.match()
        boards = [(each.id, each.edited_at, text(each), buttons(each)) for each in self.boards]
        return match.version, match.state.key(), await self.moves(), boards

    async def player(self) -> MemberActor:
        """Return the person whose turn it is."""
        match = await self.match()
        return self.sitting(match.state.to_act()[0])

    def sitting(self, seat: str) -> MemberActor:
        """Return the person in a seat."""
        return {"A": self.club.ann, "B": self.club.bob}[seat]

    async def waiting(self) -> MemberActor:
        """Return the person who waits for the other."""
        return self.club.bob if await self.player() is self.club.ann else self.club.ann

    async def panel(self, person: MemberActor | None = None) -> ResponseMessage:
        """Open the hand panel from the board (of the person whose turn it is)."""
        person = person or await self.player()
        opened = await person.click(self.board, label="My hand")
        assert opened.response is not None
        return opened.response

    async def type(self, move: str) -> InteractionResult:
        """Play a move of the person whose turn it is by command."""
        person = await self.player()
        if move == "end":
            return await person.slash(self.channel, "end")
        return await person.slash(self.channel, "play", card=move)

    async def play(self, moves: Iterable[str]) -> None:
        """Play moves by command, for both people."""
        for move in moves:
            await self.type(move)

    def shows(self, match: LiveMatch) -> bool:
        """Return whether the newest board shows the current position."""
        return match.row.board.shown_version == match.version


async def _settled(settle: Callable[..., Awaitable[None]], **asked: Any) -> None:
    """Wait until the bot is idle.

    simcord uses one number for how long it waits and how far ahead it looks for sleeping tasks; a
    busy machine needs more of the first only.
    """
    facts = {"idle": GLANCE} | asked | {"timeout": NEAR, "_deadline": None}
    until = asyncio.get_running_loop().time() + SETTLE_SECONDS
    while True:
        try:
            return await settle(**facts)
        except TimeoutError:
            if asyncio.get_running_loop().time() > until:
                raise


def walk(components: list[Component]) -> Iterator[Component]:
    """Yield all components of a message, outer ones first."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))


def parts(message: Any) -> list[Component]:
    """Return all components of a message of any kind."""
    if isinstance(message, discord.Message):
        return list(walk([each.to_dict() for each in message.components]))
    return list(walk(message.components))


def text(message: Any) -> str:
    """Return all text of a message."""
    return "\n".join(each["content"] for each in parts(message) if each["type"] == 10)


def files_of(message: Any) -> list[discord.Attachment]:
    """Return the files of a message, including those that only its components show."""
    if isinstance(message, ResponseMessage):
        message = to_discord_message(message._env, message._message)
    stored = message._state.http.backend.get_message(message.channel.id, message.id)
    return [discord.Attachment(data=each, state=message._state) for each in stored.attachments]


def pictures(message: Any) -> list[str]:
    """Return the text alternatives of a message's pictures."""
    return [
        item["description"]
        for each in parts(message)
        if each["type"] == 12
        for item in each["items"]
    ]


async def end_turn(person: MemberActor, panel: ResponseMessage) -> InteractionResult:
    """End the turn on a panel, also if nothing was played."""
    ended = await person.click(panel, label="End turn")
    if "End turn anyway" in buttons(panel):
        return await person.click(panel, label="End turn anyway")
    return ended


def buttons(message: Any) -> dict[str, bool]:
    """Return the buttons by label, and whether they can be clicked."""
    return {each["label"]: not each.get("disabled") for each in parts(message) if each["type"] == 2}


def chosen_in(message: Any) -> list[str]:
    """Return the labels of the default options of all selects."""
    return [
        option["label"]
        for each in parts(message)
        for option in each.get("options", ())
        if option.get("default")
    ]


def custom_id(message: Any, label: str) -> str:
    """Return the custom id of the button with this label."""
    return next(each["custom_id"] for each in parts(message) if each.get("label") == label)


def only_for(result: InteractionResult) -> str:
    """Return what the bot tells only this person."""
    said = [*result.followups, result.response]
    told = next(each for each in said if each is not None)
    assert told.ephemeral
    return text(told)
