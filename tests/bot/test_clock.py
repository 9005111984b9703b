"""Whose time runs, since when, and what stops it: read from the rows of a match."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.clock import Clock, Stop
from bot.matches import LiveMatch
from bot.store import Match, Move, MoveKind, Seat
from engine.clash.formats.draft import draft_setup
from engine.clash.formats.mutation import mutation_setup
from engine.clash.game import duel_setup
from engine.core import JsonObject
from engine.two_worlds.game import setup_of

THREE_MINUTES = Clock(180)
BEGAN = datetime(2026, 1, 1, 12, tzinfo=UTC)
DECKS = {
    "A": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"],
    "B": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"],
}
FIRST_A = {**duel_setup(DECKS), "config": {"first": "A"}}  # type: ignore[arg-type]


def at(minute: float) -> datetime:
    return BEGAN + timedelta(minutes=minute)


def action(text: str) -> dict[str, Any]:
    """What a row says that is a move, or something done to the match."""
    if text in [*MoveKind]:
        return {"kind": MoveKind(text)}
    return {"kind": MoveKind.MOVE, "text": text}


def live(
    *rows: tuple[float, str, str] | tuple[float, str, str, bool],
    game: str = "clash",
    setup: JsonObject = FIRST_A,
    seats: Sequence[str] = "AB",
    clock: Clock | None = THREE_MINUTES,
) -> LiveMatch:
    """A match with these rows: the minute, the seat, the text, and whether the clock made it."""
    row = Match(
        id=1,
        game=game,
        setup=setup,
        seed=7,
        language="en",
        clock=clock.document() if clock else None,
        version=len(rows),
        created_at=BEGAN,
        seats=[Seat(seat=seat, user_id=number, name=seat) for number, seat in enumerate(seats, 1)],
        moves=[
            Move(
                number=number, seat=seat, by_clock=bool(rest), played_at=at(minute), **action(text)
            )
            for number, (minute, seat, text, *rest) in enumerate(rows)
        ],
    )
    return LiveMatch.of(row)


def test_the_first_seat_has_time_from_the_beginning() -> None:
    match = live()
    assert match.to_act == ("A",)
    assert match.clock.deadline("A") == at(3)
    assert match.clock.deadline("B") is None


def test_without_a_clock_nobody_has_a_deadline() -> None:
    match = live(clock=None)
    assert match.clock.running == {}
    assert match.clock.deadline("A") is None


def test_moves_within_a_turn_leave_the_time_as_it_is() -> None:
    played = live().state.legal_actions("A")[0]
    assert live((1, "A", str(played))).clock.deadline("A") == at(3)
    assert live((1, "A", str(played)), (2, "A", "undo")).clock.deadline("A") == at(3)


def test_a_new_turn_begins_the_others_time() -> None:
    match = live((1, "A", "end"))
    assert match.clock.deadline("A") is None
    assert match.clock.deadline("B") == at(4)


def test_a_seat_that_stays_due_in_a_new_chapter_has_its_whole_time_again() -> None:
    setup = draft_setup("duel", ["initiation"])
    match = live(game="draft", setup=setup)
    first = [str(each) for each in match.state.legal_actions("A")]
    rows = [(1, "A", first[0]), (2, "B", first[1])]
    assert live(*rows, game="draft", setup=setup).clock.deadline("B") == at(4)

    # B takes its second card; A gets the last one, and B begins the next round.
    rows.append((3, "B", first[2]))
    after = live(*rows, game="draft", setup=setup)
    assert after.to_act == ("B",)
    assert after.clock.deadline("B") == at(6)


def test_turns_that_run_out_are_counted_in_a_row() -> None:
    match = live((3, "A", "end", True), (4, "B", "end"), (7, "A", "end", True))
    assert match.clock.missed == {"A": 2, "B": 0}

    match = live((3, "A", "end", True), (4, "B", "end"), (5, "A", "end"))
    assert match.clock.missed["A"] == 0


def test_two_picks_that_the_clock_makes_in_one_turn_are_missed_once() -> None:
    setup = draft_setup("duel", ["initiation"])
    cards = [str(each) for each in live(game="draft", setup=setup).state.legal_actions("A")]
    rows = [(1, "A", cards[0]), (4, "B", cards[1], True), (4, "B", cards[2], True)]
    assert live(*rows, game="draft", setup=setup).clock.missed["B"] == 1


def test_a_pause_begins_when_all_want_it_and_stops_the_time() -> None:
    match = live((1, "A", "pause"))
    assert match.clock.paused_at is None
    assert match.clock.deadline("A") == at(3)

    match = live((1, "A", "pause"), (2, "B", "pause"))
    assert match.clock.paused_at == at(2)
    assert match.clock.running == {}

    match = live((1, "A", "pause"), (2, "B", "pause"), (60, "B", "resume"))
    assert match.clock.deadline("A") == at(61)
    assert match.clock.wants_pause == set()


def test_a_pick_taken_back_gives_no_new_time() -> None:
    setup = mutation_setup(["treachery", "slyness"])
    table = {"game": "mutation", "setup": setup, "seats": "ABCD"}
    pack = [str(each) for each in live(**table).state.legal_actions("A")]  # type: ignore[arg-type]
    match = live((1, "A", pack[0]), (2, "A", "undo"), **table)  # type: ignore[arg-type]
    assert match.clock.deadline("A") == at(3)
    match = live((1, "A", "pause"), (2, "A", "resume"), **table)  # type: ignore[arg-type]
    assert match.clock.deadline("A") == at(3)


def test_where_all_act_at_once_everybody_takes_back_the_own_move() -> None:
    setup = mutation_setup(["treachery", "slyness"])
    table = {"game": "mutation", "setup": setup, "seats": "ABCD"}
    fresh = live(**table).state  # type: ignore[arg-type]
    card = {seat: str(fresh.legal_actions(seat)[0]) for seat in ("A", "B", "C", "D")}
    rows = [(1, "A", card["A"]), (2, "B", card["B"])]
    match = live(*rows, **table)  # type: ignore[arg-type]
    assert match.takes_back("A")
    assert not match.takes_back("C")

    match = live(*rows, (3, "A", "undo"), **table)  # type: ignore[arg-type]
    assert match.to_act == ("A", "C", "D")
    assert not match.takes_back("A")
    assert match.takes_back("B")

    rows += [(3, "C", card["C"]), (4, "D", card["D"])]  # the packs go on
    match = live(*rows, **table)  # type: ignore[arg-type]
    assert [seat for seat in "ABCD" if match.takes_back(seat)] == []  # type: ignore[arg-type]


def test_saying_no_to_a_pause_changes_no_time() -> None:
    match = live((1, "A", "pause"), (2, "B", "resume"))
    assert match.clock.deadline("A") == at(3)
    assert match.clock.wants_pause == set()


def test_who_does_not_answer_any_more_loses_a_duel() -> None:
    match = live((9, "A", "resign", True))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == (("B",), "abandoned")
    assert match.to_act == ()


def test_resigning_is_told_apart_from_not_answering() -> None:
    outcome = live((9, "A", "resign")).outcome
    assert outcome is not None
    assert outcome.reason == "resignation"


def test_the_last_person_to_leave_ends_the_match_without_a_winner() -> None:
    setup = draft_setup("free_for_all", ["initiation"])
    match = live((1, "B", "leave"), game="draft", setup=setup, seats="ABCD")
    assert match.outcome is None
    assert match.left == ["B"]

    match = live((1, "B", "leave"), (2, "A", "abandon"), game="draft", setup=setup, seats="ABCD")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "abandoned")


def test_the_bots_seats_have_all_the_time_they_like() -> None:
    match = live()
    match.row.seats[0].thinks = "easy"
    match = LiveMatch.of(match.row)
    assert match.clock.running == {}


def test_the_reminder_comes_when_a_fourth_of_the_time_is_left() -> None:
    assert Clock(240).reminder(at(4)) == at(3)


@pytest.mark.parametrize(
    ("stops", "deadline"),
    [
        ([], 10),
        ([(2, 5)], 13),  # the time of the stop is given back
        ([(9, 30)], 35),  # half a turn at least
        ([(-5, 2)], 12),  # what lies before the turn is not given back
        ([(-9, -1)], 10),
        ([(2, 5), (6, 20)], 27),
        ([(12, 30)], 35),  # nobody has noticed the end of the turn before the stop
    ],
)
def test_a_stop_is_given_back(stops: list[tuple[int, int]], deadline: int) -> None:
    stood = [Stop(at(began), at(ended)) for began, ended in stops]
    assert Clock(600).deadline(BEGAN, stood) == at(deadline)


def test_after_a_stop_there_are_twelve_hours_at_most() -> None:
    clock, day = Clock(72 * 3600), 24 * 60
    assert clock.deadline(BEGAN, [Stop(at(3 * day), at(4 * day))]) == at(4.5 * day)


def test_a_clock_is_the_same_after_writing_and_reading() -> None:
    clock = Clock(seconds=72 * 3600, misses=2)
    assert Clock.read(clock.document()) == clock
    assert Clock.read(None) is None


def test_taking_back_keeps_what_the_clock_has_done() -> None:
    played = str(live().state.legal_actions("A")[0])
    first = live((3, "A", "end", True))
    theirs = str(first.state.legal_actions("B")[0])
    match = live((3, "A", "end", True), (4, "B", theirs), (5, "B", "undo"))
    assert [turn.timed_out for turn in match.turns][-1] == ["A"]
    assert match.clock.missed == {"A": 1, "B": 0}
    assert live((1, "A", played), (2, "A", "undo")).turn.timed_out == []


def test_each_pick_of_a_chapter_has_time_of_its_own() -> None:
    draft: dict[str, Any] = {"game": "two_worlds", "setup": setup_of("draft")}
    rows: list[tuple[float, str, str]] = []

    def pick(minute: float, seat: str) -> None:
        state = live(*rows, **draft).state
        rows.append((minute, seat, str(state.legal_actions(seat)[0])))

    pick(1, "A")
    while "A" not in live(*rows, **draft).to_act:  # A waits from the first minute to the third
        pick(3, "B")
    match = live(*rows, **draft)
    assert match.turn.number == 0
    assert match.clock.deadline("A") == at(6)


def test_who_takes_a_pick_back_has_no_more_time_for_it() -> None:
    draft: dict[str, Any] = {"game": "two_worlds", "setup": setup_of("draft")}
    state = live(**draft).state
    picks = [str(state.legal_actions("A")[0])]
    while "A" in live(*((1, "A", each) for each in picks), **draft).to_act:
        state = live(*((1, "A", each) for each in picks), **draft).state
        picks.append(str(state.legal_actions("A")[0]))
    match = live(*((1, "A", each) for each in picks), (2, "A", "undo"), **draft)
    assert match.clock.due_since["A"] == at(0)
