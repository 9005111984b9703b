"""`/p/<set>/<number>` and `/p/<key>`: a puzzle to solve; its address holds all that was done."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass

from aiohttp import web

from bot.boards.move_panel import BEHIND, PanelRequest, Step, choose
from bot.errors import Refusal
from bot.game_api.questions import Choice
from bot.grimoire.answers import Answers
from bot.grimoire.offering import Wanted, built_in_puzzles
from bot.grimoire.puzzles import DIFFICULTIES
from bot.grimoire.session import PuzzlePosition, drawings_of, moves_in, solving_moves
from bot.grimoire.solution import animation_of, hint_count, hint_lines, solution_words, themes
from bot.grimoire.verdict import facts_about, goal_line, in_words, puzzle_ui, verdict_words
from bot.links.handlers import puzzle_path
from bot.matches import MoveRefused
from bot.store import LinkKind
from bot.ui.escaping import escape_markdown
from engine.core import IllegalAction
from images.picture import Drawing
from puzzles.judge import EASILY
from puzzles.puzzle import LONGEST_SOLUTION, Puzzle
from texts import Texts
from web.server.guard import ADDRESS, FRAMED, as_code, sent_form
from web.server.pictures import PAGES, picture_response
from web.server.puzzles import find_puzzle
from web.server.site import SITE
from web.server.templates import TEXTS, render
from workers import Asker

ROUTES = web.RouteTableDef()
BUILT_IN, LINKED = "/p/{set:[a-z0-9-]{1,40}}/{number:\\d{1,3}}", "/p/{key:[\\w-]{22}}"


@dataclass(frozen=True, slots=True)
class Way:
    """A link to another state of the puzzle: what it changes in the address (None: no link)."""

    label: str
    to: dict[str, str] | None
    style: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """Links; or checkboxes, of which several are the answer to a question."""

    ways: Sequence[Way] = ()
    question: str = ""
    before: str = ""
    picks: Sequence[Choice] = ()


@dataclass(frozen=True, slots=True)
class Judged:
    """What the judge says, or the solution: words, and the moves to animate (empty: none)."""

    words: str
    moves: Sequence[str] = ()
    solved: bool = False
    is_solution: bool = False


@ROUTES.get("/p/random")
async def _random(request: web.Request) -> web.Response:
    """Lead to a built-in puzzle with the wanted properties, but not to the one they left."""
    site, query = request.app[SITE], request.query
    set_id, difficulty, theme = (query.get(name) or None for name in ("set", "difficulty", "theme"))
    wanted = Wanted(set_id and set_id.replace("-", "_"), difficulty, theme=theme)
    closed = {*await site.store.dailies.closed_puzzles(site.now()), query.get("after")}
    found = [each.id for each in built_in_puzzles(wanted) if each.id not in closed]
    if not found:
        raise Refusal("web-no-puzzle")
    kept = {name: query[name] for name in ("theme", "difficulty", "lang") if query.get(name)}
    to = request.rel_url.with_path(puzzle_path(random.choice(found))).with_query(kept)
    raise web.HTTPFound(to, headers={"Cache-Control": "no-store"})


@ROUTES.get(BUILT_IN)
@ROUTES.get(LINKED)
async def _show(request: web.Request) -> web.Response:
    """Show the puzzle after the moves in the address."""
    return await _page(request, await _puzzle(request), None)


@ROUTES.post(BUILT_IN)
@ROUTES.post(LINKED)
async def _answer(request: web.Request) -> web.Response:
    """Judge the moves in the address, or show the solution. Nothing is stored."""
    puzzle, texts, site = await _puzzle(request), request[TEXTS], request.app[SITE]
    asker = Asker(request[ADDRESS], PAGES)
    if (await sent_form(request)).get("do") == "solution":
        answers = site.bot.part(Answers)
        follows = await answers.continuation(puzzle, asker, site.judges)
        words = await asyncio.to_thread(solution_words, puzzle, follows, texts)
        judged = Judged(words, [*solving_moves(puzzle), *follows], is_solution=True)
    else:
        line = " ".join(_read(request, puzzle)[0].moves)
        verdict = await site.judges.judge(puzzle, line, EASILY, asker=asker)
        words = await asyncio.to_thread(verdict_words, puzzle, verdict, texts)
        shown = verdict.all_moves if verdict.reason != "undecided" else ()
        judged = Judged(words, shown, verdict.reached)
    return await _page(request, puzzle, judged)


@ROUTES.get(BUILT_IN + "/{part:\\d}.png")
@ROUTES.get(LINKED + "/{part:\\d}.png")
async def _picture(request: web.Request) -> web.Response:
    """Draw a part of the puzzle after the moves in the address."""
    puzzle = await _puzzle(request)
    drawings, part = _drawings(_read(request, puzzle)[0]), int(request.match_info["part"])
    if part >= len(drawings):
        raise web.HTTPNotFound
    return await picture_response(request, drawings[part])


@ROUTES.get(BUILT_IN + "/animation")
@ROUTES.get(LINKED + "/animation")
async def _animation(request: web.Request) -> web.Response:
    """Animate moves of both sides."""
    puzzle = await _puzzle(request)
    try:
        moves = moves_in(puzzle, _line(request, "moves"), puzzle.state().seats)
    except IllegalAction:
        raise web.HTTPNotFound from None
    return await picture_response(request, animation_of(puzzle, moves, request[TEXTS]))


async def _puzzle(request: web.Request) -> Puzzle:
    """Return the puzzle of the address. Raises `HTTPNotFound`, and `Closed` during its day."""
    request[FRAMED] = "frame" in request.query
    site, found = request.app[SITE], request.match_info
    if "key" in found:
        return await find_puzzle(site, (await site.linked(LinkKind.PUZZLE, found["key"])).subject)
    if found["set"] == "p":
        raise web.HTTPNotFound
    return await find_puzzle(site, f"{found['set']}-{int(found['number']):02}")


def _line(request: web.Request, name: str) -> str:
    line = request.query.get(name, "")
    if len(line) > LONGEST_SOLUTION:
        raise Refusal("web-line-too-long", most=LONGEST_SOLUTION)
    return line


def _read(request: web.Request, puzzle: Puzzle) -> tuple[PuzzlePosition, PanelRequest]:
    """Return the position of the address, the choices made in it, and a note about them.

    `line` has the moves so far, `choose` the values chosen for the next one, `pick` those that
    complete a choice. Raises `UserError` for what can't be picked.
    """
    here, query = PuzzlePosition.of(puzzle, _line(request, "line"), request[TEXTS]), request.query
    chosen = tuple(query["choose"].split(BEHIND)) if query.get("choose") else ()
    if picked := tuple(query.getall("pick", ())):
        move, asked = choose(here, chosen, picked)
        return (here.then(move), PanelRequest()) if move else (here, asked)
    note = ""
    if here.refusal is not None:
        refused = MoveRefused(puzzle.game.id, here.refusal, here.names)
        note = f"⚠️ {refused.in_words(here.texts, as_code)}"
    return here, PanelRequest(note, chosen)


def _drawings(here: PuzzlePosition) -> Sequence[Drawing]:
    return drawings_of(here.puzzle, here.texts, here.state, here.latest)


async def _page(request: web.Request, puzzle: Puzzle, judged: Judged | None) -> web.Response:
    """Render the puzzle with the choices; or instead of them what the judge says."""
    (here, asked), texts, query = _read(request, puzzle), request[TEXTS], request.query
    line, most = " ".join(here.moves), hint_count(puzzle)
    taken = min(int(query["hints"]), most) if query.get("hints", "") in {"1", "2", "3"} else 0
    themed = themes([texts.language])
    kept = {"line": line, "hints": str(taken or ""), "frame": "1" if request[FRAMED] else ""}
    return render(
        request,
        "puzzle.html",
        title=escape_markdown(puzzle.named(texts.language)),
        goal=goal_line(puzzle, texts),
        facts=facts_about(puzzle, texts),
        conditions=[*puzzle_ui(puzzle).conditions(puzzle, texts)],
        path=request.path,
        framed=request[FRAMED],
        public="key" not in request.match_info and not {*query} - {"lang"},
        kept=kept,
        alts=[drawing.alt() for drawing in _drawings(here)] if judged is None else (),
        judged=judged,
        animation_alt=await _words_of(puzzle, judged, texts),
        note=asked.note,
        so_far=in_words(puzzle, here.moves, texts),
        prompt=_prompt(here, asked),
        rows=_rows(here, asked) if judged is None else (),
        hints=hint_lines(puzzle, taken, texts),
        next_hint=str(taken + 1) if taken < most else "",
        undone=" ".join(here.moves[:-1]),
        how_to=puzzle_ui(puzzle).typing(texts),
        example=puzzle_ui(puzzle).example,
        longest=LONGEST_SOLUTION,
        rules="\n".join(puzzle_ui(puzzle).rules(puzzle, texts)),
        puzzle_id=puzzle.id,
        themes=sorted((names[texts.language], each) for each, names in themed.items()),
        theme=query.get("theme", ""),
        difficulties=[(texts(f"choice-difficulty-{each}"), each) for each in DIFFICULTIES],
        difficulty=query.get("difficulty", ""),
    )


async def _words_of(puzzle: Puzzle, judged: Judged | None, texts: Texts) -> str:
    """Describe the animation of what was judged."""
    if judged is None or not judged.moves:
        return ""
    return await asyncio.to_thread(animation_of(puzzle, judged.moves, texts).alt)


def _prompt(here: PuzzlePosition, asked: PanelRequest) -> str:
    """Return the question to answer next, or what to do now."""
    if not here.is_open:
        return here.texts("puzzle-line-over")
    way, ui = here.way(asked.chosen), puzzle_ui(here.puzzle)
    if len(way) > 1:
        return way[-1].question.text
    prompt = ui.prompt(here.state, here.texts)
    return prompt if here.moves else f"{prompt}\n-# {ui.how_to(here.texts)}"


def _rows(here: PuzzlePosition, asked: PanelRequest) -> list[Row]:
    """Return the choices of all questions up to the next one, as the panel on Discord has them."""
    line, rows = " ".join(here.moves), list[Row]()
    for step in here.way(asked.chosen):
        before, question = BEHIND.join(step.before), step.question
        if step.chosen and not step.has_buttons:
            rows.append(Row([Way(here.texts("button-back"), {"choose": before})]))
        elif question.together is not None:
            picks = [choice for choice in question.choices if choice.possible]
            rows.append(Row(question=question.text, before=before, picks=picks))
        else:
            rows.append(Row([_way(step, choice, line) for choice in question.choices]))
    steps = here.ui.steps(here.state, here.seat, here.texts) if here.is_open else ()
    further = [Way(each.label, _then(line, each.move)) for each in steps if not each.ends]
    return [*rows, Row(further)] if further else rows


def _then(line: str, move: str) -> dict[str, str]:
    return {"line": f"{line} {move}".strip()}


def _way(step: Step, choice: Choice, line: str) -> Way:
    """Return the link of a choice: one that can't be chosen says why, if that is known."""
    chosen = BEHIND.join((*step.before, choice.value))
    if choice.value == step.chosen:
        return Way(choice.label, {"choose": chosen}, "chosen", choice.about)
    if not choice.possible:
        why = {"choose": BEHIND.join(step.before), "pick": choice.value} if choice.why else None
        return Way(choice.label, why)
    to = _then(line, choice.move) if choice.move else {"choose": chosen}
    return Way(choice.label, to, "" if step.chosen else "main", choice.about)
