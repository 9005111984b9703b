# What each ability does in one short line, for pictures of cards
brief-aerial = In the upper lane it attacks the stronghold.
brief-sharpening = First kill a turn: excess hits stronghold.
brief-aquatic = Next to the bridge it deals double damage.
brief-berserk = Attacks again after destroying a creature.
brief-catalyst = 2 more mana on each of your turns.
brief-defender = Attacks creatures only, no stronghold.
brief-vanish = When hurt, slips to the rear of its lane.
brief-indestructible = Incantations and Backfire can’t hurt it.
brief-instinct = When hurt by creatures, strikes back once.
brief-mercenary = Returns to the opponent’s hand instead.
brief-symbiote = May be played on top of your creature.
brief-perforation = Also hits the creature behind its target.
brief-price-of-blood = Missing mana is paid with health.
brief-protection = The first damage of each turn becomes 0.
brief-rage = Attacks creatures on the turn it enters.
brief-regeneration = Deals damage: your stronghold moves left.
brief-splash = Also hits the creature in the next lane.
brief-sprint = Overtakes its own: 1 more damage for each.
brief-vulnerability = Leaves each target with 1 health.
brief-backfire = On play, hits the nearest enemy in its lane.
brief-counterorder = On play, moves your leftmost card far right.
brief-lucidity = Costs 2 less as your leftmost card.
brief-blackmail = Blocks your rightmost available card.
brief-immolation = Playing a card into its lane costs 1 health.
brief-reinforcement = On return, calls your leftmost creature.
brief-shackle = On play, captures the enemy’s leftmost card.
brief-cursed = Returns left of the stronghold.
brief-of-aura = Its neighbours have it. { $brief }
# The diagram of an ability
diagram-before = Before
diagram-after = After
diagram-mana = mana
diagram-alt = Before: { $before }. After: { $after }.
diagram-row-mana = { $mana } mana
diagram-row-hand = { $whose ->
    [A] your hand
   *[B] the opponent’s hand
}: { $pieces }
diagram-row-lane = lane: { $pieces }
diagram-castle = stronghold
diagram-card = { $cost ->
    [none] a card
   *[other] a card of cost { $cost }
}
diagram-bridge = bridge
diagram-stronghold = enemy stronghold, health { $health }
diagram-incantation = an incantation of { $damage } damage
diagram-creature = { $whose ->
    [A] yours
   *[B] an enemy
} { $figures }
diagram-sign = { $sign ->
    [ability] has the ability
    [hurt] hurt
    [destroyed] destroyed
    [captor] holds a card captive
    [blocked] blocked
    [cheaper] cheaper
   *[concerned] the card it is about
}
