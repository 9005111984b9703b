"""Text alternatives of the mutation draft: the viewer's pack, and the progress of all seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.clash.cards import Card
from engine.clash.decks import SIZE as DECK_SIZE
from engine.clash.formats.mutation import PACK, MutationView
from images.clash.deck_alt import card_words, short_card
from images.picture import Names, clipped, fitting
from images.words import named
from texts import Texts


def pack_alt(view: MutationView, names: Names, texts: Texts) -> str:
    """Describe the pick, the pack and what was picked, or the deck, as detailed as fits."""
    describe = _deck if view.choosing else _pack
    assert view.viewer is not None, "a spectator has no pack"
    name = names[view.viewer]
    return fitting(
        " ".join(describe(view, name, texts, partial(words, texts=texts)))
        for words in (card_words, short_card)
    )


def _pack(view: MutationView, player: str, texts: Texts, words: Callable[[Card], str]) -> list[str]:
    sentences = [texts("alt-pack", player=player, number=view.round, of=PACK)]
    if view.pick is None:
        sentences.append(texts("alt-pack-cards", cards=_numbered(view.pack, words)))
    else:
        sentences.append(texts("alt-pack-pick", card=view.pick.name(texts.language)))
        sentences.append(texts("alt-pack-rest", cards=_listed(view.pack, words)))
    if view.picked:
        sentences.append(texts("alt-pack-picked", cards=named(view.picked, texts)))
    return sentences


def _deck(view: MutationView, player: str, texts: Texts, words: Callable[[Card], str]) -> list[str]:
    sentences = [texts("alt-pack-deck", player=player, count=len(view.chosen), of=DECK_SIZE)]
    left = [card for card in view.picked if card not in view.chosen]
    if view.chosen:
        sentences.append(texts("alt-pack-chosen", cards=_listed(view.chosen, words)))
    if len(view.chosen) < DECK_SIZE:
        sentences.append(texts("alt-pack-cards", cards=_numbered(left, words)))
    else:
        sentences.append(texts("alt-pack-laboratory", cards=_listed(left, words)))
    return sentences


def _numbered(cards: Sequence[Card], words: Callable[[Card], str]) -> str:
    return ", ".join(f"({place}) {words(card)}" for place, card in enumerate(cards, 1))


def _listed(cards: Sequence[Card], words: Callable[[Card], str]) -> str:
    return ", ".join(map(words, cards))


def draft_progress_alt(view: MutationView, names: Names, texts: Texts) -> str:
    """Describe the progress of each seat, after the end what it has, as detailed as fits."""
    if view.outcome is None:
        return clipped(" ".join(_progress(view, names, texts)))
    return fitting([_ended(view, names, texts, both=both) for both in (True, False)])


def _progress(view: MutationView, names: Names, texts: Texts) -> list[str]:
    if view.choosing:
        sentences = [texts("alt-who-choosing", count=DECK_SIZE)]
    else:
        sentences = [texts("alt-who", number=view.round, of=PACK)]
    for player in view.players:
        count = player.chosen if view.choosing else player.picked
        to_act = "due" if player.to_act else "done"
        sentences.append(
            texts("alt-who-seat", player=names[player.seat], count=count, state=to_act)
        )
    return sentences


def _ended(view: MutationView, names: Names, texts: Texts, *, both: bool) -> str:
    sentences = [f"{texts('picture-draft-over')}."]
    for player in view.players:
        name = names[player.seat]
        sentences.append(texts("alt-who-deck", player=name, cards=named(player.deck or (), texts)))
        if both:
            cards = named(player.laboratory or (), texts)
            sentences.append(texts("alt-who-laboratory", player=name, cards=cards))
    return " ".join(sentences)
