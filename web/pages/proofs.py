"""`/editor/proof/<id>`: a puzzle is proved, or sent to a server, while the visitor waits."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from aiohttp import web

from bot.game_api import plugin_of
from bot.game_api.workbench import Draft
from bot.grimoire.making import (
    Made,
    check_new,
    find_maker,
    kept_words,
    making,
    prove,
    solutions_of,
    store,
    worth_knowing,
)
from bot.grimoire.solution import solution_words
from bot.store import LinkKind
from puzzles.difficulty import difficulty_at
from puzzles.judge import Verdict
from puzzles.puzzle import Puzzle
from texts import Texts
from web.pages.editor import KEY
from web.server.drafts import Written, read_form, workbenches
from web.server.guard import ADDRESS, as_code
from web.server.jobs import JOBS, Job
from web.server.pictures import PAGES
from web.server.site import SITE
from web.server.templates import TEXTS, render
from workers import Asker

ROUTES = web.RouteTableDef()
LINES = 12
"""The most solutions that are listed."""


@ROUTES.post("/editor/prove")
async def _prove(request: web.Request) -> web.Response:
    form, texts = await read_form(request), request[TEXTS]
    puzzle = await form.puzzle(texts)
    site, asker = request.app[SITE], Asker(request[ADDRESS], PAGES)

    async def work(job: Job) -> None:
        made = await prove(puzzle, site.provers, asker, texts, job.count)
        if isinstance(made, Verdict):
            return
        job.facts |= await _proved(made, texts)
        smaller = await site.provers.reduce(made.puzzle, asker=asker)
        if smaller is not None:
            job.facts |= await _reduced(made.puzzle, smaller, texts)

    return _begun(request, work)


@ROUTES.post(f"/editor/{KEY}/send")
async def _send(request: web.Request) -> web.Response:
    """Put the puzzle into the queue of the link's server, under its owner's name."""
    form, texts, site = await read_form(request), request[TEXTS], request.app[SITE]
    link = await site.linked(LinkKind.EDITOR, request.match_info["key"])
    await form.puzzle(texts)  # bad input begins nothing
    asker = Asker(request[ADDRESS], PAGES)

    async def work(job: Job) -> None:
        maker = await find_maker(site.bot, link.owner_id, link.guild_id, texts)
        async with making(site.bot, maker):
            puzzle = await form.puzzle(texts, maker.name)
            await check_new(site.bot, maker, puzzle)
            made = await prove(puzzle, site.provers, asker, texts, job.count)
            if isinstance(made, Verdict):
                return
            maker = await find_maker(site.bot, link.owner_id, link.guild_id, texts)
            stored = await store(site.bot, maker, made)
        job.facts["sent"] = kept_words(stored.id, made.solved, texts)

    return _begun(request, work)


def _begun(request: web.Request, work: Any) -> web.Response:
    job = request.app[JOBS].begin(request[ADDRESS], work)
    query = f"?{request.query_string}" if request.query_string else ""
    raise web.HTTPSeeOther(f"/editor/proof/{job.id}{query}")


@ROUTES.get("/editor/proof/{id}")
async def _show(request: web.Request) -> web.Response:
    job, texts = request.app[JOBS].find(request.match_info["id"]), request[TEXTS]
    refusal = job.refusal.in_words(texts, as_code) if job.refusal is not None else ""
    response = render(
        request,
        "proof.html",
        path=request.path,
        running=job.ended_at is None,
        nodes=job.nodes,
        refusal=texts("web-failed") if job.failed else refusal,
        **{"proof": None, "smaller": None, "sent": "", **job.facts},
    )
    response.headers["Cache-Control"] = "no-store"
    return response


@ROUTES.post("/editor/proof/{id}/stop")
async def _stop(request: web.Request) -> web.StreamResponse:
    job = request.app[JOBS].find(request.match_info["id"])
    if job.task is not None:
        job.task.cancel()
        await asyncio.wait((job.task,))
    return await _show(request)


async def _proved(made: Made, texts: Texts) -> dict[str, Any]:
    """Return what a proof has found, in the words of its author."""
    explained = await asyncio.to_thread(solution_words, made.puzzle, made.continuation, texts)
    proof = {
        "solutions": solutions_of(made.solved, texts),
        "nodes": made.solved.nodes,
        "facts": "\n".join(worth_knowing(made.solved, texts)),
        "difficulty": texts(f"choice-difficulty-{difficulty_at(made.puzzle.rating)}"),
        "rating": made.puzzle.rating,
        "others": [line for line in made.solved.lines if line != made.puzzle.solution][:LINES],
        "explained": explained,
        "document": json.dumps(made.puzzle.document(), ensure_ascii=False),
    }
    return {"proof": proof}


async def _reduced(puzzle: Puzzle, smaller: Puzzle, texts: Texts) -> dict[str, Any]:
    """Return what a puzzle doesn't need, and the notation of the one without it."""
    before, after = await Written.of(puzzle), await Written.of(smaller)
    if before.notation == after.notation or not (before.draft and after.draft):
        return {"smaller": {"needless": []}}
    drafts = [Draft.model_validate_json(each.draft) for each in (before, after)]
    names = dict(plugin_of(puzzle.game.id).cards.cards)  # type: ignore[union-attr]  # it has a draft
    gone = [texts.named(names[card]) if card in names else card for card in _cards_less(*drafts)]
    labels = {each.id: each.label for each in workbenches()[puzzle.game.id].settings(texts)}
    was, now = (draft.settings for draft in drafts)
    numbers = [
        texts.pair(label, f"{was[key]} → {now[key]}")
        for key, label in labels.items()
        if was.get(key) != now.get(key)
    ]
    return {"smaller": {"needless": gone + numbers, "notation": after.notation}}


def _cards_less(before: Draft, after: Draft) -> Iterator[str]:
    """Yield the cards of a draft that another one lacks."""
    held, left = (
        Counter(str(piece["card"]) for row in draft.zones.values() for piece in row)
        for draft in (before, after)
    )
    yield from (held - left).elements()
