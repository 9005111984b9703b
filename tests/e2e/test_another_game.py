"""A game that lives in tests/house alone is played in Discord: found by the one line that puts it
into the registry, from the lobby to the rematch, with all that the house does for every game.

It is as unlike a card duel as can be: two or three unequal seats, no decks, secret choices at once,
answers out of turn, moves called `pause`, `undo` and `end resign`.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from lobby_tables import Sitting, lobby_of, pass_time, pings, spectated
from people import Club, buttons, files_of, only_for, parts, pictures, settle_in, text
from simcord import MemberActor, ResponseMessage, UserHandle

from engine import record
from engine.games import PLUGINS, GamePlugin

AGAIN = "Play again with the same people"
HIDDEN = ("Ford", "ford", "Boat", "boat", "Plank", "plank")
ROADS = {"A": "ford", "B": "boat", "C": "plank"}
LIVE = {"clock": "180", "misses": 2}
OVER = 190
"""Seconds: more than the time of a turn."""


@pytest.fixture(autouse=True)
def _toll(toll: GamePlugin) -> None:
    """The game is in the registry, before a bot starts."""


@pytest.fixture
async def table(club: Club) -> River:
    """Ann keeps the bridge, Bob wants to cross."""
    club.seed = 1
    return await begun(club)


class River(Sitting):
    """A match of Ann (A), Bob (B) and perhaps Cleo (C)."""

    async def choose_roads(self, **roads: str) -> None:
        """Everybody chooses a road."""
        seats = (await self.match()).state.seats
        await self.go(*(f"{seat} {(ROADS | roads)[seat]}" for seat in seats))


async def lobby(club: Club, command: str = "lobby", **options: Any) -> ResponseMessage:
    """Ann opens a lobby for this game."""
    return await lobby_of(club, command, **{"game": "toll"} | options)


async def begun(club: Club, **options: Any) -> River:
    """A lobby that everybody has joined."""
    opened = await lobby(club, **options)
    await club.bob.click(opened, label="Join")
    if options.get("mode") == "three":
        await club.cleo.click(opened, label="Join")
    return River(club, club.thread_at(opened))


# ------------------------------------------------------------------ finding together


async def test_a_lobby_of_this_game_says_what_is_played(club: Club) -> None:
    opened = await lobby(club, mode="three", river="wild", **LIVE)

    for fact in ("Toll · a keeper and two travellers", "Wild river", "3 minutes per turn"):
        assert fact in text(opened)
    for seat in "ABC":
        assert f"**{seat}** · " in text(opened)
    assert "**D**" not in text(opened)
    selects = [each["custom_id"] for each in parts(opened) if each["type"] == 3]
    assert [each.split(":")[1] for each in selects] == ["bot"], "there are no decks"


async def test_options_are_those_of_the_game(club: Club) -> None:
    async def offered(option: str, **given: Any) -> list[str]:
        found = await club.ann.autocomplete(club.channel, "lobby", option, "", **given)
        return [each["value"] for each in found]

    assert await offered("game") == [plugin.name for plugin in PLUGINS]
    assert await offered("mode", game="toll") == ["two", "three"]
    assert await offered("mode", game="Toll") == ["two", "three"]
    assert "duel" in await offered("mode")
    assert await offered("river", game="toll") == ["calm", "wild"]
    assert await offered("river") == []
    assert await offered("sets", game="toll") == []


async def test_options_of_another_game_are_refused(club: Club) -> None:
    for command, options in (
        ("lobby", {"game": "toll", "sets": "mire"}),
        ("lobby", {"game": "toll", "fatigue": True}),
        ("lobby", {"river": "wild"}),
        ("lobby", {"game": "toll", "mode": "free_for_all"}),
        ("lobby", {"mode": "three"}),
        ("duel", {"game": "toll", "opponent": club.bob, "deck": "1"}),
        ("practice", {"game": "toll", "deck": "1"}),
        ("lobby", {"game": "tax"}),
        ("solo", {"game": "toll"}),
    ):
        refused = await club.ann.slash(club.channel, command, **options)
        assert only_for(refused), options
    assert club.channel.history() == []
    assert "Toll" in only_for(await club.ann.slash(club.channel, "solo", game="toll"))


@pytest.mark.parametrize("command", ["draft", "league"])
async def test_what_only_other_games_have_is_refused(club: Club, command: str) -> None:
    refused = only_for(await club.ann.slash(club.channel, command, game="toll"))
    assert "Toll doesn’t have that mode" in refused
    assert "lobby" in refused
    assert await club.bot.store.lobbies.open_of(club.ann.id) == 0


async def test_names_in_other_languages_are_understood(club: Club) -> None:
    opened = await lobby(club, game="Пошлина", river="бурная река")
    assert "Toll" in text(opened)
    assert "Wild river" in text(opened)


async def test_a_duel_is_a_challenge(club: Club) -> None:
    asked = await club.ann.slash(club.channel, "duel", opponent=club.bob, game="toll")
    assert "A challenge · Toll" in text(asked.response)
    await club.bob.click(asked.response, label="Accept")

    table = River(club, club.thread_at(asked.response))  # type: ignore[arg-type]
    match = await table.match()
    assert match.game.id == "toll"
    assert match.row.setup == {"seats": 2, "river": "calm"}
    (thread,) = club.channel.threads
    assert thread.name == "Ann – Bob · Toll"


async def test_a_server_can_make_it_its_usual_game(club: Club) -> None:
    club.permit("manage_guild", True)
    settled = await settle_in(club.ann, club.channel, "game", "toll")
    assert "Default game: **Toll**" in only_for(settled)

    asked = await club.ann.slash(club.channel, "duel", opponent=club.bob)
    assert "A challenge · Toll" in text(asked.response)
    answer = await club.ann.slash(club.channel, "help")
    assert "## Toll\nChoose a road in secret" in only_for(answer)
    assert answer.response is not None
    topics = set(buttons(answer.response)) - {"Learn by playing", "Play now"}
    assert topics == {"Ways to play", "Commands"}, "it has no guide"
    other = await club.ann.slash(club.channel, "help", game="clash")
    assert "Toll" not in only_for(other)


# ------------------------------------------------------------------ secret choices at once


async def test_roads_are_chosen_by_buttons_and_shown_when_all_have(table: River) -> None:
    club = table.club
    assert f"<@{club.ann.id}>" in text(table.board)
    assert f"<@{club.bob.id}>" in text(table.board)
    ann, bob = await table.panel(club.ann), await table.panel(club.bob)
    assert "Which road do you watch?" in text(ann)
    assert list(buttons(bob))[:3] == ["ford", "boat", "plank"]

    await club.ann.click(ann, label="boat")
    assert "boat" in pictures(ann)[0], "the own one"
    assert "boat" not in "".join(pictures(bob)) + text(bob)
    assert "Ann has chosen" in text(table.board).replace("*", "")
    seen = await spectated(table, club.cleo)
    assert not [word for word in HIDDEN if word in seen]

    await club.bob.click(bob, label="boat")
    match = await table.match()
    assert match.to_act == ("A",)
    told = "\n".join(text(board) for board in table.boards).replace("*", "")
    assert "The roads: Ann boat, Bob boat" in told
    assert "Bob is caught: −1" in told


async def test_a_secret_choice_is_taken_back_without_a_word_of_it(table: River) -> None:
    club = table.club
    panel = await table.panel(club.bob)
    await club.bob.click(panel, label="plank")
    assert buttons(panel)["Undo"]
    await club.bob.click(panel, label="Undo")

    assert await table.moves() == ["plank", "undo"]
    assert (await table.match()).to_act == ("A", "B")
    seen = await spectated(table, club.cleo)
    assert not [word for word in HIDDEN if word in seen]
    ann = await table.panel(club.ann)
    assert "plank" not in text(ann) + "".join(pictures(ann))
    await club.bob.click(panel, label="boat")
    await table.go("A ford")
    assert (await table.state()).roads == ["ford", "boat"]


async def test_what_was_shown_is_not_taken_back(table: River) -> None:
    club = table.club
    await table.choose_roads()
    before = await table.snapshot()
    for person in (club.ann, club.bob):
        panel = await table.panel(person)
        assert not buttons(panel).get("Undo")
    assert not (await table.match()).takes_back("A")
    assert await table.snapshot() == before


async def test_a_choice_that_would_lose_is_not_told_beforehand(table: River) -> None:
    """Whether somebody is caught hangs on what the other has chosen in secret."""
    (await table.state()).health[1] = 1  # nothing more is needed than that it could lose
    await table.go("A boat", "B boat")
    outcome = (await table.match()).outcome
    assert outcome is not None
    assert outcome.winners == ("A",)


# ------------------------------------------------------------------ moves and questions


async def test_moves_that_are_called_like_commands(table: River) -> None:
    club = table.club
    await table.choose_roads()
    await table.go("A 2", "A undo", "A 1")
    assert (await table.state()).coins[0] == 1
    panel = await table.panel(club.ann)
    assert buttons(panel)["Take coins back"]
    assert buttons(panel)["Undo"]
    await club.ann.click(panel, label="Undo")
    assert (await table.state()).coins[0] == 2
    assert not buttons(panel)["Take coins back"]

    await table.go("A pause")
    assert (await table.state()).coins[0] == 3
    assert (await table.match()).to_act == ("B",)
    await club.bob.slash(table.channel, "end")
    assert (await table.moves())[-1] == "end resign"
    assert (await table.state()).round == 2


async def test_a_question_is_answered_step_by_step(table: River) -> None:
    club = table.club
    await table.choose_roads()
    panel = await table.panel(club.ann)
    await club.ann.click(panel, label="Ask for coins")
    assert "Ask whom?" in text(panel)
    await club.ann.click(panel, label="Bob")
    assert "How many of" in text(panel)
    await club.ann.click(panel, label="2 coins")
    assert (await table.moves())[-1] == "ask B 2"


async def test_a_number_is_a_move(table: River) -> None:
    club = table.club
    await table.choose_roads()
    panel = await table.panel(club.ann)
    await club.ann.click(panel, label="Lay coins")
    await club.ann.click(panel, label="2 coins")
    assert (await table.moves())[-1] == "2"


async def test_several_are_chosen_at_once(table: River) -> None:
    club = table.club
    await table.choose_roads()
    stones = (await table.state()).stones[0]
    panel = await table.panel(club.ann)
    await club.ann.click(panel, label="Throw stones")
    await club.ann.click(panel, label="Bob")
    (select,) = [each for each in parts(panel) if each["type"] == 3]
    assert (select["min_values"], select["max_values"]) == (1, 2)
    assert [each["value"] for each in select["options"]] == list(map(str, stones))

    await club.ann.select(panel, [str(stones[2]), str(stones[0])])
    assert (await table.moves())[-1] == f"throw B {stones[0]}+{stones[2]}"
    assert (await table.match()).to_act == ("B",)

    panel = await table.panel(club.bob)
    await club.bob.click(panel, label="Throw stones")
    await club.bob.click(panel, label="Ann")
    await club.bob.select(panel, ["5"])
    assert (await table.moves())[-1] == "throw A 5"


async def test_what_the_rules_refuse_is_told_in_the_words_of_the_game(table: River) -> None:
    await table.choose_roads()
    before = await table.snapshot()
    assert "“3” can’t be done now" in only_for(await table.move("A 3"))
    assert "“go home” isn’t a move" in only_for(await table.move("A go home"))
    assert "isn’t your turn" in only_for(await table.move("B pause"))
    assert "One move at a time" in only_for(await table.move("A 1 pause"))
    assert await table.snapshot() == before


# ------------------------------------------------------------------ asked out of turn


async def test_a_call_does_not_stand_in_for_a_board(table: River) -> None:
    await table.club.settle(calls="turn")
    await table.choose_roads()
    await table.go("A ask B 1")
    called = table.board
    await table.club.bob.slash(table.channel, "board")
    await table.club.posted()
    assert [table.board.id] == [each.id for each in table.boards]
    assert table.board.id != called.id


async def test_who_is_asked_is_called_answers_and_the_turn_goes_on(table: River) -> None:
    club = table.club
    await club.settle(calls="turn")
    await table.choose_roads()
    await table.go("A ask B 1")

    assert len(table.boards) == 1
    assert pings(club)[-1] == {club.bob.id}
    assert table.board.id == table.channel.history()[-1].id
    assert "pay 1 coin, or refuse?" in text(table.board)
    assert "isn’t your turn" in only_for(await table.move("A pause"))

    panel = await table.panel(club.bob)
    assert "asked for 1 coin" in text(panel)
    await club.bob.click(panel, label="Pay")
    match = await table.match()
    assert match.to_act == ("A",)
    assert match.state.coins == [3, 3]
    assert pings(club)[-1] == {club.ann.id}


async def test_nothing_is_taken_back_once_a_decision_was_handed_on(table: River) -> None:
    club = table.club
    await table.choose_roads()
    await table.go("A 1")
    assert (await table.match()).takes_back("A")
    await table.go("A ask B 1")
    for answers in (False, True):
        if answers:
            await table.go("B pay")
        match = await table.match()
        assert not match.takes_back("A")
        assert not match.takes_back("B")
    panel = await table.panel(club.ann)
    assert not buttons(panel)["Undo"]
    await table.go("A 1")
    panel = await table.panel(club.ann)
    await club.ann.click(panel, label="Undo")
    assert (await table.state()).laid == 1, "what was laid since; not what was laid before"
    assert not buttons(panel)["Undo"]


async def test_a_standing_order_answers_for_the_rest_of_the_turn(table: River) -> None:
    club = table.club
    await table.choose_roads()
    await table.go("A ask B 1")
    panel = await table.panel(club.bob)
    await club.bob.click(panel, label="Refuse all this turn")
    assert (await table.moves())[-1] == "refuse"

    await table.go("A ask B 1")
    await club.wait(30)
    assert (await table.moves())[-2:] == ["ask B 1", "refuse"]
    assert (await table.match()).to_act == ("A",)


# ------------------------------------------------------------------ three seats


async def test_three_play_and_turns_go_a_b_c_b(club: Club) -> None:
    table = await begun(club, mode="three")
    assert (await table.state()).health == [12, 5, 5]
    await table.choose_roads()
    to_act = []
    for _ in range(4):
        (seat,) = (await table.match()).to_act
        to_act.append(seat)
        await table.go(f"{seat} end resign")
    assert to_act == ["A", "B", "C", "B"]
    assert (await table.match()).to_act == ("A", "B", "C")


async def test_all_three_choose_in_the_same_moment(club: Club) -> None:
    table = await begun(club, mode="three")
    people = (club.ann, club.bob, club.cleo)
    panels = [await table.panel(person) for person in people]
    labels = ("ford", "boat", "plank")
    await club.together(
        *(
            lambda person=person, panel=panel, label=label: person.click(panel, label=label)
            for person, panel, label in zip(people, panels, labels, strict=True)
        )
    )
    assert (await table.state()).roads == list(labels)
    assert sorted(await table.moves()) == sorted(labels)


async def test_a_traveller_who_leaves_is_replaced_by_the_bot(club: Club) -> None:
    table = await begun(club, mode="three")
    await table.choose_roads()
    await table.go("A pause")
    asked = (await club.bob.slash(table.channel, "resign")).response
    assert "I’ll play your seat" in text(asked)
    await club.bob.click(asked, label="Leave match")
    await club.thought()

    match = await table.match()
    assert match.outcome is None
    assert set(match.strengths) == {"B"}
    assert match.to_act == ("C",), "the bot has played B’s turn"
    await table.go("C end resign")
    await club.thought()
    assert (await table.match()).to_act == ("A", "C"), "the bot has chosen its road"


async def test_the_travellers_win_when_the_keeper_gives_up(club: Club) -> None:
    table = await begun(club, mode="three")
    asked = (await club.ann.slash(table.channel, "resign")).response
    await club.ann.click(asked, label="Resign")

    outcome = (await table.match()).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (("B", "C"), "resignation")
    assert f"<@{club.bob.id}>, <@{club.cleo.id}>" in text(table.board)
    assert buttons(table.board) == {AGAIN: True, "What happened": True}


# ------------------------------------------------------------------ clocks


async def test_the_default_move_is_made_for_who_is_absent(club: Club) -> None:
    table = await begun(club, **LIVE)
    await table.go("B ford")
    await pass_time(club, OVER)
    assert await table.moves() == ["ford", "plank"]
    await table.go("A pause")
    await pass_time(club, OVER)
    assert (await table.moves())[-1] == "end resign"
    assert "Bob ran out of time" in "".join(map(text, table.boards)).replace("*", "")


async def test_a_window_has_a_time_of_its_own_and_costs_no_turn(club: Club) -> None:
    table = await begun(club, **LIVE)
    await table.choose_roads()
    await pass_time(club, 100)
    await table.go("A ask B 2")
    await pass_time(club, 150)
    assert (await table.moves())[-1] == "ask B 2"
    await pass_time(club, 50)
    assert (await table.moves())[-1] == "refuse"
    match = await table.match()
    assert match.to_act == ("A",)
    assert match.clock.missed.get("B", 0) == 0
    await pass_time(club, 40)
    assert (await table.moves())[-1] == "refuse", "the turn’s own clock has stood"
    await pass_time(club, 60)
    assert (await table.moves())[-1] == "end resign"


@pytest.mark.parametrize("mode", ["two", "three"])
async def test_a_seat_is_given_up(club: Club, mode: str) -> None:
    table = await begun(club, mode=mode, **LIVE)
    await table.choose_roads()
    await table.go("A end resign")
    await pass_time(club, OVER)  # Bob misses his turn
    match = await table.match()
    if mode == "three":
        await table.go("C end resign")
    else:
        await table.go("A ford")
    await pass_time(club, OVER)  # and another one

    match = await table.match()
    if mode == "two":
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.reason) == (("A",), "abandoned")
    else:
        assert match.outcome is None
        assert set(match.strengths) == {"B"}
        assert match.left == ["B"]
        assert "B" not in match.to_act


async def test_a_pause_of_the_clock_is_not_the_move_pause(club: Club) -> None:
    table = await begun(club, **LIVE)
    await table.choose_roads()
    await table.go("A pause")
    assert (await table.match()).clock.wants_pause == set()
    await club.ann.slash(table.channel, "pause")
    await club.bob.slash(table.channel, "pause")
    match = await table.match()
    assert match.clock.paused_at is not None
    assert [move.text for move in match.moves][-1] == "pause"
    assert [move.seat for move in match.moves if move.text == "pause"] == ["A"]
    assert "Resume" in only_for(await table.move("B pause"))
    await pass_time(club, 1000)
    assert (await table.match()).version == match.version

    await club.bob.slash(table.channel, "pause")
    await table.go("B pause")
    assert (await table.state()).round == 2


# ------------------------------------------------------------------ the bot plays


@pytest.mark.parametrize("mode", ["two", "three"])
async def test_practice_to_the_end(club: Club, mode: str) -> None:
    asked = await club.ann.slash(
        club.channel,
        "practice",
        game="toll",
        mode=mode,
        strength="easy",
        river="wild",
        private=False,
    )
    await club.thought()
    table = River(club, club.thread_at(asked.response))  # type: ignore[arg-type]
    for _ in range(80):
        match = await table.match()
        if match.outcome is not None:
            break
        assert match.to_act == ("A",), "the bot is never waited for"
        legal = [str(move) for move in match.state.legal_actions("A")]
        request = [move for move in ("boat", "pay", "end resign") if move in legal]
        await table.go(f"A {request[0]}")
        await club.thought()

    match = await table.match()
    assert match.outcome is not None
    assert {move.seat for move in match.moves} == set(match.state.seats)
    list(record.Replay(match.record()))
    await club.ann.click(table.board, label="Play again")
    await club.thought()
    (again,) = await club.playing(club.ann)
    assert again.row.setup == match.row.setup


async def test_practice_that_nobody_else_sees(club: Club) -> None:
    panel = (await club.ann.slash(club.channel, "practice", game="toll")).response
    await club.thought()
    assert panel is not None
    for _ in range(60):
        playing = await club.playing(club.ann)
        if not playing:
            break
        labels = [label for label, free in buttons(panel).items() if free]
        await club.ann.click(panel, label=labels[0])
        await club.thought()
    assert club.channel.history() == []
    assert pictures(panel)


async def test_a_challenge_to_the_bot(club: Club) -> None:
    await club.settle(alone="public")
    robot = MemberActor(club.env, club.guild, UserHandle(club.env, club.env.backend.bot_user))
    asked = await club.ann.slash(club.channel, "duel", opponent=robot, game="toll")
    await club.thought()
    match = await River(club, club.thread_at(asked.response)).match()  # type: ignore[arg-type]
    assert match.game.id == "toll"
    assert match.to_act == ("A",)
    assert match.state.view("A").player("B").road == "", "chosen, and still a secret"


# ------------------------------------------------------------------ restarts, the end


async def test_a_restart_at_every_step(table: River) -> None:
    club = table.club
    await table.go("A ford")
    await club.restart()
    seen = await spectated(table, club.cleo)
    assert not [word for word in HIDDEN if word in seen]
    panel = await table.panel(club.ann)
    await club.ann.click(panel, label="Undo")
    await table.go("A plank")
    await club.restart()
    await table.go("B boat")
    await club.restart()
    await table.go("A 2", "A ask B 1")
    before = await table.state()
    await club.restart()
    assert (await table.state()).key() == before.key()
    assert (await table.match()).to_act == ("B",)
    assert not (await table.match()).takes_back("A")
    await club.bob.click(await table.panel(club.bob), label="Pay")
    await club.restart()
    await table.go("A pause", "B end resign")
    assert (await table.state()).round == 2
    assert table.shows(await table.match())


async def test_stones_stay_hidden_and_the_own_ones_are_seen(table: River) -> None:
    club = table.club
    await table.choose_roads()
    await table.go("A pause")
    state = await table.state()
    own, seen = await table.panel(club.ann), await spectated(table, club.cleo)
    assert f"Stones: {', '.join(map(str, state.stones[0]))}." in pictures(own)[0]
    bob = await table.panel(club.bob)
    for stones in state.stones:
        assert f"Stones: {', '.join(map(str, stones))}" not in seen
    assert ", ".join(map(str, state.stones[0])) not in "".join(pictures(bob)) + text(bob)
    assert "rests" in seen


async def test_from_the_lobby_to_the_rematch(club: Club) -> None:
    """The whole of it: the travellers throw all they have, the keeper rests."""
    table = await begun(club, mode="three", river="wild")
    for _ in range(60):
        match = await table.match()
        if match.outcome is not None:
            break
        seat = match.to_act[0]
        legal = [str(move) for move in match.state.legal_actions(seat)]
        throws = [move for move in legal if move.startswith("throw A")]
        request = [*throws[-1:], *(each for each in (ROADS[seat], "pause") if each in legal)]
        await table.go(f"{seat} {request[0]}")

    match = await table.match()
    assert match.outcome is not None
    assert match.outcome.winners in ((), ("B", "C"))
    assert buttons(table.board) == dict.fromkeys((AGAIN, "Replay", "Review", "What happened"), True)
    log = (await club.dan.click(table.board, label="What happened")).response
    assert log is not None
    (file,) = [each for each in files_of(log) if each.filename.endswith(".json")]
    document = json.loads(await file.read())
    assert (document["game"], document["seats"], document["river"]) == ("toll", 3, "wild")
    replay = record.Replay(document)
    list(replay)
    assert replay.state.key() == match.state.key()
    assert replay.outcome == match.outcome

    again = (await club.dan.click(table.board, label="Replay")).response
    assert again is not None
    for step in range(1, len(match.moves) + 1):
        await club.dan.click(again, label="Next ▶")
        assert f"step {step} of {len(match.moves)}" in text(again)
        assert len(pictures(again)) == 1
    assert {label for label, possible in buttons(again).items() if possible} == {
        *("⏮ Start", "◀ Back"),
    }

    await club.cleo.click(table.board, label=AGAIN)
    again = table.channel.history()[-1]
    assert "Toll · a keeper and two travellers" in text(again)
    assert "Wild river" in text(again)
    assert f"**C** · <@{club.cleo.id}>" in text(again)


async def test_a_rematch_of_two_is_a_challenge(table: River) -> None:
    club = table.club
    asked = (await club.ann.slash(table.channel, "resign")).response
    await club.ann.click(asked, label="Resign")
    assert (await table.match()).outcome is not None

    await club.bob.click(table.board, label="Rematch")
    invited = table.channel.history()[-1]
    assert "A challenge · Toll" in text(invited)
    await club.ann.click(invited, label="Accept")
    (match,) = await club.playing(club.ann)
    assert match.names == {"A": "Bob", "B": "Ann"}


@pytest.mark.parametrize("language", ["ru", "fr"])
async def test_it_speaks_the_languages_of_people(club: Club, language: str) -> None:
    table = await begun(club)
    club.languages[club.bob.id] = language
    panel = await table.panel(club.bob)
    assert {"ru": "брод", "fr": "gué"}[language] in buttons(panel)
