# Words on cards, their text alternatives, and what abilities do.

card-kind-creature = Creature
card-kind-incantation = Incantation
card-imprint = { $kind } · { $set } · { $number }/32
card-imprint-made-up = { $kind } · custom
card-alt-made-up = Custom card.

card-alt-creature = { $name }: creature, cost { $cost }, attack { $attack }, health { $health }.
card-alt-incantation = { $name }: incantation, cost { $cost }, damage { $attack }.
card-alt-abilities = Abilities: { $abilities }.
card-alt-set = { $set }, card { $number } of 32.

# $id is the ability’s id, for languages whose words change with it.
aura-of = Aura of { $ability }

ability-aerial = In the upper lane it flies over enemy creatures and attacks the enemy stronghold. Rage gives it nothing there, and with Defender it does not attack at all in that lane.
ability-sharpening = The first time each turn that it destroys one or more creatures at once, all the damage left over hits their owner’s stronghold, even if that is yours. An exact kill counts as that first time too, and damage stopped by Protection is never left over.
ability-aquatic = While it is next to the bridge, it deals double damage, with Backfire too, to creatures and to strongholds alike. A bonus from Sprint is doubled as well.
ability-berserk = Each time its attack destroys an enemy creature, it attacks again at once. With no creature left in the lane it attacks the stronghold, but not on the turn it entered play.
ability-catalyst = While it is in play, you get 2 more mana at the start of each of your turns.
ability-defender = It attacks creatures only, never a stronghold.
ability-vanish = When it takes damage and survives, it slips away to the rear of its lane.
ability-indestructible = Incantations and Backfire do nothing to it and do not use up its Protection. They may still aim at it, and they still hit others in their path.
ability-instinct = When it survives a creature’s attacks and was hurt by them, it attacks once in return: the nearest enemy creature in its lane, or the enemy stronghold if there is none or its attack could deal that one no damage (Protection aside).
ability-mercenary = Instead of returning to its owner’s hand, it goes to the right end of the opponent’s hand, and that player owns it now.
ability-symbiote = May be played on top of one of your creatures that has no Symbiote: attack, health and abilities add up, damage stays, and the pair attacks this turn if its host could. With Vulnerability on either card, it alone sets the attack. Destroyed, both cards return to hand, the one with Symbiote first.
ability-perforation = It also hits the creature right behind its main target. A stronghold is never hit this way.
ability-price-of-blood = Short of mana? You may still play it: you pay what you have, and your stronghold takes 1 damage for each missing mana, one at a time.
ability-protection = Each turn, the first damage that would hit it from a creature or an incantation becomes 0. Others are still hit.
ability-rage = It attacks on the very turn it enters play, but creatures only: with none to attack, it waits.
ability-regeneration = Each time it deals damage, however many targets it hits, your stronghold moves one place left. A fort that is already leftmost becomes a bastion again, second from the right; a leftmost bastion stays.
ability-splash = It also hits the creature next to its main target: the one at the same place in the neighbouring lane of the same kingdom. A stronghold is never hit this way.
ability-sprint = Each time it attacks, it first runs past its companions to the bridge. Each creature it overtakes adds 1 to its damage until the end of the assault.
ability-vulnerability = Its damage is always 1 less than the remaining health of each target: it leaves a creature or a stronghold with 1. Sprint’s bonus and Aquatic’s doubling come on top, and Backfire deals its usual damage.
ability-backfire = When played, it damages the nearest enemy creature in its lane, as much as there are cards in your hand left of your stronghold. For an incantation, that is the lane of its target.
ability-counterorder = When you play it, the leftmost creature or incantation in your hand moves to the right end.
ability-lucidity = Costs 2 less (never below 0) while it is the leftmost creature or incantation in your hand.
ability-blackmail = While it is in play, the rightmost card available to you is blocked, but at least one card always stays available.
ability-immolation = A player who plays a card into its lane, on either side, takes 1 damage to the stronghold. An incantation counts for the lane of its target. Its own arrival does not set it off.
ability-reinforcement = When it returns to its own player’s hand, that player at once plays the leftmost available creature with a printed cost of 4 or less and without Reinforcement, free and in the same lane.
ability-shackle = When played, it takes the leftmost creature or incantation from the opponent’s hand, shows it and holds it captive. The card returns to the right end of that hand once the captor is damaged or leaves play.
ability-cursed = When it returns to a hand, it becomes the leftmost card, even left of the stronghold: good for mana, useless for health.

# Look-ups

card-facts-creature = Creature · { $cost } mana · attack { $attack } · health { $health }
card-facts-incantation = Incantation · { $cost } mana · damage { $attack }
ability-line = **{ $ability }** · { $text }
aura-line = **{ $aura }** · the creatures directly in front of and behind it have { $ability }. { $text }
ability-seen-on = On { $count ->
    [one] one card
   *[other] { $count } cards
}, for example { $cards }.
refused-unknown-ability = No ability is called “{ $name }”. Choose one from the list.
command-ability = ability
command-ability-about = Look an ability up
command-ability-name = name
command-ability-name-about = The name of the ability
command-ability-share = share
command-ability-share-about = Post it in the channel
