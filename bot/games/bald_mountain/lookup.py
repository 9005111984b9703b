"""Card look-ups: what the cards do, with explanations of the terms on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.game_api.lookup import CardBook, CardPage
from engine.bald_mountain.cards import ALTARS, BY_ID, CARDS, Card
from engine.bald_mountain.effects import (
    Aim,
    Attack,
    BanishSelf,
    SetRule,
    Steal,
    StealCards,
    Step,
    Unless,
    branches,
)
from images.bald_mountain.alt import card_alt
from images.bald_mountain.lookup import card_picture
from images.picture import Drawing
from texts import Texts, dashed
from texts.bald_mountain.names import MARKS, card_text

_PLAIN = ("retrieve",)
"""Terms that need no explanation."""


class MountainCards(CardBook):
    """All cards by their names."""

    cards = tuple([(card.id, dict(card.names)) for card in CARDS])

    def label(self, card_id: str, texts: Texts) -> str:
        """Return the name and colour."""
        card = BY_ID[card_id]
        return f"{card.name(texts.language)} · {ALTARS[card.altar].name(texts.language)}"

    def page(self, card_id: str, texts: Texts) -> CardPage:
        """Return a card's face, its effect, and explanations of the terms it uses."""
        card = BY_ID[card_id]
        kind = texts(f"bald-mountain-term-{'wonder' if card.is_wonder else 'spell'}")
        colour = f"{MARKS[card.altar]} {ALTARS[card.altar].name(texts.language)}"
        heading = f"### {card.name(texts.language)}\n{colour} · {kind}"
        lines = [card_text(card, texts), *(_explained(term, texts) for term in settings_of(card))]
        return CardPage(heading, face_of(card, texts), "\n".join(lines))


def face_of(card: Card, texts: Texts) -> Drawing:
    """Return the drawing of a card's face."""
    facts = ("bald mountain card", card.id, texts.language)
    alt = partial(card_alt, card, texts)
    return Drawing(facts, partial(card_picture, card, texts), alt)


def settings_of(card: Card) -> list[str]:
    """Return the terms that a card uses, as the ends of text keys, each once."""
    settings = ["wonder"] if card.is_wonder else []
    return [*dict.fromkeys([*settings, *_match_settings(card.effect)])]


def _match_settings(steps: tuple[Step, ...]) -> Iterator[str]:
    for step in steps:
        match step:
            case Attack():
                yield "attack"
            case Steal() | StealCards():
                yield "steal"
            case BanishSelf():
                yield "banish"
            case Unless():
                yield "way-out"
            case Aim(kind) | SetRule(kind):
                yield from [] if kind in _PLAIN else [kind]
        who = getattr(step, "who", "")
        if isinstance(step, StealCards | Unless):
            who = "next_opponent"
        if who in ("next_opponent", "each_mage"):
            yield dashed(who)
        for branch in branches(step):
            yield from _match_settings(branch)


def _explained(term: str, texts: Texts) -> str:
    facts = {"term": texts(f"bald-mountain-term-{term}")}
    return texts(
        "bald-mountain-explained", **facts, about=texts(f"bald-mountain-term-{term}-about")
    )
