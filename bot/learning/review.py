"""The review of a match that is over: how the chances went, what turned it, which wins were missed.

A worker analyses it once; what was found is kept. What somebody missed is a page that this person
alone can solve, for fun, and offer to the server's grimoire if everybody who played agrees.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from pydantic import TypeAdapter

from bot.app import App, Interaction
from bot.boards.watching import watched
from bot.errors import Refusal
from bot.house import game_name, terms_in
from bot.learning.picks import judge_picks
from bot.matches import LiveMatch
from bot.store import MatchResult, Miss, NewMiss
from bot.ui.acknowledgement import Answer, publish
from bot.ui.escaping import shorten_name, take_first_lines
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.posts import allow_mentions
from bot.ui.replies import Layout, respond, server_of, texts_for, texts_for_all
from bot.ui.router import BLUE, GREEN, Acts, Button, controls, in_rows
from engine.core import SEATS, Seat
from engine.goals import MIXED
from images.picture import Drawing
from images.review import Review, Side, TurningPoint, review, review_alt
from puzzles.analysis import A_TURN, Analysis, MissedGoal
from puzzles.page import NEW, Page, read_page
from texts import LANGUAGES, Texts, texts_in
from workers import Asker

ACTS = Acts(Answer.PANEL)
_DOCUMENTS = TypeAdapter(Analysis)
MOST_POINTS = 3
"""Turns that are told of, and wins that can be looked for at once."""
LONGEST_NAME, LONGEST_TITLE = 20, 80
ROOM = 3500
"""Characters for picks, in a message that takes 4000."""


@ACTS.on("review:open:{match_id}", Answer.PRIVATE)
async def show_review(interaction: Interaction, match_id: int) -> None:
    """Show the review of a match. Raises `Refusal`."""
    texts = texts_for(interaction)
    match, result = await _finished(interaction, match_id)
    asker = Asker(interaction.user.id, interaction.guild_id)
    found = await analyse_match(interaction.client, match, result, asker)
    if not found.standings:
        raise Refusal("refused-no-review", game=game_name(match.game.id, texts))
    store, user_id = interaction.client.store.reviews, interaction.user.id
    own = await store.misses_in(match_id, user_id)
    picture = await draw_picture_for(interaction, _drawing(match, result, found, texts))
    left = await store.misses_left(user_id)
    more = [Button("page:train", texts("button-train", count=left), disabled=not left)]
    if await judge_picks(interaction.client.matches, match, user_id, texts):
        more.append(Button(f"review:picks:{match_id}", texts("button-review-picks")))
    await respond(
        interaction,
        texts("review-heading"),
        gallery(picture),
        texts("review-missed-by-you" if own else "review-estimates"),
        *in_rows(_buttons(found, own, interaction, texts)),
        controls(*more),
        picture=picture,
    )


@ACTS.on("review:picks:{match_id}", Answer.PRIVATE)
async def _show_picks(interaction: Interaction, match_id: int) -> None:
    """Show the own picks, each with what the bot would have picked. Raises `Refusal`."""
    texts = texts_for(interaction)
    match, _ = await _finished(interaction, match_id)
    lines = await judge_picks(interaction.client.matches, match, interaction.user.id, texts)
    if not lines:
        raise Refusal("refused-no-picks")
    above = [texts("review-picks"), texts("review-picks-about")]
    shown = take_first_lines([*above, *lines], ROOM)
    await respond(interaction, "\n".join([*shown, texts("review-picks-signs")]))


async def _finished(interaction: Interaction, match_id: int) -> tuple[LiveMatch, MatchResult]:
    """Return a match that is over, and its result, for who may look at it. Raises `Refusal`."""
    match = await watched(interaction, match_id)
    if match.outcome is None or match.row.result is None:
        raise Refusal("refused-match-not-over")
    return match, match.row.result


def _buttons(
    found: Analysis, own: Sequence[Miss], interaction: Interaction, texts: Texts
) -> list[Button]:
    """Return what can be done with what the person who asks has missed."""
    buttons = []
    unique = {miss.chapter for miss in found.misses if miss.ideas == 1}
    for miss in own[:MOST_POINTS]:
        turn, page = _turn(found, miss.chapter), miss.page_id
        buttons.append(Button(f"page:solve:{page}::", texts("button-find-it", turn=turn), BLUE))
        buttons.append(Button(f"page:solution:{page}::", texts("button-show-me", turn=turn)))
        if miss.chapter in unique and interaction.guild_id is not None:
            custom_id = f"review:offer:{miss.match_id}:{miss.chapter}"
            buttons.append(Button(custom_id, texts("button-offer-page", turn=turn)))
    return buttons


# A page of the grimoire


@ACTS.on("review:offer:{match_id}:{chapter}", Answer.PRIVATE)
async def _offer(interaction: Interaction, match_id: int, chapter: int) -> None:
    """Offer the page of an own miss to the server, once everybody who played agrees."""
    match, _ = await _finished(interaction, match_id)
    guild_id, miss = server_of(interaction), await _miss(interaction, match_id, chapter)
    if miss.user_id != interaction.user.id:
        raise Refusal("refused-not-yours")
    others = _others(match, miss)
    if not others:
        await _hand_in(interaction, miss, guild_id, texts_for(interaction))
        return
    interaction.client.quotas.post(interaction, others)
    texts, code = texts_for_all(interaction), f"{match_id}:{chapter}"
    asked = texts(
        "review-offer",
        player=interaction.user.mention,
        others=", ".join(f"<@{user_id}>" for user_id in others),
    )
    agree = Button(f"review:agree:{code}", texts("button-agree"), GREEN)
    refuse = Button(f"review:refuse:{code}", texts("button-no"))
    await publish(
        interaction, Layout(asked, controls(agree, refuse)), mentions=allow_mentions(others)
    )


@ACTS.on("review:agree:{match_id}:{chapter}", Answer.UPDATE)
async def _agree(interaction: Interaction, match_id: int, chapter: int) -> None:
    """Hand the page in: the other one who played agrees."""
    miss = await _asked(interaction, match_id, chapter)
    await _hand_in(interaction, miss, server_of(interaction), texts_for_all(interaction))


@ACTS.on("review:refuse:{match_id}:{chapter}", Answer.UPDATE)
async def _refuse(interaction: Interaction, match_id: int, chapter: int) -> None:
    """Leave the page to the one who has missed it."""
    await _asked(interaction, match_id, chapter)
    await respond(interaction, texts_for_all(interaction)("review-not-offered"))


async def _asked(interaction: Interaction, match_id: int, chapter: int) -> Miss:
    """Return the miss that somebody is asked about. Raises `Refusal` for anybody else."""
    match = await interaction.client.matches.get(match_id)
    miss = await _miss(interaction, match_id, chapter)
    if interaction.user.id not in _others(match, miss):
        raise Refusal("refused-not-yours")
    return miss


async def _miss(interaction: Interaction, match_id: int, chapter: int) -> Miss:
    miss = await interaction.client.store.reviews.miss(match_id, chapter)
    if miss is None:
        raise Refusal("refused-unknown-button")
    return miss


def _others(match: LiveMatch, miss: Miss) -> list[int]:
    """Return the people who played beside the one who has missed something."""
    bot_seats = match.strengths
    people = [match.user_in(seat) for seat in match.people if seat not in bot_seats]
    return [each for each in people if each is not None and each != miss.user_id]


async def _hand_in(interaction: Interaction, miss: Miss, guild_id: int, texts: Texts) -> None:
    """Hand the page in to the moderators. Raises `Refusal` where that has been done."""
    if not await interaction.client.store.reviews.offer(miss.page_id, guild_id):
        raise Refusal("refused-offered-already")
    await respond(interaction, texts("review-offered", page=miss.page_id))


# What is found


async def analyse_match(
    client: App, match: LiveMatch, result: MatchResult, asker: Asker
) -> Analysis:
    """Return what was found in a match; a worker looks first, where nobody has."""
    kept = await client.store.reviews.review(match.id)
    if kept is not None:
        return _DOCUMENTS.validate_python(kept)
    moves = [(move.seat, move.text) for move in match.moves]
    sides: dict[int, list[Seat]] = {}
    for each in result.seats:
        sides.setdefault(each.team, []).extend(_seats(each.seat))
    found = await client.judges.analyse(
        match.game.id,
        match.game.dump(match.before(0)),
        moves,
        [*sides.values()],
        _seats(result.winners),
        asker=asker,
    )
    people = {each.seat: each.user_id for each in result.seats if each.strength is None}
    missed = [
        NewMiss(miss.chapter, user_id, await _page(client, match, found, miss, asker))
        for miss in found.misses
        if (user_id := people.get(miss.seat)) is not None
    ]
    document = _DOCUMENTS.dump_python(found, mode="json")
    await client.store.reviews.keep(match.id, match.row.guild_id, document, missed, client.now())
    return found


async def _page(
    client: App, match: LiveMatch, found: Analysis, miss: MissedGoal, asker: Asker
) -> Page:
    """Return the page of a miss, named after the match, and explained where it is all proved."""
    players = " – ".join(shorten_name(name, LONGEST_NAME) for name in match.names.values())
    turn = _turn(found, miss.chapter)
    titles = {
        language: texts_in(language)("review-page", players=players, turn=turn)[:LONGEST_TITLE]
        for language in LANGUAGES
    }
    page = read_page(
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
    solved = await client.judges.solve(page, A_TURN, asker=asker)
    if not solved.proved:
        return page
    return replace(page, explanation=await client.judges.explain(page, solved, asker=asker))


def _turn(found: Analysis, chapter: int) -> int:
    """Return the how manieth turn a chapter is."""
    return [each.chapter for each in found.standings].index(chapter) + 1


# How it is drawn


def _drawing(match: LiveMatch, result: MatchResult, found: Analysis, texts: Texts) -> Drawing:
    """Return the picture of a review."""
    sides = []
    for side in found.standings[0].chances:
        chances = tuple([each.chances[side] for each in found.standings])
        first, *_ = _seats(side)
        sides.append(Side(_names(match, side), first, chances, first in result.winners))
    won = _names(match, result.winners)
    turns = len(found.standings) - 1
    key = "review-won" if won else "review-draw"
    shown = Review(
        terms_in(match.row.terms).title(texts),
        texts(key, player=won, count=turns),
        tuple(sides),
        tuple(_points(match, found, texts)),
    )
    return Drawing.of(review, review_alt, shown, texts)


def _seats(named: Collection[str]) -> list[Seat]:
    """Return the seats of these names."""
    return [seat for seat in SEATS if seat in named]


def _names(match: LiveMatch, seats: Collection[str]) -> str:
    return " + ".join(match.names[seat] for seat in _seats(seats))


def _points(match: LiveMatch, found: Analysis, texts: Texts) -> list[TurningPoint]:
    """Return the turns that are told of: what was missed, then what changed most."""
    points = [
        TurningPoint(
            _turn(found, miss.chapter),
            match.names[miss.seat],
            miss.seat,
            texts(f"review-missed-{'defence' if miss.goal['kind'] == 'survive' else 'win'}"),
            proved=True,
        )
        for miss in found.misses[-MOST_POINTS:]
    ]
    told = {point.turn for point in points}
    for chapter in found.turning:
        turn = _turn(found, chapter)
        before, after = found.standings[turn - 1 : turn + 1]
        if turn in told or before.due is None or len(points) == MOST_POINTS:
            continue
        side = next(side for side in before.chances if before.due in side)
        told_of = {"before": _percent(before.chances[side]), "after": _percent(after.chances[side])}
        text = texts("review-swing", **told_of)
        points.append(TurningPoint(turn, match.names[before.due], before.due, text))
    return sorted(points, key=lambda point: point.turn)


def _percent(chance: float) -> int:
    return round(100 * chance)
