# What people agree on before a Battle on the Bald Mountain

game-bald-mountain = Battle on the Bald Mountain
about-bald-mountain = Two to four mages lay spells and wonders on four altars.
bald-mountain-mode-duel = duel
bald-mountain-mode-three = three mages
bald-mountain-mode-four = two against two
bald-mountain-terms-duel = Two mages fight over four altars. Who begins is drawn by lot.
bald-mountain-terms-three = A and C are a team against B, who has every second turn and double numbers. Sit down on the side that you want.
bald-mountain-terms-four = A and C against B and D: a team shares energy and gems, hands are secret. Sit down on the side that you want.
bald-mountain-leaving-stand-in = the bot plays on for who leaves a team
bald-mountain-leaving-lose = a team loses when one of it leaves
option-leaving = leaving
option-leaving-about = What happens when somebody leaves a team
refused-bald-mountain-leaving = In a duel nobody can leave a team: whoever leaves has lost.

# The game in one minute

help-bald-mountain =
    ## Battle on the Bald Mountain in one minute
    🏆 **The aim.** Collect 15 gems, or bring the opponents’ energy to 0. Each side begins with 10 energy and 2 gems.
    🗿 **Four altars**, one of each colour: 🔴 curse, 🔵 charm, 🟢 illusion, 🟡 healing. A card is played onto the altar of its colour and faces your side. Only the top card of an altar counts, and you use only those that face you. So to cover a card of your opponents is to take it from them.
    ▶️ **Your turn.** Your *wonders* fire by themselves, you draw a card, then you have two actions: draw a card, play a card, or activate a spell that faces you. Playing costs nothing and does nothing yet. A spell can be activated once a turn, also at once when it was played, if you can do all that it says.
    ❓ **Others answer.** Some cards let your opponents pay a way out, or let them discard. Then I call them, and your turn goes on after that.
    ⏳ **The deck** is never shuffled again. Where there is no card left to draw, more gems win, then more energy.
    🎮 **To play:** { $duel } challenges somebody, or whoever wants to play, { $practice } plays against me, { $lobby } opens a table for two, three or four. **My hand** under the board shows your cards with buttons for everything that you can do; { $pick } and { $end } do the same. { $card } explains any card.
bald-mountain-example-own = Marya
bald-mountain-example-other = Yaga

# Words of the rules

bald-mountain-explained = -# **{ $term }** · { $about }
