"""`/history`: a player's results in this server, page by page, each with its replay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.app import Interaction
from bot.boards.replay import show_replay
from bot.boards.watching import reader_of
from bot.errors import Refusal
from bot.lobby.options import game_of, suggested_games
from bot.results.people import check_visible, game_and_format
from bot.store.result_tables import SeatOutcome
from bot.store.results import ResultLine
from bot.ui.acknowledgement import Answer
from bot.ui.commands import command
from bot.ui.escaping import distinguish_users, escape_markdown, name_of, shorten_name
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.received import parse_number, parse_snowflake, read_choice
from bot.ui.replies import respond, texts_for
from bot.ui.router import Button, Handlers, Row, Select, controls, option
from images.charts import BETWEEN
from images.history import ENTRIES, Entry, History, Outcome, history, history_alt
from images.picture import Drawing
from texts import Texts

HANDLERS = Handlers(Answer.PANEL)
LAST_PAGE = 9999
"""The last page (0-based) that a button may ask for."""
_OUTCOMES: Mapping[SeatOutcome, Outcome] = {
    SeatOutcome.WON: "won",
    SeatOutcome.DRAWN: "drawn",
    SeatOutcome.LOST: "lost",
    SeatOutcome.OVER: "over",
}


@command("command-history", player="command-results-person")
async def history_command(
    interaction: Interaction,
    player: discord.Member | None = None,
    game: str | None = None,
    against: discord.Member | None = None,
) -> None:
    """Show the newest results of a player, by default of the player who acts."""
    known = (await game_of(interaction, game)).game if game is not None else ""
    whose = player or interaction.user
    known_names = {each.id: name_of(each) for each in (whose, against) if each is not None}
    await _show(interaction, whose.id, known, against.id if against else 0, 0, known_names)


history_command.autocomplete("game")(suggested_games)


@HANDLERS.on("history:{player}:{game}:{against}:{page}:{}")
async def _turn(interaction: Interaction, player: str, game: str, against: str, page: int) -> None:
    """Show another page. The mark at the end of the custom id only tells the buttons apart."""
    await _show(interaction, parse_snowflake(player), game, parse_snowflake(against), page)


@HANDLERS.on("history:replay", Answer.PRIVATE)
async def _replay(interaction: Interaction) -> None:
    """Replay the match chosen from the list."""
    await show_replay(interaction, parse_number(read_choice(interaction)) or 0)


async def _show(
    interaction: Interaction,
    user_id: int,
    game: str,
    against: int,
    page: int,
    known_names: Mapping[int, str] | None = None,
) -> None:
    """Show a page (0-based) of a player's results.

    `known_names` are current names by user id; other players have the names stored with their
    matches.
    """
    await check_visible(interaction, user_id)
    if against:
        await check_visible(interaction, against)
    if page > LAST_PAGE:
        raise Refusal("refused-unknown-button")
    texts, store = texts_for(interaction), interaction.client.store
    found = await store.results.history(
        interaction.guild_id,
        user_id,
        await reader_of(interaction, user_id),
        game=game or None,
        against=against or None,
        skip=page * ENTRIES,
        most=ENTRIES + 1,
    )
    shown, more = found[:ENTRIES], len(found) > ENTRIES
    if not shown:
        title = texts("history-title", player=f"<@{user_id}>")
        await respond(interaction, title, texts("history-empty"))
        return
    names = _names(shown, {interaction.user.id: name_of(interaction.user), **(known_names or {})})
    title = texts("history-title", player=escape_markdown(names[user_id]))
    number = texts("history-page", number=page + 1) if page or more else ""
    entries = tuple(_entry(result, user_id, names, texts) for result in shown)
    drawn = History(names[user_id], entries, number)
    drawing = Drawing.of(history, history_alt, drawn, texts)
    picture = await draw_picture_for(interaction, drawing)
    buttons = []
    if page or more:
        way = f"history:{user_id}:{game}:{against}"
        back, on = f"{way}:{max(page - 1, 0)}:back", f"{way}:{page + 1}:on"
        buttons.append(Button(back, "◀", disabled=page == 0))
        buttons.append(Button(on, "▶", disabled=not more))
    replays, turning = _replays(shown, user_id, names, texts), controls(*buttons)
    await respond(interaction, title, gallery(picture), replays, turning, picture=picture)


def _names(shown: Sequence[ResultLine], known: Mapping[int, str]) -> dict[int, str]:
    """Return the players' names for a page, one for each whatever their names were then.

    Players who are not `known` have their name in the newest match of the page.
    """
    kept = {
        seat.user_id: seat.name
        for result in reversed(shown)
        for seat in result.seats
        if seat.user_id is not None
    }
    return distinguish_users({user_id: known.get(user_id, name) for user_id, name in kept.items()})


def _replays(
    shown: Sequence[ResultLine], user_id: int, names: Mapping[int, str], texts: Texts
) -> Row:
    """Lay out the select of the page's matches."""
    options = [
        option(
            str(result.match_id),
            texts(
                "history-choice",
                number=str(result.match_id),
                opponents=shorten_name(_opponents(result, user_id, names), 60),
                day=f"{result.ended_at:%Y-%m-%d}",
            ),
        )
        for result in shown
    ]
    return controls(Select("history:replay", options, texts("button-replay")))


def _entry(result: ResultLine, user_id: int, names: Mapping[int, str], texts: Texts) -> Entry:
    """Return the line of a result from this player's side."""
    own, kind = result.seat_of(user_id), result.kind
    turns = texts("history-turns", count=result.turns)
    return Entry(
        texts.day(result.ended_at),
        BETWEEN.join(
            (game_and_format(result.game, result.format, texts), turns, texts(f"play-{kind}"))
        ),
        _opponents(result, user_id, names),
        _OUTCOMES[own.outcome],
        own.after - own.before if own.before is not None and own.after is not None else None,
        result.game,
    )


def _opponents(result: ResultLine, user_id: int, names: Mapping[int, str]) -> str:
    """Name the opponents."""
    team = result.seat_of(user_id).team
    opponents = [seat for seat in result.seats if seat.team != team]
    return ", ".join(
        shorten_name(names.get(each.user_id or 0, each.name), 24) for each in opponents
    )


COMMANDS = (history_command,)
