"""A solution as a film: the position, every move, the assault attack by attack, what came of it.

The moves stand in words above the board; the last frame stays long.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from PIL import Image

from engine.clash.duel import Duel
from engine.core import SEATS, Seat
from images.clash.board import whole_board
from images.clash.card import token
from images.clash.ground import SIZE
from images.clash.puzzle import seat_names
from images.clash.scenes import Kind, Scene, condensed, scenes
from images.icons import icon
from images.picture import ALT_LIMIT, Picture, clipped, encode_film
from images.shapes import blend, fill, put, rounded
from images.text import label, wrapped
from images.theme import GOLD, NIGHT, PAPER, SEAT_COLOURS, SLATE, STEEL, Colour
from texts import Texts

NAME = "solution.webp"
MOST_FRAMES = 20
_FRAME = (1000, 750)
_LAST = 6000
"""How long the last frame stands, in milliseconds."""
_CAPTION = 150
"""The height of the caption over the board, before the frame is reduced to its size."""
_LINES = {1: (54, 66), 2: (46, 58), 3: (38, 46)}
"""The size of letters and the height of a line by the number of lines."""
_SIGNS: dict[Kind, str] = {
    "start": "eye",
    "move": "cards-playing",
    "attack": "sword-cross",
    "end": "flag-checkered",
}


def solution_film(duel: Duel, moves: Sequence[str], texts: Texts) -> Picture:
    """The moves from this position on, both seats' if the line has them (1000 x 750, animated
    WebP). The active seat is the solver; the duel stays as it is.

    Raises `IllegalAction` at the first move that the rules refuse.
    """
    names = seat_names(SEATS[duel.active], texts)
    whole = scenes(duel, moves, names, texts)
    shown = condensed(whole, MOST_FRAMES)
    frames = [
        _frame(scene, (number, len(shown)), names, texts) for number, scene in enumerate(shown, 1)
    ]
    times = [_reading_time(scene) for scene in shown]
    times[-1] = _LAST
    return Picture(NAME, encode_film(frames, times), _alt(whole, texts))


def film_words(duel: Duel, moves: Sequence[str], texts: Texts) -> str:
    """What `solution_film` with the same arguments shows."""
    return _alt(scenes(duel, moves, seat_names(SEATS[duel.active], texts), texts), texts)


def film_key(duel: Duel, moves: Sequence[str], texts: Texts) -> Hashable:
    """The key of `solution_film` with the same arguments, for the studio."""
    return "film", duel.key(), duel.turn, tuple(moves), texts.language


def _reading_time(scene: Scene) -> int:
    """How long a frame stands, in milliseconds: longer where much is to be seen or read."""
    least = 2500 if scene.kind in ("start", "end") else 1500
    return min(max(800 + 26 * len(scene.caption + scene.note), least), 4000)


def _frame(
    scene: Scene, step: tuple[int, int], names: Mapping[Seat, str], texts: Texts
) -> Image.Image:
    canvas = Image.new("RGB", (SIZE[0], SIZE[1] + _CAPTION), NIGHT)
    _draw_caption(canvas, scene)
    canvas.paste(SLATE, (0, _CAPTION - 10, SIZE[0], _CAPTION))
    canvas.paste(GOLD, (0, _CAPTION - 10, SIZE[0] * step[0] // step[1], _CAPTION))
    canvas.paste(whole_board(scene.view, scene.events, names, texts), (0, _CAPTION))
    return canvas.resize(_FRAME, Image.Resampling.LANCZOS)


def _draw_caption(canvas: Image.Image, scene: Scene) -> None:
    """What is done, what comes of it, and by which card."""
    ground, sign = _look(scene)
    fill(canvas, (10, 8), rounded((SIZE[0] - 20, _CAPTION - 26), 22), ground)
    middle = (_CAPTION - 10) // 2
    side = _CAPTION - 50
    if scene.card is None:
        put(canvas, icon(sign, side * 4 // 5, PAPER), (84, middle))
    else:
        put(canvas, token(scene.card, (side, side)), (84, middle))
    room = SIZE[0] - 190
    smallest = 36 if scene.note else 42
    lines = [(each, PAPER) for each in wrapped(scene.caption, smallest, "bold", room, 2)]
    if scene.note:
        lines.append((scene.note, blend(GOLD, PAPER, 0.2)))
    size, height = _LINES[len(lines)]
    y = middle - (len(lines) - 1) * height / 2
    for words, colour in lines:
        line = label(words, size, colour, "bold", room)
        put(canvas, line, (156 + line.width / 2, y))
        y += height


def _look(scene: Scene) -> tuple[Colour, str]:
    """The ground of the caption, in the colour of whoever acts or has won, and its sign."""
    outcome = scene.view.outcome
    if scene.kind == "end" and outcome is not None:
        if not outcome.winners:
            return STEEL, "handshake"
        return SEAT_COLOURS[outcome.winners[0]].main, "trophy"
    ground = SLATE if scene.kind == "start" else SEAT_COLOURS[scene.seat].dark
    return ground, _SIGNS[scene.kind]


def _alt(told: Sequence[Scene], texts: Texts) -> str:
    """The moves in words; where not everything fits, without what came of them, then without
    the single attacks."""
    begins = texts("film-alt")
    played = told[1:]
    whole = [" · ".join(filter(None, (each.caption, each.note))) for each in played]
    captions = [each.caption for each in played]
    moves = [each.caption for each in played if each.kind != "attack"]
    for lines in (whole, captions, moves):
        words = " ".join([begins, *(f"{number}. {line}." for number, line in enumerate(lines, 1))])
        if len(words) <= ALT_LIMIT:
            return words
    return clipped(words)
