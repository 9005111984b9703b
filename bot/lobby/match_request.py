"""A request for a match, made step by step: the game, the opponents and the options.

The panel of `/start` shows a request and stores nothing: each of its controls carries the whole
request, so that it works after a restart.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from string import ascii_lowercase
from typing import Any, Literal, TypeAlias, get_args

from bot.clock import CLOCKS, NO_CLOCK, Clock
from bot.errors import Refusal
from bot.game_api import all_match_options
from bot.game_api.match_options import AUDIENCES, MatchOptions, MatchSettings, Option
from bot.lobby.options import strength_name
from bot.store import RANDOM
from bot.ui.acknowledgement import MOST_OFFERED
from bot.ui.received import SNOWFLAKE
from opponents.thinkers import strengths_of, usual_strength
from texts import Texts

Company = Literal["bot", "anybody", "person", "table"]
"""The opponents: the bot, any player, one named member, or an open lobby of more than two."""
COMPANIES: tuple[Company, ...] = get_args(Company)
Settled: TypeAlias = "Mapping[str, str]"
"""Values that differ from the defaults, by the names of options."""

_COMMANDS: Mapping[Company, str] = {
    "bot": "practice",
    "anybody": "duel",
    "person": "duel",
    "table": "lobby",
}
"""The command that starts the same match."""
STRENGTH = "strength"
"""The option for how well the bot plays."""
CLOCK = Option(
    "clock", ("duel", "lobby"), choices=tuple((each, f"clock-{each}") for each in CLOCKS)
)
RATED = Option("rated", ("duel", "lobby"), bool)
AUDIENCE = Option(
    "audience", ("duel", "lobby"), choices=tuple((each, f"audience-{each}") for each in AUDIENCES)
)
ON_VALUE = "on"
"""The value of a switch that is on."""
_BETWEEN = ","


@dataclass(frozen=True)
class Setting:
    """An option that can be set, with its values, their labels and the current value.

    A switch has no values. `mark` is its letter in the wish's code.
    """

    option: Option
    mark: str
    values: Sequence[tuple[str, str]]
    holds: str

    @property
    def is_switch(self) -> bool:
        """Whether the option is a switch (on or off)."""
        return self.option.kind is bool


@dataclass(frozen=True)
class MatchRequest:
    """A game, the opponents, and the options that differ from the defaults.

    `opponent_id` is the user id of the named opponent, if any.
    """

    game: str
    company: Company
    opponent_id: int | None = None
    settled: Settled = field(default_factory=dict)

    @classmethod
    def of(cls, game: str, company: str) -> MatchRequest:
        """Return the request for this company (a user id: for this member), with default options.

        Raises `Refusal` if no panel offers it.
        """
        opponent_id = int(company) if re.fullmatch(SNOWFLAKE, company) else None
        known: Company = next((each for each in COMPANIES if each == company), "person")
        if (known == "person") != (opponent_id is not None) or all(
            each.game != game for each in all_match_options()
        ):
            raise Refusal("refused-unknown-button")
        return cls(game, known, opponent_id)

    @classmethod
    def read(cls, game: str, company: str, code: str) -> MatchRequest:
        """Parse a request from the parts of a custom id. Raises `Refusal` if no panel offers it."""
        request = cls.of(game, company)
        parts = code.split(_BETWEEN) if code else []
        request = replace(
            request, settled={request.option(part[:1]).name: part[1:] for part in parts}
        )
        if not request.fits(request.settled):
            raise Refusal("refused-unknown-button")
        return request

    @property
    def code(self) -> str:
        """Return the options as part of a custom id: a letter and a value each."""
        values = self.settled
        marked = zip(ascii_lowercase, self.options, strict=False)
        parts = [f"{mark}{values[each.name]}" for mark, each in marked if each.name in values]
        return _BETWEEN.join(parts)

    @property
    def match_options(self) -> MatchOptions:
        """The offer of the game."""
        return next(each for each in all_match_options() if each.game == self.game)

    @property
    def command(self) -> str:
        """The command that starts the same match."""
        return _COMMANDS[self.company]

    @cached_property
    def options(self) -> Sequence[Option]:
        """All options in order: strength, the game's own, clock, rated, audience."""
        return [
            option
            for option in (
                strength_option(strengths_of(self.game)),
                *self.match_options.options,
                CLOCK,
                RATED,
                AUDIENCE,
            )
            if self.command in option.commands
        ]

    def option(self, mark: str) -> Option:
        """Return the option of a letter. Raises `Refusal` if there is none."""
        for known, option in zip(ascii_lowercase, self.options, strict=False):
            if known == mark:
                return option
        raise Refusal("refused-unknown-button")

    def flipped(self, mark: str) -> str:
        """Return the value that a switch gets when it is pressed."""
        return "" if self.option(mark).name in self.settled else ON_VALUE

    @property
    def chosen(self) -> Mapping[str, Any]:
        """The values of the command's options."""
        return self._typed(self.settled)

    def match_settings(self, clock: Clock | None) -> MatchSettings:
        """Return the settings of the match with this clock. Raises `Refusal`."""
        return self._match_settings(self.chosen, clock)

    def fits(self, settled: Settled) -> bool:
        """Return whether a match with these options is possible with this company."""
        try:
            typed = self._typed(settled)
            match_settings = self._match_settings(typed, CLOCKS[typed.get(CLOCK.name, NO_CLOCK)])
            match_settings.check()
            match_settings.check_pick(self.match_options.pick(typed))
        except (Refusal, ValueError):
            return False
        several = len(match_settings.people) > 2 or match_settings.together
        if self.company == "bot":
            return not match_settings.together
        return several if self.company == "table" else not several

    def usual(self, texts: Texts) -> MatchRequest | None:
        """Return the request with default options; None if this company can't play the game."""
        settled = self._nearest({}, texts)
        return None if settled is None else replace(self, settled=settled)

    def settle(self, name: str, value: str, texts: Texts) -> MatchRequest | None:
        """Set an option (an empty value: its default), and drop options that don't fit it.

        Returns None if it can't be set to this value.
        """
        others = {other: held for other, held in self.settled.items() if other != name}
        wanted = {name: value} if value else {}
        if self.fits({**others, **wanted}):
            return replace(self, settled={**others, **wanted})
        kept = self._nearest(wanted, texts)
        if kept is None:
            return None
        for other, held in others.items():
            if other not in kept and self.fits({**kept, other: held}):
                kept[other] = held
        return replace(self, settled=kept)

    def _nearest(self, wanted: Settled, texts: Texts) -> dict[str, str] | None:
        """Return `wanted`, with one more option if it needs one; None if that doesn't help."""
        if self.fits(wanted):
            return {**wanted}
        more = (
            {**wanted, option.name: value}
            for option in self.options
            if option.name not in wanted
            for value, _ in self._values(option, texts)
        )
        return next(filter(self.fits, more), None)

    def setting_rows(
        self, usual_clock: str, texts: Texts, *, with_pick: bool = True
    ) -> list[Setting]:
        """Return the options that can be set now: those with more than one possible value.

        `usual_clock` is the id of the server's default clock. Without `with_pick`, options that
        only choose the user's own pick are left out.
        """
        found = []
        for mark, option in zip(ascii_lowercase, self.options, strict=False):
            if not with_pick and self._is_pick(option, texts):
                continue
            values = [
                (value, label)
                for value, label in self._values(option, texts)
                if self._can_settle(option, value, texts)
            ]
            holds = self.settled.get(option.name) or self._usual_value(option, values)
            if option is CLOCK and option.name not in self.settled:
                holds = usual_clock
            if option.kind is bool:
                if values:
                    found.append(Setting(option, mark, (), holds))
            elif len(values) > 1:
                found.append(Setting(option, mark, values, holds))
        return found

    def _is_pick(self, option: Option, texts: Texts) -> bool:
        """Return whether an option chooses the user's own pick, such as a deck."""
        values = [value for value, _ in self._values(option, texts)]
        settled = ({**self.settled, option.name: value} for value in values)
        return any(
            self.match_options.pick(self._typed(each)) not in ("", RANDOM) for each in settled
        )

    def _can_settle(self, option: Option, value: str, texts: Texts) -> bool:
        """Return whether a value is offered.

        Values from a fixed list may change other options; all other values must fit them.
        """
        if self.fits({**self.settled, option.name: value}):
            return True
        return bool(option.choices) and self.settle(option.name, value, texts) is not None

    def _values(self, option: Option, texts: Texts) -> Sequence[tuple[str, str]]:
        """Return the values of an option with their labels; none if it has to be typed."""
        if option.kind is bool:
            return [(ON_VALUE, "")]
        if isinstance(option.kind, range):
            numbers = [*map(str, option.kind[: MOST_OFFERED + 1])]
            return [(number, number) for number in numbers] if len(numbers) <= MOST_OFFERED else []
        if option.name == STRENGTH:
            game = self.game
            return [(each, strength_name(game, each, texts)) for each, _ in option.choices]
        if option.choices:
            return [(value, texts(key)) for value, key in option.choices]
        offered = self.match_options.offered(self.command, option.name, "", self.chosen, texts)
        return [(value, label) for label, value in offered][:MOST_OFFERED]

    def _usual_value(self, option: Option, values: Sequence[tuple[str, str]]) -> str:
        """Return the value that equals the default; empty if there is none."""
        if option.name == STRENGTH:
            return usual_strength(self.game)
        others = {name: value for name, value in self.settled.items() if name != option.name}
        for value, _ in values:
            if self._outcome({**others, option.name: value}) == self._outcome(others):
                return value
        return ""

    def _outcome(self, settled: Settled) -> object:
        """Return what these values lead to. Equal outcomes are the same to play."""
        typed = self._typed(settled)
        return self._match_settings(typed, None).document(), self.match_options.pick(
            typed
        ) or RANDOM

    def _match_settings(self, typed: Mapping[str, Any], clock: Clock | None) -> MatchSettings:
        """Return the settings of these values. Raises `Refusal`."""
        match_settings = self.match_options.settings(self.command, typed, clock)
        match_settings = match_settings.counting(typed.get(RATED.name, False), usual=False)
        return match_settings.with_audience(typed.get(AUDIENCE.name))

    def _typed(self, settled: Settled) -> dict[str, Any]:
        """Return the values in the types of the command's options. Raises `ValueError`."""
        options = {option.name: option for option in self.options}
        return {name: _read(options[name], value) for name, value in settled.items()}


def strength_option(strengths: Iterable[str]) -> Option:
    """Return the option for the bot's strength."""
    choices = tuple([(each, f"strength-{each}") for each in strengths])
    return Option(STRENGTH, ("practice",), choices=choices)


def _read(option: Option, value: str) -> Any:
    """Return a value in the type of the command's option. Raises `ValueError` if it is unknown."""
    typed: Any = value
    if option.kind is bool:
        typed, known = True, value == ON_VALUE
    elif isinstance(option.kind, range):
        typed = int(value)
        known = typed in option.kind
    else:
        known = not option.choices or value in dict(option.choices)
    if not known:
        raise ValueError(value)
    return typed
