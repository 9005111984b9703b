"""The board: a row for each seat; and the hand with the viewer's stones."""

from __future__ import annotations

from PIL import Image

from house.engine.toll.view import PlayerView, TollView
from images.canvas import lay
from images.layout import HEAD, MARGIN, TOP, WIDTH, draw_bar, draw_seat, grid, numbered
from images.picture import Names, Picture, as_png, fitting
from images.text import label
from images.theme import NIGHT, PAPER, STEEL
from images.words import result_text
from texts import Texts

_ROW = 150
_STONE = 120


def board(view: TollView, names: Names, texts: Texts) -> Picture:
    """Draw all seats, and the coins on the bridge."""
    canvas = Image.new("RGB", (WIDTH, TOP + len(view.players) * (_ROW + 12)), NIGHT)
    parts = [label(texts("toll-picture-bridge", laid=view.laid), 40, PAPER)] if view.laid else []
    draw_bar(canvas, _title(view, names, texts), STEEL, parts)
    for place, player in enumerate(view.players):
        y = TOP + place * (_ROW + 12)
        draw_seat(canvas, player.seat, names[player.seat], y, _ROW, lit=player.seat in view.to_act)
        line = f"{_facts(player, texts)} · {_road(player, texts)}"
        words = label(line, 38, PAPER, "bold", WIDTH - 2 * MARGIN - 40)
        canvas.paste(words, (MARGIN + 16, y + HEAD), words)
    return as_png("toll", canvas, alt(view, names, texts))


def _title(view: TollView, names: Names, texts: Texts) -> str:
    """Return the round; at the end, who has won."""
    if view.outcome is None:
        return texts("toll-picture-round", round=view.round)
    return result_text(view.outcome, names, texts)


def hand(view: TollView, names: Names, texts: Texts) -> Picture:
    """Draw the viewer's stones."""
    canvas = Image.new("RGB", (WIDTH, TOP + _STONE + 24), NIGHT)
    draw_bar(canvas, texts("toll-picture-hand"), STEEL)
    stones = _own(view)
    for stone, corner in zip(
        stones, grid(len(stones), 6, (_STONE, _STONE), TOP, 24) if stones else (), strict=True
    ):
        lay(canvas, numbered(stone, _STONE, STEEL), corner)
    return as_png("hand", canvas, alt(view, names, texts))


def alt(view: TollView, names: Names, texts: Texts) -> str:
    """Describe the board in words, with the viewer's stones."""
    lines = [texts("toll-picture-round", round=view.round)]
    for player in view.players:
        facts = {"health": player.health, "coins": player.coins, "stones": player.stones}
        road = _road(player, texts)
        lines.append(texts("toll-alt-seat", player=names[player.seat], road=road, **facts))
    if view.viewer is not None:
        lines.append(texts("toll-alt-hand", hand=", ".join(map(str, _own(view)))))
    if view.outcome is not None:
        lines.append(result_text(view.outcome, names, texts))
    return fitting(["\n".join(lines)])


def _own(view: TollView) -> tuple[int, ...]:
    return () if view.viewer is None else view.player(view.viewer).hand or ()


def _facts(player: PlayerView, texts: Texts) -> str:
    facts = {"health": player.health, "coins": player.coins, "stones": player.stones}
    return texts("toll-picture-seat", **facts)


def _road(player: PlayerView, texts: Texts) -> str:
    if player.road:
        return texts(f"toll-{player.road}")
    return texts("toll-hidden-road" if player.chosen else "toll-no-road")
