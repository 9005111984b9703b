"""The text alternative of a draft."""

from __future__ import annotations

from collections.abc import Sequence

from engine.clash.cards import Card
from engine.clash.formats.draft import DraftView
from images.clash.words import card_words
from images.picture import Names, fitting
from texts import Texts


def draft_alt(view: DraftView, names: Names, texts: Texts) -> str:
    """Describe whose pick it is, the open cards and the decks so far.

    Decks, then abilities are left out if they would not fit.
    """
    return fitting(
        " ".join(_sentences(view, names, texts, abilities=abilities, decks=decks))
        for abilities, decks in ((True, True), (True, False), (False, False))
    )


def _sentences(
    view: DraftView, names: Names, texts: Texts, *, abilities: bool, decks: bool
) -> list[str]:
    sentences = [texts("alt-draft", round=view.round, rounds=view.rounds, left=view.left)]
    if view.due is None:
        sentences.append(f"{texts('picture-draft-over')}.")
    else:
        picks = texts("picture-draft-picks", player=names[view.due], picks=view.picks)
        open_cards = ", ".join(card_words(card, texts, abilities=abilities) for card in view.open)
        sentences += [f"{picks}.", texts("alt-draft-open", cards=open_cards)]
    for player in view.players:
        if player.cards:
            cards = _cards(player.cards, texts, named=decks)
            sentences.append(texts("alt-draft-deck", player=names[player.seat], cards=cards))
    if view.ai:
        sentences.append(texts("alt-draft-ai", cards=_cards(view.ai, texts, named=False)))
    return sentences


def _cards(cards: Sequence[Card], texts: Texts, *, named: bool) -> str:
    if named:
        return ", ".join(card.name(texts.language) for card in cards)
    return texts("alt-draft-count", count=len(cards))
