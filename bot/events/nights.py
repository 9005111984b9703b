"""Puzzle nights: each round is a race, and all puzzles are explained at the end."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from datetime import datetime

from bot.app import App
from bot.boards.publisher import Publisher
from bot.errors import Refusal
from bot.events.course import Kind, Line
from bot.events.running import RunningEvent
from bot.faults import tolerate_discord_faults
from bot.grimoire.races import PUZZLES
from bot.grimoire.runs import puzzles_by_rating
from bot.grimoire.session import solving_moves
from bot.grimoire.solution import idea_lines
from bot.grimoire.verdict import heading, in_words
from bot.store import Race, RaceScore, RaceState
from bot.store.runs import NewRace, Racer
from bot.ui.escaping import take_first_lines
from bot.ui.posts import make_nonce
from bot.ui.replies import Layout
from texts import Texts, texts_in

EXPLAINED = 3600
"""The most characters of the solutions of a round: a message has 4,000."""


def choose_puzzles(
    by_rating: Sequence[str], opened: Collection[str], part: int, parts: int, lot: random.Random
) -> list[str]:
    """Choose the puzzles of a round in random order, those that no one has opened if possible.

    Args:
        by_rating: Puzzle ids, the easiest first.
        opened: Puzzle ids that an entrant has opened, or that an earlier round had.
        part: Which part of the puzzles they are from, 0 for the easiest.
        parts: The number of parts.
        lot: The source of randomness.
    """

    def cut(puzzles: Sequence[str]) -> Sequence[str]:
        return puzzles[len(puzzles) * part // parts : len(puzzles) * (part + 1) // parts]

    fresh = cut([each for each in by_rating if each not in opened])
    chosen = lot.sample(fresh, min(PUZZLES, len(fresh)))
    seen = [each for each in cut(by_rating) if each not in chosen]
    return chosen + lot.sample(seen, min(PUZZLES - len(chosen), len(seen)))


async def make_race(client: App, event: RunningEvent, ends_at: datetime) -> NewRace:
    """Make the race of the next round, with all who take part. It is not stored yet.

    Raises `Refusal` if there are no puzzles.
    """
    row, course, races = event.row, event.course, client.store.races
    users = {event.users[number]: event.names[number] for number in course.active}
    by_rating = await puzzles_by_rating(client.store, row.guild_id, client.now())
    opened = await races.opened_by(users) | {
        puzzle for race in await races.of_event(row.id) for puzzle in await races.puzzles(race.id)
    }
    of = len(course.rounds), course.plan.rounds
    puzzles = choose_puzzles(by_rating, opened, *of, random.SystemRandom())
    if not puzzles:
        raise Refusal("refused-no-fitting-puzzle")
    race = Race(
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.host_id,
        language=row.language,
        state=RaceState.RUNNING,
        due_at=ends_at,
        told=False,
        event_id=row.id,
    )
    return NewRace(race, [Racer(user_id=user, name=users[user]) for user in users], puzzles)


async def race_of(client: App, event: RunningEvent) -> Race:
    """Load the race of a round that isn't over. Raises `Refusal` if there is none."""
    races = await client.store.races.of_event(event.row.id)
    if not (event.is_night and event.course.open_tables()):
        raise Refusal("refused-race-over")
    return races[-1]


async def read_race(client: App, event: RunningEvent) -> tuple[Race, list[RaceScore]]:
    """Load the race of this round with its scores, after ending the runs of those who have left."""
    race, store = await race_of(client, event), client.store.races
    scores = await store.scores(race, client.now())
    here = {event.users[number] for number in event.course.active}
    left = [each.user_id for each in scores if not each.is_over and each.user_id not in here]
    for user_id in left:
        await store.leave(race.id, user_id, client.now())
    return race, await store.scores(race, client.now()) if left else scores


def result_of(event: RunningEvent, scores: Sequence[RaceScore]) -> Line:
    """Return the line with the result of this round."""
    found = {each.user_id: each for each in scores}
    points, seconds = dict[str, int](), dict[str, int]()
    for number in event.course.rounds[-1].tables[0].entrants:
        score = found.get(event.users[number])
        points[str(number)] = 2 * score.solved if score is not None else 0
        seconds[str(number)] = score.seconds if score is not None else 0
    facts = {"round": len(event.course.rounds), "table": 1, "how": "played"}
    return Line(Kind.RESULT, {**facts, "points": points, "seconds": seconds})


async def with_scores(client: App, event: RunningEvent) -> RunningEvent:
    """Return the event as if its race were over now; unchanged if no race runs."""
    if not (event.is_night and event.course.open_tables()):
        return event
    scores = await client.store.races.scores(await race_of(client, event), client.now())
    live = RunningEvent(event.row)
    live.course.take(result_of(event, scores))
    return live


async def post_solutions(client: App, event: RunningEvent) -> None:
    """Explain the puzzles of all rounds in a thread of the event, if Discord lets the bot.

    Doing it again within some minutes posts nothing twice.
    """
    row, texts, publisher = event.row, texts_in(event.row.language), client.part(Publisher)
    with tolerate_discord_faults("solutions not shown", number=row.id):
        name = texts("event-night-thread", event=event.title(texts))
        made = await publisher.make_thread(row.channel_id, name[:100], row.message_id)
        if made is None:
            return
        thread = client.get_partial_messageable(made, guild_id=row.guild_id)
        for number, race in enumerate(await client.store.races.of_event(row.id), 1):
            title = texts("event-night-solutions", round=number)
            view = Layout(title, *await _solutions(client, race, texts))
            await thread.send(view=view, silent=True, nonce=make_nonce("night", row.id, number))


async def _solutions(client: App, race: Race, texts: Texts) -> list[str]:
    """Return the puzzles of a race, each with its solution and why that works."""
    told, ids = list[str](), await client.store.races.puzzles(race.id)
    for puzzle_id in ids:
        puzzle = await client.store.grimoire.any_puzzle(puzzle_id)
        if puzzle is not None:
            steps = enumerate(in_words(puzzle, solving_moves(puzzle), texts), 1)
            lines = [heading(puzzle, texts), *(f"{number}. {step}" for number, step in steps)]
            lines += idea_lines(puzzle, texts)
            told.append("\n".join(take_first_lines(lines, EXPLAINED // len(ids))))
    return told
