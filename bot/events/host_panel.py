"""The host's panel of an event: its log, and all that a host or a moderator can do."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from typing import Any

import discord

from bot.app import Interaction
from bot.errors import Refusal
from bot.events.course import Kind, Line
from bot.events.following import ranks_of
from bot.events.handlers import change, check_host, find_event
from bot.events.pictures import halves
from bot.events.progress import CANCELLED, Events
from bot.events.running import RunningEvent
from bot.moderators import check_name
from bot.store import EventLine, EventState, MoveKind
from bot.ui.acknowledgement import MOST_OFFERED, Answer
from bot.ui.escaping import escape_markdown, mention_of, name_of, shorten_name
from bot.ui.forms import open_form, read_field, text_field
from bot.ui.places import member_of
from bot.ui.received import parse_number, read_choice, read_user_id
from bot.ui.replies import respond, texts_for
from bot.ui.router import (
    BLUE,
    RED,
    Button,
    Handlers,
    MemberSelect,
    Select,
    controls,
    in_rows,
    option,
)
from texts import Texts

HANDLERS = Handlers(Answer.PANEL)
LINES = 12
"""The lines of the log that are shown."""
LONGER = timedelta(minutes=15)
LONGEST_NAME, LONGEST_IN_LIST = 60, 20


async def _hosted(interaction: Interaction, event_id: int, *, ended: bool = False) -> RunningEvent:
    """Return an event that the acting user hosts or moderates; or one that has `ended`.

    Raises `Refusal`.
    """
    event = await find_event(interaction, event_id, ended=ended)
    await check_host(interaction, event)
    return event


@HANDLERS.on("event:host:{event_id}", Answer.PRIVATE)
@HANDLERS.on("event:panel:{event_id}")
async def _show(interaction: Interaction, event_id: int, note: str = "") -> None:
    """Show the log and the controls, after a note about what was done."""
    event, texts = await _hosted(interaction, event_id, ended=True), texts_for(interaction)
    lines = [f"- {each}" for each in _log(event, texts)]
    title = f"### {escape_markdown(event.title(texts))}"
    people = [
        controls(MemberSelect(f"event:remove:{event_id}", texts("event-remove"))),
        controls(MemberSelect(f"event:give:{event_id}", texts("event-hand-over"))),
    ]
    await respond(
        interaction,
        note,
        "\n".join([title, *lines]),
        *people * event.row.is_unfinished,
        controls(*_results_select(event, texts)),
        *in_rows(_buttons(event, texts)),
    )


def _log(event: RunningEvent, texts: Texts) -> list[str]:
    """Return the newest lines of the log."""
    rounds, lines = 0, list[str]()
    for line in event.row.lines:
        rounds += line.kind == Kind.ROUND
        lines.append(_log_line(line, rounds, event, texts))
    return lines[-LINES:]


def _log_line(line: EventLine, rounds: int, event: RunningEvent, texts: Texts) -> str:
    """Return one line of the log: when, what, by whom. `rounds` have begun by then."""
    facts = line.facts
    scores = [
        f"{event.names[int(number)]} {halves(points)}"
        for number, points in facts.get("points", {}).items()
    ]
    said = texts(
        f"event-log-{facts.get('how', line.kind)}",
        player=_players(event, facts.get("entrants") or filter(None, [facts.get("entrant")])),
        round=facts.get("round", rounds),
        table=facts.get("table", 0),
        scores=escape_markdown(", ".join(scores), 200),
    )
    by = f" · {mention_of(line.by, texts)}" if line.by is not None else ""
    return f"{discord.utils.format_dt(line.at, 't')} · {said}{by}"


def _results_select(event: RunningEvent, texts: Texts) -> list[Select]:
    """Lay out the tables whose result can be corrected, those of the last round first."""
    values = [
        option(
            f"{number}:{place}",
            texts(
                "event-table", round=number, table=place, players=_players(event, table.entrants)
            ),
        )
        for number, played in reversed([*enumerate(event.course.rounds, 1)])
        for place, table in enumerate(played.tables, 1)
    ]
    select = Select(f"event:correct:{event.row.id}", values[:MOST_OFFERED], texts("event-correct"))
    return [select] * bool(values and not event.is_night)


def _players(event: RunningEvent, entrants: Iterable[int]) -> str:
    return " – ".join(shorten_name(event.names[each], LONGEST_IN_LIST) for each in entrants)


def _buttons(event: RunningEvent, texts: Texts) -> list[Button]:
    event_id, course = event.row.id, event.course
    rename = Button(f"event:name:{event_id}", texts("button-event-rename"))
    cancel = Button(f"event:cancel:{event_id}", texts("button-event-cancel"), RED)
    if event.row.state is EventState.OVER:
        return []
    if event.row.state is EventState.OPEN:
        return [rename, cancel]
    if event.is_night and course.open_tables():
        return [rename, cancel]
    extend = Button(f"event:extend:{event_id}", texts("button-event-extend"))
    if event.is_arena:
        return [extend, rename, cancel]
    going = [Button(f"event:pause:{event_id}", texts("button-event-pause"))]
    if course.is_paused:
        going = [Button(f"event:resume:{event_id}", texts("button-event-resume"), BLUE)]
    elif course.open_tables():
        going.append(extend)
    elif not course.is_over:
        going.append(Button(f"event:next:{event_id}", texts("button-event-next"), BLUE))
    return [*going, rename, cancel]


async def _take(
    interaction: Interaction, event_id: int, line: Line, note: str, **values: Any
) -> None:
    """Add a line to the log, and show the panel with a note. Raises `Refusal`."""

    async def add(event: RunningEvent) -> bool:
        await check_host(interaction, event)
        events, is_over = interaction.client.part(Events), event.row.state is EventState.OVER
        ranks = ranks_of(event, line) if is_over else None
        return await events.take(event, [line], interaction.user.id, values=values, ranks=ranks)

    await change(interaction, event_id, add, ended=line.kind is Kind.RESULT)
    if values.get("state") is EventState.CANCELLED:
        await respond(interaction, texts_for(interaction)(note))
    else:
        await _show(interaction, event_id, texts_for(interaction)(note))


@HANDLERS.on("event:remove:{event_id}")
async def _remove(interaction: Interaction, event_id: int) -> None:
    """Take a member out of the event."""
    event = await _hosted(interaction, event_id)
    number = event.number_of(read_user_id(interaction))
    if number is None:
        raise Refusal("refused-event-not-in")
    await _take(interaction, event_id, Line(Kind.LEAVE, {"entrant": number}), "event-removed")


@HANDLERS.on("event:give:{event_id}")
async def _hand_over(interaction: Interaction, event_id: int) -> None:
    """Make another member the host."""
    member = await member_of(interaction, read_user_id(interaction))
    if member.bot:
        raise Refusal("refused-bot")
    host = {"host_id": member.id, "host_name": name_of(member)}
    await _take(interaction, event_id, Line(Kind.HAND_OVER, {}), "event-handed-over", **host)


@HANDLERS.on("event:correct:{event_id}")
async def _choose_result(interaction: Interaction, event_id: int) -> None:
    """Show the results to choose from for a table of the last round."""
    event, texts = await _hosted(interaction, event_id, ended=True), texts_for(interaction)
    chosen = [parse_number(each) or 0 for each in read_choice(interaction).split(":")]
    number, table = chosen if len(chosen) == len(("round", "table")) else (0, 0)
    entrants = _table(event, number, table)
    ways = [
        Button(
            f"event:result:{event_id}:{number}:{table}:{each}",
            texts("button-event-wins", player=event.names[each]),
            BLUE,
        )
        for each in entrants
    ]
    drawn = f"event:result:{event_id}:{number}:{table}:0"
    back = Button(f"event:panel:{event_id}", texts("button-back"))
    await respond(
        interaction,
        texts("event-correct-ask", round=number, table=table),
        *in_rows([*ways, Button(drawn, texts("button-event-draw")), back]),
    )


def _table(event: RunningEvent, number: int, table: int) -> tuple[int, ...]:
    """Return the entrants at a table. Raises `Refusal` for one that isn't there, or a race."""
    rounds = event.course.rounds
    if event.is_night or not (
        1 <= number <= len(rounds) and 1 <= table <= len(rounds[number - 1].tables)
    ):
        raise Refusal("refused-unknown-button")
    return rounds[number - 1].tables[table - 1].entrants


@HANDLERS.on("event:result:{event_id}:{number}:{table}:{winner}")
async def _correct(
    interaction: Interaction, event_id: int, number: int, table: int, winner: int
) -> None:
    """Give a table another result, also while it plays: this entrant (0: none) wins."""
    event = await _hosted(interaction, event_id, ended=True)
    entrants = _table(event, number, table)
    if winner and winner not in entrants:
        raise Refusal("refused-unknown-button")
    others = len(entrants) - 1
    points = {
        str(each): others if not winner else 2 * others if each == winner else max(others - 1, 0)
        for each in entrants
    }
    facts = {"round": number, "table": table, "points": points, "how": "corrected"}
    await _take(interaction, event_id, Line(Kind.RESULT, facts), "event-corrected")


def _check_no_race(event: RunningEvent) -> None:
    """Raise `Refusal` during a race, which has its own time."""
    if event.is_night and event.course.open_tables():
        raise Refusal("refused-stale")


def _check_no_arena(event: RunningEvent) -> None:
    """Raise `Refusal` for an arena, whose duels don't wait for anyone."""
    if event.is_arena:
        raise Refusal("refused-stale")


@HANDLERS.on("event:pause:{event_id}")
async def _pause(interaction: Interaction, event_id: int) -> None:
    """Stop the time of the round and of its matches."""
    event, now = await _hosted(interaction, event_id), interaction.client.now()
    _check_no_race(event)
    _check_no_arena(event)
    await _take(interaction, event_id, event.pause(now), "event-paused", due_at=None)
    await _move_clocks(interaction, event, MoveKind.HALT)


@HANDLERS.on("event:resume:{event_id}")
async def _resume(interaction: Interaction, event_id: int) -> None:
    """Resume the round."""
    event, now = await _hosted(interaction, event_id), interaction.client.now()
    due_at = event.due_after_pause(now)
    await _take(interaction, event_id, Line(Kind.RESUME, {}), "event-resumed", due_at=due_at)
    await _move_clocks(interaction, event, MoveKind.RELEASE)


async def _move_clocks(interaction: Interaction, event: RunningEvent, kind: MoveKind) -> None:
    """Pause or resume the matches of the round."""
    client = interaction.client
    matches = await client.store.events.matches(event.row.id, len(event.course.rounds))
    for table in event.course.open_tables():
        match_id, _ = await client.store.events.latest(matches[table].id)
        try:
            await client.matches.moderate(match_id, kind)
        except Refusal:  # it is over, or paused already
            continue


@HANDLERS.on("event:extend:{event_id}")
async def _extend(interaction: Interaction, event_id: int) -> None:
    """Give the round more time."""
    event = await _hosted(interaction, event_id)
    _check_no_race(event)
    due_at = (event.row.due_at or interaction.client.now()) + LONGER
    await _take(interaction, event_id, Line(Kind.EXTEND, {}), "event-extended", due_at=due_at)


@HANDLERS.on("event:next:{event_id}")
async def _begin_next(interaction: Interaction, event_id: int) -> None:
    """Begin the next round without waiting."""

    async def begin(event: RunningEvent) -> bool:
        await check_host(interaction, event)
        if not event.course.is_round_over:
            raise Refusal("refused-stale")
        return await interaction.client.part(Events).begin_round(event, interaction.user.id)

    await change(interaction, event_id, begin)
    await _show(interaction, event_id)


@HANDLERS.on("event:cancel:{event_id}")
async def _ask_to_cancel(interaction: Interaction, event_id: int) -> None:
    await _hosted(interaction, event_id)
    texts = texts_for(interaction)
    yes = Button(f"event:cancelled:{event_id}", texts("button-event-cancel-yes"), RED)
    back = Button(f"event:panel:{event_id}", texts("button-back"))
    await respond(interaction, texts("event-cancel-ask"), controls(yes, back))


@HANDLERS.on("event:cancelled:{event_id}")
async def _cancel(interaction: Interaction, event_id: int) -> None:
    """End the event. Its running matches continue, but no longer count for it."""
    await _take(interaction, event_id, Line(Kind.CANCEL, {}), "event-cancelled", **CANCELLED)


@HANDLERS.on("event:name:{event_id}", Answer.FORM, begins="event")
async def _ask_for_name(interaction: Interaction, event_id: int) -> None:
    texts = texts_for(interaction)
    field = text_field("text", texts("event-name"), LONGEST_NAME)
    await open_form(interaction, texts("event-name"), f"form:event:{event_id}", field)


@HANDLERS.on("form:event:{event_id}", begins="event")
async def _rename(interaction: Interaction, event_id: int) -> None:
    """Give the event a name."""
    event, name = await _hosted(interaction, event_id), " ".join(read_field(interaction).split())
    await check_name(interaction, name)
    await interaction.client.store.events.rename(event.row.id, name)
    interaction.client.part(Events).request(event_id)
    await _show(interaction, event_id, texts_for(interaction)("event-renamed"))
