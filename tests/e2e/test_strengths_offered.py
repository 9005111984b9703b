"""A game in which not all strengths of the bot differ offers those that do, and refuses the others
in words."""

from __future__ import annotations

import pytest
from people import Club, chosen_in, only_for, parts, text

from bot.lobby.view import ALL
from engine.clash.game_ai.game_ai import ClashAI

REFUSED = "In Clash of Decks the bot plays at beginner, hard"


@pytest.fixture
def fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clash of Decks has no medium strength."""
    monkeypatch.setattr(ClashAI, "strengths", {"easy": 1500, "hard": 2190})


@pytest.mark.usefixtures("fewer")
async def test_practice_suggests_those_of_the_game(club: Club) -> None:
    async def suggested(**given: str) -> list[str]:
        found = await club.ann.autocomplete(club.channel, "practice", "strength", "", **given)
        return [each["value"] for each in found]

    assert await suggested() == ["easy", "hard"]
    assert await suggested(game="castles") == ["easy", "medium", "hard"]
    assert await suggested(game="no such game") == []


@pytest.mark.usefixtures("fewer")
async def test_practice_refuses_another_one_in_words(club: Club) -> None:
    refused = await club.ann.slash(club.channel, "practice", strength="medium")
    assert REFUSED in only_for(refused)
    refused = await club.ann.slash(club.channel, "practice", strength="unbeatable")
    assert "“unbeatable” isn’t an option" in only_for(refused)
    assert await club.playing(club.ann) == []


@pytest.mark.usefixtures("fewer")
async def test_where_nobody_asks_it_is_one_that_is_there(club: Club) -> None:
    await club.ann.slash(club.channel, "practice")
    (match,) = await club.playing(club.ann)
    assert match.strengths == {"B": "easy"}


async def test_a_strength_says_what_was_measured(club: Club) -> None:
    found = await club.ann.autocomplete(club.channel, "practice", "strength", "", game="castles")
    assert [each["name"] for each in found] == [
        "beginner",
        "medium · rated about 1682",
        "hard · rated about 1761",
    ]
    two = await club.ann.autocomplete(club.channel, "practice", "strength", "", game="two_worlds")
    assert [each["name"] for each in two] == ["beginner", "hard · rated about 1607"]


async def test_the_only_strength_of_a_game_has_no_rating(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ClashAI, "strengths", {"easy": 1500})
    one = await club.ann.autocomplete(club.channel, "practice", "strength", "")
    assert [each["name"] for each in one] == ["beginner"]


async def test_a_strength_is_named_in_any_language(club: Club) -> None:
    await club.ann.slash(club.channel, "practice", strength="difficile")
    (match,) = await club.playing(club.ann)
    assert match.strengths == {"B": "hard"}


async def test_a_table_offers_those_of_the_game(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A list that was sent when there were more is answered in words."""
    asked = await club.ann.slash(club.channel, "draft", mode="free_for_all")
    lobby = asked.response
    assert lobby is not None

    def values() -> list[str]:
        (select,) = [e for e in parts(lobby) if e.get("custom_id", "").startswith("lobby:bot:")]
        return [option["value"] for option in select["options"]]

    assert f"medium:{ALL}" in values()
    monkeypatch.setattr(ClashAI, "strengths", {"easy": 1500, "hard": 2190})
    (select,) = [e for e in parts(lobby) if e.get("custom_id", "").startswith("lobby:bot:")]
    refused = await club.ann.select(lobby, [f"medium:{ALL}"], custom_id=select["custom_id"])
    assert REFUSED in only_for(refused)
    await club.ann.select(lobby, ["easy:B"], custom_id=select["custom_id"])
    assert "the bot (beginner)" in text(lobby)
    assert {value.partition(":")[0] for value in values()} == {"easy", "hard", "none"}


async def test_what_has_no_choice_is_not_asked(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ClashAI, "strengths", {"medium": 1500})
    panel = (await club.ann.slash(club.channel, "start")).response
    assert panel is not None
    await club.ann.click(panel, label="Play the bot")
    assert chosen_in(panel) == ["Deck: Random deck"]
    await club.ann.click(panel, label="Start")
    (match,) = await club.playing(club.ann)
    assert match.strengths == {"B": "medium"}
