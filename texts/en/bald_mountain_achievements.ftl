# What users can achieve in Battle on the Bald Mountain

achievement-bald-mountain-last-spark = Last spark
achievement-bald-mountain-last-spark-about = Win with 1 energy left.
achievement-bald-mountain-full = Full strength
achievement-bald-mountain-full-about = Win with 10 energy or more.
achievement-bald-mountain-no-gems = Without gems
achievement-bald-mountain-no-gems-about = Win without a single gem.
achievement-bald-mountain-altars = All altars
achievement-bald-mountain-altars-about = Win while the top cards of all four altars face your side.
achievement-bald-mountain-last-turn = The last turn
achievement-bald-mountain-last-turn-about = Win a match in which the deck ran out.
