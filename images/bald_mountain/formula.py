"""The effect of a card in signs and numbers: a few lines of groups that stay together.

"Discard a charm card: attack 4, or 2 if the opponents control no altar" is the lines `- 1 card`
(its price), `opponents' altars >= 1 ?`, `yes: attack 4`, `no: attack 2`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.bald_mountain import effects
from engine.bald_mountain.cards import Card
from engine.bald_mountain.effects import Amount, Per, Step
from images.formulas import Glyph, Group, Line


@lru_cache(maxsize=64)
def formula(card: Card) -> tuple[Line, ...]:
    """Return the lines of the card, its cost first."""
    paid = tuple(_cost(card.cost))
    lines = [Line(paid, cost=True)] if paid else []
    return (*lines, *_lines(card.effect))


def signs_in(card: Card) -> frozenset[str]:
    """Return the ids of all signs on the card, including that of a wonder."""
    found = {name for line in formula(card) for group in line.groups for name in _signs(group)}
    if card.is_wonder:
        found.add("optional" if card.optional else "wonder")
    return frozenset(found)


def _signs(group: Group) -> Iterator[str]:
    for kind, name in group:
        if kind == "sign":
            yield name
        elif kind == "colour":
            yield "cards"
        elif kind == "place":
            yield "choose"


def sign_of(name: str) -> Glyph:
    """Return the sign as part of a group."""
    return "sign", name


def _text(words: str) -> Glyph:
    return "text", words


def _cost(cost: effects.Cost) -> Iterator[Group]:
    for name, n in (("energy", cost.energy), ("gems", cost.gems)):
        if n:
            yield _text(f"−{n}"), sign_of(name)
    if cost.cards:
        cards: Glyph = ("colour", cost.colour) if cost.colour else sign_of("cards")
        yield _text(f"−{cost.cards}"), cards


def _lines(steps: tuple[Step, ...]) -> Iterator[Line]:
    """Yield the lines of these steps: simple ones share a line, branching ones have their own."""
    simple: list[Group] = []
    for step in steps:
        if not effects.branches(step):
            simple += _groups(step)
            continue
        if simple:
            yield Line(tuple(simple))
            simple = []
        yield from _branching(step)
    if simple:
        yield Line(tuple(simple))


def _branching(step: Step) -> Iterator[Line]:
    match step:
        case effects.Choose(options):
            for place, option in enumerate(options, 1):
                yield _led(("place", str(place)), option)
        case effects.Unless(to, what, n, then):
            way = {"discard": f"−{n}", "lose": f"−{n}", "give": f"{n}"}[to]
            given = (sign_of("give"),) if to == "give" else ()
            paid: Group = (sign_of("way-out"), sign_of("them"), *given, _text(way), sign_of(what))
            yield Line((paid,))
            yield _led(sign_of("no"), then)
        case effects.If(condition, then, otherwise):
            yield Line(((*_condition(condition), sign_of("if")),))
            yes = _led(sign_of("yes"), then)
            no = _led(sign_of("no"), otherwise) if otherwise else Line(())
            if len(yes.groups) == len(no.groups) == 1:
                yield Line((*yes.groups, *no.groups))
            else:
                yield from (line for line in (yes, no) if line.groups)


def _led(mark: Glyph, steps: tuple[Step, ...]) -> Line:
    """Return these simple steps as a line that begins with a mark."""
    first, *others = [group for step in steps for group in _groups(step)]
    return Line(((mark, *first), *others))


def _condition(condition: effects.Condition) -> Group:
    match condition:
        case effects.Less(what):
            return sign_of(what), _text("<"), sign_of("them"), sign_of(what)
        case effects.Count(counter, at_least, at_most):
            bound = f"≤ {at_most}" if at_most is not None else f"≥ {at_least}"
            return *_counted(counter), _text(bound)


def _counted(counter: effects.Counter) -> Group:
    match counter:
        case "their_altars":
            return sign_of("them"), sign_of("altars")
        case "own_energy":
            return (sign_of("energy"),)
        case "opponent_hand":
            return sign_of("them"), sign_of("cards")


_WHO: dict[str, Group] = {
    "them": (sign_of("them"),),
    "next_opponent": (sign_of("them"),),
    "each_mage": (sign_of("all"),),
}


def _many(before: Group, n: Amount, after: Group, plus: str = "") -> list[Group]:
    """Return groups for an amount: a number, or a number for each thing counted and its limit."""
    if not isinstance(n, Per):
        return [(*before, _text(f"{plus}{n}"), *after)]
    limit = [(_text(f"≤ {plus}{n.most}"), *after)] if n.most is not None else []
    each = (*before, _text(f"{plus}{n.times}"), *after, _text("×"), *_counted(n.counter))
    return [each, *limit]


def _groups(step: Step) -> list[Group]:
    match step:
        case effects.Attack(n):
            return _many((sign_of("attack"),), n, ())
        case effects.Gain(what, n, who):
            return _many(_WHO.get(who, ()), n, (sign_of(what),), "+")
        case effects.Lose(what, n, who):
            return _many(_WHO.get(who, ()), n, (sign_of(what),), "−")
        case effects.Steal(what, n):
            return _many((sign_of("steal"),), n, (sign_of(what),))
        case effects.Draw(n, who):
            return [(*_WHO.get(who, ()), _text(f"+{n}"), sign_of("cards"))]
        case effects.Discard(n, who, by_chance):
            chance = (sign_of("chance"),) if by_chance else ()
            return [(*_WHO.get(who, ()), _text(f"−{n}"), sign_of("cards"), *chance)]
    return [_deed(step)]


def _deed(step: Step) -> Group:
    """Return the group of a step that affects cards, the turn or its rules."""
    match step:
        case effects.StealCards(n):
            return sign_of("steal"), _text(str(n)), sign_of("cards"), sign_of("chance")
        case effects.Play(n):
            return sign_of("play"), _text(f"1–{n}"), sign_of("cards")
        case effects.Aim(kind):
            return (sign_of(kind),)
        case effects.BanishSelf():
            return (sign_of("banish-self"),)
        case effects.Actions(n):
            return _text(f"+{n}"), sign_of("actions")
        case effects.SetRule(kind, n):
            return sign_of(kind), *((_text(str(n)),) if n else ())
    raise ValueError(step)
