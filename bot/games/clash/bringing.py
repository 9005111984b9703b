"""Bringing a whole deck at once: a saved one, or one that is ready-made, from the hand panel."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.boards import panel
from bot.boards.panel import Panels
from bot.errors import Refusal
from bot.games.clash.decks.reading import faults
from bot.matches import LiveMatch, MoveRefused
from bot.ui.door import Answer, guarded
from bot.ui.harmless import harmless, plain
from bot.ui.replies import Interaction, texts_for
from bot.ui.sent import NUMBER, choice_in, number_in
from engine.clash.cards import PRINTED, Card
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.formats.constructed import Constructed
from engine.core import Seat
from texts import Texts

SAVED, READY = "saved", "ready"
_LOCKS: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
"""By match and person: two decks chosen at once are not mixed."""


class BringDeck(
    discord.ui.DynamicItem[discord.ui.Select[Any]],
    template=rf"bring:(?P<id>{NUMBER}):(?P<kind>saved|ready)",
):
    """Decks that can be brought to a match: the person's own, or ready-made ones."""

    def __init__(
        self,
        match_id: int,
        kind: str,
        options: Sequence[discord.SelectOption] = (),
        placeholder: str = "",
    ) -> None:
        super().__init__(
            discord.ui.Select(
                custom_id=f"bring:{match_id}:{kind}",
                placeholder=placeholder[:150],
                options=[*options] or [discord.SelectOption(label="-")],
            )
        )
        self._match_id = match_id
        self._kind = kind

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        _item: discord.ui.Item[Any],
        found: re.Match[str],
    ) -> BringDeck:
        """The select that was used."""
        return cls(int(found["id"]), found["kind"])

    @guarded(Answer.UPDATE)
    async def callback(self, interaction: Interaction) -> None:
        """Bring what is missing of the deck, then show the panel."""
        name, cards = await _deck(interaction, self._kind, choice_in(interaction))
        key = self._match_id, interaction.user.id
        async with _LOCKS.setdefault(key, asyncio.Lock()):
            match = await _bring(interaction, self._match_id, cards)
        client, texts = interaction.client, texts_for(interaction)
        note = texts("bring-done", deck=f"**{name}**")
        try:
            await panel.show(client, interaction, match, panel.Asked(note))
        finally:
            await client.part(Panels).refresh(match, interaction.user.id)


async def deck_rows(
    interaction: Interaction, match: LiveMatch, seat: Seat, texts: Texts
) -> Sequence[discord.ui.ActionRow[Any]]:
    """The decks that this person can bring now."""
    state = match.state
    if not isinstance(state, Constructed) or seat not in state.bringing:
        return ()
    saved = await interaction.client.store.collection.decks_of(interaction.user.id)
    decks = {
        SAVED: [(str(row.id), plain(row.name), _cards(row.cards)) for row in saved],
        READY: [
            (number, texts("deck-number", number=number), _cards(deck))
            for number, deck in PRECONSTRUCTED.items()
        ],
    }
    labels = {SAVED: texts("bring-saved"), READY: texts("bring-ready")}
    rows: list[discord.ui.ActionRow[Any]] = []
    for kind, of_kind in decks.items():
        options = [
            discord.SelectOption(label=name, value=value, description=_named(cards, texts)[:100])
            for value, name, cards in of_kind
            if not faults(cards, state.ahead.ruleset, texts)
        ]
        if options:
            rows.append(discord.ui.ActionRow(BringDeck(match.id, kind, options, labels[kind])))
    return rows


async def _deck(interaction: Interaction, kind: str, chosen: str) -> tuple[str, list[Card]]:
    """The name and the cards of a deck. Raises `Refusal` when the person has none such."""
    if kind == READY and chosen in PRECONSTRUCTED:
        name = texts_for(interaction)("deck-number", number=chosen)
        return name, _cards(PRECONSTRUCTED[chosen])
    store, number, row = interaction.client.store.collection, number_in(chosen), None
    if kind == SAVED and number is not None:
        row = await store.deck_numbered(interaction.user.id, number)
    if row is None:
        raise Refusal("refused-bring-no-deck")
    return harmless(row.name), _cards(row.cards)


async def _bring(interaction: Interaction, match_id: int, cards: Sequence[Card]) -> LiveMatch:
    """Bring these cards, all or none. Raises `Refusal`."""
    matches, texts, person = interaction.client.matches, texts_for(interaction), interaction.user.id
    match = await matches.get(match_id)
    seat = match.seat_of(person)
    if seat is None:
        raise Refusal("refused-not-your-match")
    state = match.state
    if seat not in match.due or not isinstance(state, Constructed) or not state.bringing:
        raise Refusal("refused-bring-over")
    if fault := faults(cards, state.ahead.ruleset, texts):
        raise Refusal("refused-bring-unfit", fault=" ".join(fault))
    brought = state.brought[seat]
    if others := [each for each in brought if each not in cards]:
        raise Refusal("refused-bring-others", cards=f"**{_named(others, texts)}**")
    for each in [each for each in cards if each not in brought]:
        with suppress(MoveRefused):  # named by command at the same time
            match = await matches.submit(match_id, person, each.id)
    return match


def _cards(ids: Sequence[str]) -> list[Card]:
    return [PRINTED[each] for each in ids]


def _named(cards: Sequence[Card], texts: Texts) -> str:
    return ", ".join(each.name(texts.language) for each in cards)


panel.MORE_ROWS["constructed"] = deck_rows
