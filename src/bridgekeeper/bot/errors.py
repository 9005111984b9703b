"""Refusals: what a person is told when something can't be done. Nothing has changed then."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):  # noqa: N818 - told to a person, not a fault
    """`key` names the text, `facts` fill it in (bot.ftl, `refused-...`)."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts
