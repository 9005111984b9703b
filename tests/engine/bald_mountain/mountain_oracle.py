"""An independent, naive implementation of Battle on the Bald Mountain: the witness.

It is written from bald-mountain.md alone, uses the position document of section 12 and knows
nothing of the engine but the named random generator. It is slow and plain on purpose: read it next
to the rules page. Numbers in comments are the sections and rulings of that page.
"""

from __future__ import annotations

import copy
from typing import Any

from mountain_effects import (
    act_on,
    can_be_done,
    carry_out,
    change,
    cost_question,
    discard,
    draw,
    holds,
    locked,
    make_rule,
    pay_way_out,
    put,
    question,
    rules,
    toll,
    us,
)
from mountain_table import (
    CARDS,
    COLOURS,
    LIST,
    OPTIONAL,
    SEATS,
    Position,
    actor_at,
    branches,
    check,
    completed,
    seats_from_actor,
    side_of,
    steps_beside,
    top,
    tops,
)

from engine import chance

DECK_STREAM = "deck"
PICKS_STREAM = "picks"


class Oracle:
    """A running or finished game. It can be copied deeply and pickled: it has only its position."""

    def __init__(self, position: Position) -> None:
        self._position = position

    @classmethod
    def setup(cls, mode: str, seed: int) -> Oracle:
        """Return a new game, up to the first decision (2)."""
        deck = chance.shuffled(LIST, chance.stream(seed, DECK_STREAM))
        hands = dict[str, list[str]]()
        for seat in SEATS[mode]:
            size = 6 if mode == "three" and seat == "B" else 3
            hands[seat], deck = deck[:size], deck[size:]
        position = completed({"mode": mode, "hands": hands, "deck": deck})
        position["chance"] = chance.stream(seed, PICKS_STREAM)
        oracle = cls(position | {"turn": 0})
        oracle._begin_turn()
        oracle._go_on()
        return oracle

    @classmethod
    def load(cls, document: Position) -> Oracle:
        """Load a position of section 12 or, without `format`, a loose one of section 14.

        Everything automatic is done. Raises ValueError with the path of what is wrong.
        """
        position = copy.deepcopy(document) if "format" in document else completed(document)
        check(position)
        if position["step"] == "wonders" and "fires" not in position:
            just_begun = not position.get("resolving")
            position["fires"] = wonders_ready_to_fire(position) if just_begun else []
        oracle = cls(position)
        oracle._go_on()
        return oracle

    def document(self) -> Position:
        """Return the position of section 12, with `outcome` after the end."""
        position = copy.deepcopy(self._position)
        return {key: value for key, value in position.items() if value or key not in OPTIONAL}

    def to_act(self) -> str | None:
        """Return the seat that must move; None after the end."""
        asked = None if self._over() else self._asked()
        return None if self._over() else asked[0] if asked else self._position["active"]

    def legal(self) -> set[str]:
        """Return the canonical moves of the seat to act."""
        if self._over():
            return set()
        asked = self._asked()
        if asked:
            return set(asked[1])
        if self._position["step"] == "wonders":
            return self._wonder_moves()
        return self._actions()

    def play(self, text: str) -> None:
        """Make a canonical move and what follows. Raises ValueError if it isn't legal."""
        if text not in self.legal():
            raise ValueError(text)
        position = self._position
        if position.get("resolving"):
            self._answer(text)
        elif position["step"] == "wonders":
            position["fires"].remove(text[:-1])
            if text.endswith("*"):
                self._begin_effect(text[:-1], "fire")
        else:
            self._act(text)
        self._go_on()

    # The course of a turn (3)

    def _begin_turn(self) -> None:
        """Begin the next turn: start (step 1) and the list of wonders (step 2)."""
        position = self._position
        position["turn"] += 1
        position["active"] = actor_at(position["mode"], position["turn"])
        side = side_of(position["active"])
        position["rules"] = [rule for rule in position.get("rules", []) if rule["side"] != side]
        position["used"] = []
        position["actions"] = 2
        position["step"] = "wonders"
        position["fires"] = wonders_ready_to_fire(position)

    def _end_turn(self) -> None:
        position = self._position
        if position.get("last_turn"):
            self._compare("last turn")
            return
        position["rules"] = [rule for rule in position.get("rules", []) if rule["rule"] != "edge"]
        self._begin_turn()

    def _go_on(self) -> None:
        """Do everything automatic, up to the next decision or the end."""
        while not self._over():
            position = self._position
            if position.get("resolving"):
                if not self._continue_effect():
                    return
            elif position["step"] == "wonders":
                if not self._continue_wonders():
                    return
            elif position["actions"] == 0:
                self._end_turn()
            else:
                return

    def _continue_wonders(self) -> bool:
        """Fire the only wonder, or end the step and draw; False if the actor decides (R4)."""
        position = self._position
        firing = self._firing_now()
        if not firing:
            if not position["deck"]:
                self._compare("empty deck")
                return True
            del position["fires"]
            position["step"] = "actions"
            draw(position, position["active"], 1)
            return True
        if len(firing) == 1 and not CARDS[firing[0]]["optional"]:
            position["fires"].remove(firing[0])
            self._begin_effect(firing[0], "fire")
            return True
        return False

    def _firing_now(self) -> list[str]:
        """Return the listed wonders that can fire now."""
        position = self._position
        ready = wonders_ready_to_fire(position)
        return [c for c in position["fires"] if c in ready and can_be_done(position, c)]

    def _wonder_moves(self) -> set[str]:
        firing = self._firing_now()
        declined = {card + "~" for card in firing if CARDS[card]["optional"]}
        return {card + "*" for card in firing} | declined

    def _actions(self) -> set[str]:
        """Return the moves of step 4."""
        position = self._position
        moves = {"end"} | {"+" + card for card in position["hands"][position["active"]]}
        if position["deck"]:
            moves.add("draw")
        return moves | {lying["card"] + "!" for lying in tops(position) if self._activates(lying)}

    def _activates(self, lying: dict[str, Any]) -> bool:
        card = lying["card"]
        return (
            lying["side"] == us(self._position)
            and not CARDS[card]["wonder"]
            and card not in self._position.get("used", [])
            and not locked(self._position, CARDS[card]["colour"])
            and can_be_done(self._position, card, toll(self._position))
        )

    def _act(self, text: str) -> None:
        position = self._position
        if text == "end":
            position["actions"] = 0  # unused actions are lost
            return
        position["actions"] -= 1
        if text == "draw":
            draw(position, position["active"], 1)
        elif text.startswith("+"):
            put(position, text[1:])
        else:
            card = text[:-1]
            position.setdefault("used", []).append(card)
            change(position, us(position), "energy", -toll(position))
            self._check_the_end()
            if not self._over():
                self._begin_effect(card, "activate")

    # Effects (4)

    def _begin_effect(self, card: str, how: str) -> None:
        """Pay energy and gems; the cards are asked for, then the steps follow."""
        position = self._position
        cost = CARDS[card]["cost"]
        for part in cost:
            if part["pay"] != "cards":
                change(position, us(position), part["pay"], -part["n"])
        at: str | list[int] = "cost" if any(part["pay"] == "cards" for part in cost) else [0]
        entry = {"card": card, "how": how, "at": at}
        position.setdefault("resolving", []).append(entry)
        self._check_the_end()

    def _asked(self) -> tuple[str, list[str], bool] | None:
        """Return the question of the innermost effect, if it has one."""
        position = self._position
        if not position.get("resolving"):
            return None
        entry = position["resolving"][-1]
        if entry["at"] == "cost":
            return cost_question(position, self._card_cost())
        return question(position, self._step())

    def _card_cost(self) -> dict[str, Any]:
        entry = self._position["resolving"][-1]
        parts = [part for part in CARDS[entry["card"]]["cost"] if part["pay"] == "cards"]
        assert len(parts) == 1
        return dict(parts[0])

    def _step(self) -> dict[str, Any]:
        entry = self._position["resolving"][-1]
        return steps_beside(entry["card"], entry["at"])[entry["at"][-1]]

    def _continue_effect(self) -> bool:
        """Do one step, or give an automatic answer; return False if a seat is asked."""
        asked = self._asked()
        if asked is None:
            self._carry_out_step()
        elif not asked[1]:
            self._finish_step()  # nothing left to name (R27)
        elif len(asked[1]) == 1 and asked[2]:
            self._answer(asked[1][0])
        else:
            self._note_question(asked[0])
            return False
        return True

    def _note_question(self, seat: str) -> None:
        """Store the part of the open question that doesn't follow from the effect (12)."""
        position = self._position
        if position["resolving"][-1]["at"] == "cost":
            return
        noted = position.get("question", {})
        op = self._step()["op"]
        if op == "play":
            position["question"] = {"played": noted.get("played", 0)}
        elif op == "discard":
            position["question"] = {"of": seat, "picked": noted.get("picked", {})}

    def _carry_out_step(self) -> None:
        position, step = self._position, self._step()
        if step["op"] == "if":
            self._enter(0 if holds(position, step["cond"]) else 1)
        elif step["op"] == "unless":
            self._enter(0)  # the way out can't be paid
        elif step["op"] == "discard" and step["pick"] == "owner":
            self._reveal_discards()
        else:
            carry_out(position, step)
            self._finish_step()

    def _enter(self, branch: int) -> None:
        """Continue with the first step of a branch, if it has any."""
        entry = self._position["resolving"][-1]
        if branches(self._step())[branch]:
            entry["at"] = [*entry["at"], branch, 0]
        else:
            self._finish_step()

    def _finish_step(self) -> None:
        """End the current step: check for the end of the game, continue with the next one."""
        position = self._position
        position.pop("question", None)
        self._check_the_end()
        if self._over():
            return
        entry = position["resolving"][-1]
        at = entry["at"]
        while at[-1] + 1 == len(steps_beside(entry["card"], at)):
            at = at[:-2]  # the branch is over, and with it the step that contains it
            if not at:
                position["resolving"].pop()
                if position["resolving"]:  # a repeat or copy is over
                    self._finish_step()
                return
        entry["at"] = [*at[:-1], at[-1] + 1]

    def _answer(self, text: str) -> None:
        """Apply the answer of the seat that is asked, or an automatic one."""
        position = self._position
        entry = position["resolving"][-1]
        if entry["at"] == "cost":
            discard(position, position["active"], text[1:].split("-"))
            entry["at"] = [0]
            return
        step = self._step()
        op = step["op"]
        if op == "choose":
            self._enter(int(text[1:]) - 1)
        elif op == "play":
            self._play_one(text)
        elif op == "discard":
            asked = self._asked()
            assert asked
            noted = position.setdefault("question", {"picked": {}})
            noted["picked"][asked[0]] = text[1:].split("-")
        elif op == "unless" and text == "no":
            self._enter(0)
        elif op == "unless":
            pay_way_out(position, step["pay"], text)
            self._finish_step()
        elif op in ("repeat", "copy"):
            self._begin_effect(text[1:], op)
        elif op == "rule":
            assert text[1:] in COLOURS
            make_rule(position, step, text[1:])
            self._finish_step()
        else:
            act_on(position, op, text[1:])
            self._finish_step()

    def _play_one(self, text: str) -> None:
        """Play a card of `play n`, or end it (R25)."""
        position = self._position
        if text == "done":
            self._finish_step()
            return
        put(position, text[1:])
        played = position.get("question", {}).get("played", 0) + 1
        if played == self._step()["n"] or not position["hands"][position["active"]]:
            self._finish_step()
        else:
            position["question"] = {"played": played}

    def _reveal_discards(self) -> None:
        """Discard all picks together, seat by seat in turn order (R14)."""
        picked = self._position.get("question", {}).get("picked", {})
        for seat in seats_from_actor(self._position):
            discard(self._position, seat, picked.get(seat, []))
        self._finish_step()

    # The end (7)

    def _over(self) -> bool:
        return "outcome" in self._position

    def _check_the_end(self) -> None:
        """Check 0 energy before 15 gems (R16); both sides in one step are compared."""
        sides = self._position["sides"]
        empty = [side for side in (0, 1) if sides[side]["energy"] == 0]
        rich = [side for side in (0, 1) if sides[side]["gems"] >= 15]
        if len(empty) == 2:
            self._compare("energy")
        elif empty:
            self._win(1 - empty[0], "energy")
        elif len(rich) == 2:
            self._compare("gems")
        elif rich:
            self._win(rich[0], "gems")

    def _compare(self, reason: str) -> None:
        """Compare: more gems, then more energy, then a draw (R18)."""
        ours, theirs = ((side["gems"], side["energy"]) for side in self._position["sides"])
        self._win(None if ours == theirs else 0 if ours > theirs else 1, reason)

    def _win(self, side: int | None, reason: str) -> None:
        position = self._position
        winners = [seat for seat in SEATS[position["mode"]] if side_of(seat) == side]
        position["outcome"] = {"winner": winners, "reason": reason}
        for key in ("resolving", "question", "fires"):
            position.pop(key, None)  # nothing further resolves


def wonders_ready_to_fire(position: Position) -> list[str]:
    """Return the actor's top wonders, neither locked nor stilled, by altar (R5, R29)."""
    side = us(position)
    if rules(position, "still", 1 - side):
        return []
    cards = []
    for altar in COLOURS:
        lying = top(position, altar)
        if lying and lying["side"] == side and not locked(position, altar):
            cards.append(lying["card"])
    return [card for card in cards if CARDS[card]["wonder"]]
