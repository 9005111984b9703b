"""Decide what a refusal by Discord means and when to ask again.

A refusal concerns the whole app, a place, a user, a role or a single message, or it is a mistake
of the bot. `Refusals` remembers what Discord refuses, so that no feature asks again too soon: it
waits minutes at first and hours later. After a change at Discord (of a role, a channel, a thread,
or the bot's own membership) everything in that server may be tried at once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum, auto

import discord
from cachetools import LRUCache

from bot.discord_requests import DiscordRequest
from bot.faults import is_discord_fault
from texts import Texts

PAUSES = tuple(timedelta(minutes=each) for each in (1, 5, 15, 60, 180, 360, 720))
"""How long to wait after each refusal in a row; the last pause is repeated."""
APP_PAUSES = tuple(timedelta(minutes=each) for each in (1, 2, 5))
"""Pauses while Discord refuses everything: all users wait for the end of that."""
OUTAGE_PAUSES = tuple(timedelta(minutes=each) for each in (1, 1, 5, 15))
"""Pauses for owed messages while Discord fails."""
RARELY = tuple(timedelta(hours=each) for each in (1, 12, 24))
"""Pauses for daily posts and for unknown faults."""
REMEMBERED = 10_000
"""Number of channels, roles and users whose refusals are remembered."""


class Scope(Enum):
    """What a refusal concerns."""

    OUTAGE = auto()
    """Nothing of ours: Discord fails or can't be reached. Ask again soon."""
    APP = auto()
    """Every request of the bot."""
    PLACE = auto()
    """A channel, a thread or a server: everything that the bot wants to do there."""
    PERSON = auto()
    """A user who takes no messages from the bot, or whom it can't find."""
    ROLE = auto()
    """A role that the bot can't give or take."""
    MESSAGE = auto()
    """A message that is gone or can't be edited any more. Another one can be sent."""
    REQUEST = auto()
    """The request itself, which the bot has put together wrongly."""


SCOPES: Mapping[int, Scope] = {
    10003: Scope.PLACE,  # unknown channel
    10004: Scope.PLACE,  # unknown server
    10007: Scope.PERSON,  # unknown member
    10008: Scope.MESSAGE,  # unknown message
    10011: Scope.ROLE,  # unknown role
    10013: Scope.PERSON,  # unknown user
    20016: Scope.PLACE,  # slow mode
    20026: Scope.APP,  # the app was flagged for spam
    20028: Scope.PLACE,  # the channel's limit of writing
    30046: Scope.MESSAGE,  # too many edits of an old message
    40001: Scope.APP,  # not authorised
    40002: Scope.APP,  # the account has to be verified
    40003: Scope.APP,  # too many direct messages were opened
    50001: Scope.PLACE,  # no access
    50005: Scope.MESSAGE,  # another user's message
    50007: Scope.PERSON,  # takes no direct messages
    50013: Scope.PLACE,  # a permission is missing
    50024: Scope.PLACE,  # not in a channel of this type
    50083: Scope.MESSAGE,  # in an archived thread, which a new message opens again
    50278: Scope.PERSON,  # shares no server with the bot
    60003: Scope.ROLE,  # needs the owner's two factors
    160005: Scope.PLACE,  # a locked thread
    160006: Scope.PLACE,  # too many active threads
    200000: Scope.PLACE,  # AutoMod
    200001: Scope.PLACE,  # AutoMod, the title
    220001: Scope.PLACE,  # AutoMod, the name of a thread
    240000: Scope.PLACE,  # a link that Discord takes for harmful
}
"""Scopes of Discord's error codes (topics/opcodes-and-status-codes)."""
GONE_PLACES = frozenset({10003, 10004})
"""The codes of places that no longer exist."""
_REASONS: Mapping[int, str] = {
    0: "away-app",
    10003: "away-gone",
    10004: "away-gone",
    20016: "away-slow",
    20026: "away-app",
    160005: "away-locked",
    160006: "away-threads",
    200000: "away-automod",
    200001: "away-automod",
    220001: "away-automod",
}
TOO_LATE = 10062
"""The code of an interaction that was not acknowledged in time."""
MISSING_PERMISSION = 50013
AUTOMOD = frozenset({200000, 200001, 240000})
"""The codes of words that a server doesn't allow: other words may be accepted."""
_BY_STATUS = {401: Scope.APP, 404: Scope.MESSAGE}
_PASSING = (408, 429)


def scope_of(fault: BaseException) -> Scope:
    """Return what a refusal concerns.

    An exception that isn't one of Discord's counts as a wrong request.
    """
    if not isinstance(fault, discord.HTTPException):
        return Scope.OUTAGE if is_discord_fault(fault) else Scope.REQUEST
    if fault.status >= 500 or fault.status in _PASSING:
        return Scope.OUTAGE
    if fault.code in SCOPES:
        return SCOPES[fault.code]
    if fault.status == 403:  # Cloudflare, which blocks everything, sends no codes
        return Scope.PLACE if fault.code else Scope.APP
    return _BY_STATUS.get(fault.status, Scope.REQUEST)


def pause_after(scope: Scope, tries: int) -> timedelta:
    """Return how long to wait after `tries` earlier failures in a row."""
    pauses = OUTAGE_PAUSES if scope in (Scope.OUTAGE, Scope.APP) else RARELY
    return pauses[min(tries, len(pauses) - 1)]


def is_gone(fault: BaseException) -> bool:
    """Return whether a refusal says that the channel, the thread or the server was deleted."""
    return getattr(fault, "code", None) in GONE_PLACES


def is_too_late(fault: BaseException) -> bool:
    """Return whether an interaction can't be answered any more."""
    return isinstance(fault, discord.HTTPException) and fault.code == TOO_LATE


@dataclass(slots=True)
class Blocked:
    """Something that Discord refuses: since when, with which code, and when to ask again."""

    since: datetime
    code: int
    guild_id: int | None
    next_at: datetime
    times: int = 1


def describe_refusal(refused: Blocked, texts: Texts) -> str:
    """Return a few words that say what is in the way of the bot."""
    return texts(_REASONS.get(refused.code, "away-place"))


class Refusals:
    """What Discord refuses at the moment; `now` returns the time at Discord."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._app: Blocked | None = None
        self._blocked: LRUCache[int, Blocked] = LRUCache(REMEMBERED)
        self.failing_since: datetime | None = None
        """Since when no request has been answered; None while Discord answers."""
        self.answered_at = now()
        """When Discord last answered a request."""

    def note(self, fault: BaseException, about: int, guild_id: int | None = None) -> Scope:
        """Remember a refusal and return what it concerns.

        Args:
            fault: What was raised by the request.
            about: Id of the channel, thread or role that the request was about.
            guild_id: Its server; a change there lets it be tried again (`try_again_in`).
        """
        scope, now, code = scope_of(fault), self._now(), getattr(fault, "code", 0)
        if scope is Scope.APP:
            self._app = _refused_again(self._app, code, None, now, APP_PAUSES)
        elif scope in (Scope.PLACE, Scope.ROLE):
            self.block(about, code, guild_id)
        return scope

    def block(
        self,
        about: int,
        code: int = 0,
        guild_id: int | None = None,
        pauses: tuple[timedelta, ...] = PAUSES,
    ) -> None:
        """Remember that something about this id is refused, however that was found out."""
        before = self._blocked.get(about)
        self._blocked[about] = _refused_again(before, code, guild_id, self._now(), pauses)

    def put_off(self, fault: BaseException, about: int, guild_id: int | None = None) -> Scope:
        """Note a refusal of something owed to a user, or about a message or role.

        Whatever the cause, even an outage, `is_blocked` is true for a while afterwards.
        """
        scope = self.note(fault, about, guild_id)
        if scope in (Scope.OUTAGE, Scope.APP):  # another request that succeeds doesn't end this
            self.block(about, guild_id=guild_id, pauses=OUTAGE_PAUSES)
        else:
            self.block(about, getattr(fault, "code", 0), guild_id)
        return scope

    def accept(self, about: int) -> None:
        """Note that Discord has accepted a request about this id."""
        self._blocked.pop(about, None)

    def find(self, about: int) -> Blocked | None:
        """Return the known refusal of this id, or of everything; None if there isn't one."""
        return self._app or self._blocked.get(about)

    def is_blocked(self, about: int) -> bool:
        """Return whether it is too early to ask Discord again about this id."""
        now = self._now()
        return any(
            each is not None and now < each.next_at
            for each in (self._app, self._blocked.get(about))
        )

    @property
    def app_refused_since(self) -> datetime | None:
        """Since when Discord refuses everything; None if it does not."""
        return self._app.since if self._app is not None else None

    @property
    def servers(self) -> Collection[int]:
        """The servers where something is refused."""
        return {each.guild_id for each in self._blocked.values() if each.guild_id is not None}

    @property
    def gone_places(self) -> Collection[int]:
        """The channels and threads that no longer exist, as far as is known."""
        return {about for about, each in self._blocked.items() if each.code in GONE_PLACES}

    def try_again(self, about: int) -> None:
        """Allow requests about this id at once: it has changed."""
        if about in self._blocked:
            self._blocked[about].next_at = self._now()

    def try_again_in(self, guild_id: int | None) -> None:
        """Allow all requests in this server at once: something has changed there."""
        for each in self._blocked.values():
            if each.guild_id == guild_id:
                each.next_at = self._now()

    @contextmanager
    def noting(
        self, about: int, guild_id: int | None = None, *, edits: bool = False
    ) -> Iterator[None]:
        """Remember whether Discord accepts or refuses the requests in this block; re-raise the
        fault.

        A channel in which the bot `edits` a message may still refuse new ones, so success isn't
        noted.
        """
        try:
            yield
        except Exception as fault:
            self.note(fault, about, guild_id)
            raise
        if not edits:
            self.accept(about)

    def heard(self, request: DiscordRequest) -> None:
        """Learn from a request whether Discord answers at all."""
        status = request.status
        if status is None or status >= 500:
            self.failing_since = self.failing_since or self._now()
            return
        self.failing_since, self.answered_at = None, self._now()
        if status < 300 and request.has_token:
            self._app = None


def _refused_again(
    before: Blocked | None,
    code: int,
    guild_id: int | None,
    now: datetime,
    pauses: tuple[timedelta, ...],
) -> Blocked:
    """Return the refusal after one more; only the first of several at the same time counts."""
    if before is None:
        return Blocked(now, code, guild_id, now + pauses[0])
    if now >= before.next_at:
        before.next_at = now + pauses[min(before.times, len(pauses) - 1)]
        before.times += 1
    before.code = code
    return before
