"""One creature on the board: emblem, attack, health, abilities, and what happened to it.

The body is drawn once for each look and size; marks of the last events go on top.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.clash.abilities import BY_ID
from engine.clash.cards import Card
from engine.clash.view import CreatureView
from images.clash.ability_icons import SIGNS, ability_icon, aura_icon
from images.clash.card import UNKNOWN_DAMAGE
from images.clash.champion import crown
from images.clash.emblems import scene
from images.clash.lanes import Stand
from images.clash.marks import CreatureMarks
from images.clash.terrain import LANE_HEIGHT
from images.icons import icon
from images.shapes import Points, blend, burst, disc, fill, polygon, put, rounded, solid
from images.text import label, number
from images.theme import CRIMSON, GOLD, INK, LEAF, NIGHT, PAPER, SAND, SEAT_COLOURS, STEEL, Colour

FRAME = 5
RADIUS = 16
_ROOMY = 70
"""From this width on, a figure has its symbol beside it."""
_SECOND_NAME = 30
"""The height of another line of names."""
_PROTECTION = BY_ID["protection"]
_RAGE = BY_ID["rage"]
_SYMBIOTE = BY_ID["symbiote"]


def draw_creature(
    canvas: Image.Image,
    creature: CreatureView,
    marks: CreatureMarks,
    stand: Stand,
    *,
    left: bool,
    language: str,
) -> None:
    """Paint a creature and its marks where it stands, `left` of the river or right of it."""
    front = 1 if left else -1
    height = stand.height
    if creature.symbiote is not None and stand.tall:
        height = min(height + _SECOND_NAME, LANE_HEIGHT - 22)
    body = _body(creature, (stand.width, height), stand.tall, front, language)
    x, y = stand.middle
    corner = x - body.width // 2, y - body.height // 2
    top = corner[1]
    colours = SEAT_COLOURS[creature.owner]
    outline = GOLD if marks.fresh else colours.bright if marks.attacked else None
    if outline is not None:
        mask = rounded((body.width + 12, body.height + 12), RADIUS + 6)
        fill(canvas, (corner[0] - 6, top - 6), mask, outline)
    canvas.paste(body, corner, body)
    asleep, ordered = _is_asleep(creature), creature.attack_order is not None
    taken = asleep or (ordered and bool(marks.deed))
    _draw_company(canvas, creature, (x, top), stand, front, corner_taken=taken)
    aside = stand.width // 2 - 14
    if creature.champion:
        put(canvas, crown(46 if stand.tall else 38), (x, top + 6))
    if creature.attack_order is not None:
        badge = _order_badge(creature.attack_order, front, stand.tall, colours.bright)
        put(canvas, badge, (x + front * aside, top + 12))
    if marks.deed and not (asleep and ordered):
        badge = _badge(marks.deed, 46 if stand.tall else 40, colours.bright, INK)
        put(canvas, badge, (x + front * (-aside if ordered else aside), top + 12))
    if asleep:
        badge = _badge("sleep", 50 if stand.tall else 42, PAPER, INK)
        put(canvas, badge, (x - front * aside, top + 12))
    _draw_blows(canvas, marks, stand)


def _draw_company(
    canvas: Image.Image,
    creature: CreatureView,
    top: tuple[int, int],
    stand: Stand,
    front: int,
    *,
    corner_taken: bool,
) -> None:
    """The cards that lie on a creature and under it: its symbiote's emblem and the number of
    shackled cards, at the rear while there is room. `top` is the middle of its upper edge."""
    x, y = top
    low, aside = 8, 8
    if corner_taken:  # by another sign
        low, aside = (36, 8) if stand.tall else (8, 32)
    if creature.symbiote is not None:
        size = min(stand.width * 9 // 20, 88 if stand.tall else 50)
        medal = _symbiote(creature.symbiote, size, SEAT_COLOURS[creature.owner].bright)
        away = (stand.width - medal.width) // 2 - aside
        put(canvas, medal, (x - front * away, y + low + medal.height // 2))
        low, aside, front = (46 if stand.tall else 32), 8, -front
    if creature.shackled:
        chain = _chain(len(creature.shackled), 40 if stand.tall else 32)
        away = (stand.width - chain.width) // 2 - aside
        put(canvas, chain, (x - front * away, y + low + chain.height // 2))


def _is_asleep(creature: CreatureView) -> bool:
    """It entered this turn and has no Rage: it can't attack (clash-of-decks.md 6.2)."""
    return creature.entered_this_turn and _RAGE not in creature.abilities + creature.borrowed


@lru_cache(maxsize=160)
def _body(
    creature: CreatureView, size: tuple[int, int], tall: bool, front: int, language: str
) -> Image.Image:
    """The creature without the marks of events (RGBA). `front` is 1 where the enemy is right."""
    colours = SEAT_COLOURS[creature.owner]
    image = solid(rounded(size, RADIUS), colours.main)
    inner = size[0] - 2 * FRAME, size[1] - 2 * FRAME
    face = _face(creature, inner, tall, front, language)
    image.paste(face, (FRAME, FRAME), rounded(inner, RADIUS - FRAME))
    return image


def _face(
    creature: CreatureView, size: tuple[int, int], tall: bool, front: int, language: str
) -> Image.Image:
    """What is inside the frame (RGB): emblem, abilities, name if there is room, figures."""
    width, height = size
    face = Image.new("RGB", size, INK)
    names = _names(creature, language) if tall else []
    name_height, figures = (34 + _SECOND_NAME * (len(names) - 1), 68) if tall else (0, 58)
    emblem_height = height - figures - name_height
    emblem = _emblem(creature, (width, emblem_height), front)
    if _is_asleep(creature):
        emblem = Image.blend(emblem, Image.new("RGB", emblem.size, NIGHT), 0.4)
    face.paste(emblem)
    _draw_abilities(face, creature, emblem_height - 4, 38 if tall else 28)
    for line, words in enumerate(names, 1):
        name = label(words, 26, PAPER, "bold", width - 12)
        middle = name_height * (2 * line - 1) / (2 * len(names))
        put(face, name, (width / 2, emblem_height + middle))
    _draw_figures(face, creature, height - figures)
    return face


def _emblem(creature: CreatureView, size: tuple[int, int], front: int) -> Image.Image:
    """The host's emblem; a pair's is moved to the front, its symbiote's has the rear."""
    width, height = size
    if creature.symbiote is None:
        return scene(creature.card, size)
    aside = width * 4 // 25
    wide = scene(creature.card, (width + 2 * aside, height))
    left = 0 if front > 0 else 2 * aside
    return wide.crop((left, 0, left + width, height))


def _names(creature: CreatureView, language: str) -> list[str]:
    """The name on a line, a pair's symbiote on a second one."""
    names = [creature.card.name(language)]
    if creature.symbiote is not None:
        names.append(f"+ {creature.symbiote.name(language)}")
    return names


def _draw_figures(face: Image.Image, creature: CreatureView, top: int) -> None:
    """Attack on the left, health on the right: red when hurt, with the full health beside."""
    width, half, bottom = face.width, face.width // 2, face.height
    hurt = creature.health_left < creature.health
    face.paste(blend(STEEL, INK, 0.25), (0, top, half, bottom))
    face.paste(CRIMSON if hurt else blend(LEAF, INK, 0.45), (half, top, width, bottom))
    digits = min(44, (half - 10) * 44 // 34)
    blow = UNKNOWN_DAMAGE if creature.attack is None else str(creature.attack)
    attack = [icon("sword", 26, SAND), number(blow, digits, PAPER)]
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
    """Own abilities, borrowed ones with a golden edge, given auras in a golden ring; in two
    rows where one would make them tiny. A pair needs no sign of Symbiote: it shows."""
    own = [
        ability
        for ability in creature.abilities
        if not (creature.symbiote and ability is _SYMBIOTE)
    ]
    count = len(own) + len(creature.borrowed) + len(creature.auras)
    size, across = _ability_size(count, (face.width - 6, bottom * 11 // 20), size)
    used = _PROTECTION if creature.protection_used else None
    badges = [
        _used_up(ability.id, size, borrowed)
        if ability is used
        else ability_icon(ability.id, size, borrowed=borrowed)
        for abilities, borrowed in ((own, False), (creature.borrowed, True))
        for ability in abilities
    ]
    badges += [aura_icon(aura.id, size + 4) for aura in creature.auras]
    rows = [badges[start : start + across] for start in range(0, count, across)]
    for above, row in enumerate(reversed(rows)):
        x = (face.width - sum(badge.width + 2 for badge in row) + 2) / 2
        for badge in row:
            put(face, badge, (x + badge.width / 2, bottom - size / 2 - above * (size + 2)))
            x += badge.width + 2


def _ability_size(count: int, room: tuple[int, int], largest: int) -> tuple[int, int]:
    """The side of a sign and how many stand in a row."""
    alone = min(largest, room[0] // max(count, 1) - 2)
    if alone * 10 >= largest * 7:
        return alone, max(count, 1)
    across = (count + 1) // 2
    paired = min(largest, room[0] // across - 2, room[1] // 2 - 2)
    return (paired, across) if paired > alone else (alone, count)


@lru_cache(maxsize=32)
def _used_up(ability_id: str, size: int, borrowed: bool) -> Image.Image:
    """The chip of an ability that works no more this turn: grey and struck through."""
    chip = ability_icon(ability_id, size, borrowed=borrowed)
    grey = Image.blend(chip.convert("L").convert("RGB"), Image.new("RGB", chip.size, INK), 0.45)
    grey.putalpha(chip.getchannel("A"))
    put(grey, icon("slash-forward", size, PAPER), (size / 2, size / 2))
    return grey


@lru_cache(maxsize=64)
def _symbiote(card: Card, size: int, colour: Colour) -> Image.Image:
    """The emblem of the card on top, in a ring."""
    medal = solid(disc(size), INK)
    fill(medal, (2, 2), disc(size - 4), colour)
    inner = size - 10
    medal.paste(scene(card, (inner, inner)), (5, 5), disc(inner))
    return medal


@lru_cache(maxsize=16)
def _chain(cards: int, height: int) -> Image.Image:
    """How many shackled cards lie under a creature: handcuffs and a number on a dark plate."""
    cuffs = icon(SIGNS["shackle"].icon, height * 7 // 10, PAPER)
    figure = number(str(cards), height // 2, PAPER)
    width = cuffs.width + figure.width + height // 2
    plate = solid(rounded((width, height), height // 3), PAPER)
    fill(plate, (2, 2), rounded((width - 4, height - 4), height // 3 - 1), INK)
    put(plate, cuffs, (height // 6 + cuffs.width / 2, height / 2))
    put(plate, figure, (width - height // 5 - figure.width / 2, height / 2))
    return plate


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
