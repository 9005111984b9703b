# What the cards of Battle on the Bald Mountain do, and the words of its rules.

# Curse

bald-mountain-card-demonspawn = Attack 2.
bald-mountain-card-flame-beast = Attack 3, or 1 if the opponents control no altar.
bald-mountain-card-scroll-thrower = Attack 1. The next opponent draws 1 card.
bald-mountain-card-burnt-to-a-crisp = Discard 2 cards: attack 1 for each card the opponents hold{ $mode ->
    [duel] .
    [three] .
   *[other] {""} (four mages: only the larger hand).
}
bald-mountain-card-demons-paw = Steal 2 energy. The opponents gain 1 gem.
bald-mountain-card-marsh-fever = If the opponents control at least 1 altar, attack 1.
bald-mountain-card-ravens-toll = Attack 1, unless the next opponent gives your side 1 gem.
bald-mountain-card-bone-hail = Discard 1 charm card: attack 4, or 2 if the opponents control no altar.
bald-mountain-card-hex-knot = Attack 1. The next opponent discards 1 card at random.
bald-mountain-card-last-ember = Attack 1, or 4 if your side has less energy than the opponents.
bald-mountain-card-koscheis-needle = Attack 4. Banish this card.
bald-mountain-card-blood-debt = Lose 1 energy: attack 3, or 1 if the opponents control no altar.
bald-mountain-card-crown-fire = Attack 1 for each altar the opponents control.
bald-mountain-card-evil-eye = Attack 1. Lock any altar until your side’s next turn.
bald-mountain-card-gem-rot = Attack 1. The opponents lose 1 gem.

# Charm

bald-mountain-card-djinns-door = Gain 1 gem, or 3 if your side has fewer gems than the opponents.
bald-mountain-card-bread-and-salt = Gain 1 gem, or 3 if the opponents control at least 2 altars. The opponents gain 2 energy.
bald-mountain-card-goblin-bite = Lose 4 energy: gain 4 gems.
bald-mountain-card-firefly-purse = If your side has fewer gems than the opponents, gain 2 gems.
bald-mountain-card-misers-chest = You may discard 1 card: gain 1 gem.
bald-mountain-card-amber-tear = Gain 1 gem, and 1 energy for each altar the opponents control.
bald-mountain-card-thieving-magpie = Steal 1 gem.
bald-mountain-card-merchants-word = Gain 2 gems. The next opponent draws 1 card.
bald-mountain-card-fern-flower = Gain 2 gems, or 4 if the opponents control at least 2 altars. Banish this card.
bald-mountain-card-golden-fish = Choose: gain 1 gem, or draw 2 cards, or gain 2 energy.
bald-mountain-card-stone-flower = Gain 1 gem for each altar the opponents control, at most 3.
bald-mountain-card-pawned-soul = Steal 2 gems. The opponents gain 5 energy.
bald-mountain-card-crooked-scales = Gain 1 gem, or 3 if your side has fewer gems than the opponents.
bald-mountain-card-treasure-map = Draw 1 card. If the opponents control at least 1 altar, gain 1 gem.
bald-mountain-card-moon-spring = You may lose 1 energy: gain 1 gem.

# Illusion

bald-mountain-card-catch = Draw 2 cards, unless the next opponent discards 1 card.
bald-mountain-card-dreamcloak = Draw 3 cards.
bald-mountain-card-fumbletongue = Banish a card facing the opponents. Gain 1 energy.
bald-mountain-card-snake-tongue = Steal 2 cards at random from the next opponent’s hand.
bald-mountain-card-ghost-portals = Play up to 2 cards from your hand, without spending actions.
bald-mountain-card-ours-and-yours = Choose: each mage draws 1 card, or each mage gains 1 energy and 1 gem.
bald-mountain-card-grubby = Choose: each mage discards 1 card, or each mage loses 1 energy and 1 gem.
bald-mountain-card-mirror-lake = Lose 1 energy and discard 1 card: copy a spell facing the opponents.
bald-mountain-card-turncoat-wind = Discard 1 card: turn a card facing the opponents to your side.
bald-mountain-card-echo-ravine = Repeat another spell facing your side.
bald-mountain-card-restless-clock = You may lose 1 energy: you have 1 more action this turn.
bald-mountain-card-whispering-fog = Until your side’s next turn, wonders facing the opponents don’t fire.
bald-mountain-card-kalinov-bridge = Until your side’s next turn, each activation costs the opponents 1 energy more.
bald-mountain-card-seeing-double = Your side’s next attack this turn is 1 stronger.
bald-mountain-card-will-o-the-wisp = Bury a top card that has cards under it. Draw 1 card.

# Healing

bald-mountain-card-repel-curse = Gain 2 energy, or 4 if your side has less energy than the opponents.
bald-mountain-card-word-of-guarding = Gain 2 energy. Until your side’s next turn, every attack on it is 1 weaker.
bald-mountain-card-holy-water = Gain 4 energy. The opponents gain 1 gem.
bald-mountain-card-birch-sap = Gain 1 energy.
bald-mountain-card-domovoi = Until your side’s next turn, the opponents can’t banish, turn or bury cards facing it.
bald-mountain-card-warm-stove = If your side has 5 energy or less, gain 2 energy.
bald-mountain-card-living-water = Gain 3 energy for each altar the opponents control, at most 6. Banish this card.
bald-mountain-card-dead-water = Take 1 card from the discard pile into your hand. Gain 1 energy.
bald-mountain-card-herb-basket = Gain 2 energy. Draw 1 card.
bald-mountain-card-salt-circle = Gain 2 energy. Until your side’s next turn, the next attack on it costs the attackers the energy instead.
bald-mountain-card-bathhouse-steam = Gain 2 energy for each altar the opponents control, at most 6.
bald-mountain-card-silver-for-herbs = Lose 1 gem: gain 4 energy.
bald-mountain-card-blood-moss = Steal 1 energy, or 3 if your side has less energy than the opponents.
bald-mountain-card-revolutionite = Gain 1 energy for each card the opponents hold{ $mode ->
    [duel] .
    [three] .
   *[other] {""} (four mages: only the larger hand).
}
bald-mountain-card-second-wind = Gain 1 energy for each altar the opponents control, at most 2. You have 1 more action this turn.

# Cards of others that ask you

bald-mountain-their-card-ravens-toll = Attack 1 on your side, unless you give the opponents 1 gem.
bald-mountain-their-card-catch = The opponent draws 2 cards, unless you discard 1 card.
bald-mountain-their-card-grubby = Chosen: each mage discards 1 card, instead of losing 1 energy and 1 gem.

# Words

bald-mountain-term-attack = Attack
bald-mountain-term-attack-about = The opponents lose that much energy. Only attacks can be made stronger, weaker or turned back.
bald-mountain-term-wonder = Wonder
bald-mountain-term-wonder-about = Fires automatically at the start of each turn of the side that it faces. It is never activated by an action.
bald-mountain-term-spell = Spell
bald-mountain-term-spell-about = Any card that is not a wonder: a mage of the side that it faces activates it by an action, once a turn.
bald-mountain-term-altar = Altar
bald-mountain-term-altar-about = A stack of cards of one colour. Only the top card counts; the side that it faces controls the altar.
bald-mountain-term-energy = Energy
bald-mountain-term-energy-about = The life of a side, shared by its mages. A side with 0 energy has lost.
bald-mountain-term-gems = Gems
bald-mountain-term-gems-about = The treasure of a side, shared by its mages. A side with 15 gems or more has won.
bald-mountain-term-steal = Steal
bald-mountain-term-steal-about = Energy, gems or cards go from the opponents to your side, as many as they have. This is never an attack.
bald-mountain-term-banish = Banish
bald-mountain-term-banish-about = A top card goes to the discard pile. The card under it is the top card at once.
bald-mountain-term-turn = Turn
bald-mountain-term-turn-about = A top card that faces the opponents now faces your side, which controls that altar.
bald-mountain-term-bury = Bury
bald-mountain-term-bury-about = A top card, whichever way it faces, goes to the bottom of its altar and keeps its facing.
bald-mountain-term-copy = Copy
bald-mountain-term-copy-about = Pay the cost of a spell facing the opponents and carry it out as if it were yours.
bald-mountain-term-repeat = Repeat
bald-mountain-term-repeat-about = Pay the cost of a spell facing your side and carry it out, even if it was activated this turn.
bald-mountain-term-edge = Edge
bald-mountain-term-edge-about = The next attack of this side in this turn is stronger by this number.
bald-mountain-term-ward = Ward
bald-mountain-term-ward-about = Until this side’s next turn, every attack on it is weaker by this number.
bald-mountain-term-reflect = Reflection
bald-mountain-term-reflect-about = Until this side’s next turn, the next attack on it costs the attackers the energy instead.
bald-mountain-term-guard = Guard
bald-mountain-term-guard-about = Until this side’s next turn, the opponents can’t banish, turn or bury cards facing it.
bald-mountain-term-lock = Lock
bald-mountain-term-lock-about = Until this side’s next turn, no one can activate, copy or repeat the altar’s top card, and it doesn’t fire.
bald-mountain-term-still = Stillness
bald-mountain-term-still-about = Until this side’s next turn, wonders facing the opponents don’t fire.
bald-mountain-term-toll = Toll
bald-mountain-term-toll-about = Until this side’s next turn, each activation by an action costs the opponents this much more energy.
bald-mountain-term-way-out = Way out
bald-mountain-term-way-out-about = After “unless”: the next opponent alone decides whether to do it, in full. If they can’t or won’t, the rest happens.
bald-mountain-term-next-opponent = Next opponent
bald-mountain-term-next-opponent-about = The opponent who has the next turn. In a duel, simply the other mage.
bald-mountain-term-each-mage = Each mage
bald-mountain-term-each-mage-about = Every mage does what was chosen, you too. With three mages the lone one counts double.
bald-mountain-term-last-turn = Last turn
bald-mountain-term-last-turn-about = An effect asked for more cards than the deck had. After this turn most gems win; if equal, most energy.
