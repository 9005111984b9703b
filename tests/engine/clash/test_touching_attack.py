"""Abilities that touch in an attack: what the texts say of each pair, one example each."""

from __future__ import annotations

from positions import SOMEBODY, attacks, duel, expect, only, play

MANY = "BASTION boom cyclone meteorite annihilation combustion"
"""A hand with 5 health."""

PAIRS = {
    ("aerial", "berserk"): "7 aerial: no creature is attacked, so none is destroyed",
    ("aerial", "instinct"): "Ruling 33",
    ("aerial", "splash"): "7 aerial: the stronghold has no neighbours",
    ("aerial", "sprint"): "6.4: it moves before it attacks the stronghold",
    ("aerial", "vulnerability"): "7 vulnerability: stronghold health minus 1",
    ("aquatic", "sharpening"): "6.6 before 6.15: the doubled damage makes the excess",
    ("aquatic", "sprint"): "7 aquatic: Sprint's bonus is doubled too",
    ("aquatic", "vulnerability"): "7 vulnerability: the doubling comes on top",
    ("berserk", "defender"): "7 defender: never a stronghold, not after the last creature either",
    ("berserk", "instinct"): "6.19 before 6.20",
    ("berserk", "sharpening"): "7 sharpening: only the first time each turn",
    ("berserk", "vanish"): "7 vanish: before a Berserk attacker's next attack",
    ("defender", "instinct"): "Ruling 33",
    ("defender", "rage"): "7 defender, rage: creatures only, at once",
    ("defender", "sprint"): "6.3: no target, no attack, no Sprint",
    ("instinct", "protection"): "7 instinct: at least 1 damage; Ruling 33: before Protection",
    ("instinct", "regeneration"): "7 instinct: everything of an attack applies",
    ("instinct", "splash"): "7 instinct: everything of an attack applies",
    ("instinct", "vanish"): "6.16 before 6.20: it attacks from the rear",
    ("instinct", "vulnerability"): "Ruling 33: damage 0 turns it to the stronghold",
    ("perforation", "sharpening"): "7 sharpening: summed over all destroyed at once",
    ("perforation", "vanish"): "Ruling 37: several that vanish, rear first",
    ("perforation", "vulnerability"): "7 vulnerability: each target its own amount",
    ("protection", "regeneration"): "7 regeneration: at least 1 damage to at least one target",
    ("protection", "shackle"): "7 shackle: at least 1 damage",
    ("protection", "sharpening"): "7 sharpening: nothing where Protection reduced the damage",
    ("protection", "vanish"): "7 vanish: at least 1 damage",
    ("protection", "vulnerability"): "Ruling 31: damage of 0 does not use it up",
    ("regeneration", "sharpening"): "6.14 before 6.15; Ruling 36",
    ("regeneration", "splash"): "Ruling 10",
    ("regeneration", "vulnerability"): "7 regeneration: damage of 0 is none",
    ("shackle", "vanish"): "6.8 before 6.16",
    ("sharpening", "mercenary"): "Ruling 42",
    ("sharpening", "cursed"): "6.10 before 6.15: the card came back left, it heals nobody",
    ("sprint", "vanish"): "7 vanish moves it to the rear, the next Sprint starts there",
    ("sprint", "vulnerability"): "7 vulnerability: Sprint's bonus comes on top",
    ("vanish", "aura"): "6.18: auras update after it",
}


def hurt(told: list[str]) -> list[str]:
    return only(told, "damaged")


def test_pair_aerial_berserk():
    state = duel(a=f"{SOMEBODY} | harasser+griffin", b=f"{MANY} | zombie")
    assert attacks(play(state, "end")) == ["attacked_stronghold harasser au1 B 3"]


def test_pair_aerial_instinct():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | vampire")
    assert attacks(play(state, "end"))[1:] == ["attacked_stronghold vampire bu1 A 2"]
    expect(state, a="djinn giant BASTION titan | zombie")


def test_pair_aerial_splash():
    state = duel(a=f"{SOMEBODY} | harasser+exalting_bard", b=f"{MANY} | djinn titan | giant")
    events = play(state, "end")
    assert attacks(events) == ["attacked_stronghold harasser au1 B 3"]
    assert hurt(events) == []


def test_pair_aerial_sprint():
    state = duel(a=f"{SOMEBODY} | vortex harasser | | given aerial", b=MANY)
    assert only(play(state, "end"), "sprinted", "attacked_stronghold")[:2] == [
        "sprinted harasser au1 1",
        "attacked_stronghold harasser au1 B 3",
    ]


def test_pair_aerial_vulnerability():
    state = duel(a=f"{SOMEBODY} | baron+demonic_parasite", b=f"{MANY} | djinn")
    assert attacks(play(state, "end")) == ["attacked_stronghold baron au1 B 4"]
    expect(state, b="boom cyclone meteorite annihilation BASTION combustion | djinn")


def test_pair_aquatic_sharpening():
    state = duel(a=f"{SOMEBODY} | nitrogen_squirter", b=f"{MANY} | ogre")
    assert only(play(state, "end"), "sharpened") == ["sharpened nitrogen_squirter B 2"]


def test_pair_aquatic_sprint():
    state = duel(a=f"{SOMEBODY} | carapace moat_grrr", b=f"{MANY} | djinn")
    assert hurt(play(state, "end"))[0] == "damaged djinn bu1 4 4"


def test_pair_aquatic_vulnerability():
    """(7 - 1) * 2, and the excess of 5 by its Sharpening."""
    state = duel(a=f"{SOMEBODY} | abyssal_whisperer", b=f"{MANY} | djinn-1")
    assert only(play(state, "end"), "damaged", "sharpened") == [
        "damaged djinn bu1 12 0",
        "sharpened abyssal_whisperer B 5",
    ]


def test_pair_berserk_defender():
    state = duel(a=f"{SOMEBODY} | steelback_ogre", b=f"{MANY} | zombie")
    assert attacks(play(state, "end")) == ["attacked steelback_ogre au1 bu1 4"]
    expect(state, b=f"{MANY} zombie")


def test_pair_berserk_instinct():
    state = duel(a=f"{SOMEBODY} | parasite", b=f"{MANY} | zombie | brawler")
    assert attacks(play(state, "end")) == [
        "attacked parasite au1 bu1,bl1 1",
        "attacked_stronghold parasite au1 B 1",
        "attacked_stronghold brawler bl1 A 6",
    ]


def test_pair_berserk_protection_a_prevented_blow():
    state = duel(a=f"{SOMEBODY} | ogre", b=f"{MANY} | lieutenant zombie")
    assert len(attacks(play(state, "end"))) == 1


def test_pair_berserk_sharpening():
    state = duel(a=f"{SOMEBODY} | deserter", b=f"{MANY} | zombie gnome shaman titan")
    assert only(play(state, "end"), "sharpened") == ["sharpened deserter B 3"]


def test_pair_berserk_vanish():
    """The Growler that was hurt stands behind the Titan when the Parasite strikes again."""
    state = duel(a=f"{SOMEBODY} | brood", b=f"{MANY} | zombie growler titan djinn")
    assert hurt(play(state, "end")) == [
        "damaged zombie bu1 1 0",
        "damaged growler bu2 1 4",
        "damaged titan bu1 1 7",
        "damaged djinn bu2 1 7",
    ]


def test_pair_defender_instinct():
    state = duel(a=f"{SOMEBODY} | brigand", b=f"{MANY} | djinn | centaur")
    assert attacks(play(state, "end")) == ["attacked brigand au1 bu1,bl1 2"]


def test_pair_defender_rage():
    state = duel(a=f"{SOMEBODY} | furious_treant* | entranced_shaman*", b=f"{MANY} | djinn")
    assert attacks(play(state, "end")) == ["attacked furious_treant au1 bu1 3"]


def test_pair_defender_sprint():
    state = duel(a=f"{SOMEBODY} | carapace reptile | | given defender", b=MANY)
    assert only(play(state, "end"), "sprinted", "attacked_stronghold") == []


def test_pair_instinct_protection():
    state = duel(a=f"{SOMEBODY} | baron lieutenant", b=f"{MANY} | brawler | | given protection")
    assert attacks(play(state, "end")) == [
        "attacked lieutenant au2 bu1 3",
        "attacked baron au1 bu1 3",
        "attacked brawler bu1 au1 6",
    ]


def test_pair_instinct_regeneration():
    state = duel(a=f"{SOMEBODY} | baron", b="boom BASTION djinn giant | mad_scientist")
    assert only(play(state, "end"), "regenerated") == ["regenerated B bastion 3"]


def test_pair_instinct_splash():
    state = duel(a=f"{SOMEBODY} | baron | onyx_golem*", b=f"{MANY} | fearsome_warrior")
    assert attacks(play(state, "end")) == [
        "attacked baron au1 bu1 3",
        "attacked fearsome_warrior bu1 au1,al1 3",
    ]


def test_pair_instinct_vanish():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | small_fry titan")
    assert only(play(state, "end"), "vanished", "roused", "attacked") == [
        "attacked zombie au1 bu1 3",
        "vanished small_fry bu2",
        "roused small_fry bu2",
        "attacked small_fry bu2 au1 3",
    ]


def test_pair_instinct_vulnerability():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | giant_scorpion | | given instinct")
    assert attacks(play(state, "end"))[1] == "attacked_stronghold giant_scorpion bu1 A 2"
    state = duel(a=f"{SOMEBODY} | baron", b=f"{MANY} | giant_scorpion | | given instinct")
    assert attacks(play(state, "end"))[1] == "attacked giant_scorpion bu1 au1 4"


def test_pair_perforation_sharpening():
    state = duel(a=f"{SOMEBODY} | halbarder | | given sharpening", b=f"{MANY} | shaman baron-4")
    assert only(play(state, "end"), "sharpened") == ["sharpened halbarder B 7"]


def test_pair_perforation_vanish():
    state = duel(a=f"{SOMEBODY} | disciple", b=f"{MANY} | growler brittle_golem titan")
    assert only(play(state, "end"), "vanished") == [
        "vanished brittle_golem bu3",
        "vanished growler bu3",
    ]


def test_pair_perforation_vulnerability():
    state = duel(a=f"{SOMEBODY} | democtopus", b=f"{MANY} | titan zombie")
    assert hurt(play(state, "end")) == ["damaged titan bu1 7 1"]


def test_pair_protection_regeneration():
    """One target is protected, the other is not: that is at least one target."""
    state = duel(a="boom BASTION djinn | baron+forest_elf", b=f"{MANY} | martyr")
    assert only(play(state, "end"), "regenerated") == []
    state = duel(a="boom BASTION djinn | harpooner", b=f"{MANY} | martyr titan")
    assert only(play(state, "end"), "regenerated") == ["regenerated A bastion 2"]


def test_pair_protection_shackle():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | grabber(ogre) machine")
    play(state, "end")
    expect(state, b=f"{MANY} | grabber(ogre) machine")


def test_pair_protection_sharpening():
    state = duel(a=f"{SOMEBODY} | soul_devourer", b=f"{MANY} | lieutenant")
    assert only(play(state, "end"), "protected", "sharpened") == ["protected lieutenant bu1 4"]
    expect(state, a=f"{SOMEBODY} | soul_devourer")


def test_pair_protection_vanish():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | growler baron | | given protection")
    play(state, "end")
    expect(state, b=f"{MANY} | growler baron | | given protection")


def test_pair_protection_vulnerability():
    """1 health left: the computed damage is 0 and Protection waits for the next blow."""
    state = duel(a=f"{SOMEBODY} | zombie marchroom", b=f"{MANY} | lieutenant")
    assert only(play(state, "end"), "protected") == ["protected lieutenant bu1 3"]


def test_pair_regeneration_sharpening():
    state = duel(
        a="boom ogre BASTION djinn | soul_devourer | | given regeneration", b=f"{MANY} | zombie"
    )
    assert only(play(state, "end"), "regenerated", "sharpened") == [
        "regenerated A bastion 2",
        "sharpened soul_devourer B 3",
    ]


def test_pair_regeneration_splash():
    state = duel(
        a="boom ogre BASTION djinn | brigand | | given regeneration", b=f"{MANY} | titan | giant"
    )
    assert only(play(state, "end"), "regenerated") == ["regenerated A bastion 2"]


def test_pair_regeneration_vulnerability():
    state = duel(a="boom BASTION djinn | marchroom | | given regeneration", b=f"{MANY} | zombie")
    assert only(play(state, "end"), "regenerated") == []


def test_pair_shackle_vanish():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | growler(ogre) baron")
    assert only(play(state, "end"), "returned", "vanished") == [
        "returned ogre A right 4",
        "vanished growler bu2",
    ]


def test_pair_sharpening_mercenary():
    """The card has gone to A by then; the excess is for B all the same."""
    state = duel(a=f"{SOMEBODY} | soul_devourer", b=f"{MANY} | reason_gnawer")
    assert only(play(state, "end"), "returned", "stronghold_damaged") == [
        "returned reason_gnawer A right 4",
        "stronghold_damaged B bastion 3 2",
    ]


def test_pair_sharpening_cursed():
    state = duel(a=f"{SOMEBODY} | soul_devourer", b=f"{MANY} | damned_walker")
    assert only(play(state, "end"), "returned", "stronghold_damaged") == [
        "returned damned_walker B left 5",
        "stronghold_damaged B bastion 3 2",
    ]


def test_pair_sprint_aura():
    """Running to the bridge, the Reptile comes to stand by the Aquanaut: doubled at step 6."""
    state = duel(a=f"{SOMEBODY} | aquanaut grrr reptile", b=f"{MANY} | djinn")
    assert attacks(play(state, "end"))[0] == "attacked reptile au1 bu1 6"


def test_pair_sprint_vanish():
    """Hurt by the Brawler in between, the Pugilist is at the rear again and runs anew."""
    state = duel(a=f"{SOMEBODY} | fearful_pugilist+familiar onyx_golem", b=f"{MANY} | brawler")
    assert only(play(state, "end"), "attacked", "vanished", "sprinted") == [
        "attacked onyx_golem au2 bu1 2",
        "attacked brawler bu1 au1 6",
        "vanished fearful_pugilist au2",
        "sprinted fearful_pugilist au1 1",
        "attacked fearful_pugilist au1 bu1 3",
        "attacked brawler bu1 au1 6",
    ]


def test_pair_sprint_vulnerability():
    state = duel(a=f"{SOMEBODY} | carapace chewer", b=f"{MANY} | zombie")
    assert hurt(play(state, "end")) == ["damaged zombie bu1 1 0"]


def test_pair_vanish_aura():
    """The Brute has Vanish from the Cat; at the rear it has it no longer."""
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | brute scaredy_cat titan")
    events = play(state, "end")
    assert only(events, "vanished") == ["vanished brute bu3"]
    assert "abilities_changed brute bu3 - vanish" in events
