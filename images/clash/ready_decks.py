"""The preconstructed decks beside each other: name, style in three words, cards."""

from __future__ import annotations

from PIL import Image

from engine.clash.cards import card
from engine.clash.decks import PRECONSTRUCTED
from images.clash.card import token
from images.clash.tiles import STEP, draw_tiles
from images.picture import Picture, clipped, encode
from images.shapes import fill, put, rounded
from images.text import label
from images.theme import GOLD, NIGHT, PAPER, SLATE
from texts import Texts

NAME = "decks.webp"
_WIDTH, _MARGIN, _GAP = 800, 20, 16
_HEAD = 104
_TILE = (126, 128)
_ACROSS = 4
_PANEL = _HEAD + 2 * (_TILE[1] + STEP) + 14
_EMBLEMS = {"1": "baron", "2": "shaman", "3": "vortex", "4": "mutant"}
"""The card whose emblem stands for the deck."""

if _EMBLEMS.keys() != PRECONSTRUCTED.keys():
    raise ValueError("each preconstructed deck needs its emblem")


def ready_decks(texts: Texts) -> Picture:
    """The four decks of the Initiation Pack, one below the other (800 wide, WebP)."""
    height = 2 * _MARGIN + len(PRECONSTRUCTED) * (_PANEL + _GAP) - _GAP
    canvas = Image.new("RGB", (_WIDTH, height), NIGHT)
    for place, number in enumerate(PRECONSTRUCTED):
        _draw_deck(canvas, number, _MARGIN + place * (_PANEL + _GAP), texts)
    return Picture(NAME, encode(canvas), ready_decks_alt(texts))


def _draw_deck(canvas: Image.Image, number: str, top: int, texts: Texts) -> None:
    fill(canvas, (_MARGIN, top), rounded((_WIDTH - 2 * _MARGIN, _PANEL), 22), SLATE)
    left = _MARGIN + 16
    name = label(named(number, texts), 44, PAPER, "black", _WIDTH - 2 * left)
    canvas.paste(name, (left, top + 6), name)
    style = label(texts(f"deck-style-{number}"), 30, GOLD, "bold", _WIDTH - 2 * left)
    canvas.paste(style, (left, top + 58), style)
    tiles = _ACROSS * (_TILE[0] + STEP) - STEP
    room = _WIDTH - 2 * left - tiles - 16, 2 * _TILE[1] + STEP
    emblem = token(card(_EMBLEMS[number]), room)
    put(canvas, emblem, (left + room[0] / 2, top + _HEAD + room[1] / 2))
    corner = _WIDTH - left - tiles, top + _HEAD
    draw_tiles(canvas, list(map(card, PRECONSTRUCTED[number])), corner, _TILE, across=_ACROSS)


def named(number: str, texts: Texts) -> str:
    """A preconstructed deck by its number and name."""
    return texts("deck-number", number=number, name=texts(f"deck-name-{number}"))


def ready_decks_alt(texts: Texts) -> str:
    """All four in words."""
    told = (_told(number, texts) for number in PRECONSTRUCTED)
    return clipped(" ".join(told))


def _told(number: str, texts: Texts) -> str:
    names = ", ".join(card(card_id).name(texts.language) for card_id in PRECONSTRUCTED[number])
    return f"{named(number, texts)}. {texts(f'deck-style-{number}')}: {names}."
