"""Refusals: what people and hosts are told when something can't be. Nothing has changed then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from texts import Texts


class UserError(Exception):
    """Something that can't be; it says in words why."""

    def in_words(self, texts: Texts, mention: Callable[[str], str]) -> str:
        """Say why, in somebody's language; `mention` gives a command to tap."""
        raise NotImplementedError

    def ways_out(self, texts: Texts) -> Sequence[Any]:
        """Lay out what can be done about it right there, below the words.

        These are rows of buttons, or a select.
        """
        return ()


class Refusal(UserError):  # noqa: N818 - nothing went wrong: it says no
    """A refusal with the `key` of its text and the `facts` that fill it in (`refused-...`)."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def in_words(self, texts: Texts, mention: Callable[[str], str]) -> str:
        """Return the text."""
        return texts(self.key, **self.facts)


class NotReady(Exception):  # noqa: N818 - for the host to mend, not a fault of the program
    """Something is missing without which the bot can't run.

    The text tells the host in one line what it is and what to do, without secrets.
    """


class NotReachable(NotReady):
    """Something that the bot needs doesn't answer now; the same settings may work later."""
