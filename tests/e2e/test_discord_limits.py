"""The limits of the stand-in for Discord are those of its documentation."""

from __future__ import annotations

import pytest
from limits import Limits, is_counted, route_of

SEND, EDIT = "/channels/7/messages", "/channels/7/messages/70"


def refusals(limits: Limits, method: str, paths: list[str], now: float) -> list[bool]:
    return [limits.taken(method, path, now)[1] is not None for path in paths]


def test_a_channel_takes_five_messages_and_five_edits_in_five_seconds() -> None:
    limits = Limits()
    assert refusals(limits, "POST", [SEND] * 6, 0.0) == [False] * 5 + [True]
    assert refusals(limits, "PATCH", [EDIT] * 6, 0.0) == [False] * 5 + [True]
    assert refusals(limits, "POST", ["/channels/8/messages", SEND], 4.9) == [False, True]
    assert refusals(limits, "POST", [SEND], 5.0) == [False]
    assert limits.refused == {"user": 3}


def test_headers_tell_how_many_are_left_and_a_refusal_how_long_it_lasts() -> None:
    limits = Limits()
    headers, refused = limits.taken("POST", SEND, 0.0)
    assert refused is None
    assert headers["X-RateLimit-Limit"] == "5"
    assert headers["X-RateLimit-Remaining"] == "4"
    assert headers["X-RateLimit-Reset-After"] == "5.000"
    for _ in range(4):
        limits.taken("POST", SEND, 1.0)
    headers, refused = limits.taken("POST", SEND, 1.5)
    assert refused is not None
    said, told = refused
    assert (said["retry_after"], said["global"]) == (3.5, False)
    assert (told["Retry-After"], told["X-RateLimit-Scope"]) == ("4", "user")
    assert told["X-RateLimit-Bucket"] == headers["X-RateLimit-Bucket"]


def test_whoever_waits_as_long_as_is_told_has_waited_long_enough() -> None:
    limits = Limits()
    refusals(limits, "POST", [SEND] * 5, 0.0)
    headers, refused = limits.taken("POST", SEND, 1.0006)
    assert refused is not None
    assert (refused[0]["retry_after"], headers["X-RateLimit-Reset-After"]) == (4.0, "4.000")
    assert refusals(limits, "POST", [SEND], 1.0 + 3.9999999) == [False], "as fractions have it"


def test_fifty_a_second_are_for_the_token_of_the_bot_and_not_for_answers() -> None:
    limits = Limits()
    many = [f"/channels/{number}/messages" for number in range(50)]
    assert not any(refusals(limits, "GET", many, 0.0))
    refused = limits.taken("GET", SEND, 0.5)[1]
    assert refused is not None
    said, told = refused
    assert said["global"]
    assert (told["X-RateLimit-Global"], told["X-RateLimit-Scope"]) == ("true", "global")
    answers = ["/interactions/1/a.b/callback", "/webhooks/1/a.b/messages/@original"]
    assert not any(refusals(limits, "POST", answers, 0.5))
    assert refusals(limits, "GET", [SEND], 1.0) == [False]


def test_old_messages_take_three_edits_in_six_seconds_of_all_in_their_channel() -> None:
    ages = {(7, 70): 3700.0, (7, 71): 3700.0, (7, 72): 10.0, (8, 80): 3700.0}
    limits = Limits(lambda *message: ages[message])
    old = [EDIT, "/channels/7/messages/71", EDIT]
    assert refusals(limits, "PATCH", [*old, "/channels/7/messages/72"], 0.0) == [False] * 4
    refused = limits.taken("PATCH", EDIT, 1.0)[1]
    assert refused is not None
    assert (refused[0]["code"], refused[0]["retry_after"]) == (30046, 5.0)
    assert refused[1]["X-RateLimit-Scope"] == "shared"
    assert refusals(limits, "PATCH", ["/channels/8/messages/80"], 1.0) == [False]
    assert refusals(limits, "PATCH", [EDIT], 6.5) == [False]


@pytest.mark.parametrize(
    ("path", "counted", "route"),
    [
        (EDIT, True, "/channels/{}/messages/{}"),
        ("/interactions/12/a.b-c/callback", False, "/interactions/{}/{}/callback"),
        ("/webhooks/12/a.b-c/messages/34", False, "/webhooks/{}/{}/messages/{}"),
        ("/users/@me", True, "/users/@me"),
    ],
)
def test_routes(path: str, counted: bool, route: str) -> None:
    assert (is_counted(path), route_of(path)) == (counted, route)
