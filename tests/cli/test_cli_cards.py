"""`cards`: the list as data and as a table."""

from __future__ import annotations

import json
from importlib.resources import files

from asking import Run


def test_the_json_rows_are_those_of_the_card_list(run: Run) -> None:
    answer = run("cards", "--json")
    assert (answer.code, answer.err) == (0, "")
    source = files("engine.clash").joinpath("data", "cards.json")
    printed = {row["id"]: row for row in json.loads(source.read_text("utf-8"))}
    assert len(answer.json) == len(printed) == 352
    for row in answer.json:
        assert row == printed[row["id"]]


def test_one_set(run: Run) -> None:
    rows = run("cards", "--set", "treachery", "--json").json
    assert [row["number"] for row in rows] == list(range(1, 33))
    assert {row["set"] for row in rows} == {"treachery"}


def test_the_table_is_aligned(run: Run) -> None:
    answer = run("cards", "--set", "initiation")
    assert answer.code == 0
    head, *rows = answer.out.splitlines()
    assert len(rows) == 32
    ogre = next(row for row in rows if "  ogre  " in row)
    assert ogre.split() == ["initiation", "19", "ogre", "Ogre", "4", "4", "4", "Berserk"]
    assert ogre.index("Ogre") == head.index("Name")
    assert ogre.index("Berserk") == head.index("Abilities")
    vortex = next(row for row in rows if "  vortex  " in row)
    assert "aura of Sprint" in vortex
    assert not any(row.endswith(" ") for row in rows)


def test_an_unknown_set_is_refused_with_the_known_ones(run: Run) -> None:
    answer = run("cards", "--set", "Посвящение", "--json")
    assert answer.code == 2
    assert (answer.error["code"], answer.error["path"]) == ("bad_input", "set")
    assert "initiation, treachery" in answer.error["message"]
    told = run("cards", "--set", "nowhere")
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith("bridgekeeper: set: there is no set 'nowhere'")
