"""Before the bot starts."""

from __future__ import annotations

import gc
import sys

import pytest

from bot.main import NEW_OBJECTS, SWITCH_SECONDS, TIMES, tune_python


def test_garbage_is_looked_for_rarely_not_in_what_is_loaded_and_threads_take_turns() -> None:
    before, switch = gc.get_threshold(), sys.getswitchinterval()
    try:
        tune_python()
        assert gc.get_threshold() == (NEW_OBJECTS, TIMES, 10)
        assert gc.get_freeze_count() > 10_000
        assert sys.getswitchinterval() == pytest.approx(SWITCH_SECONDS)
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
        sys.setswitchinterval(switch)
    assert gc.get_threshold() != (NEW_OBJECTS, TIMES, 10)
