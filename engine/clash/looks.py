"""The looks of a made-up card: an emblem and a colour, without meaning for the rules.

`images` draws them.
"""

from __future__ import annotations

from engine.documents import DocumentError

EMBLEMS = (
    *("crown", "helmet", "hood", "sword", "axe", "hammer", "bow", "shield", "dragon", "wolf"),
    *("lion", "horse", "raven", "snake", "spider", "octopus", "frog", "cat", "skull", "ghost"),
    *("flame", "snowflake", "bolt", "tree", "eye"),
)
COLOURS = (
    *("blue", "violet", "teal", "orange", "green", "grey", "brown", "amber", "red", "olive"),
    "pink",
)


def check(emblem: str | None, colour: str | None, path: str) -> None:
    """Raise `DocumentError` for an emblem or colour that is not in the lists."""
    for name, chosen, known in (("emblem", emblem, EMBLEMS), ("colour", colour, COLOURS)):
        if chosen is not None and chosen not in known:
            raise DocumentError(f"{path}.{name}", f"one of {', '.join(known)}")
