"""Bring a whole saved or preconstructed deck at once, from the hand panel."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

from bot.app import Interaction
from bot.boards.panel import Panels
from bot.boards.playing import show_moved
from bot.errors import Refusal
from bot.games.clash.decks.reading import faults
from bot.games.clash.names import card_names, printed
from bot.matches import LiveMatch, MoveRefused
from bot.store import Deck, Store
from bot.ui.escaping import escape_markdown, shorten_name
from bot.ui.received import parse_number, read_choice
from bot.ui.replies import texts_for
from bot.ui.router import Handlers, Row, Select, controls, option
from engine.clash.cards import Card
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.formats.constructed import Constructed
from engine.core import Seat
from images.clash.ready_decks import named
from texts import Texts

HANDLERS = Handlers()
Kind = Literal["saved", "ready"]
SAVED: Kind = "saved"
READY: Kind = "ready"


@HANDLERS.on("bring:{match_id}:{kind}")
async def _bring_deck(interaction: Interaction, match_id: int, kind: Kind) -> None:
    """Bring the missing cards of a deck, then show the panel."""
    name, cards = await _deck(interaction, kind, read_choice(interaction))
    client = interaction.client
    with client.part(Panels).own_first(match_id):
        async with client.locks["deck", match_id, interaction.user.id]:  # two decks must not mix
            match = await _bring(interaction, match_id, cards)
        note = texts_for(interaction)("bring-done", deck=f"**{name}**")
        await show_moved(interaction, match, note)


async def deck_rows(
    match_id: int, state: Constructed, seat: Seat, user_id: int, store: Store, texts: Texts
) -> Sequence[Row]:
    """Return the selects of the decks that the user in this seat can bring now."""
    if seat not in state.bringing:
        return ()
    saved = await store.collection.all_of(Deck, user_id)
    decks = {
        SAVED: [(str(row.id), shorten_name(row.name), printed(row.cards)) for row in saved],
        READY: [
            (number, named(number, texts), printed(deck)) for number, deck in PRECONSTRUCTED.items()
        ],
    }
    labels = {SAVED: texts("bring-saved"), READY: texts("bring-ready")}
    rows: list[Row] = []
    for kind, of_kind in decks.items():
        options = [
            option(value, name, card_names(cards, texts))
            for value, name, cards in of_kind
            if not faults(cards, state.ahead.ruleset, texts)
        ]
        if options:
            rows.append(controls(Select(f"bring:{match_id}:{kind}", options, labels[kind])))
    return rows


async def _deck(interaction: Interaction, kind: Kind, chosen: str) -> tuple[str, list[Card]]:
    """Return the name and the cards of a deck. Raises `Refusal` if the user has no such deck."""
    if kind == READY and chosen in PRECONSTRUCTED:
        return named(chosen, texts_for(interaction)), printed(PRECONSTRUCTED[chosen])
    store, number, row = interaction.client.store.collection, parse_number(chosen), None
    if kind == SAVED and number is not None:
        row = await store.numbered(Deck, interaction.user.id, number)
    if row is None:
        raise Refusal("refused-bring-no-deck")
    return escape_markdown(row.name), printed(row.cards)


async def _bring(interaction: Interaction, match_id: int, cards: Sequence[Card]) -> LiveMatch:
    """Bring these cards, all or none. Raises `Refusal`."""
    matches, texts, user_id = (
        interaction.client.matches,
        texts_for(interaction),
        interaction.user.id,
    )
    match = await matches.get(match_id)
    seat, state = match.seat_for(user_id), match.state
    if seat not in match.to_act or not isinstance(state, Constructed) or not state.bringing:
        raise Refusal("refused-bring-over")
    if fault := faults(cards, state.ahead.ruleset, texts):
        raise Refusal("refused-bring-unfit", fault=" ".join(fault))
    brought = state.brought[seat]
    if others := [other for other in brought if other not in cards]:
        raise Refusal("refused-bring-others", cards=f"**{card_names(others, texts)}**")
    for card in [missing for missing in cards if missing not in brought]:
        with suppress(MoveRefused):  # named by a command at the same time
            match = await matches.submit(match_id, user_id, card.id)
    return match
