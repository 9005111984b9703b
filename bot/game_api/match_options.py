"""The offer of a game: the settings that players can agree on before a match.

The commands and lobbies of all games are made from it, so nothing outside a game's package knows
what its options mean.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, ClassVar, Literal, Protocol, Self, TypeAlias, get_args

import discord
from discord import app_commands
from pydantic import TypeAdapter

from bot.clock import Clock
from bot.errors import Refusal
from bot.store.lobbies import RANDOM
from bot.ui.escaping import escape_markdown
from bot.ui.names import Names
from engine.core import JsonObject, NextMatch, Seat
from texts import LANGUAGES, Texts, texts_in

Chosen: TypeAlias = "Mapping[str, Any]"
"""The values that a user has given to the options of a command, by name."""
Offered: TypeAlias = "Sequence[tuple[str, str]]"
"""The choices of an option: label and value."""
Audience = Literal["none", "live", "delayed"]
"""What others may do at a match: nothing, or watch it, say who wins, and guess the next move.

`delayed`: others see it as it was when the turn began.
"""
AUDIENCES: tuple[Audience, ...] = get_args(Audience)
_BETWEEN = " · "


def facts_line(facts: Iterable[str]) -> str:
    """Return facts as one line, which begins with a capital letter."""
    line = _BETWEEN.join(facts)
    return line[:1].upper() + line[1:]


@dataclass(frozen=True, slots=True)
class Option:
    """A setting: an option of these commands.

    `option-<name>` and `option-<name>-about` are its texts. It is a word (one of `choices`, if
    there are any: each a value and the key of its text), a switch (`bool`) or a number (a `range`).
    """

    name: str
    commands: tuple[str, ...]
    kind: type[str] | type[bool] | range = str
    choices: tuple[tuple[str, str], ...] = ()

    def annotation(self, text: object = str) -> object:
        """Return the annotation in a command's signature; `text` for a freely typed word."""
        if isinstance(self.kind, range):
            return app_commands.Range[int, self.kind[0], self.kind[-1]]
        return text if self.kind is str and not self.choices else self.kind

    def value(self, typed: str) -> str:
        """Return the choice that a user means by its value or its name. Raises `Refusal`."""
        names = Names(
            (value, value, {language: texts_in(language)(key) for language in LANGUAGES})
            for value, key in self.choices
        )
        found = names.one(typed, "en")
        if found is None:
            raise Refusal("refused-no-such-choice", typed=escape_markdown(typed))
        return found


def by_name(
    command: str, options: Iterable[Option], commands: Collection[str]
) -> dict[str, list[Option]]:
    """Return the options of this command in all games, by name, one for each game that has it.

    Raises `ValueError` if an option is for a command that isn't in `commands`, or if games share a
    name in a command for different types of options.
    """
    found: dict[str, list[Option]] = {}
    for option in options:
        if unknown := {*option.commands} - {*commands}:
            raise ValueError(f"option {option.name}: there is no command {', '.join(unknown)}")
        if command in option.commands:
            found.setdefault(option.name, []).append(option)
    for name, same in found.items():
        if len({(option.kind, bool(option.choices)) for option in same}) > 1:
            raise ValueError(
                f"option {name} of {command}: of another kind in each of several games"
            )
    return found


@dataclass(frozen=True, slots=True)
class Pick:
    """Something to choose for one's own seat, such as a deck; `about` describes it."""

    id: str
    label: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """The turn of a finished match from which a match is played on, and the seat to move in it."""

    match_id: int
    turn_number: int
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSettings(ABC):
    """The settings that the players of a match have agreed on: an immutable value.

    A game adds its own settings as fields with defaults. Pydantic writes the fields to the document
    of a match and reads them from it, so their types must be possible in JSON.
    """

    game: ClassVar[str]
    """The id of the game that is played."""

    clock: Clock | None = None
    """How long a seat may take; None: no limit."""

    rated: bool = False
    """Whether the result counts for ratings; otherwise it is a friendly match."""

    lacks_clock: bool = False
    """Whether it is friendly only because a rated match needs a clock."""

    audience: Audience = "none"
    """What others may do at the match."""

    played_on: PlayedOn | None = None
    """The turn from which it is played on; such a match counts nowhere. None: it is a new match."""

    @property
    @abstractmethod
    def seats(self) -> tuple[Seat, ...]:
        """All seats."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of users; the game itself plays the others."""
        return self.seats

    @property
    def host_seat(self) -> Seat:
        """The seat of the user who opens the match: the first, or the one to move in the turn."""
        return self.people[0] if self.played_on is None else self.played_on.seat

    @property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        """The sides from which users choose when they join; empty if they don't choose."""
        return ()

    @property
    def together(self) -> bool:
        """Whether all users are on one side."""
        return False

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The sides that win and lose together: each seat is on one side."""
        if self.teams:
            return self.teams
        others = tuple([seat for seat in self.seats if seat not in self.people])
        if self.together:
            return (self.people, others)
        return tuple([(seat,) for seat in self.seats])

    @property
    def format(self) -> str:
        """How the game is prepared, if there are several ways (a draft, for example)."""
        return "standard"

    @property
    def mode(self) -> str:
        """How many play, and on which sides."""
        return "duel"

    @property
    def play(self) -> str:
        """The kind of play, which is rated separately: `duel`, `table` or `league`."""
        return "duel" if len(self.people) == 2 else "table"

    @property
    def can_be_rated(self) -> bool:
        """Whether users play against each other, without any AI."""
        return self.people == self.seats and len(self.people) > 1 and not self.together

    def counting(self, rated: bool | None, *, usual: bool) -> Self:
        """Return these settings with `rated` set, or (None) the default `usual` if rating is
        possible.

        Without a clock they are friendly. Raises `Refusal` if they can't be rated but `rated` is
        True.
        """
        if rated and not self.can_be_rated:
            raise Refusal("refused-cannot-be-rated")
        counts = (usual if rated is None else rated) and self.can_be_rated
        has_clock = self.clock is not None
        return replace(self, rated=counts and has_clock, lacks_clock=counts and not has_clock)

    def with_audience(self, audience: Audience | None) -> Self:
        """Return these settings with this audience (None: as it is).

        Raises `Refusal` for an audience of a match that users don't play against each other.
        """
        if audience in (None, "none"):
            return self
        if not self.can_be_rated:
            raise Refusal("refused-no-audience")
        return replace(self, audience=audience)

    def document(self) -> JsonObject:
        """Return the settings as JSON: the game, and all values that aren't defaults."""
        settled = _adapter(type(self)).dump_python(self, mode="json", exclude_defaults=True)
        return {"game": self.game, **settled}

    @classmethod
    def read(cls, document: JsonObject) -> Self:
        """Read the settings from a document without the game; an empty one gives the defaults."""
        settings: Self = _adapter(cls).validate_python(document)
        return settings

    def check(self) -> None:  # noqa: B027
        """Raise `Refusal` for settings that the rules do not offer."""

    @abstractmethod
    def title(self, texts: Texts) -> str:
        """Return what is played, in a few words."""

    @abstractmethod
    def description(self, texts: Texts) -> str:
        """Return all settings, as a paragraph of Markdown."""

    def agreement(self, texts: Texts) -> str:
        """Return all settings, whether the match is rated, and what others may do at it."""
        lines = [self.played_on_line(texts), self.description(texts)]
        if self.rated or self.lacks_clock:
            lines.append(texts("settings-rated" if self.rated else "settings-lack-clock"))
        if self.audience != "none":
            lines.append(texts(f"settings-audience-{self.audience}"))
        return "\n".join(filter(None, lines))

    def played_on_line(self, texts: Texts) -> str:
        """Return from which turn it is played on; empty for a new match."""
        if self.played_on is None:
            return ""
        facts = {"turn": self.played_on.turn_number, "number": str(self.played_on.match_id)}
        return texts("settings-played-on", **facts)

    def against(self, texts: Texts) -> str:
        """Return the opponent of a user who plays alone; empty if that is obvious."""
        return ""

    def picks(self, texts: Texts) -> Sequence[Pick]:
        """Return the picks that users can choose for their seats, the default one first; may be
        empty.
        """
        return ()

    def offered_picks(self, texts: Texts) -> Sequence[Pick]:
        """Return `picks` as they can be chosen now: none if the match is played on from a turn."""
        return self.picks(texts) if self.played_on is None else ()

    @property
    def picks_are(self) -> str:
        """The beginning of the keys of texts about picks.

        The keys end in `-question`, `-accept`, `-accept-random`, `-taken`.
        """
        return "pick"

    def check_pick(self, pick: str) -> None:
        """Raise `Refusal` for a pick that can't be chosen here."""
        if pick not in ("", RANDOM):
            raise Refusal("refused-pick-not-here")

    @abstractmethod
    def first(self, picks: Mapping[Seat, str]) -> NextMatch:
        """Return the first match, with the players' picks.

        Its seats are the same as here; its players may be assigned to them at random.
        """

    def is_last(self, game: str) -> bool:
        """Return whether nothing follows this game of the chain."""
        return True


@cache
def _adapter(settings: type[MatchSettings]) -> TypeAdapter[Any]:
    return TypeAdapter(settings)


class MatchOptions(Protocol):
    """What a game offers. Members with a body suit most games."""

    kind: type[MatchSettings]
    """The settings of this game."""

    @property
    def game(self) -> str:
        """The id in `game:`; `game-<id>` is the text of its name."""
        return self.kind.game

    @property
    def options(self) -> Sequence[Option]:
        """The settings, in the order in which commands show them."""
        return ()

    def settings(self, command: str, chosen: Chosen, clock: Clock | None) -> MatchSettings:
        """Return the settings that a user has chosen in a command; they aren't checked yet.

        Raises `Refusal`.
        """

    def pick(self, chosen: Chosen) -> str:
        """Return the user's pick for their own seat, chosen together with the settings."""
        return ""

    def offered(
        self, command: str, option: str, typed: str, chosen: Chosen, texts: Texts
    ) -> Offered:
        """Return the choices for an option without `choices`."""
        return ()

    def format_name(self, format: str, texts: Texts) -> str:
        """Return the name of a format (`MatchSettings.format`); empty if there is only one."""
        return ""

    def solo(self) -> Callable[[discord.Interaction[Any], Chosen], Awaitable[None]] | None:
        """Return a function that sets up a game against the game itself; None if there is none."""
        return None
