"""The slash commands of a match."""

from __future__ import annotations

import io
import json
from typing import Any

import discord

from bot.boards import panel
from bot.boards.message import PREPARED, off_the_board, picture_of
from bot.boards.panel import Panels
from bot.boards.publisher import Publisher
from bot.commands.finding import match_to_complete, own_match, steps_of, watched_match
from bot.errors import Refusal
from bot.games import TABLES
from bot.games.table import Choice
from bot.matches import LiveMatch, UnreadableMatch
from bot.matches.parents import part_told
from bot.ui.commands import Command, command
from bot.ui.door import Answer, Choices, fitting, offered
from bot.ui.harmless import first_lines, harmless
from bot.ui.names import Names
from bot.ui.pictures import gallery
from bot.ui.replies import Interaction, Layout, put, tell, texts_for
from bot.ui.router import RED, Acts, Button, controls
from engine.core import Seat
from texts import Texts

ACTS = Acts()
MATCHES_SHOWN = 20
LOG_SHOWN = 3200
"""Characters of the log in the message; the file has all of it."""


@command("command-pick")
async def pick(interaction: Interaction, card: str) -> None:
    """Take, bring, ban or choose a card: whatever is due."""
    match = await own_match(interaction)
    names = Names((move, move.value, {"en": move.label}) for move in _moves(match, interaction))
    choice = names.one(card, "en")
    await panel.play(interaction, match.id, choice.move if choice else card)


@pick.autocomplete("card")
@offered
async def _offers(interaction: Interaction, typed: str) -> Choices:
    match = await match_to_complete(interaction)
    if match is None:
        return []
    return fitting(typed, [(move.label, move.move) for move in _moves(match, interaction)])


def _moves(match: LiveMatch, interaction: Interaction) -> list[Choice]:
    """The choices that say a whole move."""
    seat = match.seat_of(interaction.user.id)
    if seat is None or match.outcome is not None:
        return []
    table, texts = TABLES[match.game.id], texts_for(interaction)
    question = table.question(match.state, seat, (), match.names, texts)
    return [choice for choice in question.choices if choice.move]


@command("command-end")
async def end(interaction: Interaction) -> None:
    """End the turn."""
    match = await own_match(interaction)
    ends = [step.move for step in steps_of(match, interaction) if step.ends]
    await panel.play(interaction, match.id, ends[0] if ends else "end")


@command("command-hand")
async def hand(interaction: Interaction) -> None:
    """Show the own hand."""
    await panel.show(interaction, await own_match(interaction))


@command("command-board")
async def board(interaction: Interaction) -> None:
    """A player in the match's channel gets a fresh board for all, others a look at it."""
    client, texts = interaction.client, texts_for(interaction)
    match = await watched_match(interaction)
    playing = match.seat_of(interaction.user.id) is not None
    at_home = match.row.channel_id == interaction.channel_id
    if playing and at_home:
        client.part(Publisher).request(match.id, anew=True)
        await tell(interaction, texts("board-anew"))
        return
    picture = await picture_of(client, match, match.chapter, texts)
    buttons = []
    if playing and match.outcome is None and interaction.guild_id == match.row.guild_id:
        buttons.append(Button(f"match:move:{match.id}", texts("button-move-here")))
    where = texts("board-elsewhere", where=_where(match.row.channel_id, texts))
    await put(interaction, where, gallery(picture), controls(*buttons), picture=picture)


@ACTS.on("match:move:{match_id}")
async def _move_here(interaction: Interaction, match_id: int) -> None:
    """The match goes on in the channel of the click (its thread may have been deleted)."""
    client, texts = interaction.client, texts_for(interaction)
    match = await client.matches.get(match_id)
    match.seat_for(interaction.user.id)
    if interaction.channel_id is None or interaction.guild_id != match.row.guild_id:
        raise Refusal("refused-wrong-place")
    client.part(Publisher).move(match_id, interaction.channel_id)
    await tell(interaction, texts("board-moved"))


@command("command-log")
async def log(interaction: Interaction) -> None:
    """The story so far."""
    await _show_log(interaction, (await watched_match(interaction)).id)


@ACTS.on("match:log:{match_id}", Answer.PRIVATE)
async def _show_log(interaction: Interaction, match_id: int) -> None:
    """The newest part as text, the whole as a file; after the end the match record too."""
    match, texts = await interaction.client.matches.get(match_id), texts_for(interaction)
    table = TABLES[match.game.id]
    events = [event for chapter in match.chapters for event in chapter.events]
    part = await part_told(interaction.client, match, texts)
    lines = [
        *([part] if part else ()),
        *table.introduction(match.row.setup, match.names, texts),
        *table.story(events, match.names, texts),
        *off_the_board(match, texts),
    ]
    whole = "\n".join(lines)
    newest = first_lines(reversed(whole.split("\n")), LOG_SHOWN, texts("log-shortened"))
    shown = "\n".join(reversed(newest))
    players = " – ".join(harmless(name) for name in match.names.values())
    files = [discord.File(io.BytesIO(whole.replace("**", "").encode()), f"match-{match.id}.txt")]
    if match.outcome is not None and match.outcome.reason != PREPARED:  # else the seed tells more
        record = json.dumps(match.record(), ensure_ascii=False, indent=1)
        files.append(discord.File(io.BytesIO(record.encode()), f"match-{match.id}.json"))
    links = [discord.ui.File[Any](f"attachment://{file.filename}") for file in files]
    view = Layout(texts("log-title", players=players), shown, *links)
    await interaction.edit_original_response(view=view, attachments=files)


@command("command-resign")
async def resign(interaction: Interaction) -> None:
    """Ask before giving up."""
    texts = texts_for(interaction)
    try:
        match = await own_match(interaction)
    except UnreadableMatch as unreadable:
        await _ask_to_resign(interaction, unreadable.match_id, texts("unreadable-ask"))
        return
    seat = match.seat_for(interaction.user.id)
    others = [name for other, name in match.names.items() if other != seat]
    opponent = f"**{harmless(', '.join(others))}**"
    asked = "resign-ask" if match.if_resigned(seat) else "leave-ask" if others else "stop-ask"
    await _ask_to_resign(interaction, match.id, texts(asked, opponent=opponent))


async def _ask_to_resign(interaction: Interaction, match_id: int, asked: str) -> None:
    texts = texts_for(interaction)
    resign = Button(f"match:resign:{match_id}", texts("button-resign"), RED)
    stay = Button(f"match:stay:{match_id}", texts("button-no"))
    await put(interaction, asked, controls(resign, stay))


@ACTS.on("match:resign:{match_id}")
async def _resign_button(interaction: Interaction, match_id: int) -> None:
    client, texts = interaction.client, texts_for(interaction)
    try:
        match = await client.matches.resign(match_id, interaction.user.id)
    except UnreadableMatch:
        await client.matches.leave_unreadable(match_id, interaction.user.id)
        await put(interaction, texts("left-unreadable"))
        return
    await put(interaction, texts("resigned" if match.outcome else "left"))
    await client.part(Panels).refresh(match, interaction.user.id)


@ACTS.on("match:stay:{:d}")
async def _stay_button(interaction: Interaction) -> None:
    await put(interaction, texts_for(interaction)("cancelled"))


@command("command-pause")
async def pause(interaction: Interaction) -> None:
    """Ask for a pause of the clock, or agree to one."""
    await _pause(interaction, (await own_match(interaction)).id)


@command("command-resume")
async def resume(interaction: Interaction) -> None:
    """End a pause, or say no to one."""
    await _resume(interaction, (await own_match(interaction)).id)


@ACTS.on("match:pause:{match_id}", Answer.PRIVATE)
async def _pause(interaction: Interaction, match_id: int) -> None:
    match = await interaction.client.matches.pause(match_id, interaction.user.id)
    texts = texts_for(interaction)
    await put(interaction, texts("pause-begun" if match.paused_at else "pause-asked"))


@ACTS.on("match:resume:{match_id}", Answer.PRIVATE)
async def _resume(interaction: Interaction, match_id: int) -> None:
    await interaction.client.matches.resume(match_id, interaction.user.id)
    await put(interaction, texts_for(interaction)("pause-over"))


@command("command-match")
async def match(interaction: Interaction) -> None:
    """List the matches that somebody is playing."""
    texts = texts_for(interaction)
    matches, person = interaction.client.matches, interaction.user.id
    lines = [_line(playing, person, texts) for playing in await matches.of_user(person)]
    for unreadable in await matches.unreadable_of(person):
        where = _where(unreadable.channel_id, texts)
        lines.append("- " + texts("match-line-unreadable", where=where))
    if not lines:
        raise Refusal("refused-no-match", command=interaction.client.mention("duel"))
    await put(interaction, "\n".join([texts("match-list"), *lines[:MATCHES_SHOWN]]))


def _line(match: LiveMatch, user_id: int, texts: Texts) -> str:
    seat: Seat | None = match.seat_of(user_id)
    others = [name for other, name in match.names.items() if other != seat]
    return "- " + texts(
        "match-line",
        opponent=f"**{harmless(', '.join(others))}**",
        where=_where(match.row.channel_id, texts),
        turn="yours" if seat in match.due else "theirs",
    )


def _where(channel_id: int, texts: Texts) -> str:
    return texts("in-channel", channel=f"<#{channel_id}>")


COMMANDS: list[Command] = [pick, end, hand, board, log, resign, pause, resume, match]
