"""What a game provides to explain itself: pictures, icons, rules, cards to look up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.game_api.lookup import CardBook
from bot.ui.router import Button
from images.picture import Drawing
from texts import Texts, dashed

Topic: TypeAlias = Literal[
    "home", "pictures", "turn", "icons", "cards", "rules", "ways", "commands"
]


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a lesson (its id) after the moves of a line: the board, or the player's hand."""

    lesson: str
    line: str = ""
    hand: bool = False


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule in a sentence. Its key begins with its number in the rule book."""

    key: str
    title: str
    text: str

    @property
    def number(self) -> str:
        """The number as it is cited: `6.13`, `R4` for a ruling."""
        return ".".join(part for part in self.key.split("-") if part[-1].isdigit()).upper()


@dataclass(frozen=True)
class Guide:
    """How a game is explained.

    `scenes` explain it in pictures (`help-<game>-<number>` says what each shows); the one at index
    `cover` represents the game. `keys` are those of its rules (`rule-<game>-<key>`, and `-title`),
    in the order of the book. `icons` draws all icons of boards and hands, page by page. The cards
    of `book` can be looked up; `called` is the end of the key of their name (`help-topic-`).
    """

    game: str
    scenes: Sequence[Scene] = ()
    keys: Sequence[str] = ()
    icons: Callable[[Texts], Sequence[Drawing]] | None = None
    book: CardBook | None = None
    called: str = "cards"
    cover: int = 0

    def rules(self, texts: Texts) -> list[Rule]:
        """Return all rules in the language of these texts."""
        game = dashed(self.game)
        return [
            Rule(key, texts(f"rule-{game}-{key}-title"), texts(f"rule-{game}-{key}"))
            for key in self.keys
        ]

    def label(self, topic: Topic, texts: Texts) -> str:
        """Return the name of a help topic."""
        return texts(f"help-topic-{self.called if topic == 'cards' else topic}")

    def button(self, topic: Topic, texts: Texts) -> Button:
        """Return the button that opens the help at a topic, for all users."""
        return Button(f"help:open:{self.game}:{topic}", self.label(topic, texts))
