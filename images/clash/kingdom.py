"""A kingdom's half of a lane: its creatures, and what became of those that it lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.clash.cards import Card
from engine.clash.view import PlayerView
from engine.core import Seat
from images.clash.champion import crown
from images.clash.creature import draw_creature
from images.clash.emblems import scene
from images.clash.lanes import GHOSTS_WIDTH, Half, ghost_middle, stands
from images.clash.marks import Ghost, Marks
from images.clash.terrain import LANE_HEIGHT, MIDDLE
from images.icons import icon
from images.shapes import disc, put, solid
from images.text import label
from images.theme import CRIMSON, GOLD, INK, MIST, NIGHT, PAPER, SEAT_COLOURS
from texts import Texts


def draw_lane(
    canvas: Image.Image,
    player: PlayerView,
    lane: int,
    half: Half,
    marks: Marks,
    names: Mapping[Seat, str],
    texts: Texts,
) -> None:
    """The creatures of a kingdom in one lane, those at the bridge on top of those behind."""
    creatures = player.lower if lane else player.upper
    ghosts = marks.ghosts.get((player.seat, lane), [])
    places = stands(half, len(creatures), bool(ghosts))
    for creature, stand in reversed(list(zip(creatures, places, strict=True))):
        on_top = creature.symbiote.id if creature.symbiote else None
        seen = marks.of(player.seat, lane, creature.card.id, on_top)
        draw_creature(canvas, creature, seen, stand, left=half.left, language=texts.language)
    homes = list(dict.fromkeys(home for ghost in ghosts for home in ghost.homes))
    for place, ghost in enumerate(ghosts):
        middle = ghost_middle(half, place, len(ghosts), len(homes))
        _draw_ghost(canvas, ghost, middle, min(88, (240 - 30 * max(len(homes), 1)) // len(ghosts)))
    if homes:
        _draw_way_home(canvas, homes, half, names, texts)


def _draw_way_home(
    canvas: Image.Image,
    homes: Sequence[Seat],
    half: Half,
    names: Mapping[Seat, str],
    texts: Texts,
) -> None:
    """Where the cards of destroyed creatures went, in words under them."""
    x, _ = ghost_middle(half, 0, 1)
    y = half.middle + LANE_HEIGHT // 2
    room = GHOSTS_WIDTH - 8
    words = label(texts("picture-back-to"), 26, PAPER, "bold", room)
    put(canvas, words, (x, y - 28 - 30 * len(homes)))
    for line, home in enumerate(reversed(homes)):
        name = label(names[home], 26, SEAT_COLOURS[home].bright, "bold", room)
        put(canvas, name, (x, y - 28 - 30 * line))


def _draw_ghost(canvas: Image.Image, ghost: Ghost, middle: tuple[int, int], size: int) -> None:
    """A destroyed creature: its emblem pale in a circle, a skull on it; a pair's symbiote
    smaller on its shoulder, an exhausted champion with its crown."""
    _draw_pale(canvas, ghost.card, middle, size)
    if ghost.symbiote is not None:
        shoulder = middle[0] - int(size * 0.34), middle[1] - int(size * 0.34)
        _draw_pale(canvas, ghost.symbiote, shoulder, size // 2)
    if ghost.exhausted:
        put(canvas, crown(size // 2), (middle[0], middle[1] - size * 0.5))
    corner = middle[0] + size * 0.36, middle[1] + size * 0.36
    put(canvas, solid(disc(size // 2), CRIMSON), corner)
    put(canvas, icon("skull", size // 3, PAPER), corner)


def _draw_pale(canvas: Image.Image, card: Card, middle: tuple[int, int], size: int) -> None:
    pale = scene(card, (size, size)).convert("L").convert("RGB")
    pale = Image.blend(pale, Image.new("RGB", pale.size, NIGHT), 0.35)
    put(canvas, solid(disc(size + 8), MIST), middle)
    canvas.paste(pale, (middle[0] - size // 2, middle[1] - size // 2), disc(size))


def draw_spell(canvas: Image.Image, marks: Marks, y: int) -> None:
    """The incantation that was just played, over the river between two bridges."""
    if marks.spell is None:
        return
    middle = MIDDLE, y
    size = 104
    put(canvas, solid(disc(size + 24), INK), middle)
    put(canvas, solid(disc(size + 18), GOLD), middle)
    put(canvas, solid(disc(size + 8), SEAT_COLOURS[marks.spell.seat].main), middle)
    emblem = scene(marks.spell.card, (size, size))
    canvas.paste(emblem, (middle[0] - size // 2, middle[1] - size // 2), disc(size))
