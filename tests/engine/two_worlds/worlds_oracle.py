"""An independent, naive implementation of the Duel of Two Worlds: the witness.

It is written from two-worlds.md alone, uses the position document of section 14 and knows nothing
of the engine but the named random generator. It is slow and plain on purpose: read it next to the
rules page. Numbers in comments are the sections and rulings of that page.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Any

from worlds_board import advance, board_after, bury, hurt, move
from worlds_positions import POSITION, SEAT, WARRIOR, completed, read, written
from worlds_setup import deal, pick, picking
from worlds_spells import castings, resolve
from worlds_table import (
    RANKS,
    SPELLS,
    WARRIORS,
    Item,
    Position,
    ahead,
    cell_of,
    free_entries,
    opponent,
    progress,
    standing,
)
from worlds_warriors import abilities, blow, reaches

QUIET_TURNS = 12
LAST_TURN = 120

Moves = dict[str, Callable[[], None]]


class Oracle:
    """A running or finished game. It can be copied deeply and pickled: it has only its position."""

    def __init__(self, position: Position) -> None:
        self._position = position

    @classmethod
    def setup(cls, setup: str, seed: int, second_player_spells: int = 2) -> Oracle:
        """Return a new game (`basic` or `draft`), at the first picks of both seats (2)."""
        position = copy.deepcopy(POSITION) | {"setup": setup, "step": "picks", "seed": seed}
        position["seats"] = {seat: copy.deepcopy(SEAT) for seat in "AB"}
        if second_player_spells != 2:
            position["second_player_spells"] = second_player_spells
        deal(position, RANKS[0])
        return cls(position)

    @classmethod
    def load(cls, document: Position) -> Oracle:
        """Load a position of section 14 or, without `format`, a loose one of section 16.

        Everything automatic is done. Raises ValueError with the path of what is wrong.
        """
        oracle = cls(read(document if "format" in document else completed(document)))
        oracle._go_on()
        return oracle

    def document(self) -> Position:
        """Return the position of section 14, with `outcome` after the end."""
        return written(self._position)

    def to_act(self) -> tuple[str, ...]:
        """Return the seats that must move: both in simultaneous picks, none after the end (7)."""
        position = self._position
        if self._over():
            return ()
        if position["step"] == "picks":
            return tuple(picking(position))
        return (position["window"] or position["active"],)

    def legal(self, seat: str) -> set[str]:
        """Return the canonical moves of a seat; none if it is not to act."""
        return set(self._moves(seat))

    def play(self, seat: str, text: str) -> None:
        """Make a canonical move and what follows. Raises ValueError if it isn't legal."""
        moves = self._moves(seat)
        if text not in moves:
            raise ValueError(f"{seat} {text}")
        moves[text]()
        self._go_on()

    def _moves(self, seat: str) -> Moves:
        position = self._position
        if seat not in self.to_act():
            return {}
        if position["step"] == "picks":
            packet = position["seats"][seat]["packet"]
            return {card: partial(pick, position, seat, card) for card in packet}
        if position["stack"]:
            return {"pass": self._pass} | self._spells(seat) | self._abilities(seat)
        return self._step_moves(seat) | self._abilities(seat)

    # The course of a turn (3)

    def _step_moves(self, seat: str) -> Moves:
        """Return what the steps offer, or `go` if they offer nothing (14)."""
        position = self._position
        step, side = position["step"], position["seats"][seat]
        moves = Moves()
        if step == "summon" and side["warriors"]:
            moves = {c[0]: partial(self._summon, c) for c in free_entries(position, seat)}
        elif step == "action":
            moves = {"end": self._end_action} | self._attacks(seat) | self._spells(seat)
        elif step == "draw" and side["spells"]:
            moves = {"-" + card: partial(self._draw, card) for card in side["hand"]}
            moves["take"] = self._draw
        return moves or {"go": self._pass_on}

    def _go_on(self) -> None:
        """Do everything automatic, up to the next decision or the end."""
        while not self._over():
            position = self._position
            if position["stack"]:
                if not self._window_is_skipped():
                    return
                self._pass()
                continue
            if position["step"] in ("picks", "action"):
                return
            seat = position["active"]
            if self._abilities(seat):
                return  # a shift can be used before the step [R 28]
            moves = self._step_moves(seat)
            only = next(iter(moves.values())) if len(moves) == 1 else None
            # The only row needs no question; a draw does, even with an empty hand (16, example 7).
            if only is None or "take" in moves:
                return
            only()

    def _pass_on(self) -> None:
        """Continue without a choice before step 1, or skip steps 2 and 4."""
        position = self._position
        if position["step"] == "start":
            advance(position)
            self._settle()
            position["step"] = "summon"
        elif position["step"] == "summon":
            position["step"] = "action"
        else:
            self._end_turn()

    def _summon(self, cell: str) -> None:
        """Do step 2: the top card of the warrior deck comes into play."""
        position = self._position
        seat = position["active"]
        position["serial"] += 1
        card = position["seats"][seat]["warriors"].pop(0)
        warrior = {"card": card, "owner": seat, "no": position["serial"]}
        position["board"][cell] = copy.deepcopy(WARRIOR) | warrior
        position["eventful"] = True
        position["step"] = "action"
        self._settle()

    def _end_action(self) -> None:
        self._position["step"] = "draw"

    def _draw(self, discarded: str | None = None) -> None:
        """Do step 4: one spell, or two for one; then `scholar`."""
        position = self._position
        side = position["seats"][position["active"]]
        if discarded:
            side["hand"].remove(discarded)
            side["cast"].insert(0, discarded)
        own = standing(position, position["active"])
        scholars = sum("scholar" in abilities(warrior) for _, warrior in own)
        for _ in range((2 if discarded else 1) + scholars):
            if side["spells"]:
                side["hand"].append(side["spells"].pop(0))
        self._end_turn()

    def _end_turn(self) -> None:
        """Check the last cell [R 8] and the quiet rift [R 27]; begin the other seat's turn."""
        position = self._position
        seat = position["active"]
        if any(progress(seat, cell) == 7 for cell, _ in standing(position, seat)):
            self._end("breakthrough", [seat])
            return
        position["quiet"] = 0 if position["eventful"] else position["quiet"] + 1
        if position["quiet"] >= QUIET_TURNS or position["turn"] >= LAST_TURN:
            self._quiet_rift()
            return
        for _, warrior in standing(position):
            warrior |= {"damage": 0, "shifted": False, "shaped": False}
        position |= {"attacked": False, "eventful": False, "step": "start"}
        position |= {"turn": position["turn"] + 1, "active": opponent(seat)}

    # Attack (5)

    def _attacks(self, seat: str) -> Moves:
        """Return every target with every set of warriors that reach it with at least 1 damage."""
        position = self._position
        moves = Moves()
        if position["attacked"]:
            return moves
        for target, _ in standing(position, opponent(seat)):
            able = [c for c, _ in standing(position, seat) if reaches(position, c, target)]
            for size in range(1, len(able) + 1):
                for cells in combinations(able, size):
                    company = len(cells) > 1
                    if all(blow(position, c, target, in_company=company) >= 1 for c in cells):
                        text = f"{'+'.join(cells)}>{target}"
                        moves[text] = partial(self._attack, cells, target, hold=False)
                        if not any(self._is_silent(position["board"][c]["no"]) for c in cells):
                            moves[text + "!"] = partial(self._attack, cells, target, hold=True)
        return moves

    def _attack(self, cells: tuple[str, ...], target: str, *, hold: bool) -> None:
        position = self._position
        board = position["board"]
        item: Item = {"attack": board[target]["no"], "by": position["active"]}
        item["with"] = [board[cell]["no"] for cell in cells]
        if hold:
            item["hold"] = True
        position["attacked"] = True
        self._put(item)

    def _resolve_attack(self, item: Item) -> None:
        """Resolve an attack, computed again; participants that don't reach are left out [R 14]."""
        position = self._position
        target = cell_of(position, item["attack"])
        if target is None:
            return
        there = [cell_of(position, number) for number in item["with"]]
        cells = [cell for cell in there if cell and reaches(position, cell, target)]
        if not cells:
            return
        company = len(cells) > 1
        total = sum(blow(position, cell, target, in_company=company) for cell in cells)
        used = set[str]().union(*(abilities(position["board"][cell]) for cell in cells))
        blows = {target: total}
        army = position["board"][target]["owner"]
        behind = ahead(army, target, -1)
        if "splash" in used and behind in dict(standing(position, army)):
            blows[behind] = 1
        hurt(position, blows)
        bury(position)
        survivor = cell_of(position, item["attack"])
        if survivor:
            if "knockback" in used and board_after(position, survivor, -1) is not None:
                move(position, survivor, -1)
        elif "reap" in used:
            self._reap(item["by"])

    def _reap(self, seat: str) -> None:
        """Put the regular warrior that was destroyed last under the warrior deck (10)."""
        side = self._position["seats"][seat]
        for index, card in enumerate(side["fallen"]):
            if WARRIORS[card]["rank"] == "regular":
                side["warriors"].append(side["fallen"].pop(index))
                self._position["eventful"] = True
                return

    # Spells and abilities (6, 8, 10)

    def _spells(self, seat: str) -> Moves:
        """Return all that the seat can cast now, in its window or its step 3."""
        position = self._position
        moves = Moves()
        for spell in dict.fromkeys(position["seats"][seat]["hand"]):
            if SPELLS[spell]["timing"] == "any_time" or seat == position["active"]:
                for text, fields in castings(position, seat, spell).items():
                    moves[spell + text] = partial(self._cast, seat, spell, fields)
        return moves

    def _cast(self, seat: str, spell: str, fields: dict[str, Any]) -> None:
        position = self._position
        position["seats"][seat]["hand"].remove(spell)
        position["eventful"] = True
        self._put({"spell": spell, "by": seat, "deck": seat} | copy.deepcopy(fields))

    def _abilities(self, seat: str) -> Moves:
        """Return `shift` at any time of the seat's turn; `shapeshift` in step 3 and in windows."""
        position = self._position
        moves = Moves()
        for cell, warrior in standing(position, seat):
            able = abilities(warrior)
            if "shift" in able and seat == position["active"] and not warrior["shifted"]:
                for sign, steps in (("+", 1), ("-", -1)):
                    if board_after(position, cell, steps) is not None:
                        moves[cell + sign] = partial(self._shift, cell, steps)
            if "shapeshift" in able and position["step"] == "action" and not warrior["shaped"]:
                for form in position["box"]:
                    moves[f"{cell}={form}"] = partial(self._shapeshift, cell, form)
        return moves

    def _shift(self, cell: str, steps: int) -> None:
        self._position["board"][cell]["shifted"] = True
        move(self._position, cell, steps)
        self._settle()

    def _shapeshift(self, cell: str, form: str) -> None:
        position = self._position
        warrior = position["board"][cell]
        if warrior["form"]:
            position["spent"].append(warrior["form"])
        position["box"].remove(form)
        warrior |= {"form": form, "shaped": True}
        self._settle()

    # The stack (7)

    def _put(self, item: Item) -> None:
        self._position["stack"].append(item)
        self._open_window()

    def _open_window(self) -> None:
        """Open the window of the opponent of the top item's seat."""
        position = self._position
        stack = position["stack"]
        position["window"] = opponent(stack[-1]["by"]) if stack else ""

    def _window_is_skipped(self) -> bool:
        """Return whether it is skipped, for public reasons only [R 23], or by `silent` on top."""
        position = self._position
        seat, top = position["window"], position["stack"][-1]
        if "attack" in top and any(self._is_silent(number) for number in top["with"]):
            return True
        return not position["seats"][seat]["hand"] and not self._abilities(seat)

    def _is_silent(self, number: int) -> bool:
        cell = cell_of(self._position, number)
        return cell is not None and "silent" in abilities(self._position["board"][cell])

    def _pass(self) -> None:
        """Pass: the opponent, then an attacker with `hold` [R 21]; then the item resolves."""
        position = self._position
        top = position["stack"][-1]
        if top.get("hold") and position["window"] != top["by"]:
            position["window"] = top["by"]
            return
        position["stack"].pop()
        if "attack" in top:
            self._resolve_attack(top)
        else:
            resolve(position, top)
        self._settle()
        self._open_window()

    # The end (9)

    def _over(self) -> bool:
        return "outcome" in self._position

    def _settle(self) -> None:
        """Destroy warriors, then armies, after every resolution, ability and step."""
        position = self._position
        bury(position)
        beaten = [
            seat
            for seat in "AB"
            if not standing(position, seat) and not position["seats"][seat]["warriors"]
        ]
        if beaten:
            self._end("destruction", [seat for seat in "AB" if seat not in beaten])

    def _quiet_rift(self) -> None:
        """Decide by more warriors left, then the most forward one, then a draw [R 27]."""
        position = self._position
        standings = dict[str, tuple[int, int]]()
        for seat in "AB":
            cells = [cell for cell, _ in standing(position, seat)]
            left = len(cells) + len(position["seats"][seat]["warriors"])
            standings[seat] = (left, max((progress(seat, cell) for cell in cells), default=0))
        best = max(standings.values())
        winner = [seat for seat in "AB" if standings[seat] == best]
        self._end("quiet", winner if len(winner) == 1 else [])

    def _end(self, reason: str, winner: list[str]) -> None:
        self._position["outcome"] = {"winner": winner, "reason": reason}
