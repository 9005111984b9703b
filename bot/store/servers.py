"""Settings of servers and users: channels and roles, how matches are shown and counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from enum import StrEnum
from functools import partial
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    String,
    false,
)
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.database import Database, ShardOwnership
from bot.store.personal import NOTED, OWNER, PLAIN, SECRET, SERVER, id_key
from bot.store.rows import Remembered, Rows
from bot.store.tables import Base, Moment, Word
from engine.core import JsonObject


class Place(StrEnum):
    """Where matches that begin in a channel are played."""

    THREADS = "threads"
    """Each in its own thread, if the bot may make one."""
    CHANNEL = "channel"


class OldBoards(StrEnum):
    """What happens to a match's message once another one has replaced it."""

    LINE = "line"
    DELETED = "deleted"


class Calls(StrEnum):
    """When a player who has to act is mentioned."""

    TURN = "turn"
    """Whenever it is their turn."""
    PAUSE = "pause"
    """When they have not been active in the match for some minutes."""
    NEVER = "never"


class Alone(StrEnum):
    """Who sees a match of one user against the bot, or against the game itself."""

    OUTSIDE_THREADS = "outside"
    """In a thread all users, elsewhere only this user."""
    PRIVATE = "private"
    PUBLIC = "public"


class Motion(StrEnum):
    """How users see what has been played."""

    ANIMATION = "film"
    """As an animation that ends on the board."""
    STILL = "still"
    """As the board alone."""


class Rated(StrEnum):
    """Whether matches are rated by default."""

    FRIENDLY = "friendly"
    RATED = "rated"


class SeasonLength(StrEnum):
    """How long a season of ratings lasts."""

    NONE = "none"
    MONTH = "month"
    QUARTER = "quarter"


class Candidates(StrEnum):
    """Whether puzzles are made from missed wins in matches, for the moderators to decide on."""

    NONE = "none"
    NIGHTLY = "nightly"


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """All of these settings for a server."""

    place: Place = Place.THREADS
    old_boards: OldBoards = OldBoards.LINE
    calls: Calls = Calls.PAUSE
    alone: Alone = Alone.OUTSIDE_THREADS
    motion: Motion = Motion.ANIMATION
    rated: Rated = Rated.FRIENDLY
    season: SeasonLength = SeasonLength.NONE
    candidates: Candidates = Candidates.NONE


class Server(Base):
    """The default settings of a server.

    No `clock`: no time limit; no `game`: the first one; None for a setting: its default.
    `champion_role_id` is the role of the winner of the latest season, if any, and
    `champion_role_by` the user who chose it, until that user was notified that it can't be given;
    `results_channel_id` is the channel for the results of matches and seasons, if any.
    `week_channel_id` is the channel for the post about the week, if any, which is due at `week_at`.
    `moderator_role_id` is the role that makes moderators, if any, `moderation_channel_id` the log
    channel, and `refused_words` are words that names must not contain. `collected_at` is the latest
    night in which puzzles were made from its matches.
    """

    __tablename__ = "servers"

    guild_id: Mapped[int] = id_key(SERVER)
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), info=PLAIN)
    game: Mapped[str | None] = mapped_column(String(32), info=PLAIN)
    place: Mapped[Place | None] = mapped_column(Word(Place, 16))
    old_boards: Mapped[OldBoards | None] = mapped_column(Word(OldBoards, 16))
    calls: Mapped[Calls | None] = mapped_column(Word(Calls, 16))
    alone: Mapped[Alone | None] = mapped_column(Word(Alone, 16))
    motion: Mapped[Motion | None] = mapped_column(Word(Motion, 16))
    rated: Mapped[Rated | None] = mapped_column(Word(Rated, 16))
    season: Mapped[SeasonLength | None] = mapped_column(Word(SeasonLength, 16))
    candidates: Mapped[Candidates | None] = mapped_column(Word(Candidates, 16))
    collected_at: Mapped[datetime | None] = mapped_column(Moment)
    champion_role_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    champion_role_by: Mapped[int | None] = mapped_column(BigInteger, info=NOTED)
    results_channel_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    week_channel_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    week_at: Mapped[datetime | None] = mapped_column(Moment, index=True)
    moderator_role_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    moderation_channel_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    refused_words: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True), info=SECRET)

    @property
    def guild_settings(self) -> GuildSettings:
        """How matches are shown here."""
        settled = {name: getattr(self, name) for name in CUSTOMS}
        return GuildSettings(**{name: word for name, word in settled.items() if word is not None})


class UserSettings(Base):
    """The settings of a user for every server. No `motion`: as the server has it.

    `worldwide`: rated matches count for the ratings over all servers too. `lends`: the user's
    matches may become puzzles for a server, if all other players agree. `unrated`: the rating
    doesn't change when the user solves a puzzle. `tells_friends`: people with whom the user has
    played hear how the user did in daily puzzles, if they tell too.
    """

    __tablename__ = "people"

    user_id: Mapped[int] = id_key(OWNER)
    motion: Mapped[Motion | None] = mapped_column(Word(Motion, 16))
    worldwide: Mapped[bool] = mapped_column(default=False, server_default=false())
    lends: Mapped[bool] = mapped_column(default=False, server_default=false())
    unrated: Mapped[bool] = mapped_column(default=False, server_default=false())
    tells_friends: Mapped[bool] = mapped_column(default=False, server_default=false())


CUSTOMS = tuple([field.name for field in fields(GuildSettings)])
"""The columns in which a server's `GuildSettings` are stored."""


class ServerStore(Rows):
    """Reads and writes the settings of servers."""

    def __init__(self, database: Database, share: ShardOwnership) -> None:
        super().__init__(database, share)
        self._servers = Remembered(partial(self._get, Server))

    async def clock(self, guild_id: int | None) -> JsonObject | None:
        """Load the default clock of a server, as a document."""
        found = await self._servers.get(guild_id or 0)
        return found.clock if found else None

    async def server(self, guild_id: int | None) -> Server:
        """Load the row of a server, or a new one without settings."""
        return await self._servers.get(guild_id or 0) or Server(guild_id=guild_id)

    async def game(self, guild_id: int | None) -> str | None:
        """Load the id of the default game of a server."""
        found = await self._servers.get(guild_id or 0)
        return found.game if found else None

    async def set_game(self, guild_id: int, game: str) -> None:
        """Set the default game of a server."""
        await self._settle(Server(guild_id=guild_id, game=game))

    async def set_clock(self, guild_id: int, clock: JsonObject | None) -> None:
        """Set the default clock of a server."""
        await self._settle(Server(guild_id=guild_id, clock=clock))

    async def guild_settings(self, guild_id: int | None) -> GuildSettings:
        """Load how matches are shown in a server."""
        found = await self._servers.get(guild_id or 0)
        return found.guild_settings if found else GuildSettings()

    async def change_guild_settings(self, guild_id: int, **columns: Any) -> None:
        """Set these columns of a server; the others stay as they are."""
        await self._settle(Server(guild_id=guild_id, **columns))

    async def set_champion_role(
        self, guild_id: int, role_id: int | None, by: int | None = None
    ) -> None:
        """Set the role of the season's winner, and the user to notify if it can't be given."""
        await self._settle(Server(guild_id=guild_id, champion_role_id=role_id, champion_role_by=by))

    async def refused_words(self, guild_id: int | None) -> Sequence[str]:
        """Load the words that names in this server must not contain."""
        found = await self._servers.get(guild_id or 0)
        return found.refused_words or () if found else ()

    def forget(self, guild_id: int) -> None:
        """Read this server's settings again: they were deleted."""
        self._servers.changed(guild_id)

    async def _settle(self, server: Server) -> None:
        await self._servers.change(server.guild_id, self._put(server))


class UserStore(Rows):
    """Reads and writes the settings of users."""

    def __init__(self, database: Database, share: ShardOwnership, servers: ServerStore) -> None:
        super().__init__(database, share)
        self._servers = servers
        self._people = Remembered(partial(self._get, UserSettings))

    async def motion(self, user_id: int, guild_id: int | None) -> Motion:
        """Load how this user sees what has been played; by default as in this server."""
        user = await self._people.get(user_id)
        if user is not None and user.motion is not None:
            return user.motion
        return (await self._servers.guild_settings(guild_id)).motion

    async def is_worldwide(self, user_id: int) -> bool:
        """Return whether this user wants to be rated over all servers too."""
        user = await self._people.get(user_id)
        return user is not None and user.worldwide

    async def set_worldwide(self, user_id: int, *, worldwide: bool) -> None:
        """Set whether this user is rated over all servers too."""
        await self._settle(UserSettings(user_id=user_id, worldwide=worldwide))

    async def lends(self, user_id: int) -> bool:
        """Return whether matches of this user may become puzzles."""
        user = await self._people.get(user_id)
        return user is not None and user.lends

    async def set_lends(self, user_id: int, *, lends: bool) -> None:
        """Set whether matches of this user may become puzzles."""
        await self._settle(UserSettings(user_id=user_id, lends=lends))

    async def solves_unrated(self, user_id: int) -> bool:
        """Return whether this user opens puzzles without a change of the rating."""
        user = await self._people.get(user_id)
        return user is not None and user.unrated

    async def set_unrated(self, user_id: int, *, unrated: bool) -> None:
        """Set whether this user opens puzzles without a change of the rating."""
        await self._settle(UserSettings(user_id=user_id, unrated=unrated))

    async def tells_friends(self, user_id: int) -> bool:
        """Return whether friends of this user hear of daily puzzles, and this user of theirs."""
        user = await self._people.get(user_id)
        return user is not None and user.tells_friends

    async def set_tells_friends(self, user_id: int, *, tells: bool) -> None:
        """Set whether friends of this user hear of daily puzzles."""
        await self._settle(UserSettings(user_id=user_id, tells_friends=tells))

    async def set_motion(self, user_id: int, motion: Motion | None) -> None:
        """Set how a user sees what has been played; None: as the server has it."""
        await self._settle(UserSettings(user_id=user_id, motion=motion))

    def forget(self, user_id: int) -> None:
        """Read this user's settings again: they were deleted."""
        self._people.changed(user_id)

    async def _settle(self, user: UserSettings) -> None:
        await self._people.change(user.user_id, self._put(user))
