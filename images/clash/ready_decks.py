"""The preconstructed decks: name, style in three words, cards."""

from __future__ import annotations

from PIL import Image

from engine.clash.cards import card
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.decks import SIZE as DECK_SIZE
from images.canvas import lay, put
from images.clash.card import token
from images.clash.tiles import draw_tiles, tiles_height
from images.layout import MARGIN, WIDTH, draw_panel
from images.picture import Picture, as_webp, clipped
from images.text import label
from images.theme import GOLD, NIGHT, PAPER, SLATE
from texts import Texts

_GAP = 12
_HEAD = 104
_EMBLEM = (180, 92)
_EMBLEMS = {"1": "baron", "2": "shaman", "3": "vortex", "4": "mutant"}
"""The card whose emblem represents the deck."""

if _EMBLEMS.keys() != PRECONSTRUCTED.keys():
    raise ValueError("each preconstructed deck needs its emblem")


def ready_decks(texts: Texts) -> Picture:
    """Draw the four decks of the Initiation Pack, one below the other (1000 wide, PNG)."""
    panel = _HEAD + tiles_height(DECK_SIZE) + 6
    canvas = Image.new("RGB", (WIDTH, len(PRECONSTRUCTED) * (panel + _GAP) + _GAP), NIGHT)
    for place, number in enumerate(PRECONSTRUCTED):
        top = _GAP + place * (panel + _GAP)
        draw_panel(canvas, top, panel, SLATE)
        _draw_deck(canvas, number, top, texts)
    return as_webp("decks", canvas, ready_decks_alt(texts), colours=96)


def _draw_deck(canvas: Image.Image, number: str, top: int, texts: Texts) -> None:
    left = MARGIN + _EMBLEM[0] + 18
    space = WIDTH - MARGIN - left
    lay(canvas, label(named(number, texts), 44, PAPER, "black", space), (left, top + 6))
    style = label(texts(f"deck-style-{number}"), 32, GOLD, "bold", space)
    lay(canvas, style, (left, top + 60))
    emblem = token(card(_EMBLEMS[number]), _EMBLEM)
    put(canvas, emblem, (MARGIN + _EMBLEM[0] / 2, top + _HEAD / 2))
    deck = list(map(card, PRECONSTRUCTED[number]))
    draw_tiles(canvas, deck, top + _HEAD, texts.language)


def named(number: str, texts: Texts) -> str:
    """Return the number and name of a preconstructed deck."""
    return texts("deck-number", number=number, name=texts(f"deck-name-{number}"))


def ready_decks_alt(texts: Texts) -> str:
    """Describe all four decks in words."""
    sentences = []
    for number, ids in PRECONSTRUCTED.items():
        names = ", ".join(card(each).name(texts.language) for each in ids)
        style = texts.pair(texts(f"deck-style-{number}"), names)
        sentences.append(f"{named(number, texts)}. {style}.")
    return clipped(" ".join(sentences))
