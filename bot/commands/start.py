"""`/start`: a panel on which a player chooses the game, the opponents and the options."""

from __future__ import annotations

import discord

from bot.app import Interaction
from bot.clock import NO_CLOCK, Clock
from bot.errors import Refusal
from bot.faults import tolerate_discord_faults
from bot.game_api import all_match_options, game_name
from bot.game_api.match_options import MatchOptions
from bot.learning.course import learn_buttons
from bot.learning.help import cover_of
from bot.lobby.alone import begin_practice
from bot.lobby.match_request import CLOCK, ON_VALUE, RATED, STRENGTH, MatchRequest
from bot.lobby.opening import invite, open_lobby, play_anybody
from bot.lobby.options import clock_of, game_of, suggested_games
from bot.lobby.request_controls import AS_USUAL, clock_choice, control_id, setting_controls
from bot.store import Rated
from bot.ui.acknowledgement import Answer
from bot.ui.commands import command
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.places import member_of
from bot.ui.received import read_choice, read_user_id
from bot.ui.replies import respond, texts_for
from bot.ui.router import (
    BLUE,
    GREEN,
    GREY,
    Button,
    Handlers,
    MemberSelect,
    Select,
    controls,
    option,
)
from texts import Texts, dashed

HANDLERS = Handlers(Answer.PANEL)


@command("command-start", begins=True)
async def start_command(interaction: Interaction, game: str | None = None) -> None:
    """Open the panel with the named game, by default the server's."""
    await _show_games(interaction, await game_of(interaction, game))


start_command.autocomplete("game")(suggested_games)


async def _show_games(interaction: Interaction, match_options: MatchOptions) -> None:
    """Show all games, the chosen one, and the opponents it can be played with.

    Other players are found in servers only.
    """
    texts, game = texts_for(interaction), match_options.game
    has_others = interaction.guild_id is not None
    games = Select(
        "start:game",
        [
            option(
                each.game,
                game_name(each.game, texts),
                texts(f"about-{dashed(each.game)}"),
                chosen=each.game == game,
            )
            for each in all_match_options()
        ],
    )
    friends = [MemberSelect(f"start:person:{game}", texts("start-person"))] * has_others
    drawing = cover_of(game, texts)
    picture = await draw_picture_for(interaction, drawing) if drawing is not None else None
    await respond(
        interaction,
        texts("start-title"),
        controls(games),
        *([gallery(picture)] if picture is not None else []),
        texts(f"about-{dashed(game)}"),
        controls(*_companies(match_options, texts, has_others=has_others)),
        controls(*friends),
        controls(*learn_buttons(game, texts)),
        picture=picture,
    )


def _companies(match_options: MatchOptions, texts: Texts, *, has_others: bool) -> list[Button]:
    """Lay out the buttons for the opponents of a game; `has_others`: also for other players."""
    buttons = [
        Button(f"start:with:{match_options.game}:{company}", texts(f"start-{company}"), style)
        for company, style in (("bot", BLUE), ("anybody", BLUE), ("table", GREY))
        if (has_others or company == "bot")
        and MatchRequest.of(match_options.game, company).usual(texts) is not None
    ]
    if match_options.solo() is not None:
        buttons.append(Button(f"start:solo:{match_options.game}", texts("start-solo")))
    return buttons


async def _show_settings(interaction: Interaction, request: MatchRequest) -> None:
    """Show the match to be started, all its options, and the button to start."""
    texts = texts_for(interaction)
    usual = await clock_of(interaction, None)
    settings = request.match_settings(await _clock_of(interaction, request))
    company = texts(f"start-with-{request.company}", person=f"<@{request.opponent_id}>")
    start = Button(control_id("start", "begin", request), texts("button-start"), GREEN)
    back = Button(f"start:back:{request.game}", texts("button-back"))
    await respond(
        interaction,
        f"### {game_name(request.game, texts)} · {company}",
        f"**{settings.title(texts)}**\n{settings.agreement(texts)}",
        *setting_controls("start", request, clock_choice(usual), texts),
        controls(start, back),
    )


async def _clock_of(interaction: Interaction, request: MatchRequest) -> Clock | None:
    """Return the chosen clock. The default is no clock against the bot, else the server's clock."""
    usual = NO_CLOCK if request.company == "bot" else None
    return await clock_of(interaction, request.chosen.get(CLOCK.name, usual))


# Handlers of the controls


@HANDLERS.on("start:game")
async def _choose_game(interaction: Interaction) -> None:
    await _show_games(interaction, await game_of(interaction, read_choice(interaction)))


@HANDLERS.on("start:open", begins="start")
async def _open(interaction: Interaction) -> None:
    """Open the panel from a public message."""
    await _show_games(interaction, await game_of(interaction, None))


@HANDLERS.on("start:back:{game}")
async def _go_back(interaction: Interaction, game: str) -> None:
    await _show_games(interaction, await game_of(interaction, game))


@HANDLERS.on("start:with:{game}:{company}")
async def _choose_company(interaction: Interaction, game: str, company: str) -> None:
    """Show the options for these opponents."""
    texts = texts_for(interaction)
    request = MatchRequest.of(game, company).usual(texts)
    if request is None:
        raise Refusal("refused-unknown-button")
    server_settings = await interaction.client.store.servers.guild_settings(interaction.guild_id)
    if server_settings.rated is Rated.RATED and RATED in request.options:
        request = request.settle(RATED.name, ON_VALUE, texts) or request
    await _show_settings(interaction, request)


@HANDLERS.on("start:person:{game}")
async def _choose_person(interaction: Interaction, game: str) -> None:
    """Choose a named member as opponent, who may be the bot."""
    member = await member_of(interaction, read_user_id(interaction))
    await show_challenge(interaction, game, member)


async def show_challenge(interaction: Interaction, game: str, member: discord.Member) -> None:
    """Show the options before this member is challenged. Raises `Refusal`."""
    if member.id == interaction.user.id:
        raise Refusal("refused-self")
    if member.bot and member.id != interaction.client.me.id:
        raise Refusal("refused-bot")
    company = "bot" if member.bot else str(member.id)
    await _choose_company(interaction, game, company)


@HANDLERS.on("start:solo:{game}", begins="start")
async def _play_solo(interaction: Interaction, game: str) -> None:
    """Open the panel of solo games."""
    opens = (await game_of(interaction, game)).solo()
    if opens is None:
        raise Refusal("refused-unknown-button")
    await opens(interaction, {})


@HANDLERS.on("start:set:{game}:{company}:{mark}:{code}")
async def _settle(interaction: Interaction, game: str, company: str, mark: str, code: str) -> None:
    """Set an option to the value chosen in a select."""
    value = read_choice(interaction)
    request = MatchRequest.read(game, company, code)
    await _change(interaction, request, mark, "" if value == AS_USUAL else value)


@HANDLERS.on("start:flip:{game}:{company}:{mark}:{code}")
async def _flip(interaction: Interaction, game: str, company: str, mark: str, code: str) -> None:
    """Turn a switch on or off."""
    request = MatchRequest.read(game, company, code)
    await _change(interaction, request, mark, request.flipped(mark))


async def _change(interaction: Interaction, request: MatchRequest, mark: str, value: str) -> None:
    changed = request.settle(request.option(mark).name, value, texts_for(interaction))
    if changed is None:
        raise Refusal("refused-unknown-choice")
    await _show_settings(interaction, changed)


@HANDLERS.on("start:begin:{game}:{company}::{code}", begins="start")
async def _begin(interaction: Interaction, game: str, company: str, code: str) -> None:
    """Begin the match that the panel shows, or open a lobby for it."""
    request = MatchRequest.read(game, company, code)
    settings = request.match_settings(await _clock_of(interaction, request))
    pick = request.match_options.pick(request.chosen)
    is_answered = False
    match request.company:
        case "bot":
            strength = request.chosen.get(STRENGTH)
            is_answered = await begin_practice(interaction, settings, strength, pick)
        case "anybody":
            is_answered = await play_anybody(interaction, settings, pick)
        case "person":
            await invite(
                interaction, await member_of(interaction, request.opponent_id), settings, pick
            )
        case "table":
            await open_lobby(interaction, settings, pick)
    if not is_answered:
        with tolerate_discord_faults("start panel not put away"):  # the match has begun anyway
            await respond(interaction, texts_for(interaction)("start-done"))


COMMANDS = (start_command,)
