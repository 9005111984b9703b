# Decks enregistrés

own-deck-ready = **Les decks préconstruits**
button-deck-ready = Decks préconstruits
own-deck-list = **Tes decks : { $count } sur 25**
own-deck-none = Tu n’as pas encore de deck. Enregistres-en un avec { $command }.
deck-line = **{ $name }** · cartes : { $count } · coût moyen { $cost }
own-deck-choose = Voir un deck
deck-facts = Cartes : { $count } · coût moyen { $cost }
deck-card = `{ $cost }` { $card }
deck-fits = ✅ Deck construit { $ruleset }
deck-unfit = ❌ Deck construit { $ruleset } : { $fault }
deck-fault-count = Il faut { $size } cartes, ce deck en a { $count }.
deck-fault-abilities = { $card } a { $abilities }, que ces règles ne connaissent pas.
deck-saved = 💾 Enregistré.
deck-same = Ce deck est déjà enregistré.
deck-replaced = 💾 Enregistré à la place des anciennes cartes.
deck-overwrite = Tu as déjà un deck **{ $name }**. Veux-tu remplacer ses cartes ?
deck-overwrite-old = **Avant**
deck-overwrite-new = **Après**
own-deck-delete-ask = Supprimer le deck **{ $name }** ? C’est définitif.
own-deck-deleted = 🗑️ Le deck **{ $name }** est supprimé.
own-deck-shared = 📣 Tout le monde peut voir le deck **{ $name }** ici.
own-deck-by = Deck créé par { $player }
deck-exported = Partage cette ligne ou le fichier : l’importation accepte les deux.
deck-import-title = Importer un deck
deck-import-label = Le deck
deck-import-hint = Une ligne ou un fichier exporté, ou les cartes, séparées par des virgules ou une par ligne
deck-import-name = Nom
deck-copy-title = Enregistrer une copie
deck-copy-label = Comment appeler ta copie ?
button-deck-share = Partager
button-deck-export = Exporter
button-deck-delete = Supprimer
button-deck-list = Mes decks
button-deck-copy = Enregistrer une copie
button-deck-replace = Oui, remplacer
button-deck-forget = Oui, supprimer

# Refus

refused-no-such-deck = Tu n’as pas de deck de ce nom. Choisis dans la liste.
refused-stale-deck = Ce bouton est périmé.
refused-decks-full = Tu as déjà { $count } decks, il n’y a plus de place. Supprimes-en un d’abord.
refused-deck-name = Un nom a de 1 à { $longest } caractères, dont au moins un visible.
refused-deck-needs-name = Donne aussi un nom au deck.
refused-deck-unknown-card = Aucune carte ne s’appelle « { $name } ». Sépare les cartes par des virgules.
refused-deck-which-card = « { $name } » peut désigner l’une de ces cartes : { $cards }.
refused-deck-twice = { $card } y est deux fois. Les cartes d’un deck sont toutes différentes.
refused-deck-count = Un deck a 8 cartes, ou 10 pour les anciennes règles 1.0. Celui-ci en a { $count }.
refused-deck-older = Un deck de 10 cartes est fait pour les anciennes règles 1.0. { $fault }
refused-deck-one-source = Donne-moi le texte ou le fichier, pas les deux.
refused-deck-file = Je n’arrive pas à lire ce deck : { $fault }
refused-deck-file-too-large = Ce fichier est trop grand : un deck fait au plus { $largest } Kio.

# Commandes. Noms : en minuscules, sans espace. Descriptions : 100 caractères au plus.

command-deck = deck
command-deck-about = Tes decks enregistrés
command-deck-save = enregistrer
command-deck-save-about = Enregistrer un deck de huit cartes, ou de dix pour les anciennes règles 1.0
command-deck-show = voir
command-deck-show-about = Tes decks, ou celui que tu nommes
command-deck-import = importer
command-deck-import-about = Enregistrer un deck exporté
command-deck-name = nom
command-deck-name-about = Le nom du deck (par défaut : tous)
command-deck-name-new-about = Comment appeler le deck
command-deck-name-other-about = Un autre nom que celui du deck exporté
command-deck-cards = cartes
command-deck-cards-about = Les cartes, séparées par des virgules
command-deck-text = texte
command-deck-text-about = La ligne exportée
command-deck-file = fichier
command-deck-file-about = Le fichier exporté
