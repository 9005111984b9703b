"""The looks that achievements bring, which their owners may wear."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from bot.store.achievements import Award

Kind = Literal["frame", "back"]
REWARDS: Mapping[Kind, Mapping[str, str]] = {
    "frame": {"ten-wins": "leaves", "ten-in-a-row": "flames", "event-won": "trophy"},
    "back": {"week-of-dailies": "moon", "ten-first-tries": "target", "course": "owl"},
}
"""By kind: the looks (`images/looks.py`) by the achievements that bring them.

A back is seen on boards, by everyone there: it must not belong to an achievement of a server, which
a match proves that others may not know about.
"""


def worn(awards: Iterable[Award], kind: Kind) -> str:
    """Return the look of this kind that the owner of these achievements wears; empty if none."""
    looks = REWARDS[kind].values()
    return next((award.worn for award in awards if award.worn in looks and award.worn), "")
