"""Drafts: open cards, picks in turn, then the match with them begins by itself."""

from __future__ import annotations

from functools import partial
from typing import Any

import forging
import pytest
from formats import CLOCK, Gathering, lobby_of, offered, shown
from people import Club, buttons, only_for, pictures, text
from simcord import MemberActor, UserHandle

from engine.clash.cards import PRINTED
from engine.clash.game_ai.drafting import WIN_RATES


def pinged(club: Club) -> list[int]:
    """Whom the newest message that could ping somebody did ping."""
    for request in reversed(club.env.http_requests):
        body: Any = request.json if isinstance(request.json, dict) else {}
        if users := (body.get("allowed_mentions") or {}).get("users"):
            return [int(each) for each in users]
    return []


@pytest.mark.parametrize(("sets", "told"), [("mire", "**Mire**"), ("", "11 sets")])
async def test_a_duel_is_drafted_and_played_to_its_end(club: Club, sets: str, told: str) -> None:
    table = await Gathering.begin(club, "draft", people=2, sets=sets)
    assert f"32 cards of {told}" in text(table.board)

    await table.go_through("draft")

    before = [text(each) for each in table.boards]
    assert "All set" in before[-2]
    match = await table.match()
    assert match.game.id == "clash"
    for seat, deck in match.row.setup["decks"].items():
        assert len(deck) == 8
        if sets:
            assert {PRINTED[each].set for each in deck} == {sets}
        asked = await club.cleo.click(table.board, label="Decks")
        told = pictures(asked.response)[0].partition(f"Deck of {match.names[seat]}: ")[2]
        assert told.startswith(PRINTED[deck[0]].name())

    match = await table.fight()
    assert match.outcome is not None
    assert "wins" in text(table.board)
    assert buttons(table.board) == dict.fromkeys(
        ("Rematch", "Replay", "Review", "What happened"), True
    )

    draft = (await club.dan.click(table.boards[-2], label="Replay")).response
    assert draft is not None
    assert "Share animation" not in "".join(buttons(draft)), "it has none"
    await club.dan.click(draft, label="Next ▶")
    assert "**Ann** takes" in text(draft)
    assert "Ann has" in shown(draft)
    await club.dan.click(draft, label="End ⏭")
    assert "All set" in text(draft)


async def test_cards_are_taken_by_buttons_below_the_open_cards(club: Club) -> None:
    table = await Gathering.begin(club, "draft", people=2, sets="mire")
    words = text(table.board)
    assert "**Ann** 1 · **Bob** 2 · **Ann** 1" in words
    assert f"<@{club.ann.id}>, take **a card**" in words
    assert pinged(club) == [club.ann.id]
    labels = offered(table.board)
    match = await table.match()
    cards = [*match.state.open]
    assert labels == [
        f"{place}. {each.name()} · {each.cost}" for place, each in enumerate(cards, 1)
    ]
    assert "My hand" not in buttons(table.board)

    await club.ann.click(table.board, label=labels[2])

    match = await table.match()
    assert match.state.picked["A"] == [cards[2]]
    assert f"**Ann** takes **{cards[2].name()}**" in text(table.board)
    assert f"<@{club.bob.id}>, take **2 cards**" in text(table.board)
    assert f"Ann has {cards[2].name()}" in shown(table.board)
    assert len(table.boards) == 1

    await club.bob.click(table.board, label=labels[0])
    assert f"<@{club.bob.id}>, take **a card**" in text(table.board)
    await club.bob.click(table.board, label=offered(table.board)[1])

    match = await table.match()
    assert match.state.picked == {"A": [cards[2], cards[1]], "B": [cards[0], cards[3]]}
    assert f"**Ann** gets the last card: **{cards[1].name()}**" in text(table.board)
    assert "**Round 2**" in text(table.board)
    assert f"<@{club.bob.id}>, take **a card**" in text(table.board)  # now Bob begins


async def test_a_card_can_be_named_by_command(club: Club) -> None:
    table = await Gathering.begin(club, "draft", people=2, sets="mire")
    match = await table.match()
    cards = [*match.state.open]
    found = await club.ann.autocomplete(table.channel, "pick", "card", "")
    assert [each["value"] for each in found] == [each.id for each in cards]

    await club.ann.slash(table.channel, "pick", card=cards[1].name()[:-1])

    match = await table.match()
    assert match.state.picked["A"] == [cards[1]]
    refused = await club.bob.slash(table.channel, "pick", card=cards[1].name())
    assert f"**{cards[1].name()}** can’t be chosen now" in only_for(refused)
    assert "No card" in only_for(await club.bob.slash(table.channel, "pick", card="nothing"))


async def test_only_who_is_due_can_take_a_card(club: Club) -> None:
    table = await Gathering.begin(club, "draft", people=2, sets="mire")
    label = offered(table.board)[0]
    before = await table.snapshot()

    assert "isn’t your turn" in only_for(await club.bob.click(table.board, label=label))
    assert "aren’t playing in this match" in only_for(
        await club.cleo.click(table.board, label=label)
    )
    assert await table.snapshot() == before


async def test_of_two_clicks_at_once_one_counts(club: Club) -> None:
    table = await Gathering.begin(club, "draft", people=2, sets="mire")
    board, labels = table.board, offered(table.board)

    done = await club.together(*(partial(club.ann.click, board, label=each) for each in labels[:2]))

    match = await table.match()
    assert len(match.state.picked["A"]) == 1
    assert sum(bool(each.followups) for each in done) == 1
    late = next(each for each in done if each.followups)
    assert "out of date" in only_for(late)


async def test_of_two_cards_the_first_can_be_put_back_from_the_panel(club: Club) -> None:
    table = await Gathering.begin(club, "draft", people=2, sets="mire")
    await table.take(offered(table.board)[0])
    await table.take(offered(table.board)[0])
    opened = await club.bob.slash(table.channel, "hand")
    panel = opened.response
    assert panel is not None
    assert "Your pick" in text(panel)
    assert len([each for each in buttons(panel) if "·" in each]) == 2

    await club.bob.click(panel, label="Undo")

    match = await table.match()
    assert match.state.picked["B"] == []
    assert len(offered(table.board)) == 3


async def test_spectators_see_the_same_cards(club: Club) -> None:
    """Everything is open: there is nothing that only one may see."""
    table = await Gathering.begin(club, "draft", people=2, sets="mire")
    await table.take(offered(table.board)[0])
    looked = await club.cleo.slash(table.channel, "board")
    assert looked.response is not None
    assert pictures(looked.response) == pictures(table.board)


# ------------------------------------------------------------------ restarts


async def test_a_draft_goes_on_after_a_restart_in_every_phase(club: Club) -> None:
    lobby = await lobby_of(club, "draft", 2, sets="mire")
    await club.restart()
    table = Gathering(club, club.thread_at(lobby))
    await table.take(offered(table.board)[0])
    await club.restart()
    for _ in range(2):
        await table.take(offered(table.board)[0])
    await table.go_through("draft", 7)
    await club.restart()
    await table.go_through("draft")
    await club.restart()
    await table.fight(3)
    await club.restart()
    match = await table.fight()
    assert match.outcome is not None
    assert "wins" in text(table.board)


async def test_the_bot_dies_before_it_shows_what_follows_a_draft(club: Club) -> None:
    table = await Gathering.begin(club, "draft", people=2, sets="mire")
    await table.go_through("draft", 11)
    assert (await table.match()).game.id == "draft"
    with club.dying("POST", "/channels/*/messages"):
        await table.go_through("draft")
    await club.restart()
    await table.settle()

    match = await table.match()
    assert match.game.id == "clash"
    assert table.shows(match)
    assert len([each for each in table.boards if "**Turn 1**" in text(each)]) == 1


# ------------------------------------------------------------------ nobody answers


async def test_for_somebody_who_does_not_answer_cards_are_taken_then_the_duel_is_lost(
    club: Club,
) -> None:
    table = await Gathering.begin(club, "draft", people=2, sets="mire", clock=CLOCK)
    await table.take(offered(table.board)[0])
    await table.wait()

    match = await table.match()
    assert len(match.state.picked["B"]) == 2
    assert "Bob ran out of time" in text(table.board).replace("*", "")

    for _ in range(12):
        match = await table.match()
        if match.outcome is not None:
            break
        if match.to_act == ("A",):
            await table.go_through("draft", 1)
        else:
            await table.wait()
    assert match.game.id == "draft"
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == (("A",), "abandoned")
    assert f"<@{club.ann.id}> wins" in text(table.board)
    assert match.prepared == ()


async def test_when_both_are_away_the_draft_ends(club: Club) -> None:
    table = await Gathering.begin(club, "draft", people=2, sets="mire", clock=CLOCK)
    for _ in range(8):
        await table.wait()
    assert (await table.match()).outcome is not None


# ------------------------------------------------------------------ with the bot


async def test_the_bot_drafts_too(club: Club) -> None:
    await club.settle(alone="public")
    robot = MemberActor(club.env, club.guild, UserHandle(club.env, club.env.backend.bot_user))
    begun = await club.ann.slash(club.channel, "duel", opponent=robot, format="draft")
    assert begun.response is not None
    table = Gathering(club, club.thread_at(begun.response))
    await table.settle()
    await table.go_through("draft")

    match = await table.match()
    assert match.game.id == "clash"
    assert len(match.row.setup["decks"]["B"]) == 8
    assert match.strengths.keys() == {"B"}


async def test_after_the_match_the_picks_are_reviewed(club: Club) -> None:
    table = await Gathering.begin(club, "draft", people=2)
    await table.go_through("draft")
    match = await table.match()
    refused = await forging.click(club, club.ann, f"review:picks:{match.id}")
    assert "over" in only_for(refused), "nothing is told before"

    await table.fight()
    panel = (await club.ann.click(table.board, label="Review")).response
    told = (await club.ann.click(panel, label="Picks")).response
    lines = [line for line in text(told).split("\n") if line[:1].isdigit()]
    parent = await club.bot.matches.get(match.row.succession.parent_id)
    taken = [move.text for move in parent.moves if parent.user_in(move.seat) == club.ann.id]
    assert len(lines) == len(taken)
    for line, card in zip(lines, taken, strict=True):
        assert f"**{PRINTED[card].name()}** {round(100 * WIN_RATES[card])} %" in line
        assert ("the bot: " in line) == ("🟢" not in line)


async def test_a_draft_that_was_given_up_has_no_review(club: Club) -> None:
    table = await Gathering.begin(club, "draft", people=2)
    match = await table.match()
    assert match.game.id == "draft"
    await club.bot_does(club.bot.matches.resign(match.id, club.bob.id))
    for told in (
        await club.ann.slash(table.channel, "review match", match=str(match.id)),
        await forging.click(club, club.ann, f"review:open:{match.id}"),
    ):
        assert "Only matches have a review" in only_for(told)


async def test_what_only_prepared_a_match_is_not_offered_as_one(club: Club) -> None:
    table = await Gathering.begin(club, "draft", people=2)
    await table.go_through("draft")
    match = await table.fight()
    offered = await club.ann.autocomplete(table.channel, "replay", "match", "")
    assert [each["value"] for each in offered] == [str(match.id)]


async def test_who_has_not_drafted_has_no_picks(club: Club) -> None:
    table = await Gathering.begin(club, "draft", people=2)
    await table.go_through("draft")
    match = await table.fight()
    panel = (await club.cleo.click(table.board, label="Review")).response
    assert "Picks" not in buttons(panel)
    refused = await forging.click(club, club.cleo, f"review:picks:{match.id}")
    assert "picked no cards" in only_for(refused)
