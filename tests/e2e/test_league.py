"""A mutation league, from its lobby to the winner."""

from __future__ import annotations

from leagues import Evening, labels, use
from people import Club, buttons, only_for, pictures, text

from engine.core import SEATS

# ------------------------------------------------------------------ the whole evening


async def test_a_league_from_the_lobby_to_its_winner(club: Club) -> None:
    evening = await Evening.begin(club)
    draft = await evening.match("mutation")
    for seat in SEATS:
        panel = await evening.panel(seat, draft)
        await use(evening.person(seat), panel, labels(panel)[2])
    assert draft.state.round == 2
    await evening.pick()
    await evening.choose()
    assert "laboratory" in text(evening.board(draft)).lower()

    league = await evening.match("league")
    for round_number in range(1, 7):
        assert league.state.round == round_number
        assert f"Round {round_number} of 6, mutation phase" in text(evening.board(league))
        await mutate_as_people_do(evening, round_number)
        assert "This round’s duels are in progress" in text(evening.board(league))
        for number, (pairing, duel) in enumerate((await evening.duels()).items()):
            if (round_number, number) == (2, 0):
                await evening.fight(duel)
                assert duel.state.outcome() is not None
            else:
                await evening.give_up(duel, pairing[2])  # type: ignore[arg-type]

    assert league.outcome is not None
    assert len(league.state.played) == 12
    (winner,) = league.outcome.winners
    board = evening.board(league)
    assert f"**{league.names[winner]}**" in text(board)
    assert f"🏆 **<@{league.user_in(winner)}> wins**" in text(board)
    (alt,) = pictures(board)
    points = {row.seat: row.points for row in league.state.view(None).standings}
    for seat, name in league.names.items():
        assert f"{name}: {points[seat]} point" in alt
    again_button = "Play again with the same people"
    assert buttons(board) == {again_button: True, "Replay": True, "What happened": True}
    (again,) = (await club.bob.click(board, label=again_button)).followups
    assert "Mutation league" in text(again)
    assert await evening.running("clash") == []


async def mutate_as_people_do(evening: Evening, round_number: int) -> None:
    """Ann glues something by her panel in the first round; all are done."""
    league = await evening.match("league")
    if round_number == 1:
        panel = await evening.panel("A", league)
        fragment = next(each for each in labels(panel) if each.startswith("Rage"))
        await use(evening.club.ann, panel, fragment)
        place = next(each for each in labels(panel) if "+ Rage" in each)
        await use(evening.club.ann, panel, place)
        await evening.club.ann.click(panel, label="Confirm")
        await evening.club.ann.click(panel, label="I’m done (1 point is lost)")
        assert "Ann** is done. 1 point is lost." in text(panel)
    await evening.mutate()


async def test_a_draft_and_a_phase_that_are_over_say_what_is_waited_for(club: Club) -> None:
    evening = await Evening.begin(club)
    picks = await evening.panel("D", await evening.match("mutation"))
    mutations = await evening.panel("D", await evening.to_the_league())
    await evening.mutate()

    await club.posted()
    assert "All set. The match continues below." in text(picks)
    assert "The match is over" not in text(picks)
    assert "This round’s duels are in progress." in text(mutations)
    assert "Waiting for the other players" not in text(mutations)


async def test_the_board_of_a_duel_says_which_one_it_is(club: Club) -> None:
    evening = await Evening.begin(club)
    await evening.to_the_league()
    await evening.mutate()
    duels = await evening.duels()
    assert [*duels] == ["B-A", "D-C"]
    assert text(evening.board(duels["B-A"])).startswith("⚔️ Round 1 of 6 · **Bob** – **Ann**\n")
    logged = only_for(await club.ann.click(evening.board(duels["B-A"]), label="What happened"))
    assert "⚔️ Round 1 of 6 · **Bob** – **Ann**" in logged
    await evening.fight(duels["D-C"], moves=3)
    assert text(evening.board(duels["D-C"])).startswith("⚔️ Round 1 of 6 · **Dan** – **Cleo**\n")


# ------------------------------------------------------------------ by command


async def test_everything_can_be_typed(club: Club) -> None:
    evening = await Evening.begin(club)
    draft = await evening.match("mutation")
    for seat in SEATS:
        card = draft.state.packs[seat][5]
        await evening.person(seat).slash(evening.channel, "pick", card=card.name())
    assert draft.state.round == 2
    league = await evening.to_the_league()

    offered = await club.ann.autocomplete(evening.channel, "play", "card", "rage of")
    fragment = offered[0]["value"]
    places = await club.ann.autocomplete(evening.channel, "play", "lane", "", card=fragment)
    refused = await club.ann.slash(evening.channel, "play", card=fragment)
    assert "choose the creature it goes onto" in only_for(refused)
    await club.ann.slash(evening.channel, "play", card=fragment, lane=places[0]["value"])
    assert str(league.state.glued["A"][-1][-1]) == f"{fragment}{places[0]['value']}"

    again = await club.ann.slash(evening.channel, "play", card=f"{fragment}{places[0]['value']}")
    assert "doesn’t have this fragment" in only_for(again)
    strange = await club.bob.slash(evening.channel, "play", card="what.ever>this")
    assert "No card is called" in only_for(strange)
    assert league.version == 1

    for seat in SEATS:
        await evening.person(seat).slash(evening.channel, "end")
    assert [*await evening.duels()] == ["B-A", "D-C"]


async def test_a_mutation_is_looked_at_before_it_is_made_and_can_be_taken_back(club: Club) -> None:
    evening = await Evening.begin(club)
    league = await evening.to_the_league()
    panel = await evening.panel("C", league)
    before = text(panel), labels(panel)
    fragment = next(each for each in labels(panel) if each.startswith("health"))
    await use(club.cleo, panel, fragment)
    assert text(panel) == f"**{fragment}** · onto which creature?"
    await use(club.cleo, panel, labels(panel)[0])
    assert "Glue it?" in text(panel)
    (alt,) = pictures(panel)
    assert alt.startswith("Before: ")
    assert "Price" in alt
    await club.cleo.click(panel, label="Cancel")
    assert (text(panel), labels(panel)) == before
    assert league.version == 0

    await use(club.cleo, panel, fragment)
    await use(club.cleo, panel, labels(panel)[0])
    await club.cleo.click(panel, label="Confirm")
    assert len(league.state.glued["C"][0]) == 1
    assert "**Cleo** glues **health" in text(evening.board(league))
    assert fragment not in labels(panel)
    await club.cleo.click(panel, label="Undo")
    assert league.state.glued["C"] == [[]]
    assert labels(panel) == before[1]


async def test_in_a_duel_the_commands_are_about_the_duel(club: Club) -> None:
    evening = await Evening.begin(club)
    league = await evening.to_the_league()
    await evening.mutate()
    duels = await evening.duels()
    for person, pairing in ((club.ann, "B-A"), (club.dan, "D-C")):
        shown = await person.slash(evening.channel, "hand")
        assert shown.response is not None
        to_act = duels[pairing].to_act[0]
        assert duels[pairing].user_in(to_act) in (person.id, club.bob.id)
    await club.bob.slash(evening.channel, "end")
    assert duels["B-A"].version == 1
    await evening.give_up(duels["B-A"], "A")
    assert [str(each.pairing) for each in league.state.played] == ["B-A"]
    assert "**Bob** beats **Ann**" in text(evening.board(league))

    shown = await club.ann.slash(evening.channel, "hand")
    assert shown.response is not None
    assert "This round’s duels are in progress" in text(shown.response)
    late = await club.ann.slash(evening.channel, "end")
    assert only_for(late) == "It isn’t your turn."


# ------------------------------------------------------------------ with the module champion


async def test_champions_are_named_before_each_duel(club: Club) -> None:
    evening = await Evening.begin(club, champion=True)
    league = await evening.to_the_league()
    await evening.mutate()
    naming = await evening.duels("champions")
    assert [*naming] == ["B-A", "D-C"]
    assert await evening.running("clash") == []
    assert text(evening.board(naming["B-A"])).startswith("⚔️ Round 1 of 6 · **Bob** – **Ann**\n")
    for pairing, match in naming.items():
        for seat, here in zip(pairing.split("-"), ("A", "B"), strict=True):
            named = str(match.state.legal_actions(here)[0])
            await evening.act(match, seat, named)  # type: ignore[arg-type]
    await evening.settle()
    assert await evening.running("champions") == []
    assert league.state.played == []
    assert "This round’s duels are in progress" in text(evening.board(league))

    duels = await evening.duels()
    assert [*duels] == ["B-A", "D-C"]
    assert text(evening.board(duels["B-A"])).startswith("⚔️ Round 1 of 6 · **Bob** – **Ann**\n")
    await evening.give_up(duels["B-A"], "B")
    assert [(str(each.pairing), each.winner) for each in league.state.played] == [("B-A", "A")]


async def test_a_duel_can_be_given_up_before_its_champions_are_named(club: Club) -> None:
    evening = await Evening.begin(club, champion=True)
    league = await evening.to_the_league()
    await evening.mutate()
    naming = await evening.duels("champions")
    await evening.give_up(naming["D-C"], "C")
    (played,) = league.state.played
    assert (str(played.pairing), played.winner, played.health) == ("D-C", "D", 16)
