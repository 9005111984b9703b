"""Whose request it is, and how many they may make."""

from __future__ import annotations

import asyncio

import pytest
from aiohttp.test_utils import make_mocked_request

from web.server import guard
from web.server.guard import (
    ALL_PER_SECOND,
    AT_ONCE,
    BURST,
    KNOWN_ADDRESSES,
    PATIENCE,
    PER_SECOND,
    Limits,
    Pace,
    address_of,
)
from workers import Crowded


class Clock:
    """A clock that is put forward."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def visitor(remote: str, *forwarded: str, proxies: int = 0) -> str:
    """The address that a request counts for."""
    headers = {"X-Forwarded-For": ", ".join(forwarded)} if forwarded else {}
    request = make_mocked_request("GET", "/", headers=headers).clone(remote=remote)
    return address_of(request, proxies)


def test_an_address_may_make_many_requests_at_once_and_then_a_few_per_second() -> None:
    clock = Clock()
    limits = Limits(clock)

    assert sum(limits.take("1.2.3.4") for _ in range(1000)) == BURST
    assert limits.take("5.6.7.8"), "another one"
    clock.now += 2
    assert sum(limits.take("1.2.3.4") for _ in range(1000)) == 2 * PER_SECOND
    clock.now += 1000
    assert sum(limits.take("1.2.3.4") for _ in range(1000)) == BURST


def test_only_so_many_addresses_are_remembered() -> None:
    limits = Limits(Clock())
    for number in range(KNOWN_ADDRESSES + 100):
        limits.take(str(number))
    assert len(limits._allowances) == KNOWN_ADDRESSES


async def test_requests_of_all_wait_for_their_turn_unless_there_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(guard.asyncio, "sleep", sleep)
    pace = Pace(Clock())
    for _ in range(int(AT_ONCE) + 1):
        await pace.turn()
    assert waits == [], "what a page loads"
    with pytest.raises(Crowded):
        await asyncio.gather(*(pace.turn() for _ in range(1000)))
    assert waits == pytest.approx([n / ALL_PER_SECOND for n in range(1, len(waits) + 1)])
    assert max(waits) <= PATIENCE


def test_nobody_chooses_their_address_without_a_trusted_proxy() -> None:
    assert visitor("1.1.1.1", "9.9.9.9") == "1.1.1.1"


@pytest.mark.parametrize(
    ("proxies", "address"), [(1, "2.2.2.2"), (2, "8.8.8.8"), (3, "9.9.9.9"), (9, "9.9.9.9")]
)
def test_as_many_proxies_are_believed_as_are_trusted(proxies: int, address: str) -> None:
    """The visitor has written 9.9.9.9; each proxy adds whom it was asked by."""
    said = visitor("127.0.0.1", "9.9.9.9", "8.8.8.8", "2.2.2.2", proxies=proxies)
    assert said == address


def test_a_network_of_ipv6_is_one_visitor() -> None:
    assert visitor("2001:db8:1:2:3::1") == visitor("2001:db8:1:2:ffff::9")
    assert visitor("2001:db8:1:2::1") != visitor("2001:db8:1:3::1")


def test_what_is_no_address_is_one_visitor() -> None:
    assert visitor("127.0.0.1", "<script>", proxies=1) == visitor("127.0.0.1", "x" * 99, proxies=1)
