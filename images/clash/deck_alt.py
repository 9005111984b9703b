"""Text alternatives of cards, decks, bans, champions and drafts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.clash.cards import Card
from engine.clash.formats.champions import ChampionsView, ChampionView
from engine.clash.formats.constructed import ConstructedView
from engine.clash.formats.draft import DraftView
from images.clash.card import aura_text, damage_text
from images.picture import Names, clipped, fitting
from images.words import named
from texts import Texts


def card_words(card: Card, texts: Texts, *, abilities: bool = True) -> str:
    """Return a card's name with its cost, its figures, and its abilities and aura."""
    words: list[str] = []
    if abilities:
        words += [texts.named(ability.names) for ability in card.abilities]
        if card.aura_ability is not None:
            words.append(aura_text(card.aura_ability, texts))
    more = texts("list-separator") + ", ".join(words) if words else ""
    key = "alt-draft-creature" if card.is_creature else "alt-draft-incantation"
    return texts(key, abilities=more, **_facts(card, texts))


def short_card(card: Card, texts: Texts) -> str:
    """Return a card's name with its cost and figures, in as few words as possible."""
    key = "alt-short-creature" if card.is_creature else "alt-short-incantation"
    return texts(key, **_facts(card, texts))


def described(cards: Sequence[Card], texts: Texts) -> tuple[str, str, str]:
    """Return descriptions of cards: with abilities, with figures, and only their names."""
    long, short = ([words(card, texts) for card in cards] for words in (card_words, short_card))
    return ", ".join(long), ", ".join(short), named(cards, texts)


def _facts(card: Card, texts: Texts) -> dict[str, str | int]:
    figures: dict[str, str | int] = {"cost": card.cost, "health": card.health}
    return {"card": card.name(texts.language), "attack": damage_text(card), **figures}


def constructed_title(view: ConstructedView, names: Names, texts: Texts) -> str:
    """Return whether decks are put together, who bans cards, or that the decks are ready."""
    if not view.to_act:
        return texts("picture-draft-over")
    if view.picks:
        return texts("picture-bans", player=names[view.to_act[0]], picks=view.picks)
    return texts("picture-bringing")


def constructed_alt(view: ConstructedView, names: Names, texts: Texts) -> str:
    """Describe what has to be done, and every seat's cards or number, as detailed as fits."""
    versions = []
    for brevity in range(3):
        parts = [f"{constructed_title(view, names, texts)}."]
        for player in view.players:
            name = names[player.seat]
            if player.cards is None:
                facts = {"count": player.count, "of": view.size}
                parts.append(texts("alt-bringing", player=name, **facts))
                continue
            cards = described(player.cards, texts)[brevity]
            parts.append(texts("alt-who-deck", player=name, cards=cards))
            if player.banned:
                cards = named(player.banned, texts)
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
    versions = described(cards, texts)
    return fitting([f"{begin} {texts('alt-deck-cards', cards=words)}" for words in versions])


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
    return texts("alt-champion-due" if player.to_act else "alt-champion-done", player=name)


def draft_alt(view: DraftView, names: Names, texts: Texts) -> str:
    """Describe whose pick it is, the open cards and the decks so far, as detailed as fits."""
    return fitting(
        " ".join(_draft(view, names, texts, abilities=abilities, decks=decks))
        for abilities, decks in ((True, True), (True, False), (False, False))
    )


def _draft(
    view: DraftView, names: Names, texts: Texts, *, abilities: bool, decks: bool
) -> list[str]:
    sentences = [texts("alt-draft", round=view.round, rounds=view.rounds, left=view.left)]
    if view.to_act is None:
        sentences.append(f"{texts('picture-draft-over')}.")
    else:
        picks = texts("picture-draft-picks", player=names[view.to_act], picks=view.picks)
        open_cards = ", ".join(card_words(card, texts, abilities=abilities) for card in view.open)
        sentences += [f"{picks}.", texts("alt-draft-open", cards=open_cards)]
    for player in view.players:
        if player.cards:
            cards = _counted(player.cards, texts, by_name=decks)
            sentences.append(texts("alt-draft-deck", player=names[player.seat], cards=cards))
    if view.ai:
        sentences.append(texts("alt-draft-ai", cards=_counted(view.ai, texts, by_name=False)))
    return sentences


def _counted(cards: Sequence[Card], texts: Texts, *, by_name: bool) -> str:
    if by_name:
        return named(cards, texts)
    return texts("alt-draft-count", count=len(cards))
