"""Toll: a keeper and one or two travellers at a river. A small game, nothing like a card duel.

Every round begins with a secret choice of all seats: each traveller takes a road, and the keeper
watches one. Then the roads are shown: a caught traveller loses health (one point, at a wild river
two), the others find two coins. Turns go A B, of three seats A B C B. In its turn a seat may

- lay coins on the bridge (`1`, `2`, `3`) and take them back (`undo`): when the turn ends, two of
  them mend one point of health;
- twice, ask another seat for coins (`ask B 2`), which answers at once: `pay`, or `refuse` and a die
  is thrown, which costs a point of health from four on;

and ends the turn by one of three moves: rest for a coin and a stone (`pause`), throw one or two
stones at a seat of the other side, which loses a third of their weight (`throw A 2+5`), or nothing
more (`end resign`). The travellers win together when the keeper falls, the keeper when any of them
does; after six rounds it is a draw. Only its owner sees which stones a seat has.
"""
