"""The settings of Clash of Decks: format, mode, cards, modules."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal, get_args

from bot.clock import clock_line
from bot.errors import Refusal
from bot.game_api.match_options import MatchSettings, Pick
from bot.games.clash.preconstructed import RANDOM, deck_picks, must_know
from bot.games.clash.solo.telling import BETWEEN, sets_line, settings_line
from bot.ui.escaping import escape_markdown
from engine.clash import ai_settings
from engine.clash.cards import SETS
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.formats import constructed
from engine.clash.formats.ahead import following
from engine.clash.formats.constructed import constructed_setup
from engine.clash.formats.draft import PLANS, draft_setup
from engine.clash.formats.mutation import SETS as MUTATION_SETS
from engine.clash.formats.mutation import mutation_setup
from engine.clash.formats.pools import cards_of, size_of
from engine.clash.game import DEFAULT_TURN_LIMIT, setup_of
from engine.clash.position_documents import Ruleset
from engine.clash.seating import SEATINGS, Mode
from engine.core import SEATS, JsonObject, NextMatch, Seat
from engine.documents import DocumentError
from texts import Texts, dashed

Format = Literal["preconstructed", "draft", "constructed", "mutation"]
GAME = "clash"
NEWEST: Ruleset = "1.2"
FORMATS: tuple[Format, ...] = get_args(Format)


@dataclass(frozen=True, slots=True)
class ClashSettings(MatchSettings):
    """The settings of a match. The mode of the mutation format is that of its duels.

    `sets` are those of a draft; empty: a pool mixed from all, or for the mutation format two random
    ones. `ai` are the settings of the AIs in modes with AIs; None: the quick one.
    """

    format: Format = "preconstructed"
    mode: Mode = "duel"
    ruleset: Ruleset = NEWEST
    sets: tuple[str, ...] = ()
    champion: bool = False
    fatigue: bool = False
    ai: ai_settings.Settings | None = None

    game = GAME
    picks_are = "deck"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats."""
        return SEATS if self.format == "mutation" else SEATINGS[self.mode].seats

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of players; AIs have the others."""
        ais = [SEATS[number] for number in SEATINGS[self.mode].ai]
        return tuple([seat for seat in self.seats if seat not in ais])

    @property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        """The teams in two against two."""
        return (("A", "C"), ("B", "D")) if self.mode == "two_against_two" else ()

    @property
    def play(self) -> str:
        """The pool of ratings. Leagues have their own: their decks change from round to round."""
        return "league" if self.format == "mutation" else super(ClashSettings, self).play

    @property
    def together(self) -> bool:
        """Whether the players play together against AIs."""
        return self.mode == "coop"

    def check(self) -> None:
        """Raise `Refusal` for what the rules do not offer (clash-of-decks.md 8, 9, 11, 12)."""
        _check_format(self)
        _check_sets(self)
        _check_ai(self)

    def title(self, texts: Texts) -> str:
        """Return format and mode."""
        if self.format == "mutation":
            return texts("choice-mutation")
        mode = texts(f"mode-{dashed(self.mode)}")
        return BETWEEN.join((texts(f"choice-{self.format}"), mode))

    def description(self, texts: Texts) -> str:
        about = texts(f"settings-{self.format}", count=constructed.BROUGHT[self.ruleset])
        facts = [texts("settings-ruleset", ruleset=self.ruleset)]
        if self.format in ("draft", "mutation"):
            none = "settings-two-sets" if self.format == "mutation" else "settings-all-sets"
            facts.append(sets_line(self.sets, texts, none))
        if self.champion:
            facts.append(texts("settings-champion"))
        if self.fatigue:
            facts.append(texts("settings-fatigue"))
        facts.append(clock_line(self.clock, texts))
        if SEATINGS[self.mode].ai:
            facts.append(texts("settings-ai", ai=self.against(texts)))
        return f"{about}\n{BETWEEN.join(facts)}"

    def against(self, texts: Texts) -> str:
        """Describe the AI with all its settings."""
        return settings_line(self.ai or ai_settings.QUICK, self.ruleset, texts)

    def picks(self, texts: Texts) -> Sequence[Pick]:
        """Return the preconstructed decks if the format uses them."""
        return deck_picks(texts) if self.format == "preconstructed" else ()

    def check_pick(self, pick: str) -> None:
        """Raise `Refusal` for an unknown deck, or one that can't be chosen in this format."""
        must_know(pick or RANDOM)
        if pick not in ("", RANDOM) and self.format != "preconstructed":
            raise Refusal("refused-deck-not-here")

    def first(self, picks: Mapping[Seat, str]) -> NextMatch:
        """Return the first match.

        `picks` are numbers of preconstructed decks, or random.
        """
        seats = {seat: seat for seat in self.people}
        ahead: JsonObject = {"options": _options(self)}
        match self.format:
            case "draft":
                sets = list(self.sets or known_sets(self.ruleset))
                setup = {**draft_setup(self.mode, sets, ahead), "ruleset": self.ruleset}
                return NextMatch("draft", setup, seats)
            case "constructed":
                setup = constructed_setup(self.mode, self.ruleset, ahead)
                return NextMatch("constructed", setup, seats)
            case "mutation":
                return NextMatch("mutation", mutation_setup(_two_sets(self), ahead), seats)
        setup = setup_of(self.mode, _cards(self, picks))
        setup["ruleset"] = self.ruleset
        setup["config"]["options"] = _options(self)
        return following(setup, seats)

    def is_last(self, game: str) -> bool:
        """Return whether everything is over with this game. A duel of a league is not the last."""
        return self.format != "mutation" or game != GAME


def _options(settings: ClashSettings) -> JsonObject:
    """Return the options of the match to come, without those with default values."""
    options: JsonObject = {"turn_limit": DEFAULT_TURN_LIMIT}
    if settings.fatigue:
        options["fatigue"] = True
    if settings.champion:
        options["champion"] = True
    if settings.ai is not None and settings.ai != ai_settings.QUICK:
        options["ai"] = ai_settings.document(settings.ai)
    return options


def _two_sets(settings: ClashSettings) -> list[str]:
    """Return the agreed sets, else two random ones."""
    if settings.sets:
        return list(settings.sets)
    return random.SystemRandom().sample(known_sets(settings.ruleset), MUTATION_SETS)


def _cards(settings: ClashSettings, picks: Mapping[Seat, str]) -> dict[Seat, Sequence[str]]:
    """Return the cards of every seat.

    Random decks differ from those taken; an AI has the cards of all decks without a player.
    """
    numbers = {
        seat: deck for seat in settings.people if (deck := picks.get(seat)) in PRECONSTRUCTED
    }
    for seat in settings.people:
        if seat not in numbers:
            free = sorted(PRECONSTRUCTED.keys() - numbers.values())
            numbers[seat] = random.SystemRandom().choice(free)
    left = sorted(PRECONSTRUCTED.keys() - numbers.values())
    for_ai = [card for number in left for card in PRECONSTRUCTED[number]]
    return {
        seat: PRECONSTRUCTED[numbers[seat]] if seat in numbers else for_ai
        for seat in settings.seats
    }


def _check_format(settings: ClashSettings) -> None:
    ai = bool(SEATINGS[settings.mode].ai)
    match settings.format:
        case "preconstructed":
            if settings.mode == "coop":
                raise Refusal("refused-settings-coop")
        case "draft":
            if settings.ruleset == "1.0" and settings.mode != "solo":
                raise Refusal("refused-settings-draft-ruleset")
        case "constructed":
            if ai:
                raise Refusal("refused-settings-constructed-ai")
            if settings.mode not in constructed.MODES[settings.ruleset]:
                raise Refusal("refused-settings-constructed-duel")
        case "mutation":
            if settings.mode != "duel" or settings.ruleset != "1.2":
                raise Refusal("refused-settings-mutation")


def _check_sets(settings: ClashSettings) -> None:
    if not settings.sets:
        return
    for set_id in settings.sets:
        if set_id not in known_sets("1.2"):
            raise Refusal("refused-unknown-set", set=escape_markdown(set_id))
        if set_id not in known_sets(settings.ruleset):
            raise Refusal("refused-settings-set-ruleset")
    if len(set(settings.sets)) != len(settings.sets):
        raise Refusal("refused-settings-set-twice")
    if settings.format == "mutation":
        if len(settings.sets) != MUTATION_SETS:
            raise Refusal("refused-settings-two-sets")
    elif settings.format != "draft":
        raise Refusal("refused-settings-no-sets")
    elif (cards := size_of(settings.sets)) < (pool := PLANS[settings.mode].pool):
        raise Refusal("refused-settings-more-sets", count=pool, cards=cards)


def _check_ai(settings: ClashSettings) -> None:
    ai = settings.ai or ai_settings.QUICK
    if not SEATINGS[settings.mode].ai:
        if settings.ai is not None:
            raise Refusal("refused-settings-no-ai")
        return
    if ai.level is None and settings.champion and settings.mode == "solo":
        raise Refusal("refused-settings-champion")
    if ai.level is not None:
        _check_level(ai.level, settings)
    if not ai_settings.spends_exactly(ai, settings.ruleset, settings.champion):
        raise Refusal("refused-settings-points")


def _check_level(level: int, settings: ClashSettings) -> None:
    levels = ai_settings.levels(settings.ruleset, settings.champion)
    if level not in levels:
        raise Refusal("refused-settings-level", first=levels[0], last=levels[-1])


def at_level(settings: ClashSettings, level: int | None) -> ClashSettings:
    """Return the settings with preset AIs of this level; None: unchanged. Raises `Refusal`."""
    if level is None:
        return settings
    if not SEATINGS[settings.mode].ai:
        raise Refusal("refused-settings-no-ai")
    _check_level(level, settings)
    return replace(settings, ai=ai_settings.preset(settings.ruleset, level, settings.champion))


@cache
def known_sets(ruleset: str) -> tuple[str, ...]:
    """Return the sets whose cards a ruleset all knows, in the order of their publication."""
    return tuple([card_set.id for card_set in SETS if _knows(ruleset, card_set.id)])


def _knows(ruleset: str, set_id: str) -> bool:
    try:
        return bool(cards_of([set_id], ruleset, 1))
    except DocumentError:
        return False
