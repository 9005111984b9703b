"""The laboratory of a seat in the mutation league, and a mutation before it is confirmed.

A laboratory shows the creatures with their mutations, and the elements left to glue onto them.
"""

from __future__ import annotations

from PIL import Image

from engine.clash.abilities import BY_ID
from engine.clash.cards import Card
from engine.clash.formats.fragments import ATTACK, AURA, COST, HEALTH, Form, elements
from engine.clash.formats.league import LaboratoryCard, LeagueView
from engine.core import Seat
from images.canvas import lay, put, put_left, put_right
from images.clash.ability_icons import ability_icon, aura_icon
from images.clash.card import ATTACK_GROUND, HEALTH_GROUND, damage_text, mana_disc, miniature
from images.clash.emblems import scene
from images.clash.league_alt import as_printed, changes, laboratory_alt, mutation_alt
from images.clash.tiles import GAP, spread, spread_height
from images.icons import icon
from images.layout import HEAD, MARGIN, TOP, WIDTH, beside, draw_bar, draw_heading, draw_panel, grid
from images.picture import Names, Picture, as_png
from images.shapes import blend, outline, rounded, solid
from images.shared import shared
from images.text import label, number
from images.theme import CRIMSON, GOLD, MIST, NIGHT, PAPER, SEAT_COLOURS, SLATE, STEEL, Colour
from texts import Texts

_CHIP, _CHIP_GAP = 62, 8
_WIDE = 1.5
"""Width of the chip of a value, relative to its height."""
_LETTERS, _NAME_WIDTH = 36, 340


def mutant(form: Form, size: tuple[int, int], language: str) -> Image.Image:
    """Draw the creature's miniature, with an edge around glued elements (RGBA, shared)."""
    return miniature(as_printed(form), size, language=language, glued=form.glued)


@shared(64)
def remains(left: LaboratoryCard, size: tuple[int, int], language: str) -> Image.Image:
    """Draw a laboratory card (RGBA): emblem, name, elements as chips, holes for cut ones."""
    wide, high = size
    used_up = not left.elements
    image = solid(rounded(size, 18), blend(SLATE, NIGHT, 0.55) if used_up else SLATE)
    emblem = scene(left.card, (high - 16, high - 16))
    if used_up:
        emblem = Image.blend(emblem, Image.new("RGB", emblem.size, NIGHT), 0.6)
    image.paste(emblem, (8, 8), rounded(emblem.size, 12))
    x = high + 8
    ink = MIST if used_up else PAPER
    name = label(left.card.name(language), _LETTERS, ink, "bold", _NAME_WIDTH)
    put_left(image, name, (x + 4, high / 2))
    x += _NAME_WIDTH + 16
    there = elements(left.card)
    wide_ones = sum(element in (ATTACK, HEALTH) for element in there)
    space = (wide - x - 14 - _CHIP_GAP * (len(there) - 1)) / (len(there) + (_WIDE - 1) * wide_ones)
    side = min(_CHIP, int(space))
    for element in there:
        drawn = _chip(left.card, element, side, cut=element not in left.elements)
        put_left(image, drawn, (x, high / 2))
        x += drawn.width + _CHIP_GAP
    return image


def _chip(card: Card, element: str, side: int, *, cut: bool) -> Image.Image:
    size = round(side * _WIDE) if element in (ATTACK, HEALTH) else side, side
    if cut:
        hole = solid(rounded(size, side // 4), NIGHT)
        hole.alpha_composite(solid(outline(size, side // 4, 3), STEEL))
        return hole
    if element == COST:
        return mana_disc(card.cost, side)
    if element == AURA and card.aura_ability is not None:
        return aura_icon(card.aura_ability.id, side)
    if element in BY_ID:
        return ability_icon(element, side)
    if element == HEALTH:
        return _value("heart", str(card.health), HEALTH_GROUND, size)
    if card.is_creature:
        return _value("sword", damage_text(card), ATTACK_GROUND, size)
    return _value("flare", damage_text(card), CRIMSON, size)


def _value(symbol: str, value: str, ground: Colour, size: tuple[int, int]) -> Image.Image:
    chip = solid(rounded(size, size[1] // 4), ground)
    figure = number(value, size[1] * 5 // 8, PAPER)
    sign = icon(symbol, size[1] // 2, blend(PAPER, ground, 0.2))
    left = (size[0] - sign.width - 6 - figure.width) / 2
    put_left(chip, sign, (left, size[1] / 2))
    put_left(chip, figure, (left + sign.width + 6, size[1] / 2))
    return chip


_SCRAP = (WIDTH - 2 * MARGIN, 88)
_SCRAP_GAP = 10


def laboratory(view: LeagueView, seat: Seat, names: Names, texts: Texts) -> Picture:
    """Draw the deck of a seat with its mutations (1000 wide, PNG); it is public.

    Incantations are dim because they never mutate. Below are the elements left on laboratory cards.
    """
    player = next(player for player in view.players if player.seat == seat)
    deck = len(player.creatures) + len(player.incantations)
    across, size = spread(deck)
    below = TOP + spread_height(deck)
    height = below + HEAD + len(player.laboratory) * (_SCRAP[1] + _SCRAP_GAP) + 8
    canvas = Image.new("RGB", (WIDTH, height), NIGHT)
    colours, parts = SEAT_COLOURS[seat], []
    if view.mutating:
        sign, heading = "check-bold", texts("picture-mutation-done")
        if player.to_act:
            sign, heading = "flask", texts("picture-points-left", points=player.points)
        parts = [beside(icon(sign, 44, PAPER), label(heading, 36, PAPER, "black"), 12)]
    draw_bar(canvas, names[seat], colours.main if player.to_act else colours.dark, parts)
    drawn = [mutant(creature, size, texts.language) for creature in player.creatures]
    drawn += [
        miniature(card, size, dimmed=True, language=texts.language) for card in player.incantations
    ]
    for image, corner in zip(drawn, grid(deck, across, size, TOP, GAP), strict=True):
        lay(canvas, image, corner)
    draw_heading(canvas, texts("picture-laboratory"), below, MIST, sign="flask")
    for place, left in enumerate(player.laboratory):
        corner = MARGIN, below + HEAD + place * (_SCRAP[1] + _SCRAP_GAP)
        lay(canvas, remains(left, _SCRAP, texts.language), corner)
    return as_png("laboratory", canvas, laboratory_alt(view, player, names, texts), colours=96)


_LARGE = (410, 500)
_TOP = 16
_BAR = 84


def mutation(before: Form, after: Form, price: float, points_left: float, texts: Texts) -> Picture:
    """Draw the effect of a fragment, its price and the points left (1000 wide, PNG)."""
    bars = _TOP + _LARGE[1] + 16
    canvas = Image.new("RGB", (WIDTH, bars + 2 * (_BAR + 12) + 4), NIGHT)
    middle = _TOP + _LARGE[1] // 2
    for form, x in ((before, MARGIN + _LARGE[0] // 2), (after, WIDTH - MARGIN - _LARGE[0] // 2)):
        put(canvas, mutant(form, _LARGE, texts.language), (x, middle))
    put(canvas, icon("arrow-right-bold", 130, GOLD), (WIDTH // 2, middle))
    change = ", ".join(changes(before, after, texts))
    draw_panel(canvas, bars, _BAR, SLATE)
    words = label(change, 46, PAPER, "black", WIDTH - 2 * MARGIN - 32)
    put(canvas, words, (WIDTH / 2, bars + _BAR / 2))
    cost = label(texts("picture-price", price=price), 40, GOLD, "black", 450)
    left = label(texts("picture-points-left", points=points_left), 38, MIST, "bold", 450)
    draw_panel(canvas, bars + _BAR + 12, _BAR, SLATE)
    y = bars + _BAR * 3 / 2 + 12
    put_left(canvas, cost, (MARGIN + 14, y))
    put_right(canvas, left, (WIDTH - MARGIN - 14, y))
    return as_png("mutation", canvas, mutation_alt(before, after, price, points_left, texts))
