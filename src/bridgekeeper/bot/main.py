"""Starting the bot."""

from __future__ import annotations

import structlog

from . import logs
from .client import Bridgekeeper
from .settings import Settings

log = structlog.get_logger()


def run() -> None:
    """Run on Discord until stopped; without a token, say so and start the sandbox."""
    settings = Settings()
    logs.configure(settings)
    if settings.token is None:
        log.warning("no BRIDGEKEEPER_TOKEN: starting the local sandbox")
        from .sandbox import run as run_sandbox

        run_sandbox()
        return
    settings.prepare()
    Bridgekeeper(settings).run(settings.token.get_secret_value(), log_handler=None)
