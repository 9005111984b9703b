"""The solo panel: what its custom ids say, what its controls change, and how it looks."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clock import CLOCKS, Clock
from bot.errors import Refusal
from bot.games.clash.preconstructed import RANDOM
from bot.games.clash.solo.panel import ON, SoloPanel, changed
from bot.games.clash.solo.setup import DECKS, DRAFT, SoloSetup, switches
from engine.clash.ai_settings import ABILITY_POINTS, LEVELS, QUICK, Settings
from engine.clash.cards import SETS
from texts import LANGUAGES, texts_in

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_ruleset = pytest.mark.parametrize("ruleset", LEVELS)
OWNER = 2**63 - 1
"""The longest user id that there can be."""
QUICK_GAME, CUSTOM = SoloSetup(), SoloSetup().custom()
SET_IDS = [each.id for each in SETS]


def custom(ruleset: str = "1.2", *, champion: bool = False, **ai: Any) -> SoloSetup:
    """A custom AI with these settings beside the level."""
    settings = Settings(**{"level": 3, **ai})
    return SoloSetup(ruleset, champion=champion, ai=settings)  # type: ignore[arg-type]


def everything(ruleset: str) -> SoloSetup:
    """The longest wish of a ruleset: all that an AI can have, and a draft from all sets."""
    wanted = replace(custom(ruleset, champion=True, level=LEVELS[ruleset], mana=10), deck=DRAFT)
    wanted = replace(wanted, sets=tuple(SET_IDS), fatigue=True, clock=Clock(72 * 3600))
    wanted = wanted.with_abilities(wanted.abilities)
    for each in switches(ruleset):
        wanted = wanted.switched(each)
    return wanted


@st.composite
def wishes(draw: st.DrawFn) -> SoloSetup:
    """Any wish that a panel can show."""
    wanted = SoloSetup(
        ruleset=draw(st.sampled_from(["1.2", "1.0"])),  # type: ignore[arg-type]
        deck=draw(st.sampled_from(DECKS)),
        fatigue=draw(st.booleans()),
        champion=draw(st.booleans()),
        clock=draw(st.sampled_from([*CLOCKS.values()])),
    )
    if wanted.deck == DRAFT:
        named = draw(st.sets(st.sampled_from(SET_IDS)))
        wanted = replace(wanted, sets=tuple(each for each in SET_IDS if each in named))
    if wanted.may_be_quick and draw(st.booleans()):
        return wanted
    wanted = wanted.custom().at_level(draw(st.sampled_from(list(wanted.levels))))
    wanted = wanted.with_mana(draw(st.integers(6, 10)))
    wanted = wanted.with_abilities(draw(st.lists(st.sampled_from(wanted.abilities))))
    for each in draw(st.sets(st.sampled_from(switches(wanted.ruleset)))):
        wanted = wanted.switched(each)
    return wanted


def components(wanted: SoloSetup, language: str = "en") -> list[dict[str, Any]]:
    """The buttons and selects of a panel."""
    view = SoloPanel(wanted, OWNER, texts_in(language))
    rows = [each["components"] for each in view.to_components() if each["type"] == 1]
    return [each for row in rows for each in row]


def told(wanted: SoloSetup, language: str = "en") -> str:
    view = SoloPanel(wanted, OWNER, texts_in(language))
    return "\n".join(each["content"] for each in view.to_components() if each["type"] == 10)


def control(wanted: SoloSetup, act: str) -> dict[str, Any]:
    """The button or select that does this."""
    return next(each for each in components(wanted) if each["custom_id"].split(":")[1] == act)


# ------------------------------------------------------------------ custom ids


@given(wishes())
def test_a_wish_is_read_as_it_was_written(wanted: SoloSetup) -> None:
    assert SoloSetup.read(wanted.code()) == wanted


@given(wishes())
def test_custom_ids_are_short_and_each_is_there_once(wanted: SoloSetup) -> None:
    ids = [each["custom_id"] for each in components(wanted)]
    assert len({*ids}) == len(ids)
    assert max(map(len, ids)) <= 100


def test_the_codes_that_are_out_there_stay_readable() -> None:
    """Panels with these ids are open in Discord: a new version of the bot has to know them."""
    assert SoloSetup.read("1.2/r/q") == SoloSetup()
    assert SoloSetup.read("1.2f/3/q") == SoloSetup(deck="3", fatigue=True)
    assert SoloSetup.read("1.2/d6/q") == SoloSetup(deck=DRAFT, sets=("treachery", "submersion"))
    wanted = SoloSetup.read("1.2c/d/9.8.vft.402")
    assert (wanted.deck, wanted.sets, wanted.champion) == (DRAFT, (), True)
    assert wanted.ai == Settings(9, 8, 2, True, True, abilities=("berserk", "splash"))
    wanted = SoloSetup.read("1.0/r/4.6.bn.1f")
    assert (wanted.ai.blunting, wanted.ai.no_bastion) == (True, True)
    assert {*wanted.ai.abilities} == {*ABILITY_POINTS["1.0"]}


FORGED = (
    *("", "/", "q", "1.2/r", "1.2/r/", "1.2/r/q ", " 1.2/r/q", "1.2/r/q\n", "1.1/r/q", "1.2/r/Q"),
    *("1.2cf/r/q", "1.2/5/q", "1.2/0/q", "1.2/random/q", "1.2/x/q", "1.2/r1/q", "1.2/16/q"),
    *("1.2/d0/q", "1.2/d01/q", "1.2/d800/q", "1.2/dffffffff/q", "1.2/d123456789/q"),
    *("1.2c/r/q", "1.2/r/0.6..", "1.2/r/11.6..", "1.0/r/6.6..", "1.2c/r/2.6..", "1.2/r/05.6.."),
    *(
        "1.2/r/3.5..",
        "1.2/r/3.11..",
        "1.2/r/3.06..",
        "1.2/r/3.6.b.",
        "1.2/r/3.6.n.",
        "1.0/r/3.6.t.",
    ),
    *(
        "1.0/r/3.6.t.",
        "1.2/r/3.6.fv.",
        "1.2k/r/q",
        "1.2k0/r/q",
        "1.2k61/r/q",
        "1.2k060/r/q",
        "1.2/r/3.6.ff.",
        "1.2/r/3.6.x.",
        "1.2/r/3.6..0",
        "1.2/r/3.6..800",
    ),
    *("1.0/r/3.6..20", "1.2/r/3.6..ffffffff", "1.2/r/٣.6..", "1.2/r/-1.6..", "1.2/r/3.6...", "é"),
)


@pytest.mark.parametrize("code", FORGED)
def test_a_forged_code_is_refused(code: str) -> None:
    with pytest.raises(Refusal, match="refused-solo-unreadable"):
        SoloSetup.read(code)


@given(st.text(alphabet="1.2cfk60/rdq0379vtbnabe ", max_size=20))
def test_whatever_is_read_is_what_would_be_written(code: str) -> None:
    try:
        wanted = SoloSetup.read(code)
    except Refusal:
        return
    assert wanted.code() == code
    assert wanted.quick or wanted.ai.level in wanted.levels


# ------------------------------------------------------------------ what the controls change


def test_the_quick_game_is_ready() -> None:
    assert QUICK_GAME.ready
    assert control(QUICK_GAME, "start")["disabled"] is False


def test_a_custom_ai_begins_ready_made_on_the_third_level() -> None:
    wanted = changed(QUICK_GAME, "custom", [])
    assert (wanted.ai.level, wanted.points, wanted.to_spend) == (3, 3, 3)
    assert wanted.ready


def test_back_to_the_quick_game() -> None:
    wanted = changed(replace(CUSTOM, deck="2", fatigue=True), "quick", [])
    assert wanted == SoloSetup(deck="2", fatigue=True)


@each_ruleset
@pytest.mark.parametrize("champion", [False, True])
def test_every_preset_can_start(ruleset: str, champion: bool) -> None:
    wanted = SoloSetup(ruleset, champion=champion).custom()  # type: ignore[arg-type]
    for level in wanted.levels:
        ready_made = changed(changed(wanted.with_mana(6), "level", [str(level)]), "preset", [])
        assert ready_made.ai.level == level
        assert ready_made.ready
        assert SoloSetup.read(ready_made.code()) == ready_made


def test_another_level_takes_ready_made_settings_along() -> None:
    wanted = changed(CUSTOM, "level", ["9"])
    assert wanted.ai == wanted.preset


def test_another_level_leaves_own_settings_as_they_are() -> None:
    own = changed(changed(CUSTOM, "first", []), "level", ["9"])
    assert own.ai == replace(CUSTOM.ai, first=True, level=9)
    assert not own.ready


def test_the_preset_takes_the_place_of_own_settings() -> None:
    wanted = changed(changed(CUSTOM, "first", []), "preset", [])
    assert wanted.ai == CUSTOM.preset
    assert control(wanted, "preset")["disabled"] is True


def test_a_switch_goes_on_and_off() -> None:
    wanted = custom(per_creature=1)
    on = changed(wanted, "per_creature", [])
    assert (on.ai.per_creature, on.points) == (2, 2)
    assert changed(on, "per_creature", []) == wanted


def test_abilities_are_all_that_are_chosen() -> None:
    wanted = changed(custom(), "abilities", ["splash", "rage", "berserk"])
    assert {*wanted.ai.abilities} == {"splash", "rage", "berserk"}
    assert wanted.points == 5
    assert changed(wanted, "abilities", []).ai.abilities == ()


def test_it_starts_at_exactly_the_points_of_its_level() -> None:
    points = {mana: custom(mana=mana).ready for mana in range(6, 11)}
    assert points == {6: False, 7: False, 8: False, 9: True, 10: False}
    for mana, ready in points.items():
        assert control(custom(mana=mana), "start")["disabled"] is not ready


def test_no_bastion_gives_a_point_back() -> None:
    assert custom("1.0", no_bastion=True, mana=10).ready
    assert "Points spent: **-1 of 3**" in told(custom("1.0", no_bastion=True))


def test_with_champions_levels_begin_at_3_with_2_points_less() -> None:
    wanted = SoloSetup(champion=True).custom()
    assert [each["value"] for each in control(wanted, "level")["options"]] == [
        str(level) for level in range(3, 11)
    ]
    assert (wanted.to_spend, wanted.points) == (1, 1)


def test_with_champions_there_is_no_quick_game() -> None:
    assert not SoloSetup(champion=True).ready
    labels = [each.get("label") for each in components(SoloSetup(champion=True).custom())]
    assert "Quick game" not in labels
    assert "Quick game" in [each.get("label") for each in components(CUSTOM)]


WRONG: list[tuple[SoloSetup, str, list[str]]] = [
    (CUSTOM, "nonsense", []),
    (CUSTOM, "level", []),
    (CUSTOM, "level", ["11"]),
    (CUSTOM, "level", ["0"]),
    (CUSTOM, "level", ["-3"]),
    (CUSTOM, "level", ["x"]),
    (CUSTOM, "level", ["3", "4"]),
    (CUSTOM, "mana", ["5"]),
    (CUSTOM, "mana", ["11"]),
    (CUSTOM, "abilities", ["aerial"]),
    (CUSTOM, "abilities", ["nonsense"]),
    (CUSTOM, "blunting", []),
    (CUSTOM, "no_bastion", []),
    (CUSTOM, "first", ["first"]),
    (custom("1.0"), "tough", []),
    (custom("1.0"), "abilities", ["sprint"]),
    (custom("1.0"), "level", ["6"]),
    (SoloSetup(champion=True).custom(), "level", ["2"]),
    (SoloSetup(champion=True).custom(), "quick", []),
    *[(QUICK_GAME, act, []) for act in ("first", "tough", "per_creature", "level", "abilities")],
    *[(QUICK_GAME, act, ["8"]) for act in ("level", "mana")],
]


@pytest.mark.parametrize(("wanted", "act", "chosen"), WRONG)
def test_what_no_panel_offers_is_refused(wanted: SoloSetup, act: str, chosen: list[str]) -> None:
    with pytest.raises(Refusal, match="refused-solo-unreadable"):
        changed(wanted, act, chosen)


# ------------------------------------------------------------------ how it looks


LOOKS = [
    QUICK_GAME,
    CUSTOM,
    *[everything(ruleset) for ruleset in LEVELS],
    *[SoloSetup(ruleset, champion=True).custom() for ruleset in ("1.2", "1.0")],
]


@each_language
@pytest.mark.parametrize("wanted", LOOKS)
def test_every_row_is_one_that_discord_takes(wanted: SoloSetup, language: str) -> None:
    view = SoloPanel(wanted, OWNER, texts_in(language))
    rows = [each["components"] for each in view.to_components() if each["type"] == 1]
    assert all(1 <= len(row) <= 5 for row in rows)
    for each in components(wanted, language):
        assert len(each.get("label") or "") <= 80
        assert len(each.get("placeholder") or "") <= 150
        options = each.get("options", [])
        assert len(options) <= 25
        assert all(1 <= len(option["label"]) <= 100 for option in options)
    assert len(told(wanted, language)) <= 2000


def test_prices_stand_beside_what_they_buy() -> None:
    labels = {
        act: [option["label"] for option in control(CUSTOM, act)["options"]]
        for act in ("level", "mana", "abilities")
    }
    assert labels["level"][::9] == ["Level 1 · 1 point", "Level 10 · 10 points"]
    assert labels["mana"][:3] == [
        "6 mana each turn · free",
        "7 mana each turn · 1 point",
        "8 mana each turn · 2 points",
    ]
    assert {"Rage · 2 points", "Splash · 2 points", "Vanish · 1 point"} <= {*labels["abilities"]}
    assert control(custom(), "first")["label"] == "It goes first · 1 point"


def test_prices_are_those_of_the_ruleset() -> None:
    labels = [option["label"] for option in control(custom("1.0"), "abilities")["options"]]
    assert "Splash · 1 point" in labels
    assert len(labels) == 5


def test_the_levels_of_version_1_0_have_names() -> None:
    labels = [option["label"] for option in control(custom("1.0"), "level")["options"]]
    names = ("easy", "medium", "hard", "heroic", "mythic")
    assert [label.partition("(")[2].partition(")")[0] for label in labels] == [*names]


@each_ruleset
def test_what_is_set_is_marked(ruleset: str) -> None:
    full = everything(ruleset)
    for each in switches(ruleset):
        assert control(full, each)["label"].startswith(ON)
        assert not control(full.switched(each), each)["label"].startswith(ON)
    chosen = [option["default"] for option in control(full, "abilities")["options"]]
    assert chosen == [True] * len(full.abilities)
    assert [
        option["value"] for option in control(full, "level")["options"] if option.get("default")
    ] == [str(LEVELS[ruleset])]


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (CUSTOM, "✅ Points spent: **3 of 3**."),
        (custom(mana=7), "⚠️ Points spent: **1 of 3**. Spend 2 more, then you can start."),
        (custom(mana=10), "⚠️ Points spent: **4 of 3**. 1 too many."),
    ],
)
def test_the_panel_says_how_many_points_are_left(wanted: SoloSetup, said: str) -> None:
    assert told(wanted).endswith(said)


def test_the_panel_tells_game_and_ai_in_plain_lines() -> None:
    wanted = SoloSetup(deck=DRAFT, sets=("treachery", "mire"), fatigue=True, champion=True).custom()
    wanted = wanted.switched("per_creature").switched("tough").with_abilities(["splash"])
    assert told(wanted).splitlines()[2:4] == [
        "Ruleset 1.2 · Draft · sets: Treachery, Mire · fatigue from the 9th turn on · "
        "with a champion",
        "**Level 3** · 7 mana each turn and 2 more for each creature facing it · each attack "
        "deals only 1 damage to its stronghold · all its creatures have Splash",
    ]
    assert told(QUICK_GAME).splitlines()[2:] == [
        "Ruleset 1.2 · Random deck",
        "**Quick game** · 6 mana each turn and 1 more for each creature facing it",
    ]


@each_language
def test_every_wish_can_be_told(language: str) -> None:
    for ruleset, deck in product(LEVELS, DECKS):
        wanted = SoloSetup(ruleset, deck)  # type: ignore[arg-type]
        assert wanted.ai == QUICK
        assert told(wanted, language)
        for level in wanted.levels:
            assert str(level) in told(wanted.custom().at_level(level), language)


def test_a_random_deck_is_the_usual_one() -> None:
    assert SoloSetup().deck == RANDOM
