"""The choices of a turn, in words.

Players choose first a creature or a kind of thing, then its action, cell and target. They can also
choose other dice than the default payment.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.game_api.questions import NOTHING, Choice, Question, SeatNames
from bot.games.castles import disabled_reasons
from bot.games.castles.labels import Labels
from bot.games.castles.lookup import unlocking
from bot.games.castles.names import named
from bot.games.castles.ways import (
    DICE,
    GO,
    KINDS,
    STOP,
    USE,
    Way,
    below,
    by_way,
    paid_by,
    way_to,
)
from engine.castles.actions import Action
from engine.castles.board import cell_name, cell_named
from engine.castles.cards import CARD, RACE
from engine.castles.legal import own_cells
from engine.castles.match import Match
from engine.core import Seat
from texts import Texts
from texts.castles.names import BUILDING, built_name, effect_text, on_cell, payment_text

FIRST_BUTTONS, NEXT_BUTTONS = 10, 5
"""The most choices shown as buttons, at the first question and at later ones. More are a select: a
message may have only a limited number of controls.
"""
ATTACK = "attack"
"""The value of an attack that is not possible."""


def asked_of(
    state: Match, seat: Seat, chosen: Sequence[str], names: SeatNames, texts: Texts
) -> Question:
    """Return the next choice of a seat after these values; `NOTHING` if there is none."""
    if seat not in state.to_act():
        return NOTHING
    legal = state.legal_actions(seat)
    if not chosen:
        return _first(state, legal, texts)
    ways = by_way(legal, chosen[0])
    if list(chosen[1:]) == [DICE]:
        return _dice(ways, texts)
    if len(chosen) > 1 and chosen[1] == DICE:
        paid = {way: _paid_so(actions, chosen[2]) for way, actions in ways.items()}
        rest = chosen[3:]
        left = {way: action for way, action in paid.items() if action is not None}
    else:
        rest = chosen[1:]
        left = {way: actions[0] for way, actions in ways.items()}
    going = below(left, rest)
    if not going or () in going:
        return NOTHING
    asking = _Asking(state, Labels(state, names, texts), texts)
    choices = list(asking.choices(going))
    if len(chosen) == 1:
        choices += asking.hindered(chosen[0], left)
        if any(len(actions) > 1 for actions in ways.values()):
            choices.append(Choice(DICE, texts("castles-choice-dice")))
    text, hint = asking.words(chosen[0], going)
    # else a button could be below another one with the same label
    again = DICE in chosen or {GO, USE} <= {*chosen} or (chosen[0] == "power" and len(chosen) > 1)
    return Question(text, tuple(choices), again or len(choices) > NEXT_BUTTONS, hint)


# The first question


def _first(match: Match, legal: Sequence[Action], texts: Texts) -> Question:
    """Ask for one of the player's creatures, or a kind of other things."""
    firsts = {way_to(action)[0] for action in legal[1:]}
    labels = Labels(match, {}, texts)
    choices = []
    for cell in own_cells(match):
        name, creature = cell_name(cell), match.at(cell)
        words = labels.creature(cell)
        text = texts("castles-choice-own", creature=words, price=creature.card.activation)
        why = "" if name in firsts else disabled_reasons.against_creature(match, creature, texts)
        choices.append(Choice(name, text, possible=not why, why=why))
    power = texts(f"castles-power-{RACE[match.races[match.active]].power}")
    for kind in KINDS:
        words = texts(f"castles-kind-{kind}", power=power)
        why = "" if kind in firsts else disabled_reasons.against_kind(match, kind, texts)
        choices.append(Choice(kind, words, possible=not why, why=why))
    return Question("", tuple(choices), len(choices) > FIRST_BUTTONS, texts("castles-hint"))


# Other dice


def _dice(ways: Mapping[Way, Sequence[Action]], texts: Texts) -> Question:
    """Ask for the payment: all possible ones except the default of each action."""
    found = {paid_by(action) for actions in ways.values() for action in actions[1:]}
    choices = [
        Choice(payment_text(dice), texts("castles-choice-pay", dice=payment_text(dice)))
        for dice in sorted(found, key=lambda dice: (len(dice), dice))
    ]
    if not choices:
        return NOTHING
    return Question(
        texts("castles-asking-dice"), tuple(choices), listed=True, hint=texts("castles-hint-dice")
    )


def _paid_so(actions: Sequence[Action], dice: str) -> Action | None:
    return next((each for each in actions if payment_text(paid_by(each)) == dice), None)


# Later questions


class _Asking:
    """The choices after some values, and the question above them."""

    def __init__(self, match: Match, labels: Labels, texts: Texts) -> None:
        self._match, self._labels, self._texts = match, labels, texts

    def choices(self, going: Mapping[Way, Action]) -> Iterator[Choice]:
        """Yield a choice for each next value. A value that leaves a single move makes it."""
        for value in dict.fromkeys(way[0] for way in going):
            left = [(way, action) for way, action in going.items() if way[0] == value]
            way, action = left[0]
            start = len(way_to(action)) - len(way)
            only = len(left) == 1
            label = self._labels.of(action, start, len(way) if only else 1)
            about = effect_text(CARD[value], self._texts) if value in CARD else ""
            yield Choice(value, label, str(action) if only else "", about=about)

    def hindered(self, first: str, left: Mapping[Way, Action]) -> Iterator[Choice]:
        """Yield the choices next to these that are not possible now."""
        match, texts = self._match, self._texts
        if first in ("summon", "magic"):
            for card in dict.fromkeys(match.hands[match.active]):
                if card.is_creature == (first == "summon") and not _leads(left, card.id):
                    why = disabled_reasons.against_card(match, card, texts)
                    yield Choice(card.id, self._labels.card(card.id), possible=False, why=why)
        if first in KINDS:
            return
        cell = cell_named(match.mode, first)
        creature = match.at(cell)
        if all(STOP in way or USE in way for way in left):
            why = disabled_reasons.against_attack(match, creature, texts)
            yield Choice(ATTACK, texts("castles-choice-no-attack"), possible=False, why=why)
        if creature.card.ability is not None and not any(USE in way for way in left):
            why = disabled_reasons.against_ability(match, creature, texts)
            yield Choice(USE, self._labels.ability(cell), possible=False, why=why)

    def words(self, first: str, going: Mapping[Way, Action]) -> tuple[str, str]:
        """Return the question with what a player should know, and the short hint for a select."""
        way, action = next(iter(going.items()))
        taken = way_to(action)[: -len(way)]
        if first == "power":
            text, hint = self._power_words(taken)
        elif first in KINDS:
            text, hint = self._kind_words(first, taken, going)
        else:
            text, hint = self._creature_words(taken)
        return text, self._texts(f"castles-hint-{hint}")

    def _power_words(self, taken: Way) -> tuple[str, str]:
        power = RACE[self._match.races[self._match.active]].power
        if len(taken) == 1:
            return self._texts(f"castles-power-{power}-about"), "which"
        if power == "call" and len(taken) == 2:
            return self._texts("castles-asking-called", card=named(taken[1], self._texts)), "which"
        return self._texts("castles-asking-cell", card=named(taken[-1], self._texts)), "where"

    def _kind_words(self, kind: str, taken: Way, going: Mapping[Way, Action]) -> tuple[str, str]:
        texts = self._texts
        if len(taken) == 1:
            asked = texts(f"castles-which-{kind}")
            known = [self._built(way[0]) for way in going] if kind == "build" else []
            return "\n".join([asked, *dict.fromkeys(known)]), "which"
        thing = taken[1]
        if kind == "build":
            facts = {"tile": f"**{built_name(thing, texts)}**"}
            about = texts(f"castles-tile-{thing}-about")
            return texts("castles-asking-tile", **facts, about=about), "where"
        if kind == "summon":
            return texts("castles-asking-cell", card=named(thing, texts)), "where"
        about = effect_text(CARD[thing], texts)
        return texts("castles-asking-magic-at", card=named(thing, texts), about=about), "at"

    def _built(self, thing: str) -> str:
        """Return what a building unlocks, or what a tile does, in small print."""
        texts = self._texts
        if thing in BUILDING:
            return f"-# {unlocking(thing, texts)}"
        about = texts(f"castles-tile-{thing}-about")
        return f"-# **{built_name(thing, texts)}** · {about}"

    def _creature_words(self, taken: Way) -> tuple[str, str]:
        """Return the question about a creature: its action, its new cell, or its ability's target.

        The effect of its ability is below, even if the only choice yet is where to move.
        """
        texts, cell = self._texts, cell_named(self._match.mode, taken[0])
        card = self._match.at(cell).card
        facts = {"creature": on_cell(card.id, taken[0], texts)}
        if USE in taken:
            facts["about"] = effect_text(card, texts)
            if taken[-1] == USE:
                return texts("castles-asking-aim", **facts), "at"
            moved = self._match.at(cell_named(self._match.mode, taken[-1])).card
            facts["target"] = on_cell(moved.id, taken[-1], texts)
            return texts("castles-asking-dest", **facts), "where"
        if GO not in taken:
            text, hint = texts("castles-asking-creature", **facts, price=card.activation), "what"
        elif taken[-1] == GO:
            text, hint = texts("castles-asking-where", **facts), "where"
        else:
            text, hint = texts("castles-asking-there", **facts, cell=taken[-1]), "what"
        about = effect_text(card, texts)
        return (f"{text}\n-# {about}" if about else text), hint


def _leads(ways: Mapping[Way, Action], value: str) -> bool:
    return any(way[0] == value for way in ways)
