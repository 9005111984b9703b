"""Pictures that explain abilities.

One shows an ability and its effect. A page shows many abilities in short, below the meanings of
marks.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.clash.abilities import Ability
from images.canvas import fill, lay, put
from images.clash.ability_diagram import GAP, WIDTH, diagram_alt, draw_scenes, scene_height
from images.clash.ability_icons import ability_icon, aura_icon
from images.clash.ability_scenes import SCENES
from images.clash.board_marks import MARKS
from images.clash.card import aura_text, brief
from images.picture import Picture, as_png, clipped, fitting
from images.shapes import rounded
from images.text import label, wrapped
from images.theme import MIST, NIGHT, PAPER, SLATE
from texts import Texts

_MARGIN, _GAP = 24, 14
_HEAD = 150
_ROW = 124
_LARGE = 108


def ability_picture(ability: Ability, texts: Texts) -> Picture:
    """Draw the scenes of an ability below its sign, name and short rule (800 wide, PNG)."""
    heights = sum(scene_height(scene) + GAP for scene in SCENES[ability.id])
    canvas = Image.new("RGB", (WIDTH, _HEAD + heights + _MARGIN - GAP), NIGHT)
    put(canvas, ability_icon(ability.id, _LARGE), (_MARGIN + _LARGE / 2, _HEAD / 2))
    left = _MARGIN + _LARGE + 24
    space = WIDTH - left - _MARGIN
    name = label(ability.name(texts.language), 52, PAPER, "black", space)
    lay(canvas, name, (left, 14))
    for place, line in enumerate(wrapped(brief(ability, texts), 29, "regular", space, 2)):
        lay(canvas, label(line, 29, MIST, "regular", space), (left, 76 + 33 * place))
    draw_scenes(canvas, ability, _HEAD, texts)
    return as_png(f"ability-{ability.id}", canvas, ability_alt(ability, texts))


def ability_alt(ability: Ability, texts: Texts) -> str:
    """Describe the picture of an ability in words."""
    return clipped(f"{_line(ability, False, texts)} {diagram_alt(ability, texts)}")


def ability_page(
    abilities: Sequence[tuple[Ability, bool]], texts: Texts, marks: Sequence[str] = ()
) -> Picture:
    """Draw the meanings of these marks, then the abilities in short (800 wide, PNG).

    Each ability has its sign, its name and a short rule. True means an aura, whose sign is a golden
    ring. Raises ValueError if there are neither abilities nor marks.
    """
    if not abilities and not marks:
        raise ValueError("a page of nothing")
    top = _MARGIN + (MARKS.height(marks) + _GAP if marks else 0)
    height = top + len(abilities) * (_ROW + _GAP) - _GAP + _MARGIN
    canvas = Image.new("RGB", (WIDTH, height), NIGHT)
    MARKS.draw_on(canvas, marks, _MARGIN // 2, texts)
    for place, (ability, aura) in enumerate(abilities):
        _draw_line(canvas, ability, aura, top + place * (_ROW + _GAP), texts)
    return as_png("abilities", canvas, page_alt(abilities, texts, marks))


def page_alt(
    abilities: Sequence[tuple[Ability, bool]], texts: Texts, marks: Sequence[str] = ()
) -> str:
    """Describe a page in words, with only the names of abilities if more would not fit."""
    begin = f"{MARKS.in_words(marks, texts)}. " if marks else ""
    lines = " ".join(_line(ability, aura, texts) for ability, aura in abilities)
    names = ", ".join(_name(ability, aura, texts) for ability, aura in abilities)
    return fitting([f"{begin}{lines}", f"{begin}{names}"] if names else [begin])


def _line(ability: Ability, aura: bool, texts: Texts) -> str:
    return f"{_name(ability, aura, texts)}. {brief(ability, texts, aura=aura)}"


def _name(ability: Ability, aura: bool, texts: Texts) -> str:
    return aura_text(ability, texts) if aura else ability.name(texts.language)


def _draw_line(canvas: Image.Image, ability: Ability, aura: bool, top: int, texts: Texts) -> None:
    fill(canvas, (_MARGIN, top), rounded((WIDTH - 2 * _MARGIN, _ROW), 18), SLATE)
    sign = aura_icon(ability.id, 84) if aura else ability_icon(ability.id, 78)
    put(canvas, sign, (_MARGIN + 60, top + _ROW / 2))
    left = _MARGIN + 118
    space = WIDTH - _MARGIN - 16 - left
    lines = wrapped(brief(ability, texts, aura=aura), 28, "regular", space, 2)
    y = top + (_ROW - 42 - 32 * len(lines)) // 2 - 2
    lay(canvas, label(_name(ability, aura, texts), 36, PAPER, "bold", space), (left, y))
    for place, line in enumerate(lines):
        lay(canvas, label(line, 28, MIST, "regular", space), (left, y + 42 + 32 * place))
