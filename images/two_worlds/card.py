"""Cards: warriors and spells broad, in a line and upright, as they are held, chosen and looked up.

There is also a large face with words, and sheets of all of a kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.two_worlds.cards import SPELLS, WARRIORS, Rank, Spell, Warrior
from images.icons import icon
from images.layout import BAR, TOP, WIDTH, draw_bar, grid
from images.picture import Picture, as_png, as_webp, clipped
from images.shapes import blend, dimmed_image, disc, fill, put, rounded, solid
from images.text import halved, is_cut, label, number, width, wrapped
from images.theme import INK, MIST, PAPER, Colour
from images.two_worlds.alt import (
    ability_name,
    card_alt,
    card_words,
    kind_words,
    named,
    sign_words,
    target_words,
)
from images.two_worlds.colours import METALS, VOID
from images.two_worlds.emblems import emblems, scene, token
from images.two_worlds.frames import framed, portrait
from images.two_worlds.signs import sign
from images.two_worlds.strikes import FARTHEST, range_row, strike_ground
from texts import Texts

_EDGE, _RADIUS = 7, 22
_NAME = 62
SPELL_TILE, WARRIOR_TILE = (482, 116), (482, 172)
SLIP = 48
"""The height of a card in a line."""


def ink_of(card: Warrior | Spell) -> Colour:
    """Return the colour of a card's name."""
    if isinstance(card, Warrior):
        return METALS[card.rank].ink
    return blend(emblems()[card.id].ground.bright, PAPER, 0.35)


@lru_cache(maxsize=128)
def warrior_card(card: Warrior, size: tuple[int, int], texts: Texts) -> Image.Image:
    """Draw a warrior upright: name, emblem, health, damage by distance, ability (RGBA).

    It is laid out for widths from 230 pixels. Shared: never draw on it.
    """
    image = framed(card, size, _EDGE, _RADIUS)
    wide, high = size
    space = wide - 2 * _EDGE - 14
    _draw_name(image, card, (wide / 2, _EDGE + _NAME / 2), space, texts.language)
    said = {name: _said(name, space - 46, texts) for name in signs_of(card)}
    lines = sum(map(len, said.values()))
    below = 58 + 32 * lines + (8 if lines else 0)
    art = wide - 2 * _EDGE, high - 2 * _EDGE - _NAME - below
    image.paste(scene(card, art), (_EDGE, _EDGE + _NAME))
    y = high - _EDGE - below + 29
    put(image, sign("health", 42), (_EDGE + 30, y))
    put(image, number(str(card.health), 34, PAPER), (_EDGE + 66, y))
    row = range_row(card, 44 if wide > 280 else 36)
    put(image, row, (wide - _EDGE - 8 - row.width / 2, y))
    top = high - _EDGE - below + 58
    for name, words in said.items():
        put(image, sign(name, 38), (_EDGE + 26, top + 16 * len(words)))
        for place, line in enumerate(words):
            drawn = label(line, 25, PAPER, "bold", space - 46)
            put(image, drawn, (_EDGE + 54 + drawn.width / 2, top + 16 + place * 32))
        top += 32 * len(words)
    return image


def _said(name: str, space: int, texts: Texts) -> Sequence[str]:
    """Put a sign in words on two similar lines, on three where those would be cut."""
    words = sign_words(name, texts)
    lines = halved(words, 25, space, "bold")
    if any(is_cut(line, 25, "bold", space) for line in lines):
        return _fitted(words, 25, space, 3)
    return lines


def signs_of(card: Warrior) -> tuple[str, ...]:
    """Return what is to be said of a warrior beside its numbers."""
    return (("flying",) if card.flying else ()) + ((card.ability,) if card.ability else ())


def _draw_name(
    image: Image.Image,
    card: Warrior | Spell,
    middle: tuple[float, float],
    space: int,
    language: str,
) -> None:
    """On one line in large letters, else on two."""
    lines = halved(card.name(language), 31, space)
    if len(lines) == 1:
        put(image, label(lines[0], 31, ink_of(card), "black", space), middle)
        return
    for line, off in zip(lines, (-14, 15), strict=True):
        put(image, label(line, 27, ink_of(card), "black", space), (middle[0], middle[1] + off))


def timing_sign(card: Spell) -> str:
    """Return the sign of when a spell can be cast."""
    return "any-time" if card.timing == "any_time" else "your-turn"


@lru_cache(maxsize=96)
def spell_card(card: Spell, size: tuple[int, int], texts: Texts) -> Image.Image:
    """Draw a spell upright: name, emblem, what it names, when it can be cast (RGBA).

    It is laid out for widths around 230 pixels. Shared: never draw on it.
    """
    image = framed(card, size, _EDGE, _RADIUS)
    wide, high = size
    space = wide - 2 * _EDGE - 14
    _draw_name(image, card, (wide / 2, _EDGE + _NAME / 2), space, texts.language)
    lines = _fitted(target_words(card, texts), 25, space, 3)
    below = 14 + 31 * len(lines)
    art = wide - 2 * _EDGE, high - 2 * _EDGE - _NAME - below
    image.paste(scene(card, art), (_EDGE, _EDGE + _NAME))
    for place, line in enumerate(lines):
        words = label(line, 25, PAPER, "bold", space)
        put(image, words, (wide / 2, high - _EDGE - below + 22 + place * 31))
    put(image, _corner(timing_sign(card), 56), (_EDGE + 34, _EDGE + _NAME + 34))
    if card.is_enchantment:
        put(image, _corner("enchantment", 56), (wide - _EDGE - 34, _EDGE + _NAME + 34))
    return image


def _spent(image: Image.Image) -> Image.Image:
    """Draw a card (RGBA) greyer and darker, but still to be read: a new image."""
    faded = Image.blend(image.convert("RGB"), dimmed_image(image).convert("RGB"), 0.6)
    faded.putalpha(image.getchannel("A"))
    return faded


@lru_cache(maxsize=16)
def _corner(name: str, size: int) -> Image.Image:
    """Draw a sign on a dark disc (RGBA).

    Shared: never draw on it.
    """
    image = solid(disc(size), INK)
    put(image, sign(name, size * 7 // 10), (size / 2, size / 2))
    return image


def _fitted(words: str, size: int, space: int, most: int) -> list[str]:
    """Break the words into as few lines as they fit; the last of the most may have to shrink."""
    found: list[str] = []
    for lines in range(1, most + 1):
        found = wrapped(words, size, "bold", space, lines)
        if all(width(line, size, "bold") <= space for line in found):
            break
    return found


@lru_cache(maxsize=128)
def slip(card: Warrior | Spell, count: int, language: str) -> Image.Image:
    """Draw a card in a line that is as long as it takes: emblem, name, number if many (RGBA).

    Shared: never draw on it.
    """
    words = card.name(language) + (f" ×{count}" if count > 1 else "")
    name = label(words, 34, ink_of(card), "bold")
    wide = SLIP + name.width + 14
    image = framed(card, (wide, SLIP), 4, 12)
    side = SLIP - 8
    drawn = portrait(card, side) if isinstance(card, Warrior) else token(card, side)
    put(image, drawn, (SLIP / 2, SLIP / 2))
    put(image, name, (SLIP + 3 + name.width / 2, SLIP / 2))
    return image


@lru_cache(maxsize=96)
def tile(card: Warrior | Spell, texts: Texts, *, dimmed: bool = False) -> Image.Image:
    """Draw a card broad (RGBA): its emblem at the left, then its name and what it is good for.

    A spell is `SPELL_TILE` large and says what it names; on its emblem is when it can be cast, and
    whether it stays. A warrior is `WARRIOR_TILE` large and says its numbers and its ability; on its
    emblem is whether it flies. Shared: never draw on it.
    """
    if dimmed:
        return _spent(tile(card, texts))
    warrior = isinstance(card, Warrior)
    wide, high = size = WARRIOR_TILE if warrior else SPELL_TILE
    image = framed(card, size, 5, 16)
    art = 112, high - 10
    image.paste(scene(card, art), (5, 5), rounded(art, 12))
    left, space = art[0] + 18, wide - art[0] - 28
    name = label(card.name(texts.language), 36, ink_of(card), "black", space)
    put(image, name, (left + name.width / 2, 25))
    if isinstance(card, Warrior):
        signs = ["flying"] if card.flying else []
        _draw_numbers(image, card, left, 70)
        if card.ability is not None:
            put(image, sign(card.ability, 40), (left + 20, 128))
            told = sign_words(card.ability, texts)
            _draw_lines(image, told, (left + 50, 128), space - 50)
    else:
        signs = [timing_sign(card)] + (["enchantment"] if card.is_enchantment else [])
        _draw_lines(image, target_words(card, texts), (left, 75), space)
    for place, known in enumerate(signs):
        put(image, _corner(known, 42), (28 + 66 * place, high - 28))
    return image


def _draw_numbers(image: Image.Image, card: Warrior, left: int, y: int) -> None:
    """Health, then damage by distance."""
    put(image, sign("health", 42), (left + 20, y))
    figure = number(str(card.health), 34, PAPER)
    put(image, figure, (left + 48 + figure.width / 2, y))
    row = range_row(card, 44)
    put(image, row, (left + 104 + row.width / 2, y))


def _draw_lines(image: Image.Image, words: str, middle: tuple[int, int], space: int) -> None:
    """Draw words from a left end on, around a height, on two lines where one is too short."""
    lines = halved(words, 33, space, "bold")
    for place, line in enumerate(lines):
        drawn = label(line, 33, PAPER, "bold", space)
        y = middle[1] + (place * 2 - len(lines) + 1) * 17
        put(image, drawn, (middle[0] + drawn.width / 2, y))


# Looked up

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
    words = _fitted_words(said, space - 40)
    art_top = _FACE + 180
    numbers_top = art_top + _ART + 14
    numbers = 150 if isinstance(card, Warrior) else 10
    facts_top = numbers_top + numbers
    words_top = facts_top + 64 * len(facts) + 10
    step = round(_WORDS * 1.3)
    height = words_top + (len(words) * step + 40 if words else 0) + 86
    canvas = Image.new("RGB", (WIDTH, height), VOID)
    face = framed(card, (WIDTH, height), _FACE, 48)
    canvas.paste(face, (0, 0), face)
    _draw_head(canvas, card, texts)
    canvas.paste(scene(card, (space, _ART)), (_INSIDE, art_top), rounded((space, _ART), 28))
    if isinstance(card, Warrior):
        _draw_strength(canvas, card, numbers_top, texts)
    for place, (name, told) in enumerate(facts):
        y = facts_top + 64 * place + 32
        put(canvas, sign(name, 54), (_INSIDE + 40, y))
        drawn = label(told, 38, PAPER, "bold", space - 100)
        put(canvas, drawn, (_INSIDE + 86 + drawn.width / 2, y))
    if words:
        _draw_words(canvas, card, words, words_top)
    of = "warriors" if isinstance(card, Warrior) else "spells"
    foot = texts("two-worlds-picture-copies", count=card.copies, of=of)
    drawn = label(foot, 32, blend(ink_of(card), MIST, 0.3), "bold", space)
    put(canvas, drawn, (WIDTH / 2, height - 54))
    return as_webp(card.id, canvas, card_alt(card, texts))


def _facts(card: Warrior | Spell, texts: Texts) -> list[tuple[str, str]]:
    """Lines with a sign each."""
    if isinstance(card, Spell):
        timing = texts("two-worlds-picture-timing", timing=card.timing)
        return [(timing_sign(card), timing), ("target", target_words(card, texts))]
    facts = [("flying", sign_words("flying", texts))] if card.flying else []
    if card.ability is not None and (name := ability_name(card.ability, texts)):
        facts.append((card.ability, name))
    return facts


def _draw_head(canvas: Image.Image, card: Warrior | Spell, texts: Texts) -> None:
    """Draw the name, and below it what kind of card it is."""
    space = WIDTH - 2 * _INSIDE - 20
    lines = halved(card.name(texts.language), 66, space)
    words = label(" ".join(lines), 66, ink_of(card), "black", space)
    put(canvas, words, (WIDTH / 2, _FACE + 68))
    if isinstance(card, Warrior):
        kind = texts("two-worlds-picture-rank", rank=card.rank)
        colour = blend(METALS[card.rank].light, METALS[card.rank].shade, 0.25)
    else:
        kind, colour = kind_words(card, texts), emblems()[card.id].ground.bright
    drawn = label(kind, 38, colour, "bold", space)
    put(canvas, drawn, (WIDTH / 2, _FACE + 136))


def _draw_strength(canvas: Image.Image, card: Warrior, top: int, texts: Texts) -> None:
    """Health, and the damage at each distance under its number."""
    y = top + 58
    put(canvas, sign("health", 100), (_INSIDE + 70, y))
    put(canvas, number(str(card.health), 82, PAPER), (_INSIDE + 168, y))
    left, step = _INSIDE + 300, 150
    told = label(texts("two-worlds-picture-distance"), 26, MIST, "bold", 170)
    put(canvas, told, (left - 58, top + 122))
    for far in range(1, FARTHEST + 1):
        x = left + 90 + (far - 1) * step
        dealt = card.strikes(far)
        ground = solid(rounded((130, 88), 18), strike_ground(far, there=dealt is not None))
        put(canvas, ground, (x, top + 52))
        if dealt is not None:
            put(canvas, sign("melee" if far == 1 else "ranged", 46), (x - 30, top + 52))
            put(canvas, number(str(dealt), 50, PAPER), (x + 32, top + 52))
        put(canvas, label(str(far), 32, MIST, "bold"), (x, top + 120))


def _fitted_words(words: str, space: int) -> list[str]:
    """Break the words into as many lines as it takes."""
    if not words:
        return []
    lines = 1
    while True:
        found = wrapped(words, _WORDS, "regular", space, lines)
        if all(width(line, _WORDS, "regular") <= space for line in found) or lines == 9:
            return found
        lines += 1


def _draw_words(canvas: Image.Image, card: Warrior | Spell, words: list[str], top: int) -> None:
    """Draw what the card does in words, on a ground of their own."""
    step = round(_WORDS * 1.3)
    size = WIDTH - 2 * _INSIDE, len(words) * step + 28
    fill(canvas, (_INSIDE, top), rounded(size, 22), blend(emblems()[card.id].ground.deep, INK, 0.5))
    for place, line in enumerate(words):
        text = label(line, _WORDS, PAPER, "regular", size[0] - 40)
        put(canvas, text, (WIDTH / 2, top + 14 + (place + 0.5) * step))


_SHEET_WARRIOR = (316, 356)
_SHEET_SPELL = (236, 330)


def rank_sheet(rank: Rank, texts: Texts) -> Picture:
    """All warriors of a rank (1000 wide, PNG)."""
    cards = [card for card in WARRIORS if card.rank == rank]
    title = texts("two-worlds-picture-rank-sheet", rank=rank, count=len(cards))
    drawn = [warrior_card(card, _SHEET_WARRIOR, texts) for card in cards]
    metal = METALS[rank]
    symbol = icon("ra:helmet", BAR - 24, metal.light)
    canvas = _sheet(drawn, 3, title, blend(metal.shade, INK, 0.45), symbol)
    return as_png(rank, canvas, _sheet_alt(title, cards, texts))


def spell_sheet(texts: Texts) -> Picture:
    """All spells (1000 wide, PNG)."""
    title = texts("two-worlds-picture-spell-sheet", count=len(SPELLS))
    drawn = [spell_card(card, _SHEET_SPELL, texts) for card in SPELLS]
    canvas = _sheet(drawn, 4, title, (52, 40, 96), sign("book", BAR - 24))
    return as_png("spells", canvas, _sheet_alt(title, SPELLS, texts))


def _sheet(
    drawn: list[Image.Image], across: int, title: str, ground: Colour, symbol: Image.Image
) -> Image.Image:
    size = drawn[0].size
    corners = grid(len(drawn), across, size, TOP, 10)
    canvas = Image.new("RGB", (WIDTH, corners[-1][1] + size[1] + 14), VOID)
    draw_bar(canvas, title, ground, [symbol])
    for card, corner in zip(drawn, corners, strict=True):
        canvas.paste(card, corner, card)
    return canvas


def _sheet_alt(title: str, cards: list[Warrior] | tuple[Spell, ...], texts: Texts) -> str:
    return clipped(texts("two-worlds-alt-sheet", title=title, cards=named(cards, texts)))
