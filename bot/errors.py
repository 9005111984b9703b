"""Errors for users and hosts: why something isn't possible. Nothing has changed then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from texts import Texts


class UserError(Exception):
    """Something that isn't possible, with an explanation for the user."""

    def in_words(self, texts: Texts, mention: Callable[[str], str]) -> str:
        """Return the explanation in the language of `texts`; `mention` makes a command tappable."""
        raise NotImplementedError

    def ways_out(self, texts: Texts) -> Sequence[Any]:
        """Lay out ways to solve the problem, below the explanation.

        These are rows of buttons, or a select.
        """
        return ()


class Refusal(UserError):  # noqa: N818 - a refusal, not a fault
    """A refusal with the `key` of its text and the `facts` that fill it in (`refused-...`)."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def in_words(self, texts: Texts, mention: Callable[[str], str]) -> str:
        """Return the text."""
        return texts(self.key, **self.facts)


class NotReady(Exception):  # noqa: N818 - for the host to fix, not a fault of the program
    """Something is missing that the bot needs to run.

    The text tells the host in one line what it is and what to do, without secrets.
    """


class NotReachable(NotReady):
    """Something that the bot needs doesn't respond now; the same settings may work later."""
