"""What is claimed of puzzles is proved: a sample here, all by `bridgekeeper puzzle explain`."""

from __future__ import annotations

import re
from copy import deepcopy
from itertools import combinations
from typing import Any

import pytest
from positions import document

from engine.clash.cards import card
from engine.clash.puzzles.economy import cards_in
from engine.games import grimoire_of
from puzzles import library
from puzzles.claims import Explanation
from puzzles.difficulty import rated
from puzzles.explaining import MOST_TRIES, PuzzleTrial, explain, tempting_tries
from puzzles.judge import judge
from puzzles.puzzle import Puzzle, read_puzzle
from puzzles.solver import solve

PUZZLES = library.of_game("clash")
SAMPLE = PUZZLES[5::24]

sampled = pytest.mark.parametrize("puzzle", SAMPLE, ids=[puzzle.id for puzzle in SAMPLE])


def claimed_of(puzzle: Puzzle) -> Explanation:
    found = puzzle.explanation
    assert found is not None
    return found


def test_every_puzzle_is_explained() -> None:
    for puzzle in PUZZLES:
        found = claimed_of(puzzle)
        assert found.tried, puzzle.id
        assert found.themes or puzzle.set == "first_steps", puzzle.id


def test_no_try_is_a_part_of_the_solution_or_another_order_of_it() -> None:
    for puzzle in PUZZLES:
        trial, tried = PuzzleTrial(puzzle), claimed_of(puzzle).tried
        assert not trial.plays(tried) <= trial.plays(puzzle.solution.split()), puzzle.id


@sampled
def test_passing_refutes_the_try_only_if_nothing_else_refutes_another(puzzle: Puzzle) -> None:
    found, trial = claimed_of(puzzle), PuzzleTrial(puzzle)
    solution = judge(puzzle, puzzle.solution).played
    replies = [trial.refutation(line) for line in tempting_tries(puzzle, trial, solution)]
    assert len(found.reply) == max(map(len, replies[:MOST_TRIES]))


def test_what_is_named_are_cards_of_the_puzzle() -> None:
    for puzzle in PUZZLES:
        found, there = claimed_of(puzzle), {each.id for each in cards_in(puzzle.state())}
        assert found.named.keys() <= {*found.motifs}
        assert {card for named in found.named.values() for card in named.cards} <= there, puzzle.id


@sampled
def test_what_is_stored_is_what_is_worked_out(puzzle: Puzzle) -> None:
    solved = solve(puzzle.state(), puzzle.goal)
    assert explain(puzzle, solved) == claimed_of(puzzle)
    assert rated(solved) == puzzle.rating


@sampled
def test_the_tempting_try_fails_and_no_shorter_reply_refutes_it(puzzle: Puzzle) -> None:
    found = claimed_of(puzzle)
    verdict = judge(puzzle, " ".join(found.tried))
    assert not verdict.reached
    assert verdict.reason in ("short", "refuted", "lost")
    assert bool(found.reply) == (verdict.reason == "refuted")
    trial = PuzzleTrial(puzzle)
    assert not found.reply or trial.is_refuted_by(found.tried, found.reply)
    for size in range(len(found.reply) - 1):
        for part in combinations(found.reply[:-1], size):
            assert not trial.is_refuted_by(found.tried, [*part, found.reply[-1]])


def without(puzzle: Puzzle, ability: str) -> Puzzle:
    """Return the puzzle with cards made up anew that lack an ability, in a document of its own."""
    written: dict[str, Any] = deepcopy(puzzle.document())
    made_up: dict[str, Any] = {}

    def plain(card_id: str) -> str:
        if card_id in ("BASTION", "FORT"):
            return card_id
        printed = card(card_id)
        aura = printed.aura_ability
        made_up[f"x_{card_id}"] = {
            "kind": "creature" if printed.is_creature else "incantation",
            "name": {"en": printed.name()},
            "attack": printed.attack,
            **({"health": printed.health} if printed.is_creature else {}),
            "abilities": [each.id for each in printed.abilities if each.id != ability],
            "aura": aura.id if aura and aura.id != ability else None,
            "cost": printed.cost,
        }
        return f"x_{card_id}"

    for seat in written["position"]["seats"].values():
        seat["hand"] = [plain(each) for each in seat["hand"]]
        for creature in (*seat["upper"], *seat["lower"]):
            for key in ("card", "symbiote"):
                if key in creature:
                    creature[key] = plain(creature[key])
            held = creature.get("shackled", [])
            creature["shackled"] = [
                plain(each) for each in ([held] if isinstance(held, str) else held)
            ]
    written["position"]["cards"] = made_up
    return read_puzzle(written)


def by_names(line: str) -> str:
    """Return a line in which cards have their names: made-up ones have other ids."""
    return re.sub(r"([a-z_]+)(?=[:@+])", lambda found: card(found[1]).name(), line)


@sampled
def test_abilities_matter_that_the_solution_fails_without(puzzle: Puzzle) -> None:
    found = claimed_of(puzzle)
    themes = grimoire_of("clash").themes
    assert themes is not None
    in_view = themes.rules(puzzle.state())
    assert len(in_view) == found.in_view
    solution, tried = by_names(puzzle.solution), by_names(" ".join(found.tried))
    pairs = "symbiote" in str(puzzle.position)
    for ability in in_view:
        if ability == "symbiote" and pairs:
            continue  # no document has a pair without it
        plain = without(puzzle, ability)
        assert judge(plain, solution).reached == (ability not in found.rules), ability
        assert judge(plain, tried).reached == (ability in found.spoilers), ability


# Shapes, each on a puzzle where it is plain


def by_hand(line: str, goal: dict[str, Any], **position: Any) -> Puzzle:
    return read_puzzle(
        {
            "format": 1,
            "id": "x",
            "title": {"en": "X"},
            "set": "mixed",
            "position": document(**position),
            "goal": goal,
            "solution": line,
        }
    )


def motifs_of(line: str, goal: dict[str, Any], **position: Any) -> list[str]:
    """Return the motifs of the game alone."""
    puzzle = by_hand(line, goal, **position)
    verdict = judge(puzzle, line)
    assert verdict.reached, verdict
    themes = grimoire_of("clash").themes
    assert themes is not None
    return [*themes.found(puzzle.state(), PuzzleTrial(puzzle), verdict.played)]


def explained(line: str, goal: dict[str, Any], **position: Any) -> Explanation:
    puzzle = by_hand(line, goal, **position)
    return explain(puzzle, solve(puzzle.state(), puzzle.goal))


WIN: dict[str, Any] = {"kind": "win", "turns": 1}
SURVIVE: dict[str, Any] = {"kind": "survive", "turns": 1}
ALL: dict[str, Any] = {"kind": "destroy", "creatures": "all"}


def test_a_lane_that_a_play_clears() -> None:
    open_lane = {"a": "boom BASTION ogre troll | brute", "b": "FORT troll | zombie", "mana": 1}
    assert motifs_of("boom@bu1 end", WIN, **open_lane) == ["clearing"]
    beside = open_lane | {"a": "boom BASTION ogre troll | | brute"}
    assert motifs_of("boom@bu1 end", WIN, **beside) == []


def test_a_creature_that_has_to_stand_there() -> None:
    weak = {"a": "FORT brute zombie ogre", "b": "BASTION troll | microctopus", "mana": 4}
    assert motifs_of("brute:u end", SURVIVE, **weak) == ["defence"]
    strong = weak | {"b": "BASTION troll | zombie", "a": "FORT boom zombie ogre ogre"}
    assert motifs_of("boom@bu1 end", SURVIVE, **strong | {"a": "FORT boom zombie ogre"}) == [
        "strike"
    ]


def test_a_card_that_comes_back_and_is_played_again() -> None:
    twice = {"a": "boom BASTION ogre troll", "b": "BASTION troll ogre | lanternfish", "mana": 2}
    assert motifs_of("boom@bu1 boom@bu1", ALL, **twice) == ["together", "feeding"]
    assert explained("boom@bu1 boom@bu1", ALL, **twice).named["feeding"].count == 2


def test_a_creature_that_only_several_blows_destroy() -> None:
    """Lanternfish has 2 health, and a Boom deals 1."""
    twice = {"a": "boom BASTION ogre troll", "b": "BASTION troll ogre | lanternfish", "mana": 2}
    found = explained("boom@bu1 boom@bu1", ALL, **twice).named["together"]
    assert (found.cards, found.count) == (["lanternfish"], 2)
    once = twice | {"b": "BASTION troll ogre | zombie", "mana": 1}
    assert "together" not in motifs_of("boom@bu1", ALL, **once)


def test_what_a_card_gives_its_neighbours() -> None:
    """Zombie may attack in the turn in which it is played, next to Shaman's Rage alone."""
    given = {"a": "shaman zombie BASTION troll", "b": "BASTION troll ogre | zombie", "mana": 4}
    found = explained("zombie:u shaman:u end", ALL, **given | {"b": "BASTION ogre | lanternfish"})
    assert (found.named["lending"].cards, found.named["lending"].rules) == (["shaman"], ["rage"])
    assert "quiet" not in found.motifs
    useless = {"a": "shaman BASTION troll | brute", "b": "BASTION ogre | lanternfish", "mana": 4}
    assert "lending" not in motifs_of("end", ALL, **useless)


def test_a_creature_that_sprints_for_a_greater_blow() -> None:
    """Solitary Ribbit has an attack of 1, and 1 more for each creature that it passes."""
    behind = {
        "a": "ogre BASTION troll | carapace solitary_ribbit",
        "b": "BASTION ogre | lanternfish",
        "mana": 0,
    }
    named = explained("end", ALL, **behind).named["sprinting"]
    assert (named.cards, named.count) == (["solitary_ribbit"], 2)
    alone = {"a": "ogre BASTION troll | solitary_ribbit", "b": "BASTION ogre | zombie", "mana": 0}
    assert "sprinting" not in motifs_of("end", ALL, **alone)


def test_an_own_creature_that_falls() -> None:
    """Splash kills it: the incantation is aimed at the other one."""
    beside = {"a": "vitality_syphon BASTION troll | ogre | zombie", "b": "FORT brute", "mana": 4}
    found = explained("vitality_syphon@au1 end", WIN, **beside)
    assert found.named["sacrifice"].cards == ["zombie"]
    assert "friendly" not in found.motifs


def test_an_own_creature_that_an_incantation_is_aimed_at() -> None:
    given = {"a": "boom BASTION ogre troll | zombie", "b": "BASTION troll ogre | zombie", "mana": 2}
    assert motifs_of("boom@au1 boom@bu1", ALL, **given) == ["friendly", "feeding"]
    assert explained("boom@au1 boom@bu1", ALL, **given).named["friendly"].cards == ["zombie"]


def test_a_blow_for_a_protection() -> None:
    given = {"a": "boom BASTION ogre | partisan", "b": "BASTION troll ogre | squealer", "mana": 1}
    assert motifs_of("boom@bu1 end", ALL, **given) == ["breaking"]
    assert explained("boom@bu1 end", ALL, **given).named["breaking"].cards == ["boom"]


def test_a_play_without_which_the_own_stronghold_falls() -> None:
    """Corrosive Slime immolates: Regicide costs a point of health, and there is only one."""
    given = {
        "a": "sailor lanternfish regicide FORT brute",
        "b": "FORT clan_leader | lanternfish corrosive_slime",
        "mana": 6,
    }
    goal = {"kind": "destroy", "creatures": ["bu1"]}
    line = "sailor:l regicide:u end"
    assert motifs_of(line, goal, **given) == ["healing"]
    assert explained(line, goal, **given).named["healing"].cards == ["sailor"]
    healthy = given | {"a": "sailor lanternfish regicide FORT brute ogre"}
    assert motifs_of(line, goal, **healthy) == []


def test_a_stronghold_that_is_moved_for_backfire_and_damage_to_spare() -> None:
    given = {
        "a": "BASTION zombie runic_glyph microctopus treant mayan_idol noble_warrior",
        "b": "BASTION brute lanternfish baron mental_strike | | obsidian_dragon sparkamender",
        "mana": 8,
    }
    line, bastion = "zombie:l runic_glyph@bl1", {"kind": "destroy_bastion"}
    named = explained(line, bastion, **given).named
    assert named["pushing"].cards == ["runic_glyph"]
    assert (named["surplus"].cards, named["surplus"].count) == (["runic_glyph"], 5)
    fallen = library.by_id(
        "gems-30"
    )  # Immolation fells the bastion first, so fewer cards are counted
    assert fallen.explanation is not None
    assert "immolation" in fallen.explanation.rules
    assert "pushing" not in fallen.explanation.named
    whole = "sacrificial_goat@bu1"
    enough = {"a": "sacrificial_goat BASTION ogre", "b": "BASTION troll | zombie", "mana": 6}
    assert "surplus" not in motifs_of(whole, ALL, **enough)


def test_a_card_that_is_in_the_opponents_way() -> None:
    """Ripper is cursed. Back at the left end of the hand it puts Disintegration out of reach."""
    full = {
        "a": "boom djinn giant FORT ogre | | zombie",
        "b": "shapeless_beast djinn demonic_overlord disintegration BASTION troll "
        "| ripper-4 | titan",
        "mana": 1,
    }
    found = explained("boom@bu1 end", SURVIVE, **full)
    assert found.named["gift"].cards == ["ripper"]
    harmless = full | {"b": "shapeless_beast djinn demonic_overlord giant BASTION troll | ripper-4"}
    assert "gift" not in motifs_of("boom@bu1 end", SURVIVE, **harmless)


def test_a_card_that_is_weaker_than_another_one() -> None:
    """With Treant there is no mana for a second creature, and each attacker needs one."""
    both = {
        "a": "lanternfish fresh_recruit treant FORT ogre",
        "b": "BASTION troll | microctopus | zombie",
        "mana": 2,
    }
    line = "lanternfish:u fresh_recruit:l end"
    assert explained(line, SURVIVE, **both).named["weaker"].cards == ["treant"]
    assert "weaker" not in motifs_of(line, SURVIVE, **both | {"mana": 3})
    no_better = both | {"a": "lanternfish fresh_recruit microctopus FORT ogre"}
    assert "weaker" not in motifs_of(line, SURVIVE, **no_better)


def test_a_shackle_that_stays_closed() -> None:
    """Jailor deals 5, and with Brute back in its hand the fort would have 6 cards."""
    closed = {"a": "zombie BASTION ogre | jailor(brute)", "b": "FORT troll ogre djinn lich giant"}
    assert explained("end", WIN, **closed).named["closed"].cards == ["brute"]
    to_spare = closed | {"b": "FORT troll ogre djinn lich"}
    assert "closed" not in motifs_of("end", WIN, **to_spare)


def test_damage_that_is_exactly_enough() -> None:
    """Ogre deals 4: three points of health, and the one that Zombie gives back."""
    exact = {"a": "boom BASTION gnome | ogre", "b": "FORT troll giant djinn | zombie", "mana": 1}
    found = explained("boom@bu1 end", WIN, **exact)
    assert "exact" in found.motifs
    assert found.named["exact"].count == 4
    assert "exact" not in motifs_of("boom@bu1 end", WIN, **exact | {"b": "FORT troll | zombie"})
    falls = {"a": "boom BASTION gnome | ogre", "b": "BASTION troll giant djinn | zombie", "mana": 1}
    assert "exact" in motifs_of("boom@bu1 end", {"kind": "destroy_bastion"}, **falls)


BEYOND = {
    "a": "ogre troll giant assassin boom BASTION djinn | brute",
    "b": "FORT troll | zombie",
    "mana": 3,
}
"""Boom is the fifth card, and only Assassin can be paid before it."""


def test_a_card_that_is_out_of_reach_and_one_that_only_uncovers_it() -> None:
    found = explained("assassin:l boom@bu1 end", WIN, **BEYOND)
    assert found.named["reach"].cards == ["boom"]
    assert found.named["uncovering"].cards == ["assassin"]
    assert "order" not in found.motifs, "Boom first would do, were it in reach"
    near = BEYOND | {"a": "boom ogre troll giant assassin BASTION djinn | brute"}
    assert not {"reach", "uncovering"} & {*explained("boom@bu1 end", WIN, **near).motifs}


def test_only_an_order_that_reach_does_not_explain_is_claimed() -> None:
    """The other order of these plays, which no card allows at first, would solve it too."""
    puzzle = library.by_id("breaching-in-15")
    assert not {"order", "uncovering"} & {*claimed_of(puzzle).motifs}
    assert "reach" in claimed_of(puzzle).motifs
    feeding = {"a": "boom BASTION ogre troll", "b": "BASTION troll ogre | lanternfish", "mana": 2}
    assert "order" not in explained("boom@bu1 boom@bu1", ALL, **feeding).motifs, "it has one alone"


def test_motifs_name_their_cards() -> None:
    given = {"a": "boom BASTION ogre troll | zombie", "b": "BASTION troll ogre | zombie", "mana": 2}
    named = explained("boom@au1 boom@bu1", ALL, **given).named
    assert (named["friendly"].cards, named["feeding"].cards) == (["zombie"], ["boom"])
    open_lane = {"a": "boom BASTION ogre troll | brute", "b": "FORT troll | zombie", "mana": 1}
    assert explained("boom@bu1 end", WIN, **open_lane).named["clearing"].cards == ["zombie"]
    weak = {"a": "FORT brute zombie ogre", "b": "BASTION troll | microctopus", "mana": 4}
    assert explained("brute:u end", SURVIVE, **weak).named["defence"].cards == ["brute"]


@pytest.mark.parametrize(
    ("title", "motif"),
    [
        ("Right Through the Lot of Them", "quiet"),
        ("Bones Go Back in the Bag", "gift"),
        ("A Noble Threat", "fork"),
        ("Too Big to Stop", "threats"),
        ("The Shaman Counts His Cards", "counted"),
    ],
)
def test_motifs_of_built_in_puzzles(title: str, motif: str) -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.named("en") == title)
    assert motif in claimed_of(puzzle).motifs


def test_a_reply_counts_only_when_it_is_whole_and_legal() -> None:
    puzzle = library.by_id("treachery-20")
    found, trial = claimed_of(puzzle), PuzzleTrial(puzzle)
    assert trial.is_refuted_by(found.tried, found.reply)
    assert not trial.is_refuted_by(found.tried, found.reply[:-1])
    assert not trial.is_refuted_by(found.tried, ["ogre:u", "end"])
    assert not trial.is_refuted_by(puzzle.solution.split(), found.reply)
