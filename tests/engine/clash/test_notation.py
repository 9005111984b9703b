"""The text of a position: what people may type, what is written, what is refused and why."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from long import examples
from positions import CLASH

from engine.clash import notation
from engine.clash.abilities import MERCENARY, OF_VERSION_1_0, SYMBIOTE
from engine.clash.cards import CARDS
from engine.documents import DocumentError

FULL = (
    "A9 m7; ogre BASTION troll boom brute / baron martyr-2 / wall_razer+griffin!;"
    " FORT zombie cyclone / . / grabber(lich)"
)
OLD = [card for card in CARDS if not (card.mask | card.aura) & ~OF_VERSION_1_0]
POOLS = {
    "all": CARDS,
    "creatures": [card for card in CARDS if card.is_creature],
    "pairs": [card for card in CARDS if card.is_creature and card.mask & (SYMBIOTE | MERCENARY)],
    "old": OLD,
}
MESSAGE = 2000
"""What Discord takes."""
PLAIN = re.compile(r"(?:[a-z0-9](?:_?[a-z0-9])*+|[ +\-!=@();/.])*+", re.IGNORECASE)
"""Nothing that Markdown eats: an underscore stands only inside a word."""
PAGE = Path(__file__).parents[3] / "docs" / "formats" / "clash.md"


def canonical(text: str) -> str:
    return notation.write(notation.read(text))


def told(text: str, seat: str = "A") -> dict[str, Any]:
    """A seat of the position as its JSON document."""
    document: dict[str, Any] = CLASH.dump(notation.read(text))["seats"][seat]
    return document


def hand(cards: str) -> list[str]:
    """What A's hand is read as."""
    found: list[str] = told(f"A9 m7; {cards}; FORT giant")["hand"]
    return found


def refusal(text: str) -> DocumentError:
    with pytest.raises(DocumentError) as caught:
        notation.read(text)
    assert caught.value.reason
    return caught.value


# Round trips


def games(pool: str, seed: int) -> Iterator[Any]:
    """The positions of a random game, with modules."""
    chance = random.Random(seed)
    cards = POOLS[pool]
    decks = {seat: chance.sample(cards, 8) for seat in "AB"}
    options = {
        "turn_limit": chance.choice([0, 20]),
        "fatigue": chance.random() < 0.3,
        "champion": chance.random() < 0.5,
    }
    config: dict[str, Any] = {"options": options}
    if options["champion"]:
        # No Mercenary: beside its copy from the other deck no document can tell which it is.
        config["champions"] = {
            seat: chance.choice(
                [
                    each
                    for each in (OLD if pool == "old" else CARDS)
                    if each.is_creature and not each.mask & MERCENARY and each not in decks[seat]
                ]
            ).id
            for seat in "AB"
        }
    setup = {
        "ruleset": "1.0" if pool == "old" else "1.2",
        "mode": "duel",
        "config": config,
        "decks": {seat: [card.id for card in deck] for seat, deck in decks.items()},
    }
    state, _ = CLASH.setup(setup, seed)
    for _ in range(60):
        to_act = state.to_act()
        if not to_act:
            return
        yield state
        actions = state.legal_actions(to_act[0])
        plays = [each for each in actions if str(each) != "end"]
        state.apply(to_act[0], chance.choice(plays if plays and chance.random() < 0.8 else actions))


@examples(150)
@given(pool=st.sampled_from(sorted(POOLS)), seed=st.integers(0, 1 << 32))
def test_every_position_of_a_game_round_trips(pool: str, seed: int) -> None:
    for state in games(pool, seed):
        text = notation.write(state)
        assert len(text) <= MESSAGE
        assert PLAIN.fullmatch(text)
        again = notation.read(text)
        assert again.key() == state.key()
        assert CLASH.dump(again) == CLASH.dump(state)
        assert notation.write(again) == text


@pytest.mark.parametrize(
    "text",
    [
        FULL,
        "B1 m0; BASTION giant; BASTION giant",
        "B12 m3 limit=30 fatigue; BASTION ogre turns=7 / baron!p / grrr!nps; FORT troll turns=3",
        "A9 m7; BASTION ogre champion=djinn / baron; FORT troll champion=titan(exhausted)",
        "A9 m7; BASTION ogre champion=djinn(in-play) / djinn-1; FORT troll champion=titan",
        "A9 m7; BASTION ogre given=sharpening+rage; FORT troll given=price_of_blood",
        "A9 m7 v1.0 assault; BASTION ogre / baron!a grrr; FORT troll",
        "A9 m7 v1.0 assault=lower; BASTION ogre / . / grrr; FORT troll",
        "A9 m7; BASTION ogre / rapscallion@B; FORT troll",
        "A9 m7; BASTION ogre; FORT troll / . / wall_razer+griffin-3!(ruby_dragon boom)",
        'A9 m7; BASTION x1 champion=x2; FORT troll champion=x1 / x3; x1 "Iron Ogre" 4/5 rage;'
        ' x2 "Ardent" fr"Ardente" ru"Пылкая" 0/3 c7 vulnerability aura=sprint; x3 "No. 1!" 1/1',
        'A9 m7; BASTION x1; FORT troll; x1 "Zap-Zap" 3 splash',
    ],
)
def test_a_canonical_text_round_trips(text: str) -> None:
    assert canonical(canonical(text)) == canonical(text)
    if "x2" not in text:  # made-up cards are numbered by their own ids
        assert canonical(text) == text


def test_the_words_mean_what_the_document_says() -> None:
    document = CLASH.dump(notation.read(FULL))
    assert document == {
        "format": 1,
        "game": "clash",
        "ruleset": "1.2",
        "mode": "duel",
        "turn": 9,
        "active": "A",
        "phase": "summoning",
        "mana": 7,
        "seats": {
            "A": {
                "hand": ["ogre", "BASTION", "troll", "boom", "brute"],
                "upper": [{"card": "baron"}, {"card": "martyr", "damage": 2}],
                "lower": [{"card": "wall_razer", "entered": "this turn", "symbiote": "griffin"}],
            },
            "B": {
                "hand": ["FORT", "zombie", "cyclone"],
                "upper": [],
                "lower": [{"card": "grabber", "shackled": "lich"}],
            },
        },
    }


def test_the_examples_of_the_page_are_canonical() -> None:
    examples = re.findall(r"^[AB][0-9]+ m.*$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(examples) == 2
    for example in examples:
        assert canonical(example) == example


def crowd() -> str:
    """The eight longest names, each marked with all that can be of it at once."""
    creatures = sorted(POOLS["creatures"], key=lambda card: -len(card.id))
    symbiotes = [card for card in creatures if card.mask & SYMBIOTE]
    hosts = [card for card in creatures if not card.mask & SYMBIOTE][:7]
    pair = f"{hosts[1].id}+{symbiotes[0].id}-1!nps"
    lone = [f"{each.id}-{each.health - 1}!nps" for each in hosts[2:7]]
    champion = next(card for card in symbiotes if card is not symbiotes[0])
    return (
        f"BASTION {hosts[0].id} champion={champion.id}(exhausted) turns=999999 /"
        f" {pair} {lone[0]} {lone[1]} / {' '.join(lone[2:])}"
    )


def test_a_crowded_position_with_the_longest_names_fits_a_message() -> None:
    text = canonical(f"A999999 m999999 limit=1000000 fatigue; {crowd()}; {crowd()}")
    assert 500 < len(text) < 700 < MESSAGE


def test_a_crowd_of_made_up_cards_can_be_read_back() -> None:
    names = [f"{chr(0x430 + number) * 40}" for number in range(18)]
    rows = [
        f'x{number} "{name}" fr"{name}" ru"{name}" 9/8 c8'
        " reinforcement price_of_blood indestructible counterorder aura=indestructible"
        for number, name in enumerate(names, 1)
    ]
    seats = [" ".join(f"x{number}" for number in range(first, first + 8)) for first in (1, 9)]
    text = (
        f"A9 m7; BASTION {seats[0]} champion=x17; BASTION {seats[1]} champion=x18;"
        f" {'; '.join(rows)}"
    )
    assert MESSAGE < len(canonical(text)) <= notation.LONGEST
    assert canonical(canonical(text)) == canonical(text)


# Names


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_is_known_by_its_id_and_its_english_name(card: Any) -> None:
    name = card.name()
    other = "djinn" if card.id == "giant" else "giant"
    for typed in (card.id, card.id.upper(), name, name.lower(), card.id.replace("_", "-")):
        assert hand(f"{typed} B {other}") == [card.id, "BASTION", other]


def test_no_two_neighbours_read_as_one_longer_name() -> None:
    """Else canonical texts would be read otherwise than they are meant."""
    names = {card.id for card in CARDS} | {"bastion", "fort"}
    for card in CARDS:
        words = card.id.split("_")
        reached = {0}
        for end in range(1, len(words) + 1):
            for start in range(end):
                whole = (start, end) == (0, len(words))
                if not whole and start in reached and "_".join(words[start:end]) in names:
                    reached.add(end)
        assert len(words) not in reached


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("B bar", ["BASTION", "baron"]),
        ("b BaRoN", ["BASTION", "baron"]),
        ("dragonet F wallr", None),
        ("bastion wall-r", ["BASTION", "wall_razer"]),
        ("Bastion wall raz, ogre", ["BASTION", "wall_razer", "ogre"]),
        ("bastion Boom! ogre", ["BASTION", "boom", "ogre"]),
        ("bastion quest accepted! ogre", ["BASTION", "quest_accepted", "ogre"]),
        ("fort guardian F ogre", ["fort_guardian", "FORT", "ogre"]),
        ("F fort guardian", ["FORT", "fort_guardian"]),
        ("F frosted grrr", ["FORT", "frosted_grrr"]),
        ("F frosted, grrr", ["FORT", "frosted_grrr", "grrr"]),
        ("F hydrophobic cat’ptain", ["FORT", "hydrophobic_catptain"]),
        ("F relentless bag of bones grrr", ["FORT", "relentless_bag_of_bones", "grrr"]),
        ("F turbo–burster", ["FORT", "turbo_burster"]),
        ("F ogre", ["FORT", "ogre"]),
    ],
)
def test_names_may_be_begun_spaced_and_hyphenated(typed: str, cards: list[str] | None) -> None:
    if cards is None:
        assert refusal(f"A9 m7; {typed}; FORT giant").path == "seats.A.hand[2]"
    else:
        assert hand(typed) == cards


@pytest.mark.parametrize(
    ("typed", "path", "words"),
    [
        ("F ogr oger", "hand[2]", ["'oger'", "no card"]),
        ("F gr", "hand[1]", ["'gr'", "grabber, griffin, growler, grrr, grudging_slime"]),
        ("F dem", "hand[1]", ["'dem'", ", ..."]),
        ("F mana troll", "hand[1]", ["'mana'", "mana_bomb, mana_golem"]),
        ("F Ведьма", "hand[1]", ["'Ведьма'", "no card"]),
        ("F x1", "hand[1]", ["'x1'", "no card"]),
    ],
)
def test_a_word_that_names_no_single_card_is_shown(typed: str, path: str, words: list[str]) -> None:
    refused = refusal(f"A9 m7; {typed}; FORT giant")
    assert refused.path == f"seats.A.{path}"
    for word in words:
        assert word in refused.reason


def test_at_most_five_candidates_are_named() -> None:
    reason = refusal("A9 m7; F d; FORT giant").reason
    assert reason.count(",") == 5
    assert reason.endswith(", ...")


def test_an_exact_name_is_never_ambiguous() -> None:
    assert sum(card.id.startswith("vampire") for card in CARDS) > 1
    assert hand("F vampire") == ["FORT", "vampire"]


# Leniency


@pytest.mark.parametrize(
    "typed",
    [
        FULL.replace(" ", "\n  "),
        FULL.replace("; ", ";").replace(" / ", "/"),
        FULL.lower(),
        FULL.upper(),
        f"\t{FULL} ; ; ",
        FULL.replace("A9 m7", "m7, a9, v1.2"),
        FULL.replace("boom", "Boom!").replace("/ .", "/ -"),
        FULL.replace("/ . /", "//"),
        FULL.replace("martyr-2", "martyr –2").replace("griffin!", "griffin !N"),
        FULL.replace("+", " + ").replace("(lich)", " ( lich, )"),
        FULL.replace("troll boom", "troll, boom"),
    ],
)
def test_what_people_type_is_read_the_same(typed: str) -> None:
    assert canonical(typed) == FULL


def test_marks_come_in_any_order() -> None:
    marked = told("A9 m7; F giant / wall_razer!s(boom)@A-2!p+griffin!n; F giant")["upper"]
    assert marked == [
        {
            "card": "wall_razer",
            "damage": 2,
            "entered": "this turn",
            "symbiote": "griffin",
            "shackled": "boom",
            "used": ["protection", "sharpening"],
        }
    ]


def test_empty_lanes_need_not_be_written() -> None:
    assert canonical("A9 m7; F giant / . / .; F giant / baron / .") == (
        "A9 m7; FORT giant; FORT giant / baron"
    )


def test_abilities_and_champions_may_be_begun_too() -> None:
    text = canonical(
        "A9 m7; F giant given=shar + ra champion = wall raz (In Play) / wall razer;"
        " F ogre champion=djinn"
    )
    assert text == (
        "A9 m7; FORT giant champion=wall_razer(in-play) given=sharpening+rage / wall_razer;"
        " FORT ogre champion=djinn"
    )


def test_what_telephones_make_of_quotes_is_read() -> None:
    text = "A9 m7; F x1; F giant; x1 “L’Ogre” fr«Ogre» 4/5"
    assert canonical(text) == 'A9 m7; FORT x1; FORT giant; x1 "L\'Ogre" fr"Ogre" 4/5'


def test_made_up_cards_may_stand_in_any_order_and_be_named_before() -> None:
    text = 'A9 m7; X2 F x1; F giant; x1 "Ogre" 4/5; x2 "Troll" 1/1 c4, ra, aura=spr'
    cards = CLASH.dump(notation.read(text))["cards"]
    assert sorted(row["name"]["en"] for row in cards.values()) == ["Ogre", "Troll"]
    troll = next(row for row in cards.values() if row["name"]["en"] == "Troll")
    assert troll == {
        "name": {"en": "Troll"},
        "attack": 1,
        "health": 1,
        "abilities": ["rage"],
        "aura": "sprint",
        "cost": 4,
    }


# Refusals


@pytest.mark.parametrize(
    ("text", "path", "word"),
    [
        ("", "", "semicolons|like"),
        ("A9 m7", "", "head; seat A; seat B"),
        ("A9 m7; F giant", "", "head; seat A; seat B"),
        ("m7; F giant; F giant", "turn", "A9"),
        ("A9; F giant; F giant", "mana", "m7"),
        ("C9 m7; F giant; F giant", "", "'C9'"),
        ("A9 m7 ogre; F giant; F giant", "", "'ogre'"),
        ("A9 m-7; F giant; F giant", "", "'m-7'"),
        ("A9 m7 m8; F giant; F giant", "mana", "'m8'"),
        ("A9 B7 m8; F giant; F giant", "active", "'B7'"),
        ("A9 m7 v1.1; F giant; F giant", "ruleset", "1.2"),
        ("A9 m7 assault; F giant; F giant", "phase", "summoning phase"),
        ("A0 m7; F giant; F giant", "turn", "1"),
        ("A9 m9999999; F giant; F giant", "mana", "1000000"),
        ("A9 m7 limit=4; F giant; F giant", "options.turn_limit", "4"),
        ("A9 m7; giant; F giant", "seats.A.hand", "stronghold"),
        ("A9 m7; giant F; F giant", "seats.A.hand[1]", "right end"),
        ("A9 m7; F B giant; F giant", "seats.A.hand[1]", "second"),
        ("A9 m7; F giant giant; F giant", "seats.A.hand[2]", "twice"),
        ("A9 m7; F giant-1; F giant", "seats.A.hand[2]", "'-1'"),
        ("A9 m7; F giant!; F giant", "seats.A.hand[2]", "'!'"),
        ("A9 m7; F boom!p; F giant", "seats.A.hand[2]", "'!p'"),
        ("A9 m7; F giant . ; F giant", "seats.A.hand[2]", "'.'"),
        ("A9 m7; F giant ogre=troll; F giant", "seats.A.hand[2]", "'ogre'"),
        ("A9 m7; F giant =troll; F giant", "seats.A.hand[1]", "'giant'"),
        ("A9 m7; F giant turns=; F giant", "seats.A.turns_taken", "missing"),
        ("A9 m7; F giant turns=x; F giant", "seats.A.turns_taken", "'x'"),
        ("A9 m7; F giant turns=1 turns=2; F giant", "seats.A.turns_taken", "twice"),
        ("A9 m7; F giant given=; F giant", "seats.A.given", "missing"),
        ("A9 m7; F giant given=rage+; F giant", "seats.A.given", "missing"),
        ("A9 m7; F giant given=re; F giant", "seats.A.given", "regeneration, reinforcement"),
        ("A9 m7; F giant given=fire; F giant", "seats.A.given", "'fire'"),
        ("A9 m7; F giant champion=djinn; F giant", "seats.B.champion", "each seat"),
        ("A9 m7; F giant champion=djinn(tired); F giant", "seats.A.champion.state", "'(tired'"),
        ("A9 m7; F giant champion=djinn(ready; F giant", "seats.A.champion.state", "'(ready'"),
        ("A9 m7; F giant champion=(ready); F giant", "seats.A.champion", "'('"),
        ("A9 m7; F giant / F; F giant", "seats.A.upper[0].card", "'F'"),
        ("A9 m7; F giant / bastion; F giant", "seats.A.upper[0].card", "'bastion'"),
        ("A9 m7; F giant / baron .; F giant", "seats.A.upper[1]", "'.'"),
        ("A9 m7; F giant / -2; F giant", "seats.A.upper[0]", "'-2'"),
        ("A9 m7; F giant / baron-9; F giant", "seats.A.upper[0].damage", "health"),
        ("A9 m7; F giant / baron-1-1; F giant", "seats.A.upper[0].damage", "'-1'"),
        ("A9 m7; F giant / baron-1000000000; F giant", "seats.A.upper[1]", "'-'"),
        ("A9 m7; F giant / baron!q; F giant", "seats.A.upper[0]", "'!q'"),
        ("A9 m7; F giant / baron!pp; F giant", "seats.A.upper[0]", "'!pp'"),
        ("A9 m7; F giant / baron!!; F giant", "seats.A.upper[0]", "'!n'"),
        ("A9 m7; F giant / baron!aa; F giant", "seats.A.upper[0]", "'!aa'"),
        ("A9 m7; F giant / baron!a; F giant", "seats.A.upper[0].activated", "assault"),
        ("A9 m7; F giant / baron@C; F giant", "seats.A.upper[0].owner", "A and B"),
        ("A9 m7; F giant / baron@E; F giant", "seats.A.upper[0].owner", "'A'"),
        ("A9 m7; F giant / baron+; F giant", "seats.A.upper[0].symbiote", "missing"),
        ("A9 m7; F giant / baron+ogre; F giant", "seats.A.upper[0].symbiote", "no symbiote"),
        ("A9 m7; F giant / baron(; F giant", "seats.A.upper[0].shackled", "missing"),
        ("A9 m7; F giant / baron(-); F giant", "seats.A.upper[0].shackled", "'-'"),
        ("A9 m7; F giant / baron(lich)(ogre); F giant", "seats.A.upper[0].shackled", "'('"),
        ("A9 m7; F giant / boom!; F giant", "seats.A.upper[0].card", "incantation"),
        ("A9 m7; F giant / baron x=y; F giant", "seats.A.upper[1].card", "'x'"),
        ("A9 m7; F giant / . / . / ogre; F giant", "seats.A", "'ogre'"),
        ("A9 m7; F giant | baron; F giant", "seats.A.hand[2]", "'|'"),
        ("A9 m7; F giant; F giant; ogre", "cards", "'ogre'"),
        ('A9 m7; F giant; F giant;; x1 "A" 1/1', "cards", "made-up"),
        ('A9 m7; F giant; F giant; x1 "A" 1/1; x1 "B" 1/1', "cards.x1", "twice"),
        ('A9 m7; F giant; F giant; x1 "A" "B" 1/1', "cards.x1", "'\"B\"'"),
        ('A9 m7; F giant; F giant; x1 "A" 1/1 2/2', "cards.x1", "'2/2'"),
        ('A9 m7; F giant; F giant; x1 "A" 1/1 x2', "cards.x1", "'x2'"),
        ('A9 m7; F giant; F giant; x1 "A" 1/1 (', "cards.x1", "'('"),
        ('A9 m7; F giant; F giant; x1 "A" 1/1 aura=rage aura=rage', "cards.x1", "aura"),
        ('A9 m7; F giant; F giant; x1 "A" 1/1 fly', "cards.x1.abilities", "'fly'"),
        ('A9 m7; F giant; F giant; x1 "A"', "cards.x1.health", "health"),
        ("A9 m7; F giant; F giant; x1 1/1", "cards.x1.name.en", "missing"),
        ('A9 m7; F giant; F giant; x1 "A" de"B" 1/1', "cards.x1.name.de", "unknown"),
        ('A9 m7; F giant; F giant; x1 "A" 99/1', "cards.x1.attack", "99"),
        ('A9 m7; F giant; F giant; x1 "A" 3 rage', "cards.x1.abilities[0]", "Rage"),
    ],
)
def test_refused_with_the_path_and_the_word(text: str, path: str, word: str) -> None:
    refused = refusal(text)
    assert refused.path == path
    assert any(each in refused.reason for each in word.split("|"))


def test_a_long_text_is_refused_before_it_is_read() -> None:
    assert "8,000" in refusal(" " * 8_001).reason
    assert refusal(f"A9 m7; {'F ' * 3_000}; F giant").path == "seats.A.hand"
    assert refusal(f"A9 m7; {'F ' * 100}; F giant").path == "seats.A.hand[1]"


@pytest.mark.parametrize("sign", list("-+=().,!@/;\"'_ax0 \u0301\u2028\U0001f409"))
def test_one_sign_over_and_over_is_refused(sign: str) -> None:
    for text in (
        sign * 8_000,
        f"A9 m7; {sign * 7_000}; F giant",
        f"A9 m7; F giant / a{sign * 7_000}; F",
    ):
        assert len(refusal(text).reason) < 400


WORDS = "; / . , - + ( ) ! = @ x1 F B turns= given= champion= !p @B wall é \u2028"


@examples(400)
@given(st.lists(st.sampled_from([*FULL.split(), *WORDS.split(" "), 'x1 "A" 1/1']), max_size=40))
def test_any_words_are_read_or_refused(words: list[str]) -> None:
    for text in (" ".join(words), f"A9 m7; F giant {' '.join(words)}; F ogre"):
        with suppress(DocumentError):
            state = notation.read(text)
            assert notation.read(notation.write(state)).key() == state.key()


@examples(200)
@given(st.text(max_size=200))
def test_any_characters_are_read_or_refused(text: str) -> None:
    refusal(f"A9 m7; F giant {text}; F ogre; ?")
    refusal(f"{text};;")
