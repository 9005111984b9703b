"""Kinds of puzzles as users meet them: made, described, drawn, answered."""

from __future__ import annotations

import hand_made_puzzles as puzzles
import pytest
from hand_made_puzzles import GATE
from people import Club, buttons, only_for, pictures, text
from test_grimoire_authoring import file, made

LANGUAGES = ("en", "ru", "fr")
SPARING = puzzles.position(
    puzzles.seat("boom annihilation BASTION ogre", "grrr", "brute"),
    puzzles.seat("FORT zombie troll", "foxy_yeti"),
)
"""The assault wins, but the Foxy Yeti strikes back at the Grrr unless Annihilation removes it."""


@pytest.fixture(autouse=True)
def grimoire(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzles.use(monkeypatch)


async def typed(club: Club, puzzle: str, line: str) -> str:
    """Ann answers with a whole line."""
    return only_for(await club.ann.slash(club.channel, "grimoire puzzle", puzzle=puzzle, line=line))


async def kept(club: Club) -> str:
    """Return the id of the only puzzle that waits."""
    (row,) = await club.bot.store.grimoire.puzzles_to_review(club.guild.id)
    return row.id


async def test_nothing_may_be_lost(club: Club) -> None:
    told = only_for(await made(club, file=file(SPARING), goal="win", losing="nothing"))
    assert "Win this turn. Lose nothing in this turn" in told
    assert "is verified and saved" in told
    puzzle = await kept(club)
    assert "Something was lost" in await typed(club, puzzle, "end")
    assert "Solved" in await typed(club, puzzle, "annihilation@bu1 end")


CROWD = puzzles.position(
    puzzles.seat("boom annihilation BASTION ogre", "zombie"),
    puzzles.seat("BASTION troll", "", "lich"),
)


async def test_a_board_is_cleared(club: Club) -> None:
    told = only_for(await made(club, file=file(CROWD), goal="clear"))
    assert "Clear the board this turn" in told
    puzzle = await kept(club)
    assert "Still standing: your Zombie (upper lane)" in await typed(
        club, puzzle, "annihilation@bl1 end"
    )
    assert "Solved" in await typed(club, puzzle, "boom@au1 annihilation@bl1")


async def test_a_board_is_reached(club: Club) -> None:
    at = CROWD | {"mana": 9}
    result = await made(club, file=file(at), board="Zombie ogre", losing="nothing")
    told = only_for(result)
    assert "Reach exactly this board this turn: your upper lane (Zombie, Ogre)." in told
    alts = pictures(result.response)
    assert len(alts) == 3
    assert alts[1].startswith("Reach exactly this board. Your upper lane from the bridge: Zombie")
    puzzle = await kept(club)
    assert "Not as asked for: your upper lane, enemy lower lane" in await typed(club, puzzle, "end")
    assert "Solved" in await typed(club, puzzle, "annihilation@bl1 ogre:u")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"goal": "board"}, "needs a board, and no other goal has one"),
        ({"goal": "clear", "board": "ogre"}, "needs a board, and no other goal has one"),
        ({"goal": "clear", "creatures": "bl1"}, "Creatures can only be named for the goal"),
        ({"board": "gnome"}, "no card 'gnome' in this position"),
        ({"board": "ogre / | / lich"}, "goal.board.C: the seats are A, B"),
    ],
)
async def test_a_board_that_makes_no_sense_is_refused(
    club: Club, options: dict[str, str], told: str
) -> None:
    assert told in only_for(await made(club, file=file(CROWD), **options))
    assert await club.bot.store.grimoire.puzzles_to_review(club.guild.id) == []


OLD = puzzles.position(
    puzzles.seat("boom annihilation BASTION ogre", "zombie", "brute"),
    puzzles.seat("BASTION troll giant", "", "lich titan"),
    ruleset="1.0",
)


async def test_a_puzzle_by_the_old_rules(club: Club) -> None:
    """Incantations are cast between two attacks."""
    told = only_for(await made(club, file=file(OLD), creatures="bl1 bl2", title="Old times"))
    assert "is verified and saved" in told
    puzzle = await kept(club)
    panel = (await club.ann.slash(club.channel, "grimoire puzzle", puzzle=puzzle)).response
    assert "Rules 1.0: your creatures attack one by one" in text(panel)
    assert "Next attack" in buttons(panel)
    line = "boom@bl1 boom@bl1 go boom@bl1 boom@bl1 boom@bl1 end"
    assert "Solved" in await typed(club, puzzle, line)


async def test_fatigue_and_champions_are_told(club: Club) -> None:
    champions = [{"card": card, "state": "ready"} for card in ("baron", "titan")]
    seats = {
        seat: rest | {"champion": champion}
        for (seat, rest), champion in zip(GATE["seats"].items(), champions, strict=True)
    }
    options = {"fatigue": True, "champion": True}
    at = GATE | {"seats": seats, "options": options, "turn": 15}
    told = only_for(await made(club, file=file(at), goal="win"))
    assert "Champions: each player has one more creature beside the hand" in told
    assert "Fatigue: from turn 9 of a player on" in told
    assert "Your opponent’s next turn is number 8, yours number 9." in told


TABLE = GATE | {
    "mode": "two_against_two",
    "seats": {
        "A": puzzles.seat("boom carapace BASTION ogre", "", "brute"),
        "B": puzzles.seat("BASTION giant troll", "gnome"),
        "C": puzzles.seat("BASTION giant zombie"),
        "D": puzzles.seat("FORT zombie troll", "", "gnome"),
    },
}
"""Boom clears the lower lane, in which the Brute breaks the fort."""


async def test_a_puzzle_of_two_against_two(club: Club) -> None:
    told = only_for(await made(club, file=file(TABLE), goal="win", title="Four"))
    assert "is verified and saved" in told
    assert "Two against two: each opponent shares one lane with you" in told
    puzzle = await kept(club)
    panel = (await club.ann.slash(club.channel, "grimoire puzzle", puzzle=puzzle)).response
    board, hands = pictures(panel)
    assert "Opponent (lower lane). Lower lane: Gnome" in board
    assert "Partner. Hand: [bastion, health 2]" in hands
    wrong = await typed(club, puzzle, "boom@bu1 end")
    assert "The enemy fort still stands" in wrong
    right = await typed(club, puzzle, "boom@dl1 end")
    assert "Solved" in right
    assert "destroys **Opponent (lower lane)**’s fort" in right


async def test_creatures_at_a_table_are_told_with_their_owner(club: Club) -> None:
    told = only_for(await made(club, file=file(TABLE), creatures="bu1 dl1"))
    assert "Gnome (Opponent (upper lane), upper lane) and Gnome (Opponent (lower lane)" in told


async def test_other_modes_have_no_puzzles(club: Club) -> None:
    told = only_for(await made(club, file=file(TABLE | {"mode": "free_for_all"}), goal="win"))
    assert "modes of pages: duel" in told
