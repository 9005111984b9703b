# What users can achieve in Battle of the Castles

achievement-castles-last-stone = Dernière pierre
achievement-castles-last-stone-about = Gagne avec 5 blessures sur ton château.
achievement-castles-untouched = Château intact
achievement-castles-untouched-about = Gagne sans blessure sur ton château.
achievement-castles-all-built = Tout est bâti
achievement-castles-all-built-about = Gagne avec tous les bâtiments de ta race sur ton plateau.
achievement-castles-deck = Pioche vide
achievement-castles-deck-about = Gagne parce que la pioche adverse est épuisée.
achievement-castles-legends = Toutes les légendes
achievement-castles-legends-about = Gagne avec chaque légende de toutes les races, en autant de parties que tu veux.
