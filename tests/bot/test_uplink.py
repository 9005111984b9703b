"""Files are a first answer only where they arrive in time."""

from __future__ import annotations

from io import BytesIO

import discord
import pytest

from bot.ui.uplink import REMEMBERED, Uplink

KIB = 1024


def files(*sizes: int) -> list[discord.File]:
    return [discord.File(BytesIO(bytes(size)), "board.png") for size in sizes]


@pytest.mark.parametrize(("sizes", "fast"), [((150,), True), ((100, 51), False), ((), True)])
def test_until_it_is_measured_150_kib_are_fast_enough(sizes: tuple[int, ...], fast: bool) -> None:
    assert Uplink().is_fast_enough(files(*(size * KIB for size in sizes))) == fast


def test_what_takes_no_longer_than_a_second_by_the_slowest_upload_is_fast_enough() -> None:
    uplink = Uplink()
    uplink.took(100 * KIB, 0.1)
    assert uplink.is_fast_enough(files(999 * KIB))
    uplink.took(100 * KIB, 1.0)
    assert [uplink.is_fast_enough(files(size * KIB)) for size in (100, 101)] == [True, False]
    for _ in range(REMEMBERED):
        uplink.took(100 * KIB, 0.1)
    assert uplink.is_fast_enough(files(999 * KIB))


def test_small_requests_tell_nothing() -> None:
    uplink = Uplink()
    uplink.took(KIB, 5.0)
    assert uplink.is_fast_enough(files(150 * KIB))


def test_a_file_that_was_measured_is_sent_as_a_whole() -> None:
    (file,) = files(10)
    assert Uplink().is_fast_enough([file])
    assert len(file.fp.read()) == 10
