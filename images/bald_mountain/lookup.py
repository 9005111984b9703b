"""Pictures of cards for look-up: a large card with its words."""

from __future__ import annotations

from PIL import Image

from engine.bald_mountain.cards import ALTARS, Card
from images.bald_mountain.alt import card_alt
from images.bald_mountain.card import framed, kind_badge, kind_of, name_lines
from images.bald_mountain.colours import DUSK, TINCTURES
from images.bald_mountain.emblems import paint_scene
from images.bald_mountain.formula import formula, signs_in
from images.bald_mountain.legend import LEGEND
from images.bald_mountain.signs import FORMULAS
from images.canvas import lay, put, put_left
from images.layout import WIDTH, draw_paragraph
from images.picture import Picture, as_webp
from images.shapes import blend, rounded
from images.text import as_lines, label
from images.theme import INK
from texts import Texts
from texts.bald_mountain.names import card_text

_EDGE = 20
_INSIDE = 46
_ART = 560
_NAME = 64
_WORDS = 42
_SIGNS = 84


def card_picture(card: Card, texts: Texts) -> Picture:
    """Draw the whole card with its words and the meanings of its signs (1000 wide, WebP)."""
    space = WIDTH - 2 * _INSIDE
    lines = formula(card)
    size = FORMULAS.fitted(lines, (space, 420), _SIGNS)
    effect = FORMULAS.height(lines, space, size) + 16
    words = as_lines(card_text(card, texts), _WORDS, "regular", space - 40, 8)
    said = len(words) * round(_WORDS * 1.3) + 36 if words else 0
    art_top = _EDGE + 190
    effect_top = art_top + _ART + 12
    whole = effect_top + effect + said + 76
    signs = LEGEND.in_order(signs_in(card))
    canvas = Image.new("RGB", (WIDTH, whole + LEGEND.height(signs) + 34), DUSK)
    lay(canvas, framed(card, (WIDTH, whole), _EDGE, 48), (0, 0))
    _draw_head(canvas, card, texts)
    art = space, _ART
    canvas.paste(paint_scene(card, art), (_INSIDE, art_top), rounded(art, 28))
    FORMULAS.draw(canvas, lines, (_INSIDE, effect_top, space, effect), size)
    if words:
        ground = blend(TINCTURES[card.colour].deep, INK, 0.45)
        draw_paragraph(canvas, words, _WORDS, _INSIDE, effect_top + effect, ground)
    foot = f"{ALTARS[card.altar].name(texts.language)} · {card.number}"
    drawn = label(foot, 32, TINCTURES[card.colour].bright, "bold")
    put(canvas, drawn, (WIDTH / 2, whole - 48))
    LEGEND.draw_on(canvas, signs, whole + 16, texts)
    return as_webp(card.id, canvas, card_alt(card, texts))


def _draw_head(canvas: Image.Image, card: Card, texts: Texts) -> None:
    colours = TINCTURES[card.colour]
    space = WIDTH - 2 * _INSIDE - 150
    put(canvas, kind_badge(card, 116), (_INSIDE + 62, _EDGE + 94))
    left = _INSIDE + 146
    lines = name_lines(card, _NAME, space, texts.language)
    size = _NAME if len(lines) == 1 else 50
    y = _EDGE + (66 if len(lines) == 1 else 48)
    for line in lines:
        words = label(line, size, colours.frost, "black", space)
        put_left(canvas, words, (left, y))
        y += 56
    kind = texts("bald-mountain-picture-kind", kind=kind_of(card) or "spell")
    words = label(kind, 36, colours.bright, "bold", space)
    put_left(canvas, words, (left, y + (18 if len(lines) == 1 else 2)))
