"""The slash commands of a match."""

from __future__ import annotations

from contextlib import suppress

from bot.app import Interaction
from bot.automation.stops import Stops
from bot.boards import panel, playing
from bot.boards.decks import decks_buttons
from bot.boards.history import show_log
from bot.boards.message import (
    headline_text,
    log_button,
    others_status,
    picture_of,
    status_text,
)
from bot.boards.own_matches import line_of, opening
from bot.boards.publisher import Publisher
from bot.boards.replay import show_replay
from bot.commands.finding import (
    match_to_complete,
    match_to_replay,
    of_all,
    of_finished,
    of_own,
    own_match,
    steps_of,
    watched_match,
)
from bot.errors import Refusal
from bot.game_api import GAME_UIS
from bot.game_api.questions import Choice
from bot.matches import LiveMatch, UnreadableMatch
from bot.ui.acknowledgement import Answer, Choices, autocomplete, filter_choices
from bot.ui.commands import Command, command
from bot.ui.escaping import escape_markdown
from bot.ui.names import Names
from bot.ui.pictures import gallery
from bot.ui.places import (
    NotInServer,
    check_bot_can_post,
    check_can_look_on,
    check_not_refused,
    member_of,
)
from bot.ui.received import parse_number, read_choice
from bot.ui.replies import ServerNeeded, notify, respond, texts_for
from bot.ui.router import RED, Button, Handlers, controls
from engine.core import Seat
from texts import Texts
from workers import Asker

HANDLERS = Handlers()
MATCHES_SHOWN = 10
"""The matches on a page of the list. Loading replays a match, so others are not loaded."""


@command("command-pick", which="option-match")
async def pick(interaction: Interaction, card: str, which: str | None = None) -> None:
    """Take, bring, ban or choose a card, as the match asks."""
    match = await own_match(interaction, which)
    names = Names((move, move.value, {"en": move.label}) for move in _moves(match, interaction))
    choice = names.one(card, "en")
    await playing.play(interaction, match, choice.move if choice else card)


@pick.autocomplete("card")
@autocomplete
async def _offers(interaction: Interaction, typed: str) -> Choices:
    match = await match_to_complete(interaction)
    if match is None:
        return []
    return filter_choices(typed, [(move.label, move.move) for move in _moves(match, interaction)])


def _moves(match: LiveMatch, interaction: Interaction) -> list[Choice]:
    """Return the choices that are a whole move."""
    seat = match.seat_of(interaction.user.id)
    if seat is None or match.outcome is not None:
        return []
    ui, texts = GAME_UIS[match.game.id], texts_for(interaction)
    question = ui.question(match.state, seat, (), match.names, texts)
    return [choice for choice in question.choices if choice.move]


@command("command-end", which="option-match")
async def end(interaction: Interaction, which: str | None = None) -> None:
    """End the turn."""
    match = await own_match(interaction, which)
    ends = [step.line for step in steps_of(match, interaction) if step.ends]
    await playing.play(interaction, match, ends[0] if ends else "end")


@command("command-hand", which="option-match")
async def hand(interaction: Interaction, which: str | None = None) -> None:
    """Show the player's hand."""
    await panel.show(interaction, await own_match(interaction, which))


@command("command-board", which="option-match")
async def board(interaction: Interaction, which: str | None = None) -> None:
    """Post a new board in the match's channel for a player; show it privately to others."""
    client, texts = interaction.client, texts_for(interaction)
    match = await watched_match(interaction, which)
    status = status_text if match.seat_of(interaction.user.id) is not None else others_status
    if match.row.private:
        await panel.show(interaction, match)
        return
    playing = match.seat_of(interaction.user.id) is not None
    at_home = match.row.channel_id == interaction.channel_id
    if playing and at_home:
        await check_bot_can_post(interaction)
        check_not_refused(interaction)
        client.quotas.post(interaction)
        client.part(Publisher).request(match.id, anew=True)
        await notify(interaction, texts("board-anew"))
        return
    asker = Asker(interaction.user.id, interaction.guild_id)
    picture = await picture_of(client, match, texts, asker)
    buttons = [*decks_buttons(match, texts), log_button(match, texts)]
    if playing and match.outcome is None and interaction.guild_id == match.row.guild_id:
        buttons.append(Button(f"match:move:{match.id}", texts("button-move-here")))
    where = texts("board-elsewhere", where=_where(match.row.channel_id, texts))
    await respond(
        interaction,
        headline_text(match, texts),
        gallery(picture),
        status(match, texts),
        "" if at_home else where,
        controls(*buttons),
        picture=picture,
    )


@HANDLERS.on("match:move:{match_id}")
async def _move_here(interaction: Interaction, match_id: int) -> None:
    """Move the match to the channel of the click (its thread may have been deleted)."""
    client, texts = interaction.client, texts_for(interaction)
    match = await client.matches.get(match_id)
    seat = match.seat_for(interaction.user.id)
    if match.row.private:
        raise Refusal("refused-unknown-button")
    if interaction.channel_id is None or interaction.guild_id != match.row.guild_id:
        raise ServerNeeded(interaction)
    await check_bot_can_post(interaction)
    check_not_refused(interaction)
    for other in (each for each in match.people if each != seat):
        with suppress(NotInServer):
            await check_can_look_on(interaction, await member_of(interaction, match.user_in(other)))
    client.quotas.post(interaction)
    await client.part(Publisher).move(match, interaction.channel_id)
    await client.part(Stops).restart(match_id)
    await notify(interaction, texts("board-moved"))


@command("command-log", which="option-match")
async def log(interaction: Interaction, which: str | None = None) -> None:
    """Show the log of a match."""
    await show_log(interaction, await watched_match(interaction, which))


@command("command-replay", which=("option-match", "command-replay-match-about"))
async def replay(interaction: Interaction, which: str | None = None) -> None:
    """Show a match step by step, from its beginning."""
    await show_replay(interaction, await match_to_replay(interaction, which))


@command("command-resign", which="option-match")
async def resign(interaction: Interaction, which: str | None = None) -> None:
    """Ask the player to confirm the resignation."""
    texts = texts_for(interaction)
    try:
        match = await own_match(interaction, which)
    except UnreadableMatch as unreadable:
        asked, yes = texts("unreadable-ask"), "button-yes-leave"
        await _ask(interaction, unreadable.match_id, asked, yes)
        return
    await _ask_to_resign(interaction, match.id)


@HANDLERS.on("match:leave:{match_id}", Answer.PRIVATE)
async def _ask_to_resign(interaction: Interaction, match_id: int) -> None:
    match, texts = await interaction.client.matches.get(match_id), texts_for(interaction)
    seat = match.seat_for(interaction.user.id)
    if match.outcome is not None:
        raise Refusal("refused-match-over")
    (asked, yes), people = _leaving(match, seat)
    text = texts(asked, opponent=f"**{escape_markdown(', '.join(people))}**")
    await _ask(interaction, match.id, text, yes)


_RESIGN = "resign-ask", "button-yes-resign"
_STOP = "stop-ask", "button-yes-stop"
_LEAVE = "leave-ask", "button-yes-leave"
"""Keys of the confirmation when a player resigns: the question, and the button's label."""


def _leaving(match: LiveMatch, seat: Seat) -> tuple[tuple[str, str], list[str]]:
    """Return the keys for resigning from this seat, and the names of the players it affects.

    Resigning lets these players win, or leaves the seat to the bot while they play on. A game
    without other players ends; then there are no names.
    """
    outcome = match.if_resigned(seat)
    if outcome is not None and outcome.winners:
        return _RESIGN, [match.names[winner] for winner in outcome.winners]
    if outcome is not None or match.people == (seat,):
        return _STOP, []
    return _LEAVE, [name for other, name in match.names.items() if other != seat]


async def _ask(interaction: Interaction, match_id: int, asked: str, yes: str) -> None:
    texts = texts_for(interaction)
    leave = Button(f"match:resign:{match_id}", texts(yes), RED)
    stay = Button(f"match:stay:{match_id}", texts("button-no"))
    await respond(interaction, asked, controls(leave, stay))


@HANDLERS.on("match:resign:{match_id}")
async def _resign_button(interaction: Interaction, match_id: int) -> None:
    client, texts = interaction.client, texts_for(interaction)
    try:
        match = await client.matches.resign(match_id, interaction.user.id)
    except UnreadableMatch:
        await client.matches.leave_unreadable(match_id, interaction.user.id)
        await respond(interaction, texts("left-unreadable"))
        return
    await respond(interaction, texts("resigned" if match.outcome else "left"))


@HANDLERS.on("match:stay:{:d}")
async def _stay_button(interaction: Interaction) -> None:
    await respond(interaction, texts_for(interaction)("cancelled"))


@command("command-pause", which="option-match")
async def pause(interaction: Interaction, which: str | None = None) -> None:
    """Ask for a pause of the clock, agree to one, or end it."""
    match = await own_match(interaction, which)
    await (_pause if match.clock.paused_at is None else _resume)(interaction, match.id)


@HANDLERS.on("match:pause:{match_id}", Answer.PRIVATE)
async def _pause(interaction: Interaction, match_id: int) -> None:
    client, texts, own = interaction.client, texts_for(interaction), interaction.user.id
    match = await client.matches.get(match_id)
    people = {user: f"<@{user}>" for seat in match.people if (user := match.user_in(seat))}
    people.pop(own, None)
    with client.quotas.asking("pause", own, {} if match.clock.wants_pause else people):
        match = await client.matches.pause(match_id, own)
    await respond(interaction, texts("pause-begun" if match.clock.paused_at else "pause-asked"))


@HANDLERS.on("match:resume:{match_id}", Answer.PRIVATE)
async def _resume(interaction: Interaction, match_id: int) -> None:
    await interaction.client.matches.resume(match_id, interaction.user.id)
    await respond(interaction, texts_for(interaction)("pause-over"))


@command("command-match")
async def match(interaction: Interaction) -> None:
    """List the matches that the player is in; each can be opened."""
    await _list(interaction, 0)


@HANDLERS.on("match:list:{page}", Answer.PANEL)
async def _list(interaction: Interaction, page: int) -> None:
    """Show a page (0-based) of the list, or the last page if there are fewer."""
    client, texts, user_id = interaction.client, texts_for(interaction), interaction.user.id
    rows = await client.store.matches_of(user_id)
    if not rows:
        raise Refusal("refused-no-match", command=client.mention("start"))
    last = (len(rows) - 1) // MATCHES_SHOWN
    page = min(page, last)
    first = page * MATCHES_SHOWN
    playing, unreadable = await client.matches.read(rows[first : first + MATCHES_SHOWN])
    lines = [f"- {line_of(each, user_id, texts)}" for each in playing]
    for row in unreadable:
        where, number = _where(row.channel_id, texts), str(row.id)
        lines.append("- " + texts("match-line-unreadable", where=where, number=number))
    text = "\n".join([texts("match-list", count=len(rows)), *lines])
    buttons = []
    if page:
        buttons.append(Button(f"match:list:{page - 1}", texts("match-list-back")))
    if page < last:
        buttons.append(Button(f"match:list:{page + 1}", texts("match-list-more")))
    await respond(interaction, text, opening(playing, user_id, texts), controls(*buttons))


@HANDLERS.on("match:open", Answer.PANEL)
async def _open(interaction: Interaction) -> None:
    """Show the player's hand in the match chosen from the list."""
    await playing.open_panel(interaction, parse_number(read_choice(interaction)) or 0)


def _where(channel_id: int, texts: Texts) -> str:
    return texts("in-channel", channel=f"<#{channel_id}>")


of_own(pick, end, hand, resign, pause)
of_all(board, log)
of_finished(replay)
COMMANDS: list[Command] = [pick, end, hand, board, log, replay, resign, pause, match]
