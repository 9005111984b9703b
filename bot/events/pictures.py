"""What the pictures of an event show: standings, bracket, podium."""

from __future__ import annotations

from fractions import Fraction
from itertools import zip_longest

from bot.events.bracket import seeds_of, slots_after, slots_of
from bot.events.league import moves
from bot.events.running import RunningEvent
from bot.events.standings import Standing, TieBreak, standings
from images import standings as drawn
from images.bracket import Bracket, Pair, bracket_alt, draw_bracket
from images.picture import Drawing
from images.podium import MOST, Podium, Winner, draw_podium, podium_alt
from images.standings import Standings, draw_standings, standings_alt
from texts import Texts

ON_PODIUM = 3
"""The last rank on the podium."""


def halves(points: int) -> str:
    """Return half wins as wins."""
    whole, rest = divmod(points, 2)
    return f"{whole or ''}½" if rest else str(whole)


def picture_of_table(event: RunningEvent, texts: Texts) -> Drawing:
    """Return the picture of the bracket if a knockout has begun, else of the standings."""
    if event.course.knockout_rounds:
        return Drawing.of(draw_bracket, bracket_alt, _bracket(event, texts), texts)
    rows = [_row(event, each, texts) for each in standings(event.course)]
    first = tuple(rows[: drawn.MOST])
    of = event.title(texts), _state(event, texts), first, len(rows) - len(first)
    shown = Standings(*of, by_round=event.is_night)
    return Drawing.of(draw_standings, standings_alt, shown, texts)


def picture_of_podium(event: RunningEvent, texts: Texts) -> Drawing:
    """Return the picture of the best three, or of more who share their ranks."""
    winners = tuple(
        Winner(each.rank, event.names[each.entrant], _points(event, each))
        for each in podium_of(event)
    )
    people = len(event.course.entrants)
    podium = Podium(event.title(texts), people, winners)
    return Drawing.of(draw_podium, podium_alt, podium, texts)


def podium_of(event: RunningEvent) -> list[Standing]:
    """Return the standings of those on the podium, the best first."""
    return [each for each in standings(event.course) if each.rank <= ON_PODIUM][:MOST]


def _state(event: RunningEvent, texts: Texts) -> str:
    """Return which round it is, or that the event is over."""
    course = event.course
    if course.is_finished:
        return texts("event-state-over")
    if event.is_arena or event.is_league:
        return texts("event-state-running")
    return texts("event-state-round", round=len(course.rounds), rounds=course.total_rounds)


def _points(event: RunningEvent, line: Standing) -> str:
    return "" if event.course.knockout_rounds else halves(line.points)


def _row(event: RunningEvent, line: Standing, texts: Texts) -> drawn.Standing:
    decided, note = "", ""
    if line.decided_by not in (None, TieBreak.GROUP):
        value = _figure(line.decided_by, line.tie_breaks[line.decided_by])
        decided = texts(f"event-by-{line.decided_by}", value=value)
    if line.entrant not in event.course.active:
        note = texts("event-note-left")
    elif line.is_on_streak:
        note = texts("event-note-streak")
    elif event.course.rounds and event.course.rounds[0].groups:
        note = _group(event, line.entrant, texts)
    elif event.course.rounds and line.entrant in event.course.rounds[-1].byes:
        note = texts("event-note-bye")
    results = f"{line.won}–{line.drawn}–{line.lost}"
    if event.is_night:
        tables = [table.points or {} for played in event.course.rounds for table in played.tables]
        results = " + ".join(halves(points.get(line.entrant, 0)) for points in tables if points)
    name, points = event.names[line.entrant], halves(line.points)
    return drawn.Standing(line.rank, name, points, results, decided, note)


def _group(event: RunningEvent, entrant: int, texts: Texts) -> str:
    """Return an entrant's group, and whether they move once the league is over."""
    groups = event.course.rounds[0].groups
    number = next(number for number, group in enumerate(groups, 1) if entrant in group)
    step = moves(event.course).get(entrant, 0) if event.course.is_finished else 0
    way = {1: "up", -1: "down", 0: "stays"}[step]
    return texts(f"event-group-{way}", group=number) if len(groups) > 1 else ""


def _figure(tie_break: TieBreak, value: Fraction) -> str:
    """Return the value of a tie-break in wins, as a percentage, or as a time."""
    if tie_break is TieBreak.TIME:
        return "{}:{:02}".format(*divmod(-int(value), 60))
    if tie_break is TieBreak.OPPONENTS:
        return str(round(100 * value))
    return f"{float(value if tie_break is TieBreak.WINS else value / 2):g}"


def _bracket(event: RunningEvent, texts: Texts) -> Bracket:
    """Return the pairs of all rounds of the knockout, as far as they are known."""
    rounds = event.course.knockout_rounds
    slots = [slots_of(seeds_of(rounds[0])), *slots_after(rounds)]
    while len(slots[-1]) > 1:
        slots.append([None] * (len(slots[-1]) // 2))
    pairs = []
    for here, there, played in zip_longest(slots[:-1], slots[1:], rounds):
        tables = played.tables if played is not None else ()
        points = {each: score for table in tables for each, score in (table.points or {}).items()}
        pairs.append(
            tuple(
                _pair(event, pair, points, through)
                for pair, through in zip(
                    zip(here[::2], here[1::2], strict=True), there, strict=True
                )
            )
        )
    return Bracket(event.title(texts), _state(event, texts), tuple(pairs))


def _pair(
    event: RunningEvent,
    pair: tuple[int | None, int | None],
    points: dict[int, int],
    through: int | None,
) -> Pair:
    names = [event.names[each] if each is not None else "" for each in pair]
    scores = [halves(points[each]) if each in points else "" for each in pair]
    winner = pair.index(through) if through is not None else None
    return Pair((names[0], names[1]), (scores[0], scores[1]), winner)
