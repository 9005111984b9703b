# What users can achieve in Duel of Two Worlds

achievement-two-worlds-last-warrior = Last warrior
achievement-two-worlds-last-warrior-about = Win with only one warrior left, in play or in your deck.
achievement-two-worlds-no-losses = No losses
achievement-two-worlds-no-losses-about = Win without any of your warriors being destroyed.
achievement-two-worlds-destruction = Army destroyed
achievement-two-worlds-destruction-about = Win because the enemy has no warrior left.
achievement-two-worlds-no-spells = Without spells
achievement-two-worlds-no-spells-about = Win without casting a spell.
