"""Battle on the Bald Mountain in Discord: from the lobby to the rematch at every number of players,
answers out of turn, secrets, and what a table does when somebody is absent or leaves."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from lobby_tables import Sitting, lobby_of, pass_time, pings, spectated
from long import mark_all_long_but
from people import Club, buttons, only_for, parts, pictures, text
from simcord import MemberActor

from bot.game_api import GAME_UIS
from bot.games.bald_mountain import match_settings
from engine.bald_mountain.cards import BY_ID, CARDS
from engine.bald_mountain.game import BaldMountainGame, setup_of
from engine.bald_mountain.seating import Mode
from texts import texts_in

GAME = BaldMountainGame()
TABLE = GAME_UIS["bald_mountain"]
EN = texts_in("en")
LIVE = {"clock": "180", "misses": 2}
OVER = 190
"""Seconds: more than the time of a turn."""
LEAVES = {"stand_in": "the bot replaces a player who leaves a team", "lose": "a team loses"}


def seed_where(fits: Callable[[Any], bool], mode: Mode = "duel") -> int:
    """The first seed by which a match begins so."""
    return next(seed for seed in range(100_000) if fits(GAME.setup(setup_of(mode), seed)[0]))


def holding(*cards: str, seat: int = 0) -> Callable[[Any], bool]:
    """Has this seat these cards in its hand?"""
    return lambda battle: {*cards} <= {card.id for card in battle.hands[seat]}


async def begun(club: Club, mode: str = "duel", **options: Any) -> Sitting:
    """A lobby that everybody has joined: Ann A, Bob B, Cleo C, Dan D."""
    chosen = {"game": "bald_mountain", "mode": mode} | options
    opened = await lobby_of(club, **chosen)
    if mode == "duel":
        await club.bob.click(opened, label="Join")
    else:
        b = "B" if mode == "three" else "B + D"
        await club.bob.click(opened, label=f"Join {b}")
        await club.cleo.click(opened, label="Join A + C")
        if mode == "four":
            await club.dan.click(opened, label="Join B + D")
    return Sitting(club, club.thread_at(opened))


async def caught(club: Club, mode: Mode = "duel", **options: Any) -> Sitting:
    """Ann has activated The Catch in her first turn: Bob is asked."""
    club.seed = seed_where(holding("catch"), mode)
    table = await begun(club, mode, **options)
    await table.go("A +catch", "A catch!")
    return table


def in_hand(state: Any, seat: int) -> list[str]:
    return [card.id for card in state.hands[seat]]


def names_of(cards: Any) -> list[str]:
    return [card.name() for card in cards]


def unseen(state: Any, *but: int) -> list[str]:
    """The names of cards that nobody but their owners may know: hands, and the deck."""
    hands = [hand for number, hand in enumerate(state.hands) if number not in but]
    return names_of([*state.deck, *(card for hand in hands for card in hand)])


# ------------------------------------------------------------------ finding together


async def test_a_lobby_lets_people_choose_their_sides(club: Club) -> None:
    opened = await lobby_of(club, game="bald_mountain", mode="three", leaving="lose", **LIVE)
    words = text(opened)
    for fact in ("Battle on the Bald Mountain · three mages", "a team loses", "3 minutes"):
        assert fact in words
    assert {"Join A + C", "Join B"} <= buttons(opened).keys()

    await club.ann.click(opened, label="Join B")
    assert f"**B** (team B) · <@{club.ann.id}>" in text(opened)
    await club.bob.click(opened, label="Join A + C")
    await club.cleo.click(opened, label="Join A + C")
    match = await Sitting(club, club.thread_at(opened)).match()
    assert match.names == {"A": "Bob", "B": "Ann", "C": "Cleo"}
    assert match.row.setup == {"ruleset": "1", "mode": "three", "leaving": "lose"}


async def test_options_are_those_of_the_game(club: Club) -> None:
    async def offered(option: str, command: str = "lobby") -> list[str]:
        given = {"game": "bald_mountain"}
        found = await club.ann.autocomplete(club.channel, command, option, "", **given)
        return [each["value"] for each in found]

    assert await offered("mode") == await offered("mode", "practice") == ["duel", "three", "four"]
    assert await offered("leaving") == ["stand_in", "lose"]


async def test_a_duel_is_a_challenge_and_who_begins_is_drawn_by_lot(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Swaps(random.Random):
        def shuffle(self, x: Any) -> None:
            x.reverse()

    monkeypatch.setattr(match_settings, "random", SimpleNamespace(SystemRandom=Swaps))
    asked = await club.ann.slash(club.channel, "duel", opponent=club.bob, game="bald_mountain")
    assert "A challenge · Battle on the Bald Mountain" in text(asked.response)
    await club.bob.click(asked.response, label="Accept")
    match = await Sitting(club, club.thread_at(asked.response)).match()  # type: ignore[arg-type]
    assert match.names == {"A": "Bob", "B": "Ann"}
    assert match.seat_of(club.ann.id) == "B"
    accepted = f"<@{club.bob.id}> accepted <@{club.ann.id}>"
    assert accepted in text(asked.response), "whoever begins"
    (thread,) = club.channel.threads
    assert thread.name.endswith("· Battle on the Bald Mountain")


async def test_who_plays_is_helped_with_that_game(club: Club) -> None:
    table = await begun(club)
    anns = (await club.ann.slash(table.channel, "help")).response
    assert "## Battle on the Bald Mountain" in text(anns)
    dans = (await club.dan.slash(table.channel, "help")).response
    assert "Bald Mountain" not in text(dans), "he plays nothing"


# ------------------------------------------------------------------ whole games


def request(state: Any, chance: random.Random) -> str:
    """A move of somebody who rather fights than draws."""
    (seat,) = state.to_act()
    legal = [str(move) for move in state.legal_actions(seat)]
    rather = [move for move in legal if move[-1] in "!*" or move[0] in "-+@="]
    return chance.choice(rather or legal)


SHORT: dict[Mode, int] = {"duel": 433, "three": 2134, "four": 1266}
"""Seeds of short games in which others answer, cards are given up and options chosen."""


def line(state: Any, chance: random.Random) -> str:
    """The line with which such a one moves."""
    return f"{state.to_act()[0]} {request(state, chance)}"


def test_short_games_have_what_there_is_to_be_done() -> None:
    moves = list[str]()
    for mode, seed in SHORT.items():
        state, chance = GAME.setup(setup_of(mode), seed)[0], random.Random(seed)
        while to_act := state.to_act():
            moves.append(request(state, chance))
            state.apply(to_act[0], GAME.read_move(state, moves[-1])[0])
    assert {move[0] for move in moves} >= {*"+-@="}
    assert {move[-1] for move in moves} >= {*"!*"}


def first_card(state: Any, language: str) -> tuple[str, str, str]:
    """The first card in hand: as a button, typed, and as a move."""
    card = state.hands[0][0]
    name = card.name(language)
    return f"{mark(card)} {name}", f"+{name}", f"+{card.id}"


@pytest.mark.parametrize("mode", mark_all_long_but(["four"], [*SHORT]))
async def test_a_whole_table_ends_with_an_empty_deck(club: Club, mode: Mode) -> None:
    table = await begun(club, mode)
    while (match := await table.match()).outcome is None:
        seat = match.to_act[0]
        legal = [str(move) for move in match.state.legal_actions(seat)]
        await table.go(f"{seat} {'draw' if 'draw' in legal else legal[-1]}")
    assert match.outcome.reason == "empty deck"
    assert "The deck is empty" in pictures(table.board)[0] + text(table.board)
    assert {move.seat for move in match.moves} == {*match.state.seats}
    assert not match.state.deck


@pytest.mark.long
async def test_practice_with_three_to_the_end(club: Club) -> None:
    options = {"game": "bald_mountain", "mode": "three", "strength": "easy", "private": False}
    asked = await club.ann.slash(club.channel, "practice", **options)
    await club.thought()
    table, chance = Sitting(club, club.thread_at(asked.response)), random.Random(3)  # type: ignore[arg-type]
    while (match := await table.match()).outcome is None:
        assert match.to_act == ("A",), "the bot is never waited for"
        await club.bot.matches.submit(
            match.id, club.ann.id, request(match.state, chance), sure=True
        )
        await club.thought()
    assert {move.seat for move in match.moves} == {"A", "B", "C"}


# ------------------------------------------------------------------ asked out of turn


async def test_who_is_offered_a_way_out_is_called_and_the_turn_goes_on(club: Club) -> None:
    await club.settle(calls="turn")
    table = await caught(club)
    assert pings(club)[-1] == {club.bob.id}
    assert "The Catch**: discard 1 card, or refuse?" in text(table.board)
    assert "isn’t your turn" in only_for(await table.move("A draw"))

    panel = await table.panel(club.bob)
    assert "If you refuse, your opponent gets the effect: draw 2 cards" in text(panel)
    assert "The opponent draws 2 cards, unless" in text(panel), "what the card says"
    given = (await table.state()).hands[1][0]
    await club.bob.click(panel, label=next(one for one in buttons(panel) if given.name() in one))
    match = await table.match()
    assert given in match.state.discard
    assert match.to_act == ("B",), "Ann’s actions are spent"
    told = "\n".join(text(board) for board in table.boards).replace("*", "")
    assert f"Bob discards {mark(given)} {given.name()} and averts 🟢 The Catch" in told


def mark(card: Any) -> str:
    return "🔴🔵🟢🟡"[card.altar]


async def test_a_refusal_lets_the_card_happen(club: Club) -> None:
    table = await caught(club)
    before = len((await table.state()).hands[0])
    await club.bob.click(await table.panel(club.bob), label="Refuse")
    assert len((await table.state()).hands[0]) == before + 2
    assert "Bob refuses" in text(table.board).replace("*", "")


async def test_of_two_answers_in_one_moment_one_counts(club: Club) -> None:
    table = await caught(club)
    panel, version = await table.panel(club.bob), (await table.match()).version
    discards = next(label for label in buttons(panel) if label.startswith("Discard"))
    await club.together(
        lambda: club.bob.click(panel, label=discards),
        lambda: club.bob.click(panel, label="Refuse"),
        lambda: club.bob.slash(table.channel, "pick", card="no"),
    )
    assert (await table.match()).version == version + 1
    assert len((await table.moves())[version:]) == 1


async def test_a_restart_between_a_question_and_its_answer(club: Club) -> None:
    table = await caught(club)
    before = await table.state()
    await club.restart()
    assert (await table.state()).key() == before.key()
    assert (await table.match()).to_act == ("B",)
    seen = await spectated(table, club.cleo)
    assert not [name for name in unseen(before) if name in seen]
    await club.bob.click(await table.panel(club.bob), label="Refuse")
    await club.restart()
    state = await table.state()
    assert state.turn == 2
    assert table.shows(await table.match())


async def test_a_standing_order_refuses_for_the_rest_of_the_turn(club: Club) -> None:
    """A wonder asks Bob for a gem, and in the same turn a spell for a card."""
    club.seed = seed_where(holding("ravens_toll", "catch"))
    table = await begun(club)
    await table.go("A +ravens_toll", "A +catch", "B draw", "B draw")
    assert "give 1 gem, or refuse?" in text(table.board)
    panel = await table.panel(club.bob)
    assert "your opponent gets the effect: attack 1" in text(panel)
    await club.bob.click(panel, label="Refuse all this turn")
    assert (await table.moves())[-1] == "no"
    assert (await table.state()).energy == [10, 9]

    await table.go("A catch!")
    await club.wait(30)
    assert (await table.moves())[-2:] == ["catch!", "no"]
    assert (await table.match()).to_act == ("A",)
    assert "Give 1 gem" not in text(table.board)


async def test_discards_are_secret_until_all_have_chosen(club: Club) -> None:
    club.seed = seed_where(holding("grubby"))
    table = await begun(club)
    await table.go("A +grubby", "A grubby!", "A =1")
    state = await table.state()
    own, other = state.hands[0][0], state.hands[1]
    panel = await table.panel(club.ann)
    assert [label for label in buttons(panel) if own.name() in label]
    await club.ann.click(panel, label=f"{mark(own)} {own.name()}")

    seen = await spectated(table, club.cleo)
    assert own.name() not in seen
    bob = await table.panel(club.bob)
    assert own.name() not in text(bob) + "".join(pictures(bob))
    assert "choose 1 card to discard" in text(table.board)
    assert "isn’t your turn" in only_for(await table.move(f"A -{own.id}"))
    assert not (await table.match()).takes_back("A")
    await table.go(f"B -{other[0].id}")
    told = "\n".join(text(board) for board in table.boards).replace("*", "")
    assert f"Ann discards {mark(own)} {own.name()}" in told
    assert f"Bob discards {mark(other[0])} {other[0].name()}" in told


# ------------------------------------------------------------------ what is asked before a move


async def test_actions_that_would_be_lost_are_asked_about(club: Club) -> None:
    table = await begun(club)
    panel = await table.panel(club.ann)
    await club.ann.click(panel, label="End turn")
    assert "You still have 2 actions and could play one of 4 cards or draw a card" in text(panel)
    assert await table.moves() == []
    await club.ann.click(panel, label="Cancel")
    await club.ann.click(panel, label="Draw a card")
    await club.ann.click(panel, label="End turn")
    assert "You still have 1 action" in text(panel)
    await club.ann.click(panel, label="Do it anyway")
    assert await table.moves() == ["draw", "end"]


async def test_a_spell_that_would_do_nothing_is_asked_about(club: Club) -> None:
    club.seed = seed_where(holding("crown_fire"))
    table = await begun(club)
    await table.go("A +crown_fire")
    panel = await table.panel(club.ann)
    await club.ann.click(panel, label="⚡ Activate 🔴 Crown Fire")
    assert "would do nothing" in text(panel)
    assert await table.moves() == ["+crown_fire"]
    await club.ann.click(panel, label="Do it anyway")
    assert await table.moves() == ["+crown_fire", "crown_fire!"]


async def test_paying_the_last_energy_is_asked_about(club: Club) -> None:
    club.seed = seed_where(holding("blood_debt"))
    table = await begun(club)
    (await table.state()).energy[0] = 1
    await table.go("A +blood_debt")
    panel = await table.panel(club.ann)
    await club.ann.click(panel, label="⚡ Activate 🔴 Blood Debt")
    assert "loses the match" in text(panel)
    await club.ann.click(panel, label="Play it and lose")
    outcome = (await table.match()).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (("B",), "energy")


async def test_a_spell_that_cannot_be_done_says_why(club: Club) -> None:
    club.seed = seed_where(holding("mirror_lake"))
    table = await begun(club)
    await table.go("A +mirror_lake")
    panel = await table.panel(club.ann)
    await club.ann.click(panel, label="⚡ Activate 🟢 Mirror Lake")
    assert "its effect can’t be carried out in full" in text(panel)
    assert "its effect can’t be carried out in full" in only_for(await table.move("A mirror_lake!"))
    assert "isn’t a move" in only_for(await table.move("A dance"))
    assert await table.moves() == ["+mirror_lake"]


# ------------------------------------------------------------------ undo


async def test_what_revealed_nothing_is_taken_back_one_by_one(club: Club) -> None:
    club.seed = seed_where(holding("demonspawn"))
    table = await begun(club, mode="four")
    before = await table.state()
    key = before.key()
    await table.go("A +demonspawn")
    panel = await table.panel(club.ann)
    assert buttons(panel)["Undo"]
    await club.ann.click(panel, label="Undo")
    assert (await table.state()).key() == key


async def test_the_last_action_is_asked_about_as_it_ends_the_turn(club: Club) -> None:
    club.seed = seed_where(holding("demonspawn", "djinns_door"))
    table = await begun(club)
    await table.go("A +demonspawn")
    panel = await table.panel(club.ann)
    before = await table.snapshot()
    await club.ann.click(panel, label="Play 🔵 Djinn's Door")
    assert "This ends your turn" in text(panel)
    assert "Djinn's Door" in text(panel)
    assert await table.snapshot() == before
    await club.ann.click(panel, label="Cancel")
    await club.ann.click(panel, label="Undo")
    assert (await table.moves())[-1] == "undo"
    await club.ann.click(panel, label="Play 🔵 Djinn's Door")
    assert not await ended(table)
    await club.ann.click(panel, label="Play 🔴 Demonspawn")
    await club.ann.click(panel, label="End turn anyway")
    assert await ended(table)
    assert not (await table.match()).takes_back("A"), "Bob has drawn a card"


async def ended(table: Sitting) -> bool:
    """Is Ann's first turn over?"""
    return (await table.state()).turn > 1


async def test_a_last_action_that_draws_is_not_asked_about(club: Club) -> None:
    table = await begun(club)
    panel = await table.panel(club.ann)
    await club.ann.click(panel, label="Draw a card")
    await club.ann.click(panel, label="Draw a card")
    assert await table.moves() == ["draw", "draw"]
    assert await ended(table)


async def test_a_card_that_was_drawn_stays_drawn(club: Club) -> None:
    table = await begun(club)
    await table.go("A draw")
    panel = await table.panel(club.ann)
    assert not buttons(panel)["Undo"]
    assert not (await table.match()).takes_back("A")
    played = in_hand(await table.state(), 0)[0]
    await table.go(f"A +{played}")
    assert not (await table.match()).takes_back("A"), "the turn is over"


async def test_an_answer_of_another_seat_stands(club: Club) -> None:
    table = await caught(club)
    for answered in (False, True):
        if answered:
            await table.go("B no")
        match = await table.match()
        assert not match.takes_back("A")
        assert not match.takes_back("B")


# ------------------------------------------------------------------ secrets


@pytest.mark.parametrize("mode", mark_all_long_but(["three"], [*SHORT]))
async def test_hands_are_their_owners_alone(club: Club, mode: Mode) -> None:
    """Neither a spectator nor a team mate gets hold of a card in a hand or in the deck."""
    table, chance = await begun(club, mode), random.Random(2)
    stranger = club.guild.add_member(club.env.create_user("eve", global_name="Eve"))
    for _ in range(12):
        match = await table.match()
        await table.go(f"{match.to_act[0]} {request(match.state, chance)}")
        state = await table.state()
        seen = await spectated(table, stranger)
        assert not [name for name in unseen(state) if name in seen]
        for number, seat in enumerate(state.seats):
            panel = await table.panel(table.sitting(seat))
            labels = [
                option["label"] for each in parts(panel) for option in each.get("options", [])
            ]
            told = text(panel) + "".join(pictures(panel)) + "".join([*buttons(panel), *labels])
            assert not [name for name in unseen(state, number) if name in told]
            assert all(card.name() in told for card in state.hands[number])


# ------------------------------------------------------------------ clocks, leaving


async def test_the_default_is_done_for_who_is_absent(club: Club) -> None:
    table = await caught(club, **LIVE)
    await pass_time(club, 100)
    assert (await table.moves())[-1] == "catch!"
    await pass_time(club, 100)
    moves = await table.moves()
    assert len(moves) == 3, "a window has a time of its own"
    match = await table.match()
    assert match.clock.missed.get("B", 0) == 0
    assert match.state.turn == 2
    await pass_time(club, OVER)
    assert (await table.moves())[-1] == "end"
    assert "Bob ran out of time" in "".join(map(text, table.boards)).replace("*", "")


async def resigned(table: Sitting, person: MemberActor) -> Any:
    """Somebody gives up; what was asked before it."""
    asked = (await person.slash(table.channel, "resign")).response
    asks = text(asked)
    leaves = "Leave your match" in asks
    await person.click(asked, label="Leave match" if leaves else "Resign")
    await table.club.thought()
    return asks


@pytest.mark.parametrize("leaving", ["stand_in", "lose"])
@pytest.mark.parametrize("mode", ["three", "four"])
async def test_a_mage_of_a_team_leaves(club: Club, mode: str, leaving: str) -> None:
    table = await begun(club, mode, leaving=leaving)
    assert LEAVES[leaving] in text(table.board)
    asks = await resigned(table, club.ann)

    match = await table.match()
    if leaving == "lose":
        assert "Cleo" not in asks, "she is no opponent"
        assert asks.startswith("Resign your match against **Bob")
        assert match.outcome is not None
        opponents = ("B",) if mode == "three" else ("B", "D")
        assert (match.outcome.winners, match.outcome.reason) == (opponents, "resignation")
        return
    assert match.outcome is None
    assert set(match.strengths) == {"A"}
    assert match.to_act == ("B",), "the bot has taken A’s turn"
    await table.go("B draw", "B draw")
    assert (await table.match()).to_act == ("C",)


@pytest.mark.parametrize("leaving", ["stand_in", "lose"])
async def test_when_the_lone_mage_leaves_the_pair_has_won(club: Club, leaving: str) -> None:
    table = await begun(club, "three", leaving=leaving)
    await table.go("A draw", "A draw")
    await resigned(table, club.bob)
    outcome = (await table.match()).outcome
    assert outcome is not None
    assert outcome.winners == ("A", "C")
    assert f"<@{club.ann.id}>, <@{club.cleo.id}>" in text(table.board)
    reviewed = await club.dan.click(table.board, label="Review")
    assert "Ann + Cleo won" in pictures(reviewed.response)[0]


# ------------------------------------------------------------------ words


def test_the_names_of_cards_are_no_words_of_the_house() -> None:
    """Else the tests above could not tell whether a card was named."""
    assert len({*names_of(CARDS)}) == len(CARDS) == len(BY_ID)
