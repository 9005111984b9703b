"""The solution of a puzzle with themes and ideas, the tempting try and the reply to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.app import Interaction
from bot.game_api import GAME_UIS
from bot.game_api.puzzles import AnyPuzzleUI
from bot.grimoire.answers import Answers, Solver
from bot.grimoire.runs import check_not_in_run
from bot.grimoire.session import (
    SolvingSession,
    page_buttons,
    puzzle_with,
    session_of,
    solving_moves,
)
from bot.grimoire.verdict import (
    continued,
    heading,
    headline,
    in_words,
    puzzle_ui,
    rating_line,
    story,
    verdict_head,
)
from bot.ui.acknowledgement import Answer
from bot.ui.escaping import escape_markdown, name_of, take_first_lines
from bot.ui.pictures import draw_picture_for, gallery
from bot.ui.replies import respond, texts_for
from bot.ui.router import RED, Button, Handlers, controls
from images.picture import Drawing
from puzzles import library
from puzzles.claims import Explanation
from puzzles.judge import Verdict, judge
from puzzles.puzzle import Puzzle
from texts import LANGUAGES, Texts, texts_in
from workers import Asker

IDEAS = 3
"""The most motifs described for an idea."""
FEW_CARDS = 2
"""Cards that are named with the rule that they have; more would be a list."""
HINTED = 3
"""The most themes that a hint names."""
HANDLERS = Handlers(Answer.PANEL)
WORDS_LIMIT, STORY_LIMIT = 3400, 1800
"""The most characters of a solution in words, and of its log, which is cut at the end."""
NOTE = 500
BESIDE_SOLUTION = 300
"""The most characters of a picture's description next to the whole solution."""


def themes(languages: Iterable[str] = LANGUAGES) -> Mapping[str, Mapping[str, str]]:
    """Return the themes of built-in puzzles, with their names by language."""
    found: dict[str, AnyPuzzleUI] = {}
    for puzzles in library.built_in().values():
        for puzzle in puzzles:
            explained = puzzle.explanation
            found |= dict.fromkeys(explained.themes if explained else (), puzzle_ui(puzzle))
    spoken = [texts_in(language) for language in languages]
    return {
        theme: {texts.language: theme_name(ui, theme, texts) for texts in spoken}
        for theme, ui in found.items()
    }


def theme_name(ui: AnyPuzzleUI, theme: str, texts: Texts) -> str:
    """Name a theme of a puzzle."""
    key = f"theme-{theme}"
    return texts(key) if texts.has(key) else ui.rule(theme, texts)


def hinted_themes(puzzle: Puzzle, texts: Texts) -> str:
    """Name the themes of a puzzle as a hint does; empty if they are unknown."""
    found = puzzle.explanation
    return _named(puzzle, found.themes[:HINTED], texts) if found is not None else ""


def idea_lines(puzzle: Puzzle, texts: Texts) -> list[str]:
    """Return why the solution works; empty if that is unknown. It gives the solution away.

    A puzzle without a motif has no heading, only the abilities that it needs.
    """
    found = puzzle.explanation
    if found is None:
        return []
    ideas = [_idea(puzzle, found, motif, texts) for motif in found.motifs[:IDEAS]]
    if found.rules:
        needs = texts("explained-needs", abilities=_needed(puzzle, found.rules, texts))
        if not ideas:
            return [needs]
        ideas.append(needs)
    return [texts("explained-idea", idea=" ".join(ideas))] if ideas else []


def _needed(puzzle: Puzzle, rules: Sequence[str], texts: Texts) -> str:
    """Name rules, each with the cards that have it unless there are many."""
    ui = puzzle_ui(puzzle)

    def named(rule: str) -> str:
        cards = ui.carriers(puzzle, rule)
        name = theme_name(ui, rule, texts)
        few = 0 < len(cards) <= FEW_CARDS
        return f"{name} ({ui.cards(puzzle, cards, texts)})" if few else name

    return ", ".join(map(named, rules))


def _idea(puzzle: Puzzle, found: Explanation, motif: str, texts: Texts) -> str:
    """Return the sentence about a motif, with the cards and numbers that are known."""
    named = found.named.get(motif)
    if named is None:
        return texts(f"idea-{motif}")
    cards = puzzle_ui(puzzle).cards(puzzle, named.cards, texts)
    abilities = _named(puzzle, named.rules, texts)
    facts = {"cards": cards, "number": len(named.cards), "count": named.count or 0}
    return texts(f"idea-{motif}-named", abilities=abilities, **facts)


def try_lines(puzzle: Puzzle, texts: Texts) -> list[str]:
    """Return the tempting try under its own heading, and why it fails; empty if none is known."""
    found = puzzle.explanation
    if found is None or not found.tried:
        return []
    words = in_words(puzzle, [*found.tried, *found.reply], texts)
    own, reply = words[: len(found.tried)], words[len(found.tried) :]
    if len(own) > 1 and found.tried[-1] == puzzle_ui(puzzle).finish:
        own.pop()
    if reply:
        verdict = Verdict("refuted", tuple(found.tried), defence=tuple(found.reply))
    else:
        verdict = judge(puzzle, " ".join(found.tried))  # without a reply the try is only played
    lines = [texts("explained-try"), texts.listed(own), verdict_head(puzzle, verdict, texts)]
    if reply:
        lines.append(texts("explained-reply", moves=texts.listed(reply)))
    if found.spoilers:
        lines.append(texts("explained-spoiled", abilities=_named(puzzle, found.spoilers, texts)))
    return lines


def _named(puzzle: Puzzle, moves: Sequence[str], texts: Texts) -> str:
    ui = puzzle_ui(puzzle)
    return ", ".join(theme_name(ui, theme, texts) for theme in moves)


def hint_lines(puzzle: Puzzle, taken: int, texts: Texts) -> list[str]:
    """Return the hints that were taken so far.

    The first names the themes, the second the first card, the third the first move. The third
    exists only if the solution has more than one move.
    """
    themes, count = hinted_themes(puzzle, texts), len(plays_of(puzzle))
    key = "hint-themes" if themes else "hint-plays"
    lines = [texts(key, count=count, themes=themes), puzzle_ui(puzzle).hint(puzzle, texts)]
    if count > 1:
        first = GAME_UIS[puzzle.game.id].spoken(
            puzzle.state(), solving_moves(puzzle)[0], puzzle_ui(puzzle).sides(puzzle, texts), texts
        )
        lines.append(texts("hint-move", move=first))
    return lines[:taken]


def hint_count(puzzle: Puzzle) -> int:
    """Return the number of hints of a puzzle."""
    return 3 if len(plays_of(puzzle)) > 1 else 2


def plays_of(puzzle: Puzzle) -> list[str]:
    """Return the moves of the puzzle's own solution without the one that ends the turn."""
    return [move for move in solving_moves(puzzle) if move != puzzle_ui(puzzle).finish]


def animation_of(puzzle: Puzzle, moves: Sequence[str], texts: Texts) -> Drawing:
    """Animate these moves from the puzzle's position on."""
    return puzzle_ui(puzzle).animation(puzzle, moves, texts)


async def show_solution(interaction: Interaction, puzzle: Puzzle, note: str = "") -> None:
    """Show animation, moves and log in the (deferred) answer, or ask whether to give up.

    `note` says what giving up has cost. Raises `Refusal` in a run.
    """
    await check_not_in_run(interaction, puzzle)
    session, texts = await session_of(interaction, puzzle), texts_for(interaction)
    if not session.knows:
        yes = Button(f"page:surrender:{puzzle.id}::", texts("button-yes-give-up"), RED)
        no = Button(f"page:solve:{puzzle.id}::", texts("button-solve"))
        asked = f"{heading(puzzle, texts)}\n{give_up_question(session)}"
        await respond(interaction, asked, controls(yes, no))
        return
    asker = Asker(interaction.user.id, interaction.guild_id)
    follows = await interaction.client.part(Answers).continuation(puzzle, asker)
    animation = animation_of(puzzle, [*solving_moves(puzzle), *follows], texts)
    picture = await draw_picture_for(interaction, animation)
    again = Button(session.id("restart"), texts("button-once-more"))
    another = Button(f"page:another:{puzzle.id}::", texts("button-another-puzzle"))
    await respond(
        interaction,
        headline(puzzle, texts),
        gallery(picture, BESIDE_SOLUTION),
        note,
        solution_words(puzzle, follows, texts),
        controls(again, another, *session.way_back(), *page_buttons(interaction.client, session)),
        picture=picture,
    )


def give_up_question(session: SolvingSession) -> str:
    """Return the question whether to give up, with its cost."""
    texts = session.texts
    asked = texts("puzzle-give-up-ask")
    return f"{asked} {texts('puzzle-give-up-costs')}" if session.rated else asked


def solution_words(
    puzzle: Puzzle, continuation: Sequence[str], texts: Texts, limit: int = WORDS_LIMIT
) -> str:
    """Return the solution, what it does, why it works, the tempting try, and the author's note.

    `limit`: the most characters; the log is cut to fit.
    """
    moves = solving_moves(puzzle)
    steps = [
        f"{number}. {step}" for number, step in enumerate(in_words(puzzle, moves, texts), start=1)
    ]
    note = puzzle.noted(texts.language)
    noted = [f"💬 {escape_markdown(note, NOTE)}"] if note else []
    above = _paragraphs([texts("puzzle-solution"), *steps])
    below = _paragraphs(
        idea_lines(puzzle, texts), try_lines(puzzle, texts), [*noted, f"-# `{' '.join(moves)}`"]
    )
    lines = [*story(puzzle, moves, texts), *continued(puzzle, moves, continuation, texts)]
    room = min(STORY_LIMIT, limit - len(above) - len(below))
    return _paragraphs([above], take_first_lines(lines, room), [below])


def _paragraphs(*parts: Sequence[str]) -> str:
    return "\n\n".join("\n".join(part) for part in parts if part)


@HANDLERS.on("page:solution:{puzzle_id}:{}:{}")
async def _solution(interaction: Interaction, puzzle_id: str) -> None:
    """Show the solution, or ask whether to give up."""
    await show_solution(interaction, await puzzle_with(interaction, puzzle_id))


@HANDLERS.on("page:surrender:{puzzle_id}:{}:{}")
async def _surrender(interaction: Interaction, puzzle_id: str) -> None:
    """Give the puzzle up. As a first answer it counts as wrong, and no later answer counts."""
    client, user = interaction.client, interaction.user
    puzzle = await puzzle_with(interaction, puzzle_id)
    await check_not_in_run(interaction, puzzle)
    note = ""
    async with client.part(Answers).alone(user.id, puzzle.id):
        if not (await session_of(interaction, puzzle)).knows:
            solver = Solver(user.id, name_of(user), interaction.guild_id)
            answers = client.part(Answers)
            outcome = await answers.give_up(solver, puzzle, interaction.created_at)
            note = rating_line(outcome, texts_for(interaction))
    await show_solution(interaction, puzzle, note)
