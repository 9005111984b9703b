"""Messages of a daily puzzle: its post, its solution, votes, and shared results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Literal

import discord

from bot.app import Interaction
from bot.errors import Refusal
from bot.grimoire.session import puzzle_with
from bot.grimoire.solution import BESIDE_SOLUTION, solution_words
from bot.grimoire.verdict import goal_line, headline, in_words, moderate_buttons
from bot.store import Daily, Statistics
from bot.store.grimoire_tables import JUDGED
from bot.ui.acknowledgement import Answer, publish
from bot.ui.escaping import distinguish, escape_markdown, name_of, take_first_lines
from bot.ui.pictures import draw_picture_for, files_of, gallery
from bot.ui.places import link_to
from bot.ui.replies import Layout, items_of, notify, server_of, texts_for, texts_for_all
from bot.ui.router import BLUE, Button, Handlers, Row, controls
from images.picture import Drawing, Picture
from images.tries import MOST, Tries, tries, tries_alt
from puzzles.puzzle import Puzzle
from texts import Texts

LEAST_WRONG = 3
"""Below this many wrong users, nothing is said of wrong answers: they could be identified."""
WRONG_MOVES = 3
LOOKED_AT = 300
"""The most wrong moves shown, and how many of the first wrong answers are counted."""
SOLUTION_LIMIT = 2800
"""The most characters of the solution in a reveal; a message has 4,000 for all its texts."""
BOT = "Bridgekeeper"
"""The name of the bot in results that are shared."""
HANDLERS = Handlers(Answer.PRIVATE)
Opinion = Literal["up", "down"]
SIGNS: dict[Opinion, str] = {"up": "👍", "down": "👎"}


class DailyView(Layout):
    """The post of a daily puzzle.

    It has title, goal, picture, the numbers of tries and solvers, and the button to solve it; after
    the end a link to the solution instead. Only one that a player alone sees has `friends`.
    """

    def __init__(
        self,
        daily: Daily,
        puzzle: Puzzle,
        pictures: Sequence[Picture],
        texts: Texts,
        friends: str = "",
    ) -> None:
        day = discord.utils.format_dt(daily.due_at, "D")
        over = daily.reveal_message_id is not None
        if over:
            link = link_to(daily, daily.reveal_message_id)
            status = "\n".join((_so_far(daily, texts), texts("daily-over", link=link)))
        else:
            until = discord.utils.format_dt(daily.closes_at, "R")
            status = "\n".join((_so_far(daily, texts), texts("daily-until", until=until)))
        what = f"{daily.puzzle_id}::{mark(daily)}"
        solve = Button(f"page:solve:{what}", texts("button-solve"), BLUE)
        hint = Button(f"page:hint:{what}", texts("button-hint-costs"))
        remind = Button(f"daily:remind:{mark(daily)}", texts("button-remind"))
        moderate = moderate_buttons(daily.puzzle_id, texts)
        parts = items_of(
            texts("daily-title", day=day),
            headline(puzzle, texts),
            *map(gallery, pictures),
            status,
            friends,
            controls(*([] if over else [solve, hint, remind]), *moderate),
        )
        colour = discord.Colour.dark_grey() if over else discord.Colour.gold()
        super().__init__(discord.ui.Container(*parts, accent_colour=colour))


class WithdrawnView(Layout):
    """The post of a daily puzzle that a moderator has withdrawn, without the puzzle."""

    def __init__(self, daily: Daily, texts: Texts) -> None:
        day = discord.utils.format_dt(daily.due_at, "D")
        parts = items_of(texts("daily-title", day=day), texts("daily-withdrawn"))
        super().__init__(discord.ui.Container(*parts, accent_colour=discord.Colour.dark_grey()))


class RevealView(Layout):
    """The solution with animation and log, and the server's results."""

    def __init__(
        self,
        daily: Daily,
        puzzle: Puzzle,
        continuation: Sequence[str],
        animation: Picture,
        statistics: Statistics,
        texts: Texts,
    ) -> None:
        title = texts("reveal-title", title=escape_markdown(puzzle.named(texts.language)))
        post = link_to(daily, daily.message_id)
        about = texts("reveal-puzzle", goal=goal_line(puzzle, texts), link=post)
        words = take_first_lines(
            solution_words(puzzle, continuation, texts, SOLUTION_LIMIT).split("\n"), SOLUTION_LIMIT
        )
        parts = items_of(
            f"{title}\n{about}",
            gallery(animation, BESIDE_SOLUTION),
            "\n".join(words),
            "\n".join(_how_it_went(puzzle, statistics, texts)),
            controls(Button(f"ranking:month:0:{mark(daily)}", texts("button-ranking"))),
        )
        super().__init__(discord.ui.Container(*parts, accent_colour=discord.Colour.dark_gold()))


def _so_far(daily: Daily, texts: Texts) -> str:
    """Return how many have tried and solved the puzzle."""
    tried = max(daily.tried, daily.solved)
    if not tried:
        return texts("daily-untried")
    return texts("daily-solved", solved=daily.solved, tried=tried, first=daily.at_first)


def mark(daily: Daily) -> str:
    """Return the end of the custom ids of a daily puzzle's messages."""
    return f"daily{daily.id}"


def _how_it_went(puzzle: Puzzle, statistics: Statistics, texts: Texts) -> list[str]:
    if not statistics.tried:
        return [texts("reveal-nobody-tried")]
    lines = [
        texts(
            "reveal-statistics",
            tried=statistics.tried,
            solved=statistics.solved,
            first=statistics.at_first,
        )
    ]
    if statistics.fastest:
        apart = distinguish([name for name, _ in statistics.fastest])
        names = ", ".join(
            f"**{escape_markdown(name)}** ({_time(after, texts)})"
            for name, (_, after) in zip(apart, statistics.fastest, strict=True)
        )
        lines.append(texts("reveal-fastest", names=names))
    if len(statistics.wrong) >= LEAST_WRONG:
        lines.append(texts("reveal-wrong", moves=_wrong_moves(puzzle, statistics.wrong, texts)))
    if statistics.in_a_row > 1:
        lines.append(texts("reveal-in-a-row", count=statistics.in_a_row))
    return lines


def _wrong_moves(puzzle: Puzzle, wrong: Sequence[str], texts: Texts) -> str:
    """Return the first moves of wrong answers, the most frequent first, with percentages."""
    game, state = puzzle.game, puzzle.state()
    begins = Counter(str(game.read_move(state, line)[0]) for line in wrong[:LOOKED_AT])
    return " · ".join(
        texts(
            "reveal-wrong-move",
            move=in_words(puzzle, [move], texts)[0],
            percent=round(100 * count / begins.total()),
        )
        for move, count in begins.most_common(WRONG_MOVES)
    )


def _time(after: timedelta, texts: Texts) -> str:
    minutes = max(0, int(after.total_seconds())) // 60
    return texts("reveal-time", hours=minutes // 60, minutes=f"{minutes % 60:02}")


def share_button(daily_id: int, texts: Texts) -> Button:
    """Return the button with which a player shares their result."""
    return Button(f"daily:share:{daily_id}", texts("button-share-result"))


@HANDLERS.on("daily:share:{daily_id}", begins="grimoire")
async def _share(interaction: Interaction, daily_id: int) -> None:
    """Show the player's tries to the channel. Raises `Refusal` if the puzzle is not solved."""
    client, user, texts = interaction.client, interaction.user, texts_for_all(interaction)
    daily = await client.store.dailies.daily(daily_id)
    if daily is None or daily.guild_id != server_of(interaction):
        raise Refusal("refused-nothing-to-share")
    answers = await client.store.grimoire.attempts_of(user.id, daily.puzzle_id)
    counted = [each for each in answers if each.daily_id == daily.id and each.reason in JUDGED]
    if not any(each.reached for each in counted):
        raise Refusal("refused-nothing-to-share")
    client.quotas.post(interaction)
    row = await client.store.dailies.streak(daily.guild_id, user.id, client.now())
    shown = Tries(
        name_of(user),
        texts.day(date.fromisoformat(daily.day), year=False),
        tuple(each.reached for each in counted),
        counted[-1].hints,
        row.now,
    )
    picture = await draw_picture_for(interaction, Drawing.of(tries, tries_alt, shown, texts))
    name = escape_markdown(name_of(user))
    line = texts("share-line", player=name, day=daily.day)
    solved_at = next(each.created_at for each in counted if each.reached)
    opened_at = (await client.store.grimoire.solving(user.id, daily.puzzle_id, solved_at)).opened_at
    taken = solved_at - max(opened_at, daily.posted_at or daily.due_at)
    puzzle = await puzzle_with(interaction, daily.puzzle_id)
    title = escape_markdown(puzzle.named(texts.language))
    number = await client.store.dailies.number_of(daily)
    spoiler_free = f"{BOT} · {title} #{number} · {result_line(shown, taken)}"
    view = Layout(f"{line}\n{spoiler_free}", gallery(picture))
    await publish(interaction, view, files=files_of(picture))


def result_line(shown: Tries, taken: timedelta) -> str:
    """Return each answer as a square, right or wrong, then hints, time, and days in a row."""
    squares = "".join("🟩" if reached else "🟥" for reached in shown.answers[-MOST:])
    hints = [f"💡 {shown.hints}"] if shown.hints else []
    minutes, seconds = divmod(max(0, int(taken.total_seconds())), 60)
    hours, minutes = divmod(minutes, 60)
    time = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return " · ".join((squares, *hints, f"⏱ {time}", f"🔥 {shown.in_a_row}"))


def vote_row(puzzle: Puzzle, *more: Button) -> Row:
    """Lay out the buttons to vote on a solved puzzle, and `more` after them."""
    votes = (Button(f"page:vote:{puzzle.id}::{opinion}", sign) for opinion, sign in SIGNS.items())
    return controls(*votes, *more)


@HANDLERS.on("page:vote:{puzzle_id}:{}:{opinion}", Answer.UPDATE)
async def _vote(interaction: Interaction, puzzle_id: str, opinion: Opinion) -> None:
    """Store a vote instead of an earlier one, and show all votes in a second message."""
    puzzle, store = await puzzle_with(interaction, puzzle_id), interaction.client.store.solvers
    if not await store.vote(interaction.user.id, puzzle.id, up=opinion == "up"):
        raise Refusal("refused-vote")
    up, down = await store.votes(puzzle.id)
    await notify(interaction, texts_for(interaction)("vote-counted", up=up, down=down))
