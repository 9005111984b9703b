"""The effect of an ability or a magic in signs and numbers: its target, then what it does.

"Damage 2 to an enemy within 3, then 1 to enemies beside it" is the groups `enemy <= 3`, `blow 2`,
`around enemy blow 1`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from engine.castles.cards import Ability, Area, Card, Op, Target
from images.castles.signs import SIGNS, sign
from images.formulas import Formulas, Glyph, Group, Line
from images.text import number
from images.theme import PAPER


@lru_cache(maxsize=64)
def formula(card: Card) -> tuple[Line, ...]:
    """Return the effect of a creature's ability or a magic as a line; empty without an effect."""
    if card.ability is None:
        return ()
    chosen = [_chosen(card.ability.target)] if card.ability.target is not None else []
    return (Line((*chosen, *(_done(op, card.ability) for op in card.ability.ops))),)


def signs_in(card: Card) -> frozenset[str]:
    """Return the ids of all signs on the card."""
    groups = [group for line in formula(card) for group in line.groups]
    found = {name for group in groups for kind, name in group if kind == "sign"}
    if card.is_creature:
        found |= {"life", "damage", "range", "move"} | set(traits(card))
        found |= {"ability"} if card.ability is not None else set()
    return frozenset({"cost", *found})


def traits(card: Card) -> tuple[str, ...]:
    """Return the signs of a card's traits."""
    known = (("flying", card.flying), ("lifesteal", card.lifesteal), ("no-wound", card.no_wound))
    return tuple([name for name, has in known if has])


def _sign(name: str) -> Glyph:
    assert name in SIGNS
    return "sign", name


def _chosen(target: Target) -> Group:
    within: Group = (("text", f"≤{target.within}"),) if target.within is not None else ()
    match target.kind:
        case "creature":
            legend: Group = (_sign("no-legend"),) if target.no_legend else ()
            line: Group = (_sign("in-line"),) if target.in_line else ()
            return _sign(target.who), *within, *line, *legend
        case "cell":
            return _sign("tombstone" if target.tombstone else "cell"), *within
        case "discard":
            return (_sign("discard"),)
        case "line":
            return (_sign("line"),)


_PLAIN = {
    "shield": "shield",
    "stun": "stunned",
    "ready": "ready",
    "kill": "kill",
    "tombstone": "tombstone",
    "skeleton": "skeleton",
    "reroll": "reroll",
    "destroy_tiles": "raze",
}
_COUNTED = {
    "damage": ("blow", ""),
    "heal": ("heal", "+"),
    "bonus_life": ("life", "+"),
    "draw": ("hand", "+"),
    "take_back": ("hand", "+"),
    "castle_heal": ("castle", "+"),
    "pull": ("pull", "≤"),
}


def _done(op: Op, ability: Ability) -> Group:
    """Return an op with its area, unless that is the target."""
    return *_where(op.area), *_what(op, ability)


def _where(area: Area | None) -> Iterator[Glyph]:
    if area is None or area.kind == "target":
        return
    if area.kind == "self":
        yield _sign("self")
        return
    if area.kind == "near":
        yield _sign("around")
    elif area.kind == "board":
        yield _sign("board")
    yield _sign(area.who)
    if area.no_legend:
        yield _sign("no-legend")


def _what(op: Op, ability: Ability) -> Group:
    if op.kind == "bonus":
        return _sign(op.stat), ("text", f"+{op.amount}")
    if op.kind == "shove":
        return _sign("shove"), ("text", f"≤{ability.shoves}")
    if op.kind in _COUNTED:
        name, before = _COUNTED[op.kind]
        return _sign(name), ("text", f"{before}{op.amount or 1}")
    return (_sign(_PLAIN[op.kind]),)


def _glyph(part: Glyph, size: int) -> Image.Image:
    kind, value = part
    return sign(value, size) if kind == "sign" else number(value, round(size * 0.8), PAPER)


FORMULAS = Formulas(_glyph, smallest=24, within=12, between=0.45, step=1.16)
