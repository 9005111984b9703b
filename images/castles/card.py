"""Pictures of cards for look-up: a large card with its words, and a sheet of a race's cards."""

from __future__ import annotations

from PIL import Image

from engine.castles.cards import CARDS, RACE, RACES, Card
from images.canvas import fill, lay, put, put_left, put_right
from images.castles.alt import card_alt, requires_text
from images.castles.cards import framed, plate
from images.castles.colours import DUSK, TINCTURES
from images.castles.effect import FORMULAS, formula, signs_in, traits
from images.castles.emblems import paint_scene, race_icon
from images.castles.legend import LEGEND
from images.castles.numbers import draw_row, printed
from images.castles.signs import badge, cost, sign
from images.layout import BAR, WIDTH, draw_lines, sheet
from images.picture import Picture, as_png, as_webp, clipped
from images.shapes import blend, rounded
from images.text import as_lines, halved, label
from images.theme import INK
from images.words import named
from texts import Texts
from texts.castles.names import effect_text

EDGE = 20
INSIDE = 46
_ART = 500
WORDS = 42
_LINE = round(WORDS * 1.3)
_SIGNS = 72
_TEXT_WIDTH = WIDTH - 2 * INSIDE


def card_picture(card: Card, texts: Texts) -> Picture:
    """Draw the whole card with its words and the meanings of its signs (1000 wide, WebP)."""
    parts = [_head(card, texts), _art(card)]
    if card.is_creature:
        parts.append(_numbers(card))
    parts += _ability(card, texts)
    parts.append(_foot(card, texts))
    whole = 2 * EDGE + 16 + sum(part.height + 10 for part in parts)
    signs = LEGEND.in_order(signs_in(card) - {"ability"})
    canvas = Image.new("RGB", (WIDTH, whole + LEGEND.height(signs) + 34), DUSK)
    lay(canvas, framed(card.race, (WIDTH, whole), EDGE, 48, legend=card.is_legend), (0, 0))
    y = EDGE + 10
    for part in parts:
        lay(canvas, part, (INSIDE, y))
        y += part.height + 10
    LEGEND.draw_on(canvas, signs, whole + 16, texts)
    return as_webp(card.id, canvas, card_alt(card, texts))


def _empty(high: int) -> Image.Image:
    return Image.new("RGBA", (_TEXT_WIDTH, high), (*INK, 0))


def _head(card: Card, texts: Texts) -> Image.Image:
    image, colours = _empty(150), TINCTURES[card.race]
    left = 0
    if card.price:
        put(image, cost(card.price, 120), (64, 76))
        left = 150
    space = _TEXT_WIDTH - left
    lines = halved(card.name(texts.language), 62, space)
    size = 62 if len(lines) == 1 else 46
    y = 52.0 if len(lines) == 1 else 32
    for line in lines:
        words = label(line, size, colours.frost, "black", space)
        put_left(image, words, (left, y))
        y += 48
    kind = "legend" if card.is_legend else "creature" if card.is_creature else "magic"
    text = f"{RACE[card.race].name(texts.language)} · {texts('castles-picture-kind', kind=kind)}"
    words = label(text, 36, colours.bright, "bold", space)
    put_left(image, words, (left, 116 if len(lines) == 1 else 128))
    return image


def _art(card: Card) -> Image.Image:
    image = _empty(_ART)
    image.paste(paint_scene(card, (_TEXT_WIDTH, _ART)), (0, 0), rounded((_TEXT_WIDTH, _ART), 28))
    for place, name in enumerate(traits(card)):
        put(image, badge(name, 96), (66, 66 + place * 108))
    return image


def _numbers(card: Card) -> Image.Image:
    image = _empty(190)
    numbers, space = printed(card), _TEXT_WIDTH - 120
    draw_row(image, numbers.strength(84), (60, 48, space))
    others = [*numbers.reach(72, whole=True), cost(card.activation, 82)]
    draw_row(image, others, (60, 142, space))
    return image


def _ability(card: Card, texts: Texts) -> list[Image.Image]:
    """Return the ability's cost, name, signs and words with traits, or nothing."""
    sentences = [texts(f"castles-trait-{name}-about") for name in traits(card)]
    effect = formula(card)
    if not effect and not sentences:
        return []
    words = effect_text(card, texts)
    lines = [
        line
        for sentence in (words, *sentences)
        for line in as_lines(sentence, WORDS, "regular", _TEXT_WIDTH - 48, 8)
    ]
    size = FORMULAS.fitted(effect, (_TEXT_WIDTH - 40, 300), _SIGNS)
    head = 90 if card.is_creature and card.ability is not None else 16
    signs = FORMULAS.height(effect, _TEXT_WIDTH - 40, size) + 12 if effect else 0
    image = _empty(head + signs + len(lines) * _LINE + 24)
    colours = TINCTURES[card.race]
    fill(image, (0, 0), rounded(image.size, 24), blend(colours.deep, INK, 0.4))
    if card.is_creature and card.ability is not None:
        put(image, cost(card.ability.cost, 66), (54, 48))
        space = _TEXT_WIDTH - 130
        name = label(card.ability.name(texts.language), 46, colours.bright, "black", space)
        put_left(image, name, (104, 48))
    FORMULAS.draw(image, effect, (20, head, _TEXT_WIDTH - 40, signs), _SIGNS)
    draw_lines(image, lines, WORDS, head + signs + 4)
    return [image]


def _foot(card: Card, texts: Texts) -> Image.Image:
    image = _empty(60)
    ink = TINCTURES[card.race].bright
    right = 0
    if card.copies:
        copies = label(f"×{card.copies}", 38, ink, "black")
        put_right(image, copies, (_TEXT_WIDTH - 10, 30))
        right = copies.width + 30
    if card.requires:
        put(image, sign("build", 42), (30, 30))
        words = label(requires_text(card, texts), 36, ink, "bold", _TEXT_WIDTH - right - 70)
        put_left(image, words, (62, 30))
    return image


def race_sheet(race: str, texts: Texts) -> Picture:
    """Draw all cards of a race, by its id (1000 wide, PNG). Raises ValueError for an unknown id."""
    known = RACES[RACES.index(race)]
    cards = [card for card in CARDS if card.race == known]
    name = RACE[known].name(texts.language)
    count = sum(card.copies for card in cards)
    title = texts("castles-picture-race-cards", race=name, count=count)
    plates = [plate(card, texts.language) for card in cards]
    image = sheet(plates, title, TINCTURES[known].deep, race_icon(known, BAR - 24), DUSK)
    text = named(cards, texts)
    return as_png(race, image, clipped(texts("castles-alt-race-cards", race=name, cards=text)))
