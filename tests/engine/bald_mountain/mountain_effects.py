"""What cards demand and do: sections 5, 6 and 8, on plain positions.

Part of the witness (see `mountain_oracle`). Every function reads or changes a position document;
the innermost entry of `resolving` is the card that acts.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from mountain_table import (
    CARDS,
    COLOURS,
    Position,
    branches,
    in_list_order,
    next_opponent,
    operations,
    seats_from_actor,
    side_of,
    top,
    tops,
)

from engine import chance

Step = dict[str, Any]


def us(position: Position) -> int:
    return side_of(position["active"])


def them(position: Position) -> int:
    return 1 - us(position)


def rules(position: Position, rule: str, side: int) -> list[dict[str, Any]]:
    """Return the rules in force of one kind that a side has made, the oldest first."""
    return [
        each for each in position.get("rules", []) if each["rule"] == rule and each["side"] == side
    ]


def locked(position: Position, altar: str) -> bool:
    """Return whether an altar is locked by either side: a lock binds all (8)."""
    locks = rules(position, "lock", 0) + rules(position, "lock", 1)
    return any(lock["altar"] == altar for lock in locks)


# Counting (8)


def count(position: Position, counter: str) -> int:
    if counter == "their_altars":
        return sum(card["side"] == them(position) for card in tops(position))
    if counter == "own_energy":
        return int(position["sides"][us(position)]["energy"])
    assert counter == "opponent_hand"
    hands = position["hands"]
    sizes = [len(hands[seat]) for seat in hands if side_of(seat) == them(position)]
    return max(sizes) if position["mode"] == "four" else sum(sizes)


def amount(position: Position, n: int | dict[str, Any]) -> int:
    if isinstance(n, int):
        return n
    number = count(position, n["per"]) * int(n.get("times", 1))
    return min(number, n["max"]) if "max" in n else number


def holds(position: Position, condition: dict[str, Any]) -> bool:
    if "less" in condition:
        what = condition["less"]
        ours, theirs = position["sides"][us(position)], position["sides"][them(position)]
        return bool(ours[what] < theirs[what])
    number = count(position, condition["count"])
    if "at_least" in condition:
        return bool(number >= condition["at_least"])
    return bool(number <= condition["at_most"])


def seats_named(position: Position, who: str) -> list[str]:
    """Return the seats that a step about cards names, in turn order from the actor."""
    if who == "each_mage":
        return seats_from_actor(position)
    return [{"me": position["active"], "next_opponent": next_opponent(position)}[who]]


def share(position: Position, seat: str, who: str, n: int) -> int:
    """Return a mage's number: with three mages `each_mage` doubles that of the lone one (8)."""
    return 2 * n if who == "each_mage" and position["mode"] == "three" and seat == "B" else n


def shares_of_sides(position: Position, who: str, n: int) -> dict[int, int]:
    """Return how much energy or gems a step gives to or takes from each side that it names."""
    if who != "each_mage":
        return {{"us": us(position), "them": them(position)}[who]: n}
    total = {0: 0, 1: 0}
    for seat in position["hands"]:
        total[side_of(seat)] += share(position, seat, who, n)
    return total


# The test (5)


def toll(position: Position) -> int:
    """Return the surcharge of the actor's side for an activation by an action."""
    return sum(rule["n"] for rule in rules(position, "toll", them(position)))


def can_be_done(position: Position, card: str, more_energy: int = 0) -> bool:
    """Return whether the demands of section 5 are met, before anything is spent."""
    side = position["sides"][us(position)]
    need = {"energy": more_energy, "gems": 0}
    for cost in CARDS[card]["cost"]:
        if cost["pay"] != "cards":
            need[cost["pay"]] += cost["n"]
        elif len(payable(position, cost)) < cost["n"]:
            return False
    if any(side[what] < n for what, n in need.items()):
        return False
    return steps_can_be_done(position, CARDS[card]["effect"])


def payable(position: Position, cost: dict[str, Any]) -> list[str]:
    """Return the cards of the actor's hand that a cost may take."""
    hand = position["hands"][position["active"]]
    return [card for card in hand if cost.get("colour") in (None, CARDS[card]["colour"])]


def steps_can_be_done(position: Position, steps: list[Step]) -> bool:
    return all(step_can_be_done(position, step) for step in steps)


def step_can_be_done(position: Position, step: Step) -> bool:
    """Return whether the demands of one step on the actor's side are met."""
    op = step["op"]
    if op in NAMING and step.get("target") != "self":
        return bool(targets(position, step))
    if op == "play":
        return bool(position["hands"][position["active"]])
    if op == "choose":
        return bool(options(position, step))
    if op == "if":
        return steps_can_be_done(position, taken_branch(position, step))
    if op == "discard" and step["who"] in ("me", "each_mage"):
        actor = position["active"]
        return len(position["hands"][actor]) >= share(position, actor, step["who"], step["n"])
    if op == "lose":
        sides = shares_of_sides(position, step["who"], amount(position, step["n"]))
        return position["sides"][us(position)][step["what"]] >= sides.get(us(position), 0)
    return True


def options(position: Position, step: Step) -> list[int]:
    """Return the options of a choice that can be done, counted from 0."""
    return [i for i, option in enumerate(step["options"]) if steps_can_be_done(position, option)]


def taken_branch(position: Position, step: Step) -> list[Step]:
    return branches(step)[0 if holds(position, step["cond"]) else 1]


# Targets (8)

NAMING = ("banish", "turn", "bury", "retrieve", "repeat", "copy")


def targets(position: Position, step: Step) -> list[str]:
    """Return the cards that a step may name, in the order of the altars or of the discard pile."""
    op = step["op"]
    if op == "retrieve":
        return list(position["discard"])
    if op in ("repeat", "copy"):
        side = us(position) if op == "repeat" else them(position)
        return [c["card"] for c in tops(position) if c["side"] == side and lends(position, c)]
    guarded = bool(rules(position, "guard", them(position)))
    free = [c for c in tops(position) if c["side"] == us(position) or not guarded]
    if op == "bury":
        stacks = position["altars"]
        return [c["card"] for c in free if len(stacks[CARDS[c["card"]]["colour"]]) >= 2]
    return [c["card"] for c in free if c["side"] == them(position)]


def lends(position: Position, lying: dict[str, Any]) -> bool:
    """Return whether a top card may be repeated or copied (8: repeat, copy)."""
    card = lying["card"]
    row = CARDS[card]
    return (
        not row["wonder"]
        and not operations(row["effect"]) & {"repeat", "copy"}  # so the card itself can't be either
        and not locked(position, row["colour"])
        and can_be_done(position, card)
    )


# Questions (6)


def question(position: Position, step: Step) -> tuple[str, list[str], bool] | None:
    """Return the seat that is asked, all answers, and if an only answer is automatic (R15)."""
    actor = position["active"]
    op = step["op"]
    if op == "rule" and step["rule"] == "lock":
        return actor, ["@" + colour for colour in COLOURS], False
    if op in NAMING and step.get("target") != "self":
        return actor, ["@" + card for card in targets(position, step)], True
    if op == "choose":
        return actor, [f"={option + 1}" for option in options(position, step)], True
    if op == "play":
        played = position.get("question", {}).get("played", 0)
        done = ["done"] if played else []
        return actor, ["+" + card for card in position["hands"][actor]] + done, True
    if op == "discard" and step["pick"] == "owner":
        return discarder(position, step)
    if op == "unless" and way_out_is_open(position, step["pay"]):
        return next_opponent(position), ways_out(position, step["pay"]), False
    return None


def some_of(cards: list[str], n: int) -> list[str]:
    """Return all ways to name n of the cards, canonically."""
    return ["".join("-" + card for card in few) for few in combinations(in_list_order(cards), n)]


def cost_question(position: Position, cost: dict[str, Any]) -> tuple[str, list[str], bool]:
    """Return which cards can pay; asked even for a whole hand (R15, examples 20 and 26)."""
    return position["active"], some_of(payable(position, cost), cost["n"]), False


def discarder(position: Position, step: Step) -> tuple[str, list[str], bool] | None:
    """Return the discards of the next mage in turn order who has not yet picked (R14)."""
    picked = position.get("question", {}).get("picked", {})
    for seat in seats_named(position, step["who"]):
        hand = position["hands"][seat]
        if hand and seat not in picked:
            n = share(position, seat, step["who"], step["n"])
            return seat, some_of(hand, min(n, len(hand))), n >= len(hand)
    return None


def way_out_is_open(position: Position, pay: dict[str, Any]) -> bool:
    if pay["what"] == "cards":
        return len(position["hands"][next_opponent(position)]) >= pay["n"]
    return bool(position["sides"][them(position)][pay["what"]] >= pay["n"])


def ways_out(position: Position, pay: dict[str, Any]) -> list[str]:
    if pay["what"] == "cards":
        return [*some_of(position["hands"][next_opponent(position)], pay["n"]), "no"]
    return ["yes", "no"]


# Resolving (8)


def change(position: Position, side: int, what: str, n: int) -> int:
    """Give to a side, or take as much as there is; return the amount."""
    holding = position["sides"][side]
    n = max(n, -holding[what])
    holding[what] += n
    return n


def discard(position: Position, seat: str, cards: list[str]) -> None:
    """Move cards from the hand to the discard pile, one by one in the order of the card list."""
    for card in in_list_order(cards):
        position["hands"][seat].remove(card)
        position["discard"].insert(0, card)


def draw(position: Position, seat: str, n: int) -> None:
    """Draw by an effect: what is left, and the last turn begins if that is too little (7)."""
    if n > len(position["deck"]):
        position["last_turn"] = True
    position["hands"][seat] += position["deck"][:n]
    position["deck"] = position["deck"][n:]


def at_random(position: Position, seat: str) -> str | None:
    """Return a random card of a hand, from the stream of picks (11)."""
    hand = position["hands"][seat]
    if not hand:
        return None
    place, position["chance"] = chance.draw(position["chance"], len(hand))
    return str(hand[place])


def attack(position: Position, n: int) -> None:
    """Attack the other side from the actor's, in the four steps of section 8."""
    if n == 0:
        return
    in_force = position.get("rules", [])
    for edge in rules(position, "edge", us(position)):
        n += edge["n"]
        in_force.remove(edge)
    reflects = rules(position, "reflect", them(position))
    if reflects:
        in_force.remove(reflects[0])
        change(position, us(position), "energy", -n)
        return
    for ward in rules(position, "ward", them(position)):
        n = max(0, n - ward["n"])
    change(position, them(position), "energy", -n)


def put(position: Position, card: str) -> None:
    """Play a card of the actor's hand onto the altar of its colour."""
    position["hands"][position["active"]].remove(card)
    lying = {"card": card, "side": us(position)}
    position["altars"][CARDS[card]["colour"]].insert(0, lying)


def banish(position: Position, altar: str) -> None:
    position["discard"].insert(0, position["altars"][altar].pop(0)["card"])


def banish_self(position: Position) -> None:
    entry = position["resolving"][-1]
    altar = CARDS[entry["card"]]["colour"]
    lying = top(position, altar)
    if entry["how"] != "copy" and lying and lying["card"] == entry["card"]:
        banish(position, altar)


def act_on(position: Position, op: str, card: str) -> None:
    """Apply a step to the card that the actor named for it."""
    altar = CARDS[card]["colour"]
    stack = position["altars"][altar]
    if op == "retrieve":
        position["discard"].remove(card)
        position["hands"][position["active"]].append(card)
    elif op == "banish":
        banish(position, altar)
    elif op == "turn":
        stack[0]["side"] = us(position)
    else:
        assert op == "bury"
        stack.append(stack.pop(0))


def make_rule(position: Position, step: Step, altar: str | None) -> None:
    rule = {"rule": step["rule"], "side": us(position)}
    if "n" in step:
        rule["n"] = step["n"]
    if altar:
        rule["altar"] = altar
    position.setdefault("rules", []).append(rule)


def pay_way_out(position: Position, pay: dict[str, Any], answer: str) -> None:
    """Let the next opponent lose, discard or give what the way out costs."""
    seat, actor = next_opponent(position), position["active"]
    if pay["what"] != "cards":
        change(position, them(position), pay["what"], -pay["n"])
        if pay["to"] == "give":
            change(position, us(position), pay["what"], pay["n"])
    elif pay["to"] == "discard":
        discard(position, seat, answer[1:].split("-"))
    else:
        for card in answer[1:].split("-"):
            position["hands"][seat].remove(card)
            position["hands"][actor].append(card)


def change_hands(position: Position, step: Step, n: int) -> None:
    """Move cards without a choice: drawn, discarded or stolen at random."""
    if step["op"] == "steal_card":
        seat = next_opponent(position)
        for _ in range(n):
            if card := at_random(position, seat):
                position["hands"][seat].remove(card)
                position["hands"][position["active"]].append(card)
        return
    for seat in seats_named(position, step["who"]):
        to_act = share(position, seat, step["who"], n)
        if step["op"] == "draw":
            draw(position, seat, to_act)
            continue
        for _ in range(to_act):
            card = at_random(position, seat)
            discard(position, seat, [card] if card else [])


def carry_out(position: Position, step: Step) -> None:
    """Apply a step that asks no seat and contains no other steps."""
    op = step["op"]
    n = amount(position, step.get("n", 0))
    if op == "attack":
        attack(position, n)
    elif op in ("gain", "lose"):
        for side, part in shares_of_sides(position, step["who"], n).items():
            change(position, side, step["what"], part if op == "gain" else -part)
    elif op == "steal":
        taken = -change(position, them(position), step["what"], -n)
        change(position, us(position), step["what"], taken)
    elif op in ("draw", "discard", "steal_card"):
        change_hands(position, step, n)
    elif op == "banish":
        banish_self(position)
    elif op == "actions":
        position["actions"] += n
    else:
        assert op == "rule"
        make_rule(position, step, None)
