"""A whole duel by clicking."""

from __future__ import annotations

from typing import Any

import pytest
from known_games import LIVELY, OWN_GOAL, SHORT
from people import Club, Table, buttons, custom_id, end_turn, only_for, parts, pictures, text
from simcord import ResponseMessage

from bot.boards.mentions import PRESENT
from images.picture import Drawing
from images.renderer import Urgency
from workers import Asker


def labelled(message: ResponseMessage, word: str) -> str:
    """The label of the button with this word."""
    (label,) = [label for label in buttons(message) if word in label]
    return label


def options(message: ResponseMessage) -> dict[str, str]:
    """What a select offers: label by value."""
    (menu,) = [each for each in parts(message) if each["type"] == 3]
    return {each["value"]: each["label"] for each in menu["options"]}


async def click_move(table: Table, panel: ResponseMessage, move: str) -> None:
    """The player who is due makes a move on the own panel."""
    person = await table.player()
    if move == "end":
        await end_turn(person, panel)
        return
    card, _, place = move.replace("@", ":").partition(":")
    await person.click(panel, label=labelled(panel, card.capitalize()))
    if "@" in move:
        aim = next(each for each in parts(panel) if each.get("custom_id", "").endswith(move))
        await person.click(panel, label=aim["label"])
    else:
        await person.click(panel, label={"u": "Upper lane", "l": "Lower lane"}[place])


async def test_a_whole_duel_by_clicking_alone(club: Club) -> None:
    club.seed = LIVELY.seed
    challenge = await club.challenge()
    await club.bob.select(challenge, ["3"])
    table = Table(club, club.thread_at(challenge))
    panels = {person.id: await table.panel(person) for person in (club.ann, club.bob)}

    for number, move in enumerate(LIVELY.moves, 1):
        await click_move(table, panels[(await table.player()).id], move)
        assert await table.moves() == list(LIVELY.moves[:number])

    assert (await table.match()).state.key() == LIVELY.state().key()
    assert f"<@{club.bob.id}> wins" in text(table.board)
    for panel in panels.values():
        assert "over" in text(panel)
        assert buttons(panel) == {}


async def test_accept_with_a_random_deck_starts_a_match(club: Club) -> None:
    challenge = await club.challenge()

    await club.bob.click(challenge, label="Accept (random deck)")

    table = Table(club, club.thread_at(challenge))
    decks = (await table.match()).row.setup["decks"]
    assert "annihilation" in decks["A"]
    assert not set(decks["A"]) & set(decks["B"])
    assert list(buttons(table.board)) == ["My hand", "Icons", "Decks", "What happened"]


async def test_the_panel_shows_the_cards_within_reach_and_which_can_be_played(club: Club) -> None:
    table = await club.match(SHORT)

    panel = await table.panel(club.ann)

    assert panel.ephemeral
    assert buttons(panel) == {
        "1. Annihilation · 4": True,  # it says that there is no creature yet to aim at
        "2. Carapace · 3": True,
        "3. Brute · 4": True,
        "4. Troll · 6": True,
        "End turn": True,
        "Preview": True,
        "Undo": False,
        "Cards and icons": True,
        "Refresh": True,
        "Resign": True,
    }


async def test_another_card_can_be_chosen_instead(club: Club) -> None:
    table = await club.match(SHORT)
    panel = await table.panel(club.ann)
    before = buttons(panel)

    await club.ann.click(panel, label="3. Brute · 4")
    assert "choose a lane" in text(panel)
    assert buttons(panel).keys() > before.keys()
    await club.ann.click(panel, label="2. Carapace · 3")
    assert "**2. Carapace · 3**" in text(panel) or "Carapace" in text(panel)
    await club.ann.click(panel, label="Lower lane")

    assert await table.moves() == ["carapace:l"]


async def test_a_card_that_cannot_be_played_says_why(club: Club) -> None:
    table = await club.match(SHORT)
    panel = await table.panel(club.ann)

    await club.ann.click(panel, label="1. Annihilation · 4")

    assert "**Annihilation** has no valid target" in text(panel)
    assert await table.moves() == []


async def test_ending_a_turn_in_which_nothing_was_played_is_asked_about(club: Club) -> None:
    table = await club.match(SHORT)
    panel = await table.panel(club.ann)

    await club.ann.click(panel, label="End turn")
    assert "You haven’t played anything" in text(panel)
    await club.ann.click(panel, label="Cancel")
    assert await table.moves() == []
    await end_turn(club.ann, panel)

    assert await table.moves() == ["end"]


async def test_the_end_of_the_turn_can_be_looked_at_before(club: Club) -> None:
    table = await club.match(SHORT)
    panel = await table.panel(club.ann)

    await club.ann.click(panel, label="Preview")

    assert "no attacks" in text(panel)
    assert await table.moves() == []


async def test_icons_tell_what_the_signs_in_sight_mean(club: Club) -> None:
    table = await club.match(SHORT)

    answer = await club.ann.click(table.board, label="Icons")

    assert answer.response is not None
    assert answer.response.ephemeral
    (puzzle,) = pictures(answer.response)
    own = (await table.match()).state.players[0].hand
    assert all(each.name("en") in puzzle for card in own for each in card.abilities)


async def test_the_panel_of_who_waits_shows_the_hand_and_follows_the_match(club: Club) -> None:
    table = await club.match(SHORT)
    waiting = await table.panel(club.bob)
    assert buttons(waiting) == {"Cards and icons": True, "Refresh": True, "Resign": True}
    assert "Waiting for **Ann**" in text(waiting)
    await table.play(["brute:u"])
    assert "-# ▫️ **Ann** plays **Brute**" in text(waiting), "what the others did, in a line"

    await table.play(["brute:u", "end"])

    assert "Your turn" in text(waiting)
    assert buttons(waiting)["2. Brigand · 4"]


async def test_who_only_looks_on_waits_behind_who_is_to_act(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.match(SHORT)
    panel = await table.panel(club.ann)
    await table.panel(club.bob)
    wanted: list[Urgency] = []
    draw, match = club.bot.renderer.draw, await table.match()

    def drawn(drawing: Any, urgency: Urgency, about: int, asker: Asker | None) -> Any:
        if isinstance(drawing, Drawing):  # a panel; what a board shows is asked later
            wanted.append(urgency)
            assert about == match.id, "it has parts in common with the others of the match"
        return draw(drawing, urgency, about, asker)

    monkeypatch.setattr(club.bot.renderer, "draw", drawn)
    await club.ann.click(panel, label=labelled(panel, "Brute"))
    wanted.clear()
    await club.ann.click(panel, label="Upper lane")
    assert wanted == [*[Urgency.PERSON] * 2, *[Urgency.BOARD] * 2]

    wanted.clear()
    await end_turn(club.ann, panel)
    assert Urgency.BOARD not in wanted, "both are waited for: it is Bob's turn"


async def test_undo_takes_back_the_latest_move_and_then_the_one_before(club: Club) -> None:
    table = await club.match(SHORT, 2)
    panel = await table.panel(club.bob)
    await click_move(table, panel, "brigand:l")
    await click_move(table, panel, "disciple:l")

    await club.bob.click(panel, label="Undo")
    assert (await table.match()).state.key() == SHORT.state(3).key()
    assert "Move undone" in text(panel)
    assert "Disciple" not in pictures(table.board)[0]
    await club.bob.click(panel, label="Undo")

    assert (await table.match()).state.key() == SHORT.state(2).key()
    assert not buttons(panel)["Undo"]
    assert await table.moves() == ["brute:u", "end", "brigand:l", "disciple:l", "undo", "undo"]


async def test_after_an_undo_the_game_goes_on_as_if_nothing_had_been(club: Club) -> None:
    table = await club.match(SHORT, 2)
    panel = await table.panel(club.bob)
    await click_move(table, panel, "disciple:u")
    await club.bob.click(panel, label="Undo")

    await table.play(SHORT.moves[2:])

    match = await table.match()
    assert match.state.key() == SHORT.state().key()
    assert [move.text for move in match.moves] == list(SHORT.moves)


async def test_a_move_that_loses_the_match_asks_first(club: Club) -> None:
    table = await club.match(OWN_GOAL, 13)
    panel = await table.panel(club.bob)
    before = await table.snapshot()

    await click_move(table, panel, "grrr:u")

    assert "loses the match" in text(panel)
    assert buttons(panel) == {"Play it and lose": True, "Cancel": True}
    assert await table.snapshot() == before

    await club.bob.click(panel, label="Cancel")
    assert await table.snapshot() == before
    assert "End turn" in buttons(panel)

    await click_move(table, panel, "grrr:u")
    await club.bob.click(panel, label="Play it and lose")
    assert (await table.match()).state.key() == OWN_GOAL.state().key()
    assert f"<@{club.ann.id}> wins" in text(table.board)


async def test_the_question_about_a_losing_move_is_well_formatted(club: Club) -> None:
    table = await club.match(OWN_GOAL, 13)

    asked = await table.type("grrr:u")

    assert asked.response is not None
    assert "Grrr" in text(asked.response)
    assert "****" not in text(asked.response)


async def test_a_losing_move_by_command_asks_as_well(club: Club) -> None:
    table = await club.match(OWN_GOAL, 13)
    asked = await table.type("grrr:u")

    await club.bob.click(asked.response, label="Play it and lose")

    assert await table.moves() == list(OWN_GOAL.moves)


async def test_resigning_asks_first(club: Club) -> None:
    table = await club.match(SHORT, 2)
    before = await table.snapshot()
    asked = (await club.ann.slash(table.channel, "resign")).response

    await club.ann.click(asked, label="Cancel")
    assert await table.snapshot() == before

    asked = (await club.ann.slash(table.channel, "resign")).response
    await club.ann.click(asked, label="Resign")
    outcome = (await table.match()).outcome
    assert outcome is not None
    assert outcome.winners == ("B",)
    assert "**Ann** resigned" in text(table.board)
    assert f"<@{club.bob.id}> wins" in text(table.board)


async def test_a_panel_that_offers_nothing_does_not_ask_for_a_card(club: Club) -> None:
    table = await club.match(SHORT)
    panel = await table.panel(club.ann)
    for _ in range(8):
        blue = [each["label"] for each in parts(panel) if each.get("style") == 1]
        if not blue:
            break
        before = buttons(panel)
        await club.ann.click(panel, label=blue[0])
        place = next(label for label in buttons(panel) if label not in before)
        await club.ann.click(panel, label=place)

    words = text(panel)

    assert "You have nothing left to play. End your turn." in words
    assert "Choose a card" not in words


async def test_after_the_end_an_old_panel_offers_nothing(club: Club) -> None:
    """No lanes, and no frames that call a card playable."""
    table = await club.match(SHORT)
    old = await table.panel(club.ann)
    await club.restart()  # after that no panel is known to be open
    await table.panel(club.ann)
    asked = (await club.bob.slash(table.channel, "resign")).response
    await club.bob.click(asked, label="Resign")

    await club.ann.click(old, label="2. Carapace · 3")

    assert "The match is over." in text(old)
    assert buttons(old) == {}
    view = (await table.match()).view("A")
    assert view.outcome is not None


async def test_the_opponent_of_who_resigns_is_told(club: Club) -> None:
    table = await club.match(SHORT, 2)
    await club.wait(PRESENT.total_seconds())
    since = len(club.env.http_requests)
    asked = (await club.ann.slash(table.channel, "resign")).response

    await club.ann.click(asked, label="Resign")

    posted = [each for each in club.env.http_requests[since:] if each.path.endswith("/messages")]
    assert str(club.bob.id) in str([each.json["allowed_mentions"] for each in posted if each.json])


async def test_rematch_challenges_the_other_and_is_played_in_the_same_thread(club: Club) -> None:
    table = await club.duel(SHORT)
    await table.play(SHORT.moves)

    (rematch,) = (await club.bob.click(table.board, label="Rematch")).followups
    assert f"<@{club.bob.id}> challenges <@{club.ann.id}>" in text(rematch)
    await club.ann.click(rematch, label="Accept (random deck)")

    match = await table.match()
    assert match.version == 0
    assert match.user_in("A") == club.bob.id
    assert "Turn 1" in pictures(table.board)[0]
    assert len(club.channel.threads) == 1


async def test_only_the_players_can_ask_for_a_rematch(club: Club) -> None:
    table = await club.match(SHORT, 9)
    await table.type("end")

    refused = await club.cleo.click(table.board, label="Rematch")

    assert "aren’t playing in this match" in only_for(refused)


async def test_buttons_of_a_board_that_was_replaced_are_gone_but_would_work(club: Club) -> None:
    table = await club.match(SHORT)
    panel = await table.panel(club.ann)
    end = custom_id(panel, "End turn")
    await club.restart()  # after that no panel is known to be open

    await table.play(["brute:u"])

    assert custom_id(panel, "End turn") == end  # this panel was not touched: /play has its own
    await club.ann.click(panel, custom_id=end)
    assert "changed while you were choosing" in text(panel)
    assert await table.moves() == ["brute:u"]
