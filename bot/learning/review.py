"""The review of a finished match: the chances by turn, turning points, and missed wins.

A worker analyses a match once; the result is stored. What a player missed is a puzzle that only
they can solve, unrated. They can offer it to the server's grimoire if everyone who played agrees.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

import discord
from pydantic import TypeAdapter

from bot.app import App, Interaction
from bot.blocks import check_together
from bot.boards.turn_starts import find_turn_start, turn_buttons
from bot.boards.watching import watched
from bot.errors import Refusal
from bot.features import Part
from bot.game_api import game_name, read_match_settings
from bot.learning.picks import judge_picks
from bot.matches import LiveMatch
from bot.notifications.sender import Notifications
from bot.store import LinkKind, MatchResult, Miss, NewMiss
from bot.store.notifications import CHALLENGE
from bot.ui.acknowledgement import Answer, publish
from bot.ui.escaping import shorten_name, take_first_lines
from bot.ui.links import link_buttons
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.places import check_bot_can_post, check_can_look_on, member_of
from bot.ui.posts import allow_mentions
from bot.ui.replies import (
    Layout,
    respond,
    server_of,
    show_until_done,
    texts_for,
    texts_for_all,
    while_answerable,
)
from bot.ui.router import BLUE, GREEN, Button, Handlers, Row, controls
from engine.core import SEATS, Seat
from engine.games import game_ai_of
from engine.goals import MIXED
from images.picture import Drawing
from images.review import Review, Side, TurningPoint, review, review_alt
from puzzles.analysis import A_TURN, Analysis, MissedGoal
from puzzles.puzzle import NEW, Puzzle, read_puzzle
from texts import LANGUAGES, Texts, texts_in
from workers import Asker

HANDLERS = Handlers(Answer.PANEL)
_DOCUMENTS = TypeAdapter(Analysis)
MOST_POINTS = 3
"""The most turns described in a review, and the most missed wins with buttons."""
LONGEST_NAME, LONGEST_TITLE = 20, 80
ROOM = 3500
"""The most characters of the picks; a message may have 4000."""
SEARCHED = 70
"""The percentage shown when all turns are searched; the rest is for explanations."""


@HANDLERS.on("review:back:{match_id}")
@HANDLERS.on("review:open:{match_id}", Answer.PRIVATE)
async def show_review(interaction: Interaction, match_id: int) -> None:
    """Show the review of a match, or its progress until it is done. Raises `Refusal`."""
    client, texts = interaction.client, texts_for(interaction)
    match, result = await _finished(interaction, match_id)
    if game_ai_of(match.game.id) is None:
        game = read_match_settings(match.row.settings).game
        key = "refused-no-review" if match.game.id == game else "refused-only-matches-reviewed"
        raise Refusal(key, game=game_name(game, texts))
    asker = Asker(interaction.user.id, interaction.guild_id)
    running = client.part(Analyses).begin(match, result, asker)
    async with while_answerable(interaction):
        await show_until_done(
            interaction, running.task, lambda: texts("review-under-way", share=running.percent)
        )
        found = await running.result()
    store, user_id = client.store.reviews, interaction.user.id
    own = await store.misses_in(match_id, user_id)
    misses = listed_misses(found, {miss.turn_number for miss in own})
    picture = await draw_picture_for(interaction, draw_review(match, result, found, misses, texts))
    left = await store.misses_left(user_id)
    more = [Button("page:train", texts("button-train", count=left), disabled=not left)]
    if await judge_picks(client.matches, match, user_id, texts):
        more.append(Button(f"review:picks:{match_id}", texts("button-review-picks")))
    more += link_buttons(client, LinkKind.MATCH, match_id, texts)
    await respond(
        interaction,
        texts("review-heading"),
        gallery(picture),
        texts("review-missed-by-you" if own else "review-estimates"),
        *_rows(found, misses, own, interaction, texts),
        *_turn_rows(match, found, misses, texts),
        controls(*more),
        picture=picture,
    )


def listed_misses(found: Analysis, own: Collection[int]) -> list[MissedGoal]:
    """Return the misses to list: those in the reader's `own` turns come first."""
    return sorted(found.misses, key=lambda miss: miss.turn_number not in own)[:MOST_POINTS]


@HANDLERS.on("review:picks:{match_id}", Answer.PRIVATE)
async def _show_picks(interaction: Interaction, match_id: int) -> None:
    """Show the player's picks, each with the bot's pick. Raises `Refusal`."""
    texts = texts_for(interaction)
    match, _ = await _finished(interaction, match_id)
    lines = await judge_picks(interaction.client.matches, match, interaction.user.id, texts)
    if not lines:
        raise Refusal("refused-no-picks")
    above = [texts("review-picks"), texts("review-picks-about")]
    shown = take_first_lines([*above, *lines], ROOM)
    await respond(interaction, "\n".join([*shown, texts("review-picks-signs")]))


async def _finished(interaction: Interaction, match_id: int) -> tuple[LiveMatch, MatchResult]:
    """Return a finished match and its result if the user may see it. Raises `Refusal`."""
    match = await watched(interaction, match_id)
    if not match.is_final or match.row.result is None:
        raise Refusal("refused-match-not-over")
    return match, match.row.result


def _rows(
    found: Analysis,
    misses: Sequence[MissedGoal],
    own: Sequence[Miss],
    interaction: Interaction,
    texts: Texts,
) -> Iterator[Row]:
    """Lay out the buttons for each of the player's misses, numbered as in the picture."""
    rows = {miss.turn_number: miss for miss in own}
    for number, each in enumerate(misses, 1):
        miss, turn = rows.get(each.turn_number), _turn(found, each.turn_number)
        if miss is None:
            continue
        puzzle, facts = miss.puzzle_id, {"number": number, "turn": turn}
        buttons = [
            Button(f"page:solve:{puzzle}::", texts("button-find-it", **facts), BLUE),
            Button(f"page:solution:{puzzle}::", texts("button-show-me", **facts)),
        ]
        if each.ideas == 1 and miss.offered_in is None and interaction.guild_id is not None:
            custom_id = f"review:offer:{miss.match_id}:{miss.turn_number}"
            buttons.append(Button(custom_id, texts("button-offer-puzzle", **facts)))
        yield controls(*buttons)


def _turn_rows(
    match: LiveMatch, found: Analysis, misses: Sequence[MissedGoal], texts: Texts
) -> Iterator[Row]:
    """Lay out the buttons to discuss the turns that the picture describes, and to play on."""
    for point in _points(match, found, misses, texts):
        number = found.evaluations[point.turn - 1].turn_number
        start = find_turn_start(match, number)
        if start is not None:
            yield controls(*turn_buttons(start, texts, point.turn))


# Puzzles from misses


@HANDLERS.on("review:offer:{match_id}:{turn_number}", Answer.PRIVATE, begins="review")
async def _offer(interaction: Interaction, match_id: int, turn_number: int) -> None:
    """Offer the puzzle of the player's miss to the server; all other players must agree."""
    client, user = interaction.client, interaction.user
    match, _ = await _finished(interaction, match_id)
    guild_id, miss = server_of(interaction), await _miss(interaction, match_id, turn_number)
    if miss.user_id != user.id:
        raise Refusal("refused-not-yours")
    if miss.offered_in is not None:
        raise Refusal("refused-offered-already")
    others = {user_id: f"<@{user_id}>" for user_id in _others(match, miss)}
    await check_together(interaction, others)
    for other in others:
        await check_can_look_on(interaction, await member_of(interaction, other))
    await client.quotas.puzzle(user.id, guild_id)
    reviews = client.store.reviews
    if not others:
        await _hand_in(interaction, miss, texts_for(interaction), asked=False)
        return
    await check_bot_can_post(interaction)
    with client.quotas.asking("puzzle", user.id, others):
        client.quotas.post(interaction, others)
        if not await reviews.offer(match_id, turn_number, guild_id):
            raise Refusal("refused-offered-already")
    texts, code = texts_for_all(interaction), f"{match_id}:{turn_number}"
    asked = texts("review-offer", player=user.mention, others=", ".join(others.values()))
    agree = Button(f"review:agree:{code}", texts("button-agree"), GREEN)
    refuse = Button(f"review:refuse:{code}", texts("button-no"))
    view = Layout(asked, controls(agree, refuse))
    mentions = allow_mentions(await client.part(Notifications).pinged(others, CHALLENGE))
    try:
        await publish(interaction, view, mentions=mentions)
    except discord.HTTPException:
        await reviews.take_offer_back(match_id, turn_number)
        raise


@HANDLERS.on("review:agree:{match_id}:{turn_number}", Answer.UPDATE, begins="review")
async def _agree(interaction: Interaction, match_id: int, turn_number: int) -> None:
    """Submit the puzzle: another player of the match agrees."""
    miss = await _asked(interaction, match_id, turn_number)
    await _hand_in(interaction, miss, texts_for_all(interaction), asked=True)


@HANDLERS.on("review:refuse:{match_id}:{turn_number}", Answer.UPDATE)
async def _refuse(interaction: Interaction, match_id: int, turn_number: int) -> None:
    """Keep the puzzle private for good: another player of the match refuses."""
    await _asked(interaction, match_id, turn_number)
    guild_id = server_of(interaction)
    if not await interaction.client.store.reviews.refuse(match_id, turn_number, guild_id):
        raise Refusal("refused-no-offer")
    await respond(interaction, texts_for_all(interaction)("review-not-offered"))


async def _asked(interaction: Interaction, match_id: int, turn_number: int) -> Miss:
    """Return the miss that this user is asked about. Raises `Refusal` for all other users."""
    match = await interaction.client.matches.get(match_id)
    miss = await _miss(interaction, match_id, turn_number)
    if interaction.user.id not in _others(match, miss):
        raise Refusal("refused-not-yours")
    return miss


async def _miss(interaction: Interaction, match_id: int, turn_number: int) -> Miss:
    miss = await interaction.client.store.reviews.miss(match_id, turn_number)
    if miss is None:
        raise Refusal("refused-unknown-button")
    return miss


def _others(match: LiveMatch, miss: Miss) -> list[int]:
    """Return the user ids of the match's other players, without the bot."""
    bot_seats = match.strengths
    people = [match.user_in(seat) for seat in match.people if seat not in bot_seats]
    return [each for each in people if each is not None and each != miss.user_id]


async def _hand_in(interaction: Interaction, miss: Miss, texts: Texts, *, asked: bool) -> None:
    """Submit a puzzle to the moderators. `asked`: others agreed, so it must be offered here.

    Raises `Refusal`.
    """
    client, guild_id = interaction.client, server_of(interaction)
    place = miss.match_id, miss.turn_number, guild_id
    async with client.quotas.handing_in(miss.user_id, guild_id):
        if not await client.store.reviews.hand_in(*place, asked=asked):
            raise Refusal("refused-no-offer")
    await respond(interaction, texts("review-offered", puzzle=miss.puzzle_id))


# Analysis


class Analyses(Part):
    """The running analyses in this process: one per match, shared by all who ask."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self.workers = client.make_solvers("analysts", max(1, client.settings.judges // 2))
        self._running: dict[int, RunningAnalysis] = {}

    def begin(self, match: LiveMatch, result: MatchResult, asker: Asker) -> RunningAnalysis:
        """Return the running analysis of a match; begin it if there is none."""
        running = self._running.get(match.id)
        if running is None:
            running = self._running[match.id] = RunningAnalysis(self._client, match, result, asker)
            running.task.add_done_callback(lambda task: self._done(match.id, task))
        return running

    def _done(self, match_id: int, task: asyncio.Task[Analysis]) -> None:
        del self._running[match_id]
        if not task.cancelled():
            task.exception()  # those who wait get it; all may have left

    async def close(self) -> None:
        """Stop the analyses; the next request begins a new one."""
        tasks = [running.task for running in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()


class RunningAnalysis:
    """A running analysis; `percent` of it are done. A stored result is used if there is one."""

    def __init__(self, client: App, match: LiveMatch, result: MatchResult, asker: Asker) -> None:
        self.percent = 0
        self.task = asyncio.create_task(self._make(client, match, result, asker))

    async def result(self) -> Analysis:
        """Wait for the result; cancelling the wait doesn't stop the analysis. Raises `Refusal`."""
        return await asyncio.shield(self.task)

    async def _make(
        self, client: App, match: LiveMatch, result: MatchResult, asker: Asker
    ) -> Analysis:
        kept = await client.store.reviews.review(match.id)
        if kept is not None:
            return _DOCUMENTS.validate_python(kept)
        moves = [(move.seat, move.text) for move in match.moves]
        found = await client.part(Analyses).workers.analyse(
            match.game.id,
            match.game.dump(match.before(0)),
            moves,
            sides_of(result),
            _seats(result.winners),
            self._searched,
            asker=asker,
        )
        if not found.evaluations:
            raise Refusal("refused-too-busy")
        people = {each.seat: each.user_id for each in result.seats if each.strength is None}
        missed = []
        for number, miss in enumerate(found.misses):
            self.percent = SEARCHED + (100 - SEARCHED) * number // len(found.misses)
            if (user_id := people.get(miss.seat)) is not None:
                puzzle = await _puzzle(client, match, found, miss, asker)
                missed.append(NewMiss(miss.turn_number, user_id, puzzle))
        document = _DOCUMENTS.dump_python(found, mode="json", by_alias=True)
        guild_id = match.row.guild_id
        await client.store.reviews.keep(match.id, guild_id, document, missed, client.now())
        return found

    def _searched(self, percent: int) -> None:
        self.percent = SEARCHED * percent // 100


async def _puzzle(
    client: App, match: LiveMatch, found: Analysis, miss: MissedGoal, asker: Asker
) -> Puzzle:
    """Return the puzzle of a miss, named after the match, with an explanation if it is proved."""
    players = " – ".join(shorten_name(name, LONGEST_NAME) for name in match.names.values())
    turn = _turn(found, miss.turn_number)
    titles = {
        language: texts_in(language)("review-puzzle", players=players, turn=turn)[:LONGEST_TITLE]
        for language in LANGUAGES
    }
    puzzle = read_puzzle(
        {
            "format": 1,
            "id": NEW,
            "title": titles,
            "author": "",
            "set": MIXED,
            "position": miss.position,
            "goal": miss.goal,
            "solution": miss.line,
        }
    )
    solved = await client.part(Analyses).workers.solve(puzzle, A_TURN, asker=asker)
    if not solved.proved:
        return puzzle
    return replace(
        puzzle, explanation=await client.part(Analyses).workers.explain(puzzle, solved, asker=asker)
    )


def _turn(found: Analysis, turn_number: int) -> int:
    """Return the turn number (1-based) of a turn."""
    return [each.turn_number for each in found.evaluations].index(turn_number) + 1


# Pictures


def draw_review(
    match: LiveMatch,
    result: MatchResult,
    found: Analysis,
    misses: Sequence[MissedGoal],
    texts: Texts,
) -> Drawing:
    """Return the picture of a review that lists these misses."""
    sides = []
    for side in found.evaluations[0].chances:
        chances = tuple([each.chances[side] for each in found.evaluations])
        first, *_ = _seats(side)
        sides.append(Side(names_of(match, side), first, chances, first in result.winners))
    won = names_of(match, result.winners)
    turns = len(found.evaluations) - 1
    key = "review-won" if won else "review-draw"
    shown = Review(
        read_match_settings(match.row.settings).title(texts),
        texts(key, player=won, count=turns),
        tuple(sides),
        tuple(_points(match, found, misses, texts)),
    )
    return Drawing.of(review, review_alt, shown, texts)


def sides_of(result: MatchResult) -> list[list[Seat]]:
    """Return the seats that win and lose together."""
    sides: dict[int, list[Seat]] = {}
    for each in result.seats:
        sides.setdefault(each.team, []).extend(_seats(each.seat))
    return [*sides.values()]


def _seats(named: Collection[str]) -> list[Seat]:
    """Return the named seats in seating order."""
    return [seat for seat in SEATS if seat in named]


def names_of(match: LiveMatch, seats: Collection[str]) -> str:
    """Return the names of the players of a side."""
    return " + ".join(match.names[seat] for seat in _seats(seats))


def _points(
    match: LiveMatch, found: Analysis, misses: Sequence[MissedGoal], texts: Texts
) -> list[TurningPoint]:
    """Return the turns to describe: these misses, then the largest changes of the chances."""
    points = [
        TurningPoint(
            _turn(found, miss.turn_number),
            match.names[miss.seat],
            miss.seat,
            texts(f"review-missed-{'defence' if miss.goal['kind'] == 'survive' else 'win'}"),
            proved=True,
        )
        for miss in misses
    ]
    turns = {point.turn for point in points}
    for turn_number in found.turning:
        turn = _turn(found, turn_number)
        before, after = found.evaluations[turn - 1 : turn + 1]
        if turn in turns or before.to_act is None or len(points) == MOST_POINTS:
            continue
        side = next(side for side in before.chances if before.to_act in side)
        told_of = {"before": _percent(before.chances[side]), "after": _percent(after.chances[side])}
        text = texts("review-swing", **told_of)
        points.append(TurningPoint(turn, match.names[before.to_act], before.to_act, text))
    return points


def _percent(chance: float) -> int:
    return round(100 * chance)
