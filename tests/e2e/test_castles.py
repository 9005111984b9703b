"""Battle of the Castles in Discord: from the lobby over the choice of races to the rematch, undo,
secrets, and what a table does when somebody is absent or leaves."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from lobby_tables import Sitting, by_buttons, lobby_of, pass_time, pings, spectated
from long import mark_all_long_but
from people import Club, buttons, files_of, only_for, parts, pictures, text
from simcord import MemberActor

from bot.game_api import GAME_UIS
from engine.castles.actions import (
    Action,
    Activate,
    Build,
    BuildTile,
    End,
    PlayMagic,
    Summon,
    UseAbility,
    UsePower,
)
from engine.castles.board import SEATS_OF, Mode, side_of, steps_to_castle
from engine.castles.cards import CARD, RACE, Card
from engine.castles.choosing import RacesGame, choice_setup
from engine.castles.game import CastlesGame, setup_of
from engine.castles.match import Match
from engine.core import Seat
from texts import texts_in

GAME = CastlesGame()
TABLE = GAME_UIS["castles"]
EN = texts_in("en")
LIVE = {"clock": "180", "misses": 2}
OVER = 190
"""Seconds: more than the time of a turn."""
RACES: dict[Mode, dict[Seat, Any]] = {
    "duel": {"A": "orcs", "B": "undead"},
    "teams": {"A": "orcs", "B": "undead", "C": "humans", "D": "demons"},
}
SHORT: dict[Mode, int] = {"duel": 505, "teams": 587}
"""Seeds of short games in which everything is done that can be done."""
NAMES: dict[Seat, str] = {"A": "Ann", "B": "Bob", "C": "Cleo", "D": "Dan"}


def seed_where(fits: Callable[[Match], bool], mode: Mode = "duel") -> int:
    """The first seed by which Ann begins a match so, with the usual races here."""
    setup = setup_of(mode, RACES[mode])
    matches = ((seed, GAME.setup(setup, seed)[0]) for seed in range(100_000))
    return next(seed for seed, match in matches if match.first == 0 and fits(match))


def held(match: Match, kind: type[Action]) -> list[Any]:
    """The moves of this kind that can be made now."""
    return [each for each in match.legal_actions(match.acting) if isinstance(each, kind)]


def summons(match: Match) -> bool:
    """Can the beginner summon something?"""
    return bool(held(match, Summon))


async def seated(club: Club, mode: Mode = "duel", **options: Any) -> Sitting:
    """A lobby that everybody has joined: Ann A, Bob B, Cleo C, Dan D."""
    opened = await lobby_of(club, **{"game": "castles", "mode": mode, **options})
    if mode == "duel":
        await club.bob.click(opened, label="Join")
    else:
        await club.bob.click(opened, label="Join B + D")
        await club.cleo.click(opened, label="Join A + C")
        await club.dan.click(opened, label="Join B + D")
    return Sitting(club, club.thread_at(opened))


async def chosen(table: Sitting, mode: Mode) -> None:
    """Everybody chooses the usual race by a button on the board."""
    for _ in SEATS_OF[mode]:
        match = await table.match()
        assert match.game.id == "castles_races"
        race = RACE[RACES[mode][match.to_act[0]]].name()
        await table.sitting(match.to_act[0]).click(table.board, label=race)
    assert (await table.match()).game.id == "castles"


async def begun(club: Club, mode: Mode = "duel", **options: Any) -> Sitting:
    """A match with the usual races."""
    table = await seated(club, mode, **options)
    await chosen(table, mode)
    return table


# ------------------------------------------------------------------ short games


def rank(match: Match, action: Action) -> int:
    """How much somebody who wants it over likes a move."""
    match action:
        case Activate(castle=castle) if castle is not None:
            return 6
        case Activate(target=target) if target is not None:
            return 5
        case Activate(cell=cell, to=to):
            enemies = [n for n in range(len(match.wounds)) if side_of(n) != side_of(match.active)]
            far = [min(steps_to_castle(n, at) for n in enemies) for at in (cell, to)]
            return 1 if far[1] < far[0] else -1
        case Build() | BuildTile() | End():
            return 0
    return {PlayMagic: 4, UseAbility: 3}.get(type(action), 2)


def request(match: Match, chance: random.Random) -> str:
    """A move of such a one; every building as well as an end."""
    legal = match.legal_actions(match.acting)
    best = max(rank(match, action) for action in legal)
    return str(chance.choice([action for action in legal if rank(match, action) == best]))


def line(match: Match, chance: random.Random) -> str:
    """The line with which such a one moves."""
    return f"{match.to_act()[0]} {request(match, chance)}"


def test_short_games_have_all_that_can_be_done() -> None:
    for mode, seed in SHORT.items():
        match, chance = GAME.setup(setup_of(mode, RACES[mode]), seed)[0], random.Random(seed)
        kinds = set[type]()
        while to_act := match.to_act():
            move = match.read(request(match, chance))[0]
            kinds.add(type(move))
            match.apply(to_act[0], move)
        assert len(kinds) == 8


def first_summons(match: Match, language: str) -> tuple[str, str, str]:
    """The first card that can be summoned: as a button, typed, and as a move."""
    move = held(match, Summon)[0]
    name = CARD[move.card].name(language)
    return name, str(move).replace(move.card, name), str(move)


# ------------------------------------------------------------------ finding together


async def test_a_lobby_lets_people_choose_their_sides(club: Club) -> None:
    opened = await lobby_of(club, game="castles", mode="teams", **LIVE)
    words = text(opened)
    for fact in ("Battle of the Castles · two against two", "chosen openly", "3 minutes"):
        assert fact in words
    assert "the bot replaces a player who leaves a team" in words
    await club.ann.click(opened, label="Join B + D")
    await club.bob.click(opened, label="Join A + C")
    await club.cleo.click(opened, label="Join A + C")
    await club.dan.click(opened, label="Join B + D")
    match = await Sitting(club, club.thread_at(opened)).match()
    assert match.names == {"A": "Bob", "B": "Ann", "C": "Cleo", "D": "Dan"}
    assert (match.game.id, match.row.setup) == ("castles_races", choice_setup("teams"))


async def test_options_are_those_of_the_game(club: Club) -> None:
    async def offered(option: str, command: str) -> list[str]:
        given = {"game": "castles"}
        found = await club.ann.autocomplete(club.channel, command, option, "", **given)
        return [each["value"] for each in found]

    assert await offered("mode", "lobby") == await offered("mode", "practice") == ["duel", "teams"]
    for command in ("duel", "lobby", "practice"):
        assert await offered("races", command) == ["open", "lot"]
        assert await offered("race-a", command) == ["humans", "demons", "undead", "orcs"]


async def test_a_duel_with_settled_races_begins_at_once(club: Club) -> None:
    given = {"game": "castles", "race-a": "demons", "race-b": "humans"}
    asked = await club.ann.slash(club.channel, "duel", opponent=club.bob, **given)
    assert "A: Demons, B: Humans" in text(asked.response)
    await club.bob.click(asked.response, label="Accept")
    match = await Sitting(club, club.thread_at(asked.response)).match()  # type: ignore[arg-type]
    assert (match.game.id, match.state.races) == ("castles", ("demons", "humans"))


@pytest.mark.parametrize("mode", SHORT)
async def test_races_by_lot_begin_at_once(club: Club, mode: Mode) -> None:
    table = await seated(club, mode, races="lot")
    match = await table.match()
    assert match.game.id == "castles"
    assert "races" not in match.row.setup
    assert "drawn at random" in text(table.board)
    assert len(match.state.races) == len(SEATS_OF[mode])


async def test_cards_races_buildings_and_tiles_are_explained(club: Club) -> None:
    for name, told in (("king", "Legend"), ("Necropolis", ""), ("Undead", "Exhume")):
        shown = await club.ann.slash(club.channel, "card", name=name, game="castles")
        assert (told in text(shown.response)) if told else only_for(shown)
    shown = await club.ann.slash(club.channel, "card", name="Тронный зал", game="castles")
    assert "Throne Room** unlocks King" in text(shown.response)
    shown = await club.ann.slash(club.channel, "card", name="Gate", game="castles")
    assert "moves 1 cell more" in text(shown.response)


async def test_the_cards_of_the_own_match_are_offered_first(club: Club) -> None:
    table = await begun(club)

    async def games(person: MemberActor) -> list[str]:
        choices = await person.autocomplete(table.channel, "card", "name", "a")
        return [each["name"].rsplit(" · ", 1)[1] for each in choices]

    assert {*await games(club.ann)} == {"Battle of the Castles"}
    assert (await games(club.dan))[0] == "Clash of Decks"
    shown = (
        await club.dan.slash(table.channel, "card", name=CARD[next(iter(CARD))].name())
    ).response
    assert "\n-# Battle of the Castles" in text(shown)


# ------------------------------------------------------------------ the choice of races


async def test_races_are_chosen_openly_one_after_the_other(club: Club) -> None:
    await club.settle(calls="turn")
    table = await seated(club)
    (first,) = (await table.match()).to_act
    second: Seat = "B" if first == "A" else "A"
    assert "choose your race" in text(table.board)
    board = table.board
    for person in (table.sitting(second), club.cleo):
        assert only_for(await person.click(board, label="Orcs"))
    await table.sitting(first).click(board, label="Orcs")
    assert pings(club)[-1] == {table.sitting(second).id}
    assert "takes Orcs" in "".join(map(text, table.boards)).replace("*", "")
    assert only_for(await table.move(f"{second} elves"))
    await table.move(f"{second} Orcs")
    match = await table.match()
    assert match.row.setup == setup_of("duel", {"A": "orcs", "B": "orcs"}, first)
    assert match.to_act == (first,)


async def test_the_choice_of_races_belongs_to_its_match(club: Club) -> None:
    table = await begun(club)
    match = await table.match()
    choice = match.row.succession.parent_id
    for typed in (str(match.id), str(choice)):
        log = (await club.ann.slash(table.channel, "log", match=typed)).response
        assert "◀ Earlier" in buttons(log)
        (whole,) = [each for each in files_of(log) if each.filename.endswith(".txt")]
        assert "takes Orcs" in (await whole.read()).decode()
        assert "takes Orcs" not in text(log)
        await club.ann.click(log, label="◀ Earlier")
        assert "takes Orcs" in text(log).replace("*", "")
        await club.ann.click(log, label="Later ▶")
        assert "takes Orcs" not in text(log).replace("*", "")

        replay = (await club.ann.slash(table.channel, "replay", match=typed)).response
        assert "step 0 of 0" in text(replay)
        await club.ann.click(replay, label="◀ Back")
        assert "step 2 of 2" in text(replay)
        await club.ann.click(replay, label="Next ▶")
        assert "step 0 of 0" in text(replay)

        assert only_for(await club.ann.slash(table.channel, "hand", match=typed))
        shown = (await club.ann.slash(table.channel, "board", match=typed)).response
        assert shown is not None


async def test_who_does_not_play_is_not_led_from_the_choice_into_a_running_match(
    club: Club,
) -> None:
    table = await begun(club)
    await table.sitting((await table.match()).to_act[0]).slash(table.channel, "end")
    choice = (await table.match()).row.succession.parent_id
    board = next(each for each in table.boards if f"match:replay:{choice}" in str(parts(each)))
    replay = (await club.cleo.click(board, custom_id=f"match:replay:{choice}")).response
    assert replay is not None
    await club.cleo.click(replay, label="End ⏭")
    assert not buttons(replay)["Next ▶"]


async def test_a_restart_in_the_middle_of_the_choice(club: Club) -> None:
    table = await seated(club, "teams")
    for _ in range(2):
        await table.go(f"{(await table.match()).to_act[0]} demons")
    before = (await table.state()).key()
    await club.restart()
    assert (await table.state()).key() == before
    for _ in range(2):
        seat = (await table.match()).to_act[0]
        await table.sitting(seat).click(table.board, label="Humans")
    races = (await table.state()).races
    assert sorted(races) == ["demons", "demons", "humans", "humans"]


async def test_of_two_choices_in_one_moment_one_counts(club: Club) -> None:
    table = await seated(club)
    (seat,) = (await table.match()).to_act
    person, board = table.sitting(seat), table.board
    await club.together(
        lambda: person.click(board, label="Orcs"),
        lambda: person.click(board, label="Humans"),
        lambda: person.slash(table.channel, "pick", card="undead"),
    )
    match = await table.match()
    assert len(match.moves) == 1
    assert match.to_act != (seat,)


async def test_an_absent_player_gets_a_race_that_nobody_has(club: Club) -> None:
    table = await seated(club, **LIVE)
    seat = (await table.match()).to_act[0]
    await table.go(f"{seat} humans")
    await pass_time(club, OVER)
    state = await table.state()
    assert isinstance(state, Match)
    assert sorted(state.races) == ["demons", "humans"]


# ------------------------------------------------------------------ whole games


@pytest.mark.parametrize("private", [True, False])
async def test_moves_by_chance_by_buttons_have_room_on_a_panel(club: Club, private: bool) -> None:
    """Any legal move, with any dice, on a panel that has room for all of it."""
    given = {"game": "castles", "races": "lot", "strength": "easy", "private": private}
    asked = await club.ann.slash(club.channel, "practice", **given)
    await club.thought()
    place = club.channel if private else club.thread_at(asked.response)  # type: ignore[arg-type]
    chance = random.Random(4)
    for _ in range(25):
        (live,) = await club.playing(club.ann)
        if live.outcome is not None:
            break
        state, version = live.state.copy(), live.version
        kinds = sorted({type(action).__name__ for action in state.legal_actions("A")})
        kind = chance.choice(kinds)
        legal = [each for each in state.legal_actions("A") if type(each).__name__ == kind]
        move = str(chance.choice(legal))
        shown = await club.ann.slash(place, "hand")
        await by_buttons(club.ann, shown.response, "castles", state, f"A {move}")  # type: ignore[arg-type]
        await club.thought()
        (live,) = await club.playing(club.ann) or [live]
        assert live.version > version, move


# ------------------------------------------------------------------ a turn


async def test_dice_that_would_be_lost_are_asked_about(club: Club) -> None:
    club.seed = seed_where(summons)
    table = await begun(club)
    panel = await table.panel(club.ann)
    await club.ann.click(panel, label="End turn")
    assert "would be lost, and you could still" in text(panel)
    assert await table.moves() == []
    await club.ann.click(panel, label="Cancel")
    await club.ann.click(panel, label="End turn")
    await club.ann.click(panel, label="Do it anyway")
    assert await table.moves() == ["end"]
    assert (await table.match()).to_act == ("B",)


async def test_other_dice_can_be_chosen(club: Club) -> None:
    club.seed = seed_where(lambda match: len(of_first(match)) > 2)
    table = await begun(club)
    state = await table.state()
    unusual = of_first(state)[-1]
    panel = await table.panel(club.ann)
    await by_buttons(club.ann, panel, "castles", state.copy(), f"A {unusual}")
    assert await table.moves() == [str(unusual)]


def of_first(match: Match) -> list[Summon]:
    """All that summons the first card to the first cell, the usual dice first."""
    moves: list[Summon] = held(match, Summon)
    return [each for each in moves if (each.card, each.cell) == (moves[0].card, moves[0].cell)]


async def test_what_cannot_be_done_says_why(club: Club) -> None:
    table = await begun(club)
    (seat,) = (await table.match()).to_act
    person = table.sitting(seat)
    panel = await table.panel(person)
    power = next(label for label in buttons(panel) if label.startswith("🎴"))
    await person.click(panel, label=power)
    assert "already has a card under it" in text(panel)
    assert "You have no creature on c3" in only_for(await table.move(f"{seat} c3>c4"))
    assert "isn’t a move" in only_for(await table.move(f"{seat} dance"))
    assert await table.moves() == []


async def test_of_two_moves_in_one_moment_one_counts(club: Club) -> None:
    club.seed = seed_where(summons)
    table = await begun(club)
    moves = [str(move) for move in held(await table.state(), Summon)]
    await club.together(
        lambda: club.ann.slash(table.channel, "pick", card=moves[0]),
        lambda: club.ann.slash(table.channel, "pick", card=moves[0]),
        lambda: club.bob.slash(table.channel, "pick", card=moves[-1]),
    )
    made = await table.moves()
    assert set(made) == {moves[0]}
    state = await table.state()
    assert sum(creature is not None for creature in state.cells) == len(made)


async def test_a_restart_in_the_middle_of_a_turn(club: Club) -> None:
    club.seed = seed_where(summons)
    table = await begun(club)
    await table.go(f"A {held(await table.state(), Summon)[0]}")
    before = (await table.state()).key()
    await club.restart()
    assert (await table.state()).key() == before
    assert (await table.match()).to_act == ("A",)
    assert table.shows(await table.match())
    await table.go("A end")


async def test_what_was_neither_drawn_nor_rolled_is_taken_back(club: Club) -> None:
    club.seed = seed_where(lambda match: summons(match) and bool(held(match, UsePower)) is False)
    table = await begun(club)
    before = (await table.state()).key()
    await table.go(f"A {held(await table.state(), Summon)[0]}")
    panel = await table.panel(club.ann)
    assert buttons(panel)["Undo"]
    await club.ann.click(panel, label="Undo")
    assert (await table.state()).key() == before


async def test_a_building_and_a_turn_are_not_taken_back(club: Club) -> None:
    club.seed = seed_where(lambda match: bool(held(match, Build)))
    table = await begun(club)
    await table.go(f"A {held(await table.state(), Build)[0]}")
    assert not buttons(await table.panel(club.ann))["Undo"], "it has shuffled the deck"
    await table.go("A end")
    assert not (await table.match()).takes_back("A")


# ------------------------------------------------------------------ secrets


def hidden(match: Match, but: Seat | None) -> list[Card]:
    """Cards in hands and face down that somebody else may not know, but for what everybody sees."""
    seen = {card for pile in match.discards for card in pile}
    seen |= {creature.card for _, creature in match.creatures()}
    found = []
    for number, seat in enumerate(match.seats):
        if seat != but:
            found += match.hands[number]
    for _, creature in match.creatures():
        if creature.boost is not None and match.seats[creature.boost.seat] != but:
            found.append(creature.boost.card)
        if creature.under is not None and match.seats[creature.owner] != but:
            found.append(creature.under)
    own = set() if but is None else set(match.hands[match.seats.index(but)])
    return [card for card in found if card not in seen | own and not card.requires]


@pytest.mark.parametrize("mode", mark_all_long_but(["duel"], [*SHORT]))
async def test_hands_and_what_lies_under_creatures_are_their_owners_alone(
    club: Club, mode: Mode
) -> None:
    """Neither a spectator nor anybody else at the table gets hold of one."""
    club.seed = SHORT[mode]
    table = await begun(club, mode)
    stranger = club.guild.add_member(club.env.create_user("eve", global_name="Eve"))
    under, chance = 0, random.Random(SHORT[mode])
    for step in range(36):
        move = line(await table.state(), chance)
        await table.go(move)
        if step % 6 and "+" not in move:
            continue
        state = await table.state()
        under += any(creature.boost or creature.under for _, creature in state.creatures())
        told = await spectated(table, stranger)
        played = await table.told()
        names = {card.name() for card in hidden(state, None)}
        assert not [name for name in names if name in told and name not in played]
        for seat in state.seats:
            panel = await table.panel(table.sitting(seat))
            labels = [one["label"] for each in parts(panel) for one in each.get("options", [])]
            shown = text(panel) + "".join(pictures(panel)) + "".join([*buttons(panel), *labels])
            names = {card.name() for card in hidden(state, seat)}
            assert not [name for name in names if name in shown and name not in played]
            assert all(card.name() in shown for card in state.hands[state.seats.index(seat)])
    assert under, "something lay under a creature"


# ------------------------------------------------------------------ clocks, leaving


async def test_the_turn_of_who_is_absent_ends(club: Club) -> None:
    club.seed = seed_where(summons)
    table = await begun(club, **LIVE)
    await table.go(f"A {held(await table.state(), Summon)[0]}")
    await pass_time(club, OVER)
    assert (await table.moves())[-1] == "end"
    match = await table.match()
    assert match.to_act == ("B",)
    assert match.clock.missed.get("A", 0) == 1


async def resigned(table: Sitting, person: MemberActor) -> None:
    """Somebody gives up."""
    asked = (await person.slash(table.channel, "resign")).response
    teams = len((await table.match()).state.seats) > 2
    await person.click(asked, label="Leave match" if teams else "Resign")
    await table.club.thought()


async def test_for_who_leaves_a_team_the_bot_plays_on(club: Club) -> None:
    club.seed = seed_where(summons, "teams")
    table = await begun(club, "teams")
    await resigned(table, club.ann)
    match = await table.match()
    assert match.outcome is None
    assert set(match.strengths) == {"A"}
    assert match.to_act == ("B",), "the bot has taken A’s turn"
    for seat in "BCD":
        await table.go(f"{seat} end")
    await club.thought()
    assert (await table.match()).to_act == ("B",)


@pytest.mark.parametrize("mode", mark_all_long_but(["teams"], [*SHORT]))
async def test_bots_at_the_other_seats(club: Club, mode: Mode) -> None:
    """Practice from the choice of races on: the bot chooses, and takes its turns."""
    given = {"game": "castles", "mode": mode, "strength": "easy", "private": False}
    asked = await club.ann.slash(club.channel, "practice", **given)
    table = Sitting(club, club.thread_at(asked.response))  # type: ignore[arg-type]
    await club.thought()
    assert (await table.match()).to_act == ("A",)
    await table.move("A undead")
    await club.thought()
    for _ in range(3):
        match = await table.match()
        assert (match.game.id, match.to_act) == ("castles", ("A",)), "the bot is never waited for"
        await club.bot.matches.submit(match.id, club.ann.id, "end", sure=True)
        await club.thought()
    assert {move.seat for move in (await table.match()).moves} == set(SEATS_OF[mode])


def test_the_choice_and_the_match_begin_alike() -> None:
    """Else the short games above would not be those that are played."""
    for mode, seed in SHORT.items():
        choice = RacesGame().setup(choice_setup(mode), seed)[0]
        assert choice.first == GAME.setup(setup_of(mode, RACES[mode]), seed)[0].first
