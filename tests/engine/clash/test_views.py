"""Views: what a seat or a spectator reads off the table."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from long import examples
from positions import CLASH, SOMEBODY, duel, only, play
from walks import Match, matches, positions, start, steps

from engine.clash.actions import Cast, Join, Summon
from engine.clash.view import as_public


def row(view: Any, seat: str, lane: str) -> dict[str, Any]:
    return {each.card.id: each for each in getattr(view.player(seat), lane)}


def test_a_creature_shows_its_print_its_health_left_and_its_marks():
    state = duel(a=f"{SOMEBODY} | ogre-3* lieutenant! | zombie@B")
    upper, lower = row(state.view(None), "A", "upper"), row(state.view(None), "A", "lower")
    ogre = upper["ogre"]
    assert (ogre.attack, ogre.health, ogre.health_left) == (4, 4, 1)
    assert (ogre.entered_this_turn, ogre.protection_used) == (True, False)
    lieutenant = upper["lieutenant"]
    assert (lieutenant.entered_this_turn, lieutenant.protection_used) == (False, True)
    assert (ogre.owner, lower["zombie"].owner) == ("A", "B")


def test_printed_abilities_come_in_printed_order_and_borrowed_ones_apart():
    state = duel(a=f"{SOMEBODY} | parasite machine")
    parasite = row(state.view("B"), "A", "upper")["parasite"]
    assert [each.id for each in parasite.abilities] == [
        *("rage", "splash", "perforation", "berserk")
    ]
    assert [each.id for each in parasite.borrowed] == ["protection"]


def test_the_rows_run_from_the_bridge_to_the_rear():
    state = duel(a=f"{SOMEBODY} | ogre zombie | baron grrr")
    assert list(row(state.view("A"), "A", "upper")) == ["ogre", "zombie"]
    assert list(row(state.view("B"), "A", "lower")) == ["baron", "grrr"]


def test_an_ended_duel_shows_its_outcome():
    state = duel(a="zombie FORT ogre")
    play(state, "ogre:u")
    assert state.view("B").outcome == state.outcome()


def test_the_hand_shows_how_many_cards_are_available():
    for hand, available in (("BASTION ogre", 1), ("boom BASTION ogre", 2)):
        assert duel(a=hand).view(None).player("A").hand.available == available


# What can be played now


def shown_playable(state: Any, seat: str) -> set[str]:
    """The cards that the seat's own view calls playable."""
    player = state.view(seat).player(seat)
    cards = {player.hand.order[place].id for place in player.hand.playable}
    return cards | ({player.champion.id} if player.champion_playable else set())


def check_playable(state: Any) -> None:
    for seat in ("A", "B"):
        moves = state.legal_actions(seat)
        plays = [each for each in moves if isinstance(each, Summon | Cast | Join)]
        assert shown_playable(state, seat) == {each.card for each in plays}


@examples(100)
@given(matches())
def test_cards_are_playable_when_a_move_plays_them(match: Match):
    state = start(match)
    for seat, action in steps(state, match.choices):
        check_playable(state)
        state.apply(seat, action)
    check_playable(state)


@examples(100)
@given(positions())
def test_cards_are_playable_when_a_move_plays_them_in_crowded_positions(position: dict[str, Any]):
    check_playable(CLASH.load(position))


def test_an_incantation_without_a_target_is_not_playable():
    alone = duel(a="boom gnome BASTION ogre", b="BASTION troll", mana=9)
    assert alone.view("A").player("A").hand.playable == (1, 2)
    across = duel(a="boom gnome BASTION ogre", b="BASTION troll | zombie", mana=9)
    assert across.view("A").player("A").hand.playable == (0, 1, 2)


def test_only_the_owner_knows_what_is_playable_and_nobody_after_the_end():
    state = duel(a="gnome BASTION boom", b="gnome BASTION troll | ogre", mana=9)
    assert state.view("A").player("A").hand.playable == (0, 1)
    for viewer in ("B", None):
        assert state.view(viewer).player("A").hand.playable == ()
        assert not state.view(viewer).player("A").champion_playable
    assert state.view("B").player("B").hand.playable == ()
    over = duel(a="zombie FORT ogre", mana=9)
    play(over, "ogre:u")
    assert over.outcome() is not None
    assert over.view("A").player("A").hand.playable == ()


# The order of the coming assault


def foretold(state: Any) -> list[str]:
    """The own creatures by their `attack_order`."""
    (active,) = state.to_act()
    player = state.view(active).player(active)
    attackers = [each for each in player.upper + player.lower if each.attack_order is not None]
    attackers.sort(key=lambda each: each.attack_order)
    assert [each.attack_order for each in attackers] == list(range(1, len(attackers) + 1))
    return [each.card.id for each in attackers]


def attackers(state: Any) -> list[str]:
    """The creatures that attack when the turn ends now, a Berserk's attacks as one."""
    told = only(play(state.copy(), "end"), "attacked", "attacked_stronghold")
    return list(dict.fromkeys(event.split()[1] for event in told))


def test_attack_order_upper_lane_from_the_rear_then_lower_lane():
    state = duel(
        a=f"{SOMEBODY} | ogre zombie | baron grrr* brute*", b="BASTION boom | titan | djinn"
    )
    assert foretold(state) == attackers(state) == ["zombie", "ogre", "grrr", "baron"]


def test_attack_order_is_none_without_a_target_for_rage():
    state = duel(a=f"{SOMEBODY} | grrr*", b="BASTION boom troll | | djinn")
    assert foretold(state) == attackers(state) == []


def test_attack_order_is_told_as_the_board_stands_a_lane_swept_empty_is_not_foreseen():
    """The Brute destroys the last creature: nothing is left for the fresh Partisan."""
    state = duel(a=f"{SOMEBODY} | partisan* brute", b="BASTION boom | zombie")
    assert foretold(state) == ["brute", "partisan"]
    assert attackers(state) == ["brute"]


def test_attack_order_is_told_as_the_board_stands_what_a_sprint_does_to_auras_is_not_foreseen():
    state = duel(a=f"{SOMEBODY} | shaman reptile zombie*", b="BASTION boom | djinn")
    assert foretold(state) == ["reptile", "shaman"]
    assert attackers(state) == ["reptile", "zombie", "shaman"]


@examples(100)
@given(positions())
def test_attack_order_is_whole_for_everybody_who_stood_there_before(position: dict[str, Any]):
    """Whoever was in play since the start of the turn attacks, in an order from 1 on; a
    Defender may find no creature to attack."""
    state = CLASH.load(position)
    player = state.view(position["active"]).player(position["active"])
    earlier = {
        each.card.id
        for each in player.upper + player.lower
        if not each.entered_this_turn and "defender" not in {own.id for own in each.abilities}
    }
    assert earlier <= set(foretold(state))


@examples(100)
@given(positions())
def test_what_a_seat_sees_made_public_is_what_a_spectator_sees(position: dict[str, Any]):
    state = CLASH.load(position)
    assert {as_public(state.view(seat)) for seat in state.seats} == {state.view(None)}
