"""Text alternatives of pictures of a match, for users who can't see them; they reveal no secret."""

from __future__ import annotations

from engine.clash.view import BattleView, CreatureView, HandView, PlayerView
from engine.core import Seat
from images.clash.card import UNKNOWN_DAMAGE
from images.clash.champion import state_of
from images.clash.reach import is_blocked
from images.picture import Names, clipped, fitting
from images.words import named, result_text, sentence
from texts import Texts, dashed


def board_alt(view: BattleView, names: Names, texts: Texts) -> str:
    """Describe the turn, strongholds, champions and creatures, as detailed as fits."""
    describe, keys = _board, ["alt-creature", "alt-creature-short"]
    if len(view.players) > 2:
        describe, keys = _table, [*keys, ""]
    return fitting(describe(view, names, texts, key) for key in keys)


def _table(view: BattleView, names: Names, texts: Texts, key: str) -> str:
    """Describe all kingdoms; `key` is the text of a creature, empty to only count them."""
    sentences = [_status(view, names, texts)]
    for player in view.players:
        sentences.append(_kingdom(player, names, texts, "alt-seat"))
        if player.champion is not None and player.ai is None:
            champion, state = player.champion.name(texts.language), state_of(view, player)
            sentences.append(texts("alt-seat-champion", card=champion, state=state))
        for lane, creatures in (("upper", player.upper), ("lower", player.lower)):
            if creatures:
                words = [_creature(creature, key, texts) for creature in creatures if key]
                count = texts("alt-creatures", count=len(creatures))
                sentences.append(texts(f"alt-half-{lane}", creatures=", ".join(words) or count))
    return " ".join(sentences)


def _kingdom(player: PlayerView, names: Names, texts: Texts, key: str) -> str:
    """Describe a kingdom's stronghold and hand; `key` is the text, unless it is an AI's."""
    side = texts("alt-side-bastion" if player.hand.bastion else "alt-side-fort")
    facts = {"player": names[player.seat], "side": side, "health": player.hand.health}
    if player.ai is not None:
        return texts("alt-ai", discard=len(player.ai.discard), **facts)
    return texts(key, cards=player.hand.count, **facts)


def _board(view: BattleView, names: Names, texts: Texts, key: str) -> str:
    sentences = [_status(view, names, texts)]
    sentences += [_kingdom(player, names, texts, "alt-player") for player in view.players]
    sentences += [
        texts(
            "alt-champion",
            player=names[player.seat],
            card=player.champion.name(texts.language),
            state=state_of(view, player),
        )
        for player in view.players
        if player.champion is not None
    ]
    lanes = [
        texts(
            "alt-lane",
            player=names[player.seat],
            lane=texts(f"alt-lane-{lane}"),
            creatures=", ".join(_creature(creature, key, texts) for creature in creatures),
        )
        for player in view.players
        for lane, creatures in (("upper", player.upper), ("lower", player.lower))
        if creatures
    ]
    return " ".join(sentences + (lanes or [texts("alt-no-creatures")]))


def reason_text(view: BattleView, names: Names, texts: Texts) -> str:
    """Return why the match is over; empty if it is not, or if there is no text for it."""
    if view.outcome is None:
        return ""
    key = f"picture-reason-{dashed(view.outcome.reason)}"
    losers = losers_of(view)
    if not texts.has(key) or (len(losers) > 1 and "loser" in texts(key, loser="loser")):
        return ""  # the position does not show which of them it was
    return texts(key, loser=names[losers[0].seat])


def losers_of(view: BattleView) -> list[PlayerView]:
    """Return the players of a finished match whose stronghold fell; else all who lost."""
    winners = view.outcome.winners if view.outcome is not None else ()
    losers = [player for player in view.players if player.seat not in winners]
    return [player for player in losers if not player.hand.health] or losers


def _status(view: BattleView, names: Names, texts: Texts) -> str:
    if view.outcome is None:
        return texts("alt-to-play", turn=view.turn, player=names[view.active], mana=view.mana)
    result, reason = result_text(view.outcome, names, texts), reason_text(view, names, texts)
    over = texts("alt-over", turn=view.turn, result=sentence(result))
    return f"{over} {sentence(reason)}" if reason else over


def _creature(creature: CreatureView, key: str, texts: Texts) -> str:
    cards = [creature.card, creature.symbiote] if creature.symbiote else [creature.card]
    more = [texts("alt-creature-champion")] if creature.champion else []
    if creature.shackled:
        shackled = named(creature.shackled, texts)
        more.append(texts("alt-creature-shackled", cards=shackled))
    return texts(
        key,
        card=" + ".join(card.name(texts.language) for card in cards),
        attack=UNKNOWN_DAMAGE if creature.attack is None else creature.attack,
        health=creature.health_left,
        full=creature.health,
        hurt="yes" if creature.health_left < creature.health else "no",
        more=_aside(more, texts, within=key == "alt-creature"),
    )


def _aside(notes: list[str], texts: Texts, *, within: bool) -> str:
    """Return notes on a creature, to go within brackets or in brackets of their own."""
    if within:
        return texts.listed(["", *notes])
    return f" ({texts.listed(notes)})" if notes else ""


def hand_alt(view: BattleView, seat: Seat, names: Names, texts: Texts) -> str:
    """Describe the seat's hand in its order, with the costs of cards, and its champion."""
    player = view.player(seat)
    sentences = [texts("alt-hand", player=names[seat], cards=_cards(player.hand, texts))]
    if player.champion is not None:
        sentences.append(
            texts(
                "alt-hand-champion",
                card=player.champion.name(texts.language),
                cost=player.champion_cost,
                state=state_of(view, player),
            )
        )
    if view.active == seat and view.outcome is None:
        sentences.append(texts("alt-hand-mana", mana=view.mana))
    return clipped(" ".join(sentences))


def _cards(hand: HandView, texts: Texts) -> str:
    cards = [
        texts(
            "alt-hand-available"
            if place < hand.available
            else "alt-hand-blocked"
            if is_blocked(hand, place)
            else "alt-hand-card",
            place=place + 1,
            card=card.name(texts.language),
            cost=cost,
        )
        for place, (card, cost) in enumerate(zip(hand.order or (), hand.costs or (), strict=True))
    ]
    side = "alt-hand-bastion" if hand.bastion else "alt-hand-fort"
    cards.insert(hand.stronghold, texts(side, health=hand.health))
    return ", ".join(cards)
