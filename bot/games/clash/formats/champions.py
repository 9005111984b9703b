"""Champions at a table in Discord: everybody names one, unseen, then all are shown."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.clash.choosing import CardChoice
from bot.games.clash.formats.picking import PickingTable, offers
from bot.games.clash.opening import deck_lines, opening_decks
from bot.house.drawings import make_drawing
from bot.house.table import SeatNames, as_it_stood
from bot.store import Champion, Store
from engine.clash.cards import MADE_UP
from engine.clash.formats.champions import Champions, ChampionsView
from engine.core import EventBase, JsonObject, Seat
from images.clash.champions import champions
from images.clash.deck_alt import champions_alt
from images.picture import Drawing
from texts import Texts

MOST_CHAMPIONS = 10
"""Made-up champions of each person that are on offer: the newest."""


class ChampionsTable(PickingTable):
    """How champions are named."""

    shows_decks = True

    async def with_belongings(
        self, setup: JsonObject, people: Sequence[int], store: Store
    ) -> JsonObject:
        """With the champions that these people have made up: they can name those, too."""
        cards = dict(setup["config"]["match"].get("cards", {}))
        for user_id in people:
            made_up = await store.collection.all_of(Champion, user_id)
            cards |= {row.card_id: row.document for row in made_up[-MOST_CHAMPIONS:]}
        ahead = {**setup["config"]["match"], "cards": cards}
        return {**setup, "config": {**setup["config"], "match": ahead}}

    def introduction(self, setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
        """Tell what a champion is, and the decks of the players, which champions have to fit."""
        return [texts("champions-about"), *deck_lines(setup, names, texts)]

    def decks(self, setup: JsonObject, names: SeatNames, texts: Texts) -> Drawing:
        """Return the decks."""
        return opening_decks(setup, names, texts)

    def board(
        self, view: ChampionsView, events: Sequence[EventBase], names: SeatNames, texts: Texts
    ) -> Drawing:
        """Who has named one; at the end all champions."""
        view = as_it_stood(view)
        return make_drawing("champions", champions, champions_alt, view, names, texts)

    def panel(
        self, view: ChampionsView, events: Sequence[EventBase], names: SeatNames, texts: Texts
    ) -> Sequence[Drawing]:
        """Return the board with the own champion."""
        return [self.board(view, (), names, texts)]

    def status(self, view: ChampionsView, due: str, texts: Texts) -> str:
        """Who still has to name one."""
        return texts("champions-status", player=due, button=texts("button-hand"))

    def prompt(self, view: ChampionsView, texts: Texts) -> str:
        """Tell what can be named."""
        return texts("champions-prompt")

    def choices(
        self, state: Champions, seat: Seat, names: SeatNames, texts: Texts
    ) -> Sequence[CardChoice]:
        """Return the creatures on offer, made-up ones first."""
        if seat not in state.to_act():
            return ()
        on_offer = state.on_offer(seat)
        made_up = [offered for offered in on_offer if offered.set == MADE_UP]
        printed = [offered for offered in on_offer if offered.set != MADE_UP]
        return offers([*made_up, *printed], texts, numbered=False)
