# What people agree on before they play Clash of Decks

game-clash = Clash of Decks
about-clash = Des créatures combattent sur deux lignes. Les cartes en main sont ta vie.
deck-accept-random = Accepter (deck aléatoire)
deck-accept = Accepter et choisir ton deck
deck-question = Choisis ton deck
choice-preconstructed = Decks préconstruits
choice-draft = Draft de cartes
choice-constructed = Decks construits
choice-mutation = Ligue de mutation
mode-solo = en solo contre une IA
mode-duel = en duel
mode-free-for-all = chacun pour soi
mode-two-against-two = deux contre deux
mode-coop = ensemble contre deux IA
ruleset-usual = 1.2 (la version habituelle)
ruleset-first = 1.0 (la première édition)
settings-preconstructed = Chacun joue un des quatre decks préconstruits du Pack d’initiation.
settings-draft = Des cartes sont révélées et prises à tour de rôle jusqu’à ce que les decks soient complets. Ensuite, on joue avec.
settings-constructed = Chaque personne apporte un deck de { $count } cartes de son choix.
settings-mutation = Quatre personnes font un draft, choisissent huit de leurs 16 cartes et jouent six duels chacune. Entre les duels, leurs créatures mutent.
settings-ruleset = Règles { $ruleset }
settings-sets = { $count ->
    [one] extension : { $sets }
   *[other] extensions : { $sets }
}
settings-all-sets = cartes de toutes les extensions
settings-two-sets = deux extensions tirées au sort
settings-champion = chaque personne a un champion
settings-fatigue = fatigue à partir du 9e tour
settings-ai = IA : { $ai }
option-format = format
option-format-about = D’où viennent les decks
option-mode = mode
option-mode-about = Qui joue contre qui (par défaut : un duel)
option-deck = deck
option-deck-about = Ton deck préconstruit (par défaut : au hasard)
option-ruleset = règles
option-ruleset-about = La version des règles (par défaut : 1.2)
option-sets = extensions
option-sets-about = Pour un draft : une extension, ou plusieurs séparées par des virgules (par défaut : toutes)
option-champion = champion
option-champion-about = Chacun choisit une créature qui reste à côté du deck
option-fatigue = fatigue
option-fatigue-about = À partir du 9e tour, tu perds une carte à chaque tour
option-level = niveau
option-level-about = La force des IA (par défaut : la partie rapide)
deck-taken = Quelqu’un d’autre joue déjà ce deck. Choisis-en un autre.

# Options d’une seule commande

command-practice-deck = deck
command-practice-deck-about = Ton deck (par défaut : au hasard ; le mien l’est toujours)
command-solo-deck-about = Ton deck, ou un draft (par défaut : un deck au hasard)

# Refus

refused-unknown-deck = Il n’y a pas de deck « { $deck } ». Choisis dans la liste.
refused-deck-not-here = On ne choisit un deck à l’avance qu’avec les decks préconstruits.
refused-unknown-set = Il n’y a pas d’extension « { $set } ». Choisis dans la liste.
refused-settings-coop = Contre deux IA, on joue avec des decks draftés : choisis le draft.
refused-settings-draft-ruleset = Les drafts se jouent avec les règles 1.2.
refused-settings-constructed-ai = Les decks construits ne se jouent pas contre les IA.
refused-settings-constructed-duel = Avec les règles 1.0, les decks construits ne se jouent qu’en duel.
refused-settings-mutation = La ligue de mutation se joue en duels à quatre, avec les règles 1.2 : laisse « mode » et « règles » vides.
refused-settings-no-sets = Les extensions ne servent qu’au draft : n’en indique pas ici.
refused-settings-set-twice = Tu as nommé deux fois la même extension.
refused-settings-set-ruleset = Les règles 1.0 ne connaissent que les cartes du Pack d’initiation.
refused-settings-two-sets = La ligue de mutation a besoin d’exactement deux extensions. Si tu n’en indiques pas, deux sont tirées au sort.
refused-settings-more-sets = Ce draft a besoin de { $count } cartes, et ces extensions en ont { $cards }. Ajoutes-en d’autres.
refused-settings-no-ai = Il n’y a pas d’IA dans ce mode : n’indique pas de niveau.
refused-settings-champion = La partie rapide contre l’IA se joue sans champion : choisis un niveau.
refused-settings-level = Choisis un niveau de { $first } à { $last }.
refused-settings-points = Ces réglages de l’IA ne dépensent pas exactement les points de son niveau.
