"""Text alternatives of the pictures, for users who can't see them; they reveal nothing hidden."""

from __future__ import annotations

from engine.bald_mountain.cards import ALTARS, Card
from engine.bald_mountain.seating import Mode
from engine.bald_mountain.view import MountainView, RuleInForce
from images.picture import Names, clipped, fitting
from images.words import named, result_text, sentence, written
from texts import Texts, dashed
from texts.bald_mountain.names import card_text


def status_words(view: MountainView, names: Names, texts: Texts) -> tuple[str, str]:
    """Return the state in a line, and a note (may be empty): who has to answer, or the reason."""
    if view.outcome is not None:
        reason = f"bald-mountain-picture-reason-{dashed(view.outcome.reason)}"
        return result_text(view.outcome, names, texts), written(reason, texts)
    words = texts("bald-mountain-picture-turn", turn=view.turn, player=names[view.active])
    asked = [names[seat] for seat in view.to_act if seat != view.active]
    if asked:
        return words, texts("bald-mountain-picture-asked", player=", ".join(asked))
    return words, texts("bald-mountain-picture-wonders") if view.step == "wonders" else ""


def board_alt(view: MountainView, names: Names, texts: Texts) -> str:
    """Describe the turn, both sides, altars, rules and piles, as much as fits."""
    return board_versions(view, names, texts)[0]


def board_versions(view: MountainView, names: Names, texts: Texts) -> tuple[str]:
    """Return the description of the board, of which there is one."""
    return (fitting(_board(view, names, texts, brief=brief) for brief in (False, True)),)


def _board(view: MountainView, names: Names, texts: Texts, *, brief: bool) -> str:
    sentences = [sentence(words) for words in status_words(view, names, texts) if words]
    if view.outcome is None and view.step == "actions":
        sentences.append(texts("bald-mountain-alt-actions", actions=view.actions))
    sentences += [_side(view, side, names, texts) for side in (0, 1)]
    sentences += [_altar(view, altar, names, texts, brief=brief) for altar in range(4)]
    if not brief:
        sentences += [
            texts(
                "bald-mountain-alt-rule",
                players=side_names(view, rule.side, names),
                rule=sign_words(rule.kind, texts),
                more=_more(rule, texts),
            )
            for rule in view.rules
        ]
    top = view.discard[0].name(texts.language) if view.discard else ""
    sentences.append(
        texts("bald-mountain-alt-piles", deck=view.deck, discard=len(view.discard), top=top)
    )
    if view.last_turn and view.outcome is None:
        sentences.append(f"{texts('bald-mountain-picture-last-turn')}.")
    return " ".join(sentences)


def _more(rule: RuleInForce, texts: Texts) -> str:
    """Return the number of a rule, or the altar that it locks."""
    more = _colour(rule.altar, texts) if rule.altar >= 0 else str(rule.n or "")
    return f" ({more})" if more else ""


def sign_words(name: str, texts: Texts) -> str:
    """Return the meaning of a sign."""
    return texts(f"bald-mountain-sign-{name}")


def side_names(view: MountainView, side: int, names: Names) -> str:
    """Return the names of a side's mages."""
    return " + ".join(names[mage.seat] for mage in view.mages if mage.side == side)


def _side(view: MountainView, side: int, names: Names, texts: Texts) -> str:
    mages = [
        texts("bald-mountain-alt-mage", player=names[mage.seat], cards=mage.size)
        for mage in view.mages
        if mage.side == side
    ]
    counted = view.sides[side]
    return texts(
        "bald-mountain-alt-side", mages=", ".join(mages), energy=counted.energy, gems=counted.gems
    )


def _colour(altar: int, texts: Texts) -> str:
    return ALTARS[altar].name(texts.language)


def _altar(view: MountainView, altar: int, names: Names, texts: Texts, *, brief: bool) -> str:
    laid = view.top(altar)
    if laid is None:
        return texts("bald-mountain-alt-empty", altar=_colour(altar, texts))
    notes = []
    if laid.card in view.used:
        notes.append(sign_words("used", texts))
    if view.is_locked(altar):
        notes.append(sign_words("lock", texts))
    if view.is_stilled(laid.card, laid.side):
        notes.append(sign_words("still", texts))
    stack = view.altars[altar]
    if len(stack) > 1 and not brief:
        following = side_names(view, stack[1].side, names)
        notes.append(texts("bald-mountain-alt-below", count=len(stack) - 1, players=following))
    return texts(
        "bald-mountain-alt-altar",
        altar=_colour(altar, texts),
        card=laid.card.name(texts.language),
        players=side_names(view, laid.side, names),
        notes=f" ({texts.listed(notes)})" if notes else "",
    )


def hand_alt(view: MountainView, names: Names, texts: Texts) -> str:
    """Describe as much as fits of the viewer's cards and what they do.

    It also lists the cards that can be played and the spells that can be activated. Raises
    ValueError for a spectator's view.
    """
    return fitting(_hand(view, names, texts, worded=worded) for worded in (True, False))


def _hand(view: MountainView, names: Names, texts: Texts, *, worded: bool) -> str:
    held = own_hand(view)
    shown = [
        _describe_card(card, view.mode, texts) if worded else card.name(texts.language)
        for card in held
    ]
    cards = texts.listed(shown) if worded else ", ".join(shown)
    player = names[view.viewer] if view.viewer is not None else ""
    sentences = [texts("bald-mountain-alt-hand", player=player, count=len(held), cards=cards)]
    if view.playable and len(view.playable) < len(held):
        sentences.append(texts("bald-mountain-alt-playable", cards=named(view.playable, texts)))
    if view.possible:
        sentences.append(texts("bald-mountain-alt-possible", cards=named(view.possible, texts)))
    return " ".join(sentences)


def own_hand(view: MountainView) -> tuple[Card, ...]:
    """Return the viewer's cards. Raises ValueError for a spectator's view."""
    hand = view.mage(view.viewer).hand if view.viewer is not None else None
    if hand is None:
        raise ValueError("a spectator has no hand")
    return hand


def _describe_card(card: Card, mode: Mode, texts: Texts) -> str:
    words = card_text(card, texts, mode).removesuffix(".")
    name = card.name(texts.language)
    return texts.pair(name, words) if words else name


def card_alt(card: Card, texts: Texts) -> str:
    """Describe a card: its name, its colour, whether it is a wonder, and what it does."""
    kind = (
        "optional" if card.is_wonder and card.optional else "wonder" if card.is_wonder else "spell"
    )
    return clipped(
        texts(
            "bald-mountain-alt-card",
            card=card.name(texts.language),
            colour=_colour(card.altar, texts),
            kind=kind,
            words=card_text(card, texts),
        ).strip()
    )
