"""The mutation draft in words: the own pack, and how far everybody is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from engine.clash.cards import Card
from engine.clash.decks import SIZE as DECK_SIZE
from engine.clash.formats.mutation import PACK, MutationView
from engine.core import Seat
from images.clash.words import card_words, listed, short_card, within
from texts import Texts


def pack_alt(view: MutationView, names: Mapping[Seat, str], texts: Texts) -> str:
    """Which pick it is, the cards by their numbers, and those picked; or what is chosen for the
    deck. In fewer words where more would not fit."""
    sentences = _deck if view.choosing else _pack
    assert view.viewer is not None, "a spectator has no pack"
    name = names[view.viewer]
    words = [partial(each, texts=texts) for each in (card_words, short_card)]
    return within([" ".join(sentences(view, name, texts, each)) for each in words])


def _pack(view: MutationView, player: str, texts: Texts, words: Callable[[Card], str]) -> list[str]:
    told = [texts("alt-pack", player=player, number=view.round, of=PACK)]
    if view.pick is None:
        told.append(texts("alt-pack-cards", cards=_numbered(view.pack, words)))
    else:
        told.append(texts("alt-pack-pick", card=view.pick.name(texts.language)))
        told.append(texts("alt-pack-rest", cards=_listed(view.pack, words)))
    if view.picked:
        told.append(texts("alt-pack-picked", cards=listed(view.picked, texts)))
    return told


def _deck(view: MutationView, player: str, texts: Texts, words: Callable[[Card], str]) -> list[str]:
    told = [texts("alt-pack-deck", player=player, count=len(view.chosen), of=DECK_SIZE)]
    left = [card for card in view.picked if card not in view.chosen]
    if view.chosen:
        told.append(texts("alt-pack-chosen", cards=_listed(view.chosen, words)))
    if len(view.chosen) < DECK_SIZE:
        told.append(texts("alt-pack-cards", cards=_numbered(left, words)))
    else:
        told.append(texts("alt-pack-laboratory", cards=_listed(left, words)))
    return told


def _numbered(cards: Sequence[Card], words: Callable[[Card], str]) -> str:
    return ", ".join(f"({place}) {words(card)}" for place, card in enumerate(cards, 1))


def _listed(cards: Sequence[Card], words: Callable[[Card], str]) -> str:
    return ", ".join(map(words, cards))


def who_alt(view: MutationView, names: Mapping[Seat, str], texts: Texts) -> str:
    """How many cards each seat has and who is due; after the end decks and laboratories, the
    latter left out where they would not fit."""
    if view.outcome is None:
        return within([" ".join(_progress(view, names, texts))])
    return within([_ended(view, names, texts, both=both) for both in (True, False)])


def _progress(view: MutationView, names: Mapping[Seat, str], texts: Texts) -> list[str]:
    if view.choosing:
        told = [texts("alt-who-choosing", count=DECK_SIZE)]
    else:
        told = [texts("alt-who", number=view.round, of=PACK)]
    for player in view.players:
        count = player.chosen if view.choosing else player.picked
        due = "due" if player.due else "done"
        told.append(texts("alt-who-seat", player=names[player.seat], count=count, state=due))
    return told


def _ended(view: MutationView, names: Mapping[Seat, str], texts: Texts, *, both: bool) -> str:
    told = [f"{texts('picture-draft-over')}."]
    for player in view.players:
        name = names[player.seat]
        told.append(texts("alt-who-deck", player=name, cards=listed(player.deck or (), texts)))
        if both:
            cards = listed(player.laboratory or (), texts)
            told.append(texts("alt-who-laboratory", player=name, cards=cards))
    return " ".join(told)
