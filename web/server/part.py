"""Serves the web pages as a part of the bot, if the settings name a port."""

from __future__ import annotations

import structlog
from aiohttp import web

from bot.app import App
from bot.errors import NotReady
from bot.features import Part
from web.server.application import make_application
from web.server.site import Site

log = structlog.get_logger()


class WebPages(Part):
    """The server of the pages. `client.web_url` says where they are."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Serve the pages. Raises `NotReady` if the port can't be used."""
        client, settings = self._client, self._client.settings
        if settings.web_port is None:
            return
        self._runner = web.AppRunner(make_application(Site.of(client)), access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, settings.web_host, settings.web_port)
        try:
            await site.start()
        except OSError as error:
            raise NotReady(
                "the web pages can't be served at BRIDGEKEEPER_WEB_HOST and BRIDGEKEEPER_WEB_PORT"
                f" ({error.strerror})"
            ) from error
        host, port = self._runner.addresses[0][:2]
        client.web_url = settings.web_url or f"http://{f'[{host}]' if ':' in host else host}:{port}"
        log.info("web pages", url=client.web_url)

    async def close(self) -> None:
        """Stop serving."""
        self._client.web_url = ""
        if self._runner is not None:
            await self._runner.cleanup()
