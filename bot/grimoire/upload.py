"""Sources of users' puzzles: a file, a position, a turn of a match."""

from __future__ import annotations

import discord

from bot.app import Interaction
from bot.errors import Refusal
from bot.game_api import game_name, puzzle_uis
from bot.game_api.match_options import Chosen
from bot.grimoire.session import draw_puzzle_for
from bot.grimoire.verdict import puzzle_ui
from bot.matches import LiveMatch
from bot.ui.acknowledgement import Answer
from bot.ui.escaping import escape_markdown, shorten_name
from bot.ui.pictures import gallery
from bot.ui.received import parse_number, read_attachment, read_choice
from bot.ui.replies import respond, texts_for
from bot.ui.router import BLUE, GREEN, Button, Handlers, Row, Select, controls, option
from engine import notation
from engine.core import JsonObject
from engine.documents import DocumentError
from engine.goals import MIXED
from puzzles.puzzle import NEW, Puzzle, read_draft, read_puzzle
from texts import Texts
from workers import Asker, Workers

HANDLERS = Handlers(Answer.PANEL)
LISTED = 25
"""The most turns in a select: those around the one that is shown."""
LARGEST = 64 * 1024
"""The most bytes of a file; a puzzle has about 3,000."""
UNSOLVED = "?"
"""The solution of a puzzle that is not solved yet."""
FAULT_SHOWN = 300


async def own_match(interaction: Interaction, typed: str) -> LiveMatch:
    """Return a finished match that this user has played. Raises `Refusal`."""
    number = parse_number(typed.strip().lstrip("#"))
    if number is None:
        raise Refusal("refused-no-such-match")
    found = await interaction.client.matches.get(number)
    if found.seat_of(interaction.user.id) is None or found.row.game not in puzzle_uis():
        raise Refusal("refused-no-such-match")
    if not found.is_final:
        raise Refusal("refused-match-not-over")
    return found


async def choose_turn(interaction: Interaction, match: LiveMatch, turn: int | None = None) -> None:
    """Show a turn, by default the last one, with buttons to others. Raises `Refusal`."""
    texts, turns = texts_for(interaction), [*turns_of(match)]
    if not turns:
        raise Refusal("refused-no-such-turn", turn=turn or 1)
    turn = turns[-1] if turn is None else turn
    try:
        puzzle, _ = drafted(turn_of(match, turn), {}, _named(match, turn, texts), "", texts)
    except DocumentError as fault:
        raise refusal_of(fault) from None
    pictures = await draw_puzzle_for(interaction, puzzle, texts)
    place = turns.index(turn)
    players = " – ".join(escape_markdown(name) for name in match.names.values())
    await respond(
        interaction,
        f"{texts('log-title', players=players)}\n{texts('create-which-turn')}",
        *map(gallery, pictures),
        _turn_list(match, turns, place, texts),
        controls(
            _way(match, turns, place, -1, texts("button-replay-back")),
            _way(match, turns, place, 1, texts("button-replay-on")),
            Button(f"turn:make:{match.id}:{turn}", texts("button-make-puzzle"), GREEN),
        ),
        pictures=pictures,
    )


@HANDLERS.on("turn:show:{match_id}:{turn}:{}")
async def _show(interaction: Interaction, match_id: int, turn: int) -> None:
    """Show another turn."""
    await choose_turn(interaction, await own_match(interaction, str(match_id)), turn)


@HANDLERS.on("turn:list:{match_id}")
async def _go(interaction: Interaction, match_id: int) -> None:
    """Show the turn chosen in the list."""
    match = await own_match(interaction, str(match_id))
    await choose_turn(interaction, match, parse_number(read_choice(interaction)))


def _named(match: LiveMatch, turn: int, texts: Texts) -> str:
    step = turns_of(match)[turn]
    mover = match.moves[step].seat if step < len(match.moves) else match.state.to_act()[0]
    return texts("replay-turn", turn=turn, player=match.names[mover])


def _turn_list(match: LiveMatch, turns: list[int], place: int, texts: Texts) -> Row:
    first = max(0, min(place - LISTED // 2, len(turns) - LISTED))
    options = [
        option(str(each), _named(match, each, texts), chosen=each == turns[place])
        for each in turns[first : first + LISTED]
    ]
    return controls(Select(f"turn:list:{match.id}", options, texts("replay-turns")))


def _way(match: LiveMatch, turns: list[int], place: int, step: int, label: str) -> Button:
    """Return the button to the turn before or after; at either end it is disabled."""
    there = 0 <= place + step < len(turns)
    to = turns[place + step] if there else turns[place]
    return Button(f"turn:show:{match.id}:{to}:{step}", label, BLUE, disabled=not there)


async def read_file(file: discord.Attachment, readers: Workers, asker: Asker) -> JsonObject:
    """Read the puzzle or position in a file, in one of the `readers`' processes.

    Raises `Refusal` if the file is too large or gone, and `DocumentError` if it is neither.
    """
    data = await read_attachment(file, LARGEST, "refused-file-too-large")
    return await readers.read(read_draft, data, asker=asker)


def read_notation(typed: str) -> JsonObject:
    """Read the typed position. Raises `DocumentError`."""
    game, state = notation.read(typed)
    return game.dump(state)


def turns_of(match: LiveMatch) -> dict[int, int]:
    """Return the turns of a match with a decision, each with the index of its first move."""
    numbers = [match.turns[0].number, *(move.turn_number for move in match.moves)]
    if match.state.outcome() is not None:
        numbers.pop()
    found: dict[int, int] = {}
    for step, number in enumerate(numbers):
        found.setdefault(number, step)
    return found


def turn_of(match: LiveMatch, turn: int) -> JsonObject:
    """Return the position at the beginning of a turn of a match. Raises `Refusal`."""
    step = turns_of(match).get(turn)
    if step is None:
        raise Refusal("refused-no-such-turn", turn=turn)
    return match.game.dump(match.before(step))


def drafted(
    document: JsonObject, chosen: Chosen, title: str | None, author: str, texts: Texts
) -> tuple[Puzzle, bool]:
    """Make a puzzle, not proved yet, from a document.

    Args:
        document: A puzzle, or only a position.
        chosen: The chosen options of the game, such as the goal.
        title: The title, if one was chosen.
        author: The author's name.
        texts: Texts in the author's language.

    Returns:
        The puzzle, and whether the document had a solution.

    Raises:
        DocumentError: The document is not valid.
        Refusal: An option doesn't fit.
    """
    complete = "position" in document
    if complete:
        puzzle = read_puzzle({**document, "id": NEW})
        _goal_asked(puzzle.game.id, chosen, texts)  # refuse bad options even if they are not needed
    else:
        puzzle = read_puzzle(
            {
                "format": 1,
                "id": NEW,
                "title": {"en": title or texts("create-untitled")},
                "author": author[:60],
                "set": MIXED,
                "position": document,
                "goal": _goal_asked(document.get("game"), chosen, texts),
                "solution": UNSOLVED,
            }
        )
    ui = puzzle_ui(puzzle)
    if reason := ui.unfit(puzzle.state()):
        raise DocumentError("position" if complete else "", reason)
    titles = {language: shorten_name(title or own) for language, own in puzzle.title.items()}
    facts = puzzle.document() | {
        "title": titles,
        "author": shorten_name(puzzle.author or author, 60),
    }
    if not complete:
        facts["set"] = ui.set_of(puzzle.state())
    return read_puzzle(facts), complete


def _goal_asked(game: object, chosen: Chosen, texts: Texts) -> JsonObject:
    """Return the document of the chosen goal. Raises `Refusal` for options of other games.

    Empty for a game without puzzles, which is refused when the puzzle is read.
    """
    if not isinstance(game, str) or game not in puzzle_uis():
        return {}
    ui = puzzle_uis()[game]
    known = {option.name: option for option in ui.options}
    for name in chosen.keys() - known.keys():
        label = texts(f"grimoire-{name}")
        raise Refusal("refused-option-not-here", option=label, game=game_name(game, texts))
    return ui.goal_asked(
        {
            name: known[name].value(typed) if known[name].choices else typed
            for name, typed in chosen.items()
        }
    )


def refusal_of(fault: DocumentError) -> Refusal:
    """Return the refusal of a document, with its fault."""
    return Refusal("refused-document", fault=escape_markdown(str(fault), FAULT_SHOWN))
