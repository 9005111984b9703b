"""Drafts in Discord: everything is open."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.game_api.drawings import make_drawing
from bot.game_api.extras import Coach, Icons, OpenMoves
from bot.game_api.questions import MoveChoice, SeatNames
from bot.games.clash.choosing import CardChoice
from bot.games.clash.formats.picking import PickingUI, card_choices, card_label
from bot.games.clash.names import set_names_of
from bot.games.clash.signs import cards_explained
from bot.ui.escaping import escape_markdown
from engine.clash.cards import PRINTED
from engine.clash.formats.draft import PLANS, Draft, DraftGame, DraftView
from engine.clash.game_ai.drafting import WIN_RATES, best_card
from engine.core import EventBase, JsonObject, Seat
from images.clash.deck_alt import draft_alt
from images.clash.draft import draft
from images.picture import Drawing
from texts import Texts
from texts.clash.lines import bold

MUCH = 0.08
"""The least difference between win rates that counts as large."""
_MOST_NAMED = 4
"""The most sets that are named; of more, only their number."""


def _explain(view: DraftView, texts: Texts) -> Drawing | None:
    """Explain the icons of the open cards and of all decks so far."""
    decks = [taken for player in view.players for taken in player.cards]
    return cards_explained((*view.open, *decks, *view.ai), texts)


def _open_moves(state: Draft, texts: Texts) -> Sequence[MoveChoice]:
    """Return the open cards in the picture's order and with its numbers."""
    return [
        MoveChoice(card.id, f"{place}. {card_label(card, texts)}")
        for place, card in enumerate(state.open, 1)
    ]


def _judged(state: Draft, seat: Seat, move: str, texts: Texts) -> str:
    """Compare a pick with the best card, with the win rates of decks with them."""
    taken = PRINTED[DraftGame().read_move(state, move)[0].card]
    best = best_card(state.open, state.picked[seat])
    ours, theirs = WIN_RATES[taken.id], WIN_RATES[best.id]
    own = texts("draft-pick", card=bold(taken.name(texts.language)), percent=_percent(ours))
    if best == taken:
        return f"🟢 {own}"
    matters = "🔴" if theirs - ours >= MUCH else "🟡"
    facts = {"card": bold(best.name(texts.language)), "percent": _percent(theirs)}
    key = "draft-pick-instead" if theirs >= ours else "draft-pick-for-balance"
    return f"{matters} {own} · {texts(key, **facts)}"


class DraftUI(PickingUI[Draft, DraftView]):
    """Shows drafts. Cards are taken by buttons below the board itself."""

    open_moves = OpenMoves(_open_moves)
    icons = Icons(_explain)
    coach = Coach(judged=_judged)

    def introduction(self, setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
        """Return the cards to draft from, and the order of picks."""
        plan = PLANS[setup["mode"]]
        sets = _sets(setup["config"]["sets"], texts)
        order = " · ".join(
            f"{bold(escape_markdown(names[seat]))} {len([*picks])}"  # type: ignore[index]
            for seat, picks in groupby(plan.orders[0])
        )
        rules = [texts("draft-order", count=plan.revealed, order=order)]
        if len(plan.orders) > 1:
            rules.append(texts("draft-next-begins"))
        if plan.ais:
            rules.append(texts("draft-rest"))
        pool = texts("draft-pool", count=plan.pool, sets=sets)
        return [pool, " ".join(rules)]

    def board(
        self, view: DraftView, events: Sequence[EventBase], names: SeatNames, texts: Texts
    ) -> Drawing:
        """Draw the open cards and all decks so far."""
        return make_drawing("draft", draft, draft_alt, view, names, texts)

    def status(self, view: DraftView, to_act: str, texts: Texts) -> str:
        """Return who takes how many cards."""
        return texts("draft-status", player=to_act, count=view.picks)

    def prompt(self, view: DraftView, texts: Texts) -> str:
        """Return how many cards to take."""
        return texts("draft-prompt", count=view.picks)

    def choices(
        self, state: Draft, seat: Seat, names: SeatNames, texts: Texts
    ) -> Sequence[CardChoice]:
        """Return the open cards."""
        return card_choices(state.open, texts, to_act=seat in state.to_act())


def _percent(share: float) -> int:
    return round(100 * share)


def _sets(ids: Sequence[str], texts: Texts) -> str:
    if len(ids) > _MOST_NAMED:
        return texts("draft-sets", count=len(ids))
    return ", ".join(map(bold, set_names_of(ids, texts)))
