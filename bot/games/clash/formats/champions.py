"""The naming of champions in Discord: hidden until all players have named one."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_api.drawings import as_it_stood, make_drawing
from bot.game_api.extras import Belongings, Decks
from bot.game_api.questions import SeatNames
from bot.games.clash.choosing import CardChoice
from bot.games.clash.formats.picking import PickingUI, card_choices
from bot.games.clash.opening import deck_lines, opening_decks
from bot.store import Champion, Store
from bot.ui.names import find_refused
from engine.clash.cards import MADE_UP
from engine.clash.formats.champions import Champions, ChampionsView
from engine.core import EventBase, JsonObject, Seat
from images.clash.champions import champions
from images.clash.deck_alt import champions_alt
from images.picture import Drawing
from texts import Texts

MOST_CHAMPIONS = 10
"""The most created champions of each player that can be named: the newest."""


async def _add_created(
    setup: JsonObject, users: Sequence[int], guild_id: int | None, store: Store
) -> JsonObject:
    """Return the setup with the champions that these users have created and can name here."""
    refused = await store.servers.refused_words(guild_id)
    cards = dict(setup["config"]["match"].get("cards", {}))
    for user_id in users:
        own = await store.collection.all_of(Champion, user_id)
        made_up = [row for row in own if find_refused(row.name, refused) is None]
        cards |= {row.card_id: row.document for row in made_up[-MOST_CHAMPIONS:]}
    ahead = {**setup["config"]["match"], "cards": cards}
    return {**setup, "config": {**setup["config"], "match": ahead}}


class ChampionsUI(PickingUI[Champions, ChampionsView]):
    """Shows the naming of champions."""

    decks = Decks(opening_decks)
    belongings = Belongings(_add_created)

    def introduction(self, setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
        """Return what a champion is, and the players' decks, which champions have to fit."""
        return [texts("champions-about"), *deck_lines(setup, names, texts)]

    def board(
        self, view: ChampionsView, events: Sequence[EventBase], names: SeatNames, texts: Texts
    ) -> Drawing:
        """Draw who has named a champion; at the end all champions."""
        view = as_it_stood(view)
        return make_drawing("champions", champions, champions_alt, view, names, texts)

    def status(self, view: ChampionsView, to_act: str, texts: Texts) -> str:
        """Return who still has to name one."""
        return texts("champions-status", player=to_act, button=texts("button-hand"))

    def prompt(self, view: ChampionsView, texts: Texts) -> str:
        """Return what can be named."""
        return texts("champions-prompt")

    def choices(
        self, state: Champions, seat: Seat, names: SeatNames, texts: Texts
    ) -> Sequence[CardChoice]:
        """Return the creatures that can be named, created ones first."""
        if seat not in state.to_act():
            return ()
        on_offer = state.on_offer(seat)
        made_up = [offered for offered in on_offer if offered.set == MADE_UP]
        printed = [offered for offered in on_offer if offered.set != MADE_UP]
        return card_choices([*made_up, *printed], texts, numbered=False)
