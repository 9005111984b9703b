"""Before the bot starts."""

from __future__ import annotations

import gc

from bot.main import NEW_OBJECTS, collect_rarely


def test_garbage_is_looked_for_rarely_and_not_in_what_is_loaded() -> None:
    before = gc.get_threshold()
    try:
        collect_rarely()
        assert gc.get_threshold() == (NEW_OBJECTS, 10, 10)
        assert gc.get_freeze_count() > 10_000
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
    assert gc.get_threshold() != (NEW_OBJECTS, 10, 10)
