"""Constructed decks in Discord: brought hidden, then shown; in ruleset 1.0 with bans."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_api.drawings import make_drawing
from bot.game_api.extras import Belongings
from bot.game_api.questions import SeatNames
from bot.games.clash.choosing import CardChoice
from bot.games.clash.deck_submission import deck_rows
from bot.games.clash.formats.picking import PickingUI, card_choices
from engine.clash.formats.constructed import BROUGHT, Constructed, ConstructedView
from engine.core import EventBase, JsonObject, Seat
from images.clash.constructed import constructed
from images.clash.deck_alt import constructed_alt
from images.picture import Drawing
from texts import Texts


class ConstructedUI(PickingUI[Constructed, ConstructedView]):
    """Shows how decks are brought and cards banned."""

    belongings = Belongings(rows=deck_rows)

    def introduction(self, setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
        """Return the number of cards to bring, and what happens to them."""
        key = "constructed-bans" if setup["ruleset"] == "1.0" else "constructed-open"
        return [texts(key, count=BROUGHT[setup["ruleset"]])]

    def board(
        self, view: ConstructedView, events: Sequence[EventBase], names: SeatNames, texts: Texts
    ) -> Drawing:
        """Draw how many cards each player has brought, and the decks that were shown."""
        return make_drawing("constructed", constructed, constructed_alt, view, names, texts)

    def status(self, view: ConstructedView, to_act: str, texts: Texts) -> str:
        """Return who brings a deck, or who bans how many cards."""
        if view.picks:
            return texts("constructed-ban", player=to_act, count=view.picks)
        return texts("constructed-bring", player=to_act, button=texts("button-hand"))

    def prompt(self, view: ConstructedView, texts: Texts) -> str:
        """Return how many cards the player has brought, or how many to ban."""
        if view.picks:
            return texts("constructed-prompt-ban", count=view.picks)
        count = next(player.count for player in view.players if player.seat == view.viewer)
        return texts("constructed-prompt-bring", count=count, full=view.size)

    def choices(
        self, state: Constructed, seat: Seat, names: SeatNames, texts: Texts
    ) -> Sequence[CardChoice]:
        """Return the cards to bring, or to ban in the order and numbers of the picture."""
        if seat not in state.to_act():
            return ()
        return card_choices(state.on_offer(seat), texts, numbered=not state.bringing)
