"""The layout of a panel: news, board, hand and all available actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.boards.choices import question_rows, too_many, way_after
from bot.boards.message import (
    buttons_below,
    headline_text,
    others_text,
    signs_button,
    status_text,
)
from bot.boards.own_matches import resign_button
from bot.game_api import GAME_UIS
from bot.game_api.questions import NOTHING, Question
from bot.matches import LiveMatch
from bot.store import OrderKind
from bot.store.result import PREPARED
from bot.ui.escaping import escape_markdown
from bot.ui.pictures import gallery
from bot.ui.replies import Layout, Part, items_of
from bot.ui.router import GREEN, RED, Button, Row, controls
from engine.core import Seat
from images.picture import Picture
from texts import Texts


@dataclass(frozen=True, slots=True)
class Confirmation:
    """A move that must be confirmed.

    `act` is the act that makes it nevertheless, `yes` the label of its button.
    """

    act: str
    move: str
    yes: str
    style: discord.ButtonStyle = RED


@dataclass(frozen=True, slots=True)
class PanelRequest:
    """What a panel shows in addition to board and hand.

    That is a note, the values chosen so far, a move that must be confirmed, one to preview, a
    preview of the end of the turn, or the effects of the latest move.
    """

    note: str = ""
    chosen: tuple[str, ...] = ()
    doubt: Confirmation | None = None
    look: str = ""
    outlook: bool = False
    played: str = ""

    @property
    def is_special(self) -> bool:
        """Whether it shows something other than the present state of the match."""
        return bool(self.doubt or self.look or self.outlook)


EMPTY_REQUEST = PanelRequest()


class PanelView(Layout):
    """The view of a panel, from top to bottom.

    It shows the latest moves, board and hand, what the user has to do, the choices within reach
    with the targets of the chosen one, the end of the turn, and other actions.

    The prompt, and every answer to a click, is right above the buttons: on a phone the top of a
    panel is out of sight when its buttons are in sight.
    """

    def __init__(
        self,
        match: LiveMatch,
        seat: Seat,
        pictures: Sequence[Picture],
        texts: Texts,
        asked: PanelRequest,
        pick_command: str,
        more_rows: Sequence[Row] = (),
        beside: str = "",
        order: OrderKind | None = None,
        absent: Sequence[Part] = (),
    ) -> None:
        self._match, self._texts, self._order = match, texts, order
        self._table = GAME_UIS[match.game.id]
        ours = seat in match.due and match.clock.paused_at is None
        chosen = asked.chosen if ours else ()
        way = way_after(self._table, match.state, seat, chosen, match.names, texts)
        question = way[-1].question if way else NOTHING
        begun = len(way) > 1
        text = self._prompt(asked, question, seat, begun=begun)
        if ours and too_many(question):
            text = f"{text}\n{texts('panel-more', command=pick_command)}"
        rows: list[Part] = []
        if asked.doubt is not None:
            rows.append(self._confirmation(asked.doubt))
        elif asked.look:
            look = Confirmation("play", asked.look, texts("button-do-it"), GREEN)
            rows.append(self._confirmation(look))
        elif match.outcome is None:
            if ours:
                rows += question_rows(self._choice_id, way, texts)
                rows += () if begun else more_rows
                rows.append(self._ending(seat))
            rows += self._orders(seat)
            rows += absent
            rows.append(self._controls(seat, match.takes_back(seat)))
        if asked.is_special:
            beside = ""
        elif not begun:
            text = "\n".join(filter(None, (others_text(match, seat, texts), text)))
        super().__init__(asked.played, *map(gallery, pictures), beside, text, *rows)

    def _prompt(self, asked: PanelRequest, question: Question, seat: Seat, *, begun: bool) -> str:
        match, texts = self._match, self._texts
        if asked.doubt is not None or asked.look:
            return asked.note
        if match.outcome is not None:
            prepared = match.outcome.reason == PREPARED
            line = texts("board-prepared" if prepared else "panel-over")
        elif match.clock.paused_at is not None:
            line = texts("board-paused")
        elif seat not in match.due:
            names = [escape_markdown(match.names[seat]) for seat in match.due]
            waits = "board-waits" if match.prepared else "panel-waits"
            key = "panel-their-turn" if names else waits
            line = texts(key, player=f"**{', '.join(names)}**")
        elif begun:
            line = question.text
        elif question.choices and not any(choice.possible for choice in question.choices):
            line = texts("panel-nothing-to-play")
        else:
            line = self._table.prompt(match.state.view(seat), texts)
        return f"{asked.note}\n{line}" if asked.note else line

    def _confirmation(self, doubt: Confirmation) -> Row:
        yes = Button(self._id(doubt.act, doubt.move), doubt.yes, doubt.style)
        return controls(yes, Button(self._id("refresh", "no"), self._texts("button-no")))

    def _ending(self, seat: Seat) -> Row:
        """Lay out the end of the turn and its preview, apart from all other choices."""
        table, texts, buttons = self._table, self._texts, list[Button]()
        steps = table.steps(self._match.state, seat, texts)
        for step in steps:
            style = RED if step.ends else GREEN
            buttons.append(Button(self._id("play", step.line), step.label, style))
        if table.foresight is not None and any(step.ends for step in steps):
            buttons.append(Button(self._id("outlook"), texts("button-outlook")))
        return controls(*buttons)

    def _orders(self, seat: Seat) -> list[Part]:
        """Lay out lasting orders: those that can be given now, or the present one."""
        texts, match = self._texts, self._match
        if self._order is not None:
            back = Button(self._id("unorder"), texts("button-order-back"))
            return [texts(f"panel-order-{self._order}"), controls(back)]
        orders = self._table.orders
        asked = seat in match.due and match.clock.paused_at is None
        if not asked or orders is None or not orders.can_last:
            return []
        if orders.offer(match.state, seat, texts) is None:
            return []
        kinds = OrderKind.ALWAYS, OrderKind.UNLESS_LOSS
        labels = {kind: texts(f"button-order-{kind}") for kind in kinds}
        return [controls(*(Button(self._id("lasting", kind), labels[kind]) for kind in kinds))]

    def _controls(self, seat: Seat, takes_back: bool) -> Row:
        match, texts, buttons = self._match, self._texts, list[Button]()
        if match.clock.paused_at is not None and not match.row.private:
            buttons.append(Button(f"match:resume:{match.id}", texts("button-resume"), GREEN))
        elif seat in match.due and self._table.orders is not None:
            order = self._table.orders.offer(match.state, seat, texts)
            if order is not None:
                buttons.append(Button(self._id("order", order.move), order.label))
        if takes_back or seat in match.due:
            undo = texts("button-undo")
            buttons.append(Button(self._id("undo"), undo, disabled=not takes_back))
        if self._table.icons is not None and not match.row.private:
            buttons.append(signs_button(match, texts, own=True))
        refresh = Button(self._id("refresh"), texts("button-refresh"))
        return controls(*buttons, refresh, resign_button(match, texts))

    def _choice_id(self, act: str, what: str) -> str:
        """Return the custom id of a choice; a move with a preview is not made at once."""
        return self._id("look" if act == "play" and self._table.previews is not None else act, what)

    def _id(self, act: str, what: str = "") -> str:
        """Return the custom id of a control: match, version that is seen, act, what it is about."""
        return f"panel:{self._match.id}:{self._match.version}:{act}:{what}"


def add_what_boards_tell(view: PanelView, match: LiveMatch, seat: Seat, texts: Texts) -> None:
    """Add the parts of a board: summary, result, and the buttons below.

    A private match has no board except its panel. The line about the others above the buttons isn't
    repeated.
    """
    begins = match.newest_chapters[0] is match.chapters[0]
    told_below = others_text(match, seat, texts) and not begins
    items = [*view.children]
    parts: list[Part] = [] if told_below else [headline_text(match, texts)]
    if match.outcome is not None:
        parts.append(status_text(match, texts))
    view.clear_items()
    for item in items_of(*parts, *items, *buttons_below(match, texts)):
        view.add_item(item)
