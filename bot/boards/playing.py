"""The buttons and selects of a panel: choose, play, preview, undo.

The panel shows the effects.
"""

from __future__ import annotations

from typing import Literal

from bot.app import Interaction
from bot.boards.absences import find_absence
from bot.boards.choices import chosen_values, reason_against, said
from bot.boards.message import headline_text
from bot.boards.panel import Panels, show
from bot.boards.panel_view import Confirmation, PanelRequest
from bot.boards.watching import watched
from bot.errors import Refusal, UserError
from bot.game_api import GAME_UIS
from bot.game_api.game_ui import HEADLINES
from bot.game_api.questions import NOTHING, THEN
from bot.matches import LiveMatch, LosesTheMatch
from bot.ui.acknowledgement import Answer, ensure_acknowledged
from bot.ui.received import read_choices
from bot.ui.replies import texts_for
from bot.ui.router import Acts
from engine.core import IllegalAction, Seat
from texts import Texts

ACTS = Acts()
NOTE_LIMIT = 1500
"""Maximum characters about the latest move, above the pictures."""


@ACTS.on("panel:{match_id}:{version}:card:{path}", Answer.AT_ONCE)
async def _choose(interaction: Interaction, match_id: int, version: int, path: str) -> None:
    """Add a value that was chosen by a button."""
    values = chosen_values(path)
    await _say(interaction, match_id, version, values[:-1], values[-1:])


@ACTS.on("panel:{match_id}:{version}:list:{:d}:{path}", Answer.AT_ONCE)
async def _choose_from_list(
    interaction: Interaction, match_id: int, version: int, path: str
) -> None:
    """Add one value, or several at once, that were chosen in a select."""
    await _say(interaction, match_id, version, chosen_values(path), read_choices(interaction))


@ACTS.on("panel:{match_id}:{version}:look:{move}", Answer.AT_ONCE)
async def _look(interaction: Interaction, match_id: int, version: int, move: str) -> None:
    match = await interaction.client.matches.get(match_id)
    await _show_choice(interaction, match, version, PanelRequest(look=move))


@ACTS.on("panel:{match_id}:{version}:play:{move}")
async def _play(interaction: Interaction, match_id: int, version: int, move: str) -> None:
    await play(interaction, await interaction.client.matches.get(match_id), move, version)


@ACTS.on("panel:{match_id}:{version}:sure:{move}")
async def _play_surely(interaction: Interaction, match_id: int, version: int, move: str) -> None:
    match = await interaction.client.matches.get(match_id)
    await play(interaction, match, move, version, sure=True)


@ACTS.on("panel:{match_id}:{version}:unspent:{move}")
async def _end_all_the_same(
    interaction: Interaction, match_id: int, version: int, move: str
) -> None:
    """Make a move that was in doubt, or end the turn although something is unused."""
    match = await interaction.client.matches.get(match_id)
    await play(interaction, match, move, version, unspent=True)


@ACTS.on("panel:{match_id}:{version}:outlook:{}", Answer.AT_ONCE)
async def _look_ahead(interaction: Interaction, match_id: int, version: int) -> None:
    """Show a preview of the end of the turn."""
    match = await interaction.client.matches.get(match_id)
    note = texts_for(interaction)("panel-outlook")
    await _show_choice(interaction, match, version, PanelRequest(note, outlook=True))


@ACTS.on("panel:{match_id}:{version}:undo:{}")
async def _undo(interaction: Interaction, match_id: int, version: int) -> None:
    """Undo the latest move of the acting user."""
    client, person = interaction.client, interaction.user.id
    with client.part(Panels).own_first(match_id):
        try:
            match = await client.matches.undo(match_id, person, version=version)
        except Refusal as refusal:
            await _show_if_stale(interaction, match_id, version, refusal)
        else:
            await show_moved(interaction, match, texts_for(interaction)("panel-undone"))


@ACTS.on("panel:{match_id}:{:d}:refresh:{}", Answer.AT_ONCE)
@ACTS.on("match:hand:{match_id}", Answer.PRIVATE)
@ACTS.on("match:open:{match_id}", Answer.PANEL)
async def open_panel(interaction: Interaction, match_id: int) -> None:
    """Show the acting user their panel."""
    await show(interaction, await watched(interaction, match_id))


async def _say(
    interaction: Interaction,
    match_id: int,
    version: int,
    before: tuple[str, ...],
    picked: tuple[str, ...],
) -> None:
    """Make the move that was chosen, or show the next question."""
    match, texts = await interaction.client.matches.get(match_id), texts_for(interaction)
    table, seat, question = GAME_UIS[match.game.id], match.seat_of(interaction.user.id), NOTHING
    if seat is not None and seat in match.due:
        question = table.question(match.state, seat, before, match.names, texts)
    against = reason_against(question, picked)
    move, chosen = said(question, before, picked)
    if against:
        await _show_choice(interaction, match, version, PanelRequest(against, before))
    elif move:
        await _make_or_look(interaction, match, version, move)
    else:
        await _show_choice(interaction, match, version, PanelRequest(chosen=chosen))


async def _make_or_look(
    interaction: Interaction, match: LiveMatch, version: int, move: str
) -> None:
    """Make a move, or show its preview first."""
    if GAME_UIS[match.game.id].previews is not None:
        await _show_choice(interaction, match, version, PanelRequest(look=move))
    else:
        await play(interaction, match, move, version)


async def _show_choice(
    interaction: Interaction, match: LiveMatch, version: int | None, asked: PanelRequest
) -> None:
    """Show the panel with this request; the match may have advanced."""
    seat = match.seat_of(interaction.user.id)
    if version is not None and (seat is None or not match.is_fresh(seat, version)):
        note = texts_for(interaction)("panel-moved-on")
        asked = PanelRequest(note, chosen=asked.chosen)
    await show(interaction, match, asked)


async def play(
    interaction: Interaction,
    match: LiveMatch,
    line: str,
    version: int | None = None,
    *,
    sure: bool = False,
    unspent: bool = False,
) -> None:
    """Play a line for the acting user and show the panel after it (answer deferred).

    If the second of two moves can't be made, the first one remains, and the panel says why.

    Args:
        interaction: The click or command.
        match: The match, which has just been read.
        line: A move, or two one after the other (`MoveChoice.line`).
        version: The version that the user saw, if a button knows it.
        sure: Play it though it loses the match.
        unspent: Play it though it is in doubt, or leaves something unused.

    Raises:
        UserError: The first move can't be made.
    """
    client, texts = interaction.client, texts_for(interaction)
    move, _, then = line.partition(THEN)
    if version is not None and not (sure or unspent):  # a command is meant as it is typed
        asked = _doubted(match, interaction.user.id, line, texts)
        if asked is not None:
            await _show_choice(interaction, match, version, asked)
            return
    await ensure_acknowledged(interaction)
    submit, person = client.matches.submit, interaction.user.id
    with client.part(Panels).own_first(match.id):
        made: LiveMatch | None = None
        try:
            made = match = await submit(
                match.id, person, move, version=version, stored=match.version, sure=sure
            )
            if then:
                match = await submit(
                    match.id, person, then, version=made.version, stored=made.version
                )
        except LosesTheMatch as risk:
            spoken = GAME_UIS[match.game.id].spoken(match.state, risk.move, match.names, texts)
            doubt = Confirmation("sure", risk.move, texts("button-yes-lose"))
            await show(
                interaction, match, PanelRequest(texts("panel-loses", move=spoken), doubt=doubt)
            )
        except UserError as refusal:
            if made is None:
                await _show_if_stale(interaction, match.id, version, refusal)
            else:
                await show_moved(interaction, made, refusal.in_words(texts, client.mention))
        else:
            await show_moved(interaction, match)


def _doubted(match: LiveMatch, user_id: int, line: str, texts: Texts) -> PanelRequest | None:
    """Return the confirmation needed before the first move of this line, or None.

    It is needed if the move is in doubt, if it ends the turn and its button doesn't say so, or if a
    player who has done nothing yet in this turn would leave something unused.
    """
    seat, table, move = match.seat_of(user_id), GAME_UIS[match.game.id], line.partition(THEN)[0]
    if seat is None or seat not in match.due:
        return None
    asks = table.confirmations
    doubt = asks.doubt(match.state, seat, move, texts) if asks is not None else ""
    if doubt:
        return PanelRequest(
            doubt, doubt=Confirmation("unspent", line, texts("button-all-the-same"))
        )
    if _ends_turn_unsaid(match, seat, line, texts):
        told = texts("panel-ends-turn", move=table.spoken(match.state, move, match.names, texts))
        return PanelRequest(
            told, doubt=Confirmation("unspent", line, texts("button-end-all-the-same"))
        )
    chapter = match.chapter.number
    if any(made.seat == seat and made.chapter == chapter for made in match.moves):
        return None
    left = asks.unspent(match.state, seat, move, texts) if asks is not None else ""
    if not left:
        return None
    return PanelRequest(left, doubt=Confirmation("unspent", line, texts("button-end-all-the-same")))


def _ends_turn_unsaid(match: LiveMatch, seat: Seat, line: str, texts: Texts) -> bool:
    """Return whether only the end of the turn, which its button doesn't mention, makes a move
    final.

    Undoing that end would reveal what the next player has drawn. Hidden information isn't used: a
    move that reveals any before the end is final anyway.
    """
    steps = GAME_UIS[match.game.id].steps(match.state, seat, texts)
    if any(step.ends and step.line == line for step in steps):
        return False
    future = match.state.copy()
    try:
        events = future.apply(seat, match.game.read_move(future, line.partition(THEN)[0])[0])
    except IllegalAction:
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
    table, events = GAME_UIS[match.game.id], match.moves[-1].events
    lines = table.story(events, match.names, texts)
    much = len(lines) > HEADLINES
    if match.row.private:
        told = headline_text(match, texts).splitlines()
        lines = [] if much else [line for line in lines if line not in told]
    elif much:
        lines = table.headline(events, match.names, texts)
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


@ACTS.on("match:claim:{match_id}:{how}", Answer.PANEL)
async def _claim(interaction: Interaction, match_id: int, how: Literal["win", "void"]) -> None:
    """End a match against an absent player. Raises `Refusal`."""
    client, user_id = interaction.client, interaction.user.id
    match = await client.matches.load_shown(match_id)
    absence = await find_absence(interaction, match, match.seat_for(user_id))
    if absence is None:
        raise Refusal("refused-not-absent")
    match = await client.matches.end_without(
        match_id, user_id, absence.seat, version=match.version, wins=how == "win"
    )
    await show(interaction, match)
