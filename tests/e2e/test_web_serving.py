"""What every page has: headers, languages, limits, and sentences for what goes wrong."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import aiohttp
import pytest
from known_games import SHORT
from pages import read, settings, visitor
from people import Club, buttons

from bot.errors import NotReady
from bot.settings import Settings
from web.pages import matches
from web.server.guard import BURST
from web.server.part import WebPages

__all__ = ["settings", "visitor"]

FORM = "application/x-www-form-urlencoded"


@pytest.mark.parametrize("path", ["/icon.png", "/static/site.css", "/m/nothing", "/nowhere"])
async def test_every_answer_says_what_a_browser_may_do(
    visitor: aiohttp.ClientSession, path: str
) -> None:
    async with visitor.get(path) as response:
        headers = response.headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "Set-Cookie" not in headers


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({}, "That didn’t work"),
        ({"Accept-Language": "fr-CA,fr;q=0.9,en;q=0.8"}, "Ça n’a pas marché"),
        ({"Accept-Language": "de, ru;q=0.7"}, "Не получилось"),
        ({"Accept-Language": "," * 300 + '"><script>'}, "That didn’t work"),
    ],
)
async def test_a_page_is_in_the_language_of_the_browser(
    visitor: aiohttp.ClientSession, asked: dict[str, str], words: str
) -> None:
    async with visitor.get("/nowhere", headers=asked) as response:
        assert response.status == 404
        assert words in await response.text()


async def test_a_chosen_language_is_kept(visitor: aiohttp.ClientSession) -> None:
    page = await read(visitor, "/nowhere?lang=ru", 404)
    assert 'href="/?lang=ru"' in page
    assert 'href="/nowhere?lang=fr"' in page


async def test_too_many_requests_have_to_wait(visitor: aiohttp.ClientSession) -> None:
    async def ask() -> tuple[int, str | None]:
        async with visitor.get("/icon.png") as response:
            return response.status, response.headers.get("Retry-After")

    answers = Counter(await asyncio.gather(*(ask() for _ in range(int(BURST) + 20))))
    assert answers.keys() == {(200, None), (429, "5")}
    assert answers[200, None] >= BURST


async def test_what_is_too_large_is_refused_before_it_is_read(
    visitor: aiohttp.ClientSession,
) -> None:
    async with visitor.post("/m/key", data=b"x" * 100_000) as response:
        assert response.status in (405, 413)
        assert "Content-Security-Policy" in response.headers


@pytest.mark.parametrize(
    "kind",
    ["multipart/form-data", "multipart/form-data; boundary=x", f"{FORM}; charset=nope", FORM],
)
async def test_a_form_that_cannot_be_read_is_refused(
    visitor: aiohttp.ClientSession, kind: str
) -> None:
    headers, sent = {"Content-Type": kind}, b"--x\r\nnonsense\xff\xfe\r\n\r\n"
    for path in ("/p/first-steps/05", "/editor"):
        async with visitor.post(path, data=sent, headers=headers) as response:
            assert response.status == 400
            assert "can’t be understood" in await response.text()


async def test_a_fault_is_logged_without_the_key_and_told_in_a_sentence(
    visitor: aiohttp.ClientSession,
    logs: list[dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(matches, "_match", fail)
    page = await read(visitor, "/m/SecretSecretSecretSecr", 500)
    assert "Something went wrong here" in page
    (fault,) = [each for each in logs if each["event"] == "page failed"]
    logs.clear()
    assert fault["page"] == "/m/{key}"
    assert "SecretSecret" not in str(fault)


async def test_a_port_that_is_taken_is_named(club: Club) -> None:
    port = int(club.bot.web_url.rpartition(":")[2])
    club.bot.settings = club.bot.settings.model_copy(update={"web_port": port})
    with pytest.raises(NotReady, match="BRIDGEKEEPER_WEB_PORT"):
        await WebPages(club.bot).start()


class TestWithoutPages:
    """A host who serves none."""

    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return settings.model_copy(update={"web_port": None})

    async def test_nothing_is_served_and_no_button_leads_to_a_link(self, club: Club) -> None:
        table = await club.match(SHORT, len(SHORT.moves) - 1)
        await table.type(SHORT.moves[-1])
        assert club.bot.web_url == ""
        assert "Replay" in buttons(table.board)
        assert "Link" not in buttons(table.board)


async def test_texts_are_compressed_for_those_who_can_read_it(
    visitor: aiohttp.ClientSession,
) -> None:
    for path in ("/static/htmx.min.js", "/static/site.css", "/nowhere"):
        async with visitor.get(path, headers={"Accept-Encoding": "br, gzip"}) as packed:
            words = await packed.text()
        async with visitor.get(path, headers={"Accept-Encoding": "identity"}) as plain:
            assert await plain.text() == words
        assert packed.headers["Content-Encoding"] == "gzip"
        assert "Content-Encoding" not in plain.headers
        assert "Accept-Encoding" in packed.headers["Vary"]
        assert plain.content_length is not None
        assert packed.content_length is not None
        assert packed.content_length < plain.content_length / 2 + 100
    async with visitor.get("/icon.png", headers={"Accept-Encoding": "gzip"}) as picture:
        assert "Content-Encoding" not in picture.headers
    await read(visitor, "/static/../pages/files.py", 404)
    await read(visitor, "/static/htmx.LICENSE", 404)
