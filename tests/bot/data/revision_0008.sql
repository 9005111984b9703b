BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE attempts (
	id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	guild_id BIGINT, 
	page_id VARCHAR(64) NOT NULL, 
	daily_id INTEGER, 
	line TEXT NOT NULL, 
	reason VARCHAR(16) NOT NULL, 
	reached BOOLEAN NOT NULL, 
	hints INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	created_at DATETIME NOT NULL, 
	CONSTRAINT pk_attempts PRIMARY KEY (id), 
	CONSTRAINT fk_attempts_daily_id_dailies FOREIGN KEY(daily_id) REFERENCES dailies (id)
);
CREATE TABLE champion_drafts (
	user_id BIGINT NOT NULL, 
	edition INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	attack INTEGER NOT NULL, 
	health INTEGER NOT NULL, 
	strengths JSON NOT NULL, 
	drawbacks JSON NOT NULL, 
	aura VARCHAR(32), 
	CONSTRAINT pk_champion_drafts PRIMARY KEY (user_id)
);
CREATE TABLE champions (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	user_id BIGINT NOT NULL, 
	place INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	name_key VARCHAR(200) NOT NULL, 
	card_id VARCHAR(40) NOT NULL, 
	document JSON NOT NULL, 
	created_at DATETIME NOT NULL, 
	CONSTRAINT ck_champions_place CHECK (place BETWEEN 1 AND 25), 
	CONSTRAINT uq_champions_user_id_place UNIQUE (user_id, place), 
	CONSTRAINT uq_champions_user_id_name_key UNIQUE (user_id, name_key)
);
CREATE TABLE dailies (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	day VARCHAR(10) NOT NULL, 
	page_id VARCHAR(64) NOT NULL, 
	channel_id BIGINT NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	due_at DATETIME NOT NULL, 
	closes_at DATETIME NOT NULL, 
	message_id BIGINT, 
	posted_at DATETIME, 
	reveal_message_id BIGINT, 
	revealed_at DATETIME, 
	solved INTEGER NOT NULL, 
	shown_solved INTEGER NOT NULL, 
	tries INTEGER NOT NULL, 
	held_until DATETIME, 
	CONSTRAINT pk_dailies PRIMARY KEY (id), 
	CONSTRAINT uq_dailies_guild_id_day UNIQUE (guild_id, day)
);
CREATE TABLE decks (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	user_id BIGINT NOT NULL, 
	place INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	name_key VARCHAR(200) NOT NULL, 
	cards JSON NOT NULL, 
	created_at DATETIME NOT NULL, 
	updated_at DATETIME NOT NULL, 
	CONSTRAINT ck_decks_place CHECK (place BETWEEN 1 AND 25), 
	CONSTRAINT uq_decks_user_id_place UNIQUE (user_id, place), 
	CONSTRAINT uq_decks_user_id_name_key UNIQUE (user_id, name_key)
);
CREATE TABLE "grimoire_servers" (
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	hour INTEGER NOT NULL, 
	minute INTEGER NOT NULL, 
	time_zone VARCHAR(64) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	next_at DATETIME NOT NULL, 
	enabled BOOLEAN NOT NULL, 
	salt BLOB NOT NULL, 
	CONSTRAINT pk_grimoire_servers PRIMARY KEY (guild_id)
);
CREATE TABLE lobbies (
	id INTEGER NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT, 
	host_id BIGINT NOT NULL, 
	host_name VARCHAR(100) NOT NULL, 
	invited_id BIGINT, 
	invited_name VARCHAR(100), 
	terms JSON NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	open_pair VARCHAR(48), 
	created_at DATETIME NOT NULL, 
	expires_at DATETIME NOT NULL, 
	match_id INTEGER, 
	CONSTRAINT pk_lobbies PRIMARY KEY (id), 
	CONSTRAINT fk_lobbies_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT uq_lobbies_open_pair UNIQUE (open_pair)
);
INSERT INTO "lobbies" VALUES(1,1,50,NULL,100,'Ann',101,'Bob','{"format": "preconstructed", "mode": "duel"}','en','open',0,'100-101','2026-11-01 12:00:00.000000','2027-12-06 12:00:00.000000',NULL);
INSERT INTO "lobbies" VALUES(2,1,50,NULL,100,'Ann',NULL,NULL,'{"format": "draft", "mode": "two_against_two"}','en','open',0,NULL,'2026-11-01 12:00:00.000000','2027-12-07 12:00:00.000000',NULL);
INSERT INTO "lobbies" VALUES(3,1,50,NULL,100,'Ann',NULL,NULL,'{"format": "mutation", "mode": "duel"}','en','open',0,NULL,'2026-11-01 12:00:00.000000','2027-12-08 12:00:00.000000',NULL);
CREATE TABLE lobby_seats (
	lobby_id INTEGER NOT NULL, 
	seat VARCHAR(1) NOT NULL, 
	user_id BIGINT NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	deck VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_lobby_seats PRIMARY KEY (lobby_id, seat), 
	CONSTRAINT fk_lobby_seats_lobby_id_lobbies FOREIGN KEY(lobby_id) REFERENCES lobbies (id), 
	CONSTRAINT uq_lobby_seats_lobby_id_user_id UNIQUE (lobby_id, user_id)
);
INSERT INTO "lobby_seats" VALUES(1,'A',100,'Ann','2');
INSERT INTO "lobby_seats" VALUES(2,'A',101,'Ann','random');
INSERT INTO "lobby_seats" VALUES(3,'A',102,'Ann','random');
CREATE TABLE matches (
	id INTEGER NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	setup JSON NOT NULL, 
	seed BIGINT NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	origin_channel_id BIGINT NOT NULL, 
	origin_message_id BIGINT, 
	has_home BOOLEAN NOT NULL, 
	origin_told BOOLEAN NOT NULL, 
	board_message_id BIGINT, 
	board_chapter INTEGER NOT NULL, 
	shown_version INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	result JSON, 
	created_at DATETIME NOT NULL, 
	updated_at DATETIME NOT NULL, terms JSON, clock JSON, alarm_at DATETIME, rules INTEGER DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_matches PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES(1,'clash','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "B": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"]}}',1,'en',1,1000,1000,5000,0,0,NULL,-1,-1,17,NULL,'2026-11-01 12:00:20.000000','2026-11-01 12:10:40.000000','{"format": "preconstructed", "mode": "duel"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(2,'champions','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60, "champion": true}}}, "decks": {"A": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"], "B": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"]}}',2,'en',1,1001,1001,5001,0,0,NULL,-1,-1,8,'{"winner": [], "reason": "prepared"}','2026-11-01 12:11:00.000000','2026-11-01 12:15:20.000000','{"format": "preconstructed", "mode": "duel", "champion": true}',NULL,NULL,1);
INSERT INTO "matches" VALUES(3,'clash','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "options": {"champion": true, "turn_limit": 60}, "champions": {"A": "ripper", "B": "untamed_mount"}}, "decks": {"A": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"], "B": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"]}}',8654989746272841297,'en',1,1001,1001,5001,0,1,NULL,-1,-1,0,NULL,'2026-11-01 12:15:00.000000','2026-11-01 12:15:00.000000','{"format": "preconstructed", "mode": "duel", "champion": true}',NULL,NULL,1);
INSERT INTO "matches" VALUES(4,'clash','{"ruleset": "1.0", "mode": "duel", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "B": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"]}}',3,'en',1,1002,1002,5002,0,0,NULL,-1,-1,18,NULL,'2026-11-01 12:15:40.000000','2026-11-01 12:27:40.000000','{"format": "preconstructed", "mode": "duel", "ruleset": "1.0"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(5,'champions','{"ruleset": "1.0", "mode": "duel", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60, "champion": true}}}, "decks": {"A": ["aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"], "B": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"]}}',4,'en',1,1003,1003,5003,0,0,NULL,-1,-1,2,'{"winner": [], "reason": "prepared"}','2026-11-01 12:28:00.000000','2026-11-01 12:29:20.000000','{"format": "preconstructed", "mode": "duel", "ruleset": "1.0", "champion": true}',NULL,NULL,1);
INSERT INTO "matches" VALUES(6,'clash','{"ruleset": "1.0", "mode": "duel", "config": {"chance": "splitmix64", "options": {"champion": true, "turn_limit": 60}, "champions": {"A": "skewerer", "B": "shaggy_scoundrel"}}, "decks": {"A": ["aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"], "B": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"]}}',3168919011740248804,'en',1,1003,1003,5003,0,1,NULL,-1,-1,0,NULL,'2026-11-01 12:29:00.000000','2026-11-01 12:29:00.000000','{"format": "preconstructed", "mode": "duel", "ruleset": "1.0", "champion": true}',NULL,NULL,1);
INSERT INTO "matches" VALUES(7,'clash','{"ruleset": "1.2", "mode": "free_for_all", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "B": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"], "C": ["aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"], "D": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"]}}',5,'en',1,1004,1004,5004,0,0,NULL,-1,-1,6,NULL,'2026-11-01 12:29:40.000000','2026-11-01 12:33:20.000000','{"format": "preconstructed", "mode": "free_for_all"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(8,'champions','{"ruleset": "1.2", "mode": "free_for_all", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60, "champion": true}}}, "decks": {"A": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "B": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"], "C": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"], "D": ["aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"]}}',6,'en',1,1005,1005,5005,0,0,NULL,-1,-1,7,NULL,'2026-11-01 12:33:40.000000','2026-11-01 12:37:20.000000','{"format": "preconstructed", "mode": "free_for_all", "champion": true}',NULL,NULL,1);
INSERT INTO "matches" VALUES(9,'clash','{"ruleset": "1.0", "mode": "free_for_all", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "B": ["aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"], "C": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"], "D": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"]}}',7,'en',1,1006,1006,5006,0,0,NULL,-1,-1,26,NULL,'2026-11-01 12:37:40.000000','2026-11-01 12:53:40.000000','{"format": "preconstructed", "mode": "free_for_all", "ruleset": "1.0", "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 12:53:40.000000',1);
INSERT INTO "matches" VALUES(10,'champions','{"ruleset": "1.0", "mode": "free_for_all", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60, "champion": true}}}, "decks": {"A": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"], "B": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"], "C": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "D": ["aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"]}}',8,'en',1,1007,1007,5007,0,0,NULL,-1,-1,6,NULL,'2026-11-01 12:54:00.000000','2026-11-01 12:57:00.000000','{"format": "preconstructed", "mode": "free_for_all", "ruleset": "1.0", "champion": true, "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 12:57:00.000000',1);
INSERT INTO "matches" VALUES(11,'clash','{"ruleset": "1.2", "mode": "two_against_two", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"], "B": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"], "C": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"], "D": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"]}}',9,'en',1,1008,1008,5008,0,0,NULL,-1,-1,20,NULL,'2026-11-01 12:57:20.000000','2026-11-01 13:10:00.000000','{"format": "preconstructed", "mode": "two_against_two"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(12,'champions','{"ruleset": "1.2", "mode": "two_against_two", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60, "champion": true}}}, "decks": {"A": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"], "B": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"], "C": ["aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"], "D": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"]}}',10,'en',1,1009,1009,5009,0,0,NULL,-1,-1,4,'{"winner": [], "reason": "prepared"}','2026-11-01 13:10:20.000000','2026-11-01 13:13:00.000000','{"format": "preconstructed", "mode": "two_against_two", "champion": true}',NULL,NULL,1);
INSERT INTO "matches" VALUES(13,'clash','{"ruleset": "1.2", "mode": "two_against_two", "config": {"chance": "splitmix64", "options": {"champion": true, "turn_limit": 60}, "champions": {"A": "reaper", "B": "emissary", "C": "mechanical_guru", "D": "toxic_thrasher"}}, "decks": {"A": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"], "B": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"], "C": ["aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"], "D": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"]}}',1994479139580143369,'en',1,1009,1009,5009,0,1,NULL,-1,-1,0,NULL,'2026-11-01 13:12:40.000000','2026-11-01 13:12:40.000000','{"format": "preconstructed", "mode": "two_against_two", "champion": true}',NULL,NULL,1);
INSERT INTO "matches" VALUES(14,'clash','{"ruleset": "1.0", "mode": "two_against_two", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"], "B": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"], "C": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "D": ["aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"]}}',11,'en',1,1010,1010,5010,0,0,NULL,-1,-1,18,NULL,'2026-11-01 13:13:20.000000','2026-11-01 13:24:40.000000','{"format": "preconstructed", "mode": "two_against_two", "ruleset": "1.0"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(15,'champions','{"ruleset": "1.0", "mode": "two_against_two", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60, "champion": true}}}, "decks": {"A": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "B": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"], "C": ["aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"], "D": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"]}}',12,'en',1,1011,1011,5011,0,0,NULL,-1,-1,6,'{"winner": [], "reason": "prepared"}','2026-11-01 13:25:00.000000','2026-11-01 13:28:40.000000','{"format": "preconstructed", "mode": "two_against_two", "ruleset": "1.0", "champion": true, "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}',NULL,1);
INSERT INTO "matches" VALUES(16,'clash','{"ruleset": "1.0", "mode": "two_against_two", "config": {"chance": "splitmix64", "options": {"champion": true, "turn_limit": 60}, "champions": {"A": "giant", "B": "nibbler", "C": "nightmare_tamer", "D": "paladwarf"}}, "decks": {"A": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "B": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"], "C": ["aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"], "D": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"]}}',3232132665240591633,'en',1,1011,1011,5011,0,1,NULL,-1,-1,0,NULL,'2026-11-01 13:28:20.000000','2026-11-01 13:28:20.000000','{"format": "preconstructed", "mode": "two_against_two", "ruleset": "1.0", "champion": true, "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 13:28:20.000000',1);
INSERT INTO "matches" VALUES(17,'clash','{"ruleset": "1.2", "mode": "solo", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "B": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman", "brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex", "aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"]}}',13,'en',1,1012,1012,5012,0,0,NULL,-1,-1,8,NULL,'2026-11-01 13:29:00.000000','2026-11-01 13:34:00.000000','{"format": "preconstructed", "mode": "solo", "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 13:34:00.000000',1);
INSERT INTO "matches" VALUES(18,'champions','{"ruleset": "1.2", "mode": "solo", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60, "champion": true, "ai": {"level": 4, "mana": 7, "abilities": ["perforation"]}}}}, "decks": {"A": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"], "B": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll", "abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman", "aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"]}}',14,'en',1,1013,1013,5013,0,0,NULL,-1,-1,1,'{"winner": [], "reason": "prepared"}','2026-11-01 13:34:20.000000','2026-11-01 13:35:00.000000','{"format": "preconstructed", "mode": "solo", "champion": true, "ai": {"level": 4, "mana": 7, "abilities": ["perforation"]}, "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}',NULL,1);
INSERT INTO "matches" VALUES(19,'clash','{"ruleset": "1.2", "mode": "solo", "config": {"chance": "splitmix64", "options": {"ai": {"abilities": ["perforation"], "level": 4, "mana": 7}, "champion": true, "turn_limit": 60}, "champions": {"A": "hydra"}}, "decks": {"A": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"], "B": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll", "abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman", "aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"]}}',7056473323482034292,'en',1,1013,1013,5013,0,1,NULL,-1,-1,0,NULL,'2026-11-01 13:34:40.000000','2026-11-01 13:34:40.000000','{"format": "preconstructed", "mode": "solo", "champion": true, "ai": {"level": 4, "mana": 7, "abilities": ["perforation"]}, "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 13:34:40.000000',1);
INSERT INTO "matches" VALUES(20,'clash','{"ruleset": "1.0", "mode": "solo", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"], "B": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll", "abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman", "brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"]}}',15,'en',1,1014,1014,5014,0,0,NULL,-1,-1,6,NULL,'2026-11-01 13:35:20.000000','2026-11-01 13:39:00.000000','{"format": "preconstructed", "mode": "solo", "ruleset": "1.0"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(21,'champions','{"ruleset": "1.0", "mode": "solo", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60, "champion": true, "ai": {"level": 4, "mana": 7, "abilities": ["perforation"]}}}}, "decks": {"A": ["aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"], "B": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll", "abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman", "brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"]}}',16,'en',1,1015,1015,5015,0,0,NULL,-1,-1,1,'{"winner": [], "reason": "prepared"}','2026-11-01 13:39:20.000000','2026-11-01 13:40:00.000000','{"format": "preconstructed", "mode": "solo", "ruleset": "1.0", "champion": true, "ai": {"level": 4, "mana": 7, "abilities": ["perforation"]}}',NULL,NULL,1);
INSERT INTO "matches" VALUES(22,'clash','{"ruleset": "1.0", "mode": "solo", "config": {"chance": "splitmix64", "options": {"ai": {"abilities": ["perforation"], "level": 4, "mana": 7}, "champion": true, "turn_limit": 60}, "champions": {"A": "vicious_beast"}}, "decks": {"A": ["aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"], "B": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll", "abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman", "brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"]}}',393945839702454487,'en',1,1015,1015,5015,0,1,NULL,-1,-1,0,NULL,'2026-11-01 13:39:40.000000','2026-11-01 13:39:40.000000','{"format": "preconstructed", "mode": "solo", "ruleset": "1.0", "champion": true, "ai": {"level": 4, "mana": 7, "abilities": ["perforation"]}}',NULL,NULL,1);
INSERT INTO "matches" VALUES(23,'draft','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "sets": ["initiation", "treachery", "submersion", "breaching_in", "deliquescence", "elusive", "resistance", "slyness", "belligerence", "mire", "dissension"], "match": {"options": {"turn_limit": 60}}}, "decks": {}}',17,'en',1,1016,1016,5016,0,0,NULL,-1,-1,18,'{"winner": [], "reason": "prepared"}','2026-11-01 13:40:20.000000','2026-11-01 13:51:20.000000','{"format": "draft", "mode": "duel"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(24,'clash','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["aqueous_elementary", "chitinous_arachnid", "protective_nurturer", "partisan", "rock_golem", "nibbler", "entranced_shaman", "food_summoning"], "B": ["grabber", "soul_devourer", "griffin", "carapace", "lurking_in_shadows", "reptile", "vampire", "emissary"]}}',6283983147142477868,'en',1,1016,1016,5016,0,1,NULL,-1,-1,0,NULL,'2026-11-01 13:51:00.000000','2026-11-01 13:51:00.000000','{"format": "draft", "mode": "duel"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(25,'draft','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "sets": ["initiation", "treachery", "submersion", "breaching_in", "deliquescence", "elusive", "resistance", "slyness", "belligerence", "mire", "dissension"], "match": {"options": {"turn_limit": 60, "champion": true}}}, "decks": {}}',18,'en',1,1017,1017,5017,0,0,NULL,-1,-1,17,NULL,'2026-11-01 13:51:40.000000','2026-11-01 14:01:20.000000','{"format": "draft", "mode": "duel", "champion": true, "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 14:01:20.000000',1);
INSERT INTO "matches" VALUES(26,'draft','{"ruleset": "1.2", "mode": "free_for_all", "config": {"chance": "splitmix64", "sets": ["initiation", "treachery", "submersion", "breaching_in", "deliquescence", "elusive", "resistance", "slyness", "belligerence", "mire", "dissension"], "match": {"options": {"turn_limit": 60}}}, "decks": {}}',19,'en',1,1018,1018,5018,0,0,NULL,-1,-1,15,NULL,'2026-11-01 14:01:40.000000','2026-11-01 14:11:20.000000','{"format": "draft", "mode": "free_for_all"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(27,'draft','{"ruleset": "1.2", "mode": "free_for_all", "config": {"chance": "splitmix64", "sets": ["initiation", "treachery", "submersion", "breaching_in", "deliquescence", "elusive", "resistance", "slyness", "belligerence", "mire", "dissension"], "match": {"options": {"turn_limit": 60, "champion": true}}}, "decks": {}}',20,'en',1,1019,1019,5019,0,0,NULL,-1,-1,6,NULL,'2026-11-01 14:11:40.000000','2026-11-01 14:15:00.000000','{"format": "draft", "mode": "free_for_all", "champion": true, "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 14:15:00.000000',1);
INSERT INTO "matches" VALUES(28,'draft','{"ruleset": "1.2", "mode": "two_against_two", "config": {"chance": "splitmix64", "sets": ["initiation", "treachery", "submersion", "breaching_in", "deliquescence", "elusive", "resistance", "slyness", "belligerence", "mire", "dissension"], "match": {"options": {"turn_limit": 60}}}, "decks": {}}',21,'en',1,1020,1020,5020,0,0,NULL,-1,-1,26,NULL,'2026-11-01 14:15:20.000000','2026-11-01 14:31:40.000000','{"format": "draft", "mode": "two_against_two", "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 14:31:40.000000',1);
INSERT INTO "matches" VALUES(29,'draft','{"ruleset": "1.2", "mode": "two_against_two", "config": {"chance": "splitmix64", "sets": ["initiation", "treachery", "submersion", "breaching_in", "deliquescence", "elusive", "resistance", "slyness", "belligerence", "mire", "dissension"], "match": {"options": {"turn_limit": 60, "champion": true}}}, "decks": {}}',22,'en',1,1021,1021,5021,0,0,NULL,-1,-1,16,NULL,'2026-11-01 14:32:00.000000','2026-11-01 14:42:00.000000','{"format": "draft", "mode": "two_against_two", "champion": true, "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 14:42:00.000000',1);
INSERT INTO "matches" VALUES(30,'draft','{"ruleset": "1.2", "mode": "solo", "config": {"chance": "splitmix64", "sets": ["initiation", "treachery", "submersion", "breaching_in", "deliquescence", "elusive", "resistance", "slyness", "belligerence", "mire", "dissension"], "match": {"options": {"turn_limit": 60}}}, "decks": {}}',23,'en',1,1022,1022,5022,0,0,NULL,-1,-1,4,NULL,'2026-11-01 14:42:20.000000','2026-11-01 14:44:40.000000','{"format": "draft", "mode": "solo", "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 14:44:40.000000',1);
INSERT INTO "matches" VALUES(31,'draft','{"ruleset": "1.2", "mode": "solo", "config": {"chance": "splitmix64", "sets": ["initiation", "treachery", "submersion", "breaching_in", "deliquescence", "elusive", "resistance", "slyness", "belligerence", "mire", "dissension"], "match": {"options": {"turn_limit": 60, "champion": true, "ai": {"level": 4, "mana": 7, "abilities": ["perforation"]}}}}, "decks": {}}',24,'en',1,1023,1023,5023,0,0,NULL,-1,-1,8,'{"winner": [], "reason": "prepared"}','2026-11-01 14:45:00.000000','2026-11-01 14:50:20.000000','{"format": "draft", "mode": "solo", "champion": true, "ai": {"level": 4, "mana": 7, "abilities": ["perforation"]}}',NULL,NULL,1);
INSERT INTO "matches" VALUES(32,'champions','{"ruleset": "1.2", "mode": "solo", "config": {"chance": "splitmix64", "match": {"options": {"ai": {"abilities": ["perforation"], "level": 4, "mana": 7}, "champion": true, "turn_limit": 60}, "cards": {}}}, "decks": {"A": ["untamed_mount", "clean_cut", "dog_handler", "mana_smithy", "gluttonous_treasure", "tunnel_troll", "deflagration", "crocosaurus"], "B": ["song_of_broken_bones", "venenous_lord", "blacksmith", "weremeow", "aquanaut", "lurking_in_shadows", "eggnapper", "primitive_sorcerer", "mutant", "ritualist", "carnivore", "gorger", "regenerating_touch", "damned_walker", "gluttonous_plant", "mana_soldier", "squealer", "ripper", "nitrogen_squirter", "jailor", "sacrificial_goat", "cultist", "orc_abductor", "lich"]}}',5271337721727860437,'en',1,1023,1023,5023,0,1,NULL,-1,-1,0,NULL,'2026-11-01 14:50:00.000000','2026-11-01 14:50:00.000000','{"format": "draft", "mode": "solo", "champion": true, "ai": {"level": 4, "mana": 7, "abilities": ["perforation"]}}',NULL,NULL,1);
INSERT INTO "matches" VALUES(33,'draft','{"ruleset": "1.0", "mode": "solo", "config": {"chance": "splitmix64", "sets": ["initiation"], "match": {"options": {"turn_limit": 60}}}, "decks": {}}',25,'en',1,1024,1024,5024,0,0,NULL,-1,-1,8,'{"winner": [], "reason": "prepared"}','2026-11-01 14:50:40.000000','2026-11-01 14:56:00.000000','{"format": "draft", "mode": "solo", "ruleset": "1.0"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(34,'clash','{"ruleset": "1.0", "mode": "solo", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["troll", "vortex", "annihilation", "disciple", "assassin", "baron", "partisan", "parasite"], "B": ["revenant", "combustion", "gnome", "brigand", "grrr", "scribe", "meteorite", "abomination", "zombie", "ogre", "lieutenant", "carnivore", "martyr", "mutant", "reptile", "machine", "aberration", "shaman", "boom", "brute", "alpha", "carapace", "cyclone", "microctopus"]}}',5400882546988241426,'en',1,1024,1024,5024,0,1,NULL,-1,-1,0,NULL,'2026-11-01 14:55:40.000000','2026-11-01 14:55:40.000000','{"format": "draft", "mode": "solo", "ruleset": "1.0"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(35,'draft','{"ruleset": "1.0", "mode": "solo", "config": {"chance": "splitmix64", "sets": ["initiation"], "match": {"options": {"turn_limit": 60, "champion": true, "ai": {"level": 4, "mana": 7, "abilities": ["perforation"]}}}}, "decks": {}}',26,'en',1,1025,1025,5025,0,0,NULL,-1,-1,7,NULL,'2026-11-01 14:56:20.000000','2026-11-01 15:01:00.000000','{"format": "draft", "mode": "solo", "ruleset": "1.0", "champion": true, "ai": {"level": 4, "mana": 7, "abilities": ["perforation"]}}',NULL,NULL,1);
INSERT INTO "matches" VALUES(36,'draft','{"ruleset": "1.2", "mode": "coop", "config": {"chance": "splitmix64", "sets": ["initiation", "treachery", "submersion", "breaching_in", "deliquescence", "elusive", "resistance", "slyness", "belligerence", "mire", "dissension"], "match": {"options": {"turn_limit": 60}}}, "decks": {}}',27,'en',1,1026,1026,5026,0,0,NULL,-1,-1,13,NULL,'2026-11-01 15:01:20.000000','2026-11-01 15:09:40.000000','{"format": "draft", "mode": "coop", "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 15:09:40.000000',1);
INSERT INTO "matches" VALUES(37,'draft','{"ruleset": "1.2", "mode": "coop", "config": {"chance": "splitmix64", "sets": ["initiation", "treachery", "submersion", "breaching_in", "deliquescence", "elusive", "resistance", "slyness", "belligerence", "mire", "dissension"], "match": {"options": {"turn_limit": 60, "champion": true, "ai": {"level": 4, "mana": 7, "abilities": ["perforation"]}}}}, "decks": {}}',28,'en',1,1027,1027,5027,0,0,NULL,-1,-1,16,'{"winner": [], "reason": "prepared"}','2026-11-01 15:10:00.000000','2026-11-01 15:20:40.000000','{"format": "draft", "mode": "coop", "champion": true, "ai": {"level": 4, "mana": 7, "abilities": ["perforation"]}}',NULL,NULL,1);
INSERT INTO "matches" VALUES(38,'champions','{"ruleset": "1.2", "mode": "coop", "config": {"chance": "splitmix64", "match": {"options": {"ai": {"abilities": ["perforation"], "level": 4, "mana": 7}, "champion": true, "turn_limit": 60}, "cards": {}}}, "decks": {"A": ["taunting_imp", "assassin", "sharkotaur", "mesmerizer", "genie", "broodsmother", "squealer", "carapace"], "B": ["soul_devourer", "banshee", "brittle_golem", "shaman", "mana_bomb", "moving_slime", "abyssal_naga", "angry_henchman", "fearful_burrower", "contractual_protector", "plague_bearer", "undercover_agent", "deflagration", "bounty_hunter", "priestess", "war_beast", "resentful_grrr", "brood", "hopper", "blizzard", "pyromagus", "primal_brute", "parasite", "scaredy_cat"], "C": ["reprobate", "frost_ball", "flame_bearer", "sylvan_protector", "elusive_nightmare", "pacifist_druid", "troll", "wall_razer"], "D": ["abyssal_grrr", "sacrificial_goat", "wealthy_merchant", "mana_soldier", "tenacious_nightmare", "moat_grrr", "captain", "mechanical_fakir", "damned_deserter", "giant_scorpion", "steelback_ogre", "gluttonous_plant", "forest_elf", "ghoul", "meowsterchef", "vicious_beast", "demonic_guard", "negotiator", "mayan_idol", "scribe", "stagecoach", "werebat", "clean_cut", "jade_dragon"]}}',8540484808375972235,'en',1,1027,1027,5027,0,1,NULL,-1,-1,0,NULL,'2026-11-01 15:20:20.000000','2026-11-01 15:20:20.000000','{"format": "draft", "mode": "coop", "champion": true, "ai": {"level": 4, "mana": 7, "abilities": ["perforation"]}}',NULL,NULL,1);
INSERT INTO "matches" VALUES(39,'constructed','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60}}}, "decks": {}}',29,'en',1,1028,1028,5028,0,0,NULL,-1,-1,18,NULL,'2026-11-01 15:21:00.000000','2026-11-01 15:31:40.000000','{"format": "constructed", "mode": "duel"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(40,'constructed','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60, "champion": true}}}, "decks": {}}',30,'en',1,1029,1029,5029,0,0,NULL,-1,-1,10,NULL,'2026-11-01 15:32:00.000000','2026-11-01 15:38:00.000000','{"format": "constructed", "mode": "duel", "champion": true, "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 15:38:00.000000',1);
INSERT INTO "matches" VALUES(41,'constructed','{"ruleset": "1.0", "mode": "duel", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60}}}, "decks": {}}',31,'en',1,1030,1030,5030,0,0,NULL,-1,-1,32,NULL,'2026-11-01 15:38:20.000000','2026-11-01 15:56:00.000000','{"format": "constructed", "mode": "duel", "ruleset": "1.0", "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 15:56:00.000000',1);
INSERT INTO "matches" VALUES(42,'constructed','{"ruleset": "1.0", "mode": "duel", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60, "champion": true}}}, "decks": {}}',32,'en',1,1031,1031,5031,0,0,NULL,-1,-1,19,NULL,'2026-11-01 15:56:20.000000','2026-11-01 16:07:20.000000','{"format": "constructed", "mode": "duel", "ruleset": "1.0", "champion": true, "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 16:07:20.000000',1);
INSERT INTO "matches" VALUES(43,'constructed','{"ruleset": "1.2", "mode": "free_for_all", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60}}}, "decks": {}}',33,'en',1,1032,1032,5032,0,0,NULL,-1,-1,15,NULL,'2026-11-01 16:07:40.000000','2026-11-01 16:15:40.000000','{"format": "constructed", "mode": "free_for_all", "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 16:15:40.000000',1);
INSERT INTO "matches" VALUES(44,'constructed','{"ruleset": "1.2", "mode": "free_for_all", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60, "champion": true}}}, "decks": {}}',34,'en',1,1033,1033,5033,0,0,NULL,-1,-1,10,NULL,'2026-11-01 16:16:00.000000','2026-11-01 16:21:00.000000','{"format": "constructed", "mode": "free_for_all", "champion": true, "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 16:21:00.000000',1);
INSERT INTO "matches" VALUES(45,'constructed','{"ruleset": "1.2", "mode": "two_against_two", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60}}}, "decks": {}}',35,'en',1,1034,1034,5034,0,0,NULL,-1,-1,12,NULL,'2026-11-01 16:21:20.000000','2026-11-01 16:27:40.000000','{"format": "constructed", "mode": "two_against_two", "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-11-01 16:27:40.000000',1);
INSERT INTO "matches" VALUES(46,'constructed','{"ruleset": "1.2", "mode": "two_against_two", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60, "champion": true}}}, "decks": {}}',36,'en',1,1035,1035,5035,0,0,NULL,-1,-1,30,NULL,'2026-11-01 16:28:00.000000','2026-11-01 16:44:40.000000','{"format": "constructed", "mode": "two_against_two", "champion": true}',NULL,NULL,1);
INSERT INTO "matches" VALUES(47,'mutation','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "sets": ["initiation", "slyness"], "match": {"options": {"turn_limit": 60}}}, "decks": {}}',37,'en',1,1036,1036,5036,0,0,NULL,-1,-1,128,'{"winner": [], "reason": "prepared"}','2026-11-01 16:45:00.000000','2026-11-01 18:04:20.000000','{"format": "mutation", "mode": "duel"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(48,'league','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60}}, "laboratories": {"A": ["annihilation", "aberration", "carapace", "abomination", "basilisks_gaze", "runic_glyph", "lieutenant", "microctopus"], "B": ["domestic_yeti", "wandering_warrior", "ardent_alpha", "grrr", "troll", "moat_grrr", "boom", "wealthy_merchant"], "C": ["reptile", "alpha", "zombie", "tamed_pecker", "sparkamender", "lava_golem", "rock_golem", "stagecoach"], "D": ["mechadventurer", "corrosive_slime", "mechanical_druid", "cyclone", "parasite", "brute", "steelback_ogre", "channel_hatred"]}}, "decks": {"A": ["disciple", "scribe", "assassin", "elite_gnome", "gnome", "spawn_from_below", "ruby_dragon", "revenant"], "B": ["martyr", "indomitable_beast", "braggart", "carnivore", "ogre", "pacifier", "machine", "vitality_syphon"], "C": ["partisan", "meteorite", "brigand", "decadent_rodent", "mutant", "baron", "succubus", "primordial_demon"], "D": ["shaman", "raw_repulsive", "combustion", "frosted_grrr", "vortex", "eternal_servant", "slayer", "ribbit_lord"]}}',3036071310513251571,'en',1,1036,1036,5036,0,1,NULL,-1,-1,0,NULL,'2026-11-01 18:04:00.000000','2026-11-01 18:04:00.000000','{"format": "mutation", "mode": "duel"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(49,'mutation','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "sets": ["deliquescence", "dissension"], "match": {"options": {"turn_limit": 60, "champion": true}}}, "decks": {}}',38,'en',1,1037,1037,5037,0,0,NULL,-1,-1,148,'{"winner": [], "reason": "prepared"}','2026-11-01 18:04:40.000000','2026-11-01 19:34:00.000000','{"format": "mutation", "mode": "duel", "champion": true}',NULL,NULL,1);
INSERT INTO "matches" VALUES(50,'league','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "match": {"options": {"champion": true, "turn_limit": 60}}, "laboratories": {"A": ["goblin_shaman", "hideous_clamper", "freeze", "angry_henchman", "squealer", "resentful_grrr", "halbarder", "ice_golem"], "B": ["mana_bomb", "relentless_bag_of_bones", "prestidigitator", "lich", "degenerate_alpha", "jouster", "corrupted_shaman", "demonic_parasite"], "C": ["blizzard", "werebat", "disciplined_troll", "corrupted_elf", "tribe_leader", "banshee", "onyx_golem", "fangheart"], "D": ["fire_crested_dwarf", "fire_worshipper", "furious_treant", "gargoyle", "invigorating_breath", "forest_elf", "abyssal_whisperer", "gluttonous_treasure"]}}, "decks": {"A": ["thorntle", "apothecary", "licker", "marchroom", "feed_the_earth", "damned_deserter", "shearer", "broodsmother"], "B": ["knitterkiller", "recruitor", "democtopus", "giant_scorpion", "ram_demon", "fresh_recruit", "reprobate", "undercover_agent"], "C": ["frost_ball", "dripping_nightmare", "lurking_in_shadows", "djinn", "obsidian_dragon", "pendulum_swing", "puny_demon", "perennial_victuals"], "D": ["damned_walker", "mortcenary", "venenous", "brittle_golem", "patroller", "burnt_repulsive", "blacksmith", "kidnapper"]}}',9092239295631772416,'en',1,1037,1037,5037,0,1,NULL,-1,-1,0,NULL,'2026-11-01 19:33:40.000000','2026-11-01 19:33:40.000000','{"format": "mutation", "mode": "duel", "champion": true}',NULL,NULL,1);
CREATE TABLE moves (
	match_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seat VARCHAR(1) NOT NULL, 
	text VARCHAR(200) NOT NULL, 
	played_at DATETIME NOT NULL, by_clock BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_moves PRIMARY KEY (match_id, number), 
	CONSTRAINT fk_moves_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "moves" VALUES(1,0,'A','partisan:u','2026-11-01 12:01:00.000000',0);
INSERT INTO "moves" VALUES(1,1,'A','revenant:u','2026-11-01 12:01:40.000000',0);
INSERT INTO "moves" VALUES(1,2,'A','end','2026-11-01 12:02:20.000000',0);
INSERT INTO "moves" VALUES(1,3,'B','alpha:u','2026-11-01 12:03:00.000000',0);
INSERT INTO "moves" VALUES(1,4,'B','microctopus:u','2026-11-01 12:03:40.000000',0);
INSERT INTO "moves" VALUES(1,5,'B','end','2026-11-01 12:04:20.000000',0);
INSERT INTO "moves" VALUES(1,6,'A','end','2026-11-01 12:05:00.000000',0);
INSERT INTO "moves" VALUES(1,7,'B','ogre:u','2026-11-01 12:05:40.000000',0);
INSERT INTO "moves" VALUES(1,8,'B','shaman:u','2026-11-01 12:06:20.000000',0);
INSERT INTO "moves" VALUES(1,9,'B','undo','2026-11-01 12:06:40.000000',0);
INSERT INTO "moves" VALUES(1,10,'B','shaman:u','2026-11-01 12:07:20.000000',0);
INSERT INTO "moves" VALUES(1,11,'B','undo','2026-11-01 12:07:40.000000',0);
INSERT INTO "moves" VALUES(1,12,'B','combustion@au1','2026-11-01 12:08:20.000000',0);
INSERT INTO "moves" VALUES(1,13,'B','end','2026-11-01 12:09:00.000000',0);
INSERT INTO "moves" VALUES(1,14,'A','boom@au1','2026-11-01 12:09:40.000000',0);
INSERT INTO "moves" VALUES(1,15,'A','carapace:l','2026-11-01 12:10:20.000000',0);
INSERT INTO "moves" VALUES(1,16,'A','undo','2026-11-01 12:10:40.000000',0);
INSERT INTO "moves" VALUES(2,0,'A','ribbit_lord','2026-11-01 12:11:40.000000',0);
INSERT INTO "moves" VALUES(2,1,'A','undo','2026-11-01 12:12:00.000000',0);
INSERT INTO "moves" VALUES(2,2,'B','frosted_grrr','2026-11-01 12:12:40.000000',0);
INSERT INTO "moves" VALUES(2,3,'B','undo','2026-11-01 12:13:00.000000',0);
INSERT INTO "moves" VALUES(2,4,'B','protective_nurturer','2026-11-01 12:13:40.000000',0);
INSERT INTO "moves" VALUES(2,5,'B','undo','2026-11-01 12:14:00.000000',0);
INSERT INTO "moves" VALUES(2,6,'A','ripper','2026-11-01 12:14:40.000000',0);
INSERT INTO "moves" VALUES(2,7,'B','untamed_mount','2026-11-01 12:15:20.000000',0);
INSERT INTO "moves" VALUES(4,0,'A','brute:u','2026-11-01 12:16:20.000000',0);
INSERT INTO "moves" VALUES(4,1,'A','end','2026-11-01 12:17:00.000000',0);
INSERT INTO "moves" VALUES(4,2,'B','end','2026-11-01 12:17:40.000000',0);
INSERT INTO "moves" VALUES(4,3,'A','troll:l','2026-11-01 12:18:20.000000',0);
INSERT INTO "moves" VALUES(4,4,'A','boom@au1','2026-11-01 12:19:00.000000',0);
INSERT INTO "moves" VALUES(4,5,'A','go','2026-11-01 12:19:40.000000',0);
INSERT INTO "moves" VALUES(4,6,'A','go','2026-11-01 12:20:20.000000',0);
INSERT INTO "moves" VALUES(4,7,'A','end','2026-11-01 12:21:00.000000',0);
INSERT INTO "moves" VALUES(4,8,'B','vortex:u','2026-11-01 12:21:40.000000',0);
INSERT INTO "moves" VALUES(4,9,'B','martyr:l','2026-11-01 12:22:20.000000',0);
INSERT INTO "moves" VALUES(4,10,'B','end','2026-11-01 12:23:00.000000',0);
INSERT INTO "moves" VALUES(4,11,'A','partisan:l','2026-11-01 12:23:40.000000',0);
INSERT INTO "moves" VALUES(4,12,'A','annihilation@au1','2026-11-01 12:24:20.000000',0);
INSERT INTO "moves" VALUES(4,13,'A','end','2026-11-01 12:25:00.000000',0);
INSERT INTO "moves" VALUES(4,14,'B','grrr:l','2026-11-01 12:25:40.000000',0);
INSERT INTO "moves" VALUES(4,15,'B','disciple:l','2026-11-01 12:26:20.000000',0);
INSERT INTO "moves" VALUES(4,16,'B','end','2026-11-01 12:27:00.000000',0);
INSERT INTO "moves" VALUES(4,17,'A','baron:l','2026-11-01 12:27:40.000000',0);
INSERT INTO "moves" VALUES(5,0,'A','skewerer','2026-11-01 12:28:40.000000',0);
INSERT INTO "moves" VALUES(5,1,'B','shaggy_scoundrel','2026-11-01 12:29:20.000000',0);
INSERT INTO "moves" VALUES(7,0,'A','partisan:l','2026-11-01 12:30:20.000000',0);
INSERT INTO "moves" VALUES(7,1,'A','carapace:l','2026-11-01 12:31:00.000000',0);
INSERT INTO "moves" VALUES(7,2,'A','end','2026-11-01 12:31:40.000000',0);
INSERT INTO "moves" VALUES(7,3,'B','ogre:u','2026-11-01 12:32:20.000000',0);
INSERT INTO "moves" VALUES(7,4,'B','microctopus:l','2026-11-01 12:33:00.000000',0);
INSERT INTO "moves" VALUES(7,5,'D','leave','2026-11-01 12:33:20.000000',0);
INSERT INTO "moves" VALUES(8,0,'D','lich','2026-11-01 12:34:20.000000',0);
INSERT INTO "moves" VALUES(8,1,'D','undo','2026-11-01 12:34:40.000000',0);
INSERT INTO "moves" VALUES(8,2,'B','discreet_mage','2026-11-01 12:35:20.000000',0);
INSERT INTO "moves" VALUES(8,3,'A','negotiator','2026-11-01 12:36:00.000000',0);
INSERT INTO "moves" VALUES(8,4,'A','undo','2026-11-01 12:36:20.000000',0);
INSERT INTO "moves" VALUES(8,5,'A','ribbit_lord','2026-11-01 12:37:00.000000',0);
INSERT INTO "moves" VALUES(8,6,'D','leave','2026-11-01 12:37:20.000000',0);
INSERT INTO "moves" VALUES(9,0,'A','baron:l','2026-11-01 12:38:20.000000',0);
INSERT INTO "moves" VALUES(9,1,'A','undo','2026-11-01 12:38:40.000000',0);
INSERT INTO "moves" VALUES(9,2,'A','troll:u','2026-11-01 12:39:20.000000',0);
INSERT INTO "moves" VALUES(9,3,'A','end','2026-11-01 12:40:00.000000',0);
INSERT INTO "moves" VALUES(9,4,'B','end','2026-11-01 12:40:40.000000',0);
INSERT INTO "moves" VALUES(9,5,'C','scribe:u','2026-11-01 12:41:20.000000',0);
INSERT INTO "moves" VALUES(9,6,'C','ogre:u','2026-11-01 12:42:00.000000',0);
INSERT INTO "moves" VALUES(9,7,'C','end','2026-11-01 12:42:40.000000',0);
INSERT INTO "moves" VALUES(9,8,'D','vortex:u','2026-11-01 12:43:20.000000',0);
INSERT INTO "moves" VALUES(9,9,'D','disciple:l','2026-11-01 12:44:00.000000',0);
INSERT INTO "moves" VALUES(9,10,'D','undo','2026-11-01 12:44:20.000000',0);
INSERT INTO "moves" VALUES(9,11,'D','disciple:l','2026-11-01 12:45:00.000000',0);
INSERT INTO "moves" VALUES(9,12,'D','gnome:u','2026-11-01 12:45:40.000000',0);
INSERT INTO "moves" VALUES(9,13,'D','end','2026-11-01 12:46:20.000000',0);
INSERT INTO "moves" VALUES(9,14,'A','carapace:l','2026-11-01 12:47:00.000000',0);
INSERT INTO "moves" VALUES(9,15,'A','partisan:l','2026-11-01 12:47:40.000000',0);
INSERT INTO "moves" VALUES(9,16,'A','boom@dl1','2026-11-01 12:48:20.000000',0);
INSERT INTO "moves" VALUES(9,17,'A','end','2026-11-01 12:49:00.000000',0);
INSERT INTO "moves" VALUES(9,18,'B','carnivore:l','2026-11-01 12:49:40.000000',0);
INSERT INTO "moves" VALUES(9,19,'B','go','2026-11-01 12:50:20.000000',0);
INSERT INTO "moves" VALUES(9,20,'B','end','2026-11-01 12:51:00.000000',0);
INSERT INTO "moves" VALUES(9,21,'C','combustion@al1','2026-11-01 12:51:40.000000',0);
INSERT INTO "moves" VALUES(9,22,'C','shaman:l','2026-11-01 12:52:20.000000',0);
INSERT INTO "moves" VALUES(9,23,'C','end','2026-11-01 12:53:00.000000',0);
INSERT INTO "moves" VALUES(9,24,'A','pause','2026-11-01 12:53:20.000000',0);
INSERT INTO "moves" VALUES(9,25,'D','leave','2026-11-01 12:53:40.000000',0);
INSERT INTO "moves" VALUES(10,0,'A','halbarder','2026-11-01 12:54:40.000000',0);
INSERT INTO "moves" VALUES(10,1,'C','terrestrial_snout','2026-11-01 12:55:20.000000',0);
INSERT INTO "moves" VALUES(10,2,'B','onyx_golem','2026-11-01 12:56:00.000000',0);
INSERT INTO "moves" VALUES(10,3,'B','undo','2026-11-01 12:56:20.000000',0);
INSERT INTO "moves" VALUES(10,4,'A','pause','2026-11-01 12:56:40.000000',0);
INSERT INTO "moves" VALUES(10,5,'D','leave','2026-11-01 12:57:00.000000',0);
INSERT INTO "moves" VALUES(11,0,'A','carnivore:l','2026-11-01 12:58:00.000000',0);
INSERT INTO "moves" VALUES(11,1,'A','end','2026-11-01 12:58:40.000000',0);
INSERT INTO "moves" VALUES(11,2,'B','end','2026-11-01 12:59:20.000000',0);
INSERT INTO "moves" VALUES(11,3,'C','end','2026-11-01 13:00:00.000000',0);
INSERT INTO "moves" VALUES(11,4,'D','annihilation@al1','2026-11-01 13:00:40.000000',0);
INSERT INTO "moves" VALUES(11,5,'D','partisan:u','2026-11-01 13:01:20.000000',0);
INSERT INTO "moves" VALUES(11,6,'D','end','2026-11-01 13:02:00.000000',0);
INSERT INTO "moves" VALUES(11,7,'A','reptile:l','2026-11-01 13:02:40.000000',0);
INSERT INTO "moves" VALUES(11,8,'A','mutant:u','2026-11-01 13:03:20.000000',0);
INSERT INTO "moves" VALUES(11,9,'A','undo','2026-11-01 13:03:40.000000',0);
INSERT INTO "moves" VALUES(11,10,'A','zombie:l','2026-11-01 13:04:20.000000',0);
INSERT INTO "moves" VALUES(11,11,'A','mutant:u','2026-11-01 13:05:00.000000',0);
INSERT INTO "moves" VALUES(11,12,'A','end','2026-11-01 13:05:40.000000',0);
INSERT INTO "moves" VALUES(11,13,'B','shaman:l','2026-11-01 13:06:20.000000',0);
INSERT INTO "moves" VALUES(11,14,'B','combustion@al2','2026-11-01 13:07:00.000000',0);
INSERT INTO "moves" VALUES(11,15,'B','lieutenant:u','2026-11-01 13:07:40.000000',0);
INSERT INTO "moves" VALUES(11,16,'B','end','2026-11-01 13:08:20.000000',0);
INSERT INTO "moves" VALUES(11,17,'C','vortex:u','2026-11-01 13:09:00.000000',0);
INSERT INTO "moves" VALUES(11,18,'C','undo','2026-11-01 13:09:20.000000',0);
INSERT INTO "moves" VALUES(11,19,'C','end','2026-11-01 13:10:00.000000',0);
INSERT INTO "moves" VALUES(12,0,'B','emissary','2026-11-01 13:11:00.000000',0);
INSERT INTO "moves" VALUES(12,1,'A','reaper','2026-11-01 13:11:40.000000',0);
INSERT INTO "moves" VALUES(12,2,'D','toxic_thrasher','2026-11-01 13:12:20.000000',0);
INSERT INTO "moves" VALUES(12,3,'C','mechanical_guru','2026-11-01 13:13:00.000000',0);
INSERT INTO "moves" VALUES(14,0,'A','shaman:u','2026-11-01 13:14:00.000000',0);
INSERT INTO "moves" VALUES(14,1,'A','lieutenant:u','2026-11-01 13:14:40.000000',0);
INSERT INTO "moves" VALUES(14,2,'A','go','2026-11-01 13:15:20.000000',0);
INSERT INTO "moves" VALUES(14,3,'A','end','2026-11-01 13:16:00.000000',0);
INSERT INTO "moves" VALUES(14,4,'B','martyr:u','2026-11-01 13:16:40.000000',0);
INSERT INTO "moves" VALUES(14,5,'B','undo','2026-11-01 13:17:00.000000',0);
INSERT INTO "moves" VALUES(14,6,'B','brigand:u','2026-11-01 13:17:40.000000',0);
INSERT INTO "moves" VALUES(14,7,'B','end','2026-11-01 13:18:20.000000',0);
INSERT INTO "moves" VALUES(14,8,'C','partisan:u','2026-11-01 13:19:00.000000',0);
INSERT INTO "moves" VALUES(14,9,'C','boom@au2','2026-11-01 13:19:40.000000',0);
INSERT INTO "moves" VALUES(14,10,'C','annihilation@bu1','2026-11-01 13:20:20.000000',0);
INSERT INTO "moves" VALUES(14,11,'C','go','2026-11-01 13:21:00.000000',0);
INSERT INTO "moves" VALUES(14,12,'C','end','2026-11-01 13:21:40.000000',0);
INSERT INTO "moves" VALUES(14,13,'D','end','2026-11-01 13:22:20.000000',0);
INSERT INTO "moves" VALUES(14,14,'A','microctopus:l','2026-11-01 13:23:00.000000',0);
INSERT INTO "moves" VALUES(14,15,'A','scribe:u','2026-11-01 13:23:40.000000',0);
INSERT INTO "moves" VALUES(14,16,'A','undo','2026-11-01 13:24:00.000000',0);
INSERT INTO "moves" VALUES(14,17,'A','alpha:u','2026-11-01 13:24:40.000000',0);
INSERT INTO "moves" VALUES(15,0,'B','were_alpha','2026-11-01 13:25:40.000000',0);
INSERT INTO "moves" VALUES(15,1,'B','undo','2026-11-01 13:26:00.000000',0);
INSERT INTO "moves" VALUES(15,2,'B','nibbler','2026-11-01 13:26:40.000000',0);
INSERT INTO "moves" VALUES(15,3,'C','nightmare_tamer','2026-11-01 13:27:20.000000',0);
INSERT INTO "moves" VALUES(15,4,'A','giant','2026-11-01 13:28:00.000000',0);
INSERT INTO "moves" VALUES(15,5,'D','paladwarf','2026-11-01 13:28:40.000000',0);
INSERT INTO "moves" VALUES(17,0,'A','partisan:l','2026-11-01 13:29:40.000000',0);
INSERT INTO "moves" VALUES(17,1,'A','revenant:u','2026-11-01 13:30:20.000000',0);
INSERT INTO "moves" VALUES(17,2,'A','end','2026-11-01 13:31:00.000000',0);
INSERT INTO "moves" VALUES(17,3,'A','carapace:l','2026-11-01 13:31:40.000000',0);
INSERT INTO "moves" VALUES(17,4,'A','annihilation@bu1','2026-11-01 13:32:20.000000',0);
INSERT INTO "moves" VALUES(17,5,'A','end','2026-11-01 13:33:00.000000',0);
INSERT INTO "moves" VALUES(17,6,'A','baron:u','2026-11-01 13:33:40.000000',0);
INSERT INTO "moves" VALUES(17,7,'A','pause','2026-11-01 13:34:00.000000',0);
INSERT INTO "moves" VALUES(18,0,'A','hydra','2026-11-01 13:35:00.000000',0);
INSERT INTO "moves" VALUES(20,0,'A','assassin:l','2026-11-01 13:36:00.000000',0);
INSERT INTO "moves" VALUES(20,1,'A','undo','2026-11-01 13:36:20.000000',0);
INSERT INTO "moves" VALUES(20,2,'A','machine:l','2026-11-01 13:37:00.000000',0);
INSERT INTO "moves" VALUES(20,3,'A','assassin:l','2026-11-01 13:37:40.000000',0);
INSERT INTO "moves" VALUES(20,4,'A','end','2026-11-01 13:38:20.000000',0);
INSERT INTO "moves" VALUES(20,5,'A','mutant:u','2026-11-01 13:39:00.000000',0);
INSERT INTO "moves" VALUES(21,0,'A','vicious_beast','2026-11-01 13:40:00.000000',0);
INSERT INTO "moves" VALUES(23,0,'A','aqueous_elementary','2026-11-01 13:41:00.000000',0);
INSERT INTO "moves" VALUES(23,1,'B','chitinous_arachnid','2026-11-01 13:41:40.000000',0);
INSERT INTO "moves" VALUES(23,2,'B','undo','2026-11-01 13:42:00.000000',0);
INSERT INTO "moves" VALUES(23,3,'B','soul_devourer','2026-11-01 13:42:40.000000',0);
INSERT INTO "moves" VALUES(23,4,'B','undo','2026-11-01 13:43:00.000000',0);
INSERT INTO "moves" VALUES(23,5,'B','soul_devourer','2026-11-01 13:43:40.000000',0);
INSERT INTO "moves" VALUES(23,6,'B','undo','2026-11-01 13:44:00.000000',0);
INSERT INTO "moves" VALUES(23,7,'B','grabber','2026-11-01 13:44:40.000000',0);
INSERT INTO "moves" VALUES(23,8,'B','soul_devourer','2026-11-01 13:45:20.000000',0);
INSERT INTO "moves" VALUES(23,9,'B','griffin','2026-11-01 13:46:00.000000',0);
INSERT INTO "moves" VALUES(23,10,'A','protective_nurturer','2026-11-01 13:46:40.000000',0);
INSERT INTO "moves" VALUES(23,11,'A','partisan','2026-11-01 13:47:20.000000',0);
INSERT INTO "moves" VALUES(23,12,'A','rock_golem','2026-11-01 13:48:00.000000',0);
INSERT INTO "moves" VALUES(23,13,'B','lurking_in_shadows','2026-11-01 13:48:40.000000',0);
INSERT INTO "moves" VALUES(23,14,'B','reptile','2026-11-01 13:49:20.000000',0);
INSERT INTO "moves" VALUES(23,15,'B','vampire','2026-11-01 13:50:00.000000',0);
INSERT INTO "moves" VALUES(23,16,'A','entranced_shaman','2026-11-01 13:50:40.000000',0);
INSERT INTO "moves" VALUES(23,17,'A','food_summoning','2026-11-01 13:51:20.000000',0);
INSERT INTO "moves" VALUES(25,0,'A','soul_devourer','2026-11-01 13:52:20.000000',0);
INSERT INTO "moves" VALUES(25,1,'B','sparkamender','2026-11-01 13:53:00.000000',0);
INSERT INTO "moves" VALUES(25,2,'B','captain','2026-11-01 13:53:40.000000',0);
INSERT INTO "moves" VALUES(25,3,'B','bitter_treant','2026-11-01 13:54:20.000000',0);
INSERT INTO "moves" VALUES(25,4,'A','cultivatox','2026-11-01 13:55:00.000000',0);
INSERT INTO "moves" VALUES(25,5,'A','priestess','2026-11-01 13:55:40.000000',0);
INSERT INTO "moves" VALUES(25,6,'A','cycle_of_life','2026-11-01 13:56:20.000000',0);
INSERT INTO "moves" VALUES(25,7,'B','damned_deserter','2026-11-01 13:57:00.000000',0);
INSERT INTO "moves" VALUES(25,8,'B','undo','2026-11-01 13:57:20.000000',0);
INSERT INTO "moves" VALUES(25,9,'B','animated_armor','2026-11-01 13:58:00.000000',0);
INSERT INTO "moves" VALUES(25,10,'B','undo','2026-11-01 13:58:20.000000',0);
INSERT INTO "moves" VALUES(25,11,'B','damned_deserter','2026-11-01 13:59:00.000000',0);
INSERT INTO "moves" VALUES(25,12,'B','undo','2026-11-01 13:59:20.000000',0);
INSERT INTO "moves" VALUES(25,13,'B','damned_deserter','2026-11-01 14:00:00.000000',0);
INSERT INTO "moves" VALUES(25,14,'B','west_warrior','2026-11-01 14:00:40.000000',0);
INSERT INTO "moves" VALUES(25,15,'A','pause','2026-11-01 14:01:00.000000',0);
INSERT INTO "moves" VALUES(25,16,'A','resume','2026-11-01 14:01:20.000000',0);
INSERT INTO "moves" VALUES(26,0,'A','tribe_leader','2026-11-01 14:02:20.000000',0);
INSERT INTO "moves" VALUES(26,1,'B','resentful_grrr','2026-11-01 14:03:00.000000',0);
INSERT INTO "moves" VALUES(26,2,'C','democular','2026-11-01 14:03:40.000000',0);
INSERT INTO "moves" VALUES(26,3,'D','frantic_miner','2026-11-01 14:04:20.000000',0);
INSERT INTO "moves" VALUES(26,4,'D','sylvan_sentinel','2026-11-01 14:05:00.000000',0);
INSERT INTO "moves" VALUES(26,5,'C','microctopus','2026-11-01 14:05:40.000000',0);
INSERT INTO "moves" VALUES(26,6,'B','martyr','2026-11-01 14:06:20.000000',0);
INSERT INTO "moves" VALUES(26,7,'B','goblin_shaman','2026-11-01 14:07:00.000000',0);
INSERT INTO "moves" VALUES(26,8,'C','summit_canine','2026-11-01 14:07:40.000000',0);
INSERT INTO "moves" VALUES(26,9,'D','bitter_treant','2026-11-01 14:08:20.000000',0);
INSERT INTO "moves" VALUES(26,10,'A','repentant_warlock','2026-11-01 14:09:00.000000',0);
INSERT INTO "moves" VALUES(26,11,'A','obsidian_dragon','2026-11-01 14:09:40.000000',0);
INSERT INTO "moves" VALUES(26,12,'D','moat_lurker','2026-11-01 14:10:20.000000',0);
INSERT INTO "moves" VALUES(26,13,'C','turbo_burster','2026-11-01 14:11:00.000000',0);
INSERT INTO "moves" VALUES(26,14,'D','leave','2026-11-01 14:11:20.000000',0);
INSERT INTO "moves" VALUES(27,0,'A','goblin_shaman','2026-11-01 14:12:20.000000',0);
INSERT INTO "moves" VALUES(27,1,'B','ritualist','2026-11-01 14:13:00.000000',0);
INSERT INTO "moves" VALUES(27,2,'C','mechanical_medic','2026-11-01 14:13:40.000000',0);
INSERT INTO "moves" VALUES(27,3,'D','thorntle','2026-11-01 14:14:20.000000',0);
INSERT INTO "moves" VALUES(27,4,'A','pause','2026-11-01 14:14:40.000000',0);
INSERT INTO "moves" VALUES(27,5,'A','resume','2026-11-01 14:15:00.000000',0);
INSERT INTO "moves" VALUES(28,0,'A','ribbit_gang','2026-11-01 14:16:00.000000',0);
INSERT INTO "moves" VALUES(28,1,'B','domestic_yeti','2026-11-01 14:16:40.000000',0);
INSERT INTO "moves" VALUES(28,2,'C','scribe','2026-11-01 14:17:20.000000',0);
INSERT INTO "moves" VALUES(28,3,'D','lava_golem','2026-11-01 14:18:00.000000',0);
INSERT INTO "moves" VALUES(28,4,'D','mana_pecker','2026-11-01 14:18:40.000000',0);
INSERT INTO "moves" VALUES(28,5,'C','mechanical_innkeeper','2026-11-01 14:19:20.000000',0);
INSERT INTO "moves" VALUES(28,6,'B','democtopus','2026-11-01 14:20:00.000000',0);
INSERT INTO "moves" VALUES(28,7,'B','disintegration','2026-11-01 14:20:40.000000',0);
INSERT INTO "moves" VALUES(28,8,'C','cursed_bite','2026-11-01 14:21:20.000000',0);
INSERT INTO "moves" VALUES(28,9,'D','troll','2026-11-01 14:22:00.000000',0);
INSERT INTO "moves" VALUES(28,10,'A','invigorating_breath','2026-11-01 14:22:40.000000',0);
INSERT INTO "moves" VALUES(28,11,'A','elfcandescent','2026-11-01 14:23:20.000000',0);
INSERT INTO "moves" VALUES(28,12,'D','stitched_butcher','2026-11-01 14:24:00.000000',0);
INSERT INTO "moves" VALUES(28,13,'C','grudging_slime','2026-11-01 14:24:40.000000',0);
INSERT INTO "moves" VALUES(28,14,'C','damned_walker','2026-11-01 14:25:20.000000',0);
INSERT INTO "moves" VALUES(28,15,'D','gnome','2026-11-01 14:26:00.000000',0);
INSERT INTO "moves" VALUES(28,16,'A','ribbit_lord','2026-11-01 14:26:40.000000',0);
INSERT INTO "moves" VALUES(28,17,'B','bounty_hunter','2026-11-01 14:27:20.000000',0);
INSERT INTO "moves" VALUES(28,18,'B','undo','2026-11-01 14:27:40.000000',0);
INSERT INTO "moves" VALUES(28,19,'B','elite_gnome','2026-11-01 14:28:20.000000',0);
INSERT INTO "moves" VALUES(28,20,'B','undo','2026-11-01 14:28:40.000000',0);
INSERT INTO "moves" VALUES(28,21,'B','elite_gnome','2026-11-01 14:29:20.000000',0);
INSERT INTO "moves" VALUES(28,22,'B','cyclone','2026-11-01 14:30:00.000000',0);
INSERT INTO "moves" VALUES(28,23,'A','bounty_hunter','2026-11-01 14:30:40.000000',0);
INSERT INTO "moves" VALUES(28,24,'D','lurking_in_shadows','2026-11-01 14:31:20.000000',0);
INSERT INTO "moves" VALUES(28,25,'A','pause','2026-11-01 14:31:40.000000',0);
INSERT INTO "moves" VALUES(29,0,'A','democtopus','2026-11-01 14:32:40.000000',0);
INSERT INTO "moves" VALUES(29,1,'B','kidnapper','2026-11-01 14:33:20.000000',0);
INSERT INTO "moves" VALUES(29,2,'C','fire_worshipper','2026-11-01 14:34:00.000000',0);
INSERT INTO "moves" VALUES(29,3,'D','hydrophobic_catptain','2026-11-01 14:34:40.000000',0);
INSERT INTO "moves" VALUES(29,4,'D','shapeless_beast','2026-11-01 14:35:20.000000',0);
INSERT INTO "moves" VALUES(29,5,'C','succubus','2026-11-01 14:36:00.000000',0);
INSERT INTO "moves" VALUES(29,6,'B','mechasharpener','2026-11-01 14:36:40.000000',0);
INSERT INTO "moves" VALUES(29,7,'B','quest_accepted','2026-11-01 14:37:20.000000',0);
INSERT INTO "moves" VALUES(29,8,'C','eggnapper','2026-11-01 14:38:00.000000',0);
INSERT INTO "moves" VALUES(29,9,'D','demonic_overlord','2026-11-01 14:38:40.000000',0);
INSERT INTO "moves" VALUES(29,10,'A','mechanical_innkeeper','2026-11-01 14:39:20.000000',0);
INSERT INTO "moves" VALUES(29,11,'A','undo','2026-11-01 14:39:40.000000',0);
INSERT INTO "moves" VALUES(29,12,'A','nitrogen_squirter','2026-11-01 14:40:20.000000',0);
INSERT INTO "moves" VALUES(29,13,'A','reaper','2026-11-01 14:41:00.000000',0);
INSERT INTO "moves" VALUES(29,14,'D','frost_wolf','2026-11-01 14:41:40.000000',0);
INSERT INTO "moves" VALUES(29,15,'A','pause','2026-11-01 14:42:00.000000',0);
INSERT INTO "moves" VALUES(30,0,'A','ardent_alpha','2026-11-01 14:43:00.000000',0);
INSERT INTO "moves" VALUES(30,1,'A','reprobate','2026-11-01 14:43:40.000000',0);
INSERT INTO "moves" VALUES(30,2,'A','food_summoning','2026-11-01 14:44:20.000000',0);
INSERT INTO "moves" VALUES(30,3,'A','pause','2026-11-01 14:44:40.000000',0);
INSERT INTO "moves" VALUES(31,0,'A','untamed_mount','2026-11-01 14:45:40.000000',0);
INSERT INTO "moves" VALUES(31,1,'A','clean_cut','2026-11-01 14:46:20.000000',0);
INSERT INTO "moves" VALUES(31,2,'A','dog_handler','2026-11-01 14:47:00.000000',0);
INSERT INTO "moves" VALUES(31,3,'A','mana_smithy','2026-11-01 14:47:40.000000',0);
INSERT INTO "moves" VALUES(31,4,'A','gluttonous_treasure','2026-11-01 14:48:20.000000',0);
INSERT INTO "moves" VALUES(31,5,'A','tunnel_troll','2026-11-01 14:49:00.000000',0);
INSERT INTO "moves" VALUES(31,6,'A','deflagration','2026-11-01 14:49:40.000000',0);
INSERT INTO "moves" VALUES(31,7,'A','crocosaurus','2026-11-01 14:50:20.000000',0);
INSERT INTO "moves" VALUES(33,0,'A','troll','2026-11-01 14:51:20.000000',0);
INSERT INTO "moves" VALUES(33,1,'A','vortex','2026-11-01 14:52:00.000000',0);
INSERT INTO "moves" VALUES(33,2,'A','annihilation','2026-11-01 14:52:40.000000',0);
INSERT INTO "moves" VALUES(33,3,'A','disciple','2026-11-01 14:53:20.000000',0);
INSERT INTO "moves" VALUES(33,4,'A','assassin','2026-11-01 14:54:00.000000',0);
INSERT INTO "moves" VALUES(33,5,'A','baron','2026-11-01 14:54:40.000000',0);
INSERT INTO "moves" VALUES(33,6,'A','partisan','2026-11-01 14:55:20.000000',0);
INSERT INTO "moves" VALUES(33,7,'A','parasite','2026-11-01 14:56:00.000000',0);
INSERT INTO "moves" VALUES(35,0,'A','brute','2026-11-01 14:57:00.000000',0);
INSERT INTO "moves" VALUES(35,1,'A','mutant','2026-11-01 14:57:40.000000',0);
INSERT INTO "moves" VALUES(35,2,'A','annihilation','2026-11-01 14:58:20.000000',0);
INSERT INTO "moves" VALUES(35,3,'A','ogre','2026-11-01 14:59:00.000000',0);
INSERT INTO "moves" VALUES(35,4,'A','carnivore','2026-11-01 14:59:40.000000',0);
INSERT INTO "moves" VALUES(35,5,'A','disciple','2026-11-01 15:00:20.000000',0);
INSERT INTO "moves" VALUES(35,6,'A','meteorite','2026-11-01 15:01:00.000000',0);
INSERT INTO "moves" VALUES(36,0,'A','cycle_of_life','2026-11-01 15:02:00.000000',0);
INSERT INTO "moves" VALUES(36,1,'C','moat_grrr','2026-11-01 15:02:40.000000',0);
INSERT INTO "moves" VALUES(36,2,'C','rapscallion','2026-11-01 15:03:20.000000',0);
INSERT INTO "moves" VALUES(36,3,'A','vicious_beast','2026-11-01 15:04:00.000000',0);
INSERT INTO "moves" VALUES(36,4,'A','mesmerizer','2026-11-01 15:04:40.000000',0);
INSERT INTO "moves" VALUES(36,5,'C','abyssal_warrior','2026-11-01 15:05:20.000000',0);
INSERT INTO "moves" VALUES(36,6,'C','ram_demon','2026-11-01 15:06:00.000000',0);
INSERT INTO "moves" VALUES(36,7,'A','dog_handler','2026-11-01 15:06:40.000000',0);
INSERT INTO "moves" VALUES(36,8,'A','gorger','2026-11-01 15:07:20.000000',0);
INSERT INTO "moves" VALUES(36,9,'C','orc_lacerator','2026-11-01 15:08:00.000000',0);
INSERT INTO "moves" VALUES(36,10,'C','blacksmith','2026-11-01 15:08:40.000000',0);
INSERT INTO "moves" VALUES(36,11,'A','broodsmother','2026-11-01 15:09:20.000000',0);
INSERT INTO "moves" VALUES(36,12,'A','pause','2026-11-01 15:09:40.000000',0);
INSERT INTO "moves" VALUES(37,0,'A','taunting_imp','2026-11-01 15:10:40.000000',0);
INSERT INTO "moves" VALUES(37,1,'C','reprobate','2026-11-01 15:11:20.000000',0);
INSERT INTO "moves" VALUES(37,2,'C','frost_ball','2026-11-01 15:12:00.000000',0);
INSERT INTO "moves" VALUES(37,3,'A','assassin','2026-11-01 15:12:40.000000',0);
INSERT INTO "moves" VALUES(37,4,'A','sharkotaur','2026-11-01 15:13:20.000000',0);
INSERT INTO "moves" VALUES(37,5,'C','flame_bearer','2026-11-01 15:14:00.000000',0);
INSERT INTO "moves" VALUES(37,6,'C','sylvan_protector','2026-11-01 15:14:40.000000',0);
INSERT INTO "moves" VALUES(37,7,'A','mesmerizer','2026-11-01 15:15:20.000000',0);
INSERT INTO "moves" VALUES(37,8,'A','genie','2026-11-01 15:16:00.000000',0);
INSERT INTO "moves" VALUES(37,9,'C','elusive_nightmare','2026-11-01 15:16:40.000000',0);
INSERT INTO "moves" VALUES(37,10,'C','pacifist_druid','2026-11-01 15:17:20.000000',0);
INSERT INTO "moves" VALUES(37,11,'A','broodsmother','2026-11-01 15:18:00.000000',0);
INSERT INTO "moves" VALUES(37,12,'A','squealer','2026-11-01 15:18:40.000000',0);
INSERT INTO "moves" VALUES(37,13,'C','troll','2026-11-01 15:19:20.000000',0);
INSERT INTO "moves" VALUES(37,14,'C','wall_razer','2026-11-01 15:20:00.000000',0);
INSERT INTO "moves" VALUES(37,15,'A','carapace','2026-11-01 15:20:40.000000',0);
INSERT INTO "moves" VALUES(39,0,'B','marchroom','2026-11-01 15:21:40.000000',0);
INSERT INTO "moves" VALUES(39,1,'A','blacksmith','2026-11-01 15:22:20.000000',0);
INSERT INTO "moves" VALUES(39,2,'A','disintegration','2026-11-01 15:23:00.000000',0);
INSERT INTO "moves" VALUES(39,3,'A','undo','2026-11-01 15:23:20.000000',0);
INSERT INTO "moves" VALUES(39,4,'A','obsidian_dragon','2026-11-01 15:24:00.000000',0);
INSERT INTO "moves" VALUES(39,5,'B','primitive_sorcerer','2026-11-01 15:24:40.000000',0);
INSERT INTO "moves" VALUES(39,6,'A','mechanical_druid','2026-11-01 15:25:20.000000',0);
INSERT INTO "moves" VALUES(39,7,'A','deserter','2026-11-01 15:26:00.000000',0);
INSERT INTO "moves" VALUES(39,8,'B','primitive_potbelly','2026-11-01 15:26:40.000000',0);
INSERT INTO "moves" VALUES(39,9,'B','clean_cut','2026-11-01 15:27:20.000000',0);
INSERT INTO "moves" VALUES(39,10,'B','undo','2026-11-01 15:27:40.000000',0);
INSERT INTO "moves" VALUES(39,11,'A','pendulum_swing','2026-11-01 15:28:20.000000',0);
INSERT INTO "moves" VALUES(39,12,'B','aqueous_elementary','2026-11-01 15:29:00.000000',0);
INSERT INTO "moves" VALUES(39,13,'B','undo','2026-11-01 15:29:20.000000',0);
INSERT INTO "moves" VALUES(39,14,'B','cunning_spirit','2026-11-01 15:30:00.000000',0);
INSERT INTO "moves" VALUES(39,15,'A','patroller','2026-11-01 15:30:40.000000',0);
INSERT INTO "moves" VALUES(39,16,'B','puny_demon','2026-11-01 15:31:20.000000',0);
INSERT INTO "moves" VALUES(39,17,'B','undo','2026-11-01 15:31:40.000000',0);
INSERT INTO "moves" VALUES(40,0,'A','goblin_shaman','2026-11-01 15:32:40.000000',0);
INSERT INTO "moves" VALUES(40,1,'A','mechanecro','2026-11-01 15:33:20.000000',0);
INSERT INTO "moves" VALUES(40,2,'B','fearful_burrower','2026-11-01 15:34:00.000000',0);
INSERT INTO "moves" VALUES(40,3,'B','undo','2026-11-01 15:34:20.000000',0);
INSERT INTO "moves" VALUES(40,4,'B','leprechaun','2026-11-01 15:35:00.000000',0);
INSERT INTO "moves" VALUES(40,5,'A','ram_demon','2026-11-01 15:35:40.000000',0);
INSERT INTO "moves" VALUES(40,6,'A','ripper','2026-11-01 15:36:20.000000',0);
INSERT INTO "moves" VALUES(40,7,'B','walls_pecker','2026-11-01 15:37:00.000000',0);
INSERT INTO "moves" VALUES(40,8,'A','destruction','2026-11-01 15:37:40.000000',0);
INSERT INTO "moves" VALUES(40,9,'A','pause','2026-11-01 15:38:00.000000',0);
INSERT INTO "moves" VALUES(41,0,'A','astral_tear','2026-11-01 15:39:00.000000',0);
INSERT INTO "moves" VALUES(41,1,'A','undo','2026-11-01 15:39:20.000000',0);
INSERT INTO "moves" VALUES(41,2,'A','ghoul','2026-11-01 15:40:00.000000',0);
INSERT INTO "moves" VALUES(41,3,'B','clamper','2026-11-01 15:40:40.000000',0);
INSERT INTO "moves" VALUES(41,4,'B','undo','2026-11-01 15:41:00.000000',0);
INSERT INTO "moves" VALUES(41,5,'B','machine','2026-11-01 15:41:40.000000',0);
INSERT INTO "moves" VALUES(41,6,'A','democular','2026-11-01 15:42:20.000000',0);
INSERT INTO "moves" VALUES(41,7,'A','undo','2026-11-01 15:42:40.000000',0);
INSERT INTO "moves" VALUES(41,8,'B','dwarven_infantry','2026-11-01 15:43:20.000000',0);
INSERT INTO "moves" VALUES(41,9,'A','mayan_idol','2026-11-01 15:44:00.000000',0);
INSERT INTO "moves" VALUES(41,10,'B','grrr','2026-11-01 15:44:40.000000',0);
INSERT INTO "moves" VALUES(41,11,'B','undo','2026-11-01 15:45:00.000000',0);
INSERT INTO "moves" VALUES(41,12,'A','disciple','2026-11-01 15:45:40.000000',0);
INSERT INTO "moves" VALUES(41,13,'A','undo','2026-11-01 15:46:00.000000',0);
INSERT INTO "moves" VALUES(41,14,'A','clan_leader','2026-11-01 15:46:40.000000',0);
INSERT INTO "moves" VALUES(41,15,'A','fresh_recruit','2026-11-01 15:47:20.000000',0);
INSERT INTO "moves" VALUES(41,16,'B','vicious_beast','2026-11-01 15:48:00.000000',0);
INSERT INTO "moves" VALUES(41,17,'A','terrestrial_snout','2026-11-01 15:48:40.000000',0);
INSERT INTO "moves" VALUES(41,18,'A','undo','2026-11-01 15:49:00.000000',0);
INSERT INTO "moves" VALUES(41,19,'A','shaman','2026-11-01 15:49:40.000000',0);
INSERT INTO "moves" VALUES(41,20,'A','undo','2026-11-01 15:50:00.000000',0);
INSERT INTO "moves" VALUES(41,21,'B','zombie','2026-11-01 15:50:40.000000',0);
INSERT INTO "moves" VALUES(41,22,'A','boom','2026-11-01 15:51:20.000000',0);
INSERT INTO "moves" VALUES(41,23,'B','brood','2026-11-01 15:52:00.000000',0);
INSERT INTO "moves" VALUES(41,24,'B','undo','2026-11-01 15:52:20.000000',0);
INSERT INTO "moves" VALUES(41,25,'B','lieutenant','2026-11-01 15:53:00.000000',0);
INSERT INTO "moves" VALUES(41,26,'B','shaggy_scoundrel','2026-11-01 15:53:40.000000',0);
INSERT INTO "moves" VALUES(41,27,'A','summit_canine','2026-11-01 15:54:20.000000',0);
INSERT INTO "moves" VALUES(41,28,'B','scribe','2026-11-01 15:55:00.000000',0);
INSERT INTO "moves" VALUES(41,29,'B','undo','2026-11-01 15:55:20.000000',0);
INSERT INTO "moves" VALUES(41,30,'A','pause','2026-11-01 15:55:40.000000',0);
INSERT INTO "moves" VALUES(41,31,'A','resume','2026-11-01 15:56:00.000000',0);
INSERT INTO "moves" VALUES(42,0,'A','runes_protector','2026-11-01 15:57:00.000000',0);
INSERT INTO "moves" VALUES(42,1,'B','giant','2026-11-01 15:57:40.000000',0);
INSERT INTO "moves" VALUES(42,2,'A','fresh_recruit','2026-11-01 15:58:20.000000',0);
INSERT INTO "moves" VALUES(42,3,'A','undo','2026-11-01 15:58:40.000000',0);
INSERT INTO "moves" VALUES(42,4,'B','runes_protector','2026-11-01 15:59:20.000000',0);
INSERT INTO "moves" VALUES(42,5,'A','broodsmother','2026-11-01 16:00:00.000000',0);
INSERT INTO "moves" VALUES(42,6,'A','hopper','2026-11-01 16:00:40.000000',0);
INSERT INTO "moves" VALUES(42,7,'B','clean_cut','2026-11-01 16:01:20.000000',0);
INSERT INTO "moves" VALUES(42,8,'A','titan','2026-11-01 16:02:00.000000',0);
INSERT INTO "moves" VALUES(42,9,'B','treant','2026-11-01 16:02:40.000000',0);
INSERT INTO "moves" VALUES(42,10,'B','boom','2026-11-01 16:03:20.000000',0);
INSERT INTO "moves" VALUES(42,11,'B','undo','2026-11-01 16:03:40.000000',0);
INSERT INTO "moves" VALUES(42,12,'B','lieutenant','2026-11-01 16:04:20.000000',0);
INSERT INTO "moves" VALUES(42,13,'A','mechannoying','2026-11-01 16:05:00.000000',0);
INSERT INTO "moves" VALUES(42,14,'A','undo','2026-11-01 16:05:20.000000',0);
INSERT INTO "moves" VALUES(42,15,'A','scribe','2026-11-01 16:06:00.000000',0);
INSERT INTO "moves" VALUES(42,16,'B','shaggy_scoundrel','2026-11-01 16:06:40.000000',0);
INSERT INTO "moves" VALUES(42,17,'A','pause','2026-11-01 16:07:00.000000',0);
INSERT INTO "moves" VALUES(42,18,'A','resume','2026-11-01 16:07:20.000000',0);
INSERT INTO "moves" VALUES(43,0,'B','indomitable_beast','2026-11-01 16:08:20.000000',0);
INSERT INTO "moves" VALUES(43,1,'B','undo','2026-11-01 16:08:40.000000',0);
INSERT INTO "moves" VALUES(43,2,'A','licker','2026-11-01 16:09:20.000000',0);
INSERT INTO "moves" VALUES(43,3,'D','west_warrior','2026-11-01 16:10:00.000000',0);
INSERT INTO "moves" VALUES(43,4,'D','undo','2026-11-01 16:10:20.000000',0);
INSERT INTO "moves" VALUES(43,5,'B','chewer','2026-11-01 16:11:00.000000',0);
INSERT INTO "moves" VALUES(43,6,'D','elfcandescent','2026-11-01 16:11:40.000000',0);
INSERT INTO "moves" VALUES(43,7,'A','fire_elementary','2026-11-01 16:12:20.000000',0);
INSERT INTO "moves" VALUES(43,8,'A','undo','2026-11-01 16:12:40.000000',0);
INSERT INTO "moves" VALUES(43,9,'D','skiwk_skiwk','2026-11-01 16:13:20.000000',0);
INSERT INTO "moves" VALUES(43,10,'D','mutant','2026-11-01 16:14:00.000000',0);
INSERT INTO "moves" VALUES(43,11,'B','plague_bearer','2026-11-01 16:14:40.000000',0);
INSERT INTO "moves" VALUES(43,12,'B','undo','2026-11-01 16:15:00.000000',0);
INSERT INTO "moves" VALUES(43,13,'A','pause','2026-11-01 16:15:20.000000',0);
INSERT INTO "moves" VALUES(43,14,'D','leave','2026-11-01 16:15:40.000000',0);
INSERT INTO "moves" VALUES(44,0,'C','fire_elementary','2026-11-01 16:16:40.000000',0);
INSERT INTO "moves" VALUES(44,1,'B','broodsmother','2026-11-01 16:17:20.000000',0);
INSERT INTO "moves" VALUES(44,2,'B','undo','2026-11-01 16:17:40.000000',0);
INSERT INTO "moves" VALUES(44,3,'C','squealer','2026-11-01 16:18:20.000000',0);
INSERT INTO "moves" VALUES(44,4,'C','undo','2026-11-01 16:18:40.000000',0);
INSERT INTO "moves" VALUES(44,5,'A','brood','2026-11-01 16:19:20.000000',0);
INSERT INTO "moves" VALUES(44,6,'A','ribbit_gang','2026-11-01 16:20:00.000000',0);
INSERT INTO "moves" VALUES(44,7,'A','pause','2026-11-01 16:20:20.000000',0);
INSERT INTO "moves" VALUES(44,8,'A','resume','2026-11-01 16:20:40.000000',0);
INSERT INTO "moves" VALUES(44,9,'D','leave','2026-11-01 16:21:00.000000',0);
INSERT INTO "moves" VALUES(45,0,'B','relentless_bag_of_bones','2026-11-01 16:22:00.000000',0);
INSERT INTO "moves" VALUES(45,1,'B','undo','2026-11-01 16:22:20.000000',0);
INSERT INTO "moves" VALUES(45,2,'D','familiar','2026-11-01 16:23:00.000000',0);
INSERT INTO "moves" VALUES(45,3,'B','braggart','2026-11-01 16:23:40.000000',0);
INSERT INTO "moves" VALUES(45,4,'B','undo','2026-11-01 16:24:00.000000',0);
INSERT INTO "moves" VALUES(45,5,'C','cycle_of_life','2026-11-01 16:24:40.000000',0);
INSERT INTO "moves" VALUES(45,6,'C','undo','2026-11-01 16:25:00.000000',0);
INSERT INTO "moves" VALUES(45,7,'B','nomadic_mount','2026-11-01 16:25:40.000000',0);
INSERT INTO "moves" VALUES(45,8,'B','undo','2026-11-01 16:26:00.000000',0);
INSERT INTO "moves" VALUES(45,9,'B','burnt_repulsive','2026-11-01 16:26:40.000000',0);
INSERT INTO "moves" VALUES(45,10,'B','terrestrial_snout','2026-11-01 16:27:20.000000',0);
INSERT INTO "moves" VALUES(45,11,'A','pause','2026-11-01 16:27:40.000000',0);
INSERT INTO "moves" VALUES(46,0,'A','corrupted_shaman','2026-11-01 16:28:40.000000',0);
INSERT INTO "moves" VALUES(46,1,'A','undo','2026-11-01 16:29:00.000000',0);
INSERT INTO "moves" VALUES(46,2,'D','transformutton','2026-11-01 16:29:40.000000',0);
INSERT INTO "moves" VALUES(46,3,'D','acid_spitter','2026-11-01 16:30:20.000000',0);
INSERT INTO "moves" VALUES(46,4,'B','permutator','2026-11-01 16:31:00.000000',0);
INSERT INTO "moves" VALUES(46,5,'B','undo','2026-11-01 16:31:20.000000',0);
INSERT INTO "moves" VALUES(46,6,'A','mana_soldier','2026-11-01 16:32:00.000000',0);
INSERT INTO "moves" VALUES(46,7,'A','undo','2026-11-01 16:32:20.000000',0);
INSERT INTO "moves" VALUES(46,8,'D','runes_protector','2026-11-01 16:33:00.000000',0);
INSERT INTO "moves" VALUES(46,9,'D','undo','2026-11-01 16:33:20.000000',0);
INSERT INTO "moves" VALUES(46,10,'A','alpha','2026-11-01 16:34:00.000000',0);
INSERT INTO "moves" VALUES(46,11,'A','undo','2026-11-01 16:34:20.000000',0);
INSERT INTO "moves" VALUES(46,12,'B','rusted_arbalist','2026-11-01 16:35:00.000000',0);
INSERT INTO "moves" VALUES(46,13,'B','undo','2026-11-01 16:35:20.000000',0);
INSERT INTO "moves" VALUES(46,14,'B','marchroom','2026-11-01 16:36:00.000000',0);
INSERT INTO "moves" VALUES(46,15,'B','undo','2026-11-01 16:36:20.000000',0);
INSERT INTO "moves" VALUES(46,16,'B','abomination','2026-11-01 16:37:00.000000',0);
INSERT INTO "moves" VALUES(46,17,'C','aberration','2026-11-01 16:37:40.000000',0);
INSERT INTO "moves" VALUES(46,18,'D','decadent_rodent','2026-11-01 16:38:20.000000',0);
INSERT INTO "moves" VALUES(46,19,'D','undo','2026-11-01 16:38:40.000000',0);
INSERT INTO "moves" VALUES(46,20,'A','unstable_mixture','2026-11-01 16:39:20.000000',0);
INSERT INTO "moves" VALUES(46,21,'C','mesmerizer','2026-11-01 16:40:00.000000',0);
INSERT INTO "moves" VALUES(46,22,'D','demonic_sacrifice','2026-11-01 16:40:40.000000',0);
INSERT INTO "moves" VALUES(46,23,'B','elfcandescent','2026-11-01 16:41:20.000000',0);
INSERT INTO "moves" VALUES(46,24,'A','relentless_bag_of_bones','2026-11-01 16:42:00.000000',0);
INSERT INTO "moves" VALUES(46,25,'B','gorger','2026-11-01 16:42:40.000000',0);
INSERT INTO "moves" VALUES(46,26,'A','mechanical_peasant','2026-11-01 16:43:20.000000',0);
INSERT INTO "moves" VALUES(46,27,'C','fearsome_warrior','2026-11-01 16:44:00.000000',0);
INSERT INTO "moves" VALUES(46,28,'C','undo','2026-11-01 16:44:20.000000',0);
INSERT INTO "moves" VALUES(46,29,'D','leave','2026-11-01 16:44:40.000000',0);
INSERT INTO "moves" VALUES(47,0,'D','ribbit_lord','2026-11-01 16:45:40.000000',0);
INSERT INTO "moves" VALUES(47,1,'A','gnome','2026-11-01 16:46:20.000000',0);
INSERT INTO "moves" VALUES(47,2,'A','undo','2026-11-01 16:46:40.000000',0);
INSERT INTO "moves" VALUES(47,3,'C','abomination','2026-11-01 16:47:20.000000',0);
INSERT INTO "moves" VALUES(47,4,'C','undo','2026-11-01 16:47:40.000000',0);
INSERT INTO "moves" VALUES(47,5,'A','elite_gnome','2026-11-01 16:48:20.000000',0);
INSERT INTO "moves" VALUES(47,6,'C','reptile','2026-11-01 16:49:00.000000',0);
INSERT INTO "moves" VALUES(47,7,'B','domestic_yeti','2026-11-01 16:49:40.000000',0);
INSERT INTO "moves" VALUES(47,8,'C','alpha','2026-11-01 16:50:20.000000',0);
INSERT INTO "moves" VALUES(47,9,'D','raw_repulsive','2026-11-01 16:51:00.000000',0);
INSERT INTO "moves" VALUES(47,10,'A','annihilation','2026-11-01 16:51:40.000000',0);
INSERT INTO "moves" VALUES(47,11,'B','wandering_warrior','2026-11-01 16:52:20.000000',0);
INSERT INTO "moves" VALUES(47,12,'B','machine','2026-11-01 16:53:00.000000',0);
INSERT INTO "moves" VALUES(47,13,'B','undo','2026-11-01 16:53:20.000000',0);
INSERT INTO "moves" VALUES(47,14,'A','aberration','2026-11-01 16:54:00.000000',0);
INSERT INTO "moves" VALUES(47,15,'B','carnivore','2026-11-01 16:54:40.000000',0);
INSERT INTO "moves" VALUES(47,16,'D','eternal_servant','2026-11-01 16:55:20.000000',0);
INSERT INTO "moves" VALUES(47,17,'C','decadent_rodent','2026-11-01 16:56:00.000000',0);
INSERT INTO "moves" VALUES(47,18,'D','mechadventurer','2026-11-01 16:56:40.000000',0);
INSERT INTO "moves" VALUES(47,19,'C','zombie','2026-11-01 16:57:20.000000',0);
INSERT INTO "moves" VALUES(47,20,'A','assassin','2026-11-01 16:58:00.000000',0);
INSERT INTO "moves" VALUES(47,21,'B','vitality_syphon','2026-11-01 16:58:40.000000',0);
INSERT INTO "moves" VALUES(47,22,'A','gnome','2026-11-01 16:59:20.000000',0);
INSERT INTO "moves" VALUES(47,23,'B','scribe','2026-11-01 17:00:00.000000',0);
INSERT INTO "moves" VALUES(47,24,'B','undo','2026-11-01 17:00:20.000000',0);
INSERT INTO "moves" VALUES(47,25,'C','succubus','2026-11-01 17:01:00.000000',0);
INSERT INTO "moves" VALUES(47,26,'B','indomitable_beast','2026-11-01 17:01:40.000000',0);
INSERT INTO "moves" VALUES(47,27,'D','corrosive_slime','2026-11-01 17:02:20.000000',0);
INSERT INTO "moves" VALUES(47,28,'D','shaman','2026-11-01 17:03:00.000000',0);
INSERT INTO "moves" VALUES(47,29,'B','baron','2026-11-01 17:03:40.000000',0);
INSERT INTO "moves" VALUES(47,30,'B','undo','2026-11-01 17:04:00.000000',0);
INSERT INTO "moves" VALUES(47,31,'B','braggart','2026-11-01 17:04:40.000000',0);
INSERT INTO "moves" VALUES(47,32,'C','tamed_pecker','2026-11-01 17:05:20.000000',0);
INSERT INTO "moves" VALUES(47,33,'A','carapace','2026-11-01 17:06:00.000000',0);
INSERT INTO "moves" VALUES(47,34,'C','sparkamender','2026-11-01 17:06:40.000000',0);
INSERT INTO "moves" VALUES(47,35,'C','undo','2026-11-01 17:07:00.000000',0);
INSERT INTO "moves" VALUES(47,36,'A','abomination','2026-11-01 17:07:40.000000',0);
INSERT INTO "moves" VALUES(47,37,'B','machine','2026-11-01 17:08:20.000000',0);
INSERT INTO "moves" VALUES(47,38,'D','mechanical_druid','2026-11-01 17:09:00.000000',0);
INSERT INTO "moves" VALUES(47,39,'D','undo','2026-11-01 17:09:20.000000',0);
INSERT INTO "moves" VALUES(47,40,'D','mechanical_druid','2026-11-01 17:10:00.000000',0);
INSERT INTO "moves" VALUES(47,41,'C','sparkamender','2026-11-01 17:10:40.000000',0);
INSERT INTO "moves" VALUES(47,42,'C','revenant','2026-11-01 17:11:20.000000',0);
INSERT INTO "moves" VALUES(47,43,'C','undo','2026-11-01 17:11:40.000000',0);
INSERT INTO "moves" VALUES(47,44,'C','mutant','2026-11-01 17:12:20.000000',0);
INSERT INTO "moves" VALUES(47,45,'A','meteorite','2026-11-01 17:13:00.000000',0);
INSERT INTO "moves" VALUES(47,46,'A','undo','2026-11-01 17:13:20.000000',0);
INSERT INTO "moves" VALUES(47,47,'A','basilisks_gaze','2026-11-01 17:14:00.000000',0);
INSERT INTO "moves" VALUES(47,48,'D','vortex','2026-11-01 17:14:40.000000',0);
INSERT INTO "moves" VALUES(47,49,'B','ardent_alpha','2026-11-01 17:15:20.000000',0);
INSERT INTO "moves" VALUES(47,50,'C','lava_golem','2026-11-01 17:16:00.000000',0);
INSERT INTO "moves" VALUES(47,51,'D','cyclone','2026-11-01 17:16:40.000000',0);
INSERT INTO "moves" VALUES(47,52,'A','runic_glyph','2026-11-01 17:17:20.000000',0);
INSERT INTO "moves" VALUES(47,53,'B','grrr','2026-11-01 17:18:00.000000',0);
INSERT INTO "moves" VALUES(47,54,'A','revenant','2026-11-01 17:18:40.000000',0);
INSERT INTO "moves" VALUES(47,55,'C','meteorite','2026-11-01 17:19:20.000000',0);
INSERT INTO "moves" VALUES(47,56,'B','troll','2026-11-01 17:20:00.000000',0);
INSERT INTO "moves" VALUES(47,57,'D','slayer','2026-11-01 17:20:40.000000',0);
INSERT INTO "moves" VALUES(47,58,'C','brigand','2026-11-01 17:21:20.000000',0);
INSERT INTO "moves" VALUES(47,59,'A','ruby_dragon','2026-11-01 17:22:00.000000',0);
INSERT INTO "moves" VALUES(47,60,'B','lieutenant','2026-11-01 17:22:40.000000',0);
INSERT INTO "moves" VALUES(47,61,'B','undo','2026-11-01 17:23:00.000000',0);
INSERT INTO "moves" VALUES(47,62,'D','parasite','2026-11-01 17:23:40.000000',0);
INSERT INTO "moves" VALUES(47,63,'B','moat_grrr','2026-11-01 17:24:20.000000',0);
INSERT INTO "moves" VALUES(47,64,'A','stagecoach','2026-11-01 17:25:00.000000',0);
INSERT INTO "moves" VALUES(47,65,'A','undo','2026-11-01 17:25:20.000000',0);
INSERT INTO "moves" VALUES(47,66,'A','scribe','2026-11-01 17:26:00.000000',0);
INSERT INTO "moves" VALUES(47,67,'D','combustion','2026-11-01 17:26:40.000000',0);
INSERT INTO "moves" VALUES(47,68,'D','undo','2026-11-01 17:27:00.000000',0);
INSERT INTO "moves" VALUES(47,69,'C','primordial_demon','2026-11-01 17:27:40.000000',0);
INSERT INTO "moves" VALUES(47,70,'C','undo','2026-11-01 17:28:00.000000',0);
INSERT INTO "moves" VALUES(47,71,'B','boom','2026-11-01 17:28:40.000000',0);
INSERT INTO "moves" VALUES(47,72,'C','partisan','2026-11-01 17:29:20.000000',0);
INSERT INTO "moves" VALUES(47,73,'D','brute','2026-11-01 17:30:00.000000',0);
INSERT INTO "moves" VALUES(47,74,'D','frosted_grrr','2026-11-01 17:30:40.000000',0);
INSERT INTO "moves" VALUES(47,75,'D','undo','2026-11-01 17:31:00.000000',0);
INSERT INTO "moves" VALUES(47,76,'B','wealthy_merchant','2026-11-01 17:31:40.000000',0);
INSERT INTO "moves" VALUES(47,77,'A','spawn_from_below','2026-11-01 17:32:20.000000',0);
INSERT INTO "moves" VALUES(47,78,'D','frosted_grrr','2026-11-01 17:33:00.000000',0);
INSERT INTO "moves" VALUES(47,79,'D','undo','2026-11-01 17:33:20.000000',0);
INSERT INTO "moves" VALUES(47,80,'D','frosted_grrr','2026-11-01 17:34:00.000000',0);
INSERT INTO "moves" VALUES(47,81,'C','rock_golem','2026-11-01 17:34:40.000000',0);
INSERT INTO "moves" VALUES(47,82,'B','ogre','2026-11-01 17:35:20.000000',0);
INSERT INTO "moves" VALUES(47,83,'A','lieutenant','2026-11-01 17:36:00.000000',0);
INSERT INTO "moves" VALUES(47,84,'C','stagecoach','2026-11-01 17:36:40.000000',0);
INSERT INTO "moves" VALUES(47,85,'D','steelback_ogre','2026-11-01 17:37:20.000000',0);
INSERT INTO "moves" VALUES(47,86,'C','baron','2026-11-01 17:38:00.000000',0);
INSERT INTO "moves" VALUES(47,87,'D','channel_hatred','2026-11-01 17:38:40.000000',0);
INSERT INTO "moves" VALUES(47,88,'B','martyr','2026-11-01 17:39:20.000000',0);
INSERT INTO "moves" VALUES(47,89,'B','undo','2026-11-01 17:39:40.000000',0);
INSERT INTO "moves" VALUES(47,90,'B','martyr','2026-11-01 17:40:20.000000',0);
INSERT INTO "moves" VALUES(47,91,'A','disciple','2026-11-01 17:41:00.000000',0);
INSERT INTO "moves" VALUES(47,92,'B','martyr','2026-11-01 17:41:40.000000',0);
INSERT INTO "moves" VALUES(47,93,'A','disciple','2026-11-01 17:42:20.000000',0);
INSERT INTO "moves" VALUES(47,94,'B','vitality_syphon','2026-11-01 17:43:00.000000',0);
INSERT INTO "moves" VALUES(47,95,'B','undo','2026-11-01 17:43:20.000000',0);
INSERT INTO "moves" VALUES(47,96,'A','scribe','2026-11-01 17:44:00.000000',0);
INSERT INTO "moves" VALUES(47,97,'D','shaman','2026-11-01 17:44:40.000000',0);
INSERT INTO "moves" VALUES(47,98,'D','raw_repulsive','2026-11-01 17:45:20.000000',0);
INSERT INTO "moves" VALUES(47,99,'C','partisan','2026-11-01 17:46:00.000000',0);
INSERT INTO "moves" VALUES(47,100,'A','assassin','2026-11-01 17:46:40.000000',0);
INSERT INTO "moves" VALUES(47,101,'C','meteorite','2026-11-01 17:47:20.000000',0);
INSERT INTO "moves" VALUES(47,102,'D','combustion','2026-11-01 17:48:00.000000',0);
INSERT INTO "moves" VALUES(47,103,'C','brigand','2026-11-01 17:48:40.000000',0);
INSERT INTO "moves" VALUES(47,104,'C','decadent_rodent','2026-11-01 17:49:20.000000',0);
INSERT INTO "moves" VALUES(47,105,'C','mutant','2026-11-01 17:50:00.000000',0);
INSERT INTO "moves" VALUES(47,106,'B','indomitable_beast','2026-11-01 17:50:40.000000',0);
INSERT INTO "moves" VALUES(47,107,'A','elite_gnome','2026-11-01 17:51:20.000000',0);
INSERT INTO "moves" VALUES(47,108,'B','braggart','2026-11-01 17:52:00.000000',0);
INSERT INTO "moves" VALUES(47,109,'D','frosted_grrr','2026-11-01 17:52:40.000000',0);
INSERT INTO "moves" VALUES(47,110,'D','vortex','2026-11-01 17:53:20.000000',0);
INSERT INTO "moves" VALUES(47,111,'C','baron','2026-11-01 17:54:00.000000',0);
INSERT INTO "moves" VALUES(47,112,'A','gnome','2026-11-01 17:54:40.000000',0);
INSERT INTO "moves" VALUES(47,113,'A','spawn_from_below','2026-11-01 17:55:20.000000',0);
INSERT INTO "moves" VALUES(47,114,'D','cyclone','2026-11-01 17:56:00.000000',0);
INSERT INTO "moves" VALUES(47,115,'D','undo','2026-11-01 17:56:20.000000',0);
INSERT INTO "moves" VALUES(47,116,'A','ruby_dragon','2026-11-01 17:57:00.000000',0);
INSERT INTO "moves" VALUES(47,117,'B','carnivore','2026-11-01 17:57:40.000000',0);
INSERT INTO "moves" VALUES(47,118,'B','ogre','2026-11-01 17:58:20.000000',0);
INSERT INTO "moves" VALUES(47,119,'A','revenant','2026-11-01 17:59:00.000000',0);
INSERT INTO "moves" VALUES(47,120,'B','pacifier','2026-11-01 17:59:40.000000',0);
INSERT INTO "moves" VALUES(47,121,'B','machine','2026-11-01 18:00:20.000000',0);
INSERT INTO "moves" VALUES(47,122,'D','eternal_servant','2026-11-01 18:01:00.000000',0);
INSERT INTO "moves" VALUES(47,123,'D','slayer','2026-11-01 18:01:40.000000',0);
INSERT INTO "moves" VALUES(47,124,'C','succubus','2026-11-01 18:02:20.000000',0);
INSERT INTO "moves" VALUES(47,125,'C','primordial_demon','2026-11-01 18:03:00.000000',0);
INSERT INTO "moves" VALUES(47,126,'D','ribbit_lord','2026-11-01 18:03:40.000000',0);
INSERT INTO "moves" VALUES(47,127,'B','vitality_syphon','2026-11-01 18:04:20.000000',0);
INSERT INTO "moves" VALUES(49,0,'D','kidnapper','2026-11-01 18:05:20.000000',0);
INSERT INTO "moves" VALUES(49,1,'A','feed_the_earth','2026-11-01 18:06:00.000000',0);
INSERT INTO "moves" VALUES(49,2,'A','undo','2026-11-01 18:06:20.000000',0);
INSERT INTO "moves" VALUES(49,3,'B','recruitor','2026-11-01 18:07:00.000000',0);
INSERT INTO "moves" VALUES(49,4,'C','blizzard','2026-11-01 18:07:40.000000',0);
INSERT INTO "moves" VALUES(49,5,'A','goblin_shaman','2026-11-01 18:08:20.000000',0);
INSERT INTO "moves" VALUES(49,6,'D','burnt_repulsive','2026-11-01 18:09:00.000000',0);
INSERT INTO "moves" VALUES(49,7,'C','frost_ball','2026-11-01 18:09:40.000000',0);
INSERT INTO "moves" VALUES(49,8,'A','marchroom','2026-11-01 18:10:20.000000',0);
INSERT INTO "moves" VALUES(49,9,'B','ram_demon','2026-11-01 18:11:00.000000',0);
INSERT INTO "moves" VALUES(49,10,'B','undercover_agent','2026-11-01 18:11:40.000000',0);
INSERT INTO "moves" VALUES(49,11,'A','thorntle','2026-11-01 18:12:20.000000',0);
INSERT INTO "moves" VALUES(49,12,'C','onyx_golem','2026-11-01 18:13:00.000000',0);
INSERT INTO "moves" VALUES(49,13,'C','undo','2026-11-01 18:13:20.000000',0);
INSERT INTO "moves" VALUES(49,14,'C','obsidian_dragon','2026-11-01 18:14:00.000000',0);
INSERT INTO "moves" VALUES(49,15,'D','fire_crested_dwarf','2026-11-01 18:14:40.000000',0);
INSERT INTO "moves" VALUES(49,16,'D','relentless_bag_of_bones','2026-11-01 18:15:20.000000',0);
INSERT INTO "moves" VALUES(49,17,'D','undo','2026-11-01 18:15:40.000000',0);
INSERT INTO "moves" VALUES(49,18,'A','apothecary','2026-11-01 18:16:20.000000',0);
INSERT INTO "moves" VALUES(49,19,'B','mana_bomb','2026-11-01 18:17:00.000000',0);
INSERT INTO "moves" VALUES(49,20,'D','fire_worshipper','2026-11-01 18:17:40.000000',0);
INSERT INTO "moves" VALUES(49,21,'C','perennial_victuals','2026-11-01 18:18:20.000000',0);
INSERT INTO "moves" VALUES(49,22,'D','blacksmith','2026-11-01 18:19:00.000000',0);
INSERT INTO "moves" VALUES(49,23,'C','pendulum_swing','2026-11-01 18:19:40.000000',0);
INSERT INTO "moves" VALUES(49,24,'B','giant_scorpion','2026-11-01 18:20:20.000000',0);
INSERT INTO "moves" VALUES(49,25,'A','damned_deserter','2026-11-01 18:21:00.000000',0);
INSERT INTO "moves" VALUES(49,26,'D','corrupted_shaman','2026-11-01 18:21:40.000000',0);
INSERT INTO "moves" VALUES(49,27,'D','undo','2026-11-01 18:22:00.000000',0);
INSERT INTO "moves" VALUES(49,28,'C','werebat','2026-11-01 18:22:40.000000',0);
INSERT INTO "moves" VALUES(49,29,'A','licker','2026-11-01 18:23:20.000000',0);
INSERT INTO "moves" VALUES(49,30,'B','relentless_bag_of_bones','2026-11-01 18:24:00.000000',0);
INSERT INTO "moves" VALUES(49,31,'D','brittle_golem','2026-11-01 18:24:40.000000',0);
INSERT INTO "moves" VALUES(49,32,'B','corrupted_elf','2026-11-01 18:25:20.000000',0);
INSERT INTO "moves" VALUES(49,33,'B','undo','2026-11-01 18:25:40.000000',0);
INSERT INTO "moves" VALUES(49,34,'B','prestidigitator','2026-11-01 18:26:20.000000',0);
INSERT INTO "moves" VALUES(49,35,'D','venenous','2026-11-01 18:27:00.000000',0);
INSERT INTO "moves" VALUES(49,36,'C','disciplined_troll','2026-11-01 18:27:40.000000',0);
INSERT INTO "moves" VALUES(49,37,'A','hideous_clamper','2026-11-01 18:28:20.000000',0);
INSERT INTO "moves" VALUES(49,38,'B','reprobate','2026-11-01 18:29:00.000000',0);
INSERT INTO "moves" VALUES(49,39,'B','undo','2026-11-01 18:29:20.000000',0);
INSERT INTO "moves" VALUES(49,40,'A','freeze','2026-11-01 18:30:00.000000',0);
INSERT INTO "moves" VALUES(49,41,'C','corrupted_elf','2026-11-01 18:30:40.000000',0);
INSERT INTO "moves" VALUES(49,42,'D','patroller','2026-11-01 18:31:20.000000',0);
INSERT INTO "moves" VALUES(49,43,'B','lich','2026-11-01 18:32:00.000000',0);
INSERT INTO "moves" VALUES(49,44,'D','furious_treant','2026-11-01 18:32:40.000000',0);
INSERT INTO "moves" VALUES(49,45,'A','feed_the_earth','2026-11-01 18:33:20.000000',0);
INSERT INTO "moves" VALUES(49,46,'B','fresh_recruit','2026-11-01 18:34:00.000000',0);
INSERT INTO "moves" VALUES(49,47,'C','puny_demon','2026-11-01 18:34:40.000000',0);
INSERT INTO "moves" VALUES(49,48,'A','angry_henchman','2026-11-01 18:35:20.000000',0);
INSERT INTO "moves" VALUES(49,49,'C','ice_golem','2026-11-01 18:36:00.000000',0);
INSERT INTO "moves" VALUES(49,50,'C','undo','2026-11-01 18:36:20.000000',0);
INSERT INTO "moves" VALUES(49,51,'C','shearer','2026-11-01 18:37:00.000000',0);
INSERT INTO "moves" VALUES(49,52,'C','undo','2026-11-01 18:37:20.000000',0);
INSERT INTO "moves" VALUES(49,53,'C','lurking_in_shadows','2026-11-01 18:38:00.000000',0);
INSERT INTO "moves" VALUES(49,54,'B','degenerate_alpha','2026-11-01 18:38:40.000000',0);
INSERT INTO "moves" VALUES(49,55,'D','gargoyle','2026-11-01 18:39:20.000000',0);
INSERT INTO "moves" VALUES(49,56,'A','squealer','2026-11-01 18:40:00.000000',0);
INSERT INTO "moves" VALUES(49,57,'D','damned_walker','2026-11-01 18:40:40.000000',0);
INSERT INTO "moves" VALUES(49,58,'D','undo','2026-11-01 18:41:00.000000',0);
INSERT INTO "moves" VALUES(49,59,'C','tribe_leader','2026-11-01 18:41:40.000000',0);
INSERT INTO "moves" VALUES(49,60,'B','jouster','2026-11-01 18:42:20.000000',0);
INSERT INTO "moves" VALUES(49,61,'D','invigorating_breath','2026-11-01 18:43:00.000000',0);
INSERT INTO "moves" VALUES(49,62,'D','broodsmother','2026-11-01 18:43:40.000000',0);
INSERT INTO "moves" VALUES(49,63,'D','undo','2026-11-01 18:44:00.000000',0);
INSERT INTO "moves" VALUES(49,64,'B','corrupted_shaman','2026-11-01 18:44:40.000000',0);
INSERT INTO "moves" VALUES(49,65,'D','knitterkiller','2026-11-01 18:45:20.000000',0);
INSERT INTO "moves" VALUES(49,66,'D','undo','2026-11-01 18:45:40.000000',0);
INSERT INTO "moves" VALUES(49,67,'C','dripping_nightmare','2026-11-01 18:46:20.000000',0);
INSERT INTO "moves" VALUES(49,68,'A','shearer','2026-11-01 18:47:00.000000',0);
INSERT INTO "moves" VALUES(49,69,'D','forest_elf','2026-11-01 18:47:40.000000',0);
INSERT INTO "moves" VALUES(49,70,'C','banshee','2026-11-01 18:48:20.000000',0);
INSERT INTO "moves" VALUES(49,71,'A','broodsmother','2026-11-01 18:49:00.000000',0);
INSERT INTO "moves" VALUES(49,72,'D','democtopus','2026-11-01 18:49:40.000000',0);
INSERT INTO "moves" VALUES(49,73,'D','undo','2026-11-01 18:50:00.000000',0);
INSERT INTO "moves" VALUES(49,74,'D','abyssal_whisperer','2026-11-01 18:50:40.000000',0);
INSERT INTO "moves" VALUES(49,75,'B','demonic_parasite','2026-11-01 18:51:20.000000',0);
INSERT INTO "moves" VALUES(49,76,'C','djinn','2026-11-01 18:52:00.000000',0);
INSERT INTO "moves" VALUES(49,77,'D','gluttonous_treasure','2026-11-01 18:52:40.000000',0);
INSERT INTO "moves" VALUES(49,78,'A','resentful_grrr','2026-11-01 18:53:20.000000',0);
INSERT INTO "moves" VALUES(49,79,'B','knitterkiller','2026-11-01 18:54:00.000000',0);
INSERT INTO "moves" VALUES(49,80,'B','democtopus','2026-11-01 18:54:40.000000',0);
INSERT INTO "moves" VALUES(49,81,'A','halbarder','2026-11-01 18:55:20.000000',0);
INSERT INTO "moves" VALUES(49,82,'A','undo','2026-11-01 18:55:40.000000',0);
INSERT INTO "moves" VALUES(49,83,'C','onyx_golem','2026-11-01 18:56:20.000000',0);
INSERT INTO "moves" VALUES(49,84,'D','damned_walker','2026-11-01 18:57:00.000000',0);
INSERT INTO "moves" VALUES(49,85,'A','halbarder','2026-11-01 18:57:40.000000',0);
INSERT INTO "moves" VALUES(49,86,'A','halbarder','2026-11-01 18:58:20.000000',0);
INSERT INTO "moves" VALUES(49,87,'A','undo','2026-11-01 18:58:40.000000',0);
INSERT INTO "moves" VALUES(49,88,'C','frost_ball','2026-11-01 18:59:20.000000',0);
INSERT INTO "moves" VALUES(49,89,'A','thorntle','2026-11-01 19:00:00.000000',0);
INSERT INTO "moves" VALUES(49,90,'C','dripping_nightmare','2026-11-01 19:00:40.000000',0);
INSERT INTO "moves" VALUES(49,91,'D','patroller','2026-11-01 19:01:20.000000',0);
INSERT INTO "moves" VALUES(49,92,'D','undo','2026-11-01 19:01:40.000000',0);
INSERT INTO "moves" VALUES(49,93,'D','gargoyle','2026-11-01 19:02:20.000000',0);
INSERT INTO "moves" VALUES(49,94,'D','undo','2026-11-01 19:02:40.000000',0);
INSERT INTO "moves" VALUES(49,95,'C','lurking_in_shadows','2026-11-01 19:03:20.000000',0);
INSERT INTO "moves" VALUES(49,96,'D','damned_walker','2026-11-01 19:04:00.000000',0);
INSERT INTO "moves" VALUES(49,97,'A','apothecary','2026-11-01 19:04:40.000000',0);
INSERT INTO "moves" VALUES(49,98,'C','banshee','2026-11-01 19:05:20.000000',0);
INSERT INTO "moves" VALUES(49,99,'C','undo','2026-11-01 19:05:40.000000',0);
INSERT INTO "moves" VALUES(49,100,'D','mortcenary','2026-11-01 19:06:20.000000',0);
INSERT INTO "moves" VALUES(49,101,'C','djinn','2026-11-01 19:07:00.000000',0);
INSERT INTO "moves" VALUES(49,102,'D','venenous','2026-11-01 19:07:40.000000',0);
INSERT INTO "moves" VALUES(49,103,'C','perennial_victuals','2026-11-01 19:08:20.000000',0);
INSERT INTO "moves" VALUES(49,104,'C','undo','2026-11-01 19:08:40.000000',0);
INSERT INTO "moves" VALUES(49,105,'D','brittle_golem','2026-11-01 19:09:20.000000',0);
INSERT INTO "moves" VALUES(49,106,'B','knitterkiller','2026-11-01 19:10:00.000000',0);
INSERT INTO "moves" VALUES(49,107,'B','undo','2026-11-01 19:10:20.000000',0);
INSERT INTO "moves" VALUES(49,108,'D','patroller','2026-11-01 19:11:00.000000',0);
INSERT INTO "moves" VALUES(49,109,'B','knitterkiller','2026-11-01 19:11:40.000000',0);
INSERT INTO "moves" VALUES(49,110,'D','burnt_repulsive','2026-11-01 19:12:20.000000',0);
INSERT INTO "moves" VALUES(49,111,'A','licker','2026-11-01 19:13:00.000000',0);
INSERT INTO "moves" VALUES(49,112,'D','blacksmith','2026-11-01 19:13:40.000000',0);
INSERT INTO "moves" VALUES(49,113,'A','marchroom','2026-11-01 19:14:20.000000',0);
INSERT INTO "moves" VALUES(49,114,'C','obsidian_dragon','2026-11-01 19:15:00.000000',0);
INSERT INTO "moves" VALUES(49,115,'C','pendulum_swing','2026-11-01 19:15:40.000000',0);
INSERT INTO "moves" VALUES(49,116,'A','goblin_shaman','2026-11-01 19:16:20.000000',0);
INSERT INTO "moves" VALUES(49,117,'A','undo','2026-11-01 19:16:40.000000',0);
INSERT INTO "moves" VALUES(49,118,'A','feed_the_earth','2026-11-01 19:17:20.000000',0);
INSERT INTO "moves" VALUES(49,119,'B','recruitor','2026-11-01 19:18:00.000000',0);
INSERT INTO "moves" VALUES(49,120,'C','puny_demon','2026-11-01 19:18:40.000000',0);
INSERT INTO "moves" VALUES(49,121,'C','undo','2026-11-01 19:19:00.000000',0);
INSERT INTO "moves" VALUES(49,122,'D','kidnapper','2026-11-01 19:19:40.000000',0);
INSERT INTO "moves" VALUES(49,123,'D','undo','2026-11-01 19:20:00.000000',0);
INSERT INTO "moves" VALUES(49,124,'A','freeze','2026-11-01 19:20:40.000000',0);
INSERT INTO "moves" VALUES(49,125,'A','undo','2026-11-01 19:21:00.000000',0);
INSERT INTO "moves" VALUES(49,126,'C','perennial_victuals','2026-11-01 19:21:40.000000',0);
INSERT INTO "moves" VALUES(49,127,'C','undo','2026-11-01 19:22:00.000000',0);
INSERT INTO "moves" VALUES(49,128,'A','ice_golem','2026-11-01 19:22:40.000000',0);
INSERT INTO "moves" VALUES(49,129,'A','undo','2026-11-01 19:23:00.000000',0);
INSERT INTO "moves" VALUES(49,130,'C','puny_demon','2026-11-01 19:23:40.000000',0);
INSERT INTO "moves" VALUES(49,131,'B','democtopus','2026-11-01 19:24:20.000000',0);
INSERT INTO "moves" VALUES(49,132,'A','shearer','2026-11-01 19:25:00.000000',0);
INSERT INTO "moves" VALUES(49,133,'A','undo','2026-11-01 19:25:20.000000',0);
INSERT INTO "moves" VALUES(49,134,'D','kidnapper','2026-11-01 19:26:00.000000',0);
INSERT INTO "moves" VALUES(49,135,'B','giant_scorpion','2026-11-01 19:26:40.000000',0);
INSERT INTO "moves" VALUES(49,136,'C','fangheart','2026-11-01 19:27:20.000000',0);
INSERT INTO "moves" VALUES(49,137,'C','undo','2026-11-01 19:27:40.000000',0);
INSERT INTO "moves" VALUES(49,138,'C','perennial_victuals','2026-11-01 19:28:20.000000',0);
INSERT INTO "moves" VALUES(49,139,'A','angry_henchman','2026-11-01 19:29:00.000000',0);
INSERT INTO "moves" VALUES(49,140,'A','undo','2026-11-01 19:29:20.000000',0);
INSERT INTO "moves" VALUES(49,141,'A','damned_deserter','2026-11-01 19:30:00.000000',0);
INSERT INTO "moves" VALUES(49,142,'A','shearer','2026-11-01 19:30:40.000000',0);
INSERT INTO "moves" VALUES(49,143,'B','ram_demon','2026-11-01 19:31:20.000000',0);
INSERT INTO "moves" VALUES(49,144,'A','broodsmother','2026-11-01 19:32:00.000000',0);
INSERT INTO "moves" VALUES(49,145,'B','fresh_recruit','2026-11-01 19:32:40.000000',0);
INSERT INTO "moves" VALUES(49,146,'B','reprobate','2026-11-01 19:33:20.000000',0);
INSERT INTO "moves" VALUES(49,147,'B','undercover_agent','2026-11-01 19:34:00.000000',0);
CREATE TABLE ratings (
	subject VARCHAR(80) NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (subject)
);
CREATE TABLE "seats" (
	match_id INTEGER NOT NULL, 
	seat VARCHAR(1) NOT NULL, 
	user_id BIGINT, 
	name VARCHAR(100) NOT NULL, 
	thinks VARCHAR(16), 
	CONSTRAINT pk_seats PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_seats_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "seats" VALUES(1,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(1,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(2,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(2,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(3,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(3,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(4,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(4,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(5,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(5,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(6,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(6,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(7,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(7,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(7,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(7,'D',103,'Player D','easy');
INSERT INTO "seats" VALUES(8,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(8,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(8,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(8,'D',103,'Player D','easy');
INSERT INTO "seats" VALUES(9,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(9,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(9,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(9,'D',103,'Player D','easy');
INSERT INTO "seats" VALUES(10,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(10,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(10,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(10,'D',103,'Player D','easy');
INSERT INTO "seats" VALUES(11,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(11,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(11,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(11,'D',103,'Player D',NULL);
INSERT INTO "seats" VALUES(12,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(12,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(12,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(12,'D',103,'Player D',NULL);
INSERT INTO "seats" VALUES(13,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(13,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(13,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(13,'D',103,'Player D',NULL);
INSERT INTO "seats" VALUES(14,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(14,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(14,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(14,'D',103,'Player D',NULL);
INSERT INTO "seats" VALUES(15,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(15,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(15,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(15,'D',103,'Player D',NULL);
INSERT INTO "seats" VALUES(16,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(16,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(16,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(16,'D',103,'Player D',NULL);
INSERT INTO "seats" VALUES(17,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(17,'B',NULL,'AI',NULL);
INSERT INTO "seats" VALUES(18,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(19,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(19,'B',NULL,'AI',NULL);
INSERT INTO "seats" VALUES(20,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(20,'B',NULL,'AI',NULL);
INSERT INTO "seats" VALUES(21,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(22,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(22,'B',NULL,'AI',NULL);
INSERT INTO "seats" VALUES(23,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(23,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(24,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(24,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(25,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(25,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(26,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(26,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(26,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(26,'D',103,'Player D','easy');
INSERT INTO "seats" VALUES(27,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(27,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(27,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(27,'D',103,'Player D',NULL);
INSERT INTO "seats" VALUES(28,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(28,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(28,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(28,'D',103,'Player D',NULL);
INSERT INTO "seats" VALUES(29,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(29,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(29,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(29,'D',103,'Player D',NULL);
INSERT INTO "seats" VALUES(30,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(31,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(32,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(33,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(34,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(34,'B',NULL,'AI',NULL);
INSERT INTO "seats" VALUES(35,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(36,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(36,'C',101,'Player C',NULL);
INSERT INTO "seats" VALUES(37,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(37,'C',101,'Player C',NULL);
INSERT INTO "seats" VALUES(38,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(38,'C',101,'Player C',NULL);
INSERT INTO "seats" VALUES(39,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(39,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(40,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(40,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(41,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(41,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(42,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(42,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(43,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(43,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(43,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(43,'D',103,'Player D','easy');
INSERT INTO "seats" VALUES(44,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(44,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(44,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(44,'D',103,'Player D','easy');
INSERT INTO "seats" VALUES(45,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(45,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(45,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(45,'D',103,'Player D',NULL);
INSERT INTO "seats" VALUES(46,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(46,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(46,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(46,'D',103,'Player D','easy');
INSERT INTO "seats" VALUES(47,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(47,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(47,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(47,'D',103,'Player D',NULL);
INSERT INTO "seats" VALUES(48,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(48,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(48,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(48,'D',103,'Player D',NULL);
INSERT INTO "seats" VALUES(49,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(49,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(49,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(49,'D',103,'Player D',NULL);
INSERT INTO "seats" VALUES(50,'A',100,'Player A',NULL);
INSERT INTO "seats" VALUES(50,'B',101,'Player B',NULL);
INSERT INTO "seats" VALUES(50,'C',102,'Player C',NULL);
INSERT INTO "seats" VALUES(50,'D',103,'Player D',NULL);
CREATE TABLE servers (
	guild_id BIGINT NOT NULL, 
	clock JSON, 
	CONSTRAINT pk_servers PRIMARY KEY (guild_id)
);
CREATE TABLE "solving" (
	user_id BIGINT NOT NULL, 
	page_id VARCHAR(64) NOT NULL, 
	line TEXT NOT NULL, 
	hints INTEGER NOT NULL, 
	gave_up BOOLEAN NOT NULL, 
	opened_at DATETIME NOT NULL, 
	CONSTRAINT pk_solving PRIMARY KEY (user_id, page_id)
);
CREATE TABLE stored_pages (
	number INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	author_id BIGINT NOT NULL, 
	document JSON NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	scheduled_for VARCHAR(10), 
	created_at DATETIME NOT NULL, 
	reviewed_by BIGINT, 
	CONSTRAINT pk_stored_pages PRIMARY KEY (number)
);
CREATE TABLE successions (
	match_id INTEGER NOT NULL, 
	parent_id INTEGER NOT NULL, 
	parent_version INTEGER NOT NULL, 
	part INTEGER NOT NULL, 
	seats JSON NOT NULL, 
	reported BOOLEAN NOT NULL, 
	CONSTRAINT pk_successions PRIMARY KEY (match_id), 
	CONSTRAINT fk_successions_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT fk_successions_parent_id_matches FOREIGN KEY(parent_id) REFERENCES matches (id), 
	CONSTRAINT uq_successions_parent_id_parent_version_part UNIQUE (parent_id, parent_version, part)
);
INSERT INTO "successions" VALUES(3,2,8,0,'{"A": "A", "B": "B"}',0);
INSERT INTO "successions" VALUES(6,5,2,0,'{"A": "A", "B": "B"}',0);
INSERT INTO "successions" VALUES(13,12,4,0,'{"A": "A", "B": "B", "C": "C", "D": "D"}',0);
INSERT INTO "successions" VALUES(16,15,6,0,'{"A": "A", "B": "B", "C": "C", "D": "D"}',0);
INSERT INTO "successions" VALUES(19,18,1,0,'{"A": "A"}',0);
INSERT INTO "successions" VALUES(22,21,1,0,'{"A": "A"}',0);
INSERT INTO "successions" VALUES(24,23,18,0,'{"A": "A", "B": "B"}',0);
INSERT INTO "successions" VALUES(32,31,8,0,'{"A": "A"}',0);
INSERT INTO "successions" VALUES(34,33,8,0,'{"A": "A"}',0);
INSERT INTO "successions" VALUES(38,37,16,0,'{"A": "A", "C": "C"}',0);
INSERT INTO "successions" VALUES(48,47,128,0,'{"A": "A", "B": "B", "C": "C", "D": "D"}',0);
INSERT INTO "successions" VALUES(50,49,148,0,'{"A": "A", "B": "B", "C": "C", "D": "D"}',0);
CREATE INDEX ix_matches_channel_id ON matches (channel_id);
CREATE INDEX ix_dailies_state_closes_at ON dailies (state, closes_at);
CREATE INDEX ix_stored_pages_guild_id_state ON stored_pages (guild_id, state);
CREATE INDEX ix_attempts_daily_id ON attempts (daily_id);
CREATE INDEX ix_attempts_user_id_page_id ON attempts (user_id, page_id);
CREATE INDEX ix_attempts_guild_id_daily_id ON attempts (guild_id, daily_id);
CREATE INDEX ix_matches_alarm_at ON matches (alarm_at);
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_lobbies_state_expires_at ON lobbies (state, expires_at);
CREATE INDEX ix_grimoire_servers_next_at ON grimoire_servers (next_at);
CREATE INDEX ix_dailies_guild_id_page_id ON dailies (guild_id, page_id);
DELETE FROM "sqlite_sequence";
COMMIT;