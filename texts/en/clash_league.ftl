# The mutation draft and its league

mutation-introduction = 🧬 **Mutation draft** of { $sets }: each player has a pack of { $pack } cards, picks one and passes the rest to the left, until all are picked. Then each player chooses { $deck } of their picks for the deck; the others are the laboratory.
mutation-picking = ▶ **Pick { $number } of { $pack }** · press **{ $button }** · still to pick: { $player }
mutation-choosing = ▶ **{ $deck } of { $pack } cards for the deck** · press **{ $button }** · still choosing: { $player }
mutation-pick = **Pick { $number } of { $pack }** · choose a card of your pack. The rest goes to the left.
mutation-choose = **Choose { $deck } of your { $pack } cards**: { $count } chosen. The others become your laboratory.

league-introduction = 🏆 **Mutation league**: { $rounds } rounds of two duels. Before each round, every player has { $points } points to glue fragments of laboratory cards onto creatures of the deck. The player with the most duels won wins the league.
league-mutating = 🧬 **Round { $round } of { $rounds }, mutation phase** · press **{ $button }** · still mutating: { $player }
league-mutate = 🧬 **Your laboratory** · { $points ->
    [0] no points left
    [one] { $points } point left
   *[other] { $points } points left
}. Choose a fragment, or finish.
league-choose-place = **{ $fragment }** · onto which creature?
league-place = { $creature } · { $change } · { $price ->
    [0] free
   *[other] price { $price }
}
league-preview = { $mutation }: { $change } · { $price ->
    [0] free
   *[other] price { $price }
}. Afterwards { $points ->
    [0] no points are left
    [one] { $points } point is left
   *[other] { $points } points are left
}. Glue it?
league-duel = ⚔️ Round { $round } of { $rounds } · { $duel }
button-done = { $points ->
    [0] I’m done
    [one] I’m done ({ $points } point is lost)
   *[other] I’m done ({ $points } points are lost)
}
fragment-of = { $fragment } of { $card }
move-glue = { $fragment } onto { $creature }
move-glue-over = { $fragment } onto { $creature }, over { $ability }
move-done = the end of the mutations
refused-needs-place = { $card }: choose the creature it goes onto as well.

story-round = 🧬 **Round { $round } of { $rounds }** · { $duels } · { $points } mutation points for each player
story-mutated = { $player } glues { $mutation } · { $price ->
    [0] free
   *[other] price { $price }
}, { $points ->
    [0] no points left
    [one] { $points } point left
   *[other] { $points } points left
}
story-mutation-ended = { $player } is done.{ $points ->
    [0] { "" }
    [one] { " " }{ $points } point is lost.
   *[other] { " " }{ $points } points are lost.
}
story-duels-began = ⚔️ The duels of round { $round } begin: { $duels }
story-duel-won = 🏆 { $player } beats { $loser }, with { $health } health left.
story-duel-draw = 🤝 { $duel }: a draw.
