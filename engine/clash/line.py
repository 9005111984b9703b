"""Lines of moves that can't be read, cut where a reader would (docs/formats.md, Moves)."""

from __future__ import annotations

import re

# A move ends at the word that says where the card goes (a name may hold spaces).
_MOVE = re.compile(r"(?i:end|go)(?!\S)|(?:[^\s:@+]+\s)*?\S*[:@+]\S*|\S+")


def first_move(line: str) -> str:
    """Return the text of the first move of a line whose words are parted by single spaces."""
    found = _MOVE.match(line)
    return found[0] if found else line
