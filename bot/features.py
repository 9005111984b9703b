"""Find what features add to the bot.

A feature is a package of `bot/`. No code outside it names it: at every start the bot finds what its
modules add, by these names in them.

- `HANDLERS`: handlers of buttons, selects and forms (`bot/ui/router.py`)
- `COMMANDS`: slash commands and groups; or `make_commands`, a function that returns them, if they
  depend on the installed games
- `MENUS`: entries in the menus that Discord shows for users and messages
- classes that are a `Part`: state, jobs and listeners, of which each bot has one
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from inspect import isclass
from pkgutil import iter_modules, walk_packages
from types import ModuleType
from typing import Any, ClassVar, Generic

import structlog
from discord import app_commands

from bot.app import App
from bot.background import Background, Key
from bot.errors import NotReady
from bot.game_api import plugins
from bot.game_api.plugin import Command
from bot.matches import LiveMatch
from bot.store import MatchResult, Outline
from bot.ui.router import Handlers

log = structlog.get_logger()

PACKAGES = ["bot", "web"]
"""The packages with features; tests add others. `web` is above the bot, which never imports it."""


def name_of(part: object) -> str:
    """Return the name of a part for the log: `bot.automation.clocks.Clocks`."""
    return f"{type(part).__module__}.{type(part).__qualname__}"


class Part:
    """A part of a feature, one instance in each bot: its state, its jobs, and its listeners.

    All methods are optional. A method `on_<event>` is called for an event of Discord, like that of
    a `discord.Client`: `on_guild_join(guild)`. A failure is logged with the name of the part and
    does not affect the other parts.

    Parts of other features are available (`client.part`) from `start` on. Their order is not
    defined, except that parts with `comes_first` come first.
    """

    comes_first: ClassVar[bool] = False

    def __init__(self, client: App) -> None:
        self._client, self._store = client, client.store

    async def start(self) -> None:
        """Get ready, before Discord's first event. The database is open."""

    async def close(self) -> None:
        """Stop at once, while other parts do. The next start catches up with lost work."""

    async def catch_up(self) -> None:
        """Do work that is left over, without waiting for Discord: the parts are called in turn.

        Called twice a minute.
        """

    async def glance(self) -> None:
        """Look for changes by other processes; called every few seconds if there are any."""

    def match_changed(self, match: LiveMatch) -> None:
        """Called after a match has changed; the change is stored."""

    def match_begun(self, match_id: int) -> None:
        """Called after a match has begun; it is stored."""

    def match_finished(self, match: Outline, result: MatchResult) -> None:
        """Called after a match has ended; the result is stored."""

    async def place_gone(self, channel_id: int, messages: Collection[int] = ()) -> None:
        """Called after a channel or thread was deleted, or only these messages in it."""

    @contextmanager
    def isolated(self, job: str) -> Iterator[None]:
        """Log a failure in this job of the part instead of raising it.

        Only what the host has to mend (`NotReady`) is raised: the bot doesn't start then.
        """
        try:
            yield
        except NotReady:
            raise
        except Exception:
            log.exception("feature failed", feature=name_of(self), job=job)


class Worker(Part, Generic[Key]):
    """A part that works in the background, in one task per key (a match, a server)."""

    _background: ClassVar[dict[str, Any]]

    def __init_subclass__(
        cls, *, name: str, about: str = "match", at_once: int | None = None
    ) -> None:
        """Take the name of the work in the log, and the other options of `Background`."""
        super().__init_subclass__()
        cls._background = {"name": name, "about": about, "at_once": at_once}

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self.work: Background[Key] = Background(work=self._work, **self._background)

    async def _work(self, key: Key) -> float | None:
        """Work on a key; return the seconds after which to work on it again, or None."""
        raise NotImplementedError

    async def close(self) -> None:
        """Stop at once."""
        await self.work.close()


@dataclass(frozen=True, slots=True)
class Features:
    """What all features add to one bot."""

    handlers: list[Handlers] = field(default_factory=list)
    commands: list[Command] = field(default_factory=list)
    menus: list[app_commands.ContextMenu] = field(default_factory=list)
    parts: list[type[Part]] = field(default_factory=list)


def find_features() -> Features:
    """Search the modules of all packages, and the plugins of games for their commands."""
    found = Features()
    for module in _modules():
        names = vars(module)
        found.handlers.extend(filter(None, [names.get("HANDLERS")]))
        found.commands.extend(names.get("COMMANDS", ()))
        if "make_commands" in names:
            found.commands.extend(names["make_commands"]())
        found.menus.extend(names.get("MENUS", ()))
        own = (
            each for each in names.values() if getattr(each, "__module__", "") == module.__name__
        )
        found.parts.extend(each for each in own if isclass(each) and issubclass(each, Part))
    found.parts.sort(key=lambda part: not part.comes_first)
    for plugin in plugins():
        found.commands.extend(plugin.commands)
    return found


def _modules() -> Iterator[ModuleType]:
    for package in map(import_module, PACKAGES):
        for folder in iter_modules(package.__path__, f"{package.__name__}."):
            if folder.ispkg:
                inside = import_module(folder.name)
                for module in walk_packages(inside.__path__, f"{folder.name}."):
                    yield import_module(module.name)
