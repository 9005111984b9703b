"""Tables of four: everyone for themselves, two against two, and together against two AIs."""

from __future__ import annotations

from typing import Any

import pytest
from formats import CLOCK, Gathering, lobby_of, offered, shown
from people import Club, buttons, only_for, parts, text

from bot.game_api import GAME_UIS
from engine.clash.cards import PRINTED
from engine.core import SEATS
from texts import texts_in

DRAFT: dict[str, Any] = {"command": "draft", "sets": "mire"}
AGAIN = "Play again with the same people"
DRAFTS = pytest.mark.parametrize("mode", ["free_for_all", "two_against_two"])


async def finished(table: Gathering) -> str:
    """The match comes to its end: what its last board says."""
    match = await table.fight()
    assert match.game.id == "clash"
    assert match.outcome is not None
    assert match.outcome.reason == "fort"
    words = text(table.board)
    assert "🏆" in words
    assert buttons(table.board) == dict.fromkeys((AGAIN, "Replay", "Review", "What happened"), True)
    for seat in match.outcome.winners:
        assert f"<@{match.user_in(seat)}>" in words.splitlines()[-1] or match.user_in(seat) is None
    return words


async def drafted(club: Club, mode: str, **options: Any) -> Gathering:
    """Four people have drafted by themselves; their match begins."""
    table = await Gathering.begin(club, "draft", mode=mode, **({"sets": "mire"} | options))
    await table.go_through("draft")
    return table


@DRAFTS
async def test_four_draft_and_play_to_the_end(club: Club, mode: str) -> None:
    table = await Gathering.begin(club, "draft", mode=mode, sets="mire")
    match = await table.match()
    assert match.row.setup["mode"] == mode
    assert len(offered(table.board)) == 8
    order = []
    while (await table.match()).state.round == 1:
        match = await table.match()
        order += match.to_act
        await table.take(offered(table.board)[0])
    assert "".join(order) == "ABCDDCB"  # the last card is A's without a choice
    assert f"<@{match.user_in('B')}>, take **a card**" in text(table.board)

    await table.go_through("draft")

    match = await table.match()
    assert match.game.id == "clash"
    decks = match.row.setup["decks"]
    assert [len(deck) for deck in decks.values()] == [8] * 4
    assert len({each for deck in decks.values() for each in deck}) == 32
    assert {PRINTED[each].set for deck in decks.values() for each in deck} == {"mire"}
    for seat in SEATS:
        assert match.names[seat] in shown(table.board)
    await finished(table)


async def test_two_draft_together_against_two_ais(club: Club) -> None:
    table = await Gathering.begin(club, "draft", people=2, mode="coop")
    match = await table.match()
    assert list(match.state.picked) == ["A", "C"]
    assert len(offered(table.board)) == 8
    assert "go to the AI" in text(table.board)
    await table.take(offered(table.board)[0])
    await table.take(offered(table.board)[0])
    assert "🤖 For the AI: " in text(table.board)

    await table.go_through("draft")

    match = await table.match()
    assert match.game.id == "clash"
    assert match.names == {"A": "Ann", "C": "Bob", "B": "AI B", "D": "AI D"}
    assert match.people == ("A", "C")
    await finished(table)
    for each in table.boards:
        if "▶" in text(each):  # the AIs' turns never wait
            assert f"<@{club.ann.id}>, your" in text(each) or f"<@{club.bob.id}>, your" in text(
                each
            )


async def test_nobody_learns_which_ai_has_which_cards(club: Club) -> None:
    table = await Gathering.begin(club, "draft", people=2, mode="coop")
    await table.go_through("draft")
    match = await table.match()
    decks = match.row.setup["decks"]
    assert len(decks["B"]) == len(decks["D"]) == 24
    assert "🃏 **AI B**, **AI D** · 48 cards" in text(table.board)
    decks_shown = GAME_UIS["clash"].decks.draw(match.row.setup, match.names, texts_in("en"))
    lines = decks_shown.alt().partition("Deck of AI B, AI D: ")[2].rstrip(".…").split(", ")
    names = [PRINTED[each].name() for each in (*decks["B"], *decks["D"])]
    assert set(lines[:-1]) <= set(names)
    swapped = {**match.row.setup, "decks": {**decks, "B": decks["D"], "D": decks["B"]}}
    assert GAME_UIS["clash"].decks.draw(swapped, match.names, texts_in("en")).key == decks_shown.key

    logged = await club.ann.click(table.board, label="What happened")
    await table.settle()
    of_draft = await club.ann.click(table.boards[-2], label="What happened")
    for answer in (logged, of_draft):  # a record would tell the seed
        assert answer.response is not None
        files = [each["file"]["url"] for each in parts(answer.response) if each["type"] == 13]
        assert len(files) == 1
        assert not files[0].endswith(".json")


@pytest.mark.parametrize("fatigue", [False, True])
async def test_four_play_with_preconstructed_decks(club: Club, fatigue: bool) -> None:
    options: dict[str, Any] = {"format": "preconstructed", "mode": "free_for_all"}
    table = await Gathering.begin(club, "lobby", **options, fatigue=fatigue)
    match = await table.match()
    assert match.game.id == "clash"
    assert match.row.setup["config"]["options"].get("fatigue", False) == fatigue
    words = text(table.board)
    for name in ("Ann", "Bob", "Cleo", "Dan"):
        assert f"**{name}** · Deck " in words
    await finished(table)


@DRAFTS
async def test_a_table_of_four_goes_on_after_a_restart_in_every_phase(
    club: Club, mode: str
) -> None:
    options = {"mode": mode, "sets": "mire", "champion": True}
    lobby = await lobby_of(club, "draft", 4, **options)
    await club.restart()
    table = Gathering(club, club.thread_at(lobby))
    await table.go_through("draft", 3)
    await club.restart()
    await table.take(offered(table.board)[0])
    await table.go_through("draft")
    assert await table.game() == "champions"
    await table.go_through("champions", 2)
    await club.restart()
    await table.go_through("champions")
    await club.restart()
    match = await table.fight(5)
    assert match.outcome is None
    assert len(match.row.setup["config"]["champions"]) == 4
    await club.restart()
    await finished(table)


# ------------------------------------------------------------------ nobody is waited for


async def absent_through(table: Gathering, game: str, away: str, *, most: int = 60) -> None:
    """A game goes on while nobody sits in these seats: the others act, else the time passes."""
    for _ in range(most):
        match = await table.match()
        if match.game.id != game or match.outcome is not None:
            return
        there = [seat for seat in match.to_act if seat in match.people and seat not in away]
        if there:
            await table.act(there[0], str(match.state.legal_actions(there[0])[0]))
            await table.settle()
        elif match.to_act:
            await table.wait()
        else:
            await table.settle()
    raise AssertionError(f"{game} does not come to its end")


@DRAFTS
async def test_for_one_of_four_who_never_answers_the_bot_drafts_and_plays(
    club: Club, mode: str
) -> None:
    table = await Gathering.begin(club, "draft", mode=mode, sets="mire", clock=CLOCK)
    await absent_through(table, "draft", "B")

    match = await table.match()
    assert match.game.id == "clash"
    assert match.strengths.keys() == {"B"}
    text = await table.told(table.boards[-2])
    assert text.count("ran out of time") == 2
    left = match.names["B"]
    assert f"{left} left. I’m playing this seat." in text
    assert [len(deck) for deck in match.row.setup["decks"].values()] == [8] * 4
    await finished(table)


@pytest.mark.parametrize("champion", [False, True])
async def test_for_a_partner_who_never_answers_the_bot_drafts_and_plays(
    club: Club, champion: bool
) -> None:
    options: dict[str, Any] = {"mode": "coop", "clock": CLOCK, "champion": champion}
    table = await Gathering.begin(club, "draft", people=2, **options)
    await absent_through(table, "draft", "C")
    if champion:
        await absent_through(table, "champions", "C")

    match = await table.match()
    assert match.game.id == "clash"
    assert match.people == ("A",)
    assert match.strengths.keys() == {"C"}
    await finished(table)


async def test_who_leaves_a_partner_does_not_lose_to_them(club: Club) -> None:
    table = await Gathering.begin(club, "draft", people=2, mode="coop")
    asked = await club.bob.slash(table.channel, "resign")
    assert asked.response is not None
    assert "I’ll play your seat" in text(asked.response)
    await club.bob.click(asked.response, label="Leave match")
    await table.settle()
    match = await table.match()
    assert match.outcome is None
    await table.go_through("draft")
    await finished(table)


async def test_a_seat_that_the_bot_took_over_makes_no_match_a_practice(club: Club) -> None:
    club.permit("create_public_threads", False)
    table = await Gathering.begin(club, "lobby", format="preconstructed", mode="two_against_two")
    for person in (club.bob, club.cleo, club.dan):
        asked = await person.slash(table.channel, "resign")
        await person.click(asked.response, label="Leave match")
    await table.settle()
    left = await table.match()
    assert left.outcome is None
    assert left.people == ("A",)
    last = await club.ann.slash(table.channel, "resign")
    assert "Stop this game?" in text(last.response), "nobody is left whose game would go on"

    begun = await club.ann.slash(table.channel, "practice")

    assert begun.response is not None
    assert "already have a practice match" not in text(begun.response)
    assert len(await club.playing(club.ann)) == 2
    refused = await club.ann.slash(table.channel, "practice")
    assert "already have a practice match" in only_for(refused)


async def test_when_both_partners_are_gone_nobody_wins(club: Club) -> None:
    table = await Gathering.begin(club, "draft", people=2, mode="coop", clock=CLOCK)
    for _ in range(20):
        match = await table.match()
        if match.outcome is not None:
            break
        await table.wait()
    assert match.game.id == "draft"
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "abandoned")
    assert "All players have left" in text(table.board)


async def test_who_leaves_a_table_of_four_is_played_by_the_bot(club: Club) -> None:
    table = await drafted(club, "free_for_all")
    await table.fight(4)
    match = await table.match()
    seat = match.seat_of(club.cleo.id)
    asked = await club.cleo.slash(table.channel, "resign")
    assert asked.response is not None
    assert "I’ll play your seat" in text(asked.response)
    await club.cleo.click(asked.response, label="Leave match")
    await table.settle()

    match = await table.match()
    assert match.outcome is None
    assert match.strengths.keys() == {seat}
    assert "Cleo left. I’m playing this seat." in text(table.board).replace("*", "")
    refused = await club.cleo.slash(table.channel, "end")
    assert "aren’t playing in this match" in only_for(refused) or "no match" in only_for(refused)
    await finished(table)
    over = text(table.board).replace("*", "")
    assert "Cleo left the match. I played this seat." in over
    assert "I’m playing this seat" not in over


async def test_who_has_left_keeps_no_panel_and_that_nobody_is_left_is_said_once(club: Club) -> None:
    options: dict[str, Any] = {"format": "preconstructed", "mode": "two_against_two"}
    table = await Gathering.begin(club, "lobby", **options)
    to_act = await table.player()
    people = [each for each in (club.ann, club.bob, club.cleo, club.dan) if each.id != to_act.id]
    panels = [await table.panel(person) for person in (*people, to_act)]

    for person, panel in zip((*people, to_act), panels, strict=True):
        asked = await person.slash(table.channel, "resign")
        assert asked.response is not None
        answer = "Stop game" if person is to_act else "Leave match"
        await person.click(asked.response, label=answer)
        there = club.env.backend.messages[panel.channel_id]
        assert panel.id not in there, "it would stand there as if it were to be played on"

    match = await table.match()
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "abandoned")
    assert text(table.board).count("All players have left") == 1


async def test_in_the_match_a_player_who_is_away_is_replaced(club: Club) -> None:
    options: dict[str, Any] = {"format": "preconstructed", "mode": "two_against_two"}
    table = await Gathering.begin(club, "lobby", **options, clock=CLOCK)
    for _ in range(40):
        match = await table.match()
        if match.strengths or match.outcome is not None:
            break
        (seat,) = match.to_act
        if seat == "D":
            await table.wait()
        else:
            await table.act(seat, "end")
            await table.settle()
    assert match.strengths.keys() == {"D"}
    assert match.outcome is None
    text = await table.told()
    assert text.count(f"{match.names['D']} ran out of time") == 2
    await finished(table)


async def test_when_all_are_away_the_match_ends_without_a_winner(club: Club) -> None:
    options: dict[str, Any] = {"format": "preconstructed", "mode": "free_for_all"}
    table = await Gathering.begin(club, "lobby", **options, clock=CLOCK)
    for _ in range(40):
        match = await table.match()
        if match.outcome is not None:
            break
        await table.wait()
    assert match.outcome is not None
    if match.outcome.reason == "abandoned":
        assert match.outcome.winners == ()
        assert "All players have left" in text(table.board)
