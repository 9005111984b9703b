"""Settings from the environment or a `.env` file; `.env.example` documents each."""

from __future__ import annotations

import os
from pathlib import Path

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from ..workers import MEMORY_MIB


def _sensible_judges() -> int:
    """One for each core; two at least, so that somebody else's long answer is no wait."""
    return min(4, max(2, os.cpu_count() or 1))


class Settings(BaseSettings):
    """What a host may set, all with the prefix `BRIDGEKEEPER_`."""

    model_config = SettingsConfigDict(
        env_prefix="BRIDGEKEEPER_", env_file=".env", env_ignore_empty=True, extra="ignore"
    )

    token: SecretStr | None = Field(None, description="the bot's token; none: the sandbox")
    database_url: str = Field(
        "sqlite+aiosqlite:///data/bridgekeeper.db", description="where everything is kept"
    )
    guild: int | None = Field(
        None, description="register commands in this server only, at once (for trying out)"
    )
    lobby_minutes: int = Field(60, ge=1, description="a lobby or challenge expires after this")
    picture_cache_mib: int = Field(64, ge=1, description="memory for finished pictures")
    judges: int = Field(
        default_factory=_sensible_judges, ge=1, description="processes that judge answers"
    )
    worker_memory_mib: int = Field(
        MEMORY_MIB, ge=128, description="memory of a process that judges, proves or thinks"
    )
    sandbox_port: int = Field(8765, ge=0, le=65535, description="the sandbox page's port")
    log_level: str = Field("INFO", description="DEBUG, INFO, WARNING or ERROR")
    log_json: bool = Field(False, description="one JSON object a line instead of text")

    def prepare(self) -> None:
        """Make the folder of an SQLite file."""
        scheme, _, path = self.database_url.partition(":///")
        if scheme.startswith("sqlite") and path and path != ":memory:":
            Path(path).parent.mkdir(parents=True, exist_ok=True)
