"""Frames and card backs: only who has earned them wears them, and nobody sees what is hidden."""

from __future__ import annotations

import pytest
from known_games import SHORT
from people import Club, Table, parts
from simcord import MemberActor, ResponseMessage
from test_achievements import rested
from test_profiles import played

from bot.achievements.rewards import REWARDS
from bot.results.profile import Whose, load_profile
from bot.store import Reader
from bot.store.achievements import EVERYWHERE, Award
from texts import texts_in


async def earned(club: Club, who: MemberActor, *achievements: str) -> None:
    """This person has earned these by puzzles."""
    own = {"user_id": who.id, "guild_id": EVERYWHERE, "earned_at": club.env.now()}
    await club.bot.store.awards.add([Award(**own, achievement=each) for each in achievements])


def choices(shown: ResponseMessage) -> dict[str, list[str]]:
    """The looks that can be chosen, by the custom id of their select."""
    selects = [part for part in parts(shown) if part.get("options")]
    return {
        part["custom_id"]: [each["label"] for each in part["options"]]
        for part in selects
        if part["custom_id"].startswith("look:")
    }


async def frame(club: Club, who: MemberActor, reader: MemberActor, *channels: int) -> str:
    """The frame of this person's portrait, as another one sees it."""
    whose = Whose(club.guild.id, who.id, "")
    shown, _ = await load_profile(club.bot, whose, Reader(reader.id, channels), texts_in("en"))
    return shown.frame


async def backs(table: Table) -> dict[str, str]:
    return (await table.match()).names.backs


async def test_players_wear_what_they_have_earned(club: Club) -> None:
    profile = (await club.ann.slash(club.channel, "profile")).response
    assert choices(profile) == {}
    await played(club, *[(club.ann, club.bob)] * 10)
    await club.sweep()
    await rested(club)
    await earned(club, club.ann, "course")
    profile = (await club.ann.slash(club.channel, "profile")).response
    assert choices(profile) == {"look:frame": ["Flames", "Leaves"], "look:back": ["Owl"]}
    theirs = (await club.bob.slash(club.channel, "profile", person=club.ann)).response
    assert choices(theirs) == {}

    here = club.ann, club.dan, club.channel.id
    assert await frame(club, *here) == ""
    await club.ann.select(profile, ["ten-wins"], custom_id="look:frame")
    assert await frame(club, *here) == "leaves"
    await club.ann.select(profile, ["ten-in-a-row"], custom_id="look:frame")
    assert await frame(club, *here) == "flames"
    assert await frame(club, club.ann, club.dan) == "", "its match is hidden from this reader"
    awards = club.bot.store.awards
    for kind, looks in REWARDS.items():
        for each in ("event-won", "first-win", "week-of-dailies", "no-such"):
            assert not await awards.wear(club.guild.id, club.ann.id, looks, each), kind
    assert await frame(club, *here) == "flames"
    await club.ann.select(profile, [], custom_id="look:frame")
    assert await frame(club, *here) == ""


@pytest.mark.usefixtures("all_pictures_drawn")
async def test_a_back_is_on_boards_unless_the_profile_is_hidden(club: Club) -> None:
    table = await club.match(SHORT, 1)
    await earned(club, club.ann, "course", "week-of-dailies")
    (seat,) = [each for each in "AB" if table.sitting(each) == club.ann]
    assert await backs(table) == {}
    profile = (await club.ann.slash(club.channel, "profile")).response
    await club.ann.select(profile, ["course"], custom_id="look:back")
    assert await backs(table) == {seat: "owl"}
    await table.play(SHORT.moves[1:2])
    await club.posted()
    await club.ann.select(profile, ["week-of-dailies"], custom_id="look:back")
    assert await backs(table) == {seat: "moon"}
    await club.ann.click(profile, label="✅ Make profile public: on")
    assert await backs(table) == {}
    await club.ann.click(profile, label="⬜ Make profile public: off")
    await club.restart()
    assert await backs(table) == {seat: "moon"}
