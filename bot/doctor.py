"""Checks of everything that the bot needs, for hosts; nothing is changed.

A check is a function in `CHECKS`: it gets the settings, returns its finding in one line, and raises
`NotReady` if something is wrong. Any other exception is a finding too, so modules that may be
damaged are imported only within their check. Each game has a check of its own.
"""

from __future__ import annotations

import asyncio
import urllib.request
from collections.abc import Callable, Iterator
from functools import partial
from http.client import HTTPException
from importlib.util import find_spec
from itertools import chain
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from bot.errors import NotReady
from bot.logs.redaction import Redaction, secrets_of
from bot.settings import Settings, exposure, read, unknown_names

if TYPE_CHECKING:
    from bot.game_api.plugin import BotPlugin

Check = Callable[[Settings], str]
Finding = tuple[str, bool, str]
"""Name of the check, whether it passed, and the finding."""

PATIENCE = 5.0
"""Seconds to wait for Discord's response."""
NAMED = 20
"""Maximum number of unreadable matches that are named; others are only counted."""


def checks() -> Iterator[Finding]:
    """Read the settings, then run the checks, one after the other."""
    try:
        settings = read()
    except NotReady as wrong:
        yield "settings", False, str(wrong)
        return
    unknown = unknown_names()
    not_ours = f"not settings of the bot: {', '.join(unknown)}" if unknown else ""
    yield "settings", True, "; ".join(filter(None, ("read", exposure(), not_ours)))
    redaction = Redaction(secrets_of(settings))
    shared = ((name, partial(check, settings)) for name, check in CHECKS)
    named: Iterator[tuple[str, Callable[[], str]]] = chain(shared, _of_games())
    for name, check in named:
        passed, found = _made(check)
        yield name, passed, redaction.text(" ".join(found.split()))


def _of_games() -> Iterator[tuple[str, Callable[[], str]]]:
    from engine.games import PLUGINS

    for plugin in PLUGINS:
        yield plugin.name, partial(_check_game, partial(plugin.part, "bot.games"))


def _check_game(load: Callable[[], BotPlugin]) -> str:
    """Check that a game can be loaded, and one of its cards drawn in every language."""
    from texts import LANGUAGES, texts_in

    book = load().cards
    if book is None:
        return "loaded, has no cards"
    for language in LANGUAGES:
        book.page(book.cards[0][0], texts_in(language)).drawing.draw()
    return f"{len(book.cards)} cards; fonts, icons and encoder work"


def _made(check: Callable[[], str]) -> tuple[bool, str]:
    try:
        return True, check()
    except NotReady as wrong:
        return False, str(wrong)
    except Exception as error:  # anything that a driver or a library raises is the finding
        return False, f"{type(error).__name__}: {getattr(error, 'orig', None) or error}"


def check_token(settings: Settings) -> str:
    """Check that `bridgekeeper run` can start: with a token the bot, without one the sandbox.

    Raises `NotReady`.
    """
    if settings.token is not None:
        return "set"
    if find_spec("simcord") is None:
        raise NotReady(
            "BRIDGEKEEPER_TOKEN isn't set: put the bot's token into .env or the environment,"
            " or install bridgekeeper[sandbox] to try the bot without one"
        )
    return "not set: `bridgekeeper run` starts the local sandbox"


def _file(settings: Settings) -> str:
    from bot.store.copies import sqlite_file
    from bot.store.migrating import room_for

    file = sqlite_file(settings.database_url)
    return "not needed: everything is kept in PostgreSQL" if file is None else room_for(file)


def _database(settings: Settings) -> str:
    from bot.store.migrating import state_at

    return asyncio.run(state_at(settings.database_url)) or "does not exist yet"


def _stored_puzzles(settings: Settings) -> str:
    from bot.store.migrating import read_only, stored_puzzles
    from engine.documents import DocumentError
    from puzzles.puzzle import read_puzzle

    puzzles = asyncio.run(read_only(settings.database_url, stored_puzzles)) or ()
    wrong = []
    for number, document in puzzles:
        try:
            read_puzzle({**document, "id": f"p-{number}"})
        except (DocumentError, TypeError) as fault:
            wrong.append(f"p-{number} ({fault})")
    if wrong:
        raise NotReady(f"{len(wrong)} of {len(puzzles)} can't be read: {', '.join(wrong)}")
    return f"{len(puzzles)} puzzles that people made can be read"


def _matches(settings: Settings) -> str:
    from bot.matches.readable import find_unreadable
    from bot.store.migrating import read_only, up_to_date

    def look(connection: Connection) -> list[tuple[int, str]] | None:
        return find_unreadable(connection) if up_to_date(connection) else None

    found = asyncio.run(read_only(settings.database_url, look))
    if found is None:
        return "looked at when the tables are up to date"
    if found:
        named = ", ".join(f"{match_id} ({fault})" for match_id, fault in found[:NAMED])
        more = f" and {len(found) - NAMED} more" if len(found) > NAMED else ""
        raise NotReady(f"can't be read and are left alone: {named}{more}")
    return "all running matches can be played on"


def _clock(_: Settings) -> str:
    return check_clock()


def check_clock(patience: float = PATIENCE) -> str:
    """Check whether the host's clock is right, by Discord's time.

    If Discord can't be reached, the check passes. Raises `NotReady`.
    """
    from discord.http import Route

    from bot.discord_clock import WORTH_A_WORD, DiscordClock, date_in, host_time

    clock, asked_at = DiscordClock(), host_time()
    try:
        with urllib.request.urlopen(f"{Route.BASE}/gateway", timeout=patience) as answer:
            date = date_in(answer.headers.get("Date", ""))
    except (OSError, ValueError, HTTPException) as fault:
        return f"not compared: Discord can't be reached ({type(fault).__name__})"
    if date is None:
        return "not compared: Discord's answer tells no time"
    clock.answered(date, asked_at)
    ahead = clock.ahead or 0.0
    if abs(ahead) <= WORTH_A_WORD:
        return "agrees with Discord's"
    off = "ahead of" if ahead > 0 else "behind"
    raise NotReady(
        f"about {abs(ahead):.0f} seconds {off} Discord's: let it be set from the network (NTP)"
    )


def _puzzles(_: Settings) -> str:
    from puzzles.library import built_in

    puzzles = built_in()
    if empty := [set_id for set_id, of_set in puzzles.items() if not of_set]:
        raise NotReady(f"none for {', '.join(empty)}")
    return f"{sum(map(len, puzzles.values()))} built-in puzzles can be read"


def _texts(_: Settings) -> str:
    from texts import LANGUAGES, keys

    english = keys("en")
    found = []
    for language in LANGUAGES:
        own = keys(language)
        if lacking := own - english:
            raise NotReady(f"{len(lacking)} of {language} lack in en, such as {min(lacking)}")
        found.append(language if own == english else f"{language} ({len(own)})")
    return f"{len(english)} texts in {', '.join(found)}"


CHECKS: tuple[tuple[str, Check], ...] = (
    ("token", check_token),
    ("file", _file),
    ("database", _database),
    ("stored pages", _stored_puzzles),
    ("matches", _matches),
    ("clock", _clock),
    ("pages", _puzzles),
    ("texts", _texts),
)
"""The checks that all games share, in order."""
