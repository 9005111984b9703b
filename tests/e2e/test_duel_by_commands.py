"""A whole duel by commands, from the challenge to the end."""

from __future__ import annotations

import json
from typing import Any

from known_games import ENDLESS, LIVELY, SHORT
from people import Club, Table, buttons, files_of, only_for, pictures, text
from simcord import HttpLogEntry, MemberActor

from engine.clash.actions import End, Summon
from engine.record import Replay

ALT_LIMIT = 1024


async def offered(table: Table, person: MemberActor, option: str, **filled: str) -> dict[str, str]:
    """What the autocompletion of /play offers: label by value."""
    choices = await person.autocomplete(table.channel, "play", option, "", **filled)
    return {choice["value"]: choice["name"] for choice in choices}


async def all_offered(table: Table, person: MemberActor) -> set[str]:
    """Every move that somebody can put together from what is offered."""
    moves = set()
    for card in await offered(table, person, "card"):
        lanes = await offered(table, person, "lane", card=card)
        targets = await offered(table, person, "target", card=card)
        assert not (lanes and targets)
        moves |= {f"{card}:{lane}" for lane in lanes} | {f"{card}@{target}" for target in targets}
    return moves


async def play_as_offered(table: Table, move: str) -> str:
    """The player who is due makes a move from what autocompletion offers; the answer."""
    person = await table.player()
    if move == "end":
        return only_for(await person.slash(table.channel, "end"))
    option = "target" if "@" in move else "lane"
    card, place = move.replace("@", ":").split(":")
    assert place in await offered(table, person, option, card=card)
    return only_for(await person.slash(table.channel, "play", card=card, **{option: place}))


async def test_a_whole_duel_from_what_autocompletion_offers(club: Club) -> None:
    table = await club.duel(LIVELY)

    for move in LIVELY.moves:
        state = (await table.match()).state
        legal = {str(each) for each in state.legal_actions(state.to_act()[0])} - {str(End())}
        assert await all_offered(table, await table.player()) == legal
        assert await offered(table, await table.waiting(), "card") == {}
        assert await offered(table, club.cleo, "card") == {}
        assert await play_as_offered(table, move)

    match = await table.match()
    assert match.state.key() == LIVELY.state().key()
    assert f"<@{club.bob.id}> wins" in text(table.board)
    assert "Bob wins" in pictures(table.board)[0]
    assert await offered(table, club.ann, "card") == {}


async def test_others_are_offered_no_lanes_or_targets_either(club: Club) -> None:
    table = await club.match(LIVELY, 6)

    assert await offered(table, club.ann, "target", card="boom") != {}
    for person in (club.bob, club.cleo):
        for option in ("lane", "target"):
            for card in ("boom", "troll", "disciple", "meteorite"):
                assert await offered(table, person, option, card=card) == {}


async def test_autocompletion_narrows_down_to_what_is_typed(club: Club) -> None:
    table = await club.match(LIVELY)

    choices = await club.ann.autocomplete(table.channel, "play", "card", "BAR")

    assert [choice["value"] for choice in choices] == ["baron"]


async def test_deck_autocompletion_offers_a_random_deck_and_all_four(club: Club) -> None:
    choices = await club.ann.autocomplete(club.channel, "duel", "deck", "", opponent=club.bob)

    assert [choice["value"] for choice in choices] == ["random", "1", "2", "3", "4"]
    assert "Annihilation" in choices[1]["name"]


def board_requests(club: Club, table: Table, since: int) -> list[HttpLogEntry]:
    """What the bot has sent to the match's thread."""
    path = f"/channels/{table.channel.id}/messages"
    return [each for each in club.env.http_requests[since:] if each.path.startswith(path)]


async def test_the_board_is_edited_with_each_move(club: Club) -> None:
    table = await club.duel(SHORT)
    first = table.board.id

    for move in SHORT.moves:
        await table.type(move)
        (board,) = table.boards
        assert board.id == first
        assert all(buttons(board).values())
        assert list(buttons(board)) in (
            ["My hand", "Icons", "Decks", "What happened"],
            ["Rematch", "Replay", "Review", "What happened"],
        )
        (alt,) = pictures(board)
        assert "Ann" in alt
        assert "Bob" in alt
        assert len(alt) <= ALT_LIMIT
        (picture,) = files_of(board)
        begins = {"board.png": b"\x89PNG", "turn.webp": b"RIFF"}[picture.filename]
        assert (await picture.read())[:4] == begins


async def test_a_new_board_pings_who_is_due_and_nobody_else(club: Club) -> None:
    await club.settle(calls="turn")
    table = await club.duel(SHORT)
    for move in SHORT.moves[:-1]:
        since, turn = len(club.env.http_requests), (await table.match()).state.turn
        await table.type(move)
        to_act = await table.player()
        posted = [each for each in board_requests(club, table, since) if each.method == "POST"]
        assert len(posted) == ((await table.match()).state.turn > turn)
        for request in posted:
            assert pinged(request) == [str(to_act.id)]
        assert f"<@{to_act.id}>, your turn" in text(table.board)


def pinged(request: HttpLogEntry) -> list[str]:
    """Who is pinged by a message: only users, each by name."""
    assert request.json is not None
    allowed = request.json["allowed_mentions"]
    assert allowed["parse"] == []
    return [str(each) for each in allowed.get("users", [])]


async def test_where_everybody_is_called_the_end_is_a_new_message(club: Club) -> None:
    await club.settle(calls="turn")
    table = await club.duel(SHORT)
    await table.play(SHORT.moves[:-1])
    since = len(club.env.http_requests)

    await table.type(SHORT.moves[-1])

    assert "Ann wins" in pictures(table.board)[0]
    assert f"<@{club.ann.id}>" in text(table.board)
    assert f"<@{club.bob.id}>" in text(table.board)
    posted = [each for each in board_requests(club, table, since) if each.method == "POST"]
    assert [sorted(pinged(each)) for each in posted] == [
        sorted([str(club.ann.id), str(club.bob.id)])
    ]


async def record_in(log: Any) -> dict[str, Any]:
    """The match record that comes with a log."""
    (file,) = [each for each in files_of(log) if each.filename.endswith(".json")]
    document: dict[str, Any] = json.loads(await file.read())
    return document


async def test_the_match_record_replays_to_the_same_result(club: Club) -> None:
    table = await club.match(SHORT, 9)
    await table.type("end")
    log = (await club.cleo.click(table.board, label="What happened")).response

    replay = Replay(await record_in(log))
    moves = [move for move, _ in replay][1:]

    match = await table.match()
    assert [move.split()[1] for move in moves] == list(SHORT.moves)
    assert replay.state.key() == match.state.key()
    assert replay.outcome == match.outcome


async def test_the_record_of_a_match_that_was_given_up_replays(club: Club) -> None:
    table = await club.match(SHORT, 3)
    asked = await club.bob.slash(table.channel, "resign")
    await club.bob.click(asked.response, label="Resign")

    log = (await club.ann.slash(table.channel, "log")).response
    replay = Replay(await record_in(log))

    assert len(list(replay)) == 1 + 3
    assert replay.outcome == (await table.match()).outcome
    assert "resigned" in text(table.board)
    assert "resigned" in text(log)


async def test_while_a_match_runs_its_log_tells_what_happened_but_holds_no_record(
    club: Club,
) -> None:
    table = await club.match(SHORT, 6)

    log = (await club.bob.slash(table.channel, "log")).response

    assert log is not None
    assert log.ephemeral
    assert "**Ann** plays **Brute**" in text(log)
    (file,) = files_of(log)
    assert file.filename.endswith(".txt")
    assert b"Ann plays Troll" in await file.read()


async def test_hand_shows_the_own_hand_in_its_order(club: Club) -> None:
    table = await club.match(SHORT, 2)

    for person, cards in ((club.ann, "Annihilation, cost 4"), (club.bob, "Meteorite, cost 5")):
        hand = (await person.slash(table.channel, "hand")).response
        assert hand is not None
        assert hand.ephemeral
        assert f"{person.user.global_name}’s hand" in pictures(hand)[-1]
        assert f"(1) {cards}" in pictures(hand)[-1]
        assert len(pictures(hand)[0]) <= ALT_LIMIT


async def test_board_gives_a_fresh_board_at_the_end_of_the_channel(club: Club) -> None:
    table = await club.match(SHORT, 4)
    await club.cleo.send(table.channel, "What a match!")
    before = table.board.id

    answer = await club.ann.slash(table.channel, "board")

    assert "Posting a new board" in only_for(answer)
    assert [buttons(each) != {} for each in table.boards] == [True]
    assert table.channel.history()[-1].id == table.board.id != before


async def test_a_spectator_sees_the_board_alone(club: Club) -> None:
    table = await club.match(SHORT, 4)
    before = await table.snapshot()

    seen = await club.cleo.slash(table.channel, "board")

    assert seen.ephemeral
    assert pictures(seen.response) == pictures(table.board)
    assert buttons(seen.response) == {"Decks": True, "What happened": True}
    assert await table.snapshot() == before


async def test_match_lists_what_somebody_is_playing(club: Club) -> None:
    table = await club.match(SHORT, 2)

    listed = only_for(await club.ann.slash(club.channel, "match"))
    mine = only_for(await club.bob.slash(club.channel, "match"))

    what = "Preconstructed decks · duel · turn 2"
    assert f"**#1** against **Bob** in <#{table.channel.id}> · {what}, their turn" in listed
    assert f"**#1** against **Ann** in <#{table.channel.id}> · {what}, **your turn**" in mine
    assert "/start" in only_for(await club.cleo.slash(club.channel, "match"))


async def test_a_whole_move_can_be_typed_into_the_card(club: Club) -> None:
    table = await club.match(SHORT)

    await club.ann.slash(table.channel, "play", card="Brute:U")

    assert await table.moves() == [str(Summon("brute", 0))]


async def test_a_match_can_be_played_from_another_channel(club: Club) -> None:
    elsewhere = club.guild.create_text_channel("elsewhere")
    table = await club.match(SHORT)

    answer = await club.ann.slash(elsewhere, "play", card="brute", lane="u")

    assert "**Ann** plays **Brute**" in only_for(answer)
    assert await table.moves() == ["brute:u"]
    assert elsewhere.history() == []


async def test_a_match_that_reaches_the_turn_limit_is_a_draw(club: Club) -> None:
    table = await club.match(ENDLESS, len(ENDLESS.moves) - 1)

    await table.type("end")

    assert "A draw" in text(table.board)
    assert "draw" in pictures(table.board)[0]
    assert buttons(table.board) == dict.fromkeys(
        ("Rematch", "Replay", "Review", "What happened"), True
    )


async def test_a_long_log_has_pages_and_is_whole_in_the_file(club: Club) -> None:
    table = await club.match(ENDLESS, len(ENDLESS.moves) - 1)

    log = (await club.ann.slash(table.channel, "log")).response

    assert log is not None
    assert "### **Turn 120**" in text(log)
    assert "Turn 2 " not in text(log).replace("*", "")
    assert len(text(log)) <= 4000
    whole = (await files_of(log)[0].read()).decode()
    assert all(f"Turn {number} " in whole for number in range(1, 121))

    seen = [text(log)]
    while "◀ Earlier" in buttons(log):
        await club.ann.click(log, label="◀ Earlier")
        seen.append(text(log))
    assert len(seen) > 2
    together = "".join(seen)
    assert all(f"**Turn {number}** " in together for number in range(1, 121))
    await club.ann.click(log, label="Later ▶")
    assert text(log) != seen[-1]
    assert len(files_of(log)) == 1


async def test_a_match_can_be_played_from_private_messages(club: Club) -> None:
    table = await club.match(SHORT)

    hand = await club.ann.user.slash("hand")
    assert "Ann" in pictures(hand.response)[0]
    await club.ann.user.slash("play", card="brute", lane="u")
    seen = await club.ann.user.slash("board")

    assert await table.moves() == ["brute:u"]
    assert "Brute" in pictures(seen.response)[0]
    assert buttons(seen.response) == {"Decks": True, "What happened": True}


async def test_a_card_in_hand_that_is_out_of_reach_is_refused_by_that(club: Club) -> None:
    """However card and lane are typed; the other player's cards are as unknown as any."""
    table = await club.match(SHORT)
    order = (await table.match()).view("A").player("A").hand.order
    fifth = order[4]

    for name in (fifth.id, fifth.name(), fifth.name("fr").lower()):
        for options in ({"lane": "Lower"}, {"lane": "l"}, {}):
            refused = await club.ann.slash(table.channel, "play", card=name, **options)
            assert only_for(refused) == (
                f"**{fifth.name()}** can’t be played yet: it is number 5 in your hand, and only "
                "the 4 leftmost cards are available."
            )
    theirs = (await table.match()).view("B").player("B").hand.order[0]
    for name in (theirs.name(), "Nonsense"):
        refused = await club.ann.slash(table.channel, "play", card=name, lane="Upper lane")
        assert only_for(refused).startswith("You don’t have “")


async def test_a_lane_is_typed_by_its_name_too(club: Club) -> None:
    table = await club.match(SHORT)

    await club.ann.slash(table.channel, "play", card="Carapace", lane="lower")

    assert await table.moves() == ["carapace:l"]
