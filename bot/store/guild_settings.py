"""How matches are shown and counted in a server: what its managers settle, else what is usual."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Place(StrEnum):
    """Where matches are played that begin in a channel."""

    THREADS = "threads"
    """In a thread each, where the bot may make one."""
    CHANNEL = "channel"


class OldBoards(StrEnum):
    """What becomes of a match's message once another one has taken its place."""

    LINE = "line"
    DELETED = "deleted"


class Calls(StrEnum):
    """When somebody who is due is mentioned."""

    TURN = "turn"
    """Whenever it is their turn."""
    PAUSE = "pause"
    """When they have not been at the match for some minutes."""
    NEVER = "never"


class Alone(StrEnum):
    """Who sees what one person plays against the bot, or against the game itself."""

    OUTSIDE_THREADS = "outside"
    """In a thread everybody, elsewhere this person alone."""
    PRIVATE = "private"
    PUBLIC = "public"


class Motion(StrEnum):
    """How people see what has been played."""

    FILM = "film"
    """As a film that ends on the board."""
    STILL = "still"
    """As the board alone."""


class Rated(StrEnum):
    """What matches are where nobody says otherwise."""

    FRIENDLY = "friendly"
    RATED = "rated"


class SeasonLength(StrEnum):
    """How long a season of ratings lasts."""

    NONE = "none"
    MONTH = "month"
    QUARTER = "quarter"


class Candidates(StrEnum):
    """Whether pages are made of what people missed in matches, for the moderators to decide on."""

    NONE = "none"
    NIGHTLY = "nightly"


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """All of this for a server."""

    place: Place = Place.THREADS
    old_boards: OldBoards = OldBoards.LINE
    calls: Calls = Calls.PAUSE
    alone: Alone = Alone.OUTSIDE_THREADS
    motion: Motion = Motion.FILM
    rated: Rated = Rated.FRIENDLY
    season: SeasonLength = SeasonLength.NONE
    candidates: Candidates = Candidates.NONE
