# L’entrée : quel jeu, avec qui, à quelles conditions

command-start = commencer
command-start-about = Jouer : choisir un jeu, avec qui, et c’est parti
start-title = ### À quoi veux-tu jouer ?
start-bot = Le bot
start-anybody = Défi ouvert
start-table = Une table
start-solo = En solo
start-person = Quelqu’un de ton choix
start-with-bot = contre le bot
start-with-anybody = avec la première personne qui veut jouer
start-with-person = avec { $person }
start-with-table = à une table
start-as-usual = comme d’habitude
start-done = ✅ C’est fait : regarde dans le salon.
button-start = Commencer
