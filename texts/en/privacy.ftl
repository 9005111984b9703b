# What is kept of users and servers, and how it is deleted
command-privacy = privacy
command-privacy-about = See what I keep about you, export it or delete it
former-player = Former player
privacy-about = ### 🔒 Your data
    I keep your Discord ID and name with your matches, ratings, puzzle answers, predictions, decks, champions and settings. I use them to run your matches and to show your results, for nothing else. I don’t read your messages.
    - **Export**: a file with every entry that names you, once an hour.
    - **Delete**: your entries are deleted, on all servers. I ask twice first.
privacy-exported = 📄 Every entry that names you. Names and IDs of others are left out.
privacy-ask-user = ### Delete your data?
    - You **resign** your running matches.
    - Your ratings, puzzle answers, decks, champions, reminders and settings are **deleted**, on all servers.
    - Others keep their results: there your name becomes “{ former-player }”.
    - Messages in Discord stay as they are. Bars by moderators and blocks against you stay.
privacy-sure-user = **Delete your data for good?** This can’t be undone.
privacy-now-user = 🗑️ Your data is being deleted. This takes a few minutes at most. If you use me again, you start as a new player.
privacy-ask-server = ### Delete the data of this server?
    - Matches, results, ratings, seasons, puzzles, settings and the log of moderators are **deleted**, for all members. Running matches are lost.
    - Decks, champions and ratings over all servers belong to the members and stay.
    - Messages in Discord stay as they are, and their buttons stop working.
privacy-sure-server = **Delete the data of this server for good?** This can’t be undone.
privacy-now-server = 🗑️ The data of this server is being deleted. This takes a few minutes at most.
button-privacy-export = Export my data
button-privacy-user = Delete my data
button-privacy-server = Delete this server’s data
button-privacy-sure = Delete everything
button-privacy-now = Delete for good
refused-many-exports = You can export your data once an hour: next time { $when }.
refused-export-large = Your data doesn’t fit into a file in Discord. Ask the host of this bot for it.
refused-many-deletions = The last deletion was less than an hour ago. Try again { $when }.
