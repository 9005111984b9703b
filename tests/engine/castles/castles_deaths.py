"""What happens to creatures and castles: wounds, deaths, tombstones, draws, dice, the end.

Part of the witness (see `castles_oracle`); numbers in comments are the sections and rulings of
castles.md.
"""

from __future__ import annotations

from castles_table import SEATS, SETUP, Creature, Position, allied, facts, life, standing

from engine import chance


def over(position: Position) -> bool:
    """Return whether the game is over."""
    return "outcome" in position


def hurt(creature: Creature, amount: int) -> bool:
    """Put wounds on a creature, or on its shield (8); return whether it suffered any."""
    if creature["shield"]:
        creature["shield"] = False
        return False
    creature["wounds"] += amount
    return True


def bury(position: Position, doomed: list[str], *, wound: bool = True) -> None:
    """Apply all deaths at once, then all wounds, then tombstones, then the end (Ruling 25)."""
    dead = [(cell, position["board"].pop(cell)) for cell in doomed]
    for _, creature in dead:
        card = creature["card"] if creature["card"] != "skeleton" else creature["under"]
        discard(position, creature["owner"], card)
        if creature["boost"]:
            discard(position, creature["boost"]["seat"], creature["boost"]["card"])
    for _, creature in dead:
        if wound and "no_wound" not in facts(creature)["traits"]:
            position["seats"][creature["owner"]]["wounds"] += 1
    for cell, creature in dead:
        if _leaves_a_tombstone(position, creature):
            put_tombstone(position, cell)
    check_the_end(position)


def bury_the_dead(position: Position) -> None:
    """Let every creature die whose wounds equal its life (1)."""
    bury(position, [cell for cell, c in standing(position) if c["wounds"] >= life(position, c)])


def _leaves_a_tombstone(position: Position, creature: Creature) -> bool:
    """Return whether a death leaves one: not undead, with an undead enemy (Ruling 32)."""
    seats = position["seats"]
    haunted = any(seats[s]["race"] == "undead" and not allied(s, creature["owner"]) for s in seats)
    return haunted and facts(creature)["race"] != "undead"


def put_tombstone(position: Position, cell: str) -> None:
    """Put a tombstone, at most one in a cell (Ruling 33)."""
    position["tombstones"] = sorted({*position["tombstones"], cell})


def discard(position: Position, seat: str, card: str) -> None:
    """Put a card face up onto the seat's discard pile."""
    position["seats"][seat]["discard"].insert(0, card)


def draw(position: Position, seat: str, count: int) -> None:
    """Draw up to `count` cards; drawing the last card of the deck loses at once (3.2, Ruling 7)."""
    side = position["seats"][seat]
    side["hand"] += side["deck"][:count]
    side["deck"] = side["deck"][count:]
    check_the_end(position)


def roll(position: Position, count: int) -> None:
    """Roll new dice, the largest first (11)."""
    dice, state = list[int](), position["chance"]
    for _ in range(count):
        below_six, state = chance.draw(state, 6)
        dice.append(below_six + 1)
    position["dice"] = sorted(dice, reverse=True)
    position["chance"] = state


def check_the_end(position: Position) -> None:
    """Check empty decks before fallen castles (Ruling 50); for both sides: Ruling 26."""
    seats = position["seats"]
    for seat, side in seats.items():
        if not side["deck"]:
            _lose(position, seat, "deck")
            return
    worst = dict[str, int]()  # by the first seat of a side
    for seat, side in seats.items():
        if side["wounds"] >= SETUP["castle_wounds"]:
            first = "A" if allied("A", seat) else "B"
            worst[first] = max(worst.get(first, 0), side["wounds"])
    if len(worst) == 2 and worst["A"] == worst["B"]:
        _lose(position, position["active"], "castle")
    elif worst:
        _lose(position, max(worst, key=lambda side: worst[side]), "castle")


def _lose(position: Position, loser: str, reason: str) -> None:
    winner = [seat for seat in SEATS[position["mode"]] if not allied(seat, loser)]
    position["outcome"] = {"winner": winner, "reason": reason}
