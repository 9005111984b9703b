"""Custom ids of the last release: their controls stay on messages, and work for one more release.

Delete this module after that.
"""

from __future__ import annotations

import re

_OLD_IDS = (
    (r"panel:(.*)", r"move:match:\1"),
    (
        r"pages?:(card|list|play|undo|restart|retry|refresh):([^:]*:[^:]*):(.*)",
        r"move:puzzle:\2:\1:\3",
    ),
    (r"lessons?:(card|list|play|undo|restart|refresh):([^:]*:[^:]*):(.*)", r"move:lesson:\2:\1:\3"),
)


def current_id(custom_id: str) -> str:
    """Return what a custom id is in this release; most are unchanged."""
    for old, new in _OLD_IDS:
        found = re.fullmatch(old, custom_id)
        if found is not None:
            return found.expand(new)
    return custom_id
