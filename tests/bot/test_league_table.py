"""The mutation league at a table: fragments, their places and prices, and what duels report."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from format_setups import league_setup
from on_panels import on_panel

from bot.boards.move_panel import MOST_BUTTONS, OPTIONS, Step
from bot.games.clash.choosing import CardChoice
from bot.games.clash.formats.league import LeagueUI
from bot.games.clash.formats.league_story import figure, fragment
from bot.ui.escaping import escape_markdown
from bot.ui.router import Select
from engine.clash.cards import CARDS, card
from engine.clash.formats.events import (
    DuelEnded,
    DuelsBegan,
    LeagueEnded,
    Mutated,
    MutationEnded,
    RoundBegan,
)
from engine.clash.formats.fragments import elements
from engine.clash.formats.league import Glue, League
from engine.clash.formats.standings import ROUNDS
from engine.core import SEATS, IllegalAction, Outcome, Seat
from engine.games import game_named
from opponents.thinkers import last_resort
from texts import LANGUAGES, texts_in

UI = LeagueUI()
REPORT = UI.parent.report
GAME = game_named("league")
NAMES: dict[Any, str] = {"A": "Ann", "B": "Bob", "C": "Cleo", "D": "Dan"}
EN = texts_in("en")
DECK = ["ogre", "baron", "brute", "zombie", "grrr", "vortex", "mutant", "boom"]
LABORATORY = ["troll", "carapace", "machine", "martyr", "cyclone", "alpha", "scribe", "gnome"]
OTHERS = [each.id for each in CARDS if each.id not in (*DECK, *LABORATORY)]

each_language = pytest.mark.parametrize("language", LANGUAGES)


def league(*moves: str) -> League:
    """After moves such as `A troll.rage>ogre`; `*`: all are done."""
    decks: dict[Seat, list[str]] = {"A": DECK}
    laboratories: dict[Seat, list[str]] = {"A": LABORATORY}
    for place, seat in enumerate(SEATS[1:]):
        decks[seat] = OTHERS[16 * place : 16 * place + 8]
        laboratories[seat] = OTHERS[16 * place + 8 : 16 * place + 16]
    state, _ = GAME.setup(league_setup(decks, laboratories), 1)
    assert isinstance(state, League)
    for move in moves:
        if move == "*":
            move_of = [(seat, "done") for seat in state.to_act()]
        else:
            seat, text = move.split(maxsplit=1)
            move_of = [(seat, text)]  # type: ignore[list-item]
        for seat, text in move_of:
            state.apply(seat, GAME.read_move(state, text)[0])  # type: ignore[arg-type]
    return state


def choices(state: League, seat: Seat = "A", language: str = "en") -> dict[str, CardChoice]:
    return {each.id: each for each in UI.choices(state, seat, NAMES, texts_in(language))}


# ------------------------------------------------------------------ fragments


def test_a_fragment_is_called_by_what_it_is_and_where_it_comes_from() -> None:
    found = choices(league())
    assert found["troll.rage"].label == "Rage of Troll"
    assert found["troll.rage"].question == "**Rage of Troll** · onto which creature?"
    assert found["troll.attack"].label == f"attack {card('troll').attack} of Troll"
    assert found["machine.aura"].label == "Aura of Protection of Machine"
    assert {each.number for each in found.values()} == {0}


def test_the_choices_are_exactly_the_legal_mutations() -> None:
    for state in (league(), league("A troll.rage>ogre"), league("A troll.berserk>baron")):
        offered = [move.move for each in choices(state).values() for move in each.moves]
        legal = [str(each) for each in state.legal_actions("A") if isinstance(each, Glue)]
        assert offered == legal


def test_a_place_says_what_changes_and_what_it_costs() -> None:
    places = {each.move: each.label for each in choices(league())["troll.rage"].moves}
    assert places["troll.rage>ogre"] == "Ogre · + Rage · price 1.5"
    assert places["troll.rage>ogre.berserk"] == "Ogre · Berserk → Rage · price 0.5"
    worse = {each.move: each.label for each in choices(league())["gnome.attack"].moves}
    assert worse["gnome.attack>brute"] == "Brute · Attack 5 → 2 · free"


def test_what_is_too_dear_now_is_not_offered() -> None:
    state = league("A troll.rage>ogre")
    assert state.points["A"] == 1.0
    assert "troll.rage" not in choices(state)
    for each in choices(state).values():
        for move in each.moves:
            future = state.copy()
            future.apply("A", GAME.read_move(future, move.move)[0])
            assert future.points["A"] >= 0


def test_nothing_is_chosen_when_done_or_while_duels_are_played() -> None:
    assert choices(league("A done")) == {}
    assert choices(league("*")) == {}
    assert choices(league("*"), "B") == {}
    assert list(UI.steps(league("A done"), "A", EN)) == []
    assert list(UI.steps(league("*"), "B", EN)) == []


def test_being_done_says_what_is_lost() -> None:
    (step,) = UI.steps(league(), "A", EN)
    assert (step.move, step.label, step.ends) == ("done", "I’m done (2.5 points are lost)", True)
    (step,) = UI.steps(league("A troll.rage>ogre", "A martyr.cost>zombie"), "A", EN)
    assert step.label == "I’m done (1 point is lost)"


@each_language
def test_every_label_fits_its_place(language: str) -> None:
    texts = texts_in(language)
    for each in CARDS:
        for element in elements(each):
            assert len(fragment(each.id, element, texts)) <= 80
    for choice in choices(league(), language=language).values():
        assert all(len(move.label) <= 100 for move in choice.moves)
        assert all(len(f"move:match:9999999:999:look:{move.move}") <= 100 for move in choice.moves)


# ------------------------------------------------------------------ before it is made


def test_a_mutation_is_shown_with_price_and_points_left() -> None:
    preview = UI.previews.show(league(), "A", "troll.rage>ogre.berserk", EN)
    assert preview.text == (
        "**Rage of Troll** onto **Ogre**, over Berserk: Berserk → Rage · price 0.5. "
        "Afterwards 2 points are left. Glue it?"
    )
    alt = preview.drawing.draw().alt
    assert "Price 0.5" in alt
    assert "2 points left" in alt


def test_looking_changes_nothing() -> None:
    state = league()
    key = state.key()
    UI.previews.show(state, "A", "troll.rage>ogre", EN)
    choices(state)
    assert state.key() == key


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("troll.rage>boom", "only_creatures_mutate"),
        ("ogre.rage>troll", "not_in_laboratory"),
        ("martyr.attack>vortex", "too_few_points"),
        ("done", "not_in_this_phase"),
        ("draw", "not_in_this_phase"),
        ("nonsense", "unreadable_mutation"),
    ],
)
@each_language
def test_what_cannot_be_is_refused_with_words(move: str, code: str, language: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        UI.previews.show(league(), "A", move, texts_in(language))
    assert refused.value.code == code
    assert UI.refusal(refused.value, NAMES, texts_in(language))


# ------------------------------------------------------------------ told


def test_the_story_of_a_round() -> None:
    events = [
        RoundBegan(1, ("B-A", "D-C"), 2.5),
        Mutated("A", "ogre", "rage", "troll", "berserk", 0.5, 2.0),
        Mutated("B", "zombie", "cost", "martyr", None, 0.0, 2.5),
        MutationEnded("A", 2.0),
        MutationEnded("B", 0.0),
        DuelsBegan(1, ("B-A", "D-C")),
        DuelEnded("B-A", "A", 12),
        DuelEnded("D-C", None, 0),
        LeagueEnded(("A",)),
    ]
    assert UI.story(events, NAMES, EN) == [
        "🧬 **Round 1 of 6** · **Bob** – **Ann**, **Dan** – **Cleo** · "
        "2.5 mutation points for each player",
        "**Ann** glues **Rage of Troll** onto **Ogre**, over Berserk · price 0.5, 2 points left",
        f"**Bob** glues **cost {card('martyr').cost} of Martyr** onto **Zombie** · free, "
        "2.5 points left",
        "**Ann** is done. 2 points are lost.",
        "**Bob** is done.",
        "⚔️ The duels of round 1 begin: **Bob** – **Ann**, **Dan** – **Cleo**",
        "🏆 **Ann** beats **Bob**, with 12 health left.",
        "🤝 **Dan** – **Cleo**: a draw.",
        "🏆 Victory: **Ann**",
    ]


def test_names_are_harmless() -> None:
    names = NAMES | {"B": "**B** <@1>"}
    (story,) = UI.story([DuelsBegan(1, ("B-A", "D-C"))], names, EN)
    for told in (story, UI.parent.part(SEATED, names, EN)):
        assert f"**{escape_markdown(names['B'])}** – **Ann**" in told


def test_points_are_written_without_needless_zeros() -> None:
    assert [str(figure(each)) for each in (2.5, 2.0, 0.0)] == ["2.5", "2", "0"]


def test_status_and_prompt() -> None:
    state = league("A troll.rage>ogre")
    assert UI.status(state.view(None), "Bob", EN) == (
        "🧬 **Round 1 of 6, mutation phase** · press **My hand** · still mutating: Bob"
    )
    assert "1 point left" in UI.prompt(state.view("A"), EN)
    assert "2.5 points left" in UI.prompt(state.view("B"), EN)


@pytest.mark.usefixtures("unencoded")
@each_language
def test_board_and_laboratories_are_drawn(language: str) -> None:
    texts = texts_in(language)
    for state in (league("A troll.rage>ogre"), league("*", "B A 12")):
        assert "Ann" in UI.board(state.view(None), (), NAMES, texts).draw().alt
        for seat in SEATS:
            assert NAMES[seat] in UI.panel(state.view(seat), [], NAMES, texts)[0].draw().alt


@pytest.mark.parametrize("reason", ["abandoned", "resignation", "limit"])
def test_a_league_that_is_given_up_is_drawn_as_it_stood(reason: str) -> None:
    view = league("*").view(None)
    before = UI.board(view, (), NAMES, EN)
    given_up = type(view)(
        **{name: getattr(view, name) for name in view.__slots__} | {"outcome": Outcome((), reason)}
    )
    assert UI.board(given_up, (), NAMES, EN).key == before.key


# ------------------------------------------------------------------ duels


def test_every_duel_is_called_by_its_round_and_players() -> None:
    told = [
        UI.parent.part({"A": each.first, "B": each.second}, NAMES, EN)
        for round_duels in ROUNDS
        for each in round_duels
    ]
    assert told[0] == "⚔️ Round 1 of 6 · **Bob** – **Ann**"
    assert told[3] == "⚔️ Round 2 of 6 · **Dan** – **Bob**"
    assert told[-1] == "⚔️ Round 6 of 6 · **Bob** – **Cleo**"
    assert len({*told}) == 12


def played(state: League) -> Any:
    """The duel B-A as it begins."""
    (prepared, _) = state.prepared()
    duel, _ = game_named(prepared.game).setup(prepared.setup, 1)
    return duel


SEATED: dict[Seat, Seat] = {"A": "B", "B": "A"}


@pytest.mark.parametrize(
    ("winners", "reason", "result"),
    [
        (("A",), "fort", "B 16"),
        (("B",), "resignation", "A 16"),
        (("B",), "abandoned", "A 16"),
        ((), "turn_limit", "draw"),
        ((), "abandoned", "draw"),
    ],
)
def test_a_duel_reports_who_has_won_with_how_much_health(
    winners: tuple[Seat, ...], reason: str, result: str
) -> None:
    state = league("*")
    report = REPORT(state, SEATED, played(state), Outcome(winners, reason))
    assert report == ("B", result)
    state.apply("B", GAME.read_move(state, result)[0])
    assert [str(each.pairing) for each in state.played] == ["B-A"]


def test_what_is_told_already_or_not_waited_for_is_not_told_again() -> None:
    state = league("*")
    duel = played(state)
    won = Outcome(("A",), "fort")
    assert REPORT(league("*", "B A 12"), SEATED, duel, won) is None
    assert REPORT(league(), SEATED, duel, won) is None
    assert REPORT(state, {"A": "A", "B": "B"}, duel, won) is None
    assert REPORT(league("*", "B A 12", "D draw"), SEATED, duel, won) is None


def test_naming_champions_is_no_result_but_giving_up_before_that_is() -> None:
    state = league("*")
    naming = object()
    assert REPORT(state, SEATED, naming, Outcome((), "prepared")) is None
    assert REPORT(state, SEATED, naming, Outcome(("A",), "resignation")) == (
        "B",
        "B 16",
    )
    assert REPORT(state, SEATED, naming, Outcome((), "abandoned")) == ("B", "draw")


def test_whoever_does_not_answer_is_done() -> None:
    state = league()
    for seat in SEATS:
        state.apply(seat, GAME.read_move(state, last_resort("league", state, seat))[0])
    assert not state.mutating


def test_a_move_in_words() -> None:
    state = league()
    assert UI.spoken(state, "troll.rage>ogre", NAMES, EN) == "**Rage of Troll** onto **Ogre**"
    assert UI.spoken(state, "done", NAMES, EN) == "the end of the mutations"


def test_fragments_and_places_have_long_names_and_are_lists_however_few() -> None:
    state = league()
    while len(UI.choices(state, "A", NAMES, EN)) > MOST_BUTTONS:
        state.apply("A", state.legal_actions("A")[0])
    fragments = UI.question(state, "A", (), NAMES, EN)
    assert fragments.choices
    places = UI.question(state, "A", (fragments.choices[0].value,), NAMES, EN)
    assert places.choices
    for question in (fragments, places):
        assert not Step(question, ()).has_buttons


def test_the_signs_of_the_own_cards_are_explained() -> None:
    drawing = UI.icons.explain(league().view("A"), EN)
    assert drawing is not None
    text = drawing.alt()
    assert "Rage" in text, "Ogre, Baron ... of the deck and Troll ... of the laboratory"
    assert UI.icons.explain(league().view(None), EN) is None


def test_lists_of_fragments_say_in_short_of_which_cards() -> None:
    """The words of two fragments have no room at the ends of a list on a phone."""
    state = league()
    question = UI.question(state, "A", (), NAMES, EN)
    here = on_panel("league", state, "A", NAMES)
    rows = here.choices(here.way(()))
    lists = [item for row in rows for item in row.children if isinstance(item, Select)]
    assert len(question.choices) > OPTIONS
    assert len(lists) > 1
    cards = [card.name("en") for card in state.laboratories["A"]]
    for each in lists:
        first, last = str(each.placeholder).split(" … ")
        assert first in cards
        assert last in cards


def test_a_list_of_one_card_names_it_once() -> None:
    state = league()
    question = UI.question(state, "A", (), NAMES, EN)
    choices = [replace(choice, short="Ogre") for choice in question.choices]
    step = Step(replace(question, choices=choices), ())
    rows = on_panel("league", state, "A", NAMES).choices([step])
    lists = [item for row in rows for item in row.children if isinstance(item, Select)]
    assert [each.placeholder for each in lists] == ["Ogre"] * len(lists)
