"""By which rules a match is played, and the versions that these rules have had.

A rule that changes must not change a match that has begun. So it asks for the version:

    if board.rules.version >= 2:

counts `NEWEST` up, and keeps what was before for the older ones. The golden games tell when that
was forgotten.

version 1: the rules of docs/clash-of-decks.md with the Rulings 1 to 75; in ruleset 1.0 creatures
destroyed at once come back in the order of section 4, whatever their owner would choose.
version 2: in ruleset 1.0 their owner is asked for the order (14, Ruling 50).
"""

from __future__ import annotations

from typing import NamedTuple

NEWEST = 2
"""What new matches are played by."""


class Rules(NamedTuple):
    """What holds from the first turn of a match to its last: all its boards share one.

    `version` is explained above. `ruleset` is the printed one, `1.2` or `1.0`; `turn_limit` the
    number of own turns after which the game is a draw (0: no limit), `fatigue` whether that module
    is in play. `imagined` boards are those of somebody who thinks: nobody is asked anything there,
    everybody answers by default. A tuple, because keys of boards hold it and are hashed often.
    """

    version: int = 1
    ruleset: str = "1.2"
    turn_limit: int = 0
    fatigue: bool = False
    imagined: bool = False

    @property
    def asks(self) -> bool:
        """Whether owners choose the order in which their creatures come back (14)."""
        return self.ruleset == "1.0" and self.version >= 2 and not self.imagined
