"""Starting the bot."""

from __future__ import annotations

import discord
import structlog

from bot import logs
from bot.client import Bridgekeeper
from bot.errors import NotReady
from bot.settings import read, unknown_names

log = structlog.get_logger()


def run() -> None:
    """Run on Discord until stopped; without a token, say so and start the sandbox. Raises
    `NotReady`."""
    settings = read()
    logs.configure(settings)
    for name in unknown_names():
        log.warning("not a setting of the bot", name=name)
    if settings.token is None:
        log.warning("no BRIDGEKEEPER_TOKEN: starting the local sandbox")
        from bot.sandbox import run as run_sandbox

        run_sandbox()
        return
    try:
        Bridgekeeper(settings).run(settings.token.get_secret_value(), log_handler=None)
    except discord.LoginFailure:
        raise NotReady("Discord does not know the token in BRIDGEKEEPER_TOKEN") from None
