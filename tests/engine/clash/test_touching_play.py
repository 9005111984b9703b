"""Abilities that touch when a card is played or returns: what the texts say of each pair."""

from __future__ import annotations

from positions import SOMEBODY, attacks, duel, expect, only, play, texts, winners

MANY = "BASTION boom cyclone meteorite annihilation combustion"
"""A hand with 5 health."""

PAIRS = {
    ("aerial", "symbiote"): "7 symbiote: the pair has the abilities of both cards",
    ("backfire", "aquatic"): "7 aquatic: also with Backfire",
    ("backfire", "berserk"): "7 backfire: not with Berserk",
    ("backfire", "immolation"): "5.5 before 5.8, Ruling 23",
    ("backfire", "indestructible"): "7 indestructible: no damage from Backfire",
    ("backfire", "instinct"): "7 instinct: Backfire does not trigger it",
    ("backfire", "lucidity"): "Ruling 19: paid first; the hand is counted later",
    ("backfire", "price_of_blood"): "5.2 before 5.8: the stronghold has moved by then",
    ("backfire", "protection"): "5.9",
    ("backfire", "shackle"): "5.10: the card under a damaged creature goes back",
    ("backfire", "sharpening"): "7 backfire",
    ("backfire", "splash"): "7 backfire",
    ("backfire", "vanish"): "5.17",
    ("backfire", "vulnerability"): "Ruling 22",
    ("blackmail", "lucidity"): "Ruling 19: two different questions",
    ("blackmail", "symbiote"): "7 symbiote: one ability, one creature",
    ("counterorder", "cursed"): "Ruling 18: the end is the right one, Cursed or not",
    ("counterorder", "lucidity"): "another card is the leftmost afterwards",
    ("counterorder", "shackle"): "both take the leftmost card, each of its hand",
    ("cursed", "lucidity"): "a Cursed card that came back is the leftmost",
    ("cursed", "mercenary"): "7 mercenary: leftmost of the opponent's hand",
    ("cursed", "reinforcement"): "Ruling 39: what just came back leftmost is called",
    ("cursed", "shackle"): "Ruling 11",
    ("cursed", "symbiote"): "7 symbiote: each acts on its own card only",
    ("immolation", "mercenary"): "5.5: whoever plays the card, whosever it was",
    ("immolation", "price_of_blood"): "5.2 before 5.5",
    ("immolation", "reinforcement"): "Ruling 39: a called card suffers it",
    ("immolation", "symbiote"): "Ruling 26: the host counts",
    ("indestructible", "perforation"): "7 indestructible: the others are hit as usual",
    ("indestructible", "regeneration"): "7 regeneration: at least 1 damage",
    ("indestructible", "shackle"): "7 indestructible: no damage, no effect",
    ("indestructible", "vanish"): "7 vanish: at least 1 damage",
    ("indestructible", "symbiote"): "7 symbiote: the pair has it",
    ("instinct", "sharpening"): "7 instinct: incantations do not trigger it",
    ("lucidity", "price_of_blood"): "5.1 before 5.2, each on the paid card",
    ("lucidity", "shackle"): "the taken card made room: another is the leftmost",
    ("mercenary", "protection"): "5.9: an incantation that did nothing goes over all the same",
    ("mercenary", "reinforcement"): "7 reinforcement: only its own player's hand",
    ("mercenary", "shackle"): "Ruling 11",
    ("mercenary", "sharpening"): "5.15 before 5.16",
    ("mercenary", "symbiote"): "7 symbiote: each acts on its own card only",
    ("rage", "reinforcement"): "Ruling 40: a called creature with Rage attacks at once",
    ("rage", "symbiote"): "Ruling 41",
    ("reinforcement", "backfire"): "Ruling 39: steps 3 to 19 with all consequences",
    ("reinforcement", "blackmail"): "7 reinforcement: the leftmost available card",
    ("reinforcement", "counterorder"): "Ruling 39: steps 3 to 19",
    ("reinforcement", "lucidity"): "Ruling 39: 4 or less as printed",
    ("reinforcement", "price_of_blood"): "7 reinforcement: free, so nothing is missing",
    ("reinforcement", "shackle"): "Ruling 39; 5.10 before 5.11",
    ("reinforcement", "symbiote"): "Ruling 39: it enters as a creature of its own",
    ("shackle", "symbiote"): "7 shackle: damage to the pair is the carrier's",
    ("splash", "shackle"): "7 shackle: by whatever damage",
    ("symbiote", "aura"): "Ruling 41",
    ("symbiote", "protection"): "Ruling 41: used marks stay",
    ("symbiote", "vulnerability"): "7 symbiote: the attack is Vulnerability alone",
}


def test_pair_aerial_symbiote():
    state = duel(a="BASTION demonic_parasite ogre | baron", b=f"{MANY} | djinn")
    events = play(state, "demonic_parasite+u1 end")
    assert attacks(events) == ["attacked_stronghold baron au1 B 4"]


def test_pair_backfire_aquatic():
    state = duel(a="zombie BASTION spawn_from_below ogre", b=f"{MANY} | titan")
    play(state, "spawn_from_below:u")
    expect(state, b=f"{MANY} | titan-2")


def test_pair_backfire_berserk():
    state = duel(a="zombie BASTION knitterkiller ogre | democular", b=f"{MANY} | gnome djinn")
    assert attacks(play(state, "knitterkiller:u")) == []


def test_pair_backfire_immolation():
    state = duel(a="BASTION knitterkiller ogre djinn | sparkamender", b=f"{MANY} | titan")
    play(state, "knitterkiller:u")
    expect(state, b=f"{MANY} | titan-1")


def test_pair_backfire_indestructible():
    state = duel(a="zombie BASTION puny_demon ogre", b=f"{MANY} | scribe titan")
    events = play(state, "puny_demon:u")
    assert only(events, "untouched", "damaged") == ["untouched scribe bu1", "damaged titan bu2 1 7"]


def test_pair_backfire_instinct():
    state = duel(a="zombie BASTION knitterkiller ogre", b=f"{MANY} | brawler")
    assert only(play(state, "knitterkiller:u"), "roused") == []


def test_pair_backfire_lucidity():
    """Cultist: 0 mana as the leftmost card, then the cards left of the stronghold count."""
    state = duel(a="cultist zombie grrr BASTION ogre", b=f"{MANY} | titan", mana=0)
    play(state, "cultist:u")
    expect(state, b=f"{MANY} | titan-2", mana=0)


def test_pair_backfire_price_of_blood():
    state = duel(a="BASTION mechastrologer ogre djinn giant brute", b=f"{MANY} | titan", mana=4)
    events = play(state, "mechastrologer:u")
    assert only(events, "paid_in_blood", "backfired") == [
        "paid_in_blood A 2",
        "backfired mechastrologer bu1 1",
    ]
    expect(state, a="ogre BASTION djinn giant brute | mechastrologer*", b=f"{MANY} | titan-1")


def test_pair_backfire_protection():
    state = duel(a="zombie BASTION knitterkiller ogre", b=f"{MANY} | martyr")
    play(state, "knitterkiller:u")
    expect(state, b=f"{MANY} | martyr!")


def test_pair_backfire_shackle():
    state = duel(a="zombie BASTION knitterkiller ogre", b=f"{MANY} | mesmerizer(grrr)")
    play(state, "knitterkiller:u")
    expect(state, a="zombie BASTION ogre grrr | knitterkiller*", b=f"{MANY} | mesmerizer-1")


def test_pair_backfire_sharpening():
    """An incantation and its Backfire are one instance: 6 + 2 on 1 health."""
    state = duel(a="zombie grrr BASTION runic_glyph ogre", b=f"{MANY} | gnome")
    events = play(state, "runic_glyph@bu1")
    assert only(events, "damaged", "sharpened") == [
        "damaged gnome bu1 8 0",
        "sharpened runic_glyph B 7",
    ]


def test_pair_backfire_splash():
    state = duel(a="zombie BASTION corrupted_elf ogre", b=f"{MANY} | djinn | titan")
    play(state, "corrupted_elf:l")
    expect(state, b=f"{MANY} | djinn-1 | titan-1")


def test_pair_backfire_vanish():
    state = duel(a="zombie BASTION knitterkiller ogre", b=f"{MANY} | growler titan")
    assert only(play(state, "knitterkiller:u"), "vanished") == ["vanished growler bu2"]


def test_pair_backfire_vulnerability():
    state = duel(
        a="zombie BASTION knitterkiller ogre | | | given vulnerability", b=f"{MANY} | djinn"
    )
    play(state, "knitterkiller:u")
    expect(state, b=f"{MANY} | djinn-1")


def test_pair_blackmail_lucidity():
    state = duel(a="BASTION fort_guardian zombie grrr gnome | frosted_grrr slayer", b=MANY, mana=2)
    assert {text.split(":")[0] for text in texts(state)} == {"fort_guardian", "zombie", "end"}


def test_pair_blackmail_symbiote():
    state = duel(a="BASTION familiar zombie grrr gnome vortex | frosted_grrr", b=MANY, mana=20)
    play(state, "familiar+u1")
    assert {text.split(":")[0] for text in texts(state)} == {"zombie", "grrr", "gnome", "end"}


def test_pair_counterorder_cursed():
    state = duel(a="relentless_bag_of_bones BASTION emissary ogre", b=MANY)
    play(state, "emissary:u")
    expect(state, a="BASTION ogre relentless_bag_of_bones | emissary*")


def test_pair_counterorder_lucidity():
    state = duel(a="zombie BASTION emissary fort_guardian ogre", b=MANY, mana=3)
    play(state, "emissary:u fort_guardian:u")
    expect(state, a="BASTION ogre zombie | emissary* fort_guardian*", mana=0)


def test_pair_counterorder_shackle():
    state = duel(a="zombie BASTION emissary grabber ogre", b="grrr BASTION brute boom")
    play(state, "emissary:u grabber:u")
    expect(state, a="BASTION ogre zombie | emissary* grabber(grrr)*", b="BASTION brute boom")


def test_pair_cursed_lucidity():
    state = duel(a="BASTION lurking_in_shadows fort_guardian ogre", b=f"{MANY} | titan", mana=5)
    events = play(state, "lurking_in_shadows@bu1")
    expect(state, a="lurking_in_shadows BASTION fort_guardian ogre", mana=3)
    assert "fort_guardian:u" not in texts(state)
    assert events[-1].startswith("returned lurking_in_shadows A left")


def test_pair_cursed_mercenary():
    state = duel(a=f"boom {SOMEBODY} | brute", b=f"{MANY} | mortcenary")
    play(state, "end")
    expect(state, a=f"mortcenary boom {SOMEBODY} | brute", b=MANY)


def test_pair_cursed_reinforcement():
    state = duel(a=f"{SOMEBODY} | disciple", b=f"zombie {MANY} | damned_walker lackey")
    assert only(play(state, "end"), "called") == ["called B damned_walker"]
    expect(state, b=f"zombie {MANY} lackey | damned_walker")


def test_pair_cursed_shackle():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | grabber(damned_walker)")
    play(state, "end")
    expect(state, a=f"{SOMEBODY} damned_walker | zombie")


def test_pair_cursed_symbiote():
    state = duel(a=f"{SOMEBODY} | brute", b=f"{MANY} | damned_deserter+familiar-4")
    play(state, "end")
    expect(state, b=f"damned_deserter {MANY} familiar")


def test_pair_immolation_mercenary():
    """B's Rapscallion went to A; A plays it and A is burnt."""
    state = duel(a="BASTION rapscallion ogre djinn", b=f"{MANY} | sparkamender")
    play(state, "rapscallion:u")
    expect(state, a="ogre BASTION djinn | rapscallion*", b=f"{MANY} | sparkamender")


def test_pair_immolation_price_of_blood():
    state = duel(a="BASTION gargoyle ogre djinn giant | sparkamender", b=MANY, mana=3)
    assert only(play(state, "gargoyle:u"), "paid_in_blood", "immolated", "stronghold_damaged") == [
        "paid_in_blood A 1",
        "stronghold_damaged A bastion 1 3",
        "immolated sparkamender au1 A",
        "stronghold_damaged A bastion 1 2",
    ]
    expect(state, a="ogre BASTION djinn giant | sparkamender gargoyle*", mana=0)


def test_pair_immolation_reinforcement():
    state = duel(a=f"{SOMEBODY} | baron", b=f"zombie {MANY} | lackey sparkamender")
    assert only(play(state, "end"), "called", "immolated", "stronghold_damaged") == [
        "called B zombie",
        "immolated sparkamender bu1 B",
        "stronghold_damaged B bastion 1 5",
    ]


def test_pair_immolation_symbiote():
    state = duel(a="BASTION familiar ogre djinn | sparkamender", b=f"{MANY} | corrosive_slime")
    assert only(play(state, "familiar+u1"), "immolated") == [
        "immolated sparkamender au1 A",
        "immolated corrosive_slime bu1 A",
    ]


def test_pair_indestructible_perforation():
    state = duel(a="BASTION meteorite ogre", b=f"{MANY} | scribe titan")
    play(state, "meteorite@bu1")
    expect(state, b=f"{MANY} | scribe titan-4")


def test_pair_indestructible_protection():
    state = duel(a="zombie BASTION knitterkiller ogre", b=f"{MANY} | alpha")
    play(state, "knitterkiller:u")
    expect(state, b=f"{MANY} | alpha")


def test_pair_indestructible_protection_by_aura():
    """The aura of Protection of the Machine, which is Indestructible itself."""
    state = duel(a="BASTION cyclone ogre", b=f"{MANY} | machine brute | titan")
    play(state, "cyclone@bu1")
    expect(state, b=f"{MANY} | machine brute! | titan-3")


def test_pair_indestructible_regeneration():
    state = duel(a="boom BASTION vampires_blood_vial djinn", b=f"{MANY} | scribe")
    assert only(play(state, "vampires_blood_vial@bu1"), "regenerated") == []
    state = duel(a="boom BASTION vampires_blood_vial djinn", b=f"{MANY} | scribe | titan")
    assert only(play(state, "vampires_blood_vial@bu1"), "regenerated") == [
        "regenerated A bastion 2"
    ]


def test_pair_indestructible_shackle():
    state = duel(a="BASTION annihilation ogre", b=f"{MANY} | sequestrator(zombie)")
    play(state, "annihilation@bu1")
    expect(state, a="BASTION ogre annihilation", b=f"{MANY} | sequestrator(zombie)")


def test_pair_indestructible_vanish():
    state = duel(a="BASTION boom ogre", b=f"{MANY} | taunting_imp titan")
    play(state, "boom@bu1")
    expect(state, b=f"{MANY} | taunting_imp titan")


def test_pair_indestructible_symbiote():
    state = duel(a="BASTION annihilation ogre", b=f"{MANY} | zombie+specter")
    play(state, "annihilation@bu1")
    expect(state, b=f"{MANY} | zombie+specter")


def test_pair_instinct_sharpening():
    state = duel(a="BASTION sacrificial_goat ogre", b=f"{MANY} | brawler")
    assert only(play(state, "sacrificial_goat@bu1"), "roused", "sharpened") == []


def test_pair_lucidity_price_of_blood():
    """The Guardian is cheap as leftmost card; the Gargoyle pays the rest in blood."""
    state = duel(a="BASTION fort_guardian gargoyle djinn giant titan", b=MANY, mana=4)
    events = play(state, "fort_guardian:u gargoyle:l")
    assert only(events, "card_played", "paid_in_blood") == [
        "card_played A fort_guardian 2 2",
        "card_played A gargoyle 4 0",
        "paid_in_blood A 2",
    ]


def test_pair_lucidity_shackle():
    state = duel(a="BASTION grabber ogre", b="zombie BASTION fort_guardian djinn")
    play(state, "grabber:u end")
    assert play(state, "fort_guardian:l")[0] == "card_played B fort_guardian 2 1"


def test_pair_mercenary_protection():
    state = duel(a="BASTION dislocation ogre", b=f"{MANY} | martyr")
    play(state, "dislocation@bu1")
    expect(state, a="BASTION ogre", b=f"{MANY} dislocation | martyr!")


def test_pair_mercenary_reinforcement():
    state = duel(a=f"zombie {SOMEBODY} | brute", b=f"grrr {MANY} | rapscallion recruitor")
    assert only(play(state, "end"), "called") == []


def test_pair_mercenary_shackle():
    state = duel(a=f"{SOMEBODY} | zombie", b=f"{MANY} | grabber(rapscallion)")
    play(state, "end")
    expect(state, a=f"{SOMEBODY} rapscallion | zombie", b=f"{MANY} grabber")


def test_pair_mercenary_sharpening():
    """The excess comes first, the incantation that heals B by one after it."""
    state = duel(a="BASTION light_storm ogre", b="BASTION djinn giant titan | baron-3")
    assert only(play(state, "light_storm@bu1"), "returned", "stronghold_damaged") == [
        "returned baron B right 4",
        "stronghold_damaged B bastion 3 1",
        "returned light_storm B right 2",
    ]


def test_pair_mercenary_symbiote():
    state = duel(a="BASTION annihilation ogre | zombie+reason_gnawer", b=MANY)
    play(state, "annihilation@au1")
    expect(state, a="BASTION ogre zombie annihilation", b=f"{MANY} reason_gnawer")


def test_pair_rage_reinforcement():
    state = duel(a="BASTION boom grrr djinn | lackey", b=f"{MANY} | titan")
    assert attacks(play(state, "boom@au1 end")) == ["attacked grrr au1 bu1 1"]


def test_pair_rage_symbiote():
    state = duel(a="BASTION baron banshee ogre", b=f"{MANY} | titan", mana=20)
    assert attacks(play(state, "baron:u banshee+u1 end")) == ["attacked baron au1 bu1 7"]


def test_pair_reinforcement_backfire():
    state = duel(a=f"{SOMEBODY} | baron", b=f"knitterkiller zombie grrr {MANY} | lackey")
    assert only(play(state, "end"), "called", "backfired", "damaged")[1:] == [
        "called B knitterkiller",
        "backfired knitterkiller au1 2",
        "damaged baron au1 2 3",
    ]


def test_pair_reinforcement_blackmail():
    """Four cards are in hand, three available: the Zombie is not."""
    state = duel(a=f"{SOMEBODY} | baron", b="BASTION boom cyclone titan zombie | lackey gorger")
    assert only(play(state, "end"), "called") == []
    state = duel(a=f"{SOMEBODY} | baron", b="BASTION boom cyclone titan zombie | lackey")
    assert only(play(state, "end"), "called") == ["called B zombie"]


def test_pair_reinforcement_counterorder():
    state = duel(a=f"{SOMEBODY} | baron", b=f"emissary grrr {MANY} | lackey")
    play(state, "end")
    expect(state, b=f"{MANY} lackey grrr | emissary")


def test_pair_reinforcement_lucidity():
    state = duel(a=f"{SOMEBODY} | baron", b=f"tunnel_troll zombie {MANY} | lackey")
    assert only(play(state, "end"), "called") == ["called B zombie"]


def test_pair_reinforcement_price_of_blood():
    state = duel(a=f"{SOMEBODY} | baron", b=f"gargoyle {MANY} | lackey", mana=0)
    events = play(state, "end")
    assert only(events, "called", "paid_in_blood", "stronghold_damaged") == ["called B gargoyle"]


def test_pair_reinforcement_shackle():
    """A called Shackle takes the leftmost card of the attacker's hand."""
    state = duel(a=f"boom {SOMEBODY} | baron", b=f"grabber {MANY} | lackey")
    play(state, "end")
    expect(state, a=f"{SOMEBODY} | baron", b=f"{MANY} lackey | grabber(boom)")


def test_pair_reinforcement_symbiote():
    state = duel(a=f"{SOMEBODY} | baron", b=f"familiar {MANY} | lackey titan")
    play(state, "end")
    expect(state, b=f"{MANY} lackey | titan familiar")


def test_pair_shackle_symbiote():
    state = duel(a="BASTION familiar boom ogre | mesmerizer(zombie)", b=MANY)
    play(state, "familiar+u1")
    expect(state, a="BASTION boom ogre | mesmerizer+familiar(zombie)", b=MANY)
    play(state, "boom@au1")
    expect(state, a="BASTION ogre boom | mesmerizer+familiar-1", b=f"{MANY} zombie")


def test_pair_splash_shackle():
    state = duel(a="BASTION combustion ogre", b=f"{MANY} | titan | mesmerizer(zombie)")
    play(state, "combustion@bu1")
    expect(state, a="BASTION ogre zombie combustion", b=f"{MANY} | titan-2 | mesmerizer-2")


def test_pair_symbiote_aura():
    """Shaman under a Griffin: the pair gives its neighbours Rage."""
    state = duel(a=f"{SOMEBODY} | zombie* shaman+griffin*", b=f"{MANY} | titan")
    assert attacks(play(state, "end")) == ["attacked zombie au1 bu1 3"]


def test_pair_symbiote_protection():
    state = duel(a="BASTION animated_armor boom ogre | lieutenant!", b=MANY, mana=20)
    events = play(state, "animated_armor+u1 boom@au1")
    assert only(events, "untouched", "protected", "damaged") == ["untouched lieutenant au1"]
    expect(state, a="BASTION ogre boom | lieutenant+animated_armor!")


def test_pair_symbiote_vulnerability():
    state = duel(a="BASTION familiar ogre | giant_scorpion", b=f"{MANY} | titan")
    events = play(state, "familiar+u1 end")
    assert only(events, "damaged") == ["damaged titan bu1 7 1"]


def test_5_5_a_lost_game_ends_before_backfire():
    """Immolation ends it before Backfire."""
    state = duel(a="zombie FORT knitterkiller grrr", b=f"{MANY} | elfcandescent")
    events = play(state, "knitterkiller:u")
    assert only(events, "backfired") == []
    assert winners(state) == ("B",)
