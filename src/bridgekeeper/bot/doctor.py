"""Is everything there that the bot needs? For hosts, before the first start."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from pydantic import ValidationError

from ..engine.clash.cards import CARDS, SETS
from ..images.clash.card import face
from ..texts import LANGUAGES, texts_in
from .clock_check import check_clock
from .settings import Settings
from .store import Store

Check = tuple[str, bool, str]
"""What was looked at, whether it is fine, and what was found."""


def checks() -> Iterator[Check]:
    """Look at settings, database, cards, pictures and texts, one after the other."""
    try:
        settings = Settings()
    except ValidationError as error:
        yield (
            "settings",
            False,
            "; ".join(
                f"BRIDGEKEEPER_{str(fault['loc'][0]).upper()}: {fault['msg']}"
                for fault in error.errors()
            ),
        )
        return
    yield "settings", True, "read"
    found = "set" if settings.token else "not set: `bridgekeeper run` starts the local sandbox"
    yield "token", True, found
    yield _database(settings)
    yield "cards", True, f"{len(CARDS)} cards in {len(SETS)} sets"
    yield _pictures()
    yield check_clock()


def _database(settings: Settings) -> Check:
    settings.prepare()

    async def look() -> None:
        store = Store(settings.database_url)
        try:
            await store.open()
        finally:
            await store.close()

    try:
        asyncio.run(look())
    except Exception as error:  # whatever the driver raises is the finding
        return "database", False, f"{type(error).__name__}: {error}"
    return "database", True, "reachable, tables up to date"


def _pictures() -> Check:
    try:
        for language in LANGUAGES:
            face(CARDS[0], texts_in(language))
    except Exception as error:  # a missing font, a broken Pillow
        return "pictures", False, f"{type(error).__name__}: {error}"
    return "pictures", True, "fonts, icons and encoder work"
