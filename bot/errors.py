"""Refusals: what people and hosts are told when something can't be. Nothing has changed then."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):  # noqa: N818 - told to a person, not a fault
    """`key` names the text, `facts` fill it in (bot.ftl, `refused-...`)."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class NotReady(Exception):  # noqa: N818 - for the host to mend, not a fault of the program
    """Something without which the bot can't run; the text tells the host in one line what it is
    and what to do, without secrets."""
