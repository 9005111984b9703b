"""Custom ids that older versions have put under messages, as they would be written today."""

from __future__ import annotations

import re

_RENAMED = [
    (re.compile(pattern), today)
    for pattern, today in (
        (r"challenge:(.*)", r"lobby:\1"),  # challenges were no lobbies once
        (r"(own|solo)s:(.*)", r"\1:\2"),  # selects had ids of their own
        (r"panel:([0-9:]+):cards:(.*)", r"panel:\1:list:\2:"),  # only cards were listed
    )
]
"""Patterns of custom ids, and what has become of them."""


def up_to_date(custom_id: str) -> str:
    """The custom id that means the same today."""
    for pattern, today in _RENAMED:
        if found := pattern.fullmatch(custom_id):
            return found.expand(today)
    return custom_id
