"""What can be agreed on: exactly what the rules can set up, told in every language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from itertools import product

import pytest

from bot.clock import Clock
from bot.errors import Refusal
from bot.games.clash.match_settings import FORMATS, ClashSettings, at_level, known_sets
from bot.games.clash.names import completed_sets, sets_in
from bot.games.clash.preconstructed import RANDOM, deck_picks, must_know
from bot.lobby.beginning import make_first_match
from bot.store import Match, Seat
from engine.clash.ai_settings import QUICK, Settings, preset
from engine.clash.cards import CARDS, SETS
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.formats import pools
from engine.clash.seating import SEATINGS
from engine.games import game_named
from texts import LANGUAGES, texts_in

AIS = (None, QUICK, preset("1.2", 4), preset("1.0", 4), Settings(level=3), Settings(mana=8))
POOLS = ((), ("initiation",), ("initiation", "mire"), ("mire", "slyness", "elusive"))


def begun(settings: ClashSettings, **decks: str) -> Match:
    """The first game of these settings, with as many people as it takes."""
    seats = [
        Seat(seat=seat, user_id=number, name=f"Player {seat}")
        for number, seat in enumerate(settings.people, 10)
    ]
    place = {"guild_id": 1, "channel_id": 2, "message_id": 3, "now": datetime.now(UTC)}
    return make_first_match(settings, seats, decks, language="en", **place)  # type: ignore[arg-type]


def everything() -> Iterator[ClashSettings]:
    """Every combination of settings, possible or not."""
    for format, mode, ruleset, sets, champion, fatigue, ai in product(
        FORMATS, SEATINGS, ("1.2", "1.0"), POOLS, (False, True), (False, True), AIS
    ):
        yield ClashSettings(format, mode, ruleset, sets, champion, fatigue, ai)


def is_offered(settings: ClashSettings) -> bool:
    try:
        settings.check()
    except Refusal:
        return False
    return True


# ------------------------------------------------------------------ what is possible


def test_whatever_is_offered_can_be_set_up() -> None:
    offered = [settings for settings in everything() if is_offered(settings)]
    assert len(offered) > 100
    for settings in offered:
        match = begun(settings)
        state, _ = game_named(match.game).setup(match.setup, 7)
        assert set(state.to_act()) <= set(settings.people), settings


def test_every_format_and_mode_is_offered_where_the_rules_have_it() -> None:
    """clash-of-decks.md 8 to 12."""
    plain = {
        (settings.format, settings.mode, settings.ruleset)
        for settings in everything()
        if is_offered(settings) and not settings.sets
    }
    of_many = {"duel", "free_for_all", "two_against_two"}
    assert plain == {
        *product(["preconstructed"], [*of_many, "solo"], ["1.2", "1.0"]),
        *product(["draft"], [*of_many, "solo", "coop"], ["1.2"]),
        ("draft", "solo", "1.0"),
        *product(["constructed"], of_many, ["1.2"]),
        ("constructed", "duel", "1.0"),
        ("mutation", "duel", "1.2"),
    }


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        (ClashSettings("preconstructed", "coop"), "refused-settings-coop"),
        (ClashSettings("preconstructed", sets=("mire",)), "refused-settings-no-sets"),
        (ClashSettings("draft", ruleset="1.0"), "refused-settings-draft-ruleset"),
        (ClashSettings("draft", "coop", sets=("mire",)), "refused-settings-more-sets"),
        (ClashSettings("draft", sets=("mire", "mire")), "refused-settings-set-twice"),
        (ClashSettings("draft", sets=("atlantis",)), "refused-unknown-set"),
        (ClashSettings("draft", "solo", "1.0", sets=("mire",)), "refused-settings-set-ruleset"),
        (ClashSettings("constructed", "solo"), "refused-settings-constructed-ai"),
        (ClashSettings("constructed", "free_for_all", "1.0"), "refused-settings-constructed-duel"),
        (ClashSettings("mutation", "free_for_all"), "refused-settings-mutation"),
        (ClashSettings("mutation", ruleset="1.0"), "refused-settings-mutation"),
        (ClashSettings("mutation", sets=("mire",)), "refused-settings-two-sets"),
        (
            ClashSettings("mutation", sets=("mire", "slyness", "elusive")),
            "refused-settings-two-sets",
        ),
        (ClashSettings(ai=QUICK), "refused-settings-no-ai"),
        (ClashSettings(mode="solo", champion=True), "refused-settings-champion"),
        (ClashSettings(mode="solo", ai=Settings(level=3)), "refused-settings-points"),
        (ClashSettings(mode="solo", ai=Settings(mana=8)), "refused-settings-points"),
        (ClashSettings(mode="solo", champion=True, ai=Settings(level=2)), "refused-settings-level"),
        (ClashSettings(mode="solo", ruleset="1.0", ai=Settings(level=6)), "refused-settings-level"),
    ],
)
def test_what_is_not_possible_is_refused_with_its_reason(settings: ClashSettings, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        settings.check()
    assert refused.value.key == key
    for language in LANGUAGES:
        assert texts_in(language)(key, **refused.value.facts)


def test_a_level_is_ready_made() -> None:
    coop = ClashSettings("draft", "coop")
    assert at_level(coop, None) == coop
    assert at_level(coop, 7).ai == preset("1.2", 7)
    assert at_level(replace(coop, champion=True), 3).ai == preset("1.2", 3, champion=True)


def test_a_set_counts_with_the_cards_that_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = ClashSettings("draft", sets=("mire",))
    settings.check()
    smaller = [card for card in CARDS if card.set != "mire" or card.number <= 8]
    monkeypatch.setattr(pools, "CARDS", smaller)
    with pytest.raises(Refusal) as refused:
        settings.check()
    assert (refused.value.key, refused.value.facts["cards"]) == ("refused-settings-more-sets", 8)


@pytest.mark.parametrize(("champion", "level"), [(True, 2), (False, 0), (False, 11)])
def test_a_level_that_is_not_on_offer_is_refused(champion: bool, level: int) -> None:
    with pytest.raises(Refusal) as refused:
        at_level(ClashSettings("draft", "coop", champion=champion), level)
    assert refused.value.key == "refused-settings-level"


def test_settings_come_back_from_their_document() -> None:
    clocks = [None, Clock(180), Clock(86400, misses=2)]
    for settings, clock in product([each for each in everything() if is_offered(each)], clocks):
        timed = replace(settings, clock=clock)
        back = ClashSettings.read(json.loads(json.dumps(timed.document())))
        assert replace(back, ai=back.ai or QUICK) == replace(timed, ai=timed.ai or QUICK)
    assert ClashSettings.read({}) == ClashSettings()


# ------------------------------------------------------------------ who sits where


@pytest.mark.parametrize(
    ("settings", "people", "ais"),
    [
        (ClashSettings(), "AB", {}),
        (ClashSettings("draft", "free_for_all"), "ABCD", {}),
        (ClashSettings("mutation"), "ABCD", {}),
        (ClashSettings(mode="solo"), "A", {"B": "AI"}),
    ],
)
def test_ais_have_the_seats_that_people_leave(
    settings: ClashSettings, people: str, ais: dict[str, str]
) -> None:
    match = begun(settings)
    assert settings.people == tuple(people)
    assert [each.seat for each in match.seats if each.user_id is not None] == list(people)
    assert {each.seat: each.name for each in match.seats if each.user_id is None} == ais


def test_a_match_knows_what_was_agreed_on() -> None:
    settings = ClashSettings("draft", "two_against_two", fatigue=True, clock=Clock(300))
    match = begun(settings)
    assert ClashSettings.read(match.settings) == settings
    assert match.clock == {"seconds": 300, "misses": 3}
    assert match.alarm_at == match.created_at
    assert (match.guild_id, match.channel_id, match.origin_message_id) == (1, 2, 3)
    assert begun(ClashSettings()).alarm_at is None


def test_the_options_are_those_of_the_match_to_come() -> None:
    settings = ClashSettings(
        "draft", "coop", champion=True, fatigue=True, ai=preset("1.2", 5, champion=True)
    )
    options = begun(settings).setup["config"]["match"]["options"]
    assert (options["fatigue"], options["champion"], options["ai"]["level"]) == (True, True, 5)
    assert options["turn_limit"] == 60
    plain = begun(ClashSettings()).setup["config"]["options"]
    assert plain == {"turn_limit": 60}


# ------------------------------------------------------------------ decks and sets


def test_random_decks_differ_from_those_that_were_chosen() -> None:
    for _ in range(30):
        decks = begun(ClashSettings(mode="free_for_all"), B="3").setup["decks"]
        assert decks["B"] == list(PRECONSTRUCTED["3"])
        assert sorted(map(tuple, decks.values())) == sorted(PRECONSTRUCTED.values())


def test_two_people_may_choose_the_same_deck() -> None:
    decks = begun(ClashSettings(), A="2", B="2").setup["decks"]
    assert decks["A"] == decks["B"] == list(PRECONSTRUCTED["2"])


def test_the_ai_has_the_three_decks_that_are_left() -> None:
    decks = begun(ClashSettings(mode="solo"), A="4").setup["decks"]
    others = [card for number in "123" for card in PRECONSTRUCTED[number]]
    assert sorted(decks["B"]) == sorted(others)


def test_with_champions_preconstructed_decks_begin_with_naming_them() -> None:
    match = begun(ClashSettings(champion=True), A="1", B="2")
    assert match.game == "champions"
    assert match.setup["decks"]["A"] == list(PRECONSTRUCTED["1"])


def test_a_mutation_league_without_sets_draws_two() -> None:
    drawn = {tuple(begun(ClashSettings("mutation")).setup["config"]["sets"]) for _ in range(40)}
    assert len(drawn) > 1
    assert all(len(set(sets)) == 2 for sets in drawn)
    named = begun(ClashSettings("mutation", sets=("mire", "slyness"))).setup
    assert named["config"]["sets"] == ["mire", "slyness"]


def test_a_draft_without_sets_is_of_all_that_the_ruleset_knows() -> None:
    assert begun(ClashSettings("draft")).setup["config"]["sets"] == [each.id for each in SETS]
    solo = begun(ClashSettings("draft", "solo", "1.0")).setup
    assert (solo["ruleset"], solo["config"]["sets"]) == ("1.0", ["initiation"])
    assert known_sets("1.0") == ("initiation",)


@pytest.mark.parametrize(
    ("typed", "sets"),
    [
        ("", ()),
        ("mire", ("mire",)),
        (" Mire ,, breaching in", ("mire", "breaching_in")),
        ("Увязание, félonie", ("mire", "treachery")),
        ("trea", ("treachery",)),
    ],
)
def test_sets_are_known_by_their_names(typed: str, sets: tuple[str, ...]) -> None:
    assert sets_in(typed) == sets


@pytest.mark.parametrize("typed", ["atlantis", "mire, s", "<@1>"])
def test_a_set_that_cannot_be_told_is_refused(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        sets_in(typed)
    assert refused.value.key == "refused-unknown-set"
    assert "<@" not in refused.value.facts["set"].replace("\\<", "")


def test_the_last_set_is_completed_and_those_named_stay() -> None:
    every = [each.id for each in SETS]
    offered = completed_sets("mire, tr", texts_in("en"), every)
    assert [(each[0], each[1]) for each in offered] == [("Mire, Treachery", "mire,treachery")]
    assert len(completed_sets("", texts_in("en"), every)) == len(SETS)
    assert completed_sets("atlantis, m", texts_in("en"), every) == []
    assert [each[1] for each in completed_sets("", texts_in("en"), ["initiation"])] == [
        "initiation"
    ]


def test_as_many_sets_as_discord_can_hold_are_completed() -> None:
    every = [each.id for each in SETS]
    typed = ""
    while offered := completed_sets(typed, texts_in("en"), every):
        assert all(len(each[0]) <= 100 and len(str(each[1])) <= 100 for each in offered)
        typed = f"{offered[0][1]},"
    assert typed.count(",") > 5


def test_decks_are_known_by_their_numbers() -> None:
    assert [each.id for each in deck_picks(texts_in("en"))] == [RANDOM, *PRECONSTRUCTED]
    must_know("4")
    with pytest.raises(Refusal):
        must_know("5")


# ------------------------------------------------------------------ in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_settings_can_be_told(language: str) -> None:
    texts = texts_in(language)
    for settings in everything():
        if is_offered(settings) and settings.mode != "solo":
            text = f"{settings.title(texts)}\n{settings.description(texts)}"
            assert len(text) < 1000
            assert settings.ruleset in text


def test_the_settings_are_told_before_anybody_joins() -> None:
    settings = ClashSettings(
        *("draft", "coop", "1.2", ("mire", "slyness")),
        champion=True,
        fatigue=True,
        ai=preset("1.2", 4, champion=True),
        clock=Clock(86400),
    )
    text = settings.description(texts_in("en"))
    for fact in ("Slyness, Mire", "champion", "fatigue", "Level 4", "24 hours per turn"):
        assert fact in text
    assert "no clock" in ClashSettings().description(texts_in("en"))
