"""Send notifications, each once, several to one user as one message.

A notification is a row until it is sent, so a restart loses none, and one process holds it while
sending. Whether it is still true is asked right before: out of date, it is dropped. Direct messages
wait for `JOINED`, so that what comes in that time is one message, and for the end of quiet hours.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from datetime import timedelta
from typing import NamedTuple, TypeAlias

import structlog

from bot.app import App, Interaction
from bot.errors import Refusal
from bot.faults import describe_fault, is_refusal_of_discord
from bot.features import Worker
from bot.game_api import game_name
from bot.rate_limiter import Turn, pacing
from bot.store import Daily, Lobby, Match
from bot.store.notifications import (
    CLOCK,
    Batch,
    Notification,
    NotificationChoice,
    Way,
    game_of_kind,
    server_of_kind,
)
from bot.ui.posts import allow_mentions, make_nonce, write_to
from bot.ui.refusals import Scope, pause_after, scope_of
from bot.ui.replies import Layout, texts_for
from bot.ui.router import Button, controls
from texts import Texts, texts_in

log = structlog.get_logger()

JOINED = timedelta(seconds=20)
"""How long a direct message waits for others to the same user."""
HOLD = timedelta(minutes=1)
"""How long a process holds notifications while sending them. After that it counts as dead."""
SHARE = 20
"""The most messages of each kind that are taken up at a time, in turns."""
MOST_LINES = 10
"""The most lines of one message; it says how many more there are."""
MOST_SWITCHES = 4
"""The most kinds that one message offers to turn off."""
TRIED_AGAIN = timedelta(seconds=10)
"""How long no test message is sent to a user who has just refused one."""


class Described(NamedTuple):
    """A notification in words, and the channel that it is about."""

    line: str
    channel_id: int


Describe: TypeAlias = "Callable[[Notification, Texts], Awaitable[Described | None]]"
"""Returns a notification in words; None if it is out of date, or the user may not know of it."""


class Notifications(Worker[Batch], name="notifications", about="batch"):
    """Knows how users want to be notified, and sends what is due."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._describes: dict[str, Describe] = {}

    def describe(self, kind: str, describe: Describe) -> None:
        """Let notifications of this kind, up to its first hyphen, be described by a function."""
        self._describes[kind] = describe

    # How users want to be notified

    async def ways(
        self, users: Iterable[int], kind: str, guild_id: int | None = None
    ) -> dict[int, Way]:
        """Return how to notify these users now.

        In quiet hours a ping becomes a direct message, which is due when they end.
        """
        ways = dict[int, Way]()
        for user_id in users:
            settings = await self._store.notifications.settings(user_id)
            way = settings.way(kind, guild_id)
            quiet = settings.quiet_until(self._client.now()) is not None
            ways[user_id] = Way.DIRECT if quiet and way is Way.PING else way
        return ways

    async def pinged(self, users: Iterable[int], kind: str) -> list[int]:
        """Return those of these users whom a public message of this kind may ping now."""
        ways = await self.ways(users, kind)
        return [user_id for user_id, way in ways.items() if way is Way.PING]

    async def choose(
        self, interaction: Interaction, kind: str, way: Way, guild_id: int | None
    ) -> None:
        """Set how the acting user is notified. Raises `Refusal` if they take no direct messages."""
        if way is Way.DIRECT:
            await self.check_takes_messages(interaction)
        choice = NotificationChoice(
            user_id=interaction.user.id,
            guild_id=server_of_kind(kind, guild_id),
            kind=kind,
            way=way,
        )
        await self._store.notifications.choose(choice, texts_for(interaction).language)

    async def check_takes_messages(self, interaction: Interaction) -> None:
        """Send the acting user a test message, unless they get direct messages already.

        Raises `Refusal` if they take none, or Discord can't send it now.
        """
        client, user_id = interaction.client, interaction.user.id
        settings = await self._store.notifications.settings(user_id)
        if Way.DIRECT in settings.ways.values():
            return
        known = client.refusals.find(user_id)
        if known is not None and known.code and client.now() < known.since + TRIED_AGAIN:
            raise Refusal("refused-direct-closed")
        client.refusals.accept(user_id)  # they ask for another try
        text = texts_for(interaction)("notify-test", command=client.mention("notify"))
        view, nonce = Layout(text), make_nonce("test", user_id)
        refused = await write_to(client, user_id, view, nonce, "test not sent")
        if refused is not None:
            closed = refused is Scope.PERSON
            raise Refusal("refused-direct-closed" if closed else "refused-direct-later")

    # What is sent

    async def add(
        self,
        kind: str,
        row: Match | Lobby | Daily,
        ways: Mapping[int, Way],
        version: int = 0,
        *,
        soon: bool = True,
    ) -> None:
        """Store notifications, to be sent once quiet hours are over; those that exist are skipped.

        Args:
            kind: Their kind.
            row: The match, lobby or puzzle that they are about.
            ways: How to notify each user, by user id.
            version: What tells several notifications of this kind about it apart.
            soon: Whether to send them as soon as they are due, rather than in turns with others.
        """
        now, store = self._client.now(), self._store.notifications
        wait = timedelta() if kind == CLOCK else JOINED  # a clock doesn't wait
        notifications = [
            Notification(
                user_id=user_id,
                kind=kind,
                about=row.id,
                version=version,
                guild_id=row.guild_id,
                language=row.language,
                way=way,
                due_at=(await store.settings(user_id)).quiet_until(now) or now + wait,
            )
            for user_id, way in ways.items()
            if way is not Way.NOTHING
        ]
        if notifications:
            await store.add(notifications)
        for each in notifications if soon else ():
            self.work.request(Batch.of(each.way, each.user_id, each.kind, each.about))

    async def catch_up(self) -> None:
        """Request what is due, and forget what is long over."""
        now = self._client.now()
        await self._store.notifications.forget_old(now)
        self.work.catch_up(await self._store.notifications.due(now, SHARE))

    async def _work(self, batch: Batch) -> float | None:
        store, now = self._store.notifications, self._client.now()
        if not self._client.refusals.is_blocked(batch.user_id):
            with pacing(Turn.NOTIFICATION):
                if rows := await store.take(batch, now, now + HOLD):
                    await self._send(batch, rows)
        due, now = await store.next_due(batch), self._client.now()
        if due is None or not now < due <= now + JOINED:
            return None
        return (due - now).total_seconds()

    async def _send(self, batch: Batch, rows: Sequence[Notification]) -> None:
        """Send what is still true of a batch that is held, as one message."""
        store, now, first = self._store.notifications, self._client.now(), rows[0]
        settings = await store.settings(batch.user_id)
        quiet = settings.quiet_until(now)
        if quiet is not None:
            await store.record(rows, {"due_at": quiet, "held_until": None})
            return
        texts, nonce = texts_in(settings.language or first.language), _make_nonce(rows)
        try:
            found = [(row, await self._describe(row, texts)) for row in rows]
            true = {row: described for row, described in found if described is not None}
            scope = None
            if true and batch.user_id:
                view = _direct_message(true, texts)
                scope = await write_to(
                    self._client, batch.user_id, view, nonce, "not notified", count=len(true)
                )
            elif true:
                await self._post(true, nonce)
        except Exception as fault:
            if not is_refusal_of_discord(fault):
                raise
            log.warning("not notified", kind=batch.kind, **describe_fault(fault))
            scope = scope_of(fault)
        if scope is None:
            await store.record(true, {"sent_at": now})
            await store.forget([row for row in rows if row not in true])
        elif scope is Scope.PERSON:
            await store.end_direct(batch.user_id)
            await store.forget(rows)
        else:
            # held, because Discord may have accepted them nevertheless
            await store.record(rows, {"held_until": now + pause_after(scope, 0)})

    async def _describe(self, row: Notification, texts: Texts) -> Described | None:
        """Describe a notification, unless the user has turned its kind off or wants quiet since."""
        settings = await self._store.notifications.settings(row.user_id)
        quiet = row.way is Way.PING and settings.quiet_until(self._client.now())
        if quiet or settings.way(row.kind, row.guild_id) is Way.NOTHING:
            return None
        return await self._describes[row.kind.partition("-")[0]](row, texts)

    async def _post(self, true: Mapping[Notification, Described], nonce: str) -> None:
        """Post a line in its channel that pings the users of these notifications."""
        row, described = next(iter(true.items()))
        channel_id, users = described.channel_id, [each.user_id for each in true]
        mentions = " ".join(f"<@{user_id}>" for user_id in users)
        channel = self._client.get_partial_messageable(channel_id, guild_id=row.guild_id)
        with self._client.refusals.noting(channel_id, row.guild_id):
            await channel.send(
                view=Layout(f"{mentions}\n{described.line}"),
                allowed_mentions=allow_mentions(users),
                nonce=nonce,
            )


def name_of_kind(kind: str, texts: Texts) -> str:
    """Return a kind of notifications in a few words."""
    game = game_of_kind(kind)
    if game is not None:
        return texts("notify-kind-wanted", game=game_name(game, texts))
    return texts(f"notify-kind-{kind}")


def _make_nonce(rows: Sequence[Notification]) -> str:
    """Return the nonce of a message of these notifications, even if some are out of date."""
    keys = sorted((row.user_id, row.kind, row.about, row.version) for row in rows)
    return make_nonce("notify", *keys)


def _direct_message(true: Mapping[Notification, Described], texts: Texts) -> Layout:
    """Lay out one message of all these, with a button for each kind that turns it off."""
    lines = [described.line for described in true.values()]
    more = len(lines) - MOST_LINES
    if len(lines) > 1:
        lines = [texts("notify-digest", count=len(lines)), *lines[:MOST_LINES]]
    if more > 0:
        lines.append(texts("notify-more", count=more))
    kinds = dict.fromkeys((server_of_kind(row.kind, row.guild_id), row.kind) for row in true)
    switches = [
        Button(
            f"notify:off:{guild_id}:{kind}",
            texts("button-notify-off", what=name_of_kind(kind, texts)),
        )
        for guild_id, kind in [*kinds][:MOST_SWITCHES]
    ]
    return Layout("\n".join(lines), controls(*switches))
