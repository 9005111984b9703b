"""Chance: splitmix64 by its published values, and shuffles without a bias."""

from __future__ import annotations

import pytest

from engine import chance

WHOLE = 1 << 64


def outputs(seed: int, count: int) -> list[int]:
    """`draw` scales an output to `below`; for 2 ** 64 it is the output itself."""
    found = []
    state = seed
    for _ in range(count):
        value, state = chance.draw(state, WHOLE)
        found.append(value)
    return found


@pytest.mark.parametrize(
    ("seed", "values"),
    [
        (
            1234567,
            [
                6457827717110365317,
                3203168211198807973,
                9817491932198370423,
                4593380528125082431,
                16408922859458223821,
            ],
        ),
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]),
        (WHOLE - 1, [0xE4D971771B652C20]),
    ],
)
def test_splitmix64_known_answers(seed: int, values: list[int]):
    assert outputs(seed, len(values)) == values


def test_the_algorithm_has_a_name():
    assert chance.ALGORITHM == "splitmix64"


def test_a_draw_is_the_high_part_of_the_output_times_the_range():
    for below in (1, 2, 6, 8, 1000):
        assert chance.draw(1234567, below)[0] == 6457827717110365317 * below >> 64


@pytest.mark.parametrize(
    ("use", "hashed"),
    [("", 0xCBF29CE484222325), ("a", 0xAF63DC4C8601EC8C), ("foobar", 0x85944171F73967E8)],
)
def test_a_stream_is_the_seed_and_fnv_1a_of_its_use(use: str, hashed: int):
    assert chance.stream(0, use) == hashed
    assert chance.stream(1234567, use) == hashed ^ 1234567


def test_streams_of_several_uses_are_apart():
    firsts = {chance.draw(chance.stream(7, use), WHOLE)[0] for use in ("deck A", "deck B", "coin")}
    assert len(firsts) == 3


def test_shuffling_keeps_the_items_and_the_list():
    items = list("abcdefgh")
    assert sorted(chance.shuffled(items, 5)) == items
    assert items == list("abcdefgh")
    assert chance.shuffled([], 5) == []
    assert chance.shuffled(["a"], 5) == ["a"]
    assert chance.shuffled(items, 5) == chance.shuffled(iter(items), 5)


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("use", ["deck A", "deck B"])
def test_every_card_comes_to_every_place_equally_often(use: str):
    """8 x 8 table, 49 degrees of freedom: above 95 only once in 10,000 (seeds are fixed)."""
    table = [[0] * 8 for _ in range(8)]
    for seed in range(8000):
        for place, card in enumerate(chance.shuffled(range(8), chance.stream(seed, use))):
            table[card][place] += 1
    assert chi_square([count for row in table for count in row], 1000) < 95


def test_every_order_of_four_comes_equally_often():
    """24 orders, 23 degrees of freedom: above 55 only once in 5,000."""
    counts: dict[tuple[int, ...], int] = {}
    for seed in range(12000):
        order = tuple(chance.shuffled(range(4), chance.stream(seed, "order")))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values()), 500) < 55


def test_the_coin_is_fair_and_tells_nothing_of_the_decks():
    """2 x 8 table of coin and first card: 15 degrees of freedom, above 45 once in 10,000."""
    counts = [[0] * 8 for _ in range(2)]
    for seed in range(16000):
        coin, _ = chance.draw(chance.stream(seed, "coin"), 2)
        first = chance.shuffled(range(8), chance.stream(seed, "deck A"))[0]
        counts[coin][first] += 1
    assert chi_square(counts[0] + counts[1], 1000) < 45


def test_the_decks_of_both_seats_are_shuffled_independently():
    """First cards of both: 64 cells, 63 degrees of freedom, above 115 once in 10,000."""
    counts = [0] * 64
    for seed in range(16000):
        first, second = (
            chance.shuffled(range(8), chance.stream(seed, f"deck {seat}"))[0] for seat in "AB"
        )
        counts[first * 8 + second] += 1
    assert chi_square(counts, 250) < 115
