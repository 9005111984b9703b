# Le Duel des deux mondes : l’aide

help-two-worlds = Deux armées avancent l’une vers l’autre dans deux rangées de sept cases. Tu gagnes quand un de tes guerriers finit ton tour sur sa dernière case, au portail ennemi, ou quand l’ennemi n’a plus de guerrier.

# En cinq images

help-two-worlds-1 = Ton tour commence par l’avancée : chacun de tes guerriers avance d’une case vers le portail ennemi, à l’autre bout des deux rangées.
help-two-worlds-2 = Puis le premier guerrier de ta pioche arrive à ton portail. Tu choisis l’une des deux cases dorées.
help-two-worlds-3 = Attaque une fois par tour : une cible, et tous ceux de tes guerriers que tu veux parmi ceux qui l’atteignent. Leurs dégâts s’additionnent, et ils ne risquent rien.
help-two-worlds-4 = Les sorts ne coûtent rien. On peut répondre à une attaque ou à un sort par des sorts ; le dernier a lieu le premier. Ici, on te demande si tu sauves ton Loup.
help-two-worlds-5 = À la fin de ton tour, tu pioches un sort. Si un de tes guerriers se trouve alors sur sa dernière case, tu as gagné.

# Un tour

help-two-worlds-turn =
    1. **Avancée.** Chacun de tes guerriers avance d’une case, le plus avancé d’abord, si elle est libre.
    2. **Arrivée.** Le premier guerrier de ta pioche entre sur une case libre à ton portail.
    3. **Actions.** Lance autant de sorts que tu veux, attaque une fois. L’autre camp peut répondre à chaque fois.
    4. **Pioche.** Prends un sort, ou défausses-en un et prends-en deux. Puis tous les dégâts disparaissent.

# Les règles, par leurs numéros dans docs/two-worlds.md

rule-two-worlds-1-title = Le plateau
rule-two-worlds-1 = Entre les portails, deux rangées de sept cases. Une case porte au plus un guerrier, et nul ne dépasse un ennemi.
rule-two-worlds-2-2-title = Les armées
rule-two-worlds-2-2 = Une armée a 4 champions, 4 guerriers d’élite et 4 soldats. Chacun reçoit 6 champions et en garde 4 ; le reste est distribué.
rule-two-worlds-3-advance-title = L’avancée
rule-two-worlds-3-advance = Au début du tour, chaque guerrier du joueur avance d’une case, le plus avancé d’abord. Si la case est prise, il reste.
rule-two-worlds-3-summon-title = L’arrivée
rule-two-worlds-3-summon = Le premier guerrier de la pioche est montré et entre sur une case libre au portail. Sans case libre, nul n’entre.
rule-two-worlds-3-draw-title = La pioche
rule-two-worlds-3-draw = À la fin du tour, on prend 1 sort, ou on en défausse 1 pour en prendre 2. Les sorts défaussés ne reviennent jamais.
rule-two-worlds-4-melee-title = Mêlée et distance
rule-two-worlds-4-melee = La mêlée atteint la case voisine de la rangée. Les tirs atteignent exactement les distances de la carte, de 2 à 4, et rien ne les bloque.
rule-two-worlds-4-flying-title = Le vol
rule-two-worlds-4-flying = En mêlée, seuls les volants et les géants atteignent un volant. Les tirs et les sorts l’atteignent comme d’ordinaire.
rule-two-worlds-4-damage-title = Combien de dégâts
rule-two-worlds-4-damage = Un guerrier inflige le nombre de cette distance, plus ou moins selon ses voisins, Bénédictions et Malédictions, jamais sous 0.
rule-two-worlds-4-destroyed-title = Détruit
rule-two-worlds-4-destroyed = Un guerrier dont les dégâts du tour atteignent la vie est détruit. Tous ceux qui le sont au même moment partent ensemble.
rule-two-worlds-5-1-title = Une attaque
rule-two-worlds-5-1 = Une fois par tour : un guerrier ennemi, et un ou plusieurs des tiens dans sa rangée qui l’atteignent avec au moins 1 dégât.
rule-two-worlds-5-3-title = Nouveau décompte
rule-two-worlds-5-3 = Après toutes les réponses, les dégâts sont recomptés : un guerrier qui n’atteint plus la cible ne compte plus, et aucun autre ne s’ajoute.
rule-two-worlds-5-4-title = Une attaque échoue
rule-two-worlds-5-4 = Si la cible est partie ou que personne ne l’atteint plus, il ne se passe rien. C’était quand même l’attaque de ce tour.
rule-two-worlds-6-casting-title = Lancer des sorts
rule-two-worlds-6-casting = Les sorts sont gratuits. Certains ne servent qu’à ton tour, d’autres aussi en réponse. La cible se nomme au lancement.
rule-two-worlds-r16-title = Un sort échoue
rule-two-worlds-r16 = Si une cible est partie ou n’est plus permise quand le sort agit, tout le sort ne fait rien et va à la défausse.
rule-two-worlds-6-enchantments-title = Enchantements
rule-two-worlds-6-enchantments = Malédiction, Bénédiction, Invisibilité, Neutralisation et Vol restent sur leur guerrier jusqu’à son départ ou une Dissipation.
rule-two-worlds-6-reflection-title = Renvoi et Dissipation
rule-two-worlds-6-reflection = Ils répondent à un sort ennemi : l’un lui donne une nouvelle cible, l’autre l’annule. La Dissipation ôte aussi un enchantement.
rule-two-worlds-7-stack-title = Les réponses
rule-two-worlds-7-stack = Après une attaque ou un sort, l’autre camp peut répondre par un sort, auquel on peut répondre encore. Le dernier a lieu le premier.
rule-two-worlds-r21-title = L’attente
rule-two-worlds-r21 = Une attaque avec attente patiente encore quand l’autre a passé : l’attaquant peut lancer un sort avant le coup.
rule-two-worlds-8-title = Déplacé par un sort
rule-two-worlds-8 = Un sort ou une capacité déplace un guerrier du nombre de cases indiqué, exactement, sans jamais dépasser un ennemi. Un allié déjà sur la case est repoussé.
rule-two-worlds-9-breakthrough-title = La percée
rule-two-worlds-9-breakthrough = Un joueur gagne à la fin de son tour, après la pioche, si un de ses guerriers est sur sa dernière case, dans l’une ou l’autre rangée.
rule-two-worlds-9-destruction-title = Destruction
rule-two-worlds-9-destruction = Un joueur sans guerrier en jeu ni dans sa pioche perd aussitôt. Si c’est le cas des deux, c’est un match nul.
rule-two-worlds-r27-title = Faille paisible
rule-two-worlds-r27 = Après 12 tours sans événement, ou 120 en tout, on compte les guerriers ; à égalité, le plus avancé l’emporte.
rule-two-worlds-10-shift-title = La manœuvre
rule-two-worlds-10-shift = Un Chaman ou un Tirailleur peut, une fois à chacun de tes tours et à tout moment, aller d’une case en avant ou en arrière.
rule-two-worlds-10-shapeshift-title = La métamorphose
rule-two-worlds-10-shapeshift = Une fois par tour, un Loup-garou peut prendre la forme d’un guerrier de la boîte. Chaque forme ne sert qu’une fois.
rule-two-worlds-11-title = Ce qui est secret
rule-two-worlds-11 = Les mains et les listes d’armées sont secrètes. Le plateau, les défausses, les nombres de cartes et tout ce qui a été lancé sont visibles.
