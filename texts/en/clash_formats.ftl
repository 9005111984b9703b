# Why the rules refuse a move in a draft, with constructed decks or in the mutation league

illegal-others-are-due = You have done your part: the others aren’t ready yet.
illegal-not-on-offer = { $card } can’t be chosen now.
illegal-no-such-card = There is no card “{ $typed }”.
illegal-unreadable-mutation = I can’t read “{ $move }”. A mutation looks like troll.rage>ogre.
illegal-not-in-this-phase = “{ $move }” belongs to another phase.
illegal-not-in-laboratory = { $card } isn’t in your laboratory.
illegal-not-in-deck = { $card } isn’t in your deck.
illegal-only-creatures-mutate = { $card } is an incantation: only creatures mutate.
illegal-no-such-fragment = { $card } doesn’t have this fragment, or not any more.
illegal-glued-already = Something is glued to this place of { $card } already.
illegal-no-such-element = { $card } doesn’t have what you want to cover.
illegal-has-ability = { $card } has this ability already.
illegal-too-many-abilities = { $card } would have more than { $most } abilities.
illegal-attack-is-x = { $card } has Vulnerability: its attack is X.
illegal-too-few-points = The price is { $price } and you have { $points } mutation points.
illegal-no-such-result = “{ $result }” can’t be the result of this duel.
