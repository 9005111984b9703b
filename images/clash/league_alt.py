"""Text alternatives of the mutation league: standings and rounds, a laboratory, a mutation."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.clash.abilities import BY_ID, mask_of
from engine.clash.cards import Card
from engine.clash.formats.fragments import ATTACK, AURA, COST, HEALTH, Form, elements
from engine.clash.formats.league import LaboratoryCard, LeagueView, MutantView
from engine.clash.formats.standings import ROUNDS, Pairing, Played
from images.clash.card import aura_text, damage_text
from images.clash.deck_alt import card_words, short_card
from images.picture import Names, clipped, fitting
from images.words import named
from texts import Texts


@lru_cache(maxsize=256)
def as_printed(form: Form) -> Card:
    """Return a card to draw the creature by: the printed one with its current values."""
    return replace(
        form.card,
        cost=form.cost,
        attack=form.attack,
        health=form.health,
        abilities=form.abilities,
        mask=mask_of(tuple(ability.id for ability in form.abilities)),
        aura=form.aura.bit if form.aura else 0,
    )


def league_title(view: LeagueView, names: Names, texts: Texts) -> str:
    """Return the phase; after the end, who has won."""
    if view.outcome is None:
        return texts("picture-league-mutation" if view.mutating else "picture-league-duels")
    winners = view.outcome.winners
    if len(winners) > 1:
        return texts("picture-league-shared")
    return texts("picture-wins", player=names[winners[0]])


def _result(view: LeagueView, names: Names, texts: Texts) -> str:
    """Return the title with the names of all winners."""
    title = league_title(view, names, texts)
    if view.outcome is None:
        return texts("alt-league", round=view.round, rounds=len(ROUNDS), phase=title)
    winners = [names[seat] for seat in view.outcome.winners]
    return f"{texts.pair(title, ', '.join(winners))}." if len(winners) > 1 else title


def league_alt(view: LeagueView, names: Names, texts: Texts) -> str:
    """Describe the phase, the standings, and as many rounds of duels as fit."""
    sentences = [_result(view, names, texts)]
    for row in view.standings:
        facts = {"rank": row.rank, "player": names[row.seat]}
        sentences.append(texts("alt-league-row", points=row.points, health=row.health, **facts))
    if view.mutating and view.outcome is None:
        to_act = [names[player.seat] for player in view.players if player.to_act]
        sentences.append(texts("alt-league-due", players=", ".join(to_act)))
    begin = " ".join(sentences)
    rounds = {
        number: texts("alt-league-round", round=number, duels=_duels(duels, view, names, texts))
        for number, duels in enumerate(ROUNDS, 1)
    }
    return fitting(
        [
            f"{begin} {' '.join(rounds.values())}",
            f"{begin} {' '.join([rounds[number] for number in rounds if number <= view.round])}",
            f"{begin} {rounds[view.round]}",
        ]
    )


def _duels(duels: tuple[Pairing, ...], view: LeagueView, names: Names, texts: Texts) -> str:
    played = {duel.pairing: duel for duel in view.played}
    return ", ".join(_duel(pairing, played.get(pairing), names, texts) for pairing in duels)


def _duel(pairing: Pairing, played: Played | None, names: Names, texts: Texts) -> str:
    facts = {"first": names[pairing.first], "second": names[pairing.second]}
    if played is None:
        return texts("alt-league-duel", **facts)
    if played.winner is None:
        return texts("alt-league-draw", **facts)
    return texts("alt-league-won", winner=names[played.winner], health=played.health, **facts)


def laboratory_alt(view: LeagueView, player: MutantView, names: Names, texts: Texts) -> str:
    """Describe creatures, incantations and the fragments left, as detailed as fits."""
    begin = texts("alt-laboratory", player=names[player.seat])
    if view.mutating:
        points = texts("picture-points-left", points=player.points)
        begin = f"{begin} {points if player.to_act else texts('picture-mutation-done')}."
    versions = []
    for creatures, fragments in ((True, True), (False, True), (False, False)):
        words = card_words if creatures else short_card
        cards = ", ".join(words(as_printed(creature), texts) for creature in player.creatures)
        parts = [begin]
        if player.creatures:
            parts.append(texts("alt-laboratory-creatures", cards=cards))
        if player.incantations:
            cards = named(player.incantations, texts)
            parts.append(texts("alt-laboratory-incantations", cards=cards))
        parts.append(_laboratory(player.laboratory, texts, named=fragments))
        versions.append(" ".join(parts))
    return fitting(versions)


def _laboratory(cards: tuple[LaboratoryCard, ...], texts: Texts, *, named: bool) -> str:
    left = [card for card in cards if card.elements]
    if not left:
        return texts("alt-laboratory-empty")
    words = [_left(rest, texts) if named else rest.card.name(texts.language) for rest in left]
    return texts("alt-laboratory-left", cards=texts.listed(words))


def _left(left: LaboratoryCard, texts: Texts) -> str:
    name = left.card.name(texts.language)
    if len(left.elements) == len(elements(left.card)):
        return card_words(left.card, texts)
    words = ", ".join(fragment_words(left.card, element, texts) for element in left.elements)
    return texts("alt-laboratory-rest", card=name, elements=words)


def fragment_words(card: Card, element: str, texts: Texts) -> str:
    """Describe an element of a card: `attack 3`, `cost 2`, `Rage`, `Aura of Rage`."""
    if element in BY_ID:
        return texts.named(BY_ID[element].names)
    if element == AURA and card.aura_ability is not None:
        return aura_text(card.aura_ability, texts)
    values = {ATTACK: damage_text(card), HEALTH: card.health, COST: card.cost}
    return texts("fragment-value", element=element, value=values[element])


def changes(before: Form, after: Form, texts: Texts) -> list[str]:
    """Return the differences, each in a few words: `Attack 3 → 5`, `Rage → Sprint`, `+ Rage`."""
    words = []
    for element, old, new in (
        (COST, before.cost, after.cost),
        (ATTACK, _attack(before), _attack(after)),
        (HEALTH, before.health, after.health),
    ):
        if element in after.glued and element not in before.glued:
            facts = {"element": element, "before": old, "after": new}
            words.append(texts("picture-change-value", **facts))
    gone = [texts.named(lost.names) for lost in before.abilities if lost not in after.abilities]
    new_ones = [texts.named(won.names) for won in after.abilities if won not in before.abilities]
    if before.aura != after.aura:
        gone += [aura_text(before.aura, texts)] if before.aura else []
        new_ones += [aura_text(after.aura, texts)] if after.aura else []
    if gone:
        words.append(f"{', '.join(gone)} → {', '.join(new_ones)}")
    elif new_ones:
        words.append(f"+ {', '.join(new_ones)}")
    return words


def _attack(form: Form) -> int | str:
    return damage_text(as_printed(form))


def mutation_alt(before: Form, after: Form, price: float, points_left: float, texts: Texts) -> str:
    """Describe the creature before and after, the price, and the points left after it."""
    return clipped(
        texts(
            "alt-mutation",
            before=card_words(as_printed(before), texts),
            after=card_words(as_printed(after), texts),
            price=texts("picture-price", price=price),
            left=texts("picture-points-left", points=points_left),
        )
    )
