"""Saved decks: typed, shown, shared, copied, handed on, deleted; nobody else sees a private one."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
from keeping import use
from people import Club, buttons, custom_id, files_of, only_for, parts, pictures, text
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot import quotas
from bot.store import Deck
from engine import bounded
from engine.clash.cards import PRINTED
from engine.clash.decks import PRECONSTRUCTED

TYPED = "Ogre, boom, brute, Troll, gnome, alpha, shaman, zombie"
IDS = ["ogre", "boom", "brute", "troll", "gnome", "alpha", "shaman", "zombie"]
OTHER = "mutant, reptile, brute, Troll, gnome, alpha, shaman, zombie"
OTHER_IDS = ["mutant", "reptile", *IDS[2:]]
TEN = [*PRECONSTRUCTED["1"], "ogre", "lieutenant"]


async def deck(
    club: Club, action: str, person: MemberActor | None = None, **options: Any
) -> InteractionResult:
    """Ann (or another person) uses `/deck`."""
    return await use(club, person or club.ann, "deck", action, **options)


def shown(result: InteractionResult) -> ResponseMessage:
    assert result.response is not None
    return result.response


async def saved(club: Club, name: str = "Ogres", cards: str = TYPED) -> ResponseMessage:
    message = shown(await deck(club, "save", name=name, cards=cards))
    assert "Saved." in text(message)
    return message


async def decks_of(club: Club, person: MemberActor | None = None) -> dict[str, list[str]]:
    rows = await club.bot.store.collection.all_of(Deck, (person or club.ann).id)
    return {row.name: row.cards for row in rows}


async def fill(club: Club, person: MemberActor, count: int) -> None:
    """So many decks."""
    for number in range(count):
        store = club.bot.store.collection
        await store.add_deck(person.id, f"Deck {number:02}", IDS, club.env.now())


def public(club: Club) -> discord.Message:
    """The newest message that everybody sees."""
    return club.channel.history()[-1]


def options_of(message: Any) -> list[str]:
    """The labels in the select of a message."""
    (menu,) = [each for each in parts(message) if each["type"] == 3]
    return [each["label"] for each in menu["options"]]


async def forged(club: Club, person: MemberActor, message: Any, made_up: str) -> InteractionResult:
    """A click with a custom id that the person has made up."""
    channel_id = getattr(message, "channel_id", None) or message.channel.id
    stored = club.env.backend.get_message(channel_id, message.id)
    row = next(each for each in stored.components if each["type"] == 1)
    row["components"] = [{"type": 2, "style": 1, "label": "Forged", "custom_id": made_up}]
    return await person.click(message, label="Forged")


# ------------------------------------------------------------------ saving and showing


async def test_a_deck_is_saved_and_shown_to_its_owner_alone(club: Club) -> None:
    message = await saved(club)

    assert message.ephemeral
    assert await decks_of(club) == {"Ogres": IDS}
    assert "### Ogres\nCards: 8 · average cost" in text(message)
    assert "✅ Constructed 1.2" in text(message)
    assert "❌ Constructed 1.0: It needs 10 cards, this deck has 8." in text(message)
    assert f"`{PRINTED['ogre'].cost}` Ogre" in text(message)
    (alt,) = pictures(message)
    assert "Ogre" in alt
    assert "Ogres" in alt
    assert club.channel.history() == []


@pytest.mark.parametrize(
    "typed",
    [
        "ogre;boom;brute;troll;gnome;alpha;shaman;zombie",
        "1. Ogre\n2. Boom!\n3. Brute\n4. Troll\n5. Gnome\n6. Alpha\n7. Shaman\n8. Zombie\n",
        "- OGRE\n- boom\n- brute\n- troll\n- gnome\n- alpha\n- shaman\n- zombie",
        "ogre boom brute troll gnome alpha shaman zombie",
        " Ogre , Boom!,, brute,troll,gnome,alph,sham,zomb,",
        ", ".join(PRINTED[each].name("fr") for each in IDS),
    ],
)
async def test_cards_are_named_in_many_ways(club: Club, typed: str) -> None:
    await saved(club, cards=typed)

    assert await decks_of(club) == {"Ogres": IDS}


async def test_ten_cards_make_a_deck_for_the_older_rules(club: Club) -> None:
    message = await saved(club, cards=", ".join(TEN))

    assert "❌ Constructed 1.2: It needs 8 cards, this deck has 10." in text(message)
    assert "✅ Constructed 1.0" in text(message)


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("ogre, boom", "A deck has 8 cards, or 10 for the older rules 1.0. This one has 2."),
        (TYPED + ", mutant", "This one has 9."),
        (",;,", "This one has 0."),
        (TYPED.replace("boom", "ogre"), "Ogre is in the deck twice."),
        (TYPED.replace("boom", "Boomm"), "No card is called “Boomm”."),
        (TYPED.replace("boom", "@everyone `x`"), "No card is called “"),
        (TYPED.replace("boom", "mechanical"), "could be any of several cards: Mechanical"),
        (
            ", ".join([*TEN[:9], "gladiator"]),
            "is for the older rules 1.0. Gladiator has Defender, Vanish",
        ),
    ],
)
async def test_what_is_no_deck_is_refused_with_the_reason(
    club: Club, cards: str, reason: str
) -> None:
    text = only_for(await deck(club, "save", name="Ogres", cards=cards))

    assert reason in text
    assert "@everyone" not in text
    assert await decks_of(club) == {}


@pytest.mark.parametrize("name", ["   ", "\u200b\u200b", "\u2800", "x" * 41, "\u3164"])
async def test_a_name_shows_something_and_is_not_too_long(club: Club, name: str) -> None:
    text = only_for(await deck(club, "save", name=name, cards=TYPED))

    assert "A name needs 1 to 40 characters" in text
    assert await decks_of(club) == {}


@pytest.mark.parametrize("name", ["x" * 40, "Огры", "?", "🔥", "a:b, c", "```", "**<@1>**"])
async def test_any_other_name_will_do(club: Club, name: str) -> None:
    message = await saved(club, name)

    assert await decks_of(club) == {name: IDS}
    assert "<@1>" not in text(message).replace("\\<", "")
    shown_again = shown(await deck(club, "show", name=name))
    assert pictures(shown_again)
    exported = shown(await deck(club, "export", name=name))
    assert text(exported).count("```") == 2


async def test_the_list_is_one_choice_away_from_each_deck(club: Club) -> None:
    await saved(club)
    await saved(club, "Mutants", OTHER)
    listed = shown(await deck(club, "show"))

    assert listed.ephemeral
    assert "Your decks: 2 of 25" in text(listed)
    assert options_of(listed) == ["Mutants", "Ogres"]
    await club.restart()
    rows = await club.bot.store.collection.all_of(Deck, club.ann.id)
    await club.ann.select(listed, [str(rows[0].id)])
    assert "### Mutants" in text(listed)
    await club.ann.click(listed, label="My decks")
    assert options_of(listed) == ["Mutants", "Ogres"]


async def test_who_has_no_deck_is_told_how_to_get_one(club: Club) -> None:
    words = text(shown(await deck(club, "show")))

    assert "You have no deck yet" in words
    assert "/deck" in words


async def test_a_deck_is_found_in_whatever_case(club: Club) -> None:
    await saved(club)

    assert "### Ogres" in text(shown(await deck(club, "show", name=" oGRES ")))
    assert "✅ Constructed 1.2" in text(shown(await deck(club, "show", name="ogres")))


async def test_why_a_deck_does_not_fit_is_told_card_by_card(club: Club) -> None:
    await saved(club, cards=TYPED.replace("boom", "gladiator"))
    words = text(shown(await deck(club, "show", name="Ogres")))

    assert "❌ Constructed 1.0: It needs 10 cards, this deck has 8. Gladiator has Defender" in words


# ------------------------------------------------------------------ typing


async def choices(club: Club, option: str, typed: str, action: str = "save") -> list[str]:
    asked = f"deck {action}"
    found = await club.ann.autocomplete(club.channel, asked, option, typed)
    assert all(len(each["value"]) <= 100 for each in found)
    return [each["value"] for each in found]


async def test_the_last_card_is_completed(club: Club) -> None:
    assert (await choices(club, "cards", "tro"))[0].startswith("Tro")
    assert "Ogre, Boom!, Brute" in await choices(club, "cards", "ogre, boom; bru")
    assert len(await choices(club, "cards", "")) == 25
    offered = await choices(club, "cards", "ogre, ogr")
    assert "Ogre, Ogre" not in offered
    assert await choices(club, "cards", "ogre, nonsense, tr") == []


async def test_what_is_completed_to_the_end_can_be_saved(club: Club) -> None:
    """Also with names that are too long for a choice together."""
    long = sorted(PRINTED.values(), key=lambda card: -len(card.name()))[:8]
    typed = ""
    for card in long:
        offered = await choices(club, "cards", f"{typed}, {card.name()}" if typed else card.name())
        typed = offered[0]

    await saved(club, cards=typed)

    assert await decks_of(club) == {"Ogres": [card.id for card in long]}


async def test_only_ones_own_decks_are_offered(club: Club) -> None:
    await saved(club)
    await deck(club, "save", club.bob, name="Bob’s secret", cards=OTHER)

    assert await choices(club, "name", "", "show") == ["Ogres"]
    assert await choices(club, "name", "OG", "show") == ["Ogres"]
    assert await choices(club, "name", "secret", "show") == []


# ------------------------------------------------------------------ overwriting, 25 at most


async def test_overwriting_asks_first(club: Club) -> None:
    await saved(club)
    asked = shown(await deck(club, "save", name="OGRES", cards=OTHER))

    assert "You already have a deck called **Ogres**." in text(asked)
    assert await decks_of(club) == {"Ogres": IDS}
    await club.restart()
    await club.ann.click(asked, label="Yes, replace")
    assert await decks_of(club) == {"Ogres": OTHER_IDS}
    assert "Saved in place of the old cards." in text(asked)


async def test_who_does_not_want_to_overwrite_keeps_the_deck(club: Club) -> None:
    await saved(club)
    asked = shown(await deck(club, "save", name="Ogres", cards=OTHER))

    await club.ann.click(asked, label="Cancel")

    assert await decks_of(club) == {"Ogres": IDS}
    assert text(asked) == "Cancelled. Nothing changed."


async def test_saving_the_same_again_changes_nothing(club: Club) -> None:
    await saved(club)
    again = shown(await deck(club, "save", name="Ogres", cards=", ".join(reversed(IDS))))

    assert "saved already" in text(again)
    assert await decks_of(club) == {"Ogres": IDS}


async def test_a_deck_that_is_gone_is_not_overwritten(club: Club) -> None:
    await saved(club)
    asked = shown(await deck(club, "save", name="Ogres", cards=OTHER))
    (row,) = await club.bot.store.collection.all_of(Deck, club.ann.id)
    await club.bot.store.collection.forget(Deck, club.ann.id, row.id)
    await saved(club)

    answer = await club.ann.click(asked, label="Yes, replace")

    assert "You have no such deck" in only_for(answer)
    assert await decks_of(club) == {"Ogres": IDS}


async def test_there_is_room_for_25(club: Club) -> None:
    await fill(club, club.ann, 25)

    text = only_for(await deck(club, "save", name="One more", cards=TYPED))
    assert "limit of 25 decks" in text
    listed = shown(await deck(club, "show"))
    assert len(options_of(listed)) == 25
    asked = shown(await deck(club, "save", name="deck 03", cards=OTHER))
    await club.ann.click(asked, label="Yes, replace")
    assert (await decks_of(club))["Deck 03"] == OTHER_IDS


async def test_two_saves_at_once_do_not_get_past_25(club: Club) -> None:
    await fill(club, club.ann, 24)

    await club.together(
        lambda: deck(club, "save", name="One", cards=TYPED),
        lambda: deck(club, "save", name="Two", cards=TYPED),
        lambda: deck(club, "save", name="Three", cards=TYPED),
    )

    assert len(await decks_of(club)) == 25


# ------------------------------------------------------------------ deleting


async def test_deleting_asks_first(club: Club) -> None:
    await saved(club)
    asked = shown(await deck(club, "delete", name="ogres"))
    assert await decks_of(club) == {"Ogres": IDS}
    await club.restart()

    await club.ann.click(asked, label="Delete")

    assert await decks_of(club) == {}
    assert "**Ogres** is deleted." in text(asked)


async def test_a_question_that_is_left_over_deletes_no_other_deck(club: Club) -> None:
    await saved(club)
    asked = [shown(await deck(club, "delete", name="Ogres")) for _ in range(2)]
    await club.ann.click(asked[0], label="Delete")
    await saved(club)

    answer = await club.ann.click(asked[1], label="Delete")

    assert "You have no such deck" in only_for(answer)
    assert await decks_of(club) == {"Ogres": IDS}


async def test_deleting_can_be_thought_better_of(club: Club) -> None:
    message = await saved(club)
    await club.ann.click(message, label="Delete")
    await club.ann.click(message, label="Cancel")

    assert await decks_of(club) == {"Ogres": IDS}


# ------------------------------------------------------------------ sharing and copying


async def shared(club: Club) -> discord.Message:
    await saved(club)
    told = shown(await deck(club, "share", name="Ogres"))
    assert told.ephemeral
    return public(club)


async def test_a_shared_deck_is_seen_by_all(club: Club) -> None:
    message = await shared(club)

    assert "### Ogres\nCards: 8 · average cost" in text(message)
    assert f"<@{club.ann.id}>’s deck" in text(message)
    assert pictures(message)
    assert list(buttons(message)) == ["Save a copy", "Statistics here", "Moderate"]
    sent = [each.json for each in club.env.http_requests if each.method == "POST" and each.json]
    assert sent[-1]["allowed_mentions"] == {"parse": []}


async def copied(message: Any, name: str, person: MemberActor) -> InteractionResult:
    form = await person.click(message, label="Save a copy")
    assert form.modal is not None
    return await person.submit_modal(form, {"name": name})


async def test_a_shared_deck_can_be_copied_after_a_restart(club: Club) -> None:
    message = await shared(club)
    await club.restart()
    form = await club.bob.click(message, label="Save a copy")
    assert form.modal is not None
    assert form.modal["components"][0]["component"]["value"] == "Ogres"
    await club.restart()

    answer = await club.bob.submit_modal(form, {"name": "Ann’s ogres"})

    assert "Saved." in only_for(answer)
    assert await decks_of(club, club.bob) == {"Ann’s ogres": IDS}
    assert await decks_of(club) == {"Ogres": IDS}


async def test_a_copy_has_the_cards_that_were_shown(club: Club) -> None:
    """What the owner has put into the deck since then is private."""
    message = await shared(club)
    asked = shown(await deck(club, "save", name="Ogres", cards=OTHER))
    await club.ann.click(asked, label="Yes, replace")

    form = await club.bob.click(message, label="Save a copy")
    assert form.modal is not None
    assert not form.modal["components"][0]["component"].get("value")
    await club.bob.submit_modal(form, {"name": "Copy"})

    assert await decks_of(club, club.bob) == {"Copy": IDS}


async def test_a_deck_that_is_deleted_can_still_be_copied(club: Club) -> None:
    message = await shared(club)
    asked = shown(await deck(club, "delete", name="Ogres"))
    await club.ann.click(asked, label="Delete")

    await copied(message, "Ogres", club.bob)

    assert await decks_of(club, club.bob) == {"Ogres": IDS}


async def test_a_copy_asks_before_it_overwrites(club: Club) -> None:
    message = await shared(club)
    await deck(club, "save", club.bob, name="Ogres", cards=OTHER)

    asked = shown(await copied(message, "ogres", club.bob))

    assert asked.ephemeral
    assert await decks_of(club, club.bob) == {"Ogres": OTHER_IDS}
    await club.bob.click(asked, label="Yes, replace")
    assert await decks_of(club, club.bob) == {"Ogres": IDS}


async def test_a_copy_is_one_of_the_25(club: Club) -> None:
    message = await shared(club)
    await fill(club, club.bob, 25)

    told = await copied(message, "Copy", club.bob)

    assert "limit of 25 decks" in only_for(told)


async def test_a_bad_name_for_a_copy_is_refused(club: Club) -> None:
    message = await shared(club)

    told = await copied(message, " \u200b ", club.bob)

    assert "A name needs 1 to 40 characters" in only_for(told)
    assert await decks_of(club, club.bob) == {}


async def test_the_panel_shares_and_exports_too(club: Club) -> None:
    message = await saved(club)
    await club.restart()

    await club.ann.click(message, label="Share")
    assert "’s deck" in text(public(club))
    exported = await club.ann.click(message, label="Export")
    assert "Ogres: Ogre, Boom!" in only_for(exported)
    assert "### Ogres" in text(message)


async def test_the_shared_deck_speaks_the_language_of_the_server(club: Club) -> None:
    club.languages[club.ann.id] = "ru"
    message = shown(await deck(club, "save", name="Огры", cards=TYPED))
    assert "Сохранено" in text(message)

    await club.ann.click(message, label="Показать всем")

    assert "’s deck" in text(public(club))


# ------------------------------------------------------------------ nobody else's


@pytest.mark.parametrize("action", ["show", "share", "export", "delete"])
async def test_the_decks_of_others_do_not_exist(club: Club, action: str) -> None:
    await saved(club)

    told = await deck(club, action, club.bob, name="Ogres")

    assert "You have no such deck" in only_for(told)
    assert club.channel.history() == []
    assert await decks_of(club) == {"Ogres": IDS}


@pytest.mark.parametrize(
    "act", ["deck-share", "deck-export", "deck-delete", "deck-forget", "deck-list", "deck-copy"]
)
async def test_a_forged_click_reaches_nobody_elses_deck(club: Club, act: str) -> None:
    mine = await saved(club)
    (row,) = await club.bot.store.collection.all_of(Deck, club.ann.id)
    await deck(club, "save", club.bob, name="Mutants", cards=OTHER)
    theirs = shown(await deck(club, "show", club.bob, name="Mutants"))

    for owner in (club.ann.id, club.bob.id, 0):
        answer = await forged(club, club.bob, theirs, f"own:{act}:{owner}:{row.id}")
        said = [text(each) for each in (*answer.followups, answer.response) if each is not None]
        assert not any("Ogre" in each for each in said)

    assert await decks_of(club) == {"Ogres": IDS}
    assert "### Ogres" in text(mine)
    assert club.channel.history() == []


@pytest.mark.parametrize("code", ["", "00", "zz.0000", "0g0h.1234", "0.0.0", "9" * 20])
async def test_a_forged_copy_is_refused(club: Club, code: str) -> None:
    message = await shared(club)

    answer = await forged(club, club.bob, message, f"own:deck-copy:0:1.{code}")

    assert "out of date" in only_for(answer)


async def test_a_forged_overwriting_changes_nothing_of_others(club: Club) -> None:
    await saved(club)
    (row,) = await club.bot.store.collection.all_of(Deck, club.ann.id)
    await deck(club, "save", club.bob, name="Mutants", cards=OTHER)
    asked = shown(await deck(club, "save", club.bob, name="Mutants", cards=TYPED))
    mine = custom_id(asked, "Yes, replace")
    code = mine.rpartition(":")[2].partition(".")[2]

    answer = await forged(club, club.bob, asked, f"own:deck-replace:{club.bob.id}:{row.id}.{code}")

    assert "You have no such deck" in only_for(answer)
    assert (await decks_of(club, club.bob)) == {"Mutants": OTHER_IDS}
    assert row.updated_at == (await _row(club, row.id)).updated_at


async def _row(club: Club, number: int) -> Deck:
    row = await club.bot.store.collection.numbered(Deck, club.ann.id, number)
    assert row is not None
    return row


# ------------------------------------------------------------------ handing on as text


async def exported(club: Club) -> tuple[str, bytes]:
    """The line and the file of Ann’s deck."""
    message = shown(await deck(club, "export", name="Ogres"))
    assert message.ephemeral
    line = text(message).split("```")[1].strip()
    (file,) = files_of(message)
    assert file.filename == "deck.json"
    return line, await file.read()


async def test_an_exported_line_is_imported_by_somebody_else(club: Club) -> None:
    await saved(club)
    line, _ = await exported(club)
    assert line == "Ogres: Ogre, Boom!, Brute, Troll, Gnome, Alpha, Shaman, Zombie"

    await deck(club, "import", club.bob, text=line)

    assert await decks_of(club, club.bob) == {"Ogres": IDS}


async def test_an_exported_file_is_imported_by_somebody_else(club: Club) -> None:
    await saved(club)
    _, file = await exported(club)
    assert json.loads(file) == {"format": 1, "name": "Ogres", "cards": IDS}

    await deck(club, "import", club.bob, file=("deck.json", file))

    assert await decks_of(club, club.bob) == {"Ogres": IDS}


async def test_a_french_line_is_read_by_a_russian(club: Club) -> None:
    club.languages |= {club.ann.id: "fr", club.bob.id: "ru"}
    await deck(club, "save", name="Ogres", cards=TYPED)
    line, _ = await exported(club)
    assert PRINTED["ogre"].name("fr") in line

    await deck(club, "import", club.bob, text=line)

    assert await decks_of(club, club.bob) == {"Ogres": IDS}


async def test_without_anything_a_form_asks_for_the_deck(club: Club) -> None:
    form = await deck(club, "import")
    assert form.modal is not None
    await club.restart()

    told = await club.ann.submit_modal(form, {"text": "My ogres:\n" + "\n".join(IDS), "name": ""})

    assert "Saved." in only_for(told)
    assert await decks_of(club) == {"My ogres": IDS}


async def test_another_name_can_be_given(club: Club) -> None:
    await deck(club, "import", text=f"Ogres: {TYPED}", name="Mine")
    form = await deck(club, "import", name="From the form")
    assert form.modal is not None
    assert form.modal["components"][1]["component"]["value"] == "From the form"
    await club.ann.submit_modal(form, {"text": OTHER, "name": "Typed"})

    assert await decks_of(club) == {"Mine": IDS, "Typed": OTHER_IDS}


DOCUMENT = {"format": 1, "name": "Ogres", "cards": IDS}


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        (TYPED, "Give the deck a name"),
        ("Ogres: ", "This one has 0."),
        (": " + TYPED, "A name needs 1 to 40 characters"),
        ("{}", "format: this program reads format 1"),
        (json.dumps(DOCUMENT | {"extra": 1}), "extra: unknown key"),
        (json.dumps(DOCUMENT | {"cards": "ogre"}), "cards: "),
        (json.dumps(DOCUMENT | {"cards": IDS * 20}), "cards: "),
        (json.dumps(DOCUMENT | {"cards": [*IDS[:7], "nonsense"]}), "No card is called “nonsense”"),
        (json.dumps(DOCUMENT | {"cards": IDS[:7]}), "This one has 7."),
        (json.dumps(DOCUMENT | {"name": ""}), "A name needs 1 to 40 characters"),
        ('{"format": 1, "format": 1}', "this key stands twice"),
        ("{" * 40 + "}" * 40, "nested more than 32 deep"),
    ],
)
async def test_what_can_not_be_imported_is_refused_with_the_reason(
    club: Club, told: str, reason: str
) -> None:
    by_text = await deck(club, "import", text=told)
    by_file = await deck(club, "import", file=("deck.json", told.encode()))

    assert reason in only_for(by_text)
    assert reason in only_for(by_file)
    assert await decks_of(club) == {}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b" " * (64 * 1024 + 1), "too large: a deck has 64 KiB at most"),
        (b"\xff\xfe\x00", "not UTF-8"),
        (b"", "This one has 0."),
    ],
)
async def test_a_file_that_is_none_is_refused(club: Club, data: bytes, reason: str) -> None:
    told = await deck(club, "import", file=("deck.json", data))

    assert reason in only_for(told)
    assert await decks_of(club) == {}


@pytest.mark.usefixtures("worker_processes")
async def test_a_file_is_never_parsed_by_the_process_that_answers(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounded, "parse", None)  # calling it would fail

    for file in (b'{"format": 1, "format": 1}', json.dumps(DOCUMENT).encode()):
        told = await deck(club, "import", file=("deck.json", file))

    assert "Saved." in only_for(told)
    assert await decks_of(club) == {"Ogres": IDS}


async def test_who_imports_too_fast_is_refused_before_the_file_is_fetched(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = discord.Attachment.read
    fetched: list[str] = []

    async def counted(file: discord.Attachment) -> bytes:
        fetched.append(file.filename)
        return await read(file)

    monkeypatch.setattr(discord.Attachment, "read", counted)
    for _ in range(quotas.AT_ONCE):
        await deck(club, "import", file=("deck.json", b"{}"))
    refused = await deck(club, "import", file=("deck.json", json.dumps(DOCUMENT).encode()))

    assert "going too fast" in only_for(refused)
    assert len(fetched) == quotas.AT_ONCE
    assert await decks_of(club) == {}

    form = await deck(club, "import")
    sent = await club.ann.submit_modal(form, {"text": f"Ogres: {TYPED}", "name": ""})
    assert "going too fast" in only_for(sent)

    await club.wait(quotas.WHILE.total_seconds() + 1)
    await deck(club, "import", file=("deck.json", json.dumps(DOCUMENT).encode()))
    assert await decks_of(club) == {"Ogres": IDS}


async def test_text_and_file_at_once_are_refused(club: Club) -> None:
    told = await deck(club, "import", text=TYPED, file=("deck.json", b"{}"))

    assert "not both" in only_for(told)


async def test_importing_asks_before_it_overwrites(club: Club) -> None:
    await saved(club)
    asked = shown(await deck(club, "import", text=f"ogres: {OTHER}"))

    assert await decks_of(club) == {"Ogres": IDS}
    await club.ann.click(asked, label="Yes, replace")
    assert await decks_of(club) == {"Ogres": OTHER_IDS}


async def test_the_ready_made_decks_are_shown_in_a_picture(club: Club) -> None:
    listed = (await club.ann.slash(club.channel, "deck show")).response
    assert listed is not None
    await club.ann.click(listed, label="Ready-made decks")
    shown = listed
    assert shown.ephemeral
    assert "The ready-made decks" in text(shown)
    (alt,) = pictures(shown)
    assert "Wild Vortex" in alt
