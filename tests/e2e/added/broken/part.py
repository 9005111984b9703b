"""A part that always fails."""

from __future__ import annotations

from bot.errors import Refusal
from bot.features import Part


class Broken(Part):
    """Fails in every method."""

    async def _fail(self, *_: object) -> None:
        raise Refusal("refused-stale")

    def _fail_at_once(self, *_: object) -> None:
        raise Refusal("refused-stale")

    start = close = catch_up = place_gone = on_message = _fail  # type: ignore[assignment]
    match_begun = match_changed = match_finished = _fail_at_once  # type: ignore[assignment]
