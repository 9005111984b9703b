"""The rules by which a match is played, and their versions.

A change of the rules must not change a match that has begun. So it checks the version:

    if board.rules.version >= 2:

increases `NEWEST`, and keeps the old rule for older versions. The golden games fail if that was
forgotten.

version 1: the rules of docs/clash-of-decks.md with the Rulings 1 to 75; in ruleset 1.0 creatures
destroyed at once return in the order of section 4, regardless of their owner's choice.

version 2: in ruleset 1.0 their owner is asked for the order (14, Ruling 50).
"""

from __future__ import annotations

from typing import NamedTuple

NEWEST = 2
"""The version of new matches."""


class Rules(NamedTuple):
    """What stays the same during a match: all its boards share one.

    `version` is explained above. `ruleset` is the printed one, `1.2` or `1.0`; `turn_limit` is the
    number of turns of each seat after which the game is a draw (0: no limit), `fatigue` whether
    that module is in play. `imagined` boards are copies for a search: no seat is asked anything
    there, questions get their default answers. It is a tuple because keys of boards contain it and
    are hashed often.
    """

    version: int = 1
    ruleset: str = "1.2"
    turn_limit: int = 0
    fatigue: bool = False
    imagined: bool = False

    @property
    def asks(self) -> bool:
        """True if owners choose the order in which their creatures return (14)."""
        return self.ruleset == "1.0" and self.version >= 2 and not self.imagined
