"""Fragments of laboratory cards: what they are, what they cost, where they go (clash-of-decks.md
11, 13; Rulings 17, 67 to 69)."""

from __future__ import annotations

import pytest

from engine.clash import custom
from engine.clash.abilities import BY_ID
from engine.clash.cards import CARDS, LANGUAGES, PRINTED
from engine.clash.formats.fragments import Form, elements, glue, printed
from engine.core import IllegalAction


def form(card: str, *fragments: str) -> Form:
    """A creature with fragments like `troll.rage` on it, or `troll.rage>defender` over one."""
    creature = printed(PRINTED[card])
    for fragment in fragments:
        creature, _ = glued(creature, fragment)
    return creature


def glued(creature: Form, fragment: str) -> tuple[Form, float]:
    source, _, over = fragment.partition(">")
    card, element = source.split(".")
    assert element in elements(PRINTED[card])
    return glue(creature, PRINTED[card], element, over or None)


def price(creature: str, fragment: str) -> float:
    return glued(form(creature), fragment)[1]


def refusal(creature: Form, fragment: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        glued(creature, fragment)
    return caught.value.code


# Prices


def test_11_one_attack_more_costs_half_a_point() -> None:
    assert price("zombie", "ogre.attack") == 0.5  # 3 to 4
    assert price("zombie", "martyr.attack") == 1.5  # 3 to 6


def test_11_one_health_more_costs_half_a_point() -> None:
    assert price("zombie", "revenant.health") == 0.5  # 1 to 2
    assert price("zombie", "ogre.health") == 1.5  # 1 to 4


def test_11_one_mana_less_costs_a_point() -> None:
    assert price("ogre", "baron.cost") == 1  # 4 to 3
    assert price("martyr", "alpha.cost") == 2  # 7 to 5


@pytest.mark.parametrize(
    ("fragment", "points"),
    [("grrr.rage", 1.5), ("carapace.protection", 2), ("scribe.indestructible", 0.5)],
)
def test_11_an_ability_costs_its_price(fragment: str, points: float) -> None:
    assert price("baron", fragment) == points == BY_ID[fragment.split(".")[1]].creature_price


def test_11_an_aura_costs_the_price_of_its_ability_and_1_more() -> None:
    assert price("baron", "vortex.aura") == 0.5 + 1
    assert price("baron", "machine.aura") == 2 + 1
    assert price("baron", "shaman.aura") == 1.5 + 1


def test_11_prices_are_those_of_the_card_price_list_13() -> None:
    """Whatever is glued: the price is what the whole card gets better by."""
    for each in CARDS[:32]:
        for element in elements(each):
            before = form("baron")
            after, points = glue(before, each, element, None)
            worth = [
                custom.price("creature", x.attack, x.health, x.abilities, x.aura) - x.cost
                for x in (before, after)
            ]
            assert points == max(0.0, worth[1] - worth[0])


def test_ruling_17_worsening_an_element_costs_0_and_refunds_nothing() -> None:
    assert price("ogre", "zombie.health") == 0  # 4 to 1
    assert price("ogre", "carapace.attack") == 0
    assert price("ogre", "martyr.cost") == 0
    assert price("ogre", "steelback_ogre.defender") == 0
    assert price("ogre", "brute.attack") == 0.5  # and nothing comes back for another element


def test_ruling_17_a_creature_has_at_most_5_abilities() -> None:
    aberration = form("aberration")
    assert len(aberration.abilities) == 5
    assert refusal(aberration, "carapace.protection") == "too_many_abilities"
    assert refusal(aberration, "vortex.aura") == "too_many_abilities"
    assert len(glued(aberration, "carapace.protection>rage")[0].abilities) == 5


# What can be cut out, and where it goes


def test_11_fragments_are_attack_health_cost_abilities_and_aura() -> None:
    assert elements(PRINTED["troll"]) == ("attack", "health", "cost", "rage", "berserk")
    assert elements(PRINTED["machine"]) == ("attack", "health", "cost", "indestructible", "aura")


def test_11_nothing_may_be_glued_over_a_glued_fragment() -> None:
    creature = form("baron", "ogre.attack", "grrr.rage", "vortex.aura")
    assert refusal(creature, "martyr.attack") == "glued_already"
    assert refusal(creature, "machine.aura") == "glued_already"
    assert refusal(creature, "carapace.protection>rage") == "glued_already"
    assert glued(creature, "martyr.health")[0].health == 6


def test_11_an_ability_that_the_creature_has_already_is_refused() -> None:
    """ "A creature never has the same ability twice" (7)."""
    assert refusal(form("ogre"), "troll.berserk") == "has_ability"
    assert refusal(form("ogre"), "troll.berserk>berserk") == "has_ability"
    assert refusal(form("ogre", "troll.rage"), "grrr.rage") == "has_ability"


def test_11_an_aura_of_an_ability_that_it_has_may_be_glued() -> None:
    creature, points = glued(form("grrr"), "shaman.aura")
    assert (creature.aura, points) == (BY_ID["rage"], 2.5)


def test_11_an_aura_is_glued_over_an_aura() -> None:
    creature, points = glued(form("machine"), "vortex.aura")
    assert (creature.aura, points) == (BY_ID["sprint"], 0)
    assert glued(form("vortex"), "machine.aura")[1] == 3 - 1.5


def test_ruling_67_what_is_glued_counts_as_printed_and_the_name_stays() -> None:
    card = form("ogre", "baron.cost", "martyr.health", "grrr.rage", "vortex.aura").as_card()
    assert card.name() == PRINTED["ogre"].name()
    assert card.name("fr") == PRINTED["ogre"].name("fr")
    assert (card.cost, card.attack, card.health) == (3, 4, 6)
    assert [each.id for each in card.abilities] == ["berserk", "rage"]
    assert card.aura == BY_ID["sprint"].bit
    assert card.set == "custom"


def test_ruling_67_the_same_mutations_are_the_same_card() -> None:
    one = form("ogre", "baron.cost", "grrr.rage").as_card()
    other = form("ogre", "troll.rage", "baron.cost").as_card()
    assert one is other
    assert form("ogre").as_card() is PRINTED["ogre"]


def test_ruling_67_every_printed_creature_can_mutate() -> None:
    for card in CARDS:
        if card.is_creature:
            mutant, _ = glue(printed(card), PRINTED["brigand"], "health", None)
            called = mutant.as_card()
            assert [called.name(each) for each in LANGUAGES] == [
                card.name(each) for each in LANGUAGES
            ]


def test_ruling_68_an_incantation_gives_damage_cost_and_abilities_but_no_health() -> None:
    assert elements(PRINTED["cyclone"]) == ("attack", "cost", "perforation", "splash")
    creature = form("zombie", "annihilation.attack", "cyclone.splash")
    assert (creature.attack, [each.id for each in creature.abilities]) == (6, ["splash"])


def test_ruling_68_the_price_of_an_incantations_ability_is_a_creatures() -> None:
    perforation = BY_ID["perforation"]
    assert perforation.creature_price != perforation.incantation_price
    assert price("baron", "cyclone.perforation") == perforation.creature_price


def test_ruling_68_there_is_no_fragment_in_an_x_or_in_a_cost_that_no_creature_has() -> None:
    assert elements(PRINTED["marchroom"]) == ("health", "cost", "vulnerability")
    assert elements(PRINTED["transformutton"]) == ("cost", "vulnerability")
    assert PRINTED["liquefaction"].cost == 9
    assert "cost" not in elements(PRINTED["liquefaction"])


def test_ruling_69_an_ability_goes_to_a_free_place_or_over_another() -> None:
    beside = form("carnivore", "carapace.protection")
    assert [each.id for each in beside.abilities] == ["sprint", "rage", "splash", "protection"]
    over = form("carnivore", "carapace.protection>rage")
    assert [each.id for each in over.abilities] == ["sprint", "protection", "splash"]


def test_ruling_69_over_another_it_costs_the_difference() -> None:
    assert price("grrr", "carapace.protection>rage") == 2 - 1.5
    assert price("grrr", "scribe.indestructible>rage") == 0
    assert price("steelback_ogre", "grrr.rage>defender") == 1.5 + 1


def test_ruling_69_only_over_an_ability_that_is_there() -> None:
    assert refusal(form("ogre"), "grrr.rage>defender") == "no_such_element"
    with pytest.raises(IllegalAction) as caught:
        glue(form("ogre"), PRINTED["troll"], "health", "berserk")
    assert caught.value.code == "no_such_element"


def test_ruling_69_vulnerability_takes_the_place_of_the_attack() -> None:
    creature, points = glued(form("vortex"), "marchroom.vulnerability")
    assert points == 1.5
    assert refusal(creature, "ogre.attack") == "attack_is_x"
    assert creature.as_card().attack == 0
    creature, points = glued(form("brute"), "marchroom.vulnerability")
    assert points == max(0, 1.5 - 5 / 2)
    assert (creature.attack, creature.as_card().attack) == (5, 0)


def test_ruling_69_vulnerability_covered_leaves_an_attack_of_0() -> None:
    creature, points = glued(form("plague_bearer"), "grrr.rage>vulnerability")
    assert (creature.attack, points) == (0, 0)
    assert glued(creature, "ogre.attack")[1] == 2
