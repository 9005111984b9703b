"""Cards in a custom id: two letters for each and a checksum.

So the button under a deck means the cards that it was put under, whatever has become of the deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from bot.errors import Refusal
from engine.clash.cards import CARDS, ORDER, Card

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_BASE = len(_DIGITS)


def pack(cards: Sequence[Card]) -> str:
    """Write the cards as letters and digits: 20 characters and 5 more for ten cards."""
    places = (divmod(ORDER[card], _BASE) for card in cards)
    return "".join(_DIGITS[high] + _DIGITS[low] for high, low in places) + f".{_sum(cards)}"


def unpack(code: str) -> list[Card]:
    """Return the cards of such a code.

    Raises `Refusal` for one that is none, or of other cards.
    """
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
    """Return a checksum of the ids: the order of all cards may be another one some day."""
    return f"{crc32(' '.join(card.id for card in cards).encode()) & 0xFFFF:04x}"
