"""Every text is used, and none is missing."""

from __future__ import annotations

from keys_of_code import families, families_in_code, keys_in_code, refusal_codes
from reading_texts import entries


def test_the_families_of_keys_are_those_in_the_code() -> None:
    rows = families().keys()
    assert families_in_code() == rows, "the rows are in families() of tests/texts/keys_of_code.py"


def test_no_key_is_missing() -> None:
    assert keys_in_code() - entries("en").keys() == set()


def test_no_key_is_unused() -> None:
    assert entries("en").keys() - keys_in_code() == set()


def test_the_scan_sees_what_it_should() -> None:
    assert {"too_little_mana", "ambiguous_card", "game_over"} <= refusal_codes()
    assert {
        "story-gained",
        "panel-choose-lane",
        "refused-stale",
        "command-duel-about",
        "soon",
    } <= keys_in_code()
