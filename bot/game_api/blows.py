"""Find the largest source of damage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


def most_of(blows: Iterable[tuple[str, int]]) -> tuple[str, int, int] | None:
    """Return the source that dealt most, its amount, and the total amount; None if that is 0.

    Each blow is a source and an amount.
    """
    dealt = Counter[str]()
    for source, amount in blows:
        dealt[source] += amount
    if not dealt.total():
        return None
    source, amount = dealt.most_common(1)[0]
    return source, amount, dealt.total()
