"""axe-core finds nothing serious on any page: names, roles, contrasts, labels, languages."""

from __future__ import annotations

from importlib.resources import files

from events import Evening
from pages import PHONE, Open, browser, settings
from people import Club
from playwright.async_api import Page
from test_web_matches import finished

from bot.links.handlers import PAGES
from bot.store import Link, LinkKind
from web.server.part import WebPages

__all__ = ["browser", "settings"]

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
"""axe-core, as this package brings it along."""
LOUD = ("serious", "critical")
SAMPLES = {
    "/": "/",
    "/champion": "/champion?name=Iron+Ogre&attack=9&health=8&ability=rage&aura=sprint",
    "/editor": "/editor",
    "/p/{set}/{number}": "/p/first-steps/05?hints=3",
    "/rules/{game}": "/rules/clash",
    "/rules/{game}/cards/{card}": "/rules/clash/cards/rage",
}
"""An address for each kind of page that needs no link."""
LINKED = {
    LinkKind.MATCH: "{match}",
    LinkKind.PROFILE: "{ann}",
    LinkKind.RANKING: "clash:duel",
    LinkKind.EVENT: "{event}",
    LinkKind.EDITOR: "{ann}",
    LinkKind.CHAMPION: "{ann}",
}
"""What links lead to, by kind."""


async def addresses(club: Club) -> list[str]:
    """An address of each kind of page that there is."""
    app = club.bot.part(WebPages)._runner.app  # type: ignore[union-attr]
    kinds = {each.canonical for each in app.router.resources()}
    table = await finished(club)
    evening = await Evening.opened(club)
    facts = {"match": (await table.match()).id, "ann": club.ann.id, "event": evening.id}
    found = [path for kind, path in SAMPLES.items() if kind in kinds]
    for kind, subject in LINKED.items():
        if f"/{PAGES[kind]}/{{key}}" in kinds:
            link = Link(kind=kind, subject=subject.format(**facts), owner_id=club.ann.id)
            link.guild_id, link.created_at = club.guild.id, club.env.now()
            found.append(f"/{PAGES[kind]}/{(await club.bot.store.links.open(link)).key}")
    return found


async def violations(page: Page) -> list[str]:
    """What axe-core finds serious on a page, and where."""
    await page.evaluate(AXE)
    result = await page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']} ({each['help']}): {node['html']}"
        for each in result["violations"]
        if each["impact"] in LOUD
        for node in each["nodes"]
    ]


async def test_axe_finds_nothing_serious(club: Club, browser: Open) -> None:
    found = {}
    for path in await addresses(club):
        async with browser(path, PHONE, bypass_csp=True) as page:
            found[path] = await violations(page)
    assert not any(found.values()), found


async def test_axe_would_find_a_fault(browser: Open) -> None:
    faults = "<img src='/icon.png'><input><p style='color: #444'>Nobody reads this</p>"
    async with browser("/champion", PHONE, bypass_csp=True) as page:
        await page.evaluate("it => document.querySelector('main').innerHTML += it", faults)
        found = {each.partition(" ")[0] for each in await violations(page)}
    assert found == {"image-alt", "label", "color-contrast"}
