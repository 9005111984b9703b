"""One creature on the board: emblem, attack, health, abilities, and what happened to it.

The body is drawn once for each look and size; marks of the last events go on top.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from ...engine.clash.abilities import BY_ID
from ...engine.clash.view import CreatureView
from ...engine.core import Seat
from ..icons import icon
from ..shapes import Points, blend, burst, disc, fill, polygon, put, rounded, solid
from ..text import label, number
from ..theme import CRIMSON, GOLD, INK, LEAF, NIGHT, PAPER, SAND, SEAT_COLOURS, STEEL, Colour
from .ability_icons import ability_icon, aura_icon
from .emblems import scene
from .lanes import Stand
from .marks import CreatureMarks

FRAME = 5
RADIUS = 16
_ROOMY = 70
"""From this width on, a figure has its symbol beside it."""
_PROTECTION = BY_ID["protection"]
_RAGE = BY_ID["rage"]


def draw_creature(
    canvas: Image.Image,
    creature: CreatureView,
    marks: CreatureMarks,
    stand: Stand,
    kingdom: Seat,
    language: str,
) -> None:
    """Paint a creature and its marks where it stands."""
    body = _body(creature, stand.width, stand.height, stand.tall, language)
    x, y = stand.middle
    left, top = x - body.width // 2, y - body.height // 2
    front = 1 if kingdom == "A" else -1
    colours = SEAT_COLOURS[creature.owner]
    outline = GOLD if marks.fresh else colours.bright if marks.attacked else None
    if outline is not None:
        mask = rounded((body.width + 12, body.height + 12), RADIUS + 6)
        fill(canvas, (left - 6, top - 6), mask, outline)
    canvas.paste(body, (left, top), body)
    corner = stand.width // 2 - 14
    if creature.attack_order is not None:
        badge = _order_badge(creature.attack_order, front, stand.tall, colours.bright)
        put(canvas, badge, (x + front * corner, top + 12))
    elif marks.attacked:
        badge = _badge("sword-cross", 46 if stand.tall else 40, colours.bright, INK)
        put(canvas, badge, (x + front * corner, top + 12))
    if _is_asleep(creature):
        badge = _badge("sleep", 50 if stand.tall else 42, PAPER, INK)
        put(canvas, badge, (x - front * corner, top + 12))
    _draw_blows(canvas, marks, stand)


def _is_asleep(creature: CreatureView) -> bool:
    """It entered this turn and has no Rage: it can't attack (clash-of-decks.md 6.2)."""
    return creature.entered_this_turn and _RAGE not in creature.abilities + creature.borrowed


@lru_cache(maxsize=160)
def _body(
    creature: CreatureView, width: int, height: int, tall: bool, language: str
) -> Image.Image:
    """The creature without the marks of events (RGBA)."""
    colours = SEAT_COLOURS[creature.owner]
    image = solid(rounded((width, height), RADIUS), colours.main)
    inner = width - 2 * FRAME, height - 2 * FRAME
    face = _face(creature, inner, tall, language)
    image.paste(face, (FRAME, FRAME), rounded(inner, RADIUS - FRAME))
    return image


def _face(creature: CreatureView, size: tuple[int, int], tall: bool, language: str) -> Image.Image:
    """What is inside the frame (RGB): emblem, abilities, name if there is room, figures."""
    width, height = size
    face = Image.new("RGB", size, INK)
    name_height, figures = (34, 68) if tall else (0, 58)
    emblem_height = height - figures - name_height
    emblem = scene(creature.card, (width, emblem_height))
    if _is_asleep(creature):
        emblem = Image.blend(emblem, Image.new("RGB", emblem.size, NIGHT), 0.4)
    face.paste(emblem)
    _draw_abilities(face, creature, emblem_height - 4, 38 if tall else 28)
    if tall:
        name = label(creature.card.name(language), 26, PAPER, "bold", width - 12)
        put(face, name, (width / 2, emblem_height + name_height / 2))
    _draw_figures(face, creature, height - figures)
    return face


def _draw_figures(face: Image.Image, creature: CreatureView, top: int) -> None:
    """Attack on the left, health on the right: red when hurt, with the full health beside."""
    width, half, bottom = face.width, face.width // 2, face.height
    hurt = creature.health_left < creature.health
    face.paste(blend(STEEL, INK, 0.25), (0, top, half, bottom))
    face.paste(CRIMSON if hurt else blend(LEAF, INK, 0.45), (half, top, width, bottom))
    digits = min(44, (half - 10) * 44 // 34)
    attack = [icon("sword", 26, SAND), number(str(creature.attack), digits, PAPER)]
    health = [icon("heart", 26, SAND), number(str(creature.health_left), digits, PAPER)]
    if hurt:
        health = [health[1], number(f"/{creature.health}", digits // 2, PAPER, "bold")]
    _draw_row(face, attack, (0, half), (top + bottom) / 2, main=1)
    _draw_row(face, health, (half, width), (top + bottom) / 2, main=0 if hurt else 1)


def _draw_row(
    face: Image.Image,
    parts: list[Image.Image],
    sides: tuple[int, int],
    middle: float,
    *,
    main: int,
) -> None:
    """Parts side by side between two sides; only the main one when there is no room."""
    gap = 3
    used = sum(part.width + gap for part in parts) - gap
    if sides[1] - sides[0] < max(used + 6, _ROOMY):
        parts = [parts[main]]
        used = parts[0].width
    x = (sides[0] + sides[1] - used) / 2
    for part in parts:
        put(face, part, (x + part.width / 2, middle))
        x += part.width + gap


def _draw_abilities(face: Image.Image, creature: CreatureView, bottom: int, size: int) -> None:
    """Own abilities, borrowed ones with a golden edge, a given aura in a golden ring."""
    count = len(creature.abilities) + len(creature.borrowed) + bool(creature.card.aura)
    size = min(size, (face.width - 6) // max(count, 1) - 2)
    used = _PROTECTION if creature.protection_used else None
    badges = [
        _used_up(each.id, size, borrowed)
        if each is used
        else ability_icon(each.id, size, borrowed=borrowed)
        for abilities, borrowed in ((creature.abilities, False), (creature.borrowed, True))
        for each in abilities
    ]
    if creature.card.aura_ability is not None:
        badges.append(aura_icon(creature.card.aura_ability.id, size + 4))
    x = (face.width - sum(badge.width + 2 for badge in badges) + 2) / 2
    for badge in badges:
        put(face, badge, (x + badge.width / 2, bottom - size / 2))
        x += badge.width + 2


@lru_cache(maxsize=32)
def _used_up(ability_id: str, size: int, borrowed: bool) -> Image.Image:
    """The chip of an ability that works no more this turn: grey and struck through."""
    chip = ability_icon(ability_id, size, borrowed=borrowed)
    grey = Image.blend(chip.convert("L").convert("RGB"), Image.new("RGB", chip.size, INK), 0.45)
    grey.putalpha(chip.getchannel("A"))
    put(grey, icon("slash-forward", size, PAPER), (size / 2, size / 2))
    return grey


@lru_cache(maxsize=64)
def _badge(symbol: str, size: int, ground: Colour, colour: Colour) -> Image.Image:
    """An icon on a disc with a dark rim."""
    badge = solid(disc(size), INK)
    fill(badge, (3, 3), disc(size - 6), ground)
    put(badge, icon(symbol, size * 5 // 8, colour), (size / 2, size / 2))
    return badge


@lru_cache(maxsize=128)
def _order_badge(order: int, front: int, large: bool, colour: Colour) -> Image.Image:
    """When it attacks: a number on an arrow that points to the enemy."""
    width, height, digits = (64, 52, 32) if large else (50, 40, 24)
    badge = solid(_arrow((width, height), front), INK)
    put(badge, solid(_arrow((width - 10, height - 8), front), colour), (width / 2, height / 2))
    figure = number(str(order), digits if order < 10 else digits * 3 // 4, INK)
    put(badge, figure, (width / 2 - front * width // 11, height / 2))
    return badge


def _arrow(size: tuple[int, int], front: int) -> Image.Image:
    """The mask of a plate with one pointed side."""
    width, height = size
    tip = width - height * 0.4
    points: Points = ((0, 0), (tip, 0), (width, height / 2), (tip, height), (0, height))
    if front < 0:
        points = tuple((width - x, y) for x, y in points)
    return polygon(size, points)


def _draw_blows(canvas: Image.Image, marks: CreatureMarks, stand: Stand) -> None:
    """Damage as a burst with the amount, shielded blows as a shield."""
    blows = []
    if marks.damage:
        blows.append(damage_burst(marks.damage, 96))
    if marks.shields:
        blows.append(_shield(marks.shields))
    x, y = stand.middle
    x -= (len(blows) - 1) * 38
    for blow in blows:
        put(canvas, blow, (x, y - stand.height * 0.2))
        x += 76


@lru_cache(maxsize=64)
def damage_burst(amount: int, size: int) -> Image.Image:
    """A red star with the damage in it (RGBA). Shared: never draw on it."""
    star = solid(burst(size), PAPER)
    put(star, solid(burst(size - 10), CRIMSON), (size / 2, size / 2))
    figure = number(f"−{amount}", size * (38 if amount < 10 else 28) // 100, PAPER)
    put(star, figure, (size / 2, size / 2))
    return star


@lru_cache(maxsize=16)
def _shield(blows: int) -> Image.Image:
    """A shield; with a number when it took more than one blow."""
    size = 92
    shield = icon("shield", size, PAPER).copy()
    put(shield, icon("shield", size - 12, SEAT_COLOURS["A"].main), (size / 2, size / 2))
    inside = number(str(blows), 34, PAPER) if blows > 1 else icon("check-bold", 44, PAPER)
    put(shield, inside, (size / 2, size / 2 - 3))
    return shield
