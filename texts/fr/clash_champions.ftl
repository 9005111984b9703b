# Champions inventés

own-champion-title = Un champion à toi
own-champion-name = Nom
own-champion-attack = Attaque
own-champion-health = Vie
own-champion-strengths = Capacités (5 au plus, aura comprise)
own-champion-drawbacks = Malus : ils réduisent son coût
own-champion-aura = Une aura pour les créatures voisines
own-champion-more = { $ability } +{ $price }
own-champion-less = { $ability } −{ $price }
own-champion-price-figures = Attaque { $attack } et vie { $health } valent { $price }
own-champion-price-health = Vie { $health } : valeur { $price }, Vulnérabilité remplace l’attaque
own-champion-cost = Valeur { $price }, donc un coût de **{ $cost } mana**.
own-champion-unchanged = ⚠️ Rien n’a changé. { $why }
own-champion-unfit = ⚠️ Impossible de l’enregistrer ainsi. { $why }
own-champion-saved = 💾 Enregistré.
own-champion-emblem = Emblème
own-champion-colour = Couleur
own-champion-list = **Tes champions : { $count } sur 25**
own-champion-none = Tu n’as pas encore créé de champion. Commence avec { $command }.
own-champion-choose = Voir un champion
own-champion-shared = 📣 Tout le monde peut voir **{ $name }** ici.
own-champion-by = Inventé par { $player }
own-champion-delete-ask = Supprimer le champion **{ $name }** ? C’est définitif.
own-champion-deleted = 🗑️ Le champion **{ $name }** est supprimé.
button-champion-save = Enregistrer
button-champion-figures = Nom, attaque, vie
button-champion-editor = Ouvrir l’éditeur
button-champion-share = Partager
button-champion-delete = Supprimer
button-champion-list = Mes champions
button-champion-forget = Oui, supprimer

# Refus

refused-no-such-champion = Tu n’as pas de champion de ce nom. Choisis dans la liste.
refused-stale-champion = Ce panneau est périmé : tu as enregistré ce champion ou commencé un autre.
refused-champions-full = Tu as déjà { $count } champions, il n’y a plus de place. Supprimes-en un d’abord.
refused-champion-name = Un nom a de 1 à { $longest } caractères : des lettres, des chiffres, des espaces et ’ - ! ? . seulement, avec au moins une lettre. Son premier mot n’est ni « end » ni « go ».
refused-champion-name-taken = Tu as déjà un champion qui s’appelle { $name }.
refused-champion-nameless = Il n’a pas encore de nom.
refused-champion-line = Ce n’est pas une ligne de l’éditeur de champions. Une telle ligne ressemble à ceci : `{ $example }`
refused-champion-figure = L’attaque et la vie sont des nombres entiers. Celui-ci va de { $least } à { $most }.
refused-champion-abilities = Une carte a au plus { $most } capacités, aura comprise.
refused-champion-cost = Ce champion coûterait { $cost } mana, et les cartes les plus chères en coûtent { $most }. Enlève d’abord quelque chose, ou ajoute un malus.

# Leur apparence

emblem-crown = Couronne
emblem-helmet = Casque
emblem-hood = Capuche
emblem-sword = Épée
emblem-axe = Hache
emblem-hammer = Marteau
emblem-bow = Arc
emblem-shield = Bouclier
emblem-dragon = Dragon
emblem-wolf = Loup
emblem-lion = Lion
emblem-horse = Cheval
emblem-raven = Corbeau
emblem-snake = Serpent
emblem-spider = Araignée
emblem-octopus = Pieuvre
emblem-frog = Grenouille
emblem-cat = Chat
emblem-skull = Crâne
emblem-ghost = Fantôme
emblem-flame = Flamme
emblem-snowflake = Flocon
emblem-bolt = Éclair
emblem-tree = Arbre
emblem-eye = Œil
colour-blue = Bleu
colour-violet = Violet
colour-teal = Turquoise
colour-orange = Orange
colour-green = Vert
colour-grey = Gris
colour-brown = Brun
colour-amber = Ambre
colour-red = Rouge
colour-olive = Vert olive
colour-pink = Rose

# Commandes. Noms : en minuscules, sans espace. Descriptions : 100 caractères au plus.

command-champion = champion
command-champion-about = Les champions que tu inventes
command-champion-create = créer
command-champion-create-about = Inventer une créature ; la liste des prix dit ce qu’elle coûte
command-champion-create-card = carte
command-champion-create-card-about = Une ligne de l’éditeur de champions sur le web
command-champion-show = voir
command-champion-show-about = Tes champions, ou celui que tu nommes
command-champion-name = nom
command-champion-name-about = Le nom du champion (par défaut : tous)
