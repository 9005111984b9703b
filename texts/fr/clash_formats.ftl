# Pourquoi les règles refusent un coup pendant un draft, avec des decks construits ou en mutation

illegal-others-are-due = Tu as fini de ton côté : les autres ne sont pas encore prêts.
illegal-not-on-offer = { $card } : choix impossible pour l’instant.
illegal-no-such-card = Il n’y a pas de carte « { $typed } ».
illegal-unreadable-mutation = Je ne comprends pas « { $move } ». Une mutation s’écrit troll.rage>ogre.
illegal-not-in-this-phase = « { $move } » n’est pas pour cette phase.
illegal-not-in-laboratory = { $card } n’est pas dans ton laboratoire.
illegal-not-in-deck = { $card } n’est pas dans ton deck.
illegal-only-creatures-mutate = { $card } est une incantation : seules les créatures mutent.
illegal-no-such-fragment = { $card } n’a pas ce fragment, ou ne l’a plus.
illegal-glued-already = { $card } : un fragment est déjà collé à cet endroit.
illegal-no-such-element = { $card } n’a pas ce que tu veux recouvrir.
illegal-has-ability = { $card } a déjà cette capacité.
illegal-too-many-abilities = { $card } aurait plus de { $most } capacités.
illegal-attack-is-x = { $card } a Vulnérabilité : son attaque vaut X.
illegal-too-few-points = Le prix est de { $price } et tu as { $points } points de mutation.
illegal-no-such-result = « { $result } » ne peut pas être le résultat de ce duel.
