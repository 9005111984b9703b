# Made-up champions

own-champion-title = A champion of your own
own-champion-name = Name
own-champion-attack = Attack
own-champion-health = Health
own-champion-strengths = Abilities (up to 5, the aura counts)
own-champion-drawbacks = Weaknesses: they make it cheaper
own-champion-aura = An aura for its neighbours
own-champion-more = { $ability } +{ $price }
own-champion-less = { $ability } −{ $price }
own-champion-price-figures = Attack { $attack } and health { $health } are worth { $price }
own-champion-price-health = Health { $health } is worth { $price }, Vulnerability takes the place of the attack
own-champion-cost = Worth { $price }, so it costs **{ $cost } mana**.
own-champion-unchanged = ⚠️ Nothing has changed. { $why }
own-champion-unfit = ⚠️ It can’t be saved like this. { $why }
own-champion-saved = 💾 Saved.
own-champion-emblem = Emblem
own-champion-colour = Colour
own-champion-list = **Your champions: { $count } of 25**
own-champion-none = You have no champions yet. Create one with { $command }.
own-champion-choose = View a champion
own-champion-shared = 📣 Posted **{ $name }** in the channel.
own-champion-by = Created by { $player }
own-champion-delete-ask = Delete the champion **{ $name }**? This can’t be undone.
own-champion-deleted = 🗑️ **{ $name }** is deleted.
button-champion-save = Save
button-champion-figures = Name, attack, health
button-champion-editor = Open the editor
button-champion-share = Share
button-champion-delete = Delete
button-champion-list = My champions
button-champion-forget = Delete

# Refusals

refused-no-such-champion = You have no such champion. Take one from the list.
refused-stale-champion = That panel is out of date: you have saved this champion or begun another one.
refused-champions-full = You’ve reached the limit of { $count } champions. Delete one first.
refused-champion-name = A name has 1 to { $longest } characters: letters, numbers, spaces and ’ - ! ? . only, with at least one letter. Its first word isn’t “end” or “go”.
refused-champion-name-taken = You already have a champion called { $name }.
refused-champion-nameless = It has no name yet.
refused-champion-line = That isn’t a line from the champion editor. Such a line looks like this: `{ $example }`
refused-champion-figure = Attack and health are whole numbers. This one must be from { $least } to { $most }.
refused-champion-abilities = A card has { $most } abilities at most, and its aura counts as one.
refused-champion-cost = It would cost { $cost } mana; the maximum is { $most }. Remove something first, or add a weakness.

# What they can look like

emblem-crown = Crown
emblem-helmet = Helmet
emblem-hood = Hood
emblem-sword = Sword
emblem-axe = Axe
emblem-hammer = Hammer
emblem-bow = Bow
emblem-shield = Shield
emblem-dragon = Dragon
emblem-wolf = Wolf
emblem-lion = Lion
emblem-horse = Horse
emblem-raven = Raven
emblem-snake = Snake
emblem-spider = Spider
emblem-octopus = Octopus
emblem-frog = Frog
emblem-cat = Cat
emblem-skull = Skull
emblem-ghost = Ghost
emblem-flame = Flame
emblem-snowflake = Snowflake
emblem-bolt = Lightning
emblem-tree = Tree
emblem-eye = Eye
colour-blue = Blue
colour-violet = Violet
colour-teal = Teal
colour-orange = Orange
colour-green = Green
colour-grey = Grey
colour-brown = Brown
colour-amber = Amber
colour-red = Red
colour-olive = Olive
colour-pink = Pink

# Commands. Names: lower case, no spaces. Descriptions: at most 100 characters.

command-champion = champion
command-champion-about = Create and manage your own champions
command-champion-create = create
command-champion-create-about = Create a creature; its price follows from its abilities
command-champion-create-card = card
command-champion-create-card-about = A line from the champion editor on the web
command-champion-show = show
command-champion-show-about = List your champions, or show one
command-champion-name = name
command-champion-name-about = The name of the champion (default: all of them)
