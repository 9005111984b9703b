# What people agree on before they play Clash of Decks

game-clash = Clash of Decks
deck-accept-random = Accepter (deck aléatoire)
deck-accept = Accepter et choisir ton deck
deck-question = Choisis ton deck
choice-preconstructed = Decks préconstruits
choice-draft = Draft de cartes
choice-constructed = Decks construits
choice-mutation = Ligue de mutation
mode-duel = en duel
mode-free-for-all = chacun pour soi
mode-two-against-two = deux contre deux
mode-coop = ensemble contre deux IA
ruleset-usual = 1.2 (la version habituelle)
ruleset-first = 1.0 (la première édition)
terms-preconstructed = Chaque personne joue un des quatre decks du Pack d’initiation.
terms-draft = Des cartes sont révélées et prises à tour de rôle jusqu’à ce que les decks soient complets. Ensuite, on joue avec.
terms-constructed = Chaque personne apporte un deck de { $count } cartes de son choix.
terms-mutation = Quatre personnes draftent, choisissent huit de leurs 16 cartes et jouent six duels chacune. Entre les duels, leurs créatures mutent.
terms-ruleset = Règles { $ruleset }
terms-sets = { $count ->
    [one] extension : { $sets }
   *[other] extensions : { $sets }
}
terms-all-sets = cartes de toutes les extensions
terms-two-sets = deux extensions tirées au sort
terms-champion = chaque personne a un champion
terms-fatigue = fatigue à partir du 9e tour
terms-ai = IA : { $ai }
option-format = format
option-format-about = D’où viennent les decks
option-mode = mode
option-mode-about = Qui joue contre qui (n’indique rien pour un duel)
option-deck = deck
option-deck-about = Ton deck préconstruit (n’indique rien pour un deck aléatoire)
option-ruleset = règles
option-ruleset-about = La version des règles (n’indique rien pour 1.2)
option-sets = extensions
option-sets-about = Pour un draft : une ou plusieurs, séparées par des virgules (n’indique rien pour toutes)
option-champion = champion
option-champion-about = Chaque personne choisit une créature qui se tient à côté du deck
option-fatigue = fatigue
option-fatigue-about = À partir du 9e tour, tu perds une carte à chaque tour
option-level = niveau
option-level-about = La force des IA (n’indique rien pour la partie rapide)
deck-taken = Quelqu’un d’autre joue déjà ce deck. Choisis-en un autre.

help-text =
    ## Clash of Decks en une minute
    🂠 **Ton deck, c’est ta main.** Huit cartes dans un ordre que tu ne peux pas changer, et ta *forteresse* parmi elles. Les cartes à sa droite sont sa vie ; le nombre de cartes en main est ton mana à chaque tour.
    ▶️ **Ton tour.** Parmi tes quatre cartes les plus à gauche, joue toutes celles que tu peux payer : les créatures vont au fond de la voie du haut ou du bas, les incantations frappent aussitôt une créature. Puis termine ton tour : les créatures déjà là avant attaquent toutes seules. D’abord la voie du haut, et dans chaque voie du fond vers le pont. Elles frappent la première créature ennemie de leur voie ou, si la voie est vide, la forteresse.
    💥 **Les dégâts** poussent la forteresse vers la droite. Tout à droite, le bastion tombe et le fort repart de la gauche ; si le fort tombe, la partie est perdue. Les créatures détruites reviennent à droite de la main de leur propriétaire et soignent ainsi sa forteresse.
    🎮 **Pour jouer :** { $duel } défie quelqu’un, { $practice } se joue contre moi. **Ma main**, sous le plateau, montre tes cartes avec des boutons pour tout ce que tu peux faire ; { $play } et { $end } font pareil. { $card } et { $ability } expliquent chaque carte.
    👥 **D’autres façons de jouer.** { $draft } ouvre un draft, { $lobby } une table de deux ou quatre, { $league } une ligue de mutants. { $solo } est une partie contre une IA à ton goût. { $deck } garde tes decks.
    🧩 **Énigmes.** { $daily } est la page du jour de ce serveur, { $random } en choisit une à ta mesure.
