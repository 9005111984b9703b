"""Nobody is caught in a match: what has to be over first is named, opened and given up right
there, and every panel offers to resign."""

from __future__ import annotations

from typing import Any

import forging
import pytest
from known_games import LIVELY, SHORT
from people import Club, buttons, only_for, parts, pictures, text

from bot.matches import LiveMatch
from opponents.thinkers import Thinkers
from texts import texts_in


@pytest.fixture(autouse=True)
def patient_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot ends its turns."""

    async def think(*_: Any) -> list[str]:
        return ["end"]

    monkeypatch.setattr(Thinkers, "think", think)


async def played_by_ann(club: Club) -> list[LiveMatch]:
    return await club.playing(club.ann)


def options_of(message: Any) -> list[str]:
    """The values of the only list of a message."""
    (found,) = [each for each in parts(message) if each["type"] == 3]
    return [each["value"] for each in found["options"]]


async def refused_practice(club: Club, **options: Any) -> Any:
    """Ann practises, and wants to once more in the same channel: what she is told."""
    club.permit("create_public_threads", False)
    await club.ann.slash(club.channel, "practice", **options)
    await club.thought()
    refused = await club.ann.slash(club.channel, "practice", **options)
    assert "already have a practice match" in only_for(refused)
    return refused.response


@pytest.mark.parametrize("private", [True, False])
async def test_what_is_in_the_way_is_named_and_opened(club: Club, private: bool) -> None:
    refused = await refused_practice(club, private=private)

    (match,) = await played_by_ann(club)
    assert f"**#{match.id}** against **{match.names['B']}**" in text(refused)
    assert "Preconstructed decks · duel · turn 1" in text(refused)
    await club.ann.click(refused, label="Open")
    assert "Ann’s hand" in pictures(refused)[1]
    assert "End turn" in buttons(refused)


@pytest.mark.parametrize("private", [True, False])
async def test_what_is_in_the_way_is_given_up_after_a_question(club: Club, private: bool) -> None:
    refused = await refused_practice(club, private=private)

    asked = (await club.ann.click(refused, label="Resign")).response
    assert asked is not None
    assert asked.ephemeral
    assert "Resign your match against" in text(asked)
    assert len(await played_by_ann(club)) == 1
    await club.ann.click(asked, label="Resign")

    assert await played_by_ann(club) == []
    assert "over" in only_for(await club.ann.click(refused, label="Resign")), "it is too late"
    again = await club.ann.slash(club.channel, "practice", private=private)
    assert "already have a practice match" not in text(again.response)


async def test_a_panel_offers_to_resign_after_a_question(club: Club) -> None:
    table = await club.match(SHORT)
    panel = await table.panel(club.ann)
    asked = (await club.ann.click(panel, label="Resign")).response
    assert "Resign your match against **Bob**?" in text(asked)

    await club.ann.click(asked, label="Cancel")
    assert (await table.match()).outcome is None

    asked = (await club.ann.click(panel, label="Resign")).response
    await club.ann.click(asked, label="Resign")
    outcome = (await table.match()).outcome
    assert outcome is not None
    assert outcome.winners == ("B",)
    assert "Resign" not in buttons(panel)


@pytest.mark.parametrize("act", ["leave", "resign"])
async def test_only_players_give_a_match_up(club: Club, act: str) -> None:
    table = await club.match(SHORT)
    (match,) = await played_by_ann(club)
    forged = await forging.click(club, club.cleo, f"match:{act}:{match.id}")
    assert "aren’t playing in this match" in only_for(forged)
    unknown = await forging.click(club, club.cleo, f"match:{act}:99")
    assert "no longer exists" in only_for(unknown)
    assert (await table.match()).outcome is None


async def test_of_several_each_can_be_opened(club: Club) -> None:
    for game in (SHORT, LIVELY):
        await club.match(game)
    for command in ("resign", "hand", "end", "pause"):
        refused = await club.ann.slash(club.channel, command)
        assert "several matches" in only_for(refused)
        assert sorted(options_of(refused.response)) == ["1", "2"]

    await club.ann.select(refused.response, values=["2"])
    assert "Ann’s hand" in pictures(refused.response)[1]
    asked = (await club.ann.click(refused.response, label="Resign")).response
    await club.ann.click(asked, label="Resign")
    assert [match.id for match in await played_by_ann(club)] == [1]


async def test_a_solo_game_is_given_up_where_it_is_in_the_way(club: Club) -> None:
    for _ in range(2):
        panel = (await club.ann.slash(club.channel, "solo")).response
        started = await club.ann.click(panel, label="Start")
    refused = started.followups[0]
    assert "already have a solo game here" in text(refused)
    assert "against **AI**" in text(refused)
    asked = (await club.ann.click(refused, label="Resign")).response
    await club.ann.click(asked, label="Resign")
    assert await played_by_ann(club) == []


@pytest.mark.parametrize("language", ["ru", "fr"])
async def test_refusals_with_controls_speak_the_language_of_the_person(
    club: Club, language: str
) -> None:
    club.languages[club.ann.id] = language
    await club.ann.slash(club.channel, "practice")
    await club.thought()
    refused = (await club.ann.slash(club.channel, "practice")).response
    texts = texts_in(language)
    assert texts("refused-practising") in text(refused)
    assert set(buttons(refused)) == {texts("button-open"), texts("button-resign")}
