"""clash-of-decks.md 9, the custom AI of both rulesets; Rulings 13 and 14."""

from __future__ import annotations

from typing import Any

import pytest
from positions import CLASH, attacks, only, play
from tables import table

from engine.clash import ai_settings
from engine.clash.ai_settings import (
    ABILITY_POINTS,
    LEVELS,
    QUICK,
    Settings,
    levels,
    points,
    preset,
    spends_exactly,
)
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import setup_of
from engine.documents import DocumentError

HAND = "BASTION djinn giant titan"
OGRES = "BASTION ogre baron troll scribe brute"
CHAMPION = {"1.2": "elite_gnome", "1.0": "zombie"}
AI = [card for deck in "234" for card in PRECONSTRUCTED[deck]]


def solo(b: str = OGRES, a: str = HAND, ruleset: str = "1.2", **ai: Any):
    return table("solo", a=a, b=b, ruleset=ruleset, options={"ai": ai} if ai else {})


def setup(ruleset: str = "1.2", champion: str = "", **ai: Any) -> dict[str, Any]:
    told = setup_of("solo", {"A": PRECONSTRUCTED["1"], "B": AI})
    told["ruleset"] = ruleset
    if ai:
        told["config"]["options"]["ai"] = ai
    if champion:
        told["config"]["options"]["champion"] = True
        told["config"]["champions"] = {"A": champion}
    return told


def refusal(told: dict[str, Any]) -> DocumentError:
    with pytest.raises(DocumentError) as caught:
        CLASH.setup(told, 1)
    return caught.value


# -- what a setting does --


def test_9_custom_2_mana_for_each_creature():
    state = solo(a=f"{HAND} | baron* | brute*", per_creature=2)
    assert "turn_began B 10 10" in play(state, "end")


@pytest.mark.parametrize("mana", [7, 8, 9, 10])
def test_9_custom_fixed_mana(mana):
    assert f"turn_began B 10 {mana}" in play(solo(mana=mana), "end")


def test_9_custom_the_ai_goes_first():
    """Its turn is the opening of the match; the player has mana as usual then."""
    state, opening = CLASH.setup(setup(level=1, first=True), 5)
    events = [event.document() for event in opening]
    assert [event["seat"] for event in events if event["event"] == "turn_began"] == ["B", "A"]
    assert any(event["event"] == "revealed" for event in events)
    assert state.to_act() == ("A",)
    assert (state.turn, state.mana) == (2, 9)


def test_9_custom_each_attack_deals_only_1_damage_to_a_tough_ai():
    state = solo(a=f"{HAND} | brute zombie | baron", tough=True)
    events = play(state, "end")
    assert [event.split()[-1] for event in attacks(events)[:3]] == ["1", "1", "1"]
    assert only(events, "stronghold_damaged")[:3] == [
        "stronghold_damaged B bastion 1 4",
        "stronghold_damaged B bastion 1 3",
        "stronghold_damaged B bastion 1 2",
    ]


@pytest.mark.parametrize("ability", ABILITY_POINTS["1.2"])
def test_9_custom_all_creatures_of_the_ai_have_an_ability(ability):
    state = solo(f"{OGRES} | martyr | swarmer", abilities=[ability])
    play(state, "end")
    creatures = state.view(None).player("B").upper + state.view(None).player("B").lower
    assert len(creatures) > 2
    for each in creatures:
        assert [known.id for known in each.abilities].count(ability) == 1


def test_14_4_the_ai_without_bastion():
    state, _ = CLASH.setup(setup("1.0", level=1, mana=8, no_bastion=True), 5)
    assert CLASH.dump(state)["seats"]["B"]["stronghold"] == "FORT"


def test_14_4_all_attacks_of_the_player_deal_1_less():
    state = solo(
        f"{OGRES} | martyr", a="BASTION boom reptile | zombie | brute", ruleset="1.0", blunting=True
    )
    events = play(state, "end")
    assert attacks(events)[:2] == [
        "attacked zombie au1 bu1 2",
        "attacked_stronghold brute al1 B 4",
    ]


def test_14_4_an_attack_is_never_less_than_0():
    state = solo(
        f"{OGRES} | martyr", a="BASTION boom reptile | carapace", ruleset="1.0", blunting=True
    )
    assert attacks(play(state, "end"))[0] == "attacked carapace au1 bu1 0"


def test_14_4_incantations_deal_their_full_damage_to_a_blunting_ai():
    state = solo(f"{OGRES} | zombie", a="BASTION boom reptile", ruleset="1.0", blunting=True)
    assert "damaged zombie bu1 1 0" in play(state, "boom@bu1")


def test_ruling_58_tough_and_blunting_are_about_attacks_only():
    """Sharpening's excess is none: 4 of 5 damage go through."""
    state = solo(f"{OGRES} | zombie", a="BASTION sacrificial_goat djinn giant", tough=True)
    events = play(state, "sacrificial_goat@bu1")
    assert only(events, "stronghold_damaged") == ["stronghold_damaged B bastion 4 1"]


# -- points --


@pytest.mark.parametrize(
    ("ruleset", "settings", "worth"),
    [
        ("1.2", QUICK, 0),
        ("1.2", Settings(per_creature=2), 2),
        ("1.2", Settings(mana=7), 1),
        ("1.2", Settings(mana=10), 4),
        ("1.2", Settings(first=True), 1),
        ("1.2", Settings(tough=True), 2),
        ("1.2", Settings(abilities=("rage", "splash")), 4),
        ("1.2", Settings(abilities=("sharpening", "berserk", "vanish", "perforation")), 4),
        ("1.2", Settings(abilities=("sprint", "aquatic", "catalyst", "instinct")), 4),
        ("1.2", Settings(abilities=("protection",)), 1),
        ("1.0", Settings(blunting=True), 2),
        ("1.0", Settings(no_bastion=True), -1),
        ("1.0", Settings(abilities=("splash", "rage")), 2),
        ("1.0", Settings(abilities=("perforation", "protection", "berserk")), 3),
    ],
)
def test_ruling_13_what_a_setting_costs(ruleset, settings, worth):
    assert points(settings, ruleset) == worth


@pytest.mark.parametrize("ruleset", LEVELS)
@pytest.mark.parametrize("champion", [False, True])
def test_ruling_14_every_level_on_offer_has_a_preset_that_spends_exactly_its_points(
    ruleset, champion
):
    offered = levels(ruleset, champion)
    assert offered == range(3 if champion else 1, {"1.2": 11, "1.0": 6}[ruleset])
    for level in offered:
        settings = preset(ruleset, level, champion)
        assert settings.level == level
        assert points(settings, ruleset) == level - 2 * champion
        assert spends_exactly(settings, ruleset, champion)
        assert not spends_exactly(settings, ruleset, not champion)
        document = ai_settings.document(settings)
        state, _ = CLASH.setup(setup(ruleset, CHAMPION[ruleset] if champion else "", **document), 1)
        assert CLASH.dump(state)["options"]["ai"] == document


@pytest.mark.parametrize(
    ("settings", "ruleset", "champion", "exactly"),
    [
        (QUICK, "1.2", False, True),
        (Settings(mana=7), "1.2", False, False),
        (Settings(level=1, mana=7), "1.2", False, True),
        (Settings(level=2, mana=7), "1.2", False, False),
        (Settings(level=3, mana=7), "1.2", True, True),
        (Settings(level=2), "1.2", True, False),
        (Settings(level=1, mana=8, no_bastion=True), "1.0", False, True),
        (Settings(level=6, mana=10, per_creature=2), "1.0", False, False),
    ],
)
def test_9_custom_exactly_the_points_of_the_level(settings, ruleset, champion, exactly):
    assert spends_exactly(settings, ruleset, champion) == exactly


# -- set-ups --


@pytest.mark.parametrize(
    ("told", "path"),
    [
        (setup(mana=7), "config.options.ai.level"),
        (setup(level=0), "config.options.ai.level"),
        (setup(level=11), "config.options.ai.level"),
        (setup("1.0", level=6), "config.options.ai.level"),
        (setup(level=2, mana=7), "config.options.ai"),
        (setup(level=1, mana=8), "config.options.ai"),
        (setup(level=1, mana=11), "config.options.ai.mana"),
        (setup(level=1, mana=5), "config.options.ai.mana"),
        (setup(level=2, per_creature=3), "config.options.ai.per_creature"),
        (setup(level=1, abilities=["aerial"]), "config.options.ai.abilities[0]"),
        (setup(level=2, abilities=["berserk", "berserk"]), "config.options.ai.abilities[1]"),
        (setup("1.0", level=1, abilities=["sprint"]), "config.options.ai.abilities[0]"),
        (setup("1.0", level=2, tough=True), "config.options.ai.tough"),
        (setup(level=2, blunting=True), "config.options.ai.blunting"),
        (setup(level=1, no_bastion=True), "config.options.ai.no_bastion"),
        (setup(level=1, luck=3), "config.options.ai.luck"),
        (setup("1.2", "elite_gnome", level=2), "config.options.ai.level"),
        (setup("1.2", "elite_gnome", level=3, mana=9), "config.options.ai"),
        (setup("1.2", "elite_gnome"), "config.options.champion"),
    ],
)
def test_9_settings_that_do_not_fit_are_refused_by_path(told, path):
    assert refusal(told).path == path


def test_9_a_duel_has_no_ai_to_set():
    told = setup_of("duel", {"A": PRECONSTRUCTED["1"], "B": PRECONSTRUCTED["2"]})
    told["config"]["options"]["ai"] = {"level": 1, "mana": 7}
    assert refusal(told).path == "config.options.ai"
