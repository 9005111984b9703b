"""The board message of a match: its layout and its buttons."""

from __future__ import annotations

from typing import Any

import discord

from bot.app import App, Interaction
from bot.boards.audience import audience_parts
from bot.boards.decks import decks_buttons
from bot.boards.ratings import rating_lines
from bot.boards.watching import as_others_see, is_delayed
from bot.game_api import GAME_UIS, puzzle_uis, read_match_settings
from bot.game_api.questions import SeatNames
from bot.game_api.words import bold
from bot.matches import LiveMatch
from bot.matches.parents import describe_part
from bot.store import LinkKind, Motion
from bot.store.personal import is_former
from bot.store.result import PREPARED
from bot.ui.client import Client
from bot.ui.escaping import escape_markdown, take_first_lines
from bot.ui.links import link_buttons
from bot.ui.pictures import draw_picture, files_of, gallery
from bot.ui.replies import Layout, Part, items_of
from bot.ui.router import BLUE, Button, Handlers, Row, in_rows
from engine.core import Outcome, Seat
from engine.games import game_ai_of
from images.picture import Drawing, Picture
from images.renderer import Urgency
from images.theme import SEAT_COLOURS
from opponents.thinkers import harder_than
from texts import Texts, texts_in
from workers import Asker

HANDLERS = Handlers()
HEADLINE_LIMIT = 2600
"""Maximum characters above a picture; the log has the rest."""
LINE_LIMIT = 240
"""Maximum characters about others' moves above the buttons of a panel; the log has the rest."""
PICTURE_LIMIT = 900
"""Maximum characters of the text that replaces a picture."""
OVER = (92, 92, 92)
"""The colour of a board when no seat has to act."""
OPEN_IN_A_ROW = 4
"""Buttons per row for open moves: the open cards are arranged like that in the picture."""


async def picture_of(
    client: App, match: LiveMatch, texts: Texts, asker: Asker | None = None
) -> Picture:
    """Draw the latest moves as an animation that ends on the board, or else the board.

    While the renderer is behind, only the board is drawn. Everything is drawn outside the event
    loop; states that are outdated before a render worker is free are skipped. A picture for an
    `asker` comes before those for everyone.
    """
    server_settings = await client.store.servers.guild_settings(match.row.guild_id)
    filmed = server_settings.motion is Motion.ANIMATION and not client.renderer.is_behind

    def newest() -> Drawing:
        animation = animation_of(match, texts) if filmed and not client.renderer.is_behind else None
        turn, ui = match.turn, GAME_UIS[match.game.id]
        return animation or ui.board(match.view(None), turn.latest, match.names, texts)

    urgency = Urgency.ANIMATION if filmed and match.to_be_watched is not None else Urgency.BOARD
    urgency = urgency if asker is None else Urgency.PERSON
    return await draw_picture(client, newest, urgency, match.id, asker)


def animation_of(match: LiveMatch, texts: Texts, viewer: Seat | None = None) -> Drawing | None:
    """Return the animation that all want to watch now, seen from this seat, or None."""
    first = match.to_be_watched
    return None if first is None else animate(match, first, texts, viewer)


def animate(
    match: LiveMatch,
    first: int,
    texts: Texts,
    viewer: Seat | None = None,
    *,
    end: int | None = None,
    whole: bool = False,
) -> Drawing | None:
    """Return the animation of the moves from `first` until before `end`, or None.

    `viewer` and `whole` are those of `Animation.draw`.
    """
    animation = GAME_UIS[match.game.id].animation
    if animation is None:
        return None
    before, moves = match.before(first), [move.text for move in match.moves[first:end]]
    return animation.draw(before, moves, match.names, texts, viewer, whole=whole)


async def board_of(client: App, match: LiveMatch) -> tuple[Layout, list[discord.File]]:
    """Lay out the board: summary, picture, whose turn it is, and the buttons.

    The files of the picture come with it.
    """
    texts = texts_in(match.row.language)
    seen = as_others_see(match)
    picture = await picture_of(client, seen, texts)
    part, to_act = await describe_part(client.matches, match, texts), match.to_act
    below = [others_status(match, texts), *await rating_lines(client, match, texts)]
    parts: list[Part] = [
        "\n".join(filter(None, (part, headline_text(seen, texts)))),
        gallery(picture, PICTURE_LIMIT),
        "\n".join(below),
        *_open_rows(match, texts),
        *buttons_below(client, match, texts),
        *await audience_parts(client, match, texts),
    ]
    colour = SEAT_COLOURS[to_act[0]].main if to_act else OVER
    accent = discord.Colour.from_rgb(*colour)
    board = discord.ui.Container[Any](*items_of(*parts), accent_colour=accent)
    return Layout(board), files_of(picture)


def headline_text(match: LiveMatch, texts: Texts) -> str:
    """Return the summary of the newest turns; before the first move, the introduction."""
    ui, turns = GAME_UIS[match.game.id], match.newest_turns
    names = bold(match.names)
    timed_out = dict.fromkeys(seat for turn in turns for seat in turn.timed_out)
    lines = [texts("board-late", player=names[seat]) for seat in timed_out]
    if turns[0] is match.turns[0]:
        lines += ui.introduction(match.row.setup, match.names, texts)
    events = [event for turn in turns for event in turn.events]
    lines += ui.headline(events, match.names, texts)
    lines += given_up(match, texts)
    return "\n".join(take_first_lines(lines, HEADLINE_LIMIT))


def others_text(match: LiveMatch, seat: Seat, texts: Texts) -> str:
    """Return what others did since this seat moved last, in one line of small print.

    Empty at the end, and if they did nothing but end their turns.
    """
    events = [event for move in match.since(seat) for event in move.events]
    for place, event in enumerate(events):
        document = event.document()
        if document["event"] == "turn_began" and document.get("seat") == seat:
            events = events[:place]  # after that it is this seat's turn
            break
    if not events or match.outcome is not None:
        return ""
    lines = GAME_UIS[match.game.id].headline(events, match.names, texts)
    if not lines:
        return ""
    first, *others = lines  # the first one is shown whole
    others = take_first_lines(others, LINE_LIMIT - len(first))
    return f"-# {' · '.join([first, *others])}"


def former_text(match: LiveMatch, where: str, texts: Texts) -> str:
    """Return the text that replaces a superseded board.

    `where` names the place of the new board; empty: it is below.
    """
    players = " – ".join(escape_markdown(name) for name in match.names.values())
    key = "board-went-on" if where else "board-below"
    return texts(key, players=players, where=where)


def given_up(match: LiveMatch, texts: Texts) -> list[str]:
    """Return lines that say who has left, who has resigned, and that the time was over."""
    names = bold(match.names)
    plays_on = match.outcome is None or match.outcome.reason == PREPARED
    left = "board-left" if plays_on else "board-left-earlier"
    lines = [texts(left, player=names[seat]) for seat in match.left]
    if match.resigned is not None:
        key = "board-gone" if match.abandoned else "board-resigned"
        lines.append(texts(key, player=names[match.resigned]))
    if match.limit_reached and match.outcome is not None:
        ahead = ", ".join(names[seat] for seat in match.outcome.winners)
        lines.append(texts("board-limit", player=ahead) if ahead else texts("board-limit-draw"))
    return lines


def off_the_board(match: LiveMatch, texts: Texts) -> list[str]:
    """Return lines that say how the match ended off the board, and who left."""
    lines = given_up(match, texts)
    if match.resigned is None and match.abandoned:
        lines.append(texts(_unfinished(match)))
    return lines


def called(match: LiveMatch, seat: Seat) -> str:
    """Mention a seat's player; an AI, and the bot on one of several seats, by name."""
    user_id = match.user_in(seat)
    alone = [other.user_id for other in match.row.seats].count(user_id) == 1
    is_user = user_id and not is_former(user_id)
    return f"<@{user_id}>" if is_user and alone else escape_markdown(match.names[seat])


def status_text(match: LiveMatch, texts: Texts) -> str:
    """Return who has to act and until when; or how the match ended."""
    outcome = match.outcome
    if outcome is None:
        lines = [_due(match, texts), *_time(match, texts)]
        return "\n".join(line for line in lines if line)
    return result_text(match, outcome, {seat: called(match, seat) for seat in match.names}, texts)


def others_status(match: LiveMatch, texts: Texts) -> str:
    """Return the status for users who don't play.

    If they see an earlier position, it says so, and names the players who have to act now.
    """
    seen = as_others_see(match)
    lines = [status_text(seen, texts)]
    if is_delayed(match) and match.outcome is None:
        others = [called(match, seat) for seat in match.to_act if seat not in seen.to_act]
        if others:
            lines.append(texts("audience-due", player=", ".join(others)))
        lines.append(texts("audience-delay"))
    return "\n".join(lines)


def result_text(match: LiveMatch, outcome: Outcome, names: SeatNames, texts: Texts) -> str:
    """Return how the match ended; `names` are the players' names, escaped or as mentions."""
    if outcome.reason == PREPARED:
        return texts("board-prepared")
    if not outcome.winners:
        return texts(_unfinished(match) if match.abandoned else "board-draw")
    winners = ", ".join(name for seat, name in names.items() if seat in outcome.winners)
    losers = ", ".join(name for seat, name in names.items() if seat not in outcome.winners)
    return texts("board-won", player=winners, loser=losers, count=len(outcome.winners))


def _unfinished(match: LiveMatch) -> str:
    """Return the text key that says why a match has ended without a result."""
    if match.stopped:
        return "board-stopped-by-moderator"
    return "board-voided" if match.voided else "board-abandoned"


def _ends_all(match: LiveMatch) -> bool:
    """Return whether nothing follows: it is neither a draft nor a duel of a league."""
    outcome, settings = match.outcome, read_match_settings(match.row.settings)
    return outcome is not None and outcome.reason != PREPARED and settings.is_last(match.game.id)


def _due(match: LiveMatch, texts: Texts) -> str:
    if match.prepared:
        return texts("board-waits")
    to_act = ", ".join(called(match, seat) for seat in match.to_act)
    if all(seat in match.strengths for seat in match.to_act):
        return texts("board-thinking", player=to_act)
    return GAME_UIS[match.game.id].status(match.view(None), to_act, texts)


def _time(match: LiveMatch, texts: Texts) -> list[str]:
    """Return lines that say until when players have to act, and about pauses and stops."""
    if match.clock.paused_at is not None:
        return [pause_text(match, texts)]
    if match.row.stopped_at is not None:
        return [texts("board-stopped")]
    lines, stop = [], match.clock.newest_stop
    if stop is not None:
        began, ended = (discord.utils.format_dt(moment, "t") for moment in stop)
        lines.append(texts("board-stood-still", began=began, ended=ended))
    moments = {match.clock.deadline(seat) for seat in match.clock.running} - {None}
    if moments:
        until = min(moment for moment in moments if moment)
        lines.append(texts("board-until", when=discord.utils.format_dt(until, "R")))
    if match.clock.wants_pause:
        names = bold(match.names)
        who = ", ".join(names[seat] for seat in match.clock.wants_pause)
        lines.append(texts("board-pause-wanted", player=who))
    return lines


def pause_text(match: LiveMatch, texts: Texts) -> str:
    """Return who has paused the match, and who can resume it."""
    return texts("board-halted" if match.clock.halted else "board-paused")


def waits_text(match: LiveMatch, texts: Texts) -> str:
    """Return for whom the others wait, and since when."""
    if match.clock.paused_at is not None:
        return pause_text(match, texts)
    if not match.to_act:
        return texts("board-waits")
    since = min(match.clock.due_since[seat] for seat in match.to_act)
    names = [f"**{escape_markdown(match.names[seat])}**" for seat in match.to_act]
    when = discord.utils.format_dt(since, "R")
    return texts("moderate-waits", player=" – ".join(names), since=when)


def buttons_below(client: Client, match: LiveMatch, texts: Texts) -> list[Row]:
    """Lay out the buttons for the hand, the log and the clock, and those after the end."""
    over, buttons, ui = match.outcome is not None, list[Button](), GAME_UIS[match.game.id]
    if not over and ui.open_moves is None and not match.row.private:
        buttons.append(Button(f"match:hand:{match.id}", texts("button-hand"), BLUE))
    if _ends_all(match):
        buttons += _next_buttons(match, texts)
    if not over and match.clock.wants_pause and not match.clock.halted:
        if match.clock.paused_at is None:
            buttons.append(Button(f"match:pause:{match.id}", texts("button-pause")))
        key = "button-resume" if match.clock.paused_at is not None else "button-no-pause"
        buttons.append(Button(f"match:resume:{match.id}", texts(key)))
    if ui.icons is not None and not over:
        buttons.append(signs_button(match, texts, own=match.row.private))
    if over and match.moves:
        buttons.append(Button(f"match:replay:{match.id}", texts("button-replay")))
        if match.is_final and game_ai_of(match.game.id) is not None:
            buttons.append(Button(f"review:open:{match.id}", texts("button-review")))
        if match.is_final:
            buttons += link_buttons(client, LinkKind.MATCH, match.id, texts)
    if not over:
        buttons += decks_buttons(match, texts)
    return in_rows([*buttons, log_button(match, texts)])


def _next_buttons(match: LiveMatch, texts: Texts) -> list[Button]:
    """Return buttons to another match; after practice also to a harder one, and to learning."""
    again, strength = f"match:rematch:{match.id}", match.practice
    if strength is None:
        settings = read_match_settings(match.row.settings)
        several = len(settings.people) > 2 or settings.together
        key = "button-rematch-table" if several else "button-rematch"
        return [Button(again, texts(key), BLUE)]
    buttons, game = (
        [Button(again, texts("button-again"), BLUE)],
        read_match_settings(match.row.settings).game,
    )
    if harder_than(game, strength) is not None:
        buttons.append(Button(f"match:harder:{match.id}", texts("button-harder")))
    if game in puzzle_uis():
        buttons.append(Button(f"page:of:{game}", texts("button-puzzle")))
    else:
        buttons.append(Button(f"course:begin:{game}", texts("button-learn")))
    return buttons


def signs_button(match: LiveMatch, texts: Texts, *, own: bool = False) -> Button:
    """Return the button that explains cards and icons in sight; `own`: on a panel."""
    return Button(f"match:signs:{match.id}", texts("button-cards" if own else "button-signs"))


def log_button(match: LiveMatch, texts: Texts) -> Button:
    """Return the button that opens the log up to the present turn, also if clicked later."""
    return Button(f"match:told:{match.id}:{match.turn.number}", texts("button-told"))


# Public moves: buttons on the board itself, for the player who has to act


def _open_rows(match: LiveMatch, texts: Texts) -> list[Row]:
    """Lay out the buttons of moves that all may see."""
    open_moves = GAME_UIS[match.game.id].open_moves
    moves = open_moves.buttons(match.state, texts) if open_moves and match.to_act else ()
    buttons = [
        Button(f"open:{match.id}:{match.version}:{move.move}", move.label, BLUE) for move in moves
    ]
    return in_rows(buttons, OPEN_IN_A_ROW)


@HANDLERS.on("open:{match_id}:{version}:{move}")
async def _play(interaction: Interaction, match_id: int, version: int, move: str) -> None:
    """Make the move: the board shows the effects."""
    await interaction.client.matches.submit(match_id, interaction.user.id, move, version=version)
