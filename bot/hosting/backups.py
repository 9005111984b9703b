"""The nightly backup: one process makes it, after a restart too, and keeps the newest three."""

from __future__ import annotations

import asyncio
import sqlite3
from datetime import date, timedelta

import structlog
from sqlalchemy.exc import DBAPIError

from bot.errors import NotReady
from bot.features import Worker
from bot.store.backups import back_up_nightly
from bot.store.migrating import one_line

log = structlog.get_logger()

AGAIN_SECONDS = 3600.0
"""Seconds after which a backup that has failed is tried again."""


class NightlyBackups(Worker[date], name="nightly backup", about="night", at_once=1):
    """Backs the database up once a night, if the host wants that."""

    async def catch_up(self) -> None:
        """Begin the backup of the latest night, unless it has been made."""
        settings = self._client.settings
        if settings.backup_hour is not None and None in settings.share:
            since = self._client.now() - timedelta(hours=settings.backup_hour)
            self.work.catch_up([since.date()])

    async def _work(self, night: date) -> float | None:
        try:
            file = await asyncio.to_thread(
                back_up_nightly, self._client.settings.database_url, night
            )
        except (NotReady, DBAPIError, OSError, sqlite3.Error) as fault:
            log.error("no nightly backup", why=one_line(fault))
            return AGAIN_SECONDS
        if file is not None:
            log.info("backed up", file=str(file))
        return None
