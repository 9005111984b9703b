"""bald-mountain.md 9 to 11: three and four mages, the cards, who sees what."""

from __future__ import annotations

import json

from mountain_positions import (
    GAME,
    after,
    asked,
    dawn,
    ending,
    hand,
    holds,
    legal,
    play,
    stack,
    table,
)

from engine import chance
from engine.bald_mountain.cards import CARDS, written
from engine.bald_mountain.game import setup_of

HANDS = {"A": ["fern_flower"], "B": ["domovoi"], "C": ["amber_tear", "gem_rot"], "D": []}


def test_9_a_team_activates_and_fires_what_faces_its_side_whoever_played_it():
    state = table(mode="four", hands=HANDS | {"A": ["birch_sap", "holy_water"]})
    after(state, "+birch_sap", "end", "end")
    assert (state.acting, holds(state)[0]) == ("C", (11, 2))
    state = table(mode="four", hands=HANDS | {"A": ["demonspawn"]})
    after(state, "+demonspawn", "demonspawn!", "end")
    assert (state.acting, "demonspawn!" in legal(state)) == ("C", True)


def test_9_a_play_of_a_mate_faces_the_same_side():
    state = after(table(mode="four", turn=3, hands=HANDS), "+gem_rot")
    assert stack(state, "curse") == [("gem_rot", 0)]


def test_9_a_side_wins_and_loses_as_one():
    state = after(table("demonspawn", mode="three", energy=(9, 1)), "demonspawn!")
    assert ending(state) == ("AC", "energy")
    state = after(table(theirs="demonspawn", mode="three", turn=2, energy=(1, 9)), "demonspawn!")
    assert ending(state) == ("B", "energy")


def test_9_the_next_opponent_alone_is_asked_and_draws():
    state = after(
        table("catch", mode="four", turn=3, hands=HANDS, deck="grubby evil_eye"), "catch!"
    )
    assert hand(state, "C") == ["amber_tear", "gem_rot", "grubby", "evil_eye"]
    state = dawn("scroll_thrower", mode="four", deck="grubby")
    assert hand(state, "D") == ["grubby"]


def test_10_the_cards_and_what_is_known_of_them():
    assert [sum(card.is_wonder for card in CARDS[n : n + 15]) for n in (0, 15, 30, 45)] == [3] * 4
    sources = [written(card)["source"] for card in CARDS]
    assert [sources.count(source) for source in ("booklet", "research", "ours")] == [6, 12, 42]
    for card in CARDS:
        assert set(dict(card.names)) == {"en", "fr", "ru"}
        assert (card.number - 1, card.altar) == (card.place % 15, card.place // 15)
        if written(card)["source"] != "ours":
            assert written(card)["known"]
            assert written(card)["ours"]


def test_11_1_everybody_sees_what_lies_open():
    rule = {"rule": "toll", "side": 1, "n": 1}
    told = {"rules": [rule], "used": ["gem_rot"], "discard": "grubby catch"}
    state = table("gem_rot demonspawn", "birch_sap", hand="holy_water", gems=(3, 4), **told)
    for viewer in ("A", "B", "D", None):
        view = state.view(viewer)
        assert [(side.energy, side.gems) for side in view.sides] == [(10, 3), (10, 4)]
        assert [mage.size for mage in view.mages] == [1, 0]
        assert [card.id for card in view.discard] == ["grubby", "catch"]
        assert (view.deck, len(view.rules), [card.id for card in view.used]) == (54, 1, ["gem_rot"])
        assert [laid.side for laid in view.altars[0]] == [0, 0]


def test_11_1_questions_are_public():
    state = after(table("catch", others="gem_rot"), "catch!")
    for viewer in ("A", "B", None):
        question = state.view(viewer).question
        assert (question.kind, question.seat, question.card.id) == ("way_out", 1, "catch")


def test_11_1_but_not_whether_a_hand_holds_the_colour_that_a_target_costs():
    """Three spells can be repeated for all that others know; the actor holds no charm card."""
    state = table("echo_ravine bone_hail amber_tear holy_water", hand="catch")
    after(state, "echo_ravine!")
    assert legal(state) == {"@amber_tear", "@holy_water"}

    def cards(viewer):
        return [card.id for card in state.view(viewer).question.cards]

    assert cards("A") == ["amber_tear", "holy_water"]
    assert cards("B") == cards(None) == ["bone_hail", "amber_tear", "holy_water"]


def test_11_2_a_hand_is_its_owners_alone():
    state = table(mode="four", hands=HANDS)
    for viewer in ("A", "B", "C", "D", None):
        shown = {mage.seat: mage.hand for mage in state.view(viewer).mages}
        assert [seat for seat, cards in shown.items() if cards is not None] == [
            seat for seat in "ABCD" if seat == viewer
        ]


def test_11_2_what_somebody_has_chosen_to_discard_is_its_own_until_all_have():
    state = table("grubby", hand="catch gem_rot", others="domovoi evil_eye")
    after(state, "grubby!", "=1", "-catch")
    for viewer, picks in (("A", ["catch"]), ("B", []), (None, [])):
        mages = state.view(viewer).mages
        assert [card.id for card in mages[0].picks] == picks
        assert [mage.picked for mage in mages] == [True, False]


def test_11_3_nobody_sees_the_deck_the_picks_to_come_or_the_seed():
    state, _ = GAME.setup(setup_of("duel"), 987654321)
    for viewer in ("A", "B", None):
        shown = repr(state.view(viewer))
        assert all(f"<{card.id}>" not in shown for card in state.deck)
        assert str(state.chance) not in shown
        assert "987654321" not in shown


def test_11_4_a_stolen_card_is_known_to_both_a_discard_to_all():
    events = play(state := table("snake_tongue", others="catch"), "snake_tongue!")
    assert "domovoi" not in json.dumps(events)
    assert [card.id for card in state.view("A").mage("A").hand] == ["catch"]
    events = play(table("hex_knot", others="catch"), "hex_knot!")
    assert events[-1]["cards"] == ["catch"]


def test_11_5_asking_reveals_nothing():
    """One card in the hand is enough to be asked, whichever it is."""
    for card in ("domovoi", "gem_rot", "amber_tear"):
        assert asked(after(table("catch", others=card), "catch!")) == ("B", "way_out")


def test_11_6_a_random_card_is_at_the_place_drawn_of_the_hand():
    cards = ["gem_rot", "catch", "domovoi", "evil_eye", "grubby"]
    for luck in (0, 1, 81985529216486895):
        state = after(table("hex_knot", others=" ".join(cards), chance=luck), "hex_knot!")
        place, following = chance.draw(luck, 5)
        assert hand(state, "B") == cards[:place] + cards[place + 1 :]
        assert state.chance == following


def test_11_6_for_an_empty_hand_nothing_is_drawn():
    assert after(table("snake_tongue", chance=77), "snake_tongue!").chance == 77
