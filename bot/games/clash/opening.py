"""What players should know before the first move of Clash of Decks.

These are the decks, which are shown before the shuffle (clash-of-decks.md 1), and with more than
two players the goal (10).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.game_api.questions import SeatNames
from bot.games.clash.preconstructed import called
from bot.ui.escaping import escape_markdown
from engine.clash.cards import Card, card, in_print_order
from engine.clash.seating import SEATINGS
from engine.core import SEATS, JsonObject, Seat
from images.clash.deck import decks, decks_alt
from images.picture import Drawing
from texts import Texts, dashed
from texts.clash.lines import bold


def opening_lines(setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
    """Return the goal if there are more than two seats, then the decks."""
    return [*_goal(setup, names, texts), *deck_lines(setup, names, texts)]


def _goal(setup: JsonObject, names: SeatNames, texts: Texts) -> Iterator[str]:
    mode = setup["mode"]
    if len(SEATINGS[mode].seats) > 2:
        facts = {seat.lower(): bold(escape_markdown(name)) for seat, name in names.items()}
        yield texts(f"goal-{dashed(mode)}", **facts)


def deck_lines(setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
    """Name each player's deck: a preconstructed one by its name, any other by its size."""
    players: dict[str, list[str]] = {}
    for seats, cards in _decks(setup, names):
        deck = called(cards, texts) or texts("deck-of-cards", count=len(cards))
        players.setdefault(deck, []).extend(bold(escape_markdown(names[seat])) for seat in seats)
    return [f"🃏 {', '.join(whose)} · {deck}" for deck, whose in players.items()]


def opening_decks(setup: JsonObject, names: SeatNames, texts: Texts) -> Drawing:
    """Draw all these decks."""
    shown = tuple(
        [
            (seats[0], ", ".join(names[seat] for seat in seats), cards)
            for seats, cards in _decks(setup, names)
        ]
    )
    key = "clash decks", shown, texts.language
    return Drawing(key, partial(decks, shown, texts), partial(decks_alt, shown, texts))


def _decks(setup: JsonObject, names: SeatNames) -> Iterator[tuple[list[Seat], tuple[Card, ...]]]:
    """Yield the players' decks by seat. Those of AIs that play already are merged into one."""
    ais = [SEATS[number] for number in SEATINGS[setup["mode"]].ai]
    for seat, deck in setup["decks"].items():
        if seat not in ais:
            yield [seat], tuple([card(card_id) for card_id in deck])
    if any(seat in names for seat in ais):
        cards = [card(card_id) for seat in ais for card_id in setup["decks"][seat]]
        yield ais, tuple(in_print_order(cards))
