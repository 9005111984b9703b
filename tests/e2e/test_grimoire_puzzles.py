"""Finding puzzles, making them, and deciding on those that people made."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import hand_made_puzzles as puzzles
import pytest
from hand_made_puzzles import GATE, WALL, WIN
from known_games import MISSED, SHORT
from people import Club, buttons, chosen_in, only_for, pictures, text
from simcord import InteractionResult

from bot import quotas
from bot.grimoire.answers import Answers
from bot.store import StoredPuzzle
from bot.ui import replies
from engine import bounded
from engine.clash import notation, position
from engine.clash.cards import CARDS
from puzzles import solver
from puzzles.claims import Explanation
from puzzles.judge import Verdict, judge
from puzzles.search import Limit
from puzzles.solver import Solved
from puzzles.workers import Solvers
from workers import Asker


@pytest.fixture(autouse=True)
def grimoire(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzles.use(monkeypatch)
    puzzles.allow_copies(monkeypatch)


async def made(club: Club, **options: Any) -> InteractionResult:
    """Ann hands a puzzle in."""
    return await club.ann.slash(club.channel, "grimoire create", **options)


def file(document: object) -> tuple[str, bytes]:
    """A document as an attachment."""
    return "page.json", json.dumps(document).encode()


async def kept(club: Club) -> list[StoredPuzzle]:
    """The puzzles that wait."""
    return [*await club.bot.store.grimoire.puzzles_to_review(club.guild.id)]


async def refused(club: Club, **options: Any) -> str:
    """What Ann is told; nothing is kept."""
    text = only_for(await made(club, **options))
    assert await kept(club) == []
    return text


# ------------------------------------------------------------------ finding a puzzle


@pytest.mark.parametrize(
    "typed",
    [
        "initiation-01",
        "Initiation Pack 1",
        "посвящение 1",
        "open gate",
        "Open",
        "По-русски: open gate",
    ],
)
async def test_a_puzzle_is_found_by_id_number_or_title(club: Club, typed: str) -> None:
    text = only_for(await club.ann.slash(club.channel, "grimoire puzzle", puzzle=typed))

    assert "### Open gate" in text


@pytest.mark.parametrize("typed", ["initiation-99", "", "no such page", "p-1", "0"])
async def test_a_puzzle_that_is_not_there(club: Club, typed: str) -> None:
    text = only_for(await club.ann.slash(club.channel, "grimoire puzzle", puzzle=typed))

    assert "That puzzle doesn’t exist" in text


async def test_puzzles_are_suggested_by_what_is_typed(club: Club) -> None:
    found = await club.ann.autocomplete(club.channel, "grimoire puzzle", "puzzle", "wall")
    named = "Initiation Pack 2 · Thin wall · easy · Survive"
    assert found == [{"name": named, "value": "initiation-02"}]
    await club.ann.slash(club.channel, "grimoire puzzle", puzzle="initiation-02", line="carapace:u")
    found = await club.ann.autocomplete(club.channel, "grimoire puzzle", "puzzle", "wall")
    assert found == [{"name": f"✅ {named}", "value": "initiation-02"}], "it is solved"

    found = await club.ann.autocomplete(club.channel, "grimoire puzzle", "puzzle", "pack 3")
    assert [each["value"] for each in found] == ["initiation-03"]


async def test_a_puzzle_can_be_shown_to_all_and_each_solves_it_alone(club: Club) -> None:
    shown = await club.ann.slash(
        club.channel, "grimoire puzzle", puzzle="initiation-01", share=True
    )
    assert shown.response is not None
    assert not shown.response.ephemeral
    assert "Win this turn." in text(shown.response)
    assert "boom" not in text(shown.response).lower()

    panel = await club.bob.click(shown.response, label="Solve")

    assert panel.response is not None
    assert panel.response.ephemeral
    assert "Finish turn" in buttons(panel.response)


async def test_a_random_puzzle_is_one_that_is_not_solved_yet(club: Club) -> None:
    for line in ("initiation-01", "initiation-02"):
        solution = {"initiation-01": "boom@bu1", "initiation-02": "carapace:u"}[line]
        await club.ann.slash(club.channel, "grimoire puzzle", puzzle=line, line=solution)

    text = only_for(await club.ann.slash(club.channel, "grimoire random"))
    assert "### Two at once" in text
    gone = await club.ann.slash(club.channel, "grimoire random", goal="survive")

    assert "No unsolved puzzle" in only_for(gone)


async def test_a_random_puzzle_by_set_difficulty_and_goal(club: Club) -> None:
    asked = {"set": "Initiation Pack", "difficulty": "easy", "goal": "survive"}
    text = only_for(await club.ann.slash(club.channel, "grimoire random", **asked))
    assert "### Thin wall" in text

    none = await club.ann.slash(club.channel, "grimoire random", set="mire")
    assert "No unsolved puzzle" in only_for(none)
    wrong = await club.ann.slash(club.channel, "grimoire random", set="nonsense")
    assert "No unsolved puzzle" in only_for(wrong)
    found = await club.ann.autocomplete(club.channel, "grimoire random", "set", "init")
    assert [each["value"] for each in found] == ["initiation"]


async def test_a_random_puzzle_by_theme_and_its_explained_solution(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Explanation(
        motifs=["defence"],
        rules=["protection"],
        tried=["boom@bu1", "end"],
        reply=["end"],
        spoilers=[],
        in_view=5,
        plays=1,
    )
    explained = {"initiation-02": wall}
    puzzles.use(
        monkeypatch,
        [replace(puzzle, explanation=explained.get(puzzle.id)) for puzzle in puzzles.PUZZLES],
    )
    found = await club.ann.autocomplete(club.channel, "grimoire random", "theme", "pro")
    assert [each["value"] for each in found] == ["protection"]

    opened = await club.ann.slash(club.channel, "grimoire random", theme="Defence")
    assert "### Thin wall" in only_for(opened)
    panel = opened.response
    assert panel is not None
    assert "Tempting" not in text(panel)
    await club.ann.click(panel, label="Hint")
    assert "Theme: defence, Protection." in text(panel)
    await club.ann.click(panel, label="Give up")
    await club.ann.click(panel, label="Yes, show the solution")
    assert "A creature has to be in the way" in text(panel)
    assert "**Tempting, but wrong**\n**Boom!** at Brute" in text(panel)
    assert "Your opponent’s reply: End of the turn" in text(panel)

    wrong = await club.ann.slash(club.channel, "grimoire random", theme="nonsense")
    assert "No unsolved puzzle" in only_for(wrong)


async def test_another_puzzle_is_another_one(club: Club) -> None:
    opened = await club.ann.slash(club.channel, "grimoire puzzle", puzzle="initiation-01")
    panel = opened.response
    assert panel is not None

    await club.ann.click(panel, label="Next puzzle")

    assert "### Open gate" not in text(panel)
    assert "Finish turn" in buttons(panel)


async def test_without_a_puzzle_of_the_day_one_has_to_be_named(club: Club) -> None:
    text = only_for(await club.ann.slash(club.channel, "grimoire puzzle"))
    assert "Name a puzzle" in text


# ------------------------------------------------------------------ making a puzzle


async def test_a_puzzle_document_is_proved_and_waits_for_review(club: Club) -> None:
    answer = await made(club, file=file(WIN.document()))

    assert "p-1 is verified and saved" in only_for(answer)
    assert len(pictures(answer.response)) == 2
    (row,) = await kept(club)
    assert (row.author_id, row.document["solution"]) == (club.ann.id, "boom@bu1 end")


async def test_a_position_gets_its_goal_title_solution_and_rating(club: Club) -> None:
    await made(club, file=file(GATE), goal="win", title="Mine **own**")

    (row,) = await kept(club)
    assert row.document["title"] == {"en": "Mine **own**"}
    assert row.document["goal"] == {"kind": "win", "turns": 1}
    assert row.document["solution"] == "boom@bu1 end"
    assert row.document["set"] == "initiation"
    assert row.document["author"] == "Ann"


async def test_a_position_in_notation(club: Club) -> None:
    typed = notation.write(position.load(WALL))

    await made(club, notation=typed, goal="survive")

    (row,) = await kept(club)
    assert row.document["solution"] == "carapace:u end"


async def test_creatures_to_destroy_are_named_by_their_places(club: Club) -> None:
    at = puzzles.TWO_TARGETS.document()["position"]

    await made(club, file=file(at), creatures="BU1, bl1")

    (row,) = await kept(club)
    assert row.document["goal"] == {"kind": "destroy", "creatures": ["bu1", "bl1"]}
    await club.ann.slash(club.channel, "grimoire create", file=file(at), creatures="bu9")
    assert len(await kept(club)) == 1


async def test_a_turn_of_a_finished_match(club: Club) -> None:
    table = await club.match(MISSED, len(MISSED.moves))
    match, missed = await table.match(), 7
    offered = await club.ann.autocomplete(club.channel, "grimoire create", "match", "bob")
    assert [each["value"] for each in offered] == [str(match.id)]

    text = only_for(await made(club, match=str(match.id), turn=missed, goal="win"))

    assert "is verified and saved" in text
    (row,) = await kept(club)
    assert row.document["position"]["turn"] == missed


async def test_a_turn_is_chosen_by_its_picture(club: Club) -> None:
    match = await (await club.match(MISSED, len(MISSED.moves))).match()
    shown = (await made(club, match=str(match.id))).response
    assert shown is not None
    assert "Which turn should the puzzle start from?" in text(shown)
    assert len(pictures(shown)) == 2
    while not chosen_in(shown)[0].startswith("Turn 7:"):
        await club.ann.click(shown, label="◀ Back")
    form = await club.ann.click(shown, label="Make a puzzle")
    filled = {"goal": ["win"], "creatures": "", "losing": ["anything"], "title": " Mine "}
    told = await club.ann.submit_modal(form, filled)
    assert "is verified and saved" in only_for(told)
    (row,) = await kept(club)
    assert row.document["position"]["turn"] == 7
    assert row.document["title"]["en"] == "Mine"


async def test_a_turn_that_is_listed_is_shown(club: Club) -> None:
    match = await (await club.match(MISSED, len(MISSED.moves))).match()
    shown = (await made(club, match=str(match.id))).response
    assert shown is not None
    await club.ann.select(shown, ["1"])
    assert chosen_in(shown)[0].startswith("Turn 1:")
    before = pictures(shown)
    await club.ann.click(shown, label="Next ▶")
    assert chosen_in(shown)[0].startswith("Turn 2:")
    assert pictures(shown) != before


async def test_a_match_that_is_none_of_the_persons_or_not_over(club: Club) -> None:
    table = await club.match(SHORT, 3)
    number = str((await table.match()).id)

    assert "isn’t over" in await refused(club, match=number, turn=2)
    assert "isn’t over" in await refused(club, match=number)
    assert "Choose a turn" in await refused(club, match=number, goal="win")
    assert "no longer exists" in await refused(club, match="999", turn=2)
    assert "no longer exists" in await refused(club, match="x", turn=2)
    cleos = await club.cleo.slash(club.channel, "grimoire create", match=number, turn=2)
    assert "no longer exists" in only_for(cleos)


async def test_a_turn_that_a_match_does_not_have(club: Club) -> None:
    table = await club.match(SHORT, len(SHORT.moves))
    number = str((await table.match()).id)

    assert "no turn 500" in await refused(club, match=number, turn=500)


DEEP: Any = []
for _ in range(40):
    DEEP = [DEEP]

BAD_FILES: dict[str, tuple[bytes, str]] = {
    "too large": (b" " * (64 * 1024 + 1), "too large"),
    "too deep": (json.dumps({"position": DEEP}).encode(), "nested more than 32 deep"),
    "not JSON": (b"{", "not JSON"),
    "not UTF-8": (b"\xff\xfe{}", "not UTF-8"),
    "empty": (b" ", "not JSON"),
    "a list": (b"[]", "JSON object"),
    "unknown version": (json.dumps(WIN.document() | {"format": 2}).encode(), "reads format 1"),
    "unknown key": (json.dumps(WIN.document() | {"colour": 1}).encode(), "colour: unknown key"),
    "unknown key with markup": (
        json.dumps(WIN.document() | {"**@everyone**": 1}).encode(),
        "unknown key",
    ),
    "impossible position": (
        json.dumps(WIN.document() | {"position": GATE | {"mana": -1}}).encode(),
        "position.mana",
    ),
    "unknown card": (
        json.dumps(
            puzzles.position(puzzles.seat("boom BASTION dragon ogre"), puzzles.seat("FORT zombie"))
        ).encode(),
        r"seats.A.hand\[2]",  # no link can begin there
    ),
    "too many cards": (
        json.dumps(
            WIN.document()
            | {
                "position": puzzles.position(
                    puzzles.seat("BASTION " + " ".join(each.id for each in CARDS[:20])),
                    puzzles.seat("FORT zombie"),
                )
            }
        ).encode(),
        "position: 21 cards",
    ),
    "wrong goal": (
        json.dumps(WIN.document() | {"goal": {"kind": "draw"}}).encode(),
        "goal.kind",
    ),
}


@pytest.mark.parametrize("name", BAD_FILES)
async def test_bad_files_are_refused_before_they_cost_anything(
    club: Club, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Solvers, "solve", None)  # calling it would fail
    data, reason = BAD_FILES[name]

    refusal = await refused(club, file=("page.json", data))

    assert reason in refusal
    assert "@everyone" not in refusal


@pytest.mark.usefixtures("worker_processes")
async def test_a_file_is_never_parsed_by_the_process_that_answers(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounded, "parse", None)  # calling it would fail

    await made(club, file=file(WIN.document()))

    assert len(await kept(club)) == 1


async def test_a_puzzle_without_a_solution_is_refused(club: Club) -> None:
    at = puzzles.position(
        puzzles.seat("boom carapace BASTION ogre"), puzzles.seat("FORT zombie troll")
    )

    assert "no solution" in await refused(club, file=file(at))


async def test_a_wrong_solution_is_refused_with_the_verdict(club: Club) -> None:
    refusal = await refused(club, file=file(WIN.document() | {"solution": "ogre:u end"}))

    assert "solution in your file doesn’t work" in refusal
    assert "Not enough" in refusal


async def test_a_puzzle_that_is_not_proved_is_refused(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def in_vain(*_: Any, **__: Any) -> Solved:
        return solver.solve(WIN.state(), WIN.goal, solver.Budget(nodes=64, seconds=60))

    monkeypatch.setattr(Solvers, "solve", in_vain)

    assert "too large to verify" in await refused(club, file=file(WIN.document()))


@pytest.mark.parametrize(
    ("limit", "told"),
    [
        ("nodes", "too large to verify"),
        ("seconds", "takes too long"),
        ("memory", "needs too much memory"),
        ("moves", "more than 150 moves"),
    ],
)
async def test_a_puzzle_that_costs_too_much_is_told_what(
    club: Club, monkeypatch: pytest.MonkeyPatch, limit: Limit, told: str
) -> None:
    async def in_vain(*_: Any, **__: Any) -> Solved:
        return Solved.nothing(limit)

    monkeypatch.setattr(Solvers, "solve", in_vain)

    assert told in await refused(club, file=file(WIN.document()))


@pytest.mark.parametrize("heavy", ["boom@bu1 end", "end"])
async def test_a_puzzle_that_is_long_to_judge_is_refused(
    club: Club, monkeypatch: pytest.MonkeyPatch, heavy: str
) -> None:
    """Whichever answer it is that takes so long."""

    async def long(_: Solvers, of: Any, line: str, *_budget: Any, **__: Any) -> Verdict:
        return Verdict("undecided", ()) if line == heavy else judge(of, line)

    monkeypatch.setattr(Solvers, "judge", long)

    assert "everyone who solves it" in await refused(club, file=file(WIN.document()))


async def test_more_solutions_than_are_counted(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async def many(*_: Any, **__: Any) -> Solved:
        found = solver.solve(WIN.state(), WIN.goal)
        return replace(found, solutions=solver.MOST_SOLUTIONS, more_solutions=True)

    monkeypatch.setattr(Solvers, "solve", many)

    text = only_for(await made(club, file=file(WIN.document())))
    assert "Solutions: more than 1,000,000,000,000,000." in text


async def test_an_authors_work_never_comes_to_everybodys_judges(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def here(used: Solvers, of: Any, line: str, *_: Any, asker: Asker, **__: Any) -> Verdict:
        asked.append((used, asker))
        return judge(of, line)

    asked: list[tuple[Solvers, Asker]] = []
    monkeypatch.setattr(Solvers, "judge", here)
    ann = Asker(club.ann.id, club.guild.id)
    await made(club, file=file(WIN.document()))
    await club.ann.slash(club.channel, "grimoire puzzle", puzzle="p-1", line="end")
    assert len(asked) > 3
    assert set(asked) == {(club.bot.part(Answers).proof_workers, ann)}

    await club.ann.slash(club.channel, "grimoire puzzle", puzzle="initiation-01", line="end")
    assert asked[-1] == (club.bot.part(Answers).judges, ann)


async def test_one_source_at_a_time(club: Club) -> None:
    assert "exactly one" in await refused(club)
    both = {"file": file(GATE), "notation": notation.write(position.load(WALL))}
    assert "exactly one" in await refused(club, **both)


async def test_bad_notation_is_refused_with_the_word(club: Club) -> None:
    assert "m5" not in await refused(club, notation="A9 m5; nobody BASTION; FORT")


@pytest.mark.usefixtures("worker_processes")
async def test_a_worker_process_proves(club: Club) -> None:
    assert "is verified and saved" in only_for(await made(club, file=file(WIN.document())))


async def test_the_progress_of_a_long_proof_is_shown(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slow(_: Solvers, of: Any, progress: Any, **__: Any) -> Solved:
        for nodes in (1000, 2000):
            progress(nodes)
            await asyncio.sleep(0.2)
        return solver.solve(of.state(), of.goal)

    monkeypatch.setattr(Solvers, "solve", slow)
    monkeypatch.setattr(replies, "GLANCE_SECONDS", 0.15)
    answer = await made(club, file=file(WIN.document()))

    edits = [
        json.dumps(each.json, ensure_ascii=False)
        for each in club.env.http_requests
        if each.method == "PATCH"
    ]
    assert any("every possible turn" in each and "1,000" in each for each in edits)
    assert "is verified and saved" in only_for(answer)


async def test_one_person_can_not_fill_the_list(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "PUZZLES", 1)
    await made(club, file=file(WIN.document()))

    text = only_for(await made(club, file=file(WIN.document())))

    assert "are already waiting" in text
    assert len(await kept(club)) == 1


async def test_creatures_are_named_for_their_own_goal_alone(club: Club) -> None:
    text = only_for(await made(club, file=file(WIN.document()), goal="survive", creatures="bu1"))

    assert "only be named for the goal *Destroy creatures*" in text
    assert await kept(club) == []


async def test_two_proofs_at_once_are_refused(club: Club) -> None:
    def make() -> Any:
        return made(club, file=file(WIN.document()))

    results = await club.together(make, make)

    assert sorted("still verifying" in only_for(each) for each in results) == [False, True]
    assert len(await kept(club)) == 1


async def test_the_author_tries_and_withdraws_a_puzzle_nobody_else_sees(club: Club) -> None:
    answer = await made(club, file=file(WIN.document()))
    assert answer.response is not None
    bobs = await club.bob.slash(club.channel, "grimoire puzzle", puzzle="p-1")
    assert "That puzzle doesn’t exist" in only_for(bobs)
    anns = await club.ann.slash(club.channel, "grimoire puzzle", puzzle="p-1")
    assert "### Open gate" in only_for(anns)

    await club.ann.click(answer.response, label="Withdraw")

    assert "withdrew" in text(answer.response)
    assert await kept(club) == []


async def test_a_title_can_do_no_harm(club: Club) -> None:
    title = "**@everyone** <@1>"
    answer = await made(club, file=file(GATE), title=title)

    assert answer.response is not None
    assert "@everyone" not in text(answer.response)
    assert "\\<@1>" in text(answer.response)
