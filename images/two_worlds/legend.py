"""The legend of visible signs: a few words for each, in groups."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from PIL import Image

from engine.two_worlds.board import cell_at
from engine.two_worlds.view import FighterView, WorldsView
from images.arrows import damage_burst
from images.canvas import put
from images.health import PALE
from images.icons import icon
from images.layout import numbered
from images.legends import Legend, LegendPicture, framed, marks_legend
from images.shapes import disc, solid
from images.theme import CRIMSON, GOLD, PAPER, SEAT_COLOURS
from images.two_worlds.alt import sign_words
from images.two_worlds.card import signs_of, timing_sign
from images.two_worlds.cell import small_badge
from images.two_worlds.colours import METALS, VOID
from images.two_worlds.ledge import QUIET, STEPS, attack_sign
from images.two_worlds.signs import ENCHANTMENTS, EVERYWHERE, SIGNS, card_sign, sign
from images.two_worlds.strikes import figure


def _ranks(size: int) -> Image.Image:
    image = Image.new("RGBA", (size, size), (*PAPER, 0))
    for place, rank in enumerate(("champion", "elite", "regular")):
        middle = (place + 0.5) * size / 3, size / 2
        put(image, solid(disc(size // 3 - 1), METALS[rank].light), middle)
    return image


LEGEND = Legend(SIGNS, card_sign, sign_words)
_DRAWN: Mapping[str, Callable[[int], Image.Image]] = {
    **{f"step-{step}": partial(icon, name, colour=PAPER) for step, name in STEPS.items()},
    "attack-used": partial(attack_sign, used=True),
    "quiet": lambda size: icon("weather-night", size, GOLD),
    "order": lambda size: numbered(1, size, GOLD),
    "asked": lambda size: icon("help-circle", size, GOLD),
    "ranks": _ranks,
    "way": lambda size: icon("menu-up", size, SEAT_COLOURS["A"].bright),
    "ready": partial(framed, GOLD),
    "fresh": partial(framed, PAPER),
    "aimed": partial(framed, CRIMSON),
    "raised": lambda size: figure(3, 2, (size, size)),
    "lowered": lambda size: figure(1, 2, (size, size)),
    "wound": partial(icon, "heart-broken", colour=PALE),
    "silenced": lambda size: small_badge("pack", 0, size),
    "form": lambda size: sign("shapeshift", size),
    "gone": lambda size: icon("skull", size, PAPER),
    "blow": partial(damage_burst, 1),
}
MARKS = marks_legend(_DRAWN, lambda name, texts: texts(f"two-worlds-mark-{name}"))
"""The legend of all other marks on boards and hands."""
_LAST = (cell_at(0, 0), cell_at(1, 0)), (cell_at(0, 6), cell_at(1, 6))


def signs_in_sight(view: WorldsView) -> tuple[str, ...]:
    """Return the signs of the board, and of this viewer's spells and packet."""
    found = {*EVERYWHERE}
    for fighter in view.fighters:
        found.update(_of(fighter))
    if view.revealed is not None:
        found.update(signs_of(view.revealed))
    if view.viewer is not None:
        own = view.player(view.viewer)
        for card in own.packet or ():
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
        if card.ability is not None:
            yield card.ability
    for lies in fighter.enchantments:
        yield lies.id
    if fighter.shifted or fighter.shaped:
        yield "used"
    if fighter.cell in _LAST[fighter.owner == "A"]:
        yield "breakthrough"


def marks_in_sight(view: WorldsView) -> tuple[str, ...]:
    """Return the marks that this viewer sees on the board, in their hand, and in animations."""
    found: set[str] = set()
    if view.outcome is None and view.step != "picks":
        found.update(f"step-{step}" for step in STEPS)
    if view.outcome is None and view.step == "action" and view.attacked:
        found.add("attack-used")
    if view.quiet >= QUIET:
        found.add("quiet")
    if len(view.stack) > 1:
        found.add("order")
    if view.window is not None:
        found.add("asked")
    if view.fighters:
        found |= {"ranks", "way", "fresh", "aimed", "blow", "gone"}
    for fighter in view.fighters:
        found.update(_marks_on(fighter))
    if view.ready or view.possible:
        found.add("ready")
    return MARKS.in_order(found)


def _marks_on(fighter: FighterView) -> Iterator[str]:
    card = fighter.looks
    pairs = [(fighter.most, card.health), (fighter.melee, card.melee)]
    pairs += [(dealt, card.strikes(far)) for far, dealt in fighter.ranged]
    known = [(now, printed) for now, printed in pairs if now is not None and printed is not None]
    if any(now > printed for now, printed in known):
        yield "raised"
    if any(now < printed for now, printed in known):
        yield "lowered"
    if fighter.health < fighter.most:
        yield "wound"
    if fighter.is_silenced:
        yield "silenced"
    if fighter.form:
        yield "form"


_GROUPS = {
    "turn": " ".join((*(f"step-{step}" for step in STEPS), "attack-used order asked quiet")),
    "cards": "army book hand fallen cast",
    "numbers": "health wound melee ranged raised lowered",
    "abilities": "flying shift shapeshift reach_flyers pack rally bulwark dread armour swift "
    "spell_ward silent splash knockback deathless scholar reap used silenced form",
    "spells": " ".join((*ENCHANTMENTS, "any-time your-turn enchantment target")),
    "frames": "ranks ready fresh aimed way breakthrough attack blow gone",
}
PICTURE = LegendPicture(
    f"{__name__}:PICTURE", _GROUPS, (MARKS, LEGEND), partial(card_sign, "rally"), VOID
)
legend_picture, legend_alt = PICTURE.picture, PICTURE.alt
