"""The revisions of the database that this version of the bot knows, and the way between them."""

from __future__ import annotations

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.errors import NotReady


@cache
def revisions() -> tuple[str, ...]:
    """Return all revisions, the first one first.

    They are numbered; lower numbers than the first one's were in use before there was a release.
    """
    newest_first = ScriptDirectory.from_config(_config()).walk_revisions()
    return tuple(script.revision for script in newest_first)[::-1]


def newest_revision() -> str:
    """Return the revision that this version of the bot needs."""
    return revisions()[-1]


def revision_of(connection: Connection) -> str | None:
    """Read the revision of a database's tables; None where there is none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def refuse_unknown(held: str | None) -> None:
    """Raise `NotReady` for a database that this version of the bot can't bring up to date."""
    if held is None or held in revisions():
        return
    if held < revisions()[0]:
        raise NotReady(
            f"The database has revision {held}, from before the first release (0.1.0), and can't be"
            " brought up to date; nothing was changed. Name another database in"
            " BRIDGEKEEPER_DATABASE_URL, or move this one away: the next start makes a new one."
        )
    raise NotReady(
        f"The database has revision {held}, this version of Bridgekeeper knows revisions up to"
        f" {newest_revision()} only: run the newer version, or put a copy of the database back."
    )


def migrate(connection: Connection, revision: str) -> None:
    """Run the migrations up to this revision in the transaction of the connection."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "bot.store:migrations")
    return config
