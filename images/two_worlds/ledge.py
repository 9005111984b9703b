"""The ledge above a board: the current step, and the revealed warrior.

While there is a stack, it shows that instead, with its top item first.
"""

from __future__ import annotations

from PIL import Image

from engine.core import Seat, record
from engine.two_worlds.board import shown_cell
from engine.two_worlds.cards import Warrior
from engine.two_worlds.view import AttackView, SpellView, WorldsView
from images.canvas import fill, lay, put, put_left, put_right
from images.icons import icon
from images.layout import WIDTH, numbered
from images.picture import Names
from images.shapes import blend, bordered, disc, outline, ringed, solid
from images.shared import shared
from images.text import halved, label, number
from images.theme import GOLD, INK, MIST, PAPER, SEAT_COLOURS
from images.two_worlds.alt import asked_words, spell_aim
from images.two_worlds.card import signs_of
from images.two_worlds.colours import METALS, VOID
from images.two_worlds.emblems import portrait, token
from images.two_worlds.field import LEDGE, MARGIN
from images.two_worlds.signs import sign
from images.two_worlds.strikes import strikes_picture
from texts import Texts

STEPS = {
    "start": "chevron-double-up",
    "summon": "account-plus",
    "action": "sword-cross",
    "draw": "cards",
}
"""The steps of a turn and their icons."""
QUIET = 6
"""Number of quiet turns from which the ledge shows them as a warning."""
_MOST = 3
"""Most items of the stack that fit."""
_ITEM = (320, 96)
"""Size of an item of the stack."""
_GAP = 8
_ASKS = 2
"""Most items of the stack that leave space to say who may answer."""


@record
class LedgeSpec:
    """Everything that the picture of the ledge shows; `asked` names the seat of the `window`."""

    step: str
    words: str
    language: str
    revealed: Warrior | None
    attacked: bool
    quiet: int
    stack: tuple[AttackView | SpellView, ...]
    seat: Seat
    asked: str
    window: Seat | None


def spec_of(view: WorldsView, names: Names, texts: Texts) -> LedgeSpec:
    """Collect what is visible of step and stack."""
    return LedgeSpec(
        view.step,
        texts("two-worlds-picture-due", step=view.step),
        texts.language,
        view.revealed,
        view.attacked,
        view.quiet,
        view.stack,
        view.active,
        asked_words(view, names, texts) if len(view.stack) <= _ASKS else "",
        view.window,
    )


@shared(96)
def ledge_picture(seen: LedgeSpec) -> Image.Image:
    """Draw the ledge over the whole width (RGB), `LEDGE` high."""
    dark = blend(SEAT_COLOURS[seen.window or seen.seat].dark, VOID, 0.25)
    image = Image.new("RGB", (WIDTH, LEDGE), dark)
    if seen.stack:
        _draw_stack(image, seen)
        return image
    left = _draw_steps(image, seen)
    right = _draw_state(image, seen)
    if seen.revealed is not None:
        _draw_revealed(image, seen.revealed, seen.language, left, right)
    elif seen.words:
        words = label(seen.words, 36, PAPER, "bold", right - left)
        put_left(image, words, (left, LEDGE / 2))
    return image


def _draw_steps(image: Image.Image, seen: LedgeSpec) -> int:
    """Draw the steps of a turn in a row, the current one bright; return the end of the row."""
    colours = SEAT_COLOURS[seen.seat]
    x = MARGIN + 34
    for step, name in STEPS.items():
        now = step == seen.step
        if now:
            put(image, solid(disc(68), colours.bright), (x, LEDGE / 2))
            put(image, solid(disc(60), blend(colours.dark, INK, 0.2)), (x, LEDGE / 2))
        put(image, icon(name, 42, PAPER if now else blend(MIST, VOID, 0.55)), (x, LEDGE / 2))
        x += 66
    return x - 10


def _draw_state(image: Image.Image, seen: LedgeSpec) -> int:
    """Draw quiet turns and the attack sign at the right end; return where they begin."""
    right = WIDTH - MARGIN - 8
    if seen.step == "action":
        drawn = attack_sign(64, used=seen.attacked)
        put(image, drawn, (right - 32, LEDGE / 2))
        right -= 80
    if seen.quiet >= QUIET:
        figure = label(f"{seen.quiet} / 12", 34, GOLD, "black")
        put_right(image, figure, (right, LEDGE / 2))
        right -= figure.width + 8
        put(image, icon("weather-night", 44, GOLD), (right - 22, LEDGE / 2))
        right -= 60
    return right


@shared(8)
def attack_sign(size: int, *, used: bool) -> Image.Image:
    """Draw crossed swords on a disc, ticked if the attack of the turn was made (RGBA)."""
    ring = blend(MIST, VOID, 0.5) if used else GOLD
    image = ringed(size, 4, ring, INK, sign("attack", size * 5 // 8))
    if used:
        veil = disc(size - 8).point([value * 150 // 255 for value in range(256)])
        fill(image, (4, 4), veil, INK)
        put(image, icon("check-bold", size * 3 // 4, PAPER), (size / 2, size / 2))
    return image


def _draw_revealed(image: Image.Image, card: Warrior, language: str, left: int, right: int) -> None:
    side = LEDGE - 12
    put(image, portrait(card, side), (left + side / 2, LEDGE / 2))
    x = left + side + 14
    name = label(card.name(language), 34, METALS[card.rank].ink, "black", right - x)
    put_left(image, name, (x, 32))
    put(image, sign("health", 36), (x + 18, 78))
    put_left(image, number(str(card.health), 30, PAPER), (x + 42, 78))
    strikes = strikes_picture(card.melee, card.ranged, card, 39)
    put_left(image, strikes, (x + 78, 78))
    x += 78 + strikes.width + 6
    for known in signs_of(card):
        put(image, sign(known, 42), (x + 21, 78))
        x += 50


def _draw_stack(image: Image.Image, seen: LedgeSpec) -> None:
    step, stack = _ITEM[0] + _GAP, seen.stack[::-1]
    shown = stack if len(stack) <= _MOST else stack[: _MOST - 1]
    for place, item in enumerate(shown):
        drawn = _item_picture(item, seen.language, top=place == 0)
        x = MARGIN + place * step
        lay(image, drawn, (x, (LEDGE - _ITEM[1]) // 2))
        if len(stack) > 1:
            chip = numbered(place + 1, 48, GOLD if place == 0 else MIST)
            put(image, chip, (x + 24, 30))
    end = MARGIN + len(shown) * step
    if seen.asked and seen.window is not None:
        _draw_asked(image, seen.asked, seen.window, end + 12)
    if stack != shown:
        more = label(f"+{len(stack) - len(shown)}", 40, MIST, "black")
        put_left(image, more, (end + 20, LEDGE / 2))


def _draw_asked(image: Image.Image, words: str, seat: Seat, left: int) -> None:
    ink = SEAT_COLOURS[seat].bright
    put(image, icon("timer-sand", 48, ink), (left + 24, LEDGE / 2))
    space = WIDTH - MARGIN - left - 62
    lines = halved(words, 38, space, "bold")
    for place, line in enumerate(lines):
        drawn = label(line, 38 if len(lines) == 1 else 34, ink, "bold", space)
        y = LEDGE / 2 + (place - (len(lines) - 1) / 2) * 40
        put_left(image, drawn, (left + 58, y))


@shared(64)
def _item_picture(item: AttackView | SpellView, language: str, *, top: bool) -> Image.Image:
    colours, (wide, high) = SEAT_COLOURS[item.by], _ITEM
    image = bordered(_ITEM, (18, 14), 4, colours.main, blend(colours.dark, VOID, 0.2))
    if top:
        fill(image, (0, 0), outline(_ITEM, 18, 5), GOLD)
    side = high - 20
    x, space = side + 18, wide - side - 26
    if isinstance(item, AttackView):
        emblem, name = sign("attack", side - 8), number(str(item.damage), 36, PAPER)
        target = shown_cell(item.target) if item.target >= 0 else "…"
        cells = f"{'+'.join(map(shown_cell, item.cells))} → {target}"
    else:
        emblem, cells = token(item.spell, side), spell_aim(item)
        name = label(item.spell.name(language), 33, PAPER, "bold", space)
    put(image, emblem, (side / 2 + 10, high / 2))
    put_left(image, name, (x, 29 if cells else high / 2))
    if cells:
        put_left(image, label(cells, 33, colours.bright, "bold", space), (x, 68))
    return image
