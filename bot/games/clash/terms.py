"""Terms: what is to be played, agreed on before anybody sits down."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Literal, get_args

from bot.errors import Refusal
from bot.games.clash.solo.telling import BETWEEN, settings_line
from bot.lobby.clocks import clock_told
from bot.matches.clock import Clock
from bot.ui.harmless import harmless
from engine.clash import ai_settings
from engine.clash.cards import SETS
from engine.clash.formats import constructed
from engine.clash.formats.draft import PLANS
from engine.clash.formats.mutation_game import SETS as MUTATION_SETS
from engine.clash.formats.pools import cards_of, size_of
from engine.clash.position_documents import Ruleset
from engine.clash.seating import SEATINGS, Mode
from engine.core import SEATS, JsonObject, Seat
from engine.documents import DocumentError, read
from texts import Texts

Format = Literal["preconstructed", "draft", "constructed", "mutation"]
FORMATS: tuple[Format, ...] = get_args(Format)


@dataclass(frozen=True, slots=True)
class Terms:
    """What is to be played. The mode of the mutation format is that of its duels.

    `sets` are those of a draft; none: a pool mixed from all, for the mutation format two that are
    drawn. `ai` are the settings of the AIs where the mode has some; None: the quick one.
    """

    format: Format = "preconstructed"
    mode: Mode = "duel"
    ruleset: Ruleset = "1.2"
    sets: tuple[str, ...] = ()
    champion: bool = False
    fatigue: bool = False
    ai: ai_settings.Settings | None = None
    clock: Clock | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats."""
        return SEATS if self.format == "mutation" else SEATINGS[self.mode].seats

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people; AIs have the others."""
        ais = [SEATS[number] for number in SEATINGS[self.mode].ai]
        return tuple([seat for seat in self.seats if seat not in ais])

    @property
    def teams(self) -> bool:
        """Do people play two against two?"""
        return self.mode == "two_against_two"

    def document(self) -> JsonObject:
        """The terms as JSON, without what has its default value."""
        told = {
            "format": self.format,
            "mode": self.mode,
            "ruleset": self.ruleset if self.ruleset != "1.2" else None,
            "sets": list(self.sets),
            "champion": self.champion,
            "fatigue": self.fatigue,
            "ai": ai_settings.document(self.ai) if self.ai else None,
            "clock": self.clock.document() if self.clock else None,
        }
        return {key: value for key, value in told.items() if value}

    @classmethod
    def read(cls, document: JsonObject | None) -> Terms:
        """The terms of a document; those of a match without any are the usual ones."""
        told = dict(document or {})
        told["sets"] = tuple(told.get("sets", ()))
        told["clock"] = Clock.read(told.get("clock"))
        if "ai" in told:
            settings = read(ai_settings.SettingsDocument, told["ai"])
            told["ai"] = ai_settings.read(settings, told.get("ruleset", "1.2"), "ai")
        return cls(**told)

    def check(self) -> None:
        """Raises `Refusal` for what the rules do not offer (clash-of-decks.md 8, 9, 11, 12)."""
        _check_format(self)
        _check_sets(self)
        _check_ai(self)


def _check_format(terms: Terms) -> None:
    ai = bool(SEATINGS[terms.mode].ai)
    match terms.format:
        case "preconstructed":
            if terms.mode == "coop":
                raise Refusal("refused-terms-coop")
        case "draft":
            if terms.ruleset == "1.0" and terms.mode != "solo":
                raise Refusal("refused-terms-draft-ruleset")
        case "constructed":
            if ai:
                raise Refusal("refused-terms-constructed-ai")
            if terms.mode not in constructed.MODES[terms.ruleset]:
                raise Refusal("refused-terms-constructed-duel")
        case "mutation":
            if terms.mode != "duel" or terms.ruleset != "1.2":
                raise Refusal("refused-terms-mutation")


def _check_sets(terms: Terms) -> None:
    if not terms.sets:
        return
    for each in terms.sets:
        if each not in known_sets("1.2"):
            raise Refusal("refused-unknown-set", set=harmless(each))
        if each not in known_sets(terms.ruleset):
            raise Refusal("refused-terms-set-ruleset")
    if len(set(terms.sets)) != len(terms.sets):
        raise Refusal("refused-terms-set-twice")
    if terms.format == "mutation":
        if len(terms.sets) != MUTATION_SETS:
            raise Refusal("refused-terms-two-sets")
    elif terms.format != "draft":
        raise Refusal("refused-terms-no-sets")
    elif (cards := size_of(terms.sets)) < (pool := PLANS[terms.mode].pool):
        raise Refusal("refused-terms-more-sets", count=pool, cards=cards)


def _check_ai(terms: Terms) -> None:
    ai = terms.ai or ai_settings.QUICK
    if not SEATINGS[terms.mode].ai:
        if terms.ai is not None:
            raise Refusal("refused-terms-no-ai")
        return
    if ai.level is None and terms.champion and terms.mode == "solo":
        raise Refusal("refused-terms-champion")
    if ai.level is not None:
        _check_level(ai.level, terms)
    if not ai_settings.spends_exactly(ai, terms.ruleset, terms.champion):
        raise Refusal("refused-terms-points")


def _check_level(level: int, terms: Terms) -> None:
    levels = ai_settings.levels(terms.ruleset, terms.champion)
    if level not in levels:
        raise Refusal("refused-terms-level", first=levels[0], last=levels[-1])


def at_level(terms: Terms, level: int | None) -> Terms:
    """The same with AIs of this level, which are ready-made. Raises `Refusal`."""
    if level is None:
        return terms
    if not SEATINGS[terms.mode].ai:
        raise Refusal("refused-terms-no-ai")
    _check_level(level, terms)
    return replace(terms, ai=ai_settings.preset(terms.ruleset, level, terms.champion))


@cache
def known_sets(ruleset: str) -> tuple[str, ...]:
    """The sets all of whose cards a ruleset knows, in the order in which they came out."""
    return tuple([each.id for each in SETS if _knows(ruleset, each.id)])


def _knows(ruleset: str, set_id: str) -> bool:
    try:
        return bool(cards_of([set_id], ruleset, 1))
    except DocumentError:
        return False


def title(terms: Terms, texts: Texts) -> str:
    """Format and mode in a few words."""
    if terms.format == "mutation":
        return texts("choice-mutation")
    mode = texts(f"mode-{terms.mode.replace('_', '-')}")
    return BETWEEN.join((texts(f"choice-{terms.format}"), mode))


def told(terms: Terms, texts: Texts) -> str:
    """The terms in one paragraph."""
    about = texts(f"terms-{terms.format}", count=constructed.BROUGHT[terms.ruleset])
    facts = [texts("terms-ruleset", ruleset=terms.ruleset)]
    if terms.format in ("draft", "mutation"):
        facts.append(_sets_told(terms, texts))
    if terms.champion:
        facts.append(texts("terms-champion"))
    if terms.fatigue:
        facts.append(texts("terms-fatigue"))
    facts.append(clock_told(terms.clock, texts))
    if SEATINGS[terms.mode].ai:
        ai = settings_line(terms.ai or ai_settings.QUICK, terms.ruleset, texts)
        facts.append(texts("terms-ai", ai=ai))
    return f"{about}\n{BETWEEN.join(facts)}"


def _sets_told(terms: Terms, texts: Texts) -> str:
    if terms.sets:
        names = [texts.named(each.names) for each in SETS if each.id in terms.sets]
        return texts("terms-sets", sets=", ".join(names), count=len(names))
    league = terms.format == "mutation"
    return texts("terms-two-sets" if league else "terms-all-sets")
