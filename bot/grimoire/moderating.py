"""Let moderators decide on users' puzzles, and rename or withdraw them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from zoneinfo import ZoneInfo

import structlog

from bot.app import Interaction
from bot.errors import Refusal
from bot.grimoire.answers import Answers
from bot.grimoire.dailies import Dailies
from bot.grimoire.notices import Notices
from bot.grimoire.session import draw_puzzle_for
from bot.grimoire.solution import BESIDE_SOLUTION, solution_words
from bot.grimoire.verdict import headline
from bot.moderators import check_moderator, check_name, make_entry
from bot.store import Action, Moderation, PuzzleState, StoredPuzzle, Subject, puzzle_from
from bot.ui.acknowledgement import Answer, wait_for_database
from bot.ui.commands import command
from bot.ui.escaping import escape_markdown, mention_of, shorten_name
from bot.ui.forms import TEXT, open_form, read_field, text_field
from bot.ui.pictures import gallery
from bot.ui.received import read_choice
from bot.ui.replies import Part, respond, texts_for
from bot.ui.router import BLUE, GREEN, RED, Button, Handlers, Select, controls, option
from puzzles.puzzle import Puzzle
from texts import Texts
from workers import Asker

HANDLERS = Handlers(Answer.PANEL)
SHOWN = 25
"""The most puzzles in a list. In the review, others follow when these are decided on."""
log = structlog.get_logger()
LONGEST_TITLE = 80


@command("grimoire-review", in_servers_only=True)
async def review(interaction: Interaction) -> None:
    """Show the puzzles that wait for a decision."""
    await _show_list(interaction)


@HANDLERS.on("pages:review:::0")
async def _choose_waiting(interaction: Interaction) -> None:
    """Show a puzzle with its solution and the possible decisions."""
    await _show_puzzle(interaction, *await _pending(interaction, read_choice(interaction)))


@HANDLERS.on("page:approve:{puzzle_id}:{}:{}")
async def _approve(interaction: Interaction, puzzle_id: str) -> None:
    """Approve the puzzle: any day can get it."""
    await _decide(interaction, puzzle_id, PuzzleState.APPROVED)


@HANDLERS.on("page:reject:{puzzle_id}:{}:{}")
async def _reject(interaction: Interaction, puzzle_id: str) -> None:
    """Reject the puzzle for this server."""
    await _decide(interaction, puzzle_id, PuzzleState.REJECTED)


@HANDLERS.on("page:schedule:{puzzle_id}:{}:{}", Answer.FORM)
async def _schedule(interaction: Interaction, puzzle_id: str) -> None:
    """Ask for the day of the puzzle."""
    await wait_for_database(interaction, _pending(interaction, puzzle_id), None)
    texts = texts_for(interaction)
    day = text_field(TEXT, texts("review-schedule-label"), 10, hint="2027-01-31")
    await open_form(interaction, texts("review-schedule-title"), f"form:schedule:{puzzle_id}", day)


@HANDLERS.on("form:schedule:{puzzle_id}")
async def _scheduled(interaction: Interaction, puzzle_id: str) -> None:
    """Approve the puzzle for the typed day."""
    day = await _free_day(interaction, await check_moderator(interaction), read_field(interaction))
    await _decide(interaction, puzzle_id, PuzzleState.APPROVED, day)


async def _pending(interaction: Interaction, puzzle_id: str) -> tuple[StoredPuzzle, Puzzle]:
    """Return a puzzle of the server that waits for a decision. Raises `Refusal`."""
    stored, puzzle = await find_puzzle(interaction, puzzle_id)
    if stored.state != PuzzleState.PENDING:
        raise Refusal("refused-decided")
    return stored, puzzle


async def _free_day(interaction: Interaction, guild_id: int, typed: str) -> date:
    """Parse a future day that has had no puzzle in this server. Raises `Refusal`."""
    store = interaction.client.store.dailies
    server = await store.server(guild_id)
    if server is None or not server.enabled:
        raise Refusal("refused-no-daily", command=interaction.client.mention("grimoire setup"))
    try:
        day = date.fromisoformat(typed.strip())
    except ValueError:
        raise Refusal("refused-no-date") from None
    now = interaction.client.now()
    past = day < now.astimezone(ZoneInfo(server.time_zone)).date()
    if past or await store.has_day(guild_id, day.isoformat()):
        raise Refusal("refused-day-over")
    return day


async def _decide(
    interaction: Interaction, puzzle_id: str, state: PuzzleState, day: date | None = None
) -> None:
    texts = texts_for(interaction)
    await _pending(interaction, puzzle_id)
    scheduled = day.isoformat() if day else None
    store = interaction.client.store.grimoire
    if not await store.review(puzzle_id, state, interaction.user.id, scheduled):
        raise Refusal("refused-decided")
    if scheduled:
        note = texts("review-scheduled", puzzle=puzzle_id, day=scheduled)
    elif state == PuzzleState.APPROVED:
        waits = await store.puzzle_of(puzzle_id) is None
        note = texts("review-approved" if waits else "review-approved-open", puzzle=puzzle_id)
    else:
        note = texts("review-rejected", puzzle=puzzle_id)
    interaction.client.part(Notices).request()
    await _show_list(interaction, note)


@HANDLERS.on("page:review:{}::list")
async def _show_list(interaction: Interaction, note: str = "") -> None:
    """Show the puzzles that wait and those that are approved."""
    texts = texts_for(interaction)
    rows = await interaction.client.store.grimoire.puzzles_to_review(
        await check_moderator(interaction)
    )
    puzzles = [(row, puzzle) for row in rows if (puzzle := puzzle_from(row)) is not None]
    approved = await approved_list(interaction, 0, texts)
    back = controls(Button("mod:list:0:0", texts("button-moderate-list")))
    if not puzzles:
        await respond(interaction, note, texts("review-nothing"), *approved, back)
        return
    options = [option(stored.id, _named(puzzle, texts)) for stored, puzzle in puzzles[:SHOWN]]
    select = Select("pages:review:::0", options, texts("review-choose"))
    waiting = f"{texts('review-list', count=len(puzzles))}\n-# {texts('review-for-fun')}"
    await respond(interaction, note, waiting, controls(select), *approved, back)


async def _show_puzzle(interaction: Interaction, stored: StoredPuzzle, puzzle: Puzzle) -> None:
    """Show the puzzle with its solution. From now on this moderator counts as knowing it."""
    texts, user_id = texts_for(interaction), interaction.user.id
    store = interaction.client.store.grimoire
    await store.solving(user_id, puzzle.id, interaction.created_at)
    await store.see_solution(user_id, puzzle.id)
    pictures = await draw_puzzle_for(interaction, puzzle, texts)
    asker = Asker(interaction.user.id, interaction.guild_id)
    follows = await interaction.client.part(Answers).continuation(puzzle, asker)
    await respond(
        interaction,
        headline(puzzle, texts, texts("review-made", author=mention_of(stored.author_id, texts))),
        *(gallery(picture, BESIDE_SOLUTION // len(pictures)) for picture in pictures),
        solution_words(puzzle, follows, texts),
        controls(
            Button(f"page:approve:{puzzle.id}::", texts("button-approve"), GREEN),
            Button(f"page:schedule:{puzzle.id}::", texts("button-schedule"), BLUE),
            Button(f"page:reject:{puzzle.id}::", texts("button-reject"), RED),
            Button(f"page:review:{puzzle.id}::list", texts("button-review-list")),
        ),
        pictures=pictures,
    )


def _named(puzzle: Puzzle, texts: Texts) -> str:
    title = shorten_name(puzzle.named(texts.language))
    return f"{puzzle.id} · {title} · {shorten_name(puzzle.author) if puzzle.author else ''}".rstrip(
        " ·"
    )


async def approved_list(interaction: Interaction, first: int, texts: Texts) -> Sequence[Part]:
    """Lay out a select of the server's approved puzzles, the newest first, from index `first`.

    It is empty if the server has none. Raises `Refusal` for users who aren't moderators.
    """
    guild_id = await check_moderator(interaction)
    found = await interaction.client.store.grimoire.approved_puzzles([guild_id])
    puzzles = [(row, puzzle) for row in reversed(found[guild_id]) if (puzzle := puzzle_from(row))]
    shown = puzzles[first : first + SHOWN]
    options = [option(row.id, _label_of(puzzle, texts)) for row, puzzle in shown]
    more = []
    if puzzles[first + SHOWN :]:
        more.append(Button(f"pages:approved:{first + SHOWN}", texts("match-list-more")))
    if first:
        before = max(0, first - SHOWN)
        more.insert(0, Button(f"pages:approved:{before}", texts("match-list-back")))
    rows: list[Part] = []
    if options:
        rows.append(controls(Select("pages:moderate", options, texts("moderate-choose"))))
    if more:
        rows.append(controls(*more))
    return rows


def _label_of(puzzle: Puzzle, texts: Texts) -> str:
    return f"{puzzle.id} · {shorten_name(puzzle.named(texts.language))}"


@HANDLERS.on("pages:approved:{first}")
async def _turn(interaction: Interaction, first: int) -> None:
    """Show other approved puzzles, or the list of all if they have been withdrawn."""
    approved = await approved_list(interaction, first, texts_for(interaction))
    if approved:
        await respond(interaction, *approved)
    else:
        await _show_list(interaction)


@HANDLERS.on("pages:moderate")
async def _choose_approved(interaction: Interaction) -> None:
    await show_approved(interaction, read_choice(interaction))


@HANDLERS.on("page:moderate:{puzzle_id}:{}:{}")
async def show_approved(interaction: Interaction, puzzle_id: str, note: str = "") -> None:
    """Show an approved puzzle without its solution, and what can be done with it."""
    row, puzzle = await _approved(interaction, puzzle_id)
    texts = texts_for(interaction)
    await respond(
        interaction,
        note,
        headline(puzzle, texts, texts("review-made", author=mention_of(row.author_id, texts))),
        controls(
            Button(f"page:rename:{puzzle_id}::", texts("button-rename-puzzle")),
            Button(f"page:remove:{puzzle_id}::", texts("button-withdraw-puzzle"), RED),
            Button(f"mod:show:member:{row.author_id}", texts("button-moderate-author")),
            Button(f"page:review:{puzzle_id}::list", texts("button-review-list")),
        ),
    )


@HANDLERS.on("page:rename:{puzzle_id}:{}:{}", Answer.FORM)
async def _rename(interaction: Interaction, puzzle_id: str) -> None:
    """Ask for the puzzle's new title."""
    found = await wait_for_database(interaction, _approved(interaction, puzzle_id), None)
    texts = texts_for(interaction)
    title = found[1].named(texts.language) if found is not None else ""
    field = text_field(TEXT, texts("moderate-name"), LONGEST_TITLE, filled=title)
    await open_form(interaction, texts("button-rename-puzzle"), f"form:rename:{puzzle_id}", field)


@HANDLERS.on("form:rename:{puzzle_id}")
async def _renamed(interaction: Interaction, puzzle_id: str) -> None:
    """Rename the puzzle in every language, in its open post too."""
    row, _ = await _approved(interaction, puzzle_id)
    typed = read_field(interaction).strip()
    if not typed:
        raise Refusal("refused-no-title")
    title = shorten_name(typed, LONGEST_TITLE)
    await check_name(interaction, title)
    entry = _entry_of(interaction, Action.RENAME, row, title)
    if not await interaction.client.store.grimoire.rename(puzzle_id, row.guild_id, title, entry):
        raise Refusal("refused-not-approved")
    log.info("page renamed", puzzle=puzzle_id, by=interaction.user.id)
    await interaction.client.part(Dailies).catch_up()
    named = texts_for(interaction)("moderate-renamed", title=escape_markdown(title))
    await show_approved(interaction, puzzle_id, named)


@HANDLERS.on("page:remove:{puzzle_id}:{}:{}")
async def _ask(interaction: Interaction, puzzle_id: str) -> None:
    """Ask to confirm the withdrawal."""
    _, puzzle = await _approved(interaction, puzzle_id)
    texts = texts_for(interaction)
    named = escape_markdown(puzzle.named(texts.language))
    await respond(
        interaction,
        texts("moderate-ask", title=named),
        controls(
            Button(f"page:removed:{puzzle_id}::", texts("button-withdraw-puzzle"), RED),
            Button(f"page:moderate:{puzzle_id}::", texts("button-cancel")),
        ),
    )


@HANDLERS.on("page:removed:{puzzle_id}:{}:{}")
async def _withdraw(interaction: Interaction, puzzle_id: str) -> None:
    """Withdraw the puzzle. If it is today's puzzle, its day ends and no streak is lost."""
    row, puzzle = await _approved(interaction, puzzle_id)
    client, name = interaction.client, puzzle.named(texts_for(interaction).language)
    entry = _entry_of(interaction, Action.WITHDRAW, row, name)
    if not await client.store.grimoire.withdraw(
        puzzle_id, row.guild_id, now=client.now(), entry=entry
    ):
        raise Refusal("refused-not-approved")
    log.info("page withdrawn", puzzle=puzzle_id, by=interaction.user.id)
    await client.part(Dailies).catch_up()
    client.part(Notices).request()
    texts = texts_for(interaction)
    title, command = escape_markdown(name), client.mention("moderate")
    note = texts("moderate-withdrawn", title=title, command=command)
    back = Button(f"page:review:{puzzle_id}::list", texts("button-review-list"))
    await respond(interaction, note, controls(back))


def _entry_of(interaction: Interaction, action: Action, row: StoredPuzzle, name: str) -> Moderation:
    return make_entry(interaction, action, Subject.PUZZLE, row.id, [name], user_id=row.author_id)


async def find_puzzle(interaction: Interaction, puzzle_id: str) -> tuple[StoredPuzzle, Puzzle]:
    """Return a puzzle of the server in any state, for its moderators. Raises `Refusal`."""
    guild_id = await check_moderator(interaction)
    stored = await interaction.client.store.grimoire.stored_puzzle(puzzle_id)
    puzzle = puzzle_from(stored) if stored is not None and stored.guild_id == guild_id else None
    if stored is None or puzzle is None:
        raise Refusal("refused-no-such-puzzle")
    return stored, puzzle


async def _approved(interaction: Interaction, puzzle_id: str) -> tuple[StoredPuzzle, Puzzle]:
    """Return an approved puzzle of the server, for its moderators. Raises `Refusal`."""
    row, puzzle = await find_puzzle(interaction, puzzle_id)
    if row.state != PuzzleState.APPROVED:
        raise Refusal("refused-not-approved")
    return row, puzzle
