# Why the rules refuse a move in a draft, with constructed decks or in the mutation league

illegal-others-are-due = You’re done. The others aren’t ready yet.
illegal-not-on-offer = { $card } can’t be chosen now.
illegal-no-such-card = No card is called “{ $typed }”.
illegal-unreadable-mutation = I can’t read “{ $move }”. A mutation looks like troll.rage>ogre.
illegal-not-in-this-phase = You can’t do “{ $move }” in this phase.
illegal-not-in-laboratory = { $card } isn’t in your laboratory.
illegal-not-in-deck = { $card } isn’t in your deck.
illegal-only-creatures-mutate = { $card } is an incantation: only creatures mutate.
illegal-no-such-fragment = { $card } doesn’t have this fragment, or not any more.
illegal-glued-already = That part of { $card } is already covered.
illegal-no-such-element = { $card } doesn’t have the part you want to cover.
illegal-has-ability = { $card } has this ability already.
illegal-too-many-abilities = { $card } would have more than { $most } abilities.
illegal-attack-is-x = { $card } has Vulnerability: its attack is X.
illegal-too-few-points = The price is { $price } and you have { $points } mutation points.
illegal-no-such-result = “{ $result }” can’t be the result of this duel.
