"""The draft of the mutation format in Discord: packs and picks are hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.game_api.drawings import as_it_stood, make_drawing
from bot.game_api.extras import Icons
from bot.game_api.questions import SeatNames
from bot.games.clash.choosing import CardChoice
from bot.games.clash.formats.picking import PickingUI, card_choices
from bot.games.clash.names import set_names_of
from bot.games.clash.signs import cards_explained
from engine.clash.decks import SIZE
from engine.clash.formats.mutation import PACK, Mutation, MutationView
from engine.core import EventBase, JsonObject, Seat
from images.clash.mutation_alt import draft_progress_alt, pack_alt
from images.clash.pack import draft_progress, offered_in, pack
from images.picture import Drawing
from texts import Texts


def _explain(view: MutationView, texts: Texts) -> Drawing | None:
    """Explain the icons of the player's pack and cards."""
    return cards_explained((*view.pack, *view.picked), texts)


class MutationUI(PickingUI[Mutation, MutationView]):
    """Shows the draft: all players pick from their packs at once, then choose a deck."""

    icons = Icons(_explain)

    def introduction(self, setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
        """Return the sets, and the rules of the draft."""
        sets = ", ".join(set_names_of(setup["config"]["sets"], texts))
        return [texts("mutation-introduction", sets=sets, pack=PACK, deck=SIZE)]

    def board(
        self, view: MutationView, events: Sequence[EventBase], names: SeatNames, texts: Texts
    ) -> Drawing:
        """Draw each player's progress; after the end decks and laboratories."""
        view = as_it_stood(view)
        return make_drawing(
            "mutation board", draft_progress, draft_progress_alt, view, names, texts
        )

    def panel(
        self, view: MutationView, events: Sequence[EventBase], names: SeatNames, texts: Texts
    ) -> Sequence[Drawing]:
        """Draw the viewer's pack, then the cards to choose a deck from."""
        own = tuple([player for player in view.players if player.seat == view.viewer])
        view = replace(view, players=own)  # the picture doesn't show what others do
        return [make_drawing("mutation pack", pack, pack_alt, view, names, texts)]

    def status(self, view: MutationView, to_act: str, texts: Texts) -> str:
        """Return the number of the pick, or that decks are chosen, and who is not ready."""
        facts = {"player": to_act, "pack": PACK, "button": texts("button-hand")}
        if view.choosing:
            return texts("mutation-choosing", deck=SIZE, **facts)
        return texts("mutation-picking", number=view.round, **facts)

    def prompt(self, view: MutationView, texts: Texts) -> str:
        """Ask for a card of the pack, or return how many cards are chosen."""
        if view.choosing:
            chosen = len(view.chosen)
            return texts("mutation-choose", deck=SIZE, pack=PACK, count=chosen)
        return texts("mutation-pick", number=view.round, pack=PACK)

    def choices(
        self, state: Mutation, seat: Seat, names: SeatNames, texts: Texts
    ) -> Sequence[CardChoice]:
        """Return the cards that the seat may name, in the order of their numbers in the picture."""
        return card_choices(offered_in(state.view(seat)), texts, numbered=True)
