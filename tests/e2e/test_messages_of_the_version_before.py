"""What the version before has left on a server works with the bot of today: every button and select
of its messages, its open forms, its page of the day, decks, champions, challenges and matches."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any

import forging
import hand_made_pages
import pytest
from formats import Gathering, choose
from grimoire import at, is_open, posts, reveals, wait_until
from known_games import LIVELY
from people import Club, Component, Table, buttons, only_for, parts, text, walk
from promises import Promise
from simcord import MemberActor, ResponseMessage
from version_before import LEFT, ClubBefore

from bot import quotas
from bot.errors import Refusal
from bot.ui import door
from texts import texts_in

FORM, POSTED, SHOWN, OUTDATED = "a form", "a message for all", "an answer", "out of date"
"""What can come of it beside changes of tables: a form opens; everybody is told; what was used
changes, or there is a private answer; that answer says that it was out of date."""

MOVED_ON = tuple(texts_in("en")(key) for key in ("panel-moved-on", "page-moved-on"))
"""What stands above a panel that was out of date."""

WORKS: dict[str, set[str]] = {
    "bring": {"moves"},
    "lobby:ac": {"lobby_seats"},
    "lobby:accept": {"seats"},
    "lobby:bd": {"lobby_seats"},
    "lobby:cancel": {"lobbies"},
    "lobby:deck": {"seats", "lobby_seats"},
    "lobby:decline": {"lobbies"},
    "lobby:join": {"seats", "lobby_seats"},
    "lobby:leave": {"lobby_seats"},
    "lobby:start": {"seats"},
    "lobby:withdraw": {"lobbies"},
    "match:hand": {SHOWN},
    "match:log": {SHOWN},
    "match:move": {"matches"},
    "match:pause": {"moves"},
    "match:rematch": {"lobbies"},
    "match:resign": {"moves"},
    "match:resume": {"moves"},
    "match:stay": {SHOWN},
    "open": {"moves"},
    "own:champion-delete": {SHOWN},
    "own:champion-figures": {FORM},
    "own:champion-forget": {"champions"},
    "own:champion-list": {SHOWN},
    "own:champion-save": {"champions"},
    "own:champion-share": {POSTED},
    "own:deck-copy": {FORM},
    "own:deck-delete": {SHOWN},
    "own:deck-export": {SHOWN},
    "own:deck-forget": {"decks"},
    "own:deck-leave": {SHOWN},
    "own:deck-list": {SHOWN},
    "own:deck-replace": {"decks"},
    "own:deck-share": {POSTED},
    "owns:champion-aura": {"champion_drafts"},
    "owns:champion-drawbacks": {"champion_drafts"},
    "owns:champion-show": {SHOWN},
    "owns:champion-strengths": {"champion_drafts"},
    "owns:deck-show": {SHOWN},
    "page:another": {SHOWN},
    "page:approve": {"stored_pages"},
    "page:card": {SHOWN},
    "page:explain": {SHOWN},
    "page:finish": {"attempts"},
    "page:giveup": {SHOWN},
    "page:hint": {"solving"},
    "page:play": {"solving"},
    "page:refresh": {SHOWN},
    "page:reject": {"stored_pages"},
    "page:restart": {"solving"},
    "page:review": {SHOWN},
    "page:schedule": {FORM},
    "page:solution": {SHOWN},
    "page:solve": {SHOWN},
    "page:surrender": {"solving"},
    "page:type": {FORM},
    "page:undo": {"solving"},
    "page:withdraw": {"stored_pages"},
    "pages:play": {"solving"},
    "pages:review": {SHOWN},
    "panel:aim": {SHOWN},
    "panel:card": {SHOWN},
    "panel:cards": {"moves", SHOWN},
    "panel:play": {"moves"},
    "panel:refresh": {SHOWN},
    "panel:sure": {"moves"},
    "panel:undo": {"moves"},
    "ranking:all": {SHOWN},
    "ranking:month": {SHOWN},
    "solo:custom": {SHOWN},
    "solo:first": {SHOWN},
    "solo:per_creature": {SHOWN},
    "solo:preset": {SHOWN},
    "solo:quick": {SHOWN},
    "solo:start": {"seats"},
    "solo:tough": {SHOWN},
    "solos:abilities": {SHOWN},
    "solos:level": {SHOWN},
    "solos:mana": {SHOWN},
}
"""What has to happen, one of these at least, where a control of this kind is used."""

OTHERWISE = {
    ("ann", "bring:8:saved"): {"refused-bring-others"},
    ("ann", "bring:8:ready"): {"refused-bring-others"},
    ("bob", "page:finish:dissension-16:0.0:"): {SHOWN},
    ("bob", "panel:16:0:play:end"): {SHOWN},
}
"""What that version would have refused too: Ann has brought other cards already, Bob has given this
answer before. And what is asked about now: a turn in which nothing was played."""


@dataclass(frozen=True)
class Control:
    """A button or a select of a message; `about` is what it may change: a match, a lobby, or of one
    person a page, the decks and champions, a solo game."""

    message: int
    id: str
    kind: str
    about: tuple[str | None, ...]
    chosen: tuple[str, ...] | None

    @classmethod
    def of(cls, number: int, part: Component) -> Control:
        """Of the message of this number in the file; of a select, its last options are chosen."""
        place, act, *rest = part["custom_id"].split(":")
        kind, about = f"{place}:{act}", (place, *rest[:1])
        if place in ("panel", "open", "bring"):
            kind, about = f"panel:{rest[1]}" if place == "panel" else place, ("match", act)
        elif place in ("page", "pages"):
            everybodys = rest[0].startswith("p-")  # one person approves what another withdraws
            about = ("page", rest[0], None if everybodys else LEFT["messages"][number]["to"])
        elif place in ("own", "owns", "solo", "solos"):
            about = (place.removesuffix("s"), rest[0])
        chosen = None
        if "options" in part:
            values = [option["value"] for option in part["options"]]
            chosen = tuple(values[-max(1, part.get("min_values", 1)) :])
        return cls(number, part["custom_id"], kind, about, chosen)


def rounds() -> list[list[Control]]:
    """Every control once. In a round no two are about the same, so that each finds everything as it
    was left."""
    made, before = defaultdict[int, list[Control]](list), Counter[object]()
    for number, left in enumerate(LEFT["messages"]):
        for part in walk(left["components"]):
            if "custom_id" in part:
                control = Control.of(number, part)
                made[before[control.about]].append(control)
                before[control.about] += 1
    return [*made.values()]


@pytest.fixture
def kind_of_club() -> type[Club]:
    """The server on which the version before was used."""
    return ClubBefore


@pytest.fixture(autouse=True)
def many_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """The version before knew no limit, and these people play more with each other."""
    monkeypatch.setattr(quotas, "MATCHES_TOGETHER", 100)


@pytest.fixture(autouse=True)
def judges_here(monkeypatch: pytest.MonkeyPatch) -> None:
    hand_made_pages.solve_here(monkeypatch)


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Why something was not done: the names of the texts that people were told."""
    why: list[str] = []

    async def answer_error(interaction: Any, error: Exception) -> None:
        why.append(error.key if isinstance(error, Refusal) else repr(error))
        await answered(interaction, error)

    answered = door.answer_error
    monkeypatch.setattr(door, "answer_error", answer_error)
    return why


# ------------------------------------------------------------------ everything once


def is_closed(club: ClubBefore, control: Control) -> bool:
    """Was the table closed because its host plays by another control of this round?"""
    message = club.message(control.message)
    return control.id.startswith("lobby:") and "was closed" in text(message)


@pytest.mark.parametrize("number", range(len(rounds())))
async def test_every_control_works(club: ClubBefore, refused: list[str], number: int) -> None:
    """It does what it is for, or says that the match or the page has gone on, where it has."""
    wrong = {}
    for control in rounds()[number]:
        refused.clear()
        if is_closed(club, control):
            continue
        person = await whom(club, control)
        outdated = await is_outdated(club, person, control)
        came_of_it = await what_comes_of(club, person, control) | {*refused}
        expected = OTHERWISE.get((person.name, control.id), WORKS[control.kind])
        if outdated:
            expected = expected | {OUTDATED}
        if not came_of_it & expected or came_of_it & {OUTDATED, *refused} - expected:
            wrong[f"{control.id} by {person.name}"] = came_of_it
    await club.thought()
    await club.posted()
    assert wrong == {}


def test_there_is_a_control_of_every_kind() -> None:
    assert {control.kind for together in rounds() for control in together} == WORKS.keys()


async def whom(club: ClubBefore, control: Control) -> MemberActor:
    """Who can use a control: who alone sees it, whose turn it is, who sits there or wants to."""
    left, people = LEFT["messages"][control.message], club.people.values()
    if left["to"] is not None:
        return club.people[left["to"]]
    _, act, number, *_ = control.id.split(":")
    if control.about[0] == "match":
        match = await club.bot.matches.get(int(control.about[1] or 0))
        seats = match.people if control.kind == "match:pause" else match.due or match.people
        able = {match.user_in(seat) for seat in seats[-1:]}
    elif control.about[0] == "lobby":
        lobby = await club.bot.store.lobbies.lobby(int(number))
        assert lobby is not None
        sitting = {seat.user_id for seat in lobby.seats}
        able = {lobby.host_id}
        if act in ("join", "ac", "bd"):
            able = {person.id for person in people} - sitting
        elif act in ("accept", "decline", "deck") and lobby.invited_id is not None:
            able = {lobby.invited_id}
    else:
        able = {club.ann.id}
    return next(person for person in people if person.id in able)


async def is_outdated(club: ClubBefore, person: MemberActor, control: Control) -> bool:
    """Has the match, or the page, gone on since the message was there?"""
    place, about, version, *_ = control.id.split(":")
    if place == "panel":
        match = await club.bot.matches.get(int(about))
        return int(version) != match.version
    if control.about[0] == "page" and "." in (seen := control.id.split(":")[3]):
        solving = await club.bot.store.grimoire.solving(person.id, version, club.env.now())
        return int(seen.partition(".")[0]) != len(solving.line.split())
    return False


async def what_comes_of(club: ClubBefore, person: MemberActor, control: Control) -> set[str]:
    """Somebody uses the control: which tables change, and what else happens."""
    message, rows, messages = club.message(control.message), club.rows(), all_messages(club)
    if control.chosen is None:
        result = await person.click(message, custom_id=control.id)
    else:
        result = await person.select(message, control.chosen, custom_id=control.id)
    assert result.acknowledged, control.id
    found = {table for table, now in club.rows().items() if now != rows[table]}
    if result.modal is not None:
        found.add(FORM)
    for answer in (message, result.response, *result.followups):
        if answer is None or repr(answer.components) == messages.get(answer.id):
            continue
        assert not answer.flags.loading, control.id
        found.add(SHOWN)
        if answer.id not in messages and not answer.ephemeral:
            found.add(POSTED)
        if any(line in text(answer) for line in MOVED_ON):
            found.add(OUTDATED)
    return found


def all_messages(club: Club) -> dict[int, str]:
    """What stands on the server, by the ids of messages."""
    channels = club.env.backend.messages.values()
    return {number: repr(m.components) for stored in channels for number, m in stored.items()}


DECK = "ogre, boom, brute, troll, gnome, alpha, shaman, zombie"
FILLED = {
    "form:deck-copy:": ("decks", {"name": "Copied"}),
    "form:deck-import:": ("decks", {"text": f"Mine: {DECK}"}),
    "form:champion:": ("champion_drafts", {"name": "Ogress", "attack": "1", "health": "1"}),
    "form:line:": ("attempts", {"text": "knitterkiller:u end"}),
    "form:schedule:": ("stored_pages", {"text": "2026-01-09"}),
}
"""By the beginnings of custom ids: which table changes, and what is sent."""


async def test_open_forms_can_be_sent(club: ClubBefore, refused: list[str]) -> None:
    assert len(club.left["forms"]) > len(FILLED)
    for form in reversed(club.left["forms"]):  # a champion is changed before another is begun
        table, fields = next(
            FILLED[start] for start in FILLED if form["custom_id"].startswith(start)
        )
        assert {*form["fields"]} >= fields.keys()
        rows = club.rows()
        sent = await forging.send_form(club, club.people[form["to"]], form["custom_id"], fields)
        assert (refused, sent.acknowledged) == ([], True), form["custom_id"]
        assert club.rows()[table] != rows[table], form["custom_id"]


# ------------------------------------------------------------------ the page of the day


async def test_the_page_of_the_day_is_solved_from_an_open_panel(club: ClubBefore) -> None:
    panel = club.message(control_of("page:undo:").message)
    await club.ann.click(panel, label="Take back")
    for _ in range(2):
        await club.ann.click(panel, label=labelled(panel, "Lurking"))
        ids = [each.get("custom_id", "") for each in parts(panel)]
        await club.ann.click(panel, custom_id=next(each for each in ids if each.endswith("@bu1")))
    await club.ann.click(panel, label=labelled(panel, "Knitterkiller"))
    await club.ann.click(panel, label="Upper lane")
    await club.ann.click(panel, label="Finish turn")

    assert "✅ **Solved!**" in text(panel)
    assert "Points for the page of the day: **2**" in text(panel)  # a wrong answer costs one
    await club.sweep()
    (post,) = posts(club)
    daily = only_for(await club.dan.slash(club.channel, "grimoire daily"))
    assert "Solved by **2 people**" in text(post)
    assert "Solved by **2 people**" in daily
    ranking = only_for(await club.bob.slash(club.channel, "grimoire ranking"))
    assert "**Dan** · 3 points" in ranking
    assert "**Ann** · 2 points" in ranking


def labelled(panel: ResponseMessage, word: str) -> str:
    """The label of the first button that has this word."""
    return next(label for label in buttons(panel) if word in label)


async def test_the_page_of_the_day_is_revealed_and_the_next_one_comes(club: ClubBefore) -> None:
    club.excuse(Promise.LIMITS, "the bot has to edit old messages at their own pace")
    await wait_until(club, at(2, 0, 1))

    first, second = posts(club)
    assert (is_open(first), is_open(second)) == (False, True)
    (reveal,) = reveals(club)
    assert "Whispering at the Glacier" in text(reveal)


# ------------------------------------------------------------------ what people keep


async def test_a_saved_deck_is_shown_and_played(club: ClubBefore) -> None:
    listed = only_for(await club.ann.slash(club.channel, "deck list"))
    assert "**Ogres** · cards: 8" in listed
    table = await Gathering.duel(club, format="constructed")
    panel = await table.panel(club.ann)
    await choose(club.ann, panel, "Ogres")
    assert "You bring **Ogres**" in text(panel)

    await table.go_through("constructed")

    match = await table.match()
    assert match.game.id == "clash"
    assert ", ".join(sorted(match.row.setup["decks"]["A"])) == ", ".join(sorted(DECK.split(", ")))


async def test_a_champion_is_named_and_plays(club: ClubBefore) -> None:
    listed = only_for(await club.ann.slash(club.channel, "champion list"))
    assert "**Iron Ogre** · Creature · 4 mana" in listed
    table = await Gathering.duel(club, deck="1", champion=True)
    for person, card in ((club.ann, "iron ogre"), (club.bob, "griffin")):
        await person.slash(table.channel, "pick", card=card)
    await table.settle()
    assert "**Ann**’s champion: **Iron Ogre**" in text(table.boards[-2])

    match = await table.match()
    assert match.game.id == "clash"
    assert match.row.setup["config"]["champions"]["A"].startswith("custom_")


# ------------------------------------------------------------------ matches


async def test_a_challenge_is_accepted(club: ClubBefore) -> None:
    accept = control_of("lobby:accept:")
    challenge = club.message(accept.message)
    await club.dan.click(challenge, custom_id=accept.id)
    table = Gathering(club, club.thread_at(challenge))

    match = await table.fight(2)

    assert [match.user_in(seat) for seat in "AB"] == [club.ann.id, club.dan.id]
    assert (match.version, "Ann" in text(table.board)) == (2, True)


async def test_a_duel_goes_on_to_its_end(club: ClubBefore) -> None:
    threads = {thread.id: thread for thread in club.channel.threads}
    table = Table(club, threads[LEFT["messages"][control_of("panel:1:").message]["channel"]])

    await table.play(LIVELY.moves[4:])

    assert (await table.moves()) == [*LIVELY.moves]
    assert "🏆 **<@" in text(table.board)
    assert buttons(table.board) == {"Rematch": True, "Replay": True, "What happened": True}


def control_of(start: str) -> Control:
    """The first control whose custom id begins so."""
    controls = (control for together in rounds() for control in together)
    return next(control for control in controls if control.id.startswith(start))
