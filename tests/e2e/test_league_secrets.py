"""A mutation draft: what is whose secret, and that all pick at the same time."""

from __future__ import annotations

import re
from functools import partial

import pytest
from leagues import Evening, labels, options, public, use
from people import Club, only_for, pictures, text
from simcord.backend.errors import BackendError

from engine.clash.cards import CARDS
from engine.core import SEATS

# ------------------------------------------------------------------ who may know what


def cards_in(told: str) -> set[str]:
    """The cards that a text names; one whose name is part of a longer one is not meant by that."""
    found = set()
    for each in sorted(CARDS, key=lambda card: -len(card.name())):
        whole = rf"\b{re.escape(each.name())}(?!\w)"
        if re.search(whole, told):
            found.add(each.id)
            told = re.sub(whole, "", told)
    return found


async def test_nobody_learns_what_others_have_or_pick(club: Club) -> None:
    evening = await Evening.begin(club)
    draft = await evening.match("mutation")
    packs = {seat: {card.id for card in draft.state.packs[seat]} for seat in SEATS}
    panels = {seat: await evening.panel(seat, draft) for seat in SEATS}
    await use(club.ann, panels["A"], labels(panels["A"])[3])

    assert "✅ Picked: **Ann**" in text(evening.board(draft))
    assert cards_in(public(evening)) == set()
    for seat in "BCD":
        words = "\n".join([text(panels[seat]), *pictures(panels[seat]), *labels(panels[seat])])
        assert cards_in(words) <= packs[seat]
    logged = only_for(await club.bob.click(evening.board(draft), label="What happened"))
    assert cards_in(logged) == set()
    offered = await club.bob.autocomplete(evening.channel, "pick", "card", "")
    assert {each["value"] for each in offered} == packs["B"]

    await evening.pick()
    own = {seat: {card.id for card in draft.state.picked[seat]} for seat in SEATS}
    panel = await evening.panel("A", draft)
    for place in (0, 3, 5):
        await use(club.ann, panel, labels(panel)[place])
    assert "3 chosen" in text(panel)
    assert "Cards chosen for the deck: **Ann** 3" in text(evening.board(draft))
    assert cards_in(public(evening)) == set()
    for seat in "BCD":
        panel = await evening.panel(seat, draft)  # type: ignore[arg-type]
        words = "\n".join([text(panel), *pictures(panel), *labels(panel)])
        assert cards_in(words) <= own[seat]
    offered = await club.dan.autocomplete(evening.channel, "pick", "card", "")
    assert {each["value"] for each in offered} == own["D"]

    await evening.choose()
    logged = only_for(await club.bob.click(evening.board(draft), label="What happened"))
    assert own["A"] <= cards_in(logged)


async def test_a_guest_has_no_pack(club: Club) -> None:
    evening = await Evening.begin(club)
    draft = await evening.match("mutation")
    guest = club.guild.add_member(club.env.create_user("eve", global_name="Eve"))
    opened = await guest.click(evening.board(draft), label="My hand")
    assert only_for(opened) == "You aren’t playing in this match, but you’re welcome to watch."
    panel = await evening.panel("A", draft)
    for slash in ("pick", "play"):
        refused = await guest.slash(evening.channel, slash, card="ogre")
        assert only_for(refused) == "You aren’t playing in this match, but you’re welcome to watch."
    assert await guest.autocomplete(evening.channel, "pick", "card", "") == []
    assert draft.version == 0
    assert labels(panel)


# ------------------------------------------------------------------ all at the same time


async def test_what_others_do_meanwhile_makes_no_panel_out_of_date(club: Club) -> None:
    evening = await Evening.begin(club)
    draft = await evening.match("mutation")
    panels = [(evening.person(seat), await evening.panel(seat, draft)) for seat in SEATS]
    values = [(person, panel, options(panel)) for person, panel in panels]
    await club.together(
        *(
            partial(person.select, panel, [first], custom_id=custom_id)
            for person, panel, (custom_id, first) in values
        )
    )
    await evening.settle()
    assert draft.state.round == 2
    assert [card.id for seat in SEATS for card in draft.state.picked[seat]] == [
        first for _, _, (_, first) in values
    ]


async def test_a_pick_counts_once(club: Club) -> None:
    evening = await Evening.begin(club)
    draft = await evening.match("mutation")
    panel = await evening.panel("A", draft)
    custom_id, first = options(panel)
    select = partial(club.ann.select, panel, [first], custom_id=custom_id)
    await club.together(select, select)
    await evening.settle()
    assert [seat for seat in SEATS if seat in draft.state.picks] == ["A"]
    await evening.pick(1)
    assert draft.state.round == 2
    assert draft.version == 4


async def test_a_panel_follows_the_others_but_disturbs_nobody_who_is_choosing(club: Club) -> None:
    evening = await Evening.begin(club)
    draft = await evening.match("mutation")
    panels = {seat: await evening.panel(seat, draft) for seat in SEATS}
    for seat in SEATS:
        panel = panels[seat]
        if seat != "A":
            assert "Waiting for" in text(panels["A"])
            assert draft.names[seat] in text(panels["A"])
        await use(evening.person(seat), panel, labels(panel)[0])
    for panel in panels.values():
        assert "**Pick 2 of 16**" in text(panel)
        assert len(labels(panel)) == 15

    league = await evening.to_the_league()
    panel = await evening.panel("C", league)
    await use(club.cleo, panel, labels(panel)[0])
    places = text(panel), labels(panel)
    bobs = await evening.panel("B", league)
    await club.bob.click(bobs, label="I’m done (2.5 points are lost)")
    assert league.to_act == ("A", "C", "D")
    assert (text(panel), labels(panel)) == places
    await use(club.cleo, panel, labels(panel)[0])
    await club.cleo.click(panel, label="Confirm")
    assert len(league.state.glued["C"][0]) == 1


async def test_a_panel_of_somebody_who_has_left_is_nobodys_business(club: Club) -> None:
    evening = await Evening.begin(club)
    league = await evening.to_the_league()
    panel = await evening.panel("D", league)
    asked = await club.dan.slash(evening.channel, "resign")
    assert asked.response is not None
    await club.dan.click(asked.response, label="Leave match")
    anns = await evening.panel("A", league)
    done = await club.ann.click(anns, label="I’m done (2.5 points are lost)")
    assert done.followups == []
    assert "Waiting for" in text(anns)
    with pytest.raises(BackendError, match="Unknown Message"):  # it has been put away
        await club.dan.click(panel, label="Refresh")
