"""Why cards cost less than their printed cost."""

from __future__ import annotations

from collections.abc import Iterator

from engine.clash.abilities import BY_ID
from engine.clash.cards import Card
from engine.clash.view import BattleView
from texts import Texts


def cheaper_lines(view: BattleView, texts: Texts) -> Iterator[str]:
    """Yield which of the viewer's cards within reach cost less now, and why.

    The reason is Lucidity (clash-of-decks.md 7), or creatures of the champion's cost (12).
    """
    if view.viewer is None:
        return
    player = view.player(view.viewer)
    held = zip(player.hand.order or (), player.hand.costs or (), strict=True)
    for card, cost in held:
        if cost < card.cost:
            ability = BY_ID["lucidity"].name(texts.language)
            yield _line("lucidity", card, cost, texts, ability=ability)
    if player.champion is not None and player.champion_ready:
        cost = player.champion_cost
        if cost < player.champion.cost:
            yield _line("champion", player.champion, cost, texts)


def _line(why: str, card: Card, cost: int, texts: Texts, **facts: str) -> str:
    name = card.name(texts.language)
    return texts(f"panel-cheaper-{why}", card=name, cost=cost, printed=card.cost, **facts)
