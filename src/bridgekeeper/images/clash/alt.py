"""The pictures of a duel in words, for those who do not see them. Nothing hidden is told."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.clash.view import CreatureView, DuelView, HandView, PlayerView
from ...engine.core import Seat
from ...texts import Texts
from ..picture import ALT_LIMIT, clipped


def board_alt(view: DuelView, names: Mapping[Seat, str], texts: Texts) -> str:
    """Whose turn it is, the strongholds, the creatures of every lane from the bridge.

    Creatures are told in few words when many would not fit.
    """
    told = _board(view, names, texts, "alt-creature")
    if len(told) > ALT_LIMIT:
        told = _board(view, names, texts, "alt-creature-short")
    return clipped(told)


def _board(view: DuelView, names: Mapping[Seat, str], texts: Texts, creature: str) -> str:
    sentences = [_standing(view, names, texts)]
    sentences += [_player(player, names, texts) for player in view.players]
    lanes = [
        texts(
            "alt-lane",
            player=names[player.seat],
            lane=texts(f"alt-lane-{lane}"),
            creatures=", ".join(_creature(each, creature, texts) for each in creatures),
        )
        for player in view.players
        for lane, creatures in (("upper", player.upper), ("lower", player.lower))
        if creatures
    ]
    return " ".join(sentences + (lanes or [texts("alt-no-creatures")]))


def result_text(view: DuelView, names: Mapping[Seat, str], texts: Texts) -> str:
    """Who won a finished game."""
    if view.outcome is None or not view.outcome.winners:
        return texts("picture-draw")
    return texts("picture-wins", player=names[view.outcome.winners[0]])


def reason_text(view: DuelView, names: Mapping[Seat, str], texts: Texts) -> str:
    """Why the game is over; empty for a reason that has no text."""
    if view.outcome is None:
        return ""
    key = f"picture-reason-{view.outcome.reason.replace('_', '-')}"
    losers = [each.seat for each in view.players if each.seat not in view.outcome.winners]
    return texts(key, loser=names[losers[0]]) if texts.has(key) else ""


def _standing(view: DuelView, names: Mapping[Seat, str], texts: Texts) -> str:
    if view.outcome is None:
        return texts("alt-to-play", turn=view.turn, player=names[view.active], mana=view.mana)
    result, reason = result_text(view, names, texts), reason_text(view, names, texts)
    return texts("alt-over", turn=view.turn, result=result) + (f" {reason}." if reason else "")


def _player(player: PlayerView, names: Mapping[Seat, str], texts: Texts) -> str:
    hand = player.hand
    return texts(
        "alt-player",
        player=names[player.seat],
        side=texts("alt-side-bastion" if hand.bastion else "alt-side-fort"),
        health=hand.health,
        cards=hand.count,
    )


def _creature(creature: CreatureView, key: str, texts: Texts) -> str:
    return texts(
        key,
        card=creature.card.name(texts.language),
        attack=creature.attack,
        health=creature.health_left,
        full=creature.health,
        hurt="yes" if creature.health_left < creature.health else "no",
    )


def hand_alt(view: DuelView, seat: Seat, names: Mapping[Seat, str], texts: Texts) -> str:
    """The seat's own hand in its order, available cards with their numbers."""
    sentences = [texts("alt-hand", player=names[seat], cards=_cards(view.player(seat).hand, texts))]
    if view.active == seat and view.outcome is None:
        sentences.append(texts("alt-hand-mana", mana=view.mana))
    return clipped(" ".join(sentences))


def _cards(hand: HandView, texts: Texts) -> str:
    told = [
        texts(
            "alt-hand-available" if place < hand.available else "alt-hand-card",
            place=place + 1,
            card=card.name(texts.language),
            cost=card.cost,
        )
        for place, card in enumerate(hand.order or ())
    ]
    side = "alt-hand-bastion" if hand.bastion else "alt-hand-fort"
    told.insert(hand.stronghold, texts(side, health=hand.health))
    return ", ".join(told)
