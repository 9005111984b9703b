"""What the bot makes up of what is hidden, what it thinks a position is worth, and what is done for
who does not answer."""

from __future__ import annotations

from worlds_matches import GAME, after, pile, table

from engine.two_worlds.game import setup_of
from engine.two_worlds.game_ai import TwoWorldsAI, default
from engine.two_worlds.match import Match

MIND = TwoWorldsAI()


def made_up(state: Match) -> list[Match]:
    """Ten guesses of A's."""
    return [MIND.determinize(state, "A", seed) for seed in range(10)]


def test_a_guess_keeps_the_warrior_that_is_revealed():
    seats = {seat: {"warriors": ["imp", "troll", "dragon", "wolf"]} for seat in "AB"}
    mine = table("u3:wolf", "u6:knight", step="summon", seats=seats)
    theirs = table("u3:wolf", "u6:knight", step="summon", active="B", seats=seats)
    for state, seat in ((mine, "A"), (theirs, "B")):
        decks = [pile(guess, seat, "warriors") for guess in made_up(state)]
        assert {deck[0] for deck in decks} == {"imp"}
        assert len({tuple(deck) for deck in decks}) > 1, "the rest is made up"


def test_a_guess_keeps_the_box_that_is_seen():
    state = table("u3:werewolf", "u6:knight", box=["dragon", "imp", "troll"])
    assert {guess.box for guess in made_up(state)} == {state.box}
    hidden = table("u3:wolf", "u6:werewolf", box=["dragon", "imp", "troll"])
    assert len({guess.box for guess in made_up(hidden)}) > 1
    assert {len(guess.box) for guess in made_up(hidden)} == {3}


def test_a_guess_gives_the_other_nothing_that_the_seat_sees():
    seats = {"A": {"warriors": ["dragon"]}, "B": {"warriors": ["phoenix", "demon", "lich"]}}
    state = table("u3:warlord", "u6:paladin", "lightning", "curse curse curse", seats=seats)
    for guess in made_up(state):
        deck = pile(guess, "B", "warriors")
        assert not {"dragon", "warlord", "paladin"} & set(deck)
        assert len(pile(guess, "B", "hand")) == 3
        assert pile(guess, "A", "hand") == ["lightning"]


def test_a_guess_is_made_of_any_position_whatever_copies_it_holds():
    seats = {"A": {"warriors": ["dragon"] * 30}, "B": {"warriors": ["dragon"] * 30}}
    spells = " ".join(["curse"] * 25)
    state = table("u3:wolf", "u6:knight", spells, spells, seats=seats)
    for guess in made_up(state):
        assert guess.view("A") == state.view("A")


def test_a_position_is_worth_more_with_a_dearer_warrior_further_on():
    plain = MIND.evaluate(table("u3:wolf", "u6:wolf"), "A")
    assert MIND.evaluate(table("u3:dragon", "u6:wolf"), "A") > plain
    assert MIND.evaluate(table("u5:wolf", "u6:wolf"), "A") > plain
    assert MIND.evaluate(table("u3:wolf", "u6:wolf", hand="curse"), "A") > plain
    assert MIND.evaluate(table("u3:wolf+curse", "u6:wolf"), "A") < plain


def test_a_position_is_worth_what_comes_of_it_when_all_pass():
    state = table("u3:knight", "u4:wolf", others="curse")
    attacked = after(state.copy(), "u3>u4")
    assert attacked.stack != ()
    assert MIND.evaluate(attacked, "A") > MIND.evaluate(state, "A")
    won = after(table("u3:knight", "u4:wolf", seats={"B": {"warriors": []}}), "u3>u4")
    assert (MIND.evaluate(won, "A"), MIND.evaluate(won, "B")) == (1000.0, -1000.0)


def test_for_who_does_not_answer_the_dearest_card_is_kept():
    state, _ = GAME.setup(setup_of("basic"), 5)
    for seat in ("A", "B"):
        action = default(state, seat)
        packet = {card.id: card.price for card in state.packets["AB".index(seat)]}
        assert packet[str(action)] == max(packet.values())


def test_for_who_does_not_answer_a_window_passes_and_a_step_ends():
    state = table("u3:shaman", "u4:knight", hand="curse", others="curse", box=["imp"])
    assert str(default(state, "A")) == "end"
    assert str(default(after(state, "u3>u4"), "B")) == "pass"
    state = table("u3:shaman", "u6:knight", active="B", step="draw")
    assert str(default(state, "B")) == "take"
    state = after(state, "take")
    assert str(default(state, "A")) == "go"
    assert str(default(after(state, "go"), "A")) == "u"
