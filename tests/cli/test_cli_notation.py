"""Positions in notation: `--position` takes them, `position` converts between the two forms."""

from __future__ import annotations

import json

import pytest
from asking import Json, Run, Save

TEXT = "A9 m7; ogre BASTION boom brute troll / baron; FORT zombie cyclone / carapace / mutant"
"""The position of the fixture."""


def test_a_document_becomes_a_line(run: Run, save: Save, position: Json) -> None:
    answer = run("position", save(position))
    assert (answer.code, answer.out, answer.err) == (0, f"{TEXT}\n", "")
    assert run("position", save(position), "--notation").out == answer.out


def test_a_line_becomes_a_document(run: Run, save: Save, position: Json) -> None:
    assert run("position", save(TEXT)).json == position
    assert run("position", "-", "--json", stdin=TEXT).json == position


def test_either_form_is_made_canonical(run: Run, save: Save, position: Json) -> None:
    typed = "\ufeff\n a9, m7; og b boom! brute tro\n/ baron; f zom cyclone / carap / mutant \n"
    assert run("position", save(typed), "--notation").out == f"{TEXT}\n"
    position["seats"]["A"]["turns_taken"] = 4
    assert run("position", save(position), "--json").json == json.loads(
        run("position", save(TEXT)).out
    )


def test_legal_and_apply_take_notation(run: Run, save: Save, position: Json) -> None:
    from_text = run("legal", "--position", save(TEXT), "--json")
    assert from_text.code == 0
    assert from_text.json == run("legal", "--position", save(position), "--json").json
    line = ("--line", "ogre:u end", "--json")
    from_text = run("apply", "--position", "-", *line, stdin=TEXT)
    assert from_text.code == 0
    assert set(from_text.json) == {"position", "events", "outcome"}
    assert from_text.json == run("apply", "--position", save(position), *line).json


@pytest.mark.parametrize(
    ("text", "path", "word"),
    [
        ("A9 m7; ogre BASTION oger; FORT troll", "seats.A.hand[2]", "oger"),
        ("A9 m7; ogre BASTION; FORT troll", "seats.A.hand[1]", "right end"),
        ("hello", "", "head"),
        ("\n\n", "", "not JSON"),
        ("[]", "", "JSON object"),
        ('"A9 m7"', "", "JSON object"),
        (b"A9 \xff", "", "not UTF-8"),
        ("A" * (1 << 20), "", "longer than 8,000"),
        ("A" * (1 << 21), "", "longer than 1 MiB"),
    ],
)
def test_what_is_no_position_is_refused(
    run: Run, save: Save, text: str | bytes, path: str, word: str
) -> None:
    answer = run("position", save(text), "--json")
    assert answer.code == 2
    assert (answer.error["code"], answer.error["path"]) == ("bad_input", path)
    assert word in answer.error["message"]
    for_people = run("position", save(text))
    assert (for_people.code, for_people.out) == (2, "")
    assert word in for_people.err


def test_a_missing_file_is_bad_input(run: Run) -> None:
    assert run("position", "no-such-file").code == 2
    assert run("position").code == 2
