# Ce dont on convient avant un Duel des deux mondes

game-two-worlds = Duel des deux mondes
about-two-worlds = Deux armées marchent chacune vers le portail adverse. On peut répondre à chaque attaque.
two-worlds-setup-basic = choix des champions
two-worlds-setup-draft = draft des armées
two-worlds-settings-basic = Chacun reçoit 6 champions et en garde 4 ; l’élite et les soldats sont distribués. Une pièce décide qui commence.
two-worlds-settings-draft = Chacun garde une carte après l’autre, des trois rangs, et passe les autres. Une pièce décide qui commence.
two-worlds-settings-window = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} pour répondre au tour de l’autre
two-worlds-settings-spells = le second joueur commence avec { $n } sorts
option-setup = préparation
option-setup-about = Comment les armées sont formées (par défaut : choix des champions)
option-second_player_spells = sorts-du-second
option-second_player_spells-about = Avec combien de sorts commence le second joueur (d’ordinaire 2)
option-window_seconds = secondes-de-réponse
option-window_seconds-about = Secondes pour répondre au tour de l’autre (d’ordinaire 60 en temps réel)
refused-two-worlds-window = Les réponses ne peuvent avoir une limite que si les tours en ont une : choisis aussi une pendule.
