"""The draft of the mutation format at a table in Discord: packs are private, picks unseen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.clash.choosing import CardChoice
from bot.games.clash.formats.picking import PickingTable, offers
from bot.games.clash.names import set_names_of
from bot.games.clash.signs import cards_explained
from bot.house.drawings import make_drawing
from bot.house.table import SeatNames, as_it_stood
from engine.clash.decks import SIZE
from engine.clash.formats.mutation import PACK, Mutation, MutationView
from engine.core import EventBase, JsonObject, Seat
from images.clash.draft_progress import draft_progress
from images.clash.mutation_alt import draft_progress_alt, pack_alt
from images.clash.pack import offered_in, pack
from images.picture import Drawing
from texts import Texts


class MutationTable(PickingTable):
    """Everybody picks from the own pack at once, then chooses a deck."""

    explains = True

    def introduction(self, setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
        """Tell the sets, and how it goes."""
        sets = ", ".join(set_names_of(setup["config"]["sets"], texts))
        return [texts("mutation-introduction", sets=sets, pack=PACK, deck=SIZE)]

    def signs(self, view: MutationView, texts: Texts) -> Drawing | None:
        """Of the own pack and the own cards."""
        return cards_explained((*view.pack, *view.picked), texts)

    def board(
        self, view: MutationView, events: Sequence[EventBase], names: SeatNames, texts: Texts
    ) -> Drawing:
        """How far everybody is; after the end decks and laboratories."""
        view = as_it_stood(view)
        return make_drawing(
            "mutation board", draft_progress, draft_progress_alt, view, names, texts
        )

    def panel(
        self, view: MutationView, events: Sequence[EventBase], names: SeatNames, texts: Texts
    ) -> Sequence[Drawing]:
        """Return the viewer's pack, then the cards to choose a deck from."""
        own = tuple([player for player in view.players if player.seat == view.viewer])
        view = replace(view, players=own)  # what others do meanwhile is not in the picture
        return [make_drawing("mutation pack", pack, pack_alt, view, names, texts)]

    def status(self, view: MutationView, due: str, texts: Texts) -> str:
        """Which pick it is, or that decks are chosen, and who is not ready."""
        facts = {"player": due, "pack": PACK, "button": texts("button-hand")}
        if view.choosing:
            return texts("mutation-choosing", deck=SIZE, **facts)
        return texts("mutation-picking", number=view.round, **facts)

    def prompt(self, view: MutationView, texts: Texts) -> str:
        """Pick a card of the pack; or how many are chosen."""
        if view.choosing:
            chosen = len(view.chosen)
            return texts("mutation-choose", deck=SIZE, pack=PACK, count=chosen)
        return texts("mutation-pick", number=view.round, pack=PACK)

    def choices(
        self, state: Mutation, seat: Seat, names: SeatNames, texts: Texts
    ) -> Sequence[CardChoice]:
        """Return the cards that the seat may name, in the order of their numbers in the picture."""
        return offers(offered_in(state.view(seat)), texts, numbered=True)
