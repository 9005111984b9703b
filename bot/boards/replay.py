"""A match step by step, and an animation of all of it to share.

A step is the state after a move; step 0 is the beginning. The user sees what any spectator may
know; the custom id of a button holds everything that a click needs.
"""

from __future__ import annotations

from typing import Literal

from bot.app import Interaction
from bot.boards.decks import decks_buttons
from bot.boards.message import PICTURE_LIMIT, animate
from bot.boards.steps import (
    Turn,
    describe_step,
    draw_step,
    ending_of,
    find_turns,
    name_of_turn,
    title_of,
)
from bot.boards.turn_starts import find_turn_start, turn_buttons
from bot.boards.watching import watched
from bot.errors import Refusal
from bot.game_api import GAME_UIS, read_match_settings
from bot.matches import LiveMatch, UnreadableMatch
from bot.matches.parents import preparation_of
from bot.store import LinkKind
from bot.ui.acknowledgement import Answer, publish
from bot.ui.escaping import take_first_lines
from bot.ui.links import link_buttons
from bot.ui.pictures import draw_picture_for, files_of, gallery
from bot.ui.received import parse_number, read_choice
from bot.ui.replies import Layout, respond, texts_for, texts_for_all
from bot.ui.router import BLUE, Button, Handlers, Row, Select, controls, option
from texts import Texts

HANDLERS = Handlers(Answer.PANEL)
TOLD = 1500
"""Maximum characters about a step."""
TURNS = 23
"""Maximum number of turns in the select; with the links to others, as many as Discord takes."""

Way = Literal["first", "back", "on", "last"]
_WAYS: dict[Way, str] = {
    "first": "button-replay-first",
    "back": "button-replay-back",
    "on": "button-replay-on",
    "last": "button-replay-last",
}


@HANDLERS.on("match:replay:{match_id}", Answer.PRIVATE)
async def show_replay(interaction: Interaction, match_id: int) -> None:
    """Show the beginning of a match, with buttons to the next steps."""
    await _show(interaction, await _replayed(interaction, match_id), 0)


@HANDLERS.on("replay:{match_id}:{step}:{way}")
async def _go(interaction: Interaction, match_id: int, step: int, way: Way) -> None:
    """Go from a step to another one."""
    match = await _replayed(interaction, match_id)
    before, after = await _around(interaction, match, step)
    if way == "back" and before is not None:
        await _show(interaction, before, len(before.moves))
        return
    if way == "on" and after is not None:
        await _show(interaction, after, 0)
        return
    steps = {"first": 0, "back": step - 1, "on": step + 1, "last": len(match.moves)}
    await _show(interaction, match, steps[way])


@HANDLERS.on("replay:turn:{match_id}")
async def _turn(interaction: Interaction, match_id: int) -> None:
    """Go to the step that was chosen in the select."""
    match = await _replayed(interaction, match_id)
    await _show(interaction, match, parse_number(read_choice(interaction)) or 0)


@HANDLERS.on("replay:share:{match_id}", Answer.PRIVATE, begins="replay")
async def _share(interaction: Interaction, match_id: int) -> None:
    """Show an animation of the whole match to everyone in the channel, in the server's language."""
    match = await _replayed(interaction, match_id)
    if not _can_be_shared(match):
        raise Refusal("refused-unknown-button")
    interaction.client.quotas.post(interaction)
    texts, ui = texts_for_all(interaction), GAME_UIS[match.game.id]
    animation = animate(match, match.in_line, texts, whole=True)
    last = ui.board(match.view(None), match.moves[-1].events, match.names, texts)
    picture = await draw_picture_for(interaction, animation or last)
    view = Layout(title_of(match, texts), gallery(picture, PICTURE_LIMIT), ending_of(match, texts))
    note = texts_for(interaction)("replay-shared")
    await publish(interaction, view, files=files_of(picture), note=note)


async def _replayed(interaction: Interaction, match_id: int) -> LiveMatch:
    """Return a match that the user may replay: its players always, others after its end.

    Raises `Refusal`.
    """
    match = await watched(interaction, match_id)
    if match.outcome is None and match.seat_of(interaction.user.id) is None:
        raise Refusal("refused-replay-running")
    return match


async def _prepared(interaction: Interaction, match: LiveMatch) -> LiveMatch | None:
    """Return the match that this one has prepared if the user may replay it, or None."""
    number = await interaction.client.store.prepared_by(match.id)
    try:
        return await _replayed(interaction, number) if number is not None else None
    except (Refusal, UnreadableMatch):
        return None


def _can_be_shared(match: LiveMatch) -> bool:
    """Return whether the whole match can be shown as an animation."""
    is_over = match.outcome is not None and bool(match.moves)
    return is_over and GAME_UIS[match.game.id].animation is not None


async def _show(interaction: Interaction, match: LiveMatch, step: int) -> None:
    """Show a step of the match, or the last one if there are fewer."""
    client, texts = interaction.client, texts_for(interaction)
    step = max(0, min(step, len(match.moves)))  # moves may have been undone
    motion = await client.store.users.motion(interaction.user.id, match.row.guild_id)
    turns = find_turns(match)
    place = max(at for at, turn in enumerate(turns) if turn.begins <= step)
    where = texts(
        "replay-where",
        what=read_match_settings(match.row.settings).title(texts),
        turn=turns[place].number,
        step=step,
        steps=len(match.moves),
    )
    picture = await draw_picture_for(interaction, draw_step(match, step, texts, motion))
    start = find_turn_start(match, turns[place].number)
    links = link_buttons(client, LinkKind.MATCH, match.id, texts) if match.is_final else ()
    await respond(
        interaction,
        f"{title_of(match, texts)}\n{where}",
        gallery(picture, PICTURE_LIMIT),
        "\n".join(take_first_lines(describe_step(match, step, texts), TOLD)),
        ending_of(match, texts) if step == len(match.moves) else "",
        _turns(match, turns, place, texts),
        _ways(match, step, *(await _around(interaction, match, step)), texts),
        controls(
            *(decks_buttons(match, texts) if step == 0 else ()),
            *(turn_buttons(start, texts) if start is not None and start.step == step else ()),
            *links,
        ),
        picture=picture,
    )


def _turns(match: LiveMatch, turns: list[Turn], place: int, texts: Texts) -> Row:
    """Lay out a select of turns, around the one at index `place`."""
    first = place // TURNS * TURNS
    page, after = turns[first : first + TURNS], turns[first + TURNS :]
    options = [
        option(str(each.begins), name_of_turn(match, each, texts), chosen=each is turns[place])
        for each in page
    ]
    if first:
        earlier = texts("button-earlier")
        options.insert(0, option(str(turns[first - 1].begins), earlier))
    if after:
        options.append(option(str(after[0].begins), texts("button-later")))
    return controls(Select(f"replay:turn:{match.id}", options, texts("replay-turns")))


async def _around(
    interaction: Interaction, match: LiveMatch, step: int
) -> tuple[LiveMatch | None, LiveMatch | None]:
    """Return the matches before the first step and after the last one, if the user may see them.

    They are the match that has prepared this one, and the match that this one has prepared.
    """
    before = after = None
    if step <= 0:
        before = await preparation_of(interaction.client.matches, match)
    if step >= len(match.moves):
        after = await _prepared(interaction, match)
    return before, after


def _ways(
    match: LiveMatch, step: int, before: LiveMatch | None, after: LiveMatch | None, texts: Texts
) -> Row:
    """Lay out the buttons to other steps, and the one that shares the animation.

    The first step leads back to the match that has prepared this one, the last one on to the match
    that this one has prepared.
    """
    first, last = step == 0, step == len(match.moves)
    off = {"first": first, "back": first and before is None, "last": last}
    off["on"] = last and after is None
    buttons = [
        Button(f"replay:{match.id}:{step}:{way}", texts(key), BLUE, disabled=off[way])
        for way, key in _WAYS.items()
    ]
    if _can_be_shared(match):
        buttons.append(Button(f"replay:share:{match.id}", texts("button-replay-share")))
    return controls(*buttons)
