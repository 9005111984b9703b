"""Text alternatives of decks, bans and champions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.clash.cards import Card
from engine.clash.formats.champions import ChampionsView, ChampionView
from engine.clash.formats.constructed import ConstructedView
from images.clash.words import card_words, listed, short_card
from images.picture import Names, clipped, fitting
from texts import Texts


def constructed_title(view: ConstructedView, names: Names, texts: Texts) -> str:
    """Return whether decks are put together, who bans cards, or that the decks are ready."""
    if not view.due:
        return texts("picture-draft-over")
    if view.picks:
        return texts("picture-bans", player=names[view.due[0]], picks=view.picks)
    return texts("picture-bringing")


def constructed_alt(view: ConstructedView, names: Names, texts: Texts) -> str:
    """Describe what has to be done, and every seat's cards or their number.

    Descriptions of cards are shorter if longer ones would not fit.
    """
    versions = []
    for words in (card_words, short_card, None):
        parts = [f"{constructed_title(view, names, texts)}."]
        for player in view.players:
            name = names[player.seat]
            if player.cards is None:
                facts = {"count": player.count, "of": view.size}
                parts.append(texts("alt-bringing", player=name, **facts))
                continue
            if words is None:
                cards = listed(player.cards, texts)
            else:
                cards = ", ".join(words(card, texts) for card in player.cards)
            parts.append(texts("alt-who-deck", player=name, cards=cards))
            if player.banned:
                cards = listed(player.banned, texts)
                parts.append(texts("alt-banned", player=name, cards=cards))
        versions.append(" ".join(parts))
    return fitting(versions)


def average_cost(cards: Sequence[Card]) -> float:
    """Return the average cost to one decimal."""
    return round(sum(card.cost for card in cards) / len(cards), 1)


def deck_alt(cards: Sequence[Card], title: str, texts: Texts) -> str:
    """Describe the numbers of a deck and its cards, in fewer words if necessary."""
    creatures = sum(card.is_creature for card in cards)
    begin = texts(
        "alt-deck",
        title=title,
        creatures=texts("picture-creatures", count=creatures),
        incantations=texts("picture-incantations", count=len(cards) - creatures),
        average=texts("picture-average-cost", cost=average_cost(cards)),
    )
    described = [
        ", ".join([card_words(card, texts) for card in cards]),
        ", ".join([short_card(card, texts) for card in cards]),
        listed(cards, texts),
    ]
    return fitting([f"{begin} {texts('alt-deck-cards', cards=words)}" for words in described])


def champions_alt(view: ChampionsView, names: Names, texts: Texts) -> str:
    """Describe who has chosen a champion, and those that the viewer knows."""
    over = view.outcome is not None
    title = texts("picture-champions" if over else "picture-champions-named")
    champions = [_champion(player, names[player.seat], texts) for player in view.players]
    return clipped(" ".join([f"{title}.", *champions]))


def _champion(player: ChampionView, name: str, texts: Texts) -> str:
    if player.champion is not None:
        words = card_words(player.champion, texts)
        return texts("alt-champion-of", player=name, card=words)
    return texts("alt-champion-due" if player.due else "alt-champion-done", player=name)
