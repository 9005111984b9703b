"""Cards in a custom id: two characters for each, and a checksum.

So a button below a deck means the cards that were shown, even if the deck has changed since.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from bot.errors import Refusal
from engine.clash.cards import CARDS, ORDER, Card

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_BASE = len(_DIGITS)


def pack(cards: Sequence[Card]) -> str:
    """Return the cards as letters and digits: 25 characters for ten cards."""
    places = (divmod(ORDER[card], _BASE) for card in cards)
    return "".join(_DIGITS[high] + _DIGITS[low] for high, low in places) + f".{_sum(cards)}"


def unpack(code: str) -> list[Card]:
    """Return the cards of a code. Raises `Refusal` if it is invalid or of other cards."""
    letters, _, checksum = code.partition(".")
    try:
        places = [int(letters[at : at + 2], _BASE) for at in range(0, len(letters), 2)]
        cards = [CARDS[place] for place in places]
    except (ValueError, IndexError):
        raise Refusal("refused-stale-deck") from None
    if not cards or len(letters) % 2 or _sum(cards) != checksum:
        raise Refusal("refused-stale-deck")
    return cards


def _sum(cards: Sequence[Card]) -> str:
    """Return a checksum of the ids: the order of all cards may change in a later version."""
    return f"{crc32(' '.join(card.id for card in cards).encode()) & 0xFFFF:04x}"
