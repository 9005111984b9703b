# What users can achieve in Battle of the Castles

achievement-castles-last-stone = Last stone
achievement-castles-last-stone-about = Win with 5 wounds on your castle.
achievement-castles-untouched = Untouched
achievement-castles-untouched-about = Win without a wound on your castle.
achievement-castles-all-built = All built
achievement-castles-all-built-about = Win with all buildings of your race on your mat.
achievement-castles-deck = Empty deck
achievement-castles-deck-about = Win because the deck of the other side runs out.
achievement-castles-legends = All legends
achievement-castles-legends-about = Win with each legend of all races, in as many matches as you like.
