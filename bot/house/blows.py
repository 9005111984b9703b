"""What did most of several blows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


def most_of(blows: Iterable[tuple[str, int]]) -> tuple[str, int, int] | None:
    """Return what dealt most of them, how much that was, and how much all did; None for nothing.

    Each blow is what dealt it and how much.
    """
    dealt = Counter[str]()
    for source, amount in blows:
        dealt[source] += amount
    if not dealt.total():
        return None
    source, amount = dealt.most_common(1)[0]
    return source, amount, dealt.total()
