# What is kept of users and servers, and how it is deleted
command-privacy = confidentialité
command-privacy-about = Voir ce que je garde sur toi, l’exporter ou le supprimer
former-player = Ex-membre
privacy-about = ### 🔒 Tes données
    Je garde ton ID et ton nom Discord avec tes parties, cotes, réponses aux problèmes, pronostics, decks, champions et réglages. Ils servent à faire tourner tes parties et à montrer tes résultats, à rien d’autre. Je ne lis pas tes messages.
    - **Exporter** : un fichier avec toutes les entrées qui te nomment, une fois par heure.
    - **Supprimer** : tes entrées sont supprimées, sur tous les serveurs. Je demande deux fois avant.
privacy-exported = 📄 Toutes les entrées qui te nomment. Les noms et ID des autres n’y sont pas.
privacy-ask-user = ### Supprimer tes données ?
    - Tu **abandonnes** tes parties en cours.
    - Tes cotes, réponses aux problèmes, decks, champions, rappels et réglages sont **supprimés**, sur tous les serveurs.
    - Les autres gardent leurs résultats : ton nom y devient « { former-player } ».
    - Les messages dans Discord restent tels quels. Les exclusions et les blocages restent aussi.
privacy-sure-user = **Supprimer tes données pour de bon ?** Impossible de revenir en arrière.
privacy-now-user = 🗑️ Suppression de tes données en cours : quelques minutes au plus. Si tu me réutilises, tu repars de zéro.
privacy-ask-server = ### Supprimer les données de ce serveur ?
    - Parties, résultats, cotes, saisons, problèmes, réglages et journal de la modération sont **supprimés**, pour tous les membres. Les parties en cours sont perdues.
    - Les decks, les champions et les cotes tous serveurs confondus appartiennent aux membres et restent.
    - Les messages dans Discord restent tels quels, et leurs boutons ne marchent plus.
privacy-sure-server = **Supprimer les données de ce serveur pour de bon ?** Impossible de revenir en arrière.
privacy-now-server = 🗑️ Suppression des données de ce serveur en cours : quelques minutes au plus.
button-privacy-export = Exporter mes données
button-privacy-user = Supprimer mes données
button-privacy-server = Supprimer les données du serveur
button-privacy-sure = Tout supprimer
button-privacy-now = Supprimer pour de bon
refused-many-exports = Tes données s’exportent une fois par heure : prochaine fois { $when }.
refused-export-large = Tes données ne tiennent pas dans un fichier Discord. Demande-les à la personne qui héberge ce bot.
refused-many-deletions = La dernière suppression date de moins d’une heure. Réessaie { $when }.
