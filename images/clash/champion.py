"""The champion next to the board: its emblem below a crown, ready, in play or exhausted."""

from __future__ import annotations

from typing import Literal

from PIL import Image

from engine.clash.cards import Card
from engine.clash.view import BattleView, PlayerView
from engine.core import Seat
from images.canvas import put
from images.clash.emblems import scene
from images.icons import icon
from images.layout import hatch
from images.shapes import disc, ringed, solid
from images.shared import shared
from images.theme import GOLD, INK, NIGHT, SEAT_COLOURS, STEEL, Colour

State = Literal["ready", "in-play", "exhausted"]
_SIZE = 84


def state_of(view: BattleView, player: PlayerView) -> State:
    """Return the state of the seat's champion."""
    if player.champion_ready:
        return "ready"
    in_play = any(
        creature.champion
        and creature.owner == player.seat
        and player.champion in (creature.card, creature.symbiote)
        for kingdom in view.players
        for creature in (*kingdom.upper, *kingdom.lower)
    )
    return "in-play" if in_play else "exhausted"


@shared(32)
def medal(card: Card, seat: Seat, state: State) -> Image.Image:
    """Draw the emblem in a ring with a crown on top (RGBA), pale if it can't be played."""
    ring: Colour = {"ready": GOLD, "in-play": SEAT_COLOURS[seat].bright, "exhausted": STEEL}[state]
    image = ringed(_SIZE + 14, 2, INK, ring)
    hatch(image, seat, (2, 2), (_SIZE + 10, _SIZE + 10), _SIZE // 2 + 5, ring)
    emblem = scene(card, (_SIZE, _SIZE))
    if state == "exhausted":
        emblem = emblem.convert("L").convert("RGB")
    if state != "ready":
        emblem = Image.blend(emblem, Image.new("RGB", emblem.size, NIGHT), 0.5)
    image.paste(emblem, (7, 7), disc(_SIZE))
    medal = Image.new("RGBA", (image.width, image.height + 26), (*INK, 0))
    medal.alpha_composite(image, (0, 26))
    put(medal, crown(48, ring), (image.width / 2, 26))
    return medal


@shared(16)
def crown(size: int, colour: Colour = GOLD) -> Image.Image:
    """Draw a crown on a dark disc (RGBA)."""
    badge = solid(disc(size), INK)
    put(badge, icon("crown", size * 11 // 16, colour), (size / 2, size / 2 - 1))
    return badge
