"""The sandbox: the real bot on a local Discord, with a page."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from people import GLANCE, SETTLE_SECONDS

from bot import sandbox
from bot.client import Bridgekeeper
from bot.settings import Settings


async def test_the_bot_sits_there_under_its_own_name(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[Bridgekeeper] = []

    def start(settings: Settings) -> Bridgekeeper:
        started.append(Bridgekeeper(settings))
        return started[0]

    monkeypatch.setattr(sandbox, "Bridgekeeper", start)
    serving = asyncio.create_task(sandbox.serve(settings, 0))
    try:
        async with asyncio.timeout(SETTLE_SECONDS):
            while "Play here: http://127.0.0.1:" not in capsys.readouterr().out:
                assert not serving.done(), serving.exception()
                await asyncio.sleep(GLANCE)
        assert started[0].user is not None
        assert started[0].user.display_name == "Bridgekeeper"
    finally:
        serving.cancel()
        with suppress(asyncio.CancelledError):
            await serving
