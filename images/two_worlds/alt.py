"""Text alternatives of the pictures, for users who can't see them; they reveal nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from engine.core import SEATS, Seat
from engine.two_worlds.board import COLUMNS, progress, shown_cell
from engine.two_worlds.cards import Spell, Warrior
from engine.two_worlds.view import AttackView, FighterView, PlayerView, SpellView, WorldsView
from images.picture import Names, clipped, fitting
from images.words import named, result_text, sentence, written
from texts import Texts, dashed

Words = Literal["all", "numbers", "names"]
"""How much a text says about each warrior."""


def card_words(card: Warrior | Spell, texts: Texts) -> str:
    """Describe a spell, or the ability of a warrior; empty if it has none."""
    if isinstance(card, Spell):
        return written(f"two-worlds-card-{dashed(card.id)}", texts)
    if card.ability is None:
        return ""
    return written(f"two-worlds-ability-{dashed(card.ability)}-about", texts)


def ability_name(ability: str, texts: Texts) -> str:
    """Return the name of an ability; empty if it has none."""
    return written(f"two-worlds-ability-{dashed(ability)}", texts)


def sign_words(name: str, texts: Texts) -> str:
    """Return the meaning of a sign."""
    return texts(f"two-worlds-sign-{dashed(name)}")


def status_words(view: WorldsView, names: Names, texts: Texts) -> tuple[str, str]:
    """Return the state in a line, and a note (may be empty): who may answer, or the reason."""
    if view.outcome is not None:
        reason = f"two-worlds-picture-reason-{dashed(view.outcome.reason)}"
        return result_text(view.outcome, names, texts), written(reason, texts)
    if view.step == "picks":
        return texts("two-worlds-picture-picks", rank=view.rank), ""
    words = texts("two-worlds-picture-turn", turn=view.turn, player=names[view.active])
    return words, asked_words(view, names, texts)


def asked_words(view: WorldsView, names: Names, texts: Texts) -> str:
    """Return who may answer; empty if no one."""
    if view.window is None:
        return ""
    return texts("two-worlds-picture-asked", player=names[view.window])


def board_alt(view: WorldsView, names: Names, texts: Texts) -> str:
    """Describe as much of the board as fits.

    This is the turn, the step, the stack, both seats and all warriors with their numbers; while the
    armies are chosen, the progress of both seats.
    """
    if view.step == "picks":
        return clipped(" ".join(_picks(view, names, texts)))
    lengths: tuple[Words, ...] = ("all", "numbers", "names")
    return fitting(" ".join(_board(view, names, texts, words)) for words in lengths)


def _picks(view: WorldsView, names: Names, texts: Texts) -> Iterator[str]:
    yield f"{status_words(view, names, texts)[0]}."
    for player in view.players:
        yield texts(
            "two-worlds-alt-picking",
            player=names[player.seat],
            kept=player.keeps,
            of=KEPT,
            done="yes" if player.chosen else "no",
        )


KEPT = 4
"""Cards of a rank that a seat keeps (two-worlds.md 2)."""


def _board(view: WorldsView, names: Names, texts: Texts, words: Words) -> Iterator[str]:
    yield from (sentence(said) for said in status_words(view, names, texts) if said)
    if view.outcome is None and view.window is None:
        yield f"{texts('two-worlds-picture-due', step=view.step)}."
    if view.revealed is not None:
        yield texts("two-worlds-alt-revealed", card=_name(view.revealed, texts))
    if view.stack:
        items = [_item(item, names, texts) for item in reversed(view.stack)]
        yield texts("two-worlds-alt-stack", items=texts.listed(items))
    for player in view.players:
        yield _seat(player, names, texts)
        yield _fighters(view, player.seat, names, texts, words)
    if view.outcome is None and view.attacked and view.step == "action":
        yield texts("two-worlds-alt-attacked")
    if view.quiet:
        yield texts("two-worlds-alt-quiet", n=view.quiet)
    if view.spent and words == "all":
        yield texts("two-worlds-alt-spent", cards=named(view.spent, texts))


def _seat(player: PlayerView, names: Names, texts: Texts) -> str:
    return texts(
        "two-worlds-alt-seat",
        player=names[player.seat],
        army=player.deck,
        spells=player.spells,
        hand=player.size,
        fallen=len(player.fallen),
        cast=len(player.cast),
    )


def _fighters(view: WorldsView, seat: Seat, names: Names, texts: Texts, words: Words) -> str:
    own = [fighter for fighter in view.fighters if fighter.owner == seat]
    if not own:
        return texts("two-worlds-alt-nobody", player=names[seat])
    text = texts.listed(_fighter(fighter, texts, words) for fighter in own)
    return texts("two-worlds-alt-fighters", player=names[seat], fighters=text)


def _fighter(fighter: FighterView, texts: Texts, words: Words) -> str:
    named = f"{shown_cell(fighter.cell)} {_name(fighter.looks, texts)}"
    if words == "names":
        return f"{named} {fighter.health}"
    facts = [_health(fighter, texts)]
    if words == "numbers":
        strikes = [] if fighter.melee is None else [(1, fighter.melee)]
        facts = [f"{fighter.health}/{fighter.most}"]
        facts += [f"{far}:{damage}" for far, damage in (*strikes, *fighter.ranged)]
        return f"{named} {' '.join(facts)}"
    if strikes_told := strikes_words(fighter.melee, fighter.ranged, texts):
        facts.append(strikes_told)
    return f"{named} ({', '.join([*facts, *_notes(fighter, texts)])})"


def _health(fighter: FighterView, texts: Texts) -> str:
    if fighter.health == fighter.most:
        return texts("two-worlds-alt-health", health=fighter.health)
    return texts("two-worlds-alt-wounded", health=fighter.health, most=fighter.most)


def strikes_words(melee: int | None, ranged: Sequence[tuple[int, int]], texts: Texts) -> str:
    """Describe the damage by distance; empty for a warrior without an attack."""
    all_of = ([] if melee is None else [(1, melee)]) + list(ranged)
    strikes = [
        texts("two-worlds-alt-strike", damage=damage, distance=far) for far, damage in all_of
    ]
    return texts("two-worlds-alt-strikes", strikes=", ".join(strikes)) if strikes else ""


def _notes(fighter: FighterView, texts: Texts) -> Iterator[str]:
    if fighter.form:
        yield texts("two-worlds-alt-form-of", card=_name(fighter.card, texts))
    if progress(SEATS.index(fighter.owner), fighter.cell) == COLUMNS - 1:
        yield sign_words("breakthrough", texts)
    if fighter.flies:
        yield sign_words("flying", texts)
    if fighter.is_silenced:
        yield texts("two-worlds-alt-silenced")
    elif fighter.looks.ability is not None:
        yield sign_words(fighter.looks.ability, texts)
    for lies in fighter.enchantments:
        yield _name(lies, texts)
    if fighter.shifted or fighter.shaped:
        yield sign_words("used", texts)


def _item(item: AttackView | SpellView, names: Names, texts: Texts) -> str:
    if isinstance(item, AttackView):
        return texts(
            "two-worlds-alt-attack",
            player=names[item.by],
            cells="+".join(map(shown_cell, item.cells)),
            target=shown_cell(item.target) if item.target >= 0 else "–",
            damage=item.damage,
        )
    aim = spell_aim(item)
    return texts(
        "two-worlds-alt-spell", card=_name(item.spell, texts), player=names[item.by], cells=aim
    ).strip()


def spell_aim(item: SpellView) -> str:
    """Return the targets of a spell on the stack, like "→ u3 (2)"; empty if it names no cell."""
    cells = [cell for cell in item.targets if cell >= 0]
    if item.cell >= 0:
        cells = [item.cell]
    if not cells:
        return ""
    far = f" ({item.distance})" if item.distance else ""
    return f"→ {' + '.join(map(shown_cell, cells))}{far}"


def _name(card: Warrior | Spell, texts: Texts) -> str:
    return card.name(texts.language)


def hand_alt(view: WorldsView, names: Names, texts: Texts) -> str:
    """Describe as much as fits of the viewer's spells and what they do.

    It also lists the spells that can be cast now, and the viewer's warriors left in the deck.
    Raises ValueError for a spectator's view.
    """
    return fitting(" ".join(_hand(view, names, texts, worded=worded)) for worded in (True, False))


def _hand(view: WorldsView, names: Names, texts: Texts, *, worded: bool) -> Iterator[str]:
    own = own_seat(view)
    held, player = own.hand or (), names[own.seat]
    if held:
        shown = [_describe_card(card, texts, worded=worded) for card in held]
        cards = texts.listed(shown) if worded else ", ".join(shown)
        yield texts("two-worlds-alt-hand", player=player, count=len(held), cards=cards)
    else:
        yield texts("two-worlds-alt-no-hand", player=player)
    if view.possible:
        yield texts("two-worlds-alt-possible", cards=named(view.possible, texts))
    if own.army:
        yield texts("two-worlds-alt-army", cards=named(own.army, texts))


def own_seat(view: WorldsView) -> PlayerView:
    """Return what the viewer knows of their seat. Raises ValueError for a spectator's view."""
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    return view.player(view.viewer)


def _describe_card(card: Warrior | Spell, texts: Texts, *, worded: bool) -> str:
    words = card_words(card, texts).removesuffix(".") if worded else ""
    return texts.pair(_name(card, texts), words) if words else _name(card, texts)


def packet_alt(view: WorldsView, names: Names, texts: Texts) -> str:
    """Describe the viewer's packet, the cards they kept, and the progress of both seats.

    Raises ValueError for a spectator's view.
    """
    own = own_seat(view)
    said = [
        texts(f"two-worlds-alt-{key}", cards=named(cards, texts))
        for key, cards in (("packet", own.packet), ("kept", own.kept))
        if cards
    ]
    return clipped(" ".join([*said, *_picks(view, names, texts)]))


def card_alt(card: Warrior | Spell, texts: Texts) -> str:
    """Describe a card: its name, its numbers or when and at what it is cast, and what it does."""
    if isinstance(card, Spell):
        return clipped(
            texts(
                "two-worlds-alt-spell-card",
                card=_name(card, texts),
                kind=kind_words(card, texts),
                timing=texts("two-worlds-picture-timing", timing=card.timing),
                target=target_words(card, texts),
                words=card_words(card, texts),
            ).strip()
        )
    facts = [strikes_words(card.melee, card.ranged, texts)]
    if card.flying:
        facts.append(sign_words("flying", texts))
    text = texts(
        "two-worlds-alt-warrior",
        card=_name(card, texts),
        rank=texts("two-worlds-picture-rank", rank=card.rank),
        health=card.health,
        strikes=", ".join(filter(None, facts)),
    )
    if card.ability is None:
        return clipped(text)
    about = card_words(card, texts) or f"{sign_words(card.ability, texts)}."
    name = ability_name(card.ability, texts)
    return clipped(f"{text} {texts.pair(name, about)}" if name else f"{text} {about}")


def kind_words(card: Spell, texts: Texts) -> str:
    """Return whether a spell is an enchantment, in words."""
    return texts(f"two-worlds-picture-{'enchantment' if card.is_enchantment else 'spell'}")


def target_words(card: Spell, texts: Texts) -> str:
    """Return what a spell targets and where the target has to be."""
    if card.target == "any_warrior" and card.zone == "own_half":
        return texts("two-worlds-picture-target", target="own_or_near")
    words = texts("two-worlds-picture-target", target=card.target)
    if not card.zone:
        return words
    return f"{words}, {texts('two-worlds-picture-zone', zone=card.zone)}"
