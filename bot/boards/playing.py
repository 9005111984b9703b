"""Moves made on the panel of a match, which shows their effects."""

from __future__ import annotations

from typing import Literal

from bot.app import Interaction
from bot.boards.absences import find_absence
from bot.boards.message import headline_text
from bot.boards.move_panel import Moves, PanelAct, PanelRequest
from bot.boards.panel import Panels, show
from bot.boards.panel_view import MatchPosition
from bot.boards.watching import watched
from bot.errors import Refusal, UserError
from bot.game_api import GAME_UIS
from bot.game_api.game_ui import HEADLINES
from bot.game_api.questions import THEN
from bot.logs import bind_context
from bot.matches import LiveMatch, LosesTheMatch
from bot.ui.acknowledgement import Answer, ensure_acknowledged
from bot.ui.received import parse_number
from bot.ui.replies import texts_for
from bot.ui.router import RED, Button
from engine.core import IllegalAction
from texts import Texts

NOTE_LIMIT = 1500
"""Maximum characters about the latest move, above the pictures."""


class MatchMoves(Moves[MatchPosition]):
    moved_on = "panel-moved-on"

    async def load(self, interaction: Interaction, key: str) -> MatchPosition:
        match_id = parse_number(key)
        if match_id is None:
            raise Refusal("refused-unknown-button")
        bind_context(match=match_id)
        match = await interaction.client.matches.get(match_id)
        return MatchPosition.of(match, match.seat_for(interaction.user.id), texts_for(interaction))

    async def play(
        self, interaction: Interaction, here: MatchPosition, line: str, how: PanelAct
    ) -> None:
        asked = None if how in ("sure", "unspent") else _doubted(here, line)
        if asked is not None:
            await show(interaction, here.match, asked)
        else:
            version = here.match.version
            await play(interaction, here.match, line, version, sure=how == "sure")

    async def undo(self, interaction: Interaction, here: MatchPosition, how: PanelAct) -> None:
        if how != "undo":
            raise Refusal("refused-unknown-button")
        client, match, version = interaction.client, here.match, here.match.version
        await ensure_acknowledged(interaction)
        with client.part(Panels).own_first(match.id):
            try:
                match = await client.matches.undo(
                    match.id, interaction.user.id, version=version, stored=match.version
                )
            except Refusal as refusal:
                await _show_if_stale(interaction, match.id, version, refusal)
            else:
                await show_moved(interaction, match, here.texts("panel-undone"))


HANDLERS = MatchMoves(
    MatchPosition, lambda interaction, here, asked: show(interaction, here.match, asked)
)


@HANDLERS.on("match:hand:{match_id}", Answer.PRIVATE)
@HANDLERS.on("match:open:{match_id}", Answer.PANEL)
async def open_panel(interaction: Interaction, match_id: int) -> None:
    """Show the acting user their panel."""
    await show(interaction, await watched(interaction, match_id))


async def play(
    interaction: Interaction,
    match: LiveMatch,
    line: str,
    version: int | None = None,
    *,
    sure: bool = False,
) -> None:
    """Play a line for the acting user and show the panel after it.

    If the second of two moves can't be made, the first one remains, and the panel says why.

    Args:
        interaction: The click or command.
        match: The match, which has just been read.
        line: A move, or two one after the other (`MoveChoice.line`).
        version: The version that the user saw, if a button knows it.
        sure: Play it though it loses the match.

    Raises:
        UserError: The first move can't be made.
    """
    client, texts = interaction.client, texts_for(interaction)
    submit, user_id = client.matches.submit, interaction.user.id
    move, _, then = line.partition(THEN)
    await ensure_acknowledged(interaction)
    with client.part(Panels).own_first(match.id):
        made: LiveMatch | None = None
        try:
            made = match = await submit(
                match.id, user_id, move, version=version, stored=match.version, sure=sure
            )
            if then:
                match = await submit(
                    match.id, user_id, then, version=made.version, stored=made.version
                )
        except LosesTheMatch as risk:
            here = MatchPosition.of(match, match.seat_for(user_id), texts)
            spoken = here.ui.spoken(match.state, risk.move, match.names, texts)
            yes = Button(here.id("sure", risk.move), texts("button-yes-lose"), RED)
            asked = PanelRequest(texts("panel-loses", move=spoken), yes=yes)
            await show(interaction, match, asked)
        except UserError as refusal:
            if made is None:
                await _show_if_stale(interaction, match.id, version, refusal)
            else:
                await show_moved(interaction, made, refusal.in_words(texts, client.mention))
        else:
            await show_moved(interaction, match)


def _doubted(here: MatchPosition, line: str) -> PanelRequest | None:
    """Return the confirmation needed before the first move of this line, or None.

    It is needed if the move is in doubt, if it ends the turn and its button doesn't say so, or if a
    player who has done nothing yet in this turn would leave something unused.
    """
    match, seat, texts, asks = here.match, here.seat, here.texts, here.ui.confirmations
    if seat not in match.to_act:
        return None
    move, yes = line.partition(THEN)[0], "button-end-all-the-same"
    text = asks.doubt(match.state, seat, move, texts) if asks is not None else ""
    if text:
        yes = "button-all-the-same"
    elif _ends_turn_unsaid(here, line):
        text = texts("panel-ends-turn", move=here.ui.spoken(match.state, move, match.names, texts))
    elif not any(
        made.seat == seat and made.turn_number == match.turn.number for made in match.moves
    ):
        text = asks.unspent(match.state, seat, move, texts) if asks is not None else ""
    if not text:
        return None
    return PanelRequest(text, yes=Button(here.id("unspent", line), texts(yes), RED))


def _ends_turn_unsaid(here: MatchPosition, line: str) -> bool:
    """Return whether only the end of the turn, which its button doesn't mention, makes a move
    final.

    Undoing that end would reveal what the next player has drawn. Hidden information isn't used: a
    move that reveals any before the end is final anyway.
    """
    seat, steps = here.seat, here.ui.steps(here.state, here.seat, here.texts)
    if any(step.ends and step.line == line for step in steps):
        return False
    try:
        events = here.match.try_move(seat, line.partition(THEN)[0]).events
    except (IllegalAction, Refusal):
        return False
    final = next((event for event in events if event.irreversible or event.surprises(seat)), None)
    return final is not None and final.document()["event"] == "turn_began"


async def show_moved(interaction: Interaction, match: LiveMatch, note: str = "") -> None:
    """Show the user's panel after an accepted action."""
    played = "" if note else _played(match, texts_for(interaction))
    await show(interaction, match, PanelRequest(note, played=played))


def _played(match: LiveMatch, texts: Texts) -> str:
    """Return the effects of the latest move; if there are many, their summary.

    A private panel has the summary anyway, so that isn't repeated.
    """
    ui, events = GAME_UIS[match.game.id], match.moves[-1].events
    lines = ui.story(events, match.names, texts)
    much = len(lines) > HEADLINES
    if match.row.private:
        words = headline_text(match, texts).splitlines()
        lines = [] if much else [line for line in lines if line not in words]
    elif much:
        lines = ui.headline(events, match.names, texts)
    return "\n".join(lines)[-NOTE_LIMIT:]


async def _show_if_stale(
    interaction: Interaction, match_id: int, version: int | None, refusal: UserError
) -> None:
    """Show the present state on an outdated panel; raise any other refusal."""
    match = await interaction.client.matches.get(match_id)
    seat = match.seat_of(interaction.user.id)
    if version is None or seat is None or match.is_fresh(seat, version):
        raise refusal
    note = texts_for(interaction)("panel-moved-on")
    await show(interaction, match, PanelRequest(note))


@HANDLERS.on("match:claim:{match_id}:{how}", Answer.PANEL)
async def _claim(interaction: Interaction, match_id: int, how: Literal["win", "void"]) -> None:
    client, user_id = interaction.client, interaction.user.id
    match = await client.matches.load_shown(match_id)
    absence = await find_absence(interaction, match, match.seat_for(user_id))
    if absence is None:
        raise Refusal("refused-not-absent")
    match = await client.matches.end_without(
        match_id, user_id, absence.seat, version=match.version, wins=how == "win"
    )
    await show(interaction, match)
