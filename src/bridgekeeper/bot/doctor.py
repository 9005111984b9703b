"""Is everything there that the bot needs? For hosts; nothing is changed.

A check is a function in `CHECKS`: it gets the settings, gives back in one line what it has found,
and raises `NotReady` where something is wrong. Whatever else it raises is a finding too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from ..engine.clash.cards import CARDS, SETS
from ..images.clash.card import face
from ..texts import LANGUAGES, texts_in
from .errors import NotReady
from .settings import Settings, read, unknown_names
from .store import Store

Check = Callable[[Settings], str]
Finding = tuple[str, bool, str]
"""What was looked at, whether it is fine, and what was found."""


def checks() -> Iterator[Finding]:
    """Read the settings, then make one check after the other."""
    try:
        settings = read()
    except NotReady as wrong:
        yield "settings", False, str(wrong)
        return
    unknown = unknown_names()
    yield "settings", True, f"read, but nobody knows {', '.join(unknown)}" if unknown else "read"
    for name, check in CHECKS:
        yield name, *_made(check, settings)


def _made(check: Check, settings: Settings) -> tuple[bool, str]:
    try:
        return True, check(settings)
    except NotReady as wrong:
        return False, str(wrong)
    except Exception as error:  # whatever a driver or a library raises is the finding
        return False, f"{type(error).__name__}: {error}"


def _token(settings: Settings) -> str:
    return "set" if settings.token else "not set: `bridgekeeper run` starts the local sandbox"


def _database(settings: Settings) -> str:
    async def look() -> None:
        store = Store(settings.database_url)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(look())
    return "reachable, tables up to date"


def _cards(_: Settings) -> str:
    return f"{len(CARDS)} cards in {len(SETS)} sets"


def _pictures(_: Settings) -> str:
    for language in LANGUAGES:
        face(CARDS[0], texts_in(language))
    return "fonts, icons and encoder work"


CHECKS: tuple[tuple[str, Check], ...] = (
    ("token", _token),
    ("database", _database),
    ("cards", _cards),
    ("pictures", _pictures),
)
"""All checks, in the order in which they are told."""
