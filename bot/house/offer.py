"""The offer of a game: what people can agree on before it begins.

Commands and lobbies of all games are made from it, so nothing outside a game's room knows what its
options mean.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, ClassVar, Protocol, Self, TypeAlias

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
"""What somebody has given to the options of a command, by their names."""
Offered: TypeAlias = "Sequence[tuple[str, str]]"
"""What an option can be: label and value."""
_BETWEEN = " · "


def facts_line(facts: Iterable[str]) -> str:
    """Facts side by side, as a line of their own: it begins with a capital letter."""
    line = _BETWEEN.join(facts)
    return line[:1].upper() + line[1:]


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be settled: an option of these commands.

    `option-<name>` and `option-<name>-about` are its texts. It is a word (one of `choices`, each a
    value and the key of its text, where it has some), a switch (`bool`) or a number (a `range`).
    """

    name: str
    commands: tuple[str, ...]
    kind: type[str] | type[bool] | range = str
    choices: tuple[tuple[str, str], ...] = ()

    def annotation(self, text: Any = str) -> Any:
        """Return what stands in a command's signature; `text` for a word that is typed freely."""
        if isinstance(self.kind, range):
            return app_commands.Range[int, self.kind[0], self.kind[-1]]
        return text if self.kind is str and not self.choices else self.kind

    def value(self, typed: str) -> str:
        """Return the choice that somebody means by its value or its name.

        Raises `Refusal`.
        """
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
    """Return the options of this command that games offer, by name.

    Of each there are its kinds in all games. Raises `ValueError` where one is for a command that is
    none of these `commands`, or where games that share a name in a command mean different kinds of
    options.
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
    """Something that can be chosen for the own seat, such as a deck; `about` says what it is."""

    id: str
    label: str
    about: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms(ABC):
    """What a game's people have agreed on: an immutable value.

    A game adds what it lets people settle, as fields with defaults. Fields are written to the
    document of a match and read from it by pydantic, so their types are what JSON can hold.
    """

    game: ClassVar[str]
    """The id of the game that is played."""

    clock: Clock | None = None
    """How long a seat may take; None: as long as it likes."""

    rated: bool = False
    """Whether the result counts for ratings; else it is a friendly match."""

    lacks_clock: bool = False
    """Whether it is friendly only because a rated match needs a clock."""

    @property
    @abstractmethod
    def seats(self) -> tuple[Seat, ...]:
        """All seats."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people; the game itself plays the others."""
        return self.seats

    @property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        """The sides among which people choose when they sit down; none where they need not."""
        return ()

    @property
    def together(self) -> bool:
        """Whether all people are on one side."""
        return False

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who wins and loses together: each seat is on one side."""
        if self.teams:
            return self.teams
        others = tuple([seat for seat in self.seats if seat not in self.people])
        if self.together:
            return (self.people, others)
        return tuple([(seat,) for seat in self.seats])

    @property
    def format(self) -> str:
        """How the game is prepared, where there are several ways (a draft, say)."""
        return "standard"

    @property
    def mode(self) -> str:
        """How many play, and who with whom."""
        return "duel"

    @property
    def play(self) -> str:
        """The kind of play, each of which has ratings of its own: `duel`, `table` or `league`."""
        return "duel" if len(self.people) == 2 else "table"

    @property
    def can_be_rated(self) -> bool:
        """Whether people play against each other, and nobody else takes part."""
        return self.people == self.seats and len(self.people) > 1 and not self.together

    def counting(self, rated: bool | None, *, usual: bool) -> Self:
        """Return these terms rated or friendly: as wished for, else as is usual where that goes.

        Without a clock they are friendly. Raises `Refusal` where what can't be rated is to be.
        """
        if rated and not self.can_be_rated:
            raise Refusal("refused-cannot-be-rated")
        counts = (usual if rated is None else rated) and self.can_be_rated
        has_clock = self.clock is not None
        return replace(self, rated=counts and has_clock, lacks_clock=counts and not has_clock)

    def document(self) -> JsonObject:
        """Write the terms as JSON: the game, and what differs from its usual value."""
        settled = _adapter(type(self)).dump_python(self, mode="json", exclude_defaults=True)
        return {"game": self.game, **settled}

    @classmethod
    def read(cls, document: JsonObject) -> Self:
        """Read the terms from a document without the game; an empty one holds the usual terms."""
        terms: Self = _adapter(cls).validate_python(document)
        return terms

    def check(self) -> None:  # noqa: B027
        """Raise `Refusal` for what the rules do not offer."""

    @abstractmethod
    def title(self, texts: Texts) -> str:
        """Return what is played, in a few words."""

    @abstractmethod
    def description(self, texts: Texts) -> str:
        """All that was agreed on, as a paragraph of Markdown."""

    def agreement(self, texts: Texts) -> str:
        """All of that, and whether it counts."""
        told = [self.description(texts)]
        if self.rated or self.lacks_clock:
            told.append(texts("terms-rated" if self.rated else "terms-lack-clock"))
        return "\n".join(told)

    def against(self, texts: Texts) -> str:
        """Whom somebody plays against who plays alone; empty where that needs no word."""
        return ""

    def picks(self, texts: Texts) -> Sequence[Pick]:
        """Return what people can choose for their own seats, the usual one first, if anything."""
        return ()

    @property
    def picks_are(self) -> str:
        """The beginning of the keys of texts about picks.

        The keys end in `-question`, `-accept`, `-accept-random`, `-taken`.
        """
        return "pick"

    def check_pick(self, pick: str) -> None:
        """Raise `Refusal` for what nobody can choose here."""
        if pick not in ("", RANDOM):
            raise Refusal("refused-pick-not-here")

    @abstractmethod
    def first(self, picks: Mapping[Seat, str]) -> NextMatch:
        """Return what is played first, with what people have picked.

        Its seats are these here; who sits where may be drawn by lot.
        """

    def is_last(self, game: str) -> bool:
        """Return whether everything is over with this game of the chain."""
        return True


@cache
def _adapter(terms: type[Terms]) -> TypeAdapter[Any]:
    return TypeAdapter(terms)


class Offer(Protocol):
    """What a game offers. What has a body here, most games do so."""

    kind: type[Terms]
    """The terms of this game."""

    @property
    def game(self) -> str:
        """The id in `game:`; `game-<id>` is the text of its name."""
        return self.kind.game

    @property
    def options(self) -> Sequence[Option]:
        """What can be settled, in the order in which commands show it."""
        return ()

    def terms(self, command: str, chosen: Chosen, clock: Clock | None) -> Terms:
        """Return what somebody asks for by a command, not checked yet.

        Raises `Refusal`.
        """

    def pick(self, chosen: Chosen) -> str:
        """Return what somebody has chosen for the own seat along with the terms."""
        return ""

    def offered(
        self, command: str, option: str, typed: str, chosen: Chosen, texts: Texts
    ) -> Offered:
        """Return what an option without `choices` can become."""
        return ()

    def format_name(self, format: str, texts: Texts) -> str:
        """Name one of the formats (`Terms.format`); empty where there is but one."""
        return ""

    def solo(self) -> Callable[[discord.Interaction[Any], Chosen], Awaitable[None]] | None:
        """How a game against the game itself is put together; None where there is none."""
        return None
