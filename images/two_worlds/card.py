"""Cards of warriors and spells: tiles, slips with the name, large cards with words, and sheets."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.two_worlds.cards import SPELLS, WARRIORS, Rank, Spell, Warrior
from images.canvas import lay, put, put_left
from images.icons import icon
from images.layout import BAR, WIDTH, draw_paragraph, sheet
from images.picture import Picture, as_png, as_webp, clipped
from images.shapes import blend, dimmed_image, ringed, rounded, solid
from images.shared import shared
from images.text import as_lines, halved, label, number
from images.theme import INK, MIST, PAPER, Colour
from images.two_worlds.alt import (
    ability_name,
    card_alt,
    card_words,
    kind_words,
    sign_words,
    target_words,
)
from images.two_worlds.colours import METALS, VOID
from images.two_worlds.emblems import framed, ground_of, portrait, scene, token
from images.two_worlds.signs import sign
from images.two_worlds.strikes import FARTHEST, strike_ground, strikes_picture
from images.words import named
from texts import Texts

SPELL_TILE, WARRIOR_TILE = (482, 126), (482, 172)
SLIP = 48
"""Height of a slip."""


def ink_of(card: Warrior | Spell) -> Colour:
    """Return the colour of a card's name."""
    if isinstance(card, Warrior):
        return METALS[card.rank].ink
    return blend(ground_of(card).bright, PAPER, 0.35)


def signs_of(card: Warrior) -> tuple[str, ...]:
    """Return the signs of a warrior besides its numbers."""
    return (("flying",) if card.flying else ()) + ((card.ability,) if card.ability else ())


def timing_sign(card: Spell) -> str:
    """Return the sign for the time at which a spell can be cast."""
    return "any-time" if card.timing == "any_time" else "your-turn"


def spent(image: Image.Image) -> Image.Image:
    """Return a greyer and darker copy of a card (RGBA) that is still legible."""
    return Image.blend(image, dimmed_image(image), 0.6)


@shared(16)
def _corner(name: str) -> Image.Image:
    return ringed(42, 0, INK, INK, sign(name, 30))


@shared(128)
def slip(card: Warrior | Spell, count: int, language: str) -> Image.Image:
    """Draw a slip as long as its words: emblem, name, and the number if it is above 1 (RGBA)."""
    words = card.name(language) + (f" ×{count}" if count > 1 else "")
    name = label(words, 34, ink_of(card), "bold")
    wide = SLIP + name.width + 14
    image = framed(card, (wide, SLIP), 4, 12)
    side = SLIP - 8
    drawn = portrait(card, side) if isinstance(card, Warrior) else token(card, side)
    put(image, drawn, (SLIP / 2, SLIP / 2))
    put_left(image, name, (SLIP + 3, SLIP / 2))
    return image


@shared(96)
def tile(card: Warrior | Spell, texts: Texts, *, dimmed: bool = False) -> Image.Image:
    """Draw a tile (RGBA): the emblem at the left, then the name and the main facts.

    A spell's tile has the size `SPELL_TILE` and its target; on the emblem are when it can be
    cast and whether it is an enchantment. A warrior's has the size `WARRIOR_TILE`, its numbers
    and its ability; on the emblem is whether it flies.
    """
    if dimmed:
        return spent(tile(card, texts))
    if isinstance(card, Warrior):
        size, signs = WARRIOR_TILE, ["flying"] if card.flying else []
    else:
        size, signs = SPELL_TILE, [timing_sign(card), *["enchantment"][: card.is_enchantment]]
    (wide, high), image = size, framed(card, size, 5, 16)
    art = 136, high - 10
    drawn = scene(card, art, *((92, (48, art[1] * 0.48)) if signs else (108, None)))
    image.paste(drawn, (5, 5), rounded(art, 12))
    left, space = art[0] + 16, wide - art[0] - 28
    name = label(card.name(texts.language), 36, ink_of(card), "black", space)
    put_left(image, name, (left, 27))
    if isinstance(card, Warrior):
        put(image, sign("health", 42), (left + 20, 70))
        put_left(image, number(str(card.health), 34, PAPER), (left + 48, 70))
        put_left(image, strikes_picture(card.melee, card.ranged, card, 40), (left + 96, 70))
        if card.ability is not None:
            put(image, sign(card.ability, 40), (left + 20, 128))
            text = sign_words(card.ability, texts)
            _draw_lines(image, text, (left + 50, 128), space - 50)
    else:
        _draw_lines(image, target_words(card, texts), (left, 80), space)
    for place, known in enumerate(signs):
        put(image, _corner(known), (art[0] - 18, 30 + 44 * place))
    return image


def _draw_lines(image: Image.Image, words: str, middle: tuple[int, int], space: int) -> None:
    lines = halved(words, 33, space, "bold")
    for place, line in enumerate(lines):
        drawn = label(line, 33, PAPER, "bold", space)
        y = middle[1] + (place * 2 - len(lines) + 1) * 17
        put_left(image, drawn, (middle[0], y))


# Large cards

_FACE = 20
_INSIDE = 46
_ART = 520
_WORDS = 40


def card_picture(card: Warrior | Spell, texts: Texts) -> Picture:
    """Draw the whole card with its words (1000 wide, WebP)."""
    space = WIDTH - 2 * _INSIDE
    facts = _facts(card, texts)
    said = card_words(card, texts)
    if not said and isinstance(card, Warrior) and card.ability is not None:
        said = sign_words(card.ability, texts)
    words = as_lines(said, _WORDS, "regular", space - 40, 9)
    art_top = _FACE + 180
    numbers_top = art_top + _ART + 14
    numbers = 150 if isinstance(card, Warrior) else 10
    facts_top = numbers_top + numbers
    words_top = facts_top + 64 * len(facts) + 10
    step = round(_WORDS * 1.3)
    height = words_top + (len(words) * step + 40 if words else 0) + 86
    canvas = Image.new("RGB", (WIDTH, height), VOID)
    lay(canvas, framed(card, (WIDTH, height), _FACE, 48), (0, 0))
    _draw_head(canvas, card, texts)
    canvas.paste(scene(card, (space, _ART)), (_INSIDE, art_top), rounded((space, _ART), 28))
    if isinstance(card, Warrior):
        _draw_strength(canvas, card, numbers_top, texts)
    for place, (name, text) in enumerate(facts):
        y = facts_top + 64 * place + 32
        put(canvas, sign(name, 54), (_INSIDE + 40, y))
        drawn = label(text, 38, PAPER, "bold", space - 100)
        put_left(canvas, drawn, (_INSIDE + 86, y))
    if words:
        ground = blend(ground_of(card).deep, INK, 0.5)
        draw_paragraph(canvas, words, _WORDS, _INSIDE, words_top, ground)
    of = "warriors" if isinstance(card, Warrior) else "spells"
    foot = texts("two-worlds-picture-copies", count=card.copies, of=of)
    drawn = label(foot, 32, blend(ink_of(card), MIST, 0.3), "bold", space)
    put(canvas, drawn, (WIDTH / 2, height - 54))
    return as_webp(card.id, canvas, card_alt(card, texts))


def _facts(card: Warrior | Spell, texts: Texts) -> list[tuple[str, str]]:
    if isinstance(card, Spell):
        timing = texts("two-worlds-picture-timing", timing=card.timing)
        return [(timing_sign(card), timing), ("target", target_words(card, texts))]
    facts = [("flying", sign_words("flying", texts))] if card.flying else []
    if card.ability is not None and (name := ability_name(card.ability, texts)):
        facts.append((card.ability, name))
    return facts


def _draw_head(canvas: Image.Image, card: Warrior | Spell, texts: Texts) -> None:
    space = WIDTH - 2 * _INSIDE - 20
    words = label(card.name(texts.language), 66, ink_of(card), "black", space)
    put(canvas, words, (WIDTH / 2, _FACE + 68))
    if isinstance(card, Warrior):
        kind = texts("two-worlds-picture-rank", rank=card.rank)
        colour = blend(METALS[card.rank].light, METALS[card.rank].shade, 0.25)
    else:
        kind, colour = kind_words(card, texts), ground_of(card).bright
    drawn = label(kind, 38, colour, "bold", space)
    put(canvas, drawn, (WIDTH / 2, _FACE + 136))


def _draw_strength(canvas: Image.Image, card: Warrior, top: int, texts: Texts) -> None:
    y = top + 58
    put(canvas, sign("health", 100), (_INSIDE + 70, y))
    put(canvas, number(str(card.health), 82, PAPER), (_INSIDE + 168, y))
    left, step = _INSIDE + 300, 150
    image = label(texts("two-worlds-picture-distance"), 26, MIST, "bold", 170)
    put(canvas, image, (left - 58, top + 122))
    for far in range(1, FARTHEST + 1):
        x = left + 90 + (far - 1) * step
        dealt = card.strikes(far)
        ground = solid(rounded((130, 88), 18), strike_ground(far, there=dealt is not None))
        put(canvas, ground, (x, top + 52))
        if dealt is not None:
            put(canvas, sign("melee" if far == 1 else "ranged", 46), (x - 30, top + 52))
            put(canvas, number(str(dealt), 50, PAPER), (x + 32, top + 52))
        put(canvas, label(str(far), 32, MIST, "bold"), (x, top + 120))


def rank_sheet(rank: Rank, texts: Texts) -> Picture:
    """Draw all warriors of a rank (1000 wide, PNG)."""
    cards = [card for card in WARRIORS if card.rank == rank]
    title = texts("two-worlds-picture-rank-sheet", rank=rank, count=len(cards))
    symbol = icon("ra:helmet", BAR - 24, METALS[rank].light)
    return _sheet(rank, cards, title, blend(METALS[rank].shade, INK, 0.45), symbol, texts)


def spell_sheet(texts: Texts) -> Picture:
    """Draw all spells (1000 wide, PNG)."""
    title = texts("two-worlds-picture-spell-sheet", count=len(SPELLS))
    return _sheet("spells", SPELLS, title, (52, 40, 96), sign("book", BAR - 24), texts)


def _sheet(
    name: str,
    cards: Sequence[Warrior | Spell],
    title: str,
    ground: Colour,
    symbol: Image.Image,
    texts: Texts,
) -> Picture:
    image = sheet([tile(card, texts) for card in cards], title, ground, symbol, VOID)
    alt = texts("two-worlds-alt-sheet", title=title, cards=named(cards, texts))
    return as_png(name, image, clipped(alt))
