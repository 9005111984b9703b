"""The set-up: three piles dealt, simultaneous picks, armies, spells, coin (2).

Part of the witness (see `worlds_oracle`). In the step `picks` the position has `rank` (whose
packets are out), `seed`, `second_player_spells` if not 2, and of each seat `packet`, `kept` and
`picked` (draft: taken out of the packet, which is not passed on yet). The box is in the order of
the card list.
"""

from __future__ import annotations

from worlds_table import (
    DEALS,
    FIRST_HAND,
    RANKS,
    SPELLS,
    WARRIORS,
    Position,
    copies_of,
    in_list_order,
    opponent,
)

from engine import chance


def deal(position: Position, rank: str) -> None:
    """Deal a packet to each seat, in the order of the card list; the rest goes to the box."""
    pile = [card for card in copies_of(WARRIORS) if WARRIORS[card]["rank"] == rank]
    pile = chance.shuffled(pile, chance.stream(position["seed"], rank))
    size = DEALS[position["setup"]][rank]["deal"]
    for number, seat in enumerate("AB"):
        position["seats"][seat]["packet"] = in_list_order(pile[size * number : size * (number + 1)])
    position["rank"] = rank
    box(position, pile[size * 2 :])


def box(position: Position, cards: list[str]) -> None:
    """Put cards into the box, which has no order of its own."""
    position["box"] = in_list_order(position["box"] + cards)


def picking(position: Position) -> list[str]:
    """Return the seats that have to keep a card now."""
    seats = position["seats"]
    if position["setup"] == "draft":
        return [seat for seat in "AB" if not seats[seat]["picked"]]
    keep = DEALS["basic"][position["rank"]]["keep"]
    return [seat for seat in "AB" if len(seats[seat]["kept"]) < keep]


def pick(position: Position, seat: str, card: str) -> None:
    """Keep a card; once both seats have, packets are passed, then the next rank, then the game."""
    hers = position["seats"][seat]
    hers["packet"].remove(card)
    if position["setup"] == "draft":
        hers["picked"] = card
        if not picking(position):
            _pass_packets_on(position)
    else:
        hers["kept"].append(card)
        if not picking(position):
            _put_packets_away(position)
            for rank in RANKS[1:]:
                deal(position, rank)
                for side in position["seats"].values():
                    side["kept"] += side["packet"]
                    side["packet"] = []
            begin(position)


def _pass_packets_on(position: Position) -> None:
    one, other = position["seats"]["A"], position["seats"]["B"]
    for side in (one, other):
        side["kept"].append(side["picked"])
        side["picked"] = ""
    rank = position["rank"]
    deal_and_keep = DEALS["draft"][rank]
    if len(one["packet"]) > deal_and_keep["deal"] - deal_and_keep["keep"]:
        one["packet"], other["packet"] = other["packet"], one["packet"]
        return
    _put_packets_away(position)
    if rank == RANKS[-1]:
        begin(position)
    else:
        deal(position, RANKS[RANKS.index(rank) + 1])


def _put_packets_away(position: Position) -> None:
    for side in position["seats"].values():
        box(position, side["packet"])
        side["packet"] = []


def begin(position: Position) -> None:
    """Shuffle armies and spells, toss the coin for the first seat, and start the first turn (2)."""
    seed = position.pop("seed")
    coin, _ = chance.draw(chance.stream(seed, "coin"), 2)
    first = "AB"[coin]
    second_hand = position.pop("second_player_spells", FIRST_HAND)
    for seat, side in position["seats"].items():
        army = in_list_order(side["kept"])
        side["warriors"] = chance.shuffled(army, chance.stream(seed, f"army {seat}"))
        spells = chance.shuffled(copies_of(SPELLS), chance.stream(seed, f"spells {seat}"))
        size = second_hand if seat == opponent(first) else FIRST_HAND
        side["hand"], side["spells"] = spells[:size], spells[size:]
        side |= {"packet": [], "kept": [], "picked": ""}
    position["rank"] = ""
    position |= {"first": first, "active": first, "turn": 1, "step": "start"}
