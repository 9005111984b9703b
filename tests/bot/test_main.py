"""Before the bot starts."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot import main, sandbox
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


@pytest.mark.skipif(os.name != "posix", reason="there are no such modes")
@pytest.mark.parametrize(("mode", "told"), [(0o600, False), (0o640, True), (0o604, True)])
def test_before_the_bot_runs_it_says_that_others_may_read_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: int, told: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("BRIDGEKEEPER_TOKEN", raising=False)
    monkeypatch.setattr("bot.logs.configure", lambda _: None)
    monkeypatch.setattr(sandbox, "run", lambda: None)
    (tmp_path / ".env").write_text("BRIDGEKEEPER_LOG_LEVEL=INFO\n")
    (tmp_path / ".env").chmod(mode)

    with capture_logs() as said:
        main.run()

    warned = "others may read .env, which holds secrets: chmod 600 .env"
    assert (warned in [each["event"] for each in said]) == told
