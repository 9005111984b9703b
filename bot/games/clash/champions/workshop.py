"""A champion on a web page: the form, its price and picture, and the line that brings it here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from functools import partial

from bot.errors import Refusal
from bot.game_api.workshop import Asked, CardWorkshop, Choice, Design, FormField
from bot.games.clash.champions import making
from bot.games.clash.champions.saving import save_champion
from bot.games.clash.lookup import face_of
from bot.store import Champion, ChampionDraft, Store
from engine.clash import custom
from engine.clash.abilities import Ability
from engine.clash.cards import Card
from images.clash.card import alt_text, brief, face_as_png
from images.picture import Drawing
from texts import Texts

_NAME, _ATTACK, _HEALTH, _ABILITY, _AURA = "name", "attack", "health", "ability", "aura"


def query_of(draft: ChampionDraft) -> Asked:
    """Return the fields of the page's form for this draft."""
    return {
        _NAME: [draft.name],
        _ATTACK: [str(draft.attack)],
        _HEALTH: [str(draft.health)],
        _ABILITY: [*draft.strengths, *draft.drawbacks],
        _AURA: [draft.aura or ""],
    }


class ChampionWorkshop(CardWorkshop):
    """Champions on a web page."""

    def design(self, asked: Asked, texts: Texts) -> Design:
        """Return the champion as far as it has been made."""
        draft, card, fault, name = _read(asked), None, None, ""
        fields, query = _fields(draft, texts), query_of(draft)
        try:
            name = _named(draft.name)
        except Refusal as refusal:
            fault = refusal
        draft.name = name or texts("own-champion-title")
        try:
            card = making.card_in_the_making(draft)
        except Refusal as refusal:
            fault = refusal
        return Design(
            fields=fields,
            query=query,
            prices=making.price_lines(draft, card, texts),
            fault=fault,
            name=name,
            drawing=None if card is None else face_of(card, texts),
            file=None if card is None else _file_of(card, texts),
            command="" if card is None or fault else _command(card),
        )

    async def save(
        self, asked: Asked, owner_id: int, guild_id: int, store: Store, now: datetime
    ) -> None:
        """Store the champion for a user, as `/champion create` does."""
        draft = _read(asked)
        draft.user_id, draft.name = owner_id, _named(draft.name)
        await save_champion(draft, guild_id, store, now)

    async def is_saved(self, design: Design, owner_id: int, store: Store) -> bool:
        """Return whether the user has a champion that is just like this."""
        found = await store.collection.named(Champion, owner_id, design.name)
        return found is not None and design.command == _command(making.card_of(found))


def _read(asked: Asked) -> ChampionDraft:
    """Return the draft that a form holds; its name isn't checked. Raises `Refusal`."""
    name, attack, health, aura = (
        next(iter(asked.get(field, ())), begun)
        for field, begun in ((_NAME, ""), (_ATTACK, "2"), (_HEALTH, "3"), (_AURA, ""))
    )
    return making.make_draft(name.strip(), attack, health, asked.get(_ABILITY, ()), aura or None)


def _named(typed: str) -> str:
    if not typed:
        raise Refusal("refused-champion-nameless")
    return making.read_name(typed)


def _fields(draft: ChampionDraft, texts: Texts) -> list[FormField]:
    def figures(name: str, label: str, possible: Iterable[int], chosen: int) -> FormField:
        each = [Choice(str(value), str(value), chosen=value == chosen) for value in possible]
        return FormField(name, label, choices=each)

    def abilities(label: str, possible: Sequence[Ability], chosen: Sequence[str]) -> FormField:
        each = [
            Choice(
                ability.id,
                making.priced(ability, texts),
                brief(ability, texts),
                ability.id in chosen,
            )
            for ability in sorted(possible, key=lambda each: each.name(texts.language))
        ]
        return FormField(_ABILITY, label, choices=each, several=True)

    auras = [
        Choice(each.id, making.priced(each, texts, aura=True), chosen=each.id == draft.aura)
        for each in sorted(making.AURAS, key=lambda each: each.name(texts.language))
    ]
    return [
        FormField(_NAME, texts("own-champion-name"), draft.name, custom.LONGEST_NAME),
        figures(_ATTACK, texts("own-champion-attack"), making.ATTACKS, draft.attack),
        figures(_HEALTH, texts("own-champion-health"), making.HEALTHS, draft.health),
        FormField(_AURA, texts("own-champion-aura"), choices=[Choice("", "–"), *auras]),
        abilities(texts("own-champion-strengths"), making.STRENGTHS, draft.strengths),
        abilities(texts("own-champion-drawbacks"), making.DRAWBACKS, draft.drawbacks),
    ]


def _command(card: Card) -> str:
    return f"/champion create card:{making.line_of(card)}"


def _file_of(card: Card, texts: Texts) -> Drawing:
    key = "clash card as png", card, texts.language
    return Drawing(key, partial(face_as_png, card, texts), partial(alt_text, card, texts))
