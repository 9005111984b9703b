"""What the signs in sight mean: a few words for each, two beside each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.two_worlds.board import cell_at
from engine.two_worlds.cards import Warrior
from engine.two_worlds.view import FighterView, WorldsView
from images.layout import BAR, TOP, draw_bar
from images.legends import Legend
from images.picture import Picture, as_png, clipped
from images.theme import STEEL
from images.two_worlds.alt import shown_forms, sign_words
from images.two_worlds.card import signs_of, timing_sign
from images.two_worlds.colours import VOID
from images.two_worlds.field import MARGIN, WIDTH
from images.two_worlds.signs import EVERYWHERE, SIGNS, card_sign
from texts import Texts

NAME = "signs"
LEGEND = Legend(
    SIGNS, card_sign, sign_words, left=MARGIN + 8, right=MARGIN, row=54, sign=42, letters=29
)
_LAST = (cell_at(0, 0), cell_at(1, 0)), (cell_at(0, 6), cell_at(1, 6))


def signs_in_sight(view: WorldsView) -> tuple[str, ...]:
    """The signs of all warriors in play and of who is about to enter, of the viewer's spells, of
    the forms that a Werewolf can take now, and while the armies are chosen of the packet."""
    found: set[str] = set()
    for fighter in view.fighters:
        found.update(_of(fighter))
    if view.revealed is not None:
        found.update(signs_of(view.revealed))
    if view.viewer is not None:
        own = view.player(view.viewer)
        for card in (*(own.packet or ()), *shown_forms(view)):
            found.update(signs_of(card))
        for spell in own.hand or ():
            found.add(timing_sign(spell))
            if spell.is_enchantment:
                found.add("enchantment")
    return LEGEND.in_order(found)


def _of(fighter: FighterView) -> Iterator[str]:
    if fighter.flies:
        yield "flying"
    for card in (fighter.card, fighter.looks):
        yield from abilities_of(card)
    for lies in fighter.enchantments:
        yield lies.id
    if fighter.shifted or fighter.shaped:
        yield "used"
    if fighter.cell in _LAST[fighter.owner == "A"]:
        yield "breakthrough"


def abilities_of(card: Warrior) -> Iterator[str]:
    """Its ability, if it has one."""
    if card.ability is not None:
        yield card.ability


def legend_picture(signs: Sequence[str], texts: Texts) -> Picture:
    """What these signs mean, and those of every board (1000 wide, PNG)."""
    told = whole(signs)
    canvas = Image.new("RGB", (WIDTH, TOP + LEGEND.height(told) + 14), VOID)
    draw_bar(canvas, texts("two-worlds-picture-signs"), STEEL, [card_sign("rally", BAR - 24)])
    LEGEND.draw_on(canvas, told, TOP, texts)
    return as_png(NAME, canvas, legend_alt(signs, texts))


def whole(signs: Sequence[str]) -> tuple[str, ...]:
    """These signs after those of every board."""
    return EVERYWHERE + tuple([name for name in signs if name not in EVERYWHERE])


def legend_alt(signs: Sequence[str], texts: Texts) -> str:
    """The meanings, in words."""
    told = LEGEND.in_words(whole(signs), texts)
    return clipped(texts("two-worlds-alt-signs", signs=told))
