"""Settings from the environment or a `.env` file; `.env.example` documents each."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from dotenv.parser import Binding, parse_stream
from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from rapidfuzz import process
from rapidfuzz.distance import OSA
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from bot.errors import NotReady
from bot.store import ShardOwnership
from bot.store.copies import OTHERS
from bot.store.database import CONNECTIONS
from workers import MEMORY_MIB

PREFIX = "BRIDGEKEEPER_"
TESTS = "BRIDGEKEEPER_TEST_"
"""Prefix of environment variables for the tests; not for the bot."""
ENV_FILE = ".env"
ENCODING = "utf-8-sig"
"""UTF-8, with or without the byte order mark that Windows writes."""

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
DATABASES = {"sqlite+aiosqlite": "aiosqlite", "postgresql+asyncpg": "asyncpg"}
"""The beginnings allowed in a database's URL, each with the package that it needs."""
LONGEST_LOBBY = 60 * 24 * 365

NEAR = 0.7
NEAR_WITH_PREFIX = 0.85
"""Minimum similarity, from 0 to 1, of a misspelt name and the right one."""


def _no_other_signs(token: SecretStr) -> SecretStr:
    if not re.fullmatch(r"[\w.-]+", token.get_secret_value().strip(), re.ASCII):
        raise PydanticCustomError("token", "a token has only letters, digits and . - _")
    return token


def _database(url: str) -> str:
    """Check a URL; an invalid one is never repeated, because it may contain a password."""
    try:
        read = make_url(url)
    except (ArgumentError, ValueError):
        raise PydanticCustomError("database", "this is no URL of a database") from None
    package = DATABASES.get(read.drivername)
    if package is None:
        known = " or ".join(f"{name}://" for name in DATABASES)
        raise PydanticCustomError("database", "it begins with {known}", {"known": known})
    if find_spec(package) is None:
        raise PydanticCustomError(
            "database", "it needs {package}: install bridgekeeper[postgres]", {"package": package}
        )
    name = read.database or ":memory:"
    if package == "aiosqlite" and (name == ":memory:" or name.startswith("file:")):
        raise PydanticCustomError("database", "it names no file: sqlite+aiosqlite:///folder/file")
    return url


def _web_address(url: str) -> str:
    if url and not re.fullmatch(r"https?://[\w.:\[\]-]+(/[\w./-]*)?", url, re.ASCII):
        raise PydanticCustomError("address", "an address such as https://bridgekeeper.example")
    return url.rstrip("/")


def _level(level: object) -> object:
    if not isinstance(level, str) or level.strip().upper() not in LOG_LEVELS:
        known = ", ".join(LOG_LEVELS)
        raise PydanticCustomError("level", "known levels: {known}", {"known": known})
    return level.strip().upper()


def _numbers(written: object) -> object:
    """Read numbers and ranges of numbers, such as `0-3,8`."""
    if not isinstance(written, str):
        return written
    found = set[int]()
    for part in written.split(","):
        read = re.fullmatch(r"\s*(\d{1,4})\s*(?:-\s*(\d{1,4})\s*)?", part, re.ASCII)
        first, last = (int(each or read[1]) for each in read.groups()) if read else (1, 0)
        if first > last:
            raise PydanticCustomError("numbers", "numbers and ranges of them, such as 0-3,8")
        found |= {*range(first, last + 1)}
    return tuple(sorted(found))


def _sensible_judges() -> int:
    """Return one for each core, but at least two, so that one long answer blocks no user."""
    return min(4, max(2, os.cpu_count() or 1))


def _sensible_painters() -> int:
    """Return one for each core: Pillow releases the interpreter's lock."""
    return os.cpu_count() or 1


class Settings(BaseSettings):
    """The settings of a host, all with the prefix `BRIDGEKEEPER_`."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=ENV_FILE,
        env_file_encoding=ENCODING,
        env_ignore_empty=True,
        extra="ignore",  # `read` looks for misspelt names: others may share the file
        hide_input_in_errors=True,
    )

    token: Annotated[SecretStr, AfterValidator(_no_other_signs)] | None = Field(
        None, description="the bot's token; none: the sandbox"
    )
    database_url: Annotated[str, AfterValidator(_database)] = Field(
        "sqlite+aiosqlite:///data/bridgekeeper.db", description="where everything is kept"
    )
    database_connections: int = Field(
        CONNECTIONS, ge=4, le=1000, description="connections of this process to a PostgreSQL"
    )
    shards: int = Field(
        1,
        ge=1,
        description="parts into which Discord splits the servers, of all processes together",
    )
    shard_ids: Annotated[tuple[int, ...], NoDecode, BeforeValidator(_numbers)] = Field(
        (), description="those of this process, such as 0-3,8; none: all of them"
    )
    guild: int | None = Field(
        None, description="register commands in this server only, at once (for trying out)"
    )
    lobby_minutes: int = Field(
        60, ge=1, le=LONGEST_LOBBY, description="a lobby or challenge expires after this"
    )
    picture_cache_mib: int = Field(64, ge=1, description="memory for finished pictures")
    painters: int = Field(
        default_factory=_sensible_painters, ge=1, description="pictures that are drawn at a time"
    )
    judges: int = Field(
        default_factory=_sensible_judges, ge=1, description="processes that judge answers"
    )
    worker_memory_mib: int = Field(
        MEMORY_MIB, ge=128, description="memory of a process that judges, proves or thinks"
    )
    backup_hour: int | None = Field(
        None, ge=0, le=23, description="back up every night at this hour (UTC); none: never"
    )
    sandbox_port: int = Field(8765, ge=0, le=65535, description="the sandbox page's port")
    prometheus_port: int | None = Field(
        None, ge=0, le=65535, description="where /metrics and /healthz are served; none: nowhere"
    )
    prometheus_host: str = Field("127.0.0.1", description="the address at which that is done")
    web_port: int | None = Field(
        None, ge=0, le=65535, description="where the web pages are served; none: nowhere"
    )
    web_host: str = Field("127.0.0.1", description="the address at which that is done")
    web_url: Annotated[str, AfterValidator(_web_address)] = Field(
        "", description="the pages' public address, for links; none: that of this machine"
    )
    web_proxies: int = Field(
        0, ge=0, le=9, description="trusted proxies in front of the pages, which name the visitor"
    )
    log_level: Annotated[str, BeforeValidator(_level)] = Field(
        "INFO", description="DEBUG, INFO, WARNING or ERROR"
    )
    log_json: bool = Field(False, description="one JSON object a line instead of text")

    @field_validator("shard_ids")
    @classmethod
    def _of_these_shards(cls, numbers: tuple[int, ...], known: ValidationInfo) -> tuple[int, ...]:
        shards = known.data.get("shards", 1)
        if any(number >= shards for number in numbers):
            raise PydanticCustomError("shards", "they are counted from 0 and fewer than SHARDS")
        return numbers or tuple(range(shards))

    @property
    def share(self) -> ShardOwnership:
        """The servers for which this process is responsible."""
        return ShardOwnership(self.shards, self.shard_ids or tuple(range(self.shards)))


def read() -> Settings:
    """Read the settings of this host. Raises `NotReady`, which names every fault and no value."""
    try:
        file = _bindings(Path(ENV_FILE))
        if wrong := [str(line.original.line) for line in file if line.error]:
            raise NotReady(f"{ENV_FILE}, line {', '.join(wrong)}: this is not NAME=value")
        faults = [
            *_misspelt([line.key for line in file if line.key], ENV_FILE, ours=True),
            *_misspelt(os.environ, "the environment", ours=False),
        ]
        settings = Settings()
    except UnicodeDecodeError:
        raise NotReady(f"{ENV_FILE} is not UTF-8 text: save it as UTF-8") from None
    except OSError as error:
        raise NotReady(f"{ENV_FILE} can't be read: {error.strerror}") from None
    except ValidationError as error:
        faults += [
            f"{PREFIX}{str(fault['loc'][0]).upper()}: {fault['msg']}" for fault in error.errors()
        ]
    if faults:
        raise NotReady("; ".join(faults))
    return settings


def unknown_names() -> list[str]:
    """Return names in the environment that have the bot's prefix and aren't settings."""
    return [name for name in sorted(os.environ) if _is_ours(name) and name.upper() not in _names()]


def exposure() -> str:
    """Return what the host has to do if users other than the owner may read the file.

    Otherwise empty. Windows has no such modes.
    """
    file = Path(ENV_FILE)
    if os.name == "posix" and file.is_file() and file.stat().st_mode & OTHERS:
        return f"others may read {ENV_FILE}, which holds secrets: chmod 600 {ENV_FILE}"
    return ""


def _bindings(file: Path) -> list[Binding]:
    if not file.is_file():
        return []
    with file.open(encoding=ENCODING) as opened:
        return [*parse_stream(opened)]


def _misspelt(names: Iterable[str], where: str, *, ours: bool) -> Iterable[str]:
    """Yield names that resemble a known one, and if all are `ours`, unknown ones too."""
    for name in names:
        if name.upper() in _names():
            continue
        near = _nearest(name.upper())
        if near:
            yield f"{name} in {where}: do you mean {near}?"
        elif ours and _is_ours(name):
            yield f"{name} in {where}: there is no such setting"


def _nearest(name: str) -> str | None:
    if not _is_ours(name):
        return None if name.startswith(TESTS) else _most_alike(name, _names(), NEAR_WITH_PREFIX)
    bare = [known.removeprefix(PREFIX) for known in _names()]
    near = _most_alike(name.removeprefix(PREFIX), bare, NEAR)
    return near and PREFIX + near


def _most_alike(name: str, known: list[str], least: float) -> str | None:
    near = process.extractOne(name, known, scorer=OSA.normalized_similarity, score_cutoff=least)
    return near and near[0]


def _is_ours(name: str) -> bool:
    return name.upper().startswith(PREFIX) and not name.upper().startswith(TESTS)


def _names() -> list[str]:
    return [PREFIX + name.upper() for name in Settings.model_fields]
