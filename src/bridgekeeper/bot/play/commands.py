"""The slash commands of a match."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from ...engine.core import Seat
from ...texts import Texts
from ..errors import Refusal
from ..games import TABLES
from ..games.table import CardChoice, MoveChoice
from ..harmless import harmless
from ..matches import LiveMatch
from ..replies import Interaction, TextView, attachment, gallery, tell, texts_for
from ..words import words
from . import panel
from .beginning import GAME, RANDOM
from .board import picture_of, resignation
from .buttons import MatchButton, match_button
from .challenge import challenge
from .completing import Choices, decks, matching
from .finding import own_match, watched_match
from .practice import USUAL, begin_practice, practice

LOG_SHOWN = 3200
"""Characters of the log in the message; the file has all of it."""


@app_commands.command(name=words("command-duel"), description=words("command-duel-about"))
@app_commands.rename(
    opponent=words("command-duel-opponent"),
    format=words("command-duel-format"),
    deck=words("command-duel-deck"),
)
@app_commands.describe(
    opponent=words("command-duel-opponent-about"),
    format=words("command-duel-format-about"),
    deck=words("command-duel-deck-about"),
)
@app_commands.choices(
    format=[
        app_commands.Choice(name=words(f"choice-{each}"), value=each)
        for each in TABLES[GAME].formats
    ]
)
@app_commands.guild_only()
async def duel(
    interaction: Interaction,
    opponent: discord.Member,
    format: str = "preconstructed",
    deck: str = RANDOM,
) -> None:
    """Challenge somebody; the bot itself accepts at once."""
    if interaction.client.user is not None and opponent.id == interaction.client.user.id:
        await begin_practice(interaction, USUAL, deck)
        return
    await challenge(interaction, opponent, format, deck)


@duel.autocomplete("deck")
async def _decks(interaction: Interaction, typed: str) -> Choices:
    return await decks(interaction, typed)


@app_commands.command(name=words("command-play"), description=words("command-play-about"))
@app_commands.rename(
    card=words("command-play-card"),
    lane=words("command-play-lane"),
    target=words("command-play-target"),
)
@app_commands.describe(
    card=words("command-play-card-about"),
    lane=words("command-play-lane-about"),
    target=words("command-play-target-about"),
)
async def play(
    interaction: Interaction, card: str, lane: str | None = None, target: str | None = None
) -> None:
    """Play a card."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    match = await own_match(interaction)
    await panel.play(interaction, match.id, _move(match, interaction, card, lane, target))


def _move(
    match: LiveMatch, interaction: Interaction, card: str, lane: str | None, target: str | None
) -> str:
    """The move that is meant by a card and a place: the place completes the card's move."""
    steps = [each.move for each in _steps(match, interaction)]
    bare = lane is None and target is None
    if bare and (card in steps or any(mark in card for mark in ":@+")):
        return card
    choice = _choice(_choices(match, interaction), card)
    if choice is None:
        return f"{card}@{target}" if target else f"{card}:{lane or 'u'}"  # the rules refuse it
    mark, place, nowhere = ("@", target, "au1") if choice.aimed else (":", lane, "u")
    if place is None and len(choice.moves) == 1:
        return choice.moves[0].move
    if place is None and choice.moves:
        key = "refused-needs-target" if choice.aimed else "refused-needs-lane"
        raise Refusal(key, card=choice.label)
    if place and place.startswith("+"):  # onto a host
        mark = ""
    return f"{choice.id}{mark}{place or nowhere}"


@play.autocomplete("card")
async def _cards(interaction: Interaction, typed: str) -> Choices:
    match = await _match_to_complete(interaction)
    if match is None:
        return []
    playable = [each for each in _choices(match, interaction) if each.moves]
    options = [(each.label if each.number else f"👑 {each.label}", each.id) for each in playable]
    options += [(each.label, each.move) for each in _steps(match, interaction)]
    return matching(typed, options)


@play.autocomplete("lane")
async def _lanes(interaction: Interaction, typed: str) -> Choices:
    return await _places(interaction, typed, aimed=False)


@play.autocomplete("target")
async def _targets(interaction: Interaction, typed: str) -> Choices:
    return await _places(interaction, typed, aimed=True)


async def _places(interaction: Interaction, typed: str, *, aimed: bool) -> Choices:
    """The legal places for the card that is chosen so far."""
    match = await _match_to_complete(interaction)
    chosen = (
        _choice(_choices(match, interaction), interaction.namespace.card or "") if match else None
    )
    if chosen is None or chosen.aimed != aimed:
        return []
    places = [(each.label, each.move.removeprefix(chosen.id).lstrip(":@")) for each in chosen.moves]
    return matching(typed, places)


async def _match_to_complete(interaction: Interaction) -> LiveMatch | None:
    try:
        return await own_match(interaction)
    except Refusal:
        return None


def _choices(match: LiveMatch, interaction: Interaction) -> list[CardChoice]:
    seat = match.seat_of(interaction.user.id)
    if seat is None or match.outcome is not None:
        return []
    texts = texts_for(interaction)
    return [*TABLES[match.game.id].choices(match.state, seat, match.names, texts)]


def _steps(match: LiveMatch, interaction: Interaction) -> Sequence[MoveChoice]:
    seat = match.seat_of(interaction.user.id)
    if seat is None or match.outcome is not None:
        return []
    return TABLES[match.game.id].steps(match.state, seat, texts_for(interaction))


def _choice(choices: list[CardChoice], typed: str) -> CardChoice | None:
    """The choice that is typed by id or name, else the only one that begins so."""
    wanted = typed.strip().lower()
    exact = [each for each in choices if wanted in (each.id, each.label.lower())]
    begun = [
        each
        for each in choices
        if wanted and (each.id.startswith(wanted) or each.label.lower().startswith(wanted))
    ]
    return exact[0] if exact else begun[0] if len(begun) == 1 else None


@app_commands.command(name=words("command-end"), description=words("command-end-about"))
async def end(interaction: Interaction) -> None:
    """End the turn."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    match = await own_match(interaction)
    await panel.play(interaction, match.id, "end")


@app_commands.command(name=words("command-hand"), description=words("command-hand-about"))
async def hand(interaction: Interaction) -> None:
    """Show the own hand."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await panel.show(interaction.client, interaction, await own_match(interaction))


@app_commands.command(name=words("command-board"), description=words("command-board-about"))
async def board(interaction: Interaction) -> None:
    """A player in the match's channel gets a fresh board for all, others a look at it."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    client, texts = interaction.client, texts_for(interaction)
    match = await watched_match(interaction)
    playing = match.seat_of(interaction.user.id) is not None
    at_home = match.row.channel_id == interaction.channel_id
    if playing and at_home:
        client.poster.request(match.id, anew=True)
        await tell(interaction, texts("board-anew"))
        return
    picture = await picture_of(client, match, match.chapter, texts)
    view = TextView(texts("board-elsewhere", where=_where(match, texts)))
    view.add_item(gallery(picture))
    if playing and match.outcome is None and interaction.guild_id == match.row.guild_id:
        button = MatchButton("move", match.id, texts("button-move-here"))
        view.add_item(discord.ui.ActionRow(button))
    await interaction.edit_original_response(view=view, attachments=[attachment(picture)])


@match_button("move")
async def _move_here(interaction: Interaction, match_id: int) -> None:
    """The match goes on in the channel of the click (its thread may have been deleted)."""
    client, texts = interaction.client, texts_for(interaction)
    await interaction.response.defer()
    match = await client.matches.get(match_id)
    if match.seat_of(interaction.user.id) is None:
        raise Refusal("refused-not-your-match")
    if interaction.channel_id is None or interaction.guild_id != match.row.guild_id:
        raise Refusal("refused-wrong-place")
    client.poster.move(match_id, interaction.channel_id)
    await tell(interaction, texts("board-moved"))


@app_commands.command(name=words("command-log"), description=words("command-log-about"))
async def log(interaction: Interaction) -> None:
    """The story so far."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await _show_log(interaction, await watched_match(interaction))


@match_button("log")
async def _log_button(interaction: Interaction, match_id: int) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await _show_log(interaction, await interaction.client.matches.get(match_id))


async def _show_log(interaction: Interaction, match: LiveMatch) -> None:
    """The newest part as text, the whole as a file; after the end the match record too."""
    texts = texts_for(interaction)
    table = TABLES[match.game.id]
    events = [event for chapter in match.chapters for event in chapter.events]
    lines = [
        *table.introduction(match.row.setup, match.names, texts),
        *table.story(events, match.names, texts),
        *resignation(match, texts),
    ]
    whole = "\n".join(lines)
    shown = whole
    if len(whole) > LOG_SHOWN:
        cut = whole.index("\n", len(whole) - LOG_SHOWN)
        shown = f"{texts('log-shortened')}\n{whole[cut + 1 :]}"
    players = " – ".join(harmless(name) for name in match.names.values())
    view = TextView(texts("log-title", players=players), shown)
    files = [discord.File(io.BytesIO(whole.replace("**", "").encode()), f"match-{match.id}.txt")]
    if match.outcome is not None:
        record = json.dumps(match.record(), ensure_ascii=False, indent=1)
        files.append(discord.File(io.BytesIO(record.encode()), f"match-{match.id}.json"))
    for file in files:
        view.add_item(discord.ui.File(f"attachment://{file.filename}"))
    await interaction.edit_original_response(view=view, attachments=files)


@app_commands.command(name=words("command-resign"), description=words("command-resign-about"))
async def resign(interaction: Interaction) -> None:
    """Ask before giving up."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    match, texts = await own_match(interaction), texts_for(interaction)
    others = [
        name for seat, name in match.names.items() if seat != match.seat_of(interaction.user.id)
    ]
    opponent = f"**{harmless(', '.join(others))}**"
    view = TextView(texts("resign-ask", opponent=opponent))
    style = discord.ButtonStyle.danger
    view.add_item(
        discord.ui.ActionRow(
            MatchButton("resign", match.id, texts("button-resign"), style),
            MatchButton("stay", match.id, texts("button-no")),
        )
    )
    await interaction.edit_original_response(view=view)


@match_button("resign")
async def _resign_button(interaction: Interaction, match_id: int) -> None:
    await interaction.response.defer()
    client = interaction.client
    match = await client.matches.resign(match_id, interaction.user.id)
    client.poster.request(match_id)
    await _answer(interaction, texts_for(interaction)("resigned"))
    await client.panels.refresh(match, interaction.user.id)


@match_button("stay")
async def _stay_button(interaction: Interaction, _match_id: int) -> None:
    await interaction.response.defer()
    await _answer(interaction, texts_for(interaction)("cancelled"))


async def _answer(interaction: Interaction, text: str) -> None:
    await interaction.edit_original_response(view=TextView(text))


@app_commands.command(name=words("command-match"), description=words("command-match-about"))
async def match(interaction: Interaction) -> None:
    """List the matches that somebody is playing."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    texts = texts_for(interaction)
    playing = await interaction.client.matches.of_user(interaction.user.id)
    if not playing:
        raise Refusal("refused-no-match", command=interaction.client.mention("duel"))
    lines = [_line(each, interaction.user.id, texts) for each in playing[:20]]
    await _answer(interaction, "\n".join([texts("match-list"), *lines]))


def _line(match: LiveMatch, user_id: int, texts: Texts) -> str:
    seat: Seat | None = match.seat_of(user_id)
    others = [name for other, name in match.names.items() if other != seat]
    return "- " + texts(
        "match-line",
        opponent=f"**{harmless(', '.join(others))}**",
        where=_where(match, texts),
        turn="yours" if seat in match.due else "theirs",
    )


def _where(match: LiveMatch, texts: Texts) -> str:
    return texts("in-channel", channel=f"<#{match.row.channel_id}>")


@match_button("rematch")
async def _rematch(interaction: Interaction, match_id: int) -> None:
    """The same two again: a challenge to the other player, or practice once more."""
    match = await interaction.client.matches.get(match_id)
    seat = match.seat_of(interaction.user.id)
    if seat is None:
        raise Refusal("refused-not-your-match")
    other = next(each for each in match.names if each != seat)
    if other in match.strengths:
        await begin_practice(interaction, match.strengths[other], RANDOM)
        return
    guild = interaction.guild
    if guild is None:
        raise Refusal("refused-wrong-place")
    try:
        opponent = await guild.fetch_member(match.user_in(other))
    except discord.NotFound:
        raise Refusal("refused-not-in-server") from None
    await challenge(interaction, opponent, "preconstructed", RANDOM)


COMMANDS: list[app_commands.Command[Any, ..., Any]] = [
    duel,
    practice,
    play,
    end,
    hand,
    board,
    log,
    resign,
    match,
]
