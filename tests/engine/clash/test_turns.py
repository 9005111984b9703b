"""clash-of-decks.md 1 to 3: what there is, the set-up, a turn and its phases."""

from __future__ import annotations

import pytest
from positions import CLASH, SOMEBODY, duel, expect, only, play, texts

from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import duel_setup
from engine.core import IllegalAction
from engine.documents import DocumentError

DECKS = {"A": list(PRECONSTRUCTED["1"]), "B": list(PRECONSTRUCTED["2"])}


def refusal(state, line: str) -> str:
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        play(state, line)
    assert state.key() == before
    return caught.value.code


# 1. State


def test_1_1_a_player_has_an_ordered_hand_with_a_stronghold_and_rows_of_creatures():
    state = duel(a="ogre FORT troll brute | baron zombie | grrr", mana=7)
    expect(state, a="ogre FORT troll brute | baron zombie | grrr", mana=7)
    view = state.view("A").player("A")
    assert [card.id for card in view.hand.order] == ["ogre", "troll", "brute"]
    assert [[row.card.id for row in lane] for lane in (view.upper, view.lower)] == [
        ["baron", "zombie"],
        ["grrr"],
    ]


def test_1_2_stronghold_health_is_the_number_of_cards_to_its_right():
    view = duel(a="ogre FORT troll brute").view(None)
    assert view.player("A").hand.health == 2


def test_1_3_hand_order_is_private_to_its_owner():
    state = duel(a="ogre BASTION troll brute", b="zombie FORT baron")
    hands = {viewer: state.view(viewer).player("A").hand for viewer in ("A", "B", None)}
    assert [card.id for card in hands["A"].order] == ["ogre", "troll", "brute"]
    assert hands["B"].order is None
    assert hands[None].order is None


def test_1_3_everybody_sees_the_place_and_side_of_a_stronghold_and_the_size_of_a_hand():
    state = duel(a="ogre BASTION troll brute", b="zombie FORT baron")
    for viewer in ("A", "B", None):
        a, b = state.view(viewer).players
        assert (a.hand.stronghold, a.hand.bastion, a.hand.count) == (1, True, 4)
        assert (b.hand.stronghold, b.hand.bastion, b.hand.count) == (1, False, 3)


def test_1_3_which_cards_a_player_has_is_public():
    state = duel(a="ogre BASTION troll brute")
    for viewer in ("A", "B", None):
        hand = state.view(viewer).player("A").hand
        assert {card.id for card in hand.cards} == {"ogre", "troll", "brute"}


# 2. Set-up


@pytest.mark.parametrize("seed", range(20))
def test_2_1_all_eight_cards_in_hand_with_the_bastion_leftmost(seed):
    state, _ = CLASH.setup(duel_setup(DECKS), seed)
    for name, seat in CLASH.dump(state)["seats"].items():
        assert seat["hand"][0] == "BASTION"
        assert sorted(seat["hand"][1:]) == sorted(DECKS[name])
        assert seat["upper"] == seat["lower"] == []


def test_2_1_decks_are_shuffled():
    hands = [CLASH.dump(CLASH.setup(duel_setup(DECKS), seed)[0])["seats"] for seed in range(20)]
    assert len({tuple(hand["A"]["hand"]) for hand in hands}) == 20


@pytest.mark.parametrize(
    ("deck", "path"),
    [
        (DECKS["A"][:7], "decks.A"),
        ([*DECKS["A"], "ogre"], "decks.A"),
        ([*DECKS["A"][:7], DECKS["A"][0]], "decks.A[7]"),
    ],
)
def test_2_1_a_deck_has_eight_different_cards(deck, path):
    with pytest.raises(DocumentError) as caught:
        CLASH.setup(duel_setup({"A": deck, "B": DECKS["B"]}), 1)
    assert caught.value.path == path


def test_2_2_a_coin_decides_who_goes_first_and_the_first_turn_has_6_mana():
    firsts = set()
    for seed in range(20):
        state, events = CLASH.setup(duel_setup(DECKS), seed)
        (first,) = state.to_act()
        firsts.add(first)
        assert [event.document() for event in events] == [
            {"event": "coin_tossed", "seat": first},
            {"event": "turn_began", "seat": first, "turn": 1, "mana": 6},
        ]
        second = "B" if first == "A" else "A"
        assert play(state, "end")[-1] == f"turn_began {second} 2 9"
    assert firsts == {"A", "B"}


# 3. Phase 1, regeneration


def test_3_1_mana_is_the_number_of_cards_in_hand_stronghold_included():
    state = duel(b="zombie BASTION baron troll")
    assert play(state, "end")[-1] == "turn_began B 10 4"
    expect(state, mana=4, active="B", turn=10)


def test_3_1_unspent_mana_is_lost():
    state = duel(a="BASTION ogre baron", b=SOMEBODY, mana=9)
    play(state, "end end")
    expect(state, mana=3, active="A", turn=11)


# 3. Phase 2, summoning


def test_3_2_the_four_leftmost_cards_are_available_the_stronghold_not_counted():
    state = duel(a="ogre BASTION troll brute grrr zombie", mana=20)
    assert {move.split(":")[0] for move in texts(state)} == {
        *("ogre", "troll", "brute", "grrr", "end")
    }
    assert refusal(state, "zombie:u") == "not_available"
    assert state.view(None).player("A").hand.available == 4


def test_3_2_each_play_makes_the_next_card_available_at_once():
    state = duel(a="BASTION ogre troll brute grrr zombie djinn", mana=20)
    play(state, "troll:u")
    assert "zombie:l" in texts(state)
    assert refusal(state, "djinn:u") == "not_available"


def test_3_2_a_card_must_be_paid_in_full():
    state = duel(a="BASTION ogre troll baron", mana=4)
    assert "troll:u" not in texts(state)
    assert refusal(state, "troll:u") == "too_little_mana"
    play(state, "ogre:u")
    expect(state, mana=0)
    assert texts(state) == ["end"]


def test_3_2_a_creature_goes_to_the_rear_of_either_own_lane():
    state = duel(a="BASTION ogre troll grrr | baron | brute", mana=20)
    play(state, "ogre:u troll:l")
    expect(state, a="BASTION grrr | baron ogre* | brute troll*")


def test_3_2_an_incantation_targets_any_creature_in_any_kingdom():
    state = duel(a="BASTION boom djinn | baron ogre", b="BASTION titan | | troll", mana=1)
    assert texts(state) == ["boom@au1", "boom@au2", "boom@bl1", "end"]


def test_3_2_an_incantation_needs_an_existing_creature():
    state = duel(a="BASTION boom djinn | baron", mana=9)
    assert refusal(state, "boom@au2") == "no_such_target"
    assert refusal(state, "boom@bu1") == "no_such_target"
    assert refusal(state, "boom@cu1") == "no_such_target"
    assert refusal(state, "boom@au0") == "no_such_target"


def test_3_2_a_creature_needs_a_lane_and_an_incantation_a_target():
    state = duel(a="BASTION boom ogre | baron", mana=9)
    assert refusal(state, "ogre@au1") == "needs_lane"
    assert refusal(state, "boom:u") == "needs_target"


def test_3_2_playing_nothing_is_legal():
    assert texts(duel(a="BASTION ogre", mana=0)) == ["end"]


def test_3_2_only_the_seat_whose_turn_it_is_plays():
    state = duel(a="BASTION ogre troll", b="BASTION ogre troll")
    action = state.legal_actions("A")[0]
    with pytest.raises(IllegalAction) as caught:
        state.apply("B", action)
    assert caught.value.code == "not_your_turn"
    assert state.legal_actions("B") == []
    assert state.to_act() == ("A",)


# 3. Phase 3, assault


def test_3_3_upper_lane_from_the_rear_to_the_bridge_then_the_lower_lane():
    state = duel(
        a=f"{SOMEBODY} | zombie ogre brute | baron grrr",
        b="BASTION boom meteorite cyclone | djinn | onyx_golem",
    )
    attackers = [event.split()[1] for event in only(play(state, "end"), "attacked")]
    assert attackers[:2] == ["brute", "ogre"]
    state = duel(
        a=f"{SOMEBODY} | vortex machine shaman | carapace grrr",
        b="BASTION boom meteorite cyclone | djinn | onyx_golem",
    )
    attackers = [event.split()[1] for event in only(play(state, "end"), "attacked")]
    assert attackers == ["shaman", "machine", "vortex", "grrr", "carapace"]


def test_3_3_the_target_is_the_enemy_nearest_to_the_bridge_in_the_same_lane():
    state = duel(a=f"{SOMEBODY} | | grrr", b="BASTION boom | ogre | baron brute")
    assert only(play(state, "end"), "attacked") == ["attacked grrr al1 bl1 1"]


def test_3_3_a_lane_without_enemy_creature_leads_to_the_stronghold():
    state = duel(a=f"{SOMEBODY} | | grrr", b="BASTION boom meteorite | ogre")
    assert only(play(state, "end"), "attacked", "attacked_stronghold", "stronghold_damaged") == [
        "attacked_stronghold grrr al1 B 1",
        "stronghold_damaged B bastion 1 1",
    ]
    expect(state, b="boom BASTION meteorite | ogre")


def test_3_3_there_is_no_counter_attack():
    state = duel(a=f"{SOMEBODY} | zombie", b="BASTION boom | brute")
    assert only(play(state, "end"), "damaged", "attacked") == [
        "attacked zombie au1 bu1 3",
        "damaged brute bu1 3 2",
    ]
    expect(state, a=f"{SOMEBODY} | zombie")


def test_3_3_a_creature_does_not_attack_on_the_turn_it_was_played():
    state = duel(a="BASTION zombie brute grrr", b="BASTION boom meteorite | baron")
    events = play(state, "zombie:u brute:l end")
    assert only(events, "attacked", "attacked_stronghold") == []
    assert only(play(state, "end end"), "attacked", "attacked_stronghold") == [
        "attacked baron bu1 au1 3",
        "attacked_stronghold brute al1 B 5",
    ]


# 3. End of turn


def test_3_end_all_creatures_of_both_sides_regain_all_their_health():
    state = duel(
        a="BASTION boom djinn | carapace brute", b="BASTION titan meteorite | onyx_golem", mana=9
    )
    play(state, "boom@au2")
    expect(state, a="BASTION djinn boom | carapace brute-1")
    play(state, "end")
    expect(
        state,
        a="BASTION djinn boom | carapace brute",
        b="BASTION titan meteorite | onyx_golem",
    )


def test_3_end_the_turn_passes():
    state = duel()
    assert play(state, "end") == [
        "assault_began A",
        "turn_ended A 9",
        "turn_began B 10 4",
    ]
    assert state.to_act() == ("B",)
