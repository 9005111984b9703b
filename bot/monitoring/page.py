"""`/metrics` and `/healthz` on a port of their own, for monitoring."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.app import App
from bot.errors import NotReady
from bot.monitoring.health import Health

log = structlog.get_logger()

COUNTED_SECONDS = 30.0
"""How long the number of running matches is kept before the database is asked again."""
PATIENCE = 2.0
"""Seconds to wait for that number. Without an answer the last one is used."""


class Page:
    """Serves a bot's metrics and health, if its settings name a port."""

    def __init__(self, client: App) -> None:
        self._client = client
        self._health = Health(client)
        self._runner: web.AppRunner | None = None
        self._watching: asyncio.Task[None] | None = None
        self._counted_at: float | None = None
        self._stop_listening: Callable[[], None] = lambda: None

    async def open(self) -> None:
        """Start checking and serving. Raises `NotReady` if the port can't be used."""
        client, settings = self._client, self._client.settings
        if settings.prometheus_port is None:
            return
        metrics = client.metrics
        for engine in client.store.engines:
            metrics.listen_to_database(engine)
        self._stop_listening = metrics.listen_to_log()
        metrics.read_queue("painters", lambda: client.renderer.waiting)
        self._watching = asyncio.create_task(self._health.watch(), name="health")
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/healthz", self._healthz)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, settings.prometheus_host, settings.prometheus_port)
        try:
            await site.start()
        except OSError as error:
            raise NotReady(
                f"/metrics can't be served at BRIDGEKEEPER_PROMETHEUS_HOST and"
                f" BRIDGEKEEPER_PROMETHEUS_PORT ({error.strerror})"
            ) from error
        log.info("to be looked at", metrics=f"http://{self.address}/metrics")

    @property
    def address(self) -> str:
        """Host and port."""
        assert self._runner is not None, "open"
        host, port = self._runner.addresses[0][:2]
        return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"

    async def close(self) -> None:
        """Stop checking and serving."""
        self._stop_listening()
        if self._watching is not None:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching
        if self._runner is not None:
            await self._runner.cleanup()

    async def _metrics(self, _request: web.Request) -> web.Response:
        if None in self._client.settings.share:  # one process counts what is in the database
            await self._count_matches()
        body = generate_latest(self._client.metrics.registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _count_matches(self) -> None:
        now = time.monotonic()
        if self._counted_at is not None and now < self._counted_at + COUNTED_SECONDS:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                self._client.metrics.running(await self._client.store.running_by_game())
        except Exception as fault:  # the other metrics are needed all the more
            log.warning("matches not counted", kind=type(fault).__name__, exc_info=fault)
            return
        self._counted_at = now

    async def _healthz(self, _request: web.Request) -> web.Response:
        reasons = await self._health.reasons()
        text = "\n".join(reasons or ["well"]) + "\n"
        return web.Response(text=text, status=503 if reasons else 200)
