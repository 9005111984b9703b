"""Labels, lists and the help fit where Discord shows them."""

from __future__ import annotations

import pytest
from filling_in import filled_in
from keys_of_code import FOR_PICKS, families
from reading_texts import ROOT, each_language, entries

from engine.clash.actions import LANES
from texts import texts_in

ON_BUTTONS = {
    *("challenge-accept", "challenge-decline", "challenge-withdraw"),
    *("lobby-join", "lobby-join-team", "lobby-leave", "lobby-cancel"),
}
IN_SELECTS = {"panel-target", "panel-place"}


@each_language
def test_labels_fit_their_places(language: str) -> None:
    texts = texts_in(language)
    buttons = {key for key in entries("en") if key.startswith("button-")} | ON_BUTTONS
    buttons |= {f"lane-{lane}" for lane in LANES}
    for key in buttons:
        assert all(len(text) <= 80 for _, text in filled_in(language, key)), key
    for key in IN_SELECTS | FOR_PICKS:
        assert len(texts(key)) <= 150, key
    for format in families()["choice-{}"]:
        assert len(texts(f"choice-{format}")) <= 100


ON_A_PHONE = 30
"""Letters for which the name of a list has room on a phone 400 pixels wide."""


@each_language
def test_the_list_of_decks_is_read_on_a_phone(language: str) -> None:
    assert len(texts_in(language)("deck-accept")) <= ON_A_PHONE


@each_language
@pytest.mark.parametrize("key", ["panel-outlook", "panel-waits"])
def test_below_a_picture_nothing_is_announced(language: str, key: str) -> None:
    """What a panel answers stands below its picture: a colon would point at buttons."""
    assert not texts_in(language)(key).endswith(":")


def test_labels_are_found_in_the_list_of_their_places() -> None:
    """What the views put on buttons and selects is what the limits are tried on."""
    views = "\n".join(
        (ROOT / "bot" / f"{name}.py").read_text("utf-8")
        for name in ("lobby/view", "boards/panel_view", "boards/playing", "games/clash/choosing")
    )
    for key in ON_BUTTONS | IN_SELECTS:
        assert f'"{key}"' in views


@each_language
def test_topics_of_the_help_are_read_on_a_phone(language: str) -> None:
    """Three of them have room beside each other."""
    texts = texts_in(language)
    for topic in families()["help-topic-{}"]:
        assert len(texts(f"help-topic-{topic}")) <= 18, topic


@each_language
def test_a_rule_is_a_short_sentence_or_two(language: str) -> None:
    for rule in families()["rule-{}-{}"]:
        assert len(texts_in(language)(f"rule-{rule}").split(" ")) <= 35, rule
        assert len(texts_in(language)(f"rule-{rule}-title")) <= ON_A_PHONE, rule
