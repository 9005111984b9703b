"""A host on which nothing can be drawn: a font is gone, Pillow broken. People play on in words."""

from __future__ import annotations

from typing import Any

import pytest
from grimoire import at, bind_grimoire, posts, wait_until
from keeping import use
from known_games import SHORT
from people import Club, buttons, pictures, text

from engine.clash.abilities import ABILITIES
from images.picture import Picture
from images.renderer import Renderer


@pytest.fixture(autouse=True)
def nothing_can_be_drawn(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every painter fails."""

    async def draw(*_: Any) -> Picture:
        raise OSError("cannot open resource")

    monkeypatch.setattr(Renderer, "draw", draw)
    club.expects_faults = True  # the log tells of each


async def test_a_match_is_played_to_its_end_in_words(club: Club) -> None:
    challenge = await club.challenge()
    club.seed = SHORT.seed
    await club.bob.select(challenge, [SHORT.decks[1]])
    (thread,) = club.channel.threads

    hand = await club.ann.slash(thread, "hand")
    assert "Brute" in text(hand.response)
    assert "End turn" in buttons(hand.response)
    assert pictures(hand.response) == []
    assert "Ann" in text(hand.response)
    await club.ann.slash(thread, "play", card="brute", lane="u")
    looked = await club.cleo.slash(thread, "board")

    board = thread.history()[-1]
    assert "Ann" in text(board)
    assert "My hand" in buttons(board)
    for shown in (looked.response, board):
        assert pictures(shown) == []
        assert "Ann" in text(shown)


@pytest.mark.parametrize(
    ("command", "options", "told"),
    [
        ("card", {"name": "ogre"}, "Ogre"),
        ("ability", {"name": ABILITIES[0].id}, ABILITIES[0].name("en")),
        ("grimoire puzzle", {"puzzle": "gate-01"}, "Gate gate-01"),
        ("grimoire puzzle", {"puzzle": "gate-01", "line": "troll:u end"}, "Gate gate-01"),
    ],
)
async def test_whatever_has_a_picture_is_told_in_words(
    club: Club,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    options: dict[str, Any],
    told: str,
) -> None:
    bind_grimoire(monkeypatch)
    shown = (await club.ann.slash(club.channel, command, **options)).response
    assert told in text(shown)
    assert pictures(shown) == []


async def test_the_daily_puzzle_and_its_solution_come_in_words(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    bind_grimoire(monkeypatch)
    club.permit("manage_guild", True)
    await club.ann.slash(club.channel, "grimoire setup", hour=9)
    await wait_until(club, at(2, 9))
    post = posts(club)[-1]
    assert "Win this turn" in text(post)
    assert any(label.startswith("Solve") for label in buttons(post))

    await wait_until(club, at(3, 9, 5))

    assert "The solution of" in "".join(text(each) for each in club.channel.history())


async def test_decks_and_champions_are_shown_in_words(club: Club) -> None:
    names = "ogre, brute, troll, gnome, boom, baron, annihilation, partisan"
    kept = await club.ann.slash(club.channel, "deck save", name="Mine", cards=names)
    assert "Ogre" in text(kept.response)
    shared = await use(club, club.ann, "deck", "share", name="Mine")
    assert "Ogre" in text(shared.followups[0])
    asked = await club.ann.slash(club.channel, "champion create")
    figures = {"name": "Troll King", "attack": ["3"], "health": ["4"]}
    made = await club.ann.submit_modal(asked, figures)
    assert "Troll King" in text(made.response)
