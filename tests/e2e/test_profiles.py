"""`/profile`, `/history`, `/ranking`, `/compare`: how people have done, and who may see it."""

from __future__ import annotations

from datetime import timedelta

import forging
import pytest
from book import duel, end
from known_games import SHORT
from people import Club, buttons, only_for, parts, pictures, text
from simcord import MemberActor
from sqlalchemy import update

from bot.store import Reader
from bot.store.result_tables import ResultSeat
from engine.clash.cards import CARDS

HUGE = "9" * 19
RANKED_ON = "✅ Show me in rankings: on"


async def played(club: Club, *pairs: tuple[MemberActor, MemberActor], days: float = 0) -> None:
    """These people have beaten those, some days ago. Everybody is called P and their number."""
    now = club.env.now() - timedelta(days=days)
    for number, (winner, loser) in enumerate(pairs):
        result = duel(winner.id, loser.id, now - timedelta(minutes=len(pairs) - number))
        await club.bot.store._database.change(
            lambda rows, result=result: end(rows, result, club.guild.id, club.channel.id)
        )


async def told(club: Club, who: MemberActor, command: str, /, **options: object) -> str:
    """What somebody alone is told, in words and by the picture."""
    result = await who.slash(club.channel, command, **options)
    words = only_for(result)
    return "\n".join([words, *pictures(result.response)]) if result.response else words


def seen(message: object) -> str:
    """What a message shows, in words and by its picture."""
    return "\n".join([text(message), *pictures(message)])


async def test_a_profile_tells_ratings_record_and_puzzles(club: Club) -> None:
    empty = await told(club, club.ann, "profile")
    assert "No results yet." in empty
    assert "No matches yet." in empty
    await played(club, (club.ann, club.bob))
    assert "Clash of Decks · duels: new" in await told(club, club.ann, "profile")
    await played(club, *[(club.ann, club.bob)] * 4, (club.ann, club.cleo))
    mine = await told(club, club.ann, "profile")
    (line,) = await club.bot.store.results.ratings_of(club.guild.id, club.ann.id)
    assert f"Clash of Decks · duels: {line.points}\n" in mine
    assert "6 wins in a row" in mine
    assert "Clash of Decks · duels: 6 won, 0 drawn, 0 lost" in mine
    theirs = await told(club, club.ann, "profile", person=club.bob)
    assert "5 losses in a row" in theirs
    assert "No results yet." not in theirs
    assert f"<@{club.bob.id}>" in theirs


async def test_the_best_win_is_the_one_over_the_strongest(club: Club) -> None:
    await played(club, *[(club.bob, club.cleo)] * 5, (club.ann, club.bob))
    await played(club, *[(club.ann, club.dan)] * 4)
    points = (await club.bot.store.results.ratings_of(club.guild.id, club.ann.id))[0]
    assert points.best == 6
    panel = (await club.ann.slash(club.channel, "profile")).response
    assert f"P{club.bob.id} ({points.best_points}) (best win)" in seen(panel)
    assert "Best win" in buttons(panel)


async def test_favourite_cards_are_those_of_most_matches(club: Club) -> None:
    for _ in range(2):
        table = await club.match(SHORT, len(SHORT.moves) - 1)
        await table.play(SHORT.moves[-1:])
    cards = await club.bot.store.results.cards_of(club.guild.id, club.ann.id, Reader(club.ann.id))
    own = {card.id for card in CARDS if any(move.split(":")[0] == card.id for move in SHORT.moves)}
    assert cards
    assert {card for _, card in cards} <= own
    first = next(card for card in CARDS if card.id == cards[0][1])
    mine = await told(club, club.ann, "profile")
    (line,) = [line for line in mine.splitlines() if line.endswith("(favourites)")]
    assert line.startswith(first.name("en"))


async def test_a_history_has_pages_and_each_match_can_be_replayed(club: Club) -> None:
    await played(club, *[(club.bob, club.ann)] * 11, (club.ann, club.cleo))

    shown = (await club.ann.slash(club.channel, "history")).response
    assert shown is not None
    assert f"against P{club.cleo.id}: won" in seen(shown)
    assert ". page 1\n" in seen(shown)
    assert seen(shown).count(f"against P{club.bob.id}: lost") == 9
    assert buttons(shown) == {"◀": False, "▶": True}
    await club.ann.click(shown, label="▶")
    assert seen(shown).count(": lost") == 2
    assert buttons(shown) == {"◀": True, "▶": False}

    only = await told(club, club.ann, "history", against=club.cleo)
    assert only.count("against ") == 1
    assert "No matches yet." in await told(club, club.dan, "history", person=club.dan)
    none = await told(club, club.ann, "history", game="castles")
    assert "No matches yet." in none


async def test_one_person_has_one_name_on_a_page(club: Club) -> None:
    """Whatever they were called at each match: the newest name, as the title has it."""
    await played(club, (club.ann, club.bob), (club.bob, club.ann))
    rename = update(ResultSeat).where(ResultSeat.user_id == club.bob.id, ResultSeat.number == 1)
    await club.bot.store.results._change(rename.values(name="Bobby"))

    theirs = await told(club, club.ann, "history", person=club.bob)
    assert theirs.splitlines()[:2] == ["### 📜 Bob", "Bob"]
    assert theirs.count("against Ann: ") == 2
    mine = (await club.ann.slash(club.channel, "history")).response
    assert seen(mine).count(f"against P{club.bob.id}: ") == 2
    assert "Bobby" not in seen(mine)
    (choices,) = [each["options"] for each in parts(mine) if each.get("options")]
    assert all(f"P{club.bob.id}" in each["label"] for each in choices)


async def test_a_match_of_the_history_is_replayed(club: Club) -> None:
    table = await club.match(SHORT, len(SHORT.moves) - 1)
    await table.play(SHORT.moves[-1:])
    shown = (await club.dan.slash(club.channel, "history", person=club.ann)).response
    (choice,) = [each for each in parts(shown) if each.get("options")]
    (option,) = choice["options"]
    replayed = await club.dan.select(shown, [option["value"]], custom_id=choice["custom_id"])
    assert "Replay" in only_for(replayed) or "step" in only_for(replayed).lower()


async def test_nobody_hears_of_matches_that_only_somebody_else_saw(club: Club) -> None:
    begun = await club.ann.slash(club.channel, "practice", private=True)
    await club.thought()
    (match,) = await club.playing(club.ann)
    with club.env._bot_scope():
        await club.bot.matches.resign(match.id, club.ann.id)
    assert begun.response is not None
    assert "against the bot" in await told(club, club.ann, "history")
    assert "No matches yet." in await told(club, club.bob, "history", person=club.ann)


async def test_a_table_with_the_own_place_and_how_people_have_moved(club: Club) -> None:
    await played(club, *[(club.bob, club.ann)] * 5, days=20)
    await played(club, *[(club.bob, club.cleo)] * 2, *[(club.ann, club.bob)] * 6, days=1)
    await played(club, *[(club.cleo, club.dan)] * 3)
    here = await told(club, club.ann, "ranking")
    assert "Clash of Decks · duels. season 1." in here
    first, second, third = here.splitlines()[-3:]
    assert f"You: {first}" in here
    assert f"1. P{club.ann.id}" in first
    assert "(+1)" in first
    assert "(−1)" in second or "(−" in third
    assert f"P{club.cleo.id}" in second + third
    assert "new" in second + third
    assert f"P{club.dan.id}" not in here
    assert "You’ll be ranked after 5 rated matches." in await told(club, club.dan, "ranking")
    assert "That season doesn’t exist" in await told(club, club.ann, "ranking", season=2)


async def test_who_does_not_want_to_be_listed_is_not(club: Club) -> None:
    await played(club, *[(club.bob, club.ann)] * 5)
    own = (await club.bob.slash(club.channel, "profile")).response
    assert RANKED_ON in buttons(own)
    await club.bob.click(own, label=RANKED_ON)
    assert "⬜ Show me in rankings: off" in buttons(own)

    assert f"P{club.bob.id}" not in await told(club, club.ann, "ranking")
    mine = await told(club, club.bob, "ranking")
    assert "You’re hidden from rankings here" in mine
    assert "No one is ranked yet." not in mine
    assert f"1. P{club.ann.id}" in mine


async def test_a_hidden_profile_is_shown_to_nobody_else(club: Club) -> None:
    await played(club, *[(club.bob, club.ann)] * 5)
    own = (await club.bob.slash(club.channel, "profile")).response
    await club.bob.click(own, label="✅ Make profile public: on")
    hidden = f"<@{club.bob.id}> keeps their results private here."
    assert hidden in await told(club, club.ann, "profile", person=club.bob)
    assert hidden in await told(club, club.ann, "history", person=club.bob)
    assert hidden in await told(club, club.cleo, "history", person=club.ann, against=club.bob)
    assert hidden in await told(club, club.cleo, "compare", one=club.ann, other=club.bob)
    forged = await forging.click(club, club.ann, f"history:{club.bob.id}::0:0:")
    assert hidden in only_for(forged)
    assert hidden not in await told(club, club.bob, "profile")


async def test_worldwide_are_those_alone_who_have_agreed(club: Club) -> None:
    for person in (club.ann, club.bob):
        own = (await person.slash(club.channel, "profile")).response
        await person.click(own, label="⬜ Join worldwide ratings: off")
        assert "✅ Join worldwide ratings: on" in buttons(own)
    await played(club, *[(club.ann, club.bob)] * 5, *[(club.cleo, club.ann)] * 5)

    shown = (await club.cleo.slash(club.channel, "ranking")).response
    assert f"P{club.cleo.id}" in seen(shown)
    await club.cleo.click(shown, label="Worldwide")
    assert f"P{club.ann.id}" in seen(shown)
    assert f"P{club.cleo.id}" not in seen(shown)
    assert "players who opted in" in text(shown)
    own = (await club.ann.slash(club.channel, "profile")).response
    await club.ann.click(own, label="✅ Join worldwide ratings: on")
    await club.cleo.click(shown, label="This server")
    await club.cleo.click(shown, label="Worldwide")
    assert f"P{club.ann.id}" not in seen(shown)


async def test_two_people_beside_each_other(club: Club) -> None:
    beside = {"one": club.ann, "other": club.bob}
    assert "haven’t played each other" in await told(club, club.dan, "compare", **beside)
    await played(club, *[(club.ann, club.bob)] * 4, (club.bob, club.ann), (club.cleo, club.ann))
    shown = await told(club, club.dan, "compare", **beside)
    ann, bob = [
        (await club.bot.store.results.ratings_of(club.guild.id, who.id))[0].points
        for who in (club.ann, club.bob)
    ]
    assert f"{club.ann.user.global_name} 4 – 1 {club.bob.user.global_name}" in shown
    assert f"Clash of Decks · duels: {ann} – {bob}" in shown
    assert "Clash of Decks · duels: 4 – 1" in shown
    alone = await told(club, club.ann, "compare", one=club.bob)
    assert alone == await told(club, club.ann, "compare", one=club.ann, other=club.bob)
    for same in ({"one": club.ann, "other": club.ann}, {"one": club.ann}):
        refused = await told(club, club.ann, "compare", **same)
        assert "Choose someone else" in refused
    refused = await told(club, club.ann, "compare", one=club.ann, other=club.ann)
    assert "Choose someone else" in refused


async def test_the_menu_of_a_person(club: Club) -> None:
    await played(club, (club.bob, club.ann))
    profile = await club.ann.context_menu(club.channel, "Profile", club.bob)
    assert f"👤 <@{club.bob.id}>" in only_for(profile)
    challenge = await club.ann.context_menu(club.channel, "Challenge", club.bob)
    panel = challenge.response
    assert panel is not None
    assert f"with <@{club.bob.id}>" in text(panel)
    started = await club.ann.click(panel, label="Start")
    assert "challenges" in text(started.followups[0])
    themselves = await club.ann.context_menu(club.channel, "Challenge", club.ann)
    assert "yourself" in only_for(themselves).lower()


@pytest.mark.parametrize(
    "custom_id",
    [
        f"history:{HUGE}::0:0:",
        f"history:1::{HUGE}:0:",
        "history:1::0:99999:",
        "history:ann::0:0:",
        "table:here:nothing:duel:0:0:",
        "table:here:clash:bot:0:0:",
        "table:moon:clash:duel:0:0:",
        "table:here:clash:duel:7:0:",
        "profile:admin:on",
        "server:champions",
    ],
)
async def test_what_nobody_was_shown_is_refused(club: Club, custom_id: str) -> None:
    refused = await forging.click(club, club.ann, custom_id)
    assert only_for(refused)
    assert (await club.bot.store.servers.server(club.guild.id)).champion_role_id is None


async def test_a_replay_that_was_never_offered_is_refused(club: Club) -> None:
    refused = await forging.click(club, club.ann, "history:replay", ["77"])
    assert "no longer exists" in only_for(refused)
