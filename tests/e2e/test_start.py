"""`/start`: from nothing to each kind of match, by buttons alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from people import Club, buttons, chosen_in, custom_id, only_for, parts, text
from simcord import InteractionResult, MemberActor, ResponseMessage, UserHandle

from bot.errors import Refusal
from bot.game_api import all_match_options
from bot.lobby.match_request import COMPANIES, MatchRequest
from bot.ui.router import LONGEST_ID
from texts import texts_in

TEXTS = texts_in("en")
STRANGER = 2**64 - 1
"""A user id as long as they come."""


async def open_start(person: MemberActor, club: Club, game: str | None = None) -> ResponseMessage:
    """The panel of `/start`."""
    options = {"game": game} if game else {}
    opened = await person.slash(club.channel, "start", **options)
    assert opened.response is not None
    return opened.response


def select_of(panel: ResponseMessage, label: str) -> str:
    """The custom id of the list whose chosen value has this label."""
    for each in parts(panel):
        for option in each.get("options", ()):
            if option["label"].startswith(label):
                return str(each["custom_id"])
    raise AssertionError(label)


async def test_two_clicks_lead_from_nothing_to_a_match_against_the_bot(club: Club) -> None:
    panel = await open_start(club.ann, club)
    await club.ann.click(panel, label="Play the bot")
    assert "against the bot" in text(panel)
    assert chosen_in(panel) == ["Strength: medium · rated about 1910", "Deck: Random deck"]
    await club.ann.click(panel, label="Start")
    (match,) = await club.playing(club.ann)
    assert (match.game.id, match.row.private) == ("clash", True)
    assert "End turn" in buttons(panel) or "waiting" in text(panel).lower()


@pytest.mark.parametrize("game", [offer.game for offer in all_match_options()])
async def test_two_clicks_open_a_game_for_whoever_wants_to_play(club: Club, game: str) -> None:
    for person in (club.ann, club.bob):
        panel = await open_start(person, club, game)
        await person.click(panel, label="Find an opponent")
        await person.click(panel, label="Start")
    assert "Ann" in text(panel) or f"<@{club.ann.id}>" in text(panel)
    (match,) = await club.playing(club.ann)
    assert {seat.user_id for seat in match.row.seats} == {club.ann.id, club.bob.id}


async def test_somebody_who_is_named_is_challenged(club: Club) -> None:
    panel = await open_start(club.ann, club)
    await club.ann.select(panel, [club.bob], custom_id="start:person:clash")
    assert f"with <@{club.bob.id}>" in text(panel)
    started = await club.ann.click(panel, label="Start")
    assert started.followups
    assert "challenges" in text(started.followups[0])
    assert "in the channel" in text(panel)


async def test_the_bot_can_be_named_too(club: Club) -> None:
    robot = UserHandle(club.env, club.env.backend.bot_user)
    panel = await open_start(club.ann, club)
    await club.ann.select(panel, [robot], custom_id="start:person:clash")
    assert "against the bot" in text(panel)


async def test_nobody_challenges_themselves(club: Club) -> None:
    panel = await open_start(club.ann, club)
    refused = await club.ann.select(panel, [club.ann], custom_id="start:person:clash")
    assert "yourself" in only_for(refused)


async def test_a_table_of_four_for_a_draft(club: Club) -> None:
    panel = await open_start(club.ann, club)
    await club.ann.click(panel, label="Open a lobby")
    assert "Mode: free-for-all" in chosen_in(panel)
    await club.ann.select(panel, ["draft"], custom_id=select_of(panel, "Format"))
    await club.ann.select(panel, ["coop"], custom_id=select_of(panel, "Mode"))
    assert {"Format: Draft", "Level: default"} <= {*chosen_in(panel)}
    await club.ann.select(panel, ["preconstructed"], custom_id=select_of(panel, "Format"))
    assert "Mode: free-for-all" in chosen_in(panel), "what does not go together gives way"
    await club.ann.click(panel, label="Champion")
    assert "✓ Champion" in buttons(panel)
    started = await club.ann.click(panel, label="Start")
    (lobby,) = await club.bot.store.lobbies.open_lobbies(club.guild.id)
    assert lobby.settings["mode"] == "free_for_all"
    assert lobby.settings["champion"] is True
    assert "Open lobby" in text(started.followups[0])


async def test_another_game_is_chosen_and_what_it_has_not_is_not_there(club: Club) -> None:
    panel = await open_start(club.ann, club)
    assert {
        "Play the bot",
        "Find an opponent",
        "Open a lobby",
        "Play solo",
        "Learn by playing",
    } <= buttons(panel).keys()
    await club.ann.select(panel, ["two_worlds"], custom_id="start:game")
    assert {"Open a lobby", "Play solo"}.isdisjoint(buttons(panel))
    await club.ann.click(panel, label="Play the bot")
    await club.ann.click(panel, label="Back")
    assert "Duel of Two Worlds" in chosen_in(panel)


async def test_the_bot_plays_two_worlds_hard_if_asked_to(club: Club) -> None:
    panel = await open_start(club.ann, club, "two_worlds")
    await club.ann.click(panel, label="Play the bot")
    assert "Strength: beginner" in chosen_in(panel)
    await club.ann.select(panel, ["hard"], custom_id=select_of(panel, "Strength"))
    await club.ann.click(panel, label="Start")
    (match,) = await club.playing(club.ann)
    assert (match.row.game, match.strengths) == ("two_worlds", {"B": "hard"})


async def test_the_usual_clock_of_the_server_is_chosen_already(club: Club) -> None:
    await club.bot.store.servers.set_clock(club.guild.id, {"seconds": 300, "misses": 3})
    panel = await open_start(club.ann, club)
    await club.ann.click(panel, label="Find an opponent")
    assert "Clock: live: 5 minutes" in chosen_in(panel)
    await club.ann.click(panel, label="Start")
    (lobby,) = await club.bot.store.lobbies.open_lobbies(club.guild.id)
    assert lobby.settings["clock"]["seconds"] == 300


async def test_a_panel_works_after_a_restart(club: Club) -> None:
    panel = await open_start(club.ann, club)
    await club.ann.click(panel, label="Find an opponent")
    await club.ann.click(panel, label="Fatigue")
    await club.restart()
    await club.ann.click(panel, label="Start")
    (lobby,) = await club.bot.store.lobbies.open_lobbies(club.guild.id)
    assert lobby.settings["fatigue"] is True


async def test_two_clicks_on_start_open_one_match(club: Club) -> None:
    panel = await open_start(club.ann, club)
    await club.ann.click(panel, label="Play the bot")
    begin = custom_id(panel, "Start")

    async def start() -> InteractionResult:
        return await club.ann.click(panel, custom_id=begin)

    await club.together(start, start)
    assert len(await club.playing(club.ann)) == 1


CODES = st.one_of(
    st.text(max_size=20),
    st.lists(
        st.tuples(st.sampled_from("abcdefghij"), st.sampled_from(["draft", "on", "99", "-1", ""])),
        max_size=4,
    ).map(lambda parts: ",".join(map("".join, parts))),
)


@given(
    game=st.sampled_from([*(offer.game for offer in all_match_options()), "chess", ""]),
    company=st.sampled_from([*COMPANIES, "5", "nobody", "", "٣", "9" * 30]),
    code=CODES,
)
def test_whatever_is_made_up_is_refused_or_can_be_played(
    game: str, company: str, code: str
) -> None:
    try:
        request = MatchRequest.read(game, company, code)
    except Refusal:
        return
    request.match_settings(None).check()
    assert MatchRequest.read(game, company, request.code) == request


@pytest.mark.parametrize("company", ["bot", "anybody", str(STRANGER), "table"])
@pytest.mark.parametrize("game", [offer.game for offer in all_match_options()])
def test_whatever_is_settled_has_room_in_a_custom_id(game: str, company: str) -> None:
    """Every value of every setting, one after the other, the longest kept."""
    request = MatchRequest.of(game, company).usual(TEXTS)
    while request is not None:
        longer = [
            settled
            for setting in request.setting_rows("none", TEXTS)
            for value in ([each for each, _ in setting.values] or ["on"])
            if (settled := request.settle(setting.option.name, value, TEXTS)) is not None
            and len(settled.code) > len(request.code)
        ]
        assert len(f"start:begin:{game}:{company}:x:{request.code}") <= LONGEST_ID
        request = max(longer, key=lambda each: len(each.code), default=None)
