"""The layout of a panel: news, board, hand and all available actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.boards.message import (
    buttons_below,
    headline_text,
    others_text,
    pause_text,
    signs_button,
    status_text,
)
from bot.boards.move_panel import PanelRequest, Position, too_many
from bot.boards.own_matches import resign_button
from bot.game_api.questions import NOTHING, Question
from bot.matches import LiveMatch
from bot.store import OrderKind
from bot.store.result import PREPARED
from bot.ui.client import Client
from bot.ui.escaping import escape_markdown
from bot.ui.pictures import gallery
from bot.ui.received import parse_number
from bot.ui.replies import Layout, Part, items_of
from bot.ui.router import GREEN, Button, Row, controls
from engine.core import Seat
from images.picture import Picture
from texts import Texts


@dataclass(frozen=True, kw_only=True)
class MatchPosition(Position):
    """The present position of a match, for one of its players."""

    source = "match"
    match: LiveMatch

    @classmethod
    def of(cls, match: LiveMatch, seat: Seat, texts: Texts) -> MatchPosition:
        """Return the position of this seat."""
        return cls(
            key=str(match.id),
            seen=str(match.version),
            game=match.game,
            state=match.state,
            seat=seat,
            names=match.names,
            texts=texts,
            is_open=seat in match.to_act and match.clock.paused_at is None,
            match=match,
        )

    def is_fresh(self, seen: str) -> bool:
        version = parse_number(seen)
        return version is not None and self.match.is_fresh(self.seat, version)


class PanelView(Layout):
    """The view of a panel, from top to bottom.

    It shows the latest moves, board and hand, what the user has to do, the choices within reach
    with the targets of the chosen one, the end of the turn, and other actions.

    The prompt, and every answer to a click, is right above the buttons: on a phone the top of a
    panel is out of sight when its buttons are in sight.
    """

    def __init__(
        self,
        here: MatchPosition,
        pictures: Sequence[Picture],
        asked: PanelRequest,
        pick_command: str,
        more_rows: Sequence[Row] = (),
        beside: str = "",
        order: OrderKind | None = None,
        absent: Sequence[Part] = (),
    ) -> None:
        self._here, self._match, self._texts, self._order = here, here.match, here.texts, order
        match, seat, texts = here.match, here.seat, here.texts
        way = here.way(asked.chosen)
        question = way[-1].question if way else NOTHING
        begun = len(way) > 1
        text = self._prompt(asked, question, begun=begun)
        if too_many(question):
            text = f"{text}\n{texts('panel-more', command=pick_command)}"
        rows: list[Part] = [*here.confirmation(asked)]
        if not rows and match.outcome is None:
            if here.is_open:
                rows += here.choices(way)
                rows += () if begun else more_rows
                rows.append(here.end_row())
            rows += self._orders()
            rows += absent
            rows.append(self._controls(match.takes_back(seat)))
        if asked.is_special:
            beside = ""
        elif not begun:
            text = "\n".join(filter(None, (others_text(match, seat, texts), text)))
        super().__init__(asked.played, *map(gallery, pictures), beside, text, *rows)

    def _prompt(self, asked: PanelRequest, question: Question, *, begun: bool) -> str:
        match, texts, seat = self._match, self._texts, self._here.seat
        if asked.yes is not None:
            return asked.note
        if match.outcome is not None:
            prepared = match.outcome.reason == PREPARED
            line = texts("board-prepared" if prepared else "panel-over")
        elif match.clock.paused_at is not None:
            line = pause_text(match, texts)
        elif seat not in match.to_act:
            names = [escape_markdown(match.names[seat]) for seat in match.to_act]
            waits = "board-waits" if match.prepared else "panel-waits"
            key = "panel-their-turn" if names else waits
            line = texts(key, player=f"**{', '.join(names)}**")
        elif begun:
            line = question.text
        elif question.choices and not any(choice.possible for choice in question.choices):
            line = texts("panel-nothing-to-play")
        else:
            line = self._here.ui.prompt(match.state.view(seat), texts)
        return f"{asked.note}\n{line}" if asked.note else line

    def _orders(self) -> list[Part]:
        """Lay out lasting orders: those that can be given now, or the present one."""
        here, texts = self._here, self._texts
        if self._order is not None:
            back = Button(here.id("unorder"), texts("button-order-back"))
            return [texts(f"panel-order-{self._order}"), controls(back)]
        orders = here.ui.orders if here.is_open else None
        if orders is None or not orders.can_last:
            return []
        if orders.offer(here.state, here.seat, texts) is None:
            return []
        kinds = OrderKind.ALWAYS, OrderKind.UNLESS_LOSS
        labels = {kind: texts(f"button-order-{kind}") for kind in kinds}
        return [controls(*(Button(here.id("lasting", kind), labels[kind]) for kind in kinds))]

    def _controls(self, takes_back: bool) -> Row:
        match, texts, here, buttons = self._match, self._texts, self._here, list[Button]()
        is_due = here.seat in match.to_act
        can_resume = match.clock.paused_at is not None and not match.clock.halted
        if can_resume and not match.row.private:
            buttons.append(Button(f"match:resume:{match.id}", texts("button-resume"), GREEN))
        elif is_due and here.ui.orders is not None:
            order = here.ui.orders.offer(match.state, here.seat, texts)
            if order is not None:
                buttons.append(Button(here.id("order", order.move), order.label))
        if takes_back or is_due:
            undo = texts("button-undo")
            buttons.append(Button(here.id("undo"), undo, disabled=not takes_back))
        if here.ui.icons is not None and not match.row.private:
            buttons.append(signs_button(match, texts, own=True))
        refresh = Button(here.id("refresh"), texts("button-refresh"))
        return controls(*buttons, refresh, resign_button(match, texts))


def add_board_facts(client: Client, view: PanelView, here: MatchPosition) -> None:
    """Add the parts of a board: summary, result, and the buttons below.

    A private match has no board except its panel. The line about the others above the buttons isn't
    repeated.
    """
    match, texts = here.match, here.texts
    begins = match.newest_turns[0] is match.turns[0]
    told_below = others_text(match, here.seat, texts) and not begins
    items = [*view.children]
    parts: list[Part] = [] if told_below else [headline_text(match, texts)]
    if match.outcome is not None:
        parts.append(status_text(match, texts))
    view.clear_items()
    for item in items_of(*parts, *items, *buttons_below(client, match, texts)):
        view.add_item(item)
