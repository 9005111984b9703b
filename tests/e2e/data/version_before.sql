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
INSERT INTO "attempts" VALUES(1,1456074443980800007,'Bob',1456074443980800002,'dissension-16',1,'end','short',0,0,1,0,'2026-01-01 00:07:31.000000');
INSERT INTO "attempts" VALUES(2,1456074443980800006,'Ann',1456074443980800002,'dissension-16',1,'end','short',0,0,1,0,'2026-01-01 00:07:31.000000');
INSERT INTO "attempts" VALUES(3,1456074443980800009,'Dan',1456074443980800002,'dissension-16',1,'lurking_in_shadows@bu1 lurking_in_shadows@bu1 knitterkiller:u end','solved',1,0,1,3,'2026-01-01 00:07:31.000000');
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
INSERT INTO "champion_drafts" VALUES(1456074443980800006,2,'Iron Ogre',4,5,'[]','[]',NULL);
INSERT INTO "champion_drafts" VALUES(1456074443980800007,1,'Paper Troll',2,3,'["aerial", "rage"]','[]',NULL);
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
INSERT INTO "champions" VALUES(1,1456074443980800006,1,'Iron Ogre','iron ogre','custom_segfj6f26nj57xj5','{"name": {"en": "Iron Ogre"}, "attack": 4, "health": 5}','2026-01-01 00:00:00.000000');
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
INSERT INTO "dailies" VALUES(1,1456074443980800002,'2026-01-01','dissension-16',1456074443980800005,'en','posted','2026-01-01 00:00:00.000000','2026-01-02 00:00:00.000000',1456076331417600000,'2026-01-01 00:07:30.000000',NULL,NULL,1,0,0,NULL);
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
INSERT INTO "decks" VALUES(1,1456074443980800006,1,'Ogres','ogres','["ogre", "boom", "brute", "troll", "gnome", "alpha", "shaman", "zombie"]','2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000');
INSERT INTO "decks" VALUES(2,1456074443980800006,2,'Mutants','mutants','["mutant", "reptile", "brute", "troll", "gnome", "alpha", "shaman", "zombie"]','2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000');
INSERT INTO "decks" VALUES(3,1456074443980800007,1,'Bob’s','bob’s','["mutant", "reptile", "brute", "troll", "gnome", "alpha", "shaman", "zombie"]','2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000');
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
INSERT INTO "grimoire_servers" VALUES(1456074443980800002,1456074443980800005,0,0,'UTC','en','2026-01-02 00:00:00.000000',1,X'4AB034C572D726539384253887E2766BA25B26A29FB24CCD17FD03A62B890EB3');
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
INSERT INTO "lobbies" VALUES(1,1456074443980800002,1456074443980800005,1456074443980800094,1456074443980800006,'Ann',1456074443980800007,'Bob','{"format": "preconstructed", "mode": "duel"}','en','started',0,NULL,'2026-01-01 00:00:00.000000','2026-01-01 02:00:00.000000',1);
INSERT INTO "lobbies" VALUES(2,1456074443980800002,1456074443980800005,1456074443980800141,1456074443980800006,'Ann',1456074443980800007,'Bob','{"format": "preconstructed", "mode": "duel"}','en','started',0,NULL,'2026-01-01 00:00:00.000000','2026-01-01 02:00:00.000000',2);
INSERT INTO "lobbies" VALUES(3,1456074443980800002,1456074443980800005,1456074443980800215,1456074443980800006,'Ann',1456074443980800007,'Bob','{"format": "preconstructed", "mode": "duel"}','en','started',0,NULL,'2026-01-01 00:00:00.000000','2026-01-01 02:00:00.000000',3);
INSERT INTO "lobbies" VALUES(4,1456074443980800002,1456074443980800005,1456074737582080002,1456074443980800006,'Ann',1456074443980800007,'Bob','{"format": "preconstructed", "mode": "duel", "clock": {"seconds": 86400, "misses": 3}}','en','started',0,NULL,'2026-01-01 00:01:10.000000','2026-01-01 02:01:10.000000',4);
INSERT INTO "lobbies" VALUES(5,1456074443980800002,1456074443980800005,1456074737582080012,1456074443980800006,'Ann',1456074443980800007,'Bob','{"format": "preconstructed", "mode": "duel", "clock": {"seconds": 86400, "misses": 3}}','en','started',0,NULL,'2026-01-01 00:01:10.000000','2026-01-01 02:01:10.000000',5);
INSERT INTO "lobbies" VALUES(6,1456074443980800002,1456074443980800005,1456074737582080034,1456074443980800006,'Ann',1456074443980800007,'Bob','{"format": "draft", "mode": "duel"}','en','started',0,NULL,'2026-01-01 00:01:10.000000','2026-01-01 02:01:10.000000',7);
INSERT INTO "lobbies" VALUES(7,1456074443980800002,1456074443980800005,1456075031183360002,1456074443980800006,'Ann',1456074443980800007,'Bob','{"format": "constructed", "mode": "duel", "champion": true}','en','started',0,NULL,'2026-01-01 00:02:20.000000','2026-01-01 02:02:20.000000',8);
INSERT INTO "lobbies" VALUES(8,1456074443980800002,1456074443980800005,1456075031183360030,1456074443980800006,'Ann',1456074443980800007,'Bob','{"format": "preconstructed", "mode": "duel", "champion": true}','en','started',0,NULL,'2026-01-01 00:02:20.000000','2026-01-01 02:02:20.000000',9);
INSERT INTO "lobbies" VALUES(9,1456074443980800002,1456074443980800005,1456075031183360049,1456074443980800006,'Ann',NULL,NULL,'{"format": "preconstructed", "mode": "two_against_two"}','en','started',3,NULL,'2026-01-01 00:02:20.000000','2026-01-01 02:02:20.000000',10);
INSERT INTO "lobbies" VALUES(10,1456074443980800002,1456074443980800005,1456075324784640002,1456074443980800006,'Ann',1456074443980800009,'Dan','{"format": "preconstructed", "mode": "duel"}','en','open',0,'1456074443980800006-1456074443980800009','2026-01-01 00:03:30.000000','2026-01-01 02:03:30.000000',NULL);
INSERT INTO "lobbies" VALUES(11,1456074443980800002,1456074443980800005,1456075324784640005,1456074443980800009,'Dan',1456074443980800008,'Cleo','{"format": "preconstructed", "mode": "duel"}','en','open',0,'1456074443980800008-1456074443980800009','2026-01-01 00:03:30.000000','2026-01-01 02:03:30.000000',NULL);
INSERT INTO "lobbies" VALUES(12,1456074443980800002,1456074443980800005,1456075324784640008,1456074443980800006,'Ann',NULL,NULL,'{"format": "preconstructed", "mode": "free_for_all"}','en','open',1,NULL,'2026-01-01 00:03:30.000000','2026-01-01 02:03:30.000000',NULL);
INSERT INTO "lobbies" VALUES(13,1456074443980800002,1456074443980800005,1456075324784640012,1456074443980800007,'Bob',NULL,NULL,'{"format": "preconstructed", "mode": "two_against_two"}','en','open',1,NULL,'2026-01-01 00:03:30.000000','2026-01-01 02:03:30.000000',NULL);
INSERT INTO "lobbies" VALUES(14,1456074443980800002,1456074443980800005,1456075324784640016,1456074443980800008,'Cleo',NULL,NULL,'{"format": "draft", "mode": "duel"}','en','open',0,NULL,'2026-01-01 00:03:30.000000','2026-01-01 02:03:30.000000',NULL);
INSERT INTO "lobbies" VALUES(15,1456074443980800002,1456074443980800005,1456075324784640019,1456074443980800009,'Dan',NULL,NULL,'{"format": "mutation", "mode": "duel", "sets": ["treachery", "mire"]}','en','open',1,NULL,'2026-01-01 00:03:30.000000','2026-01-01 02:03:30.000000',NULL);
INSERT INTO "lobbies" VALUES(16,1456074443980800002,1456074443980800005,1456075324784640023,1456074443980800009,'Dan',NULL,NULL,'{"format": "preconstructed", "mode": "free_for_all"}','en','open',3,NULL,'2026-01-01 00:03:30.000000','2026-01-01 02:03:30.000000',NULL);
INSERT INTO "lobbies" VALUES(17,1456074443980800002,1456074443980800005,1456075618385920002,1456074443980800006,'Ann',NULL,NULL,'{"format": "mutation", "mode": "duel", "sets": ["treachery", "mire"]}','en','started',3,NULL,'2026-01-01 00:04:40.000000','2026-01-01 02:04:40.000000',11);
INSERT INTO "lobbies" VALUES(18,1456074443980800002,1456074443980800005,1456075618385920030,1456074443980800006,'Ann',NULL,NULL,'{"format": "mutation", "mode": "duel", "sets": ["treachery", "mire"]}','en','started',3,NULL,'2026-01-01 00:04:40.000000','2026-01-01 02:04:40.000000',12);
INSERT INTO "lobbies" VALUES(19,1456074443980800002,1456074443980800005,1456075618385920316,1456074443980800006,'Ann',NULL,NULL,'{"format": "mutation", "mode": "duel", "sets": ["treachery", "mire"]}','en','started',3,NULL,'2026-01-01 00:04:40.000000','2026-01-01 02:04:40.000000',14);
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
INSERT INTO "lobby_seats" VALUES(1,'A',1456074443980800006,'Ann','1');
INSERT INTO "lobby_seats" VALUES(2,'A',1456074443980800006,'Ann','1');
INSERT INTO "lobby_seats" VALUES(3,'A',1456074443980800006,'Ann','1');
INSERT INTO "lobby_seats" VALUES(4,'A',1456074443980800006,'Ann','1');
INSERT INTO "lobby_seats" VALUES(5,'A',1456074443980800006,'Ann','1');
INSERT INTO "lobby_seats" VALUES(6,'A',1456074443980800006,'Ann','random');
INSERT INTO "lobby_seats" VALUES(7,'A',1456074443980800006,'Ann','random');
INSERT INTO "lobby_seats" VALUES(8,'A',1456074443980800006,'Ann','1');
INSERT INTO "lobby_seats" VALUES(9,'A',1456074443980800006,'Ann','random');
INSERT INTO "lobby_seats" VALUES(9,'B',1456074443980800007,'Bob','random');
INSERT INTO "lobby_seats" VALUES(9,'C',1456074443980800008,'Cleo','random');
INSERT INTO "lobby_seats" VALUES(9,'D',1456074443980800009,'Dan','random');
INSERT INTO "lobby_seats" VALUES(10,'A',1456074443980800006,'Ann','1');
INSERT INTO "lobby_seats" VALUES(11,'A',1456074443980800009,'Dan','random');
INSERT INTO "lobby_seats" VALUES(12,'A',1456074443980800006,'Ann','random');
INSERT INTO "lobby_seats" VALUES(12,'B',1456074443980800007,'Bob','random');
INSERT INTO "lobby_seats" VALUES(13,'A',1456074443980800007,'Bob','random');
INSERT INTO "lobby_seats" VALUES(13,'B',1456074443980800008,'Cleo','random');
INSERT INTO "lobby_seats" VALUES(14,'A',1456074443980800008,'Cleo','random');
INSERT INTO "lobby_seats" VALUES(15,'A',1456074443980800009,'Dan','random');
INSERT INTO "lobby_seats" VALUES(15,'B',1456074443980800006,'Ann','random');
INSERT INTO "lobby_seats" VALUES(16,'A',1456074443980800009,'Dan','random');
INSERT INTO "lobby_seats" VALUES(16,'B',1456074443980800006,'Ann','random');
INSERT INTO "lobby_seats" VALUES(16,'C',1456074443980800007,'Bob','random');
INSERT INTO "lobby_seats" VALUES(16,'D',1456074443980800008,'Cleo','random');
INSERT INTO "lobby_seats" VALUES(17,'A',1456074443980800006,'Ann','random');
INSERT INTO "lobby_seats" VALUES(17,'B',1456074443980800007,'Bob','random');
INSERT INTO "lobby_seats" VALUES(17,'C',1456074443980800008,'Cleo','random');
INSERT INTO "lobby_seats" VALUES(17,'D',1456074443980800009,'Dan','random');
INSERT INTO "lobby_seats" VALUES(18,'A',1456074443980800006,'Ann','random');
INSERT INTO "lobby_seats" VALUES(18,'B',1456074443980800007,'Bob','random');
INSERT INTO "lobby_seats" VALUES(18,'C',1456074443980800008,'Cleo','random');
INSERT INTO "lobby_seats" VALUES(18,'D',1456074443980800009,'Dan','random');
INSERT INTO "lobby_seats" VALUES(19,'A',1456074443980800006,'Ann','random');
INSERT INTO "lobby_seats" VALUES(19,'B',1456074443980800007,'Bob','random');
INSERT INTO "lobby_seats" VALUES(19,'C',1456074443980800008,'Cleo','random');
INSERT INTO "lobby_seats" VALUES(19,'D',1456074443980800009,'Dan','random');
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
INSERT INTO "matches" VALUES(1,'clash','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "B": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"]}}',151,'en',1456074443980800002,1456074443980800094,1456074443980800005,1456074443980800094,1,1,1456076335611904078,2,4,4,NULL,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','{"format": "preconstructed", "mode": "duel"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(2,'clash','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "B": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"]}}',419,'en',1456074443980800002,1456074443980800141,1456074443980800005,1456074443980800141,1,1,1456074443980800204,6,10,10,'{"winner": ["A"], "reason": "fort"}','2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','{"format": "preconstructed", "mode": "duel"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(3,'clash','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "B": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"]}}',2347,'en',1456074443980800002,1456074443980800215,1456074443980800005,1456074443980800215,1,1,1456074443980800289,6,13,13,NULL,'2026-01-01 00:00:00.000000','2026-01-01 00:00:00.000000','{"format": "preconstructed", "mode": "duel"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(4,'clash','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "B": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"]}}',2347,'en',1456074443980800002,1456074737582080002,1456074443980800005,1456074737582080002,1,1,1456074737582080005,1,1,1,NULL,'2026-01-01 00:01:10.000000','2026-01-01 00:01:10.000000','{"format": "preconstructed", "mode": "duel", "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}','2026-01-01 18:01:10.000000',1);
INSERT INTO "matches" VALUES(5,'clash','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "B": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"]}}',2347,'en',1456074443980800002,1456074737582080012,1456074443980800005,1456074737582080012,1,1,1456074737582080015,1,2,2,NULL,'2026-01-01 00:01:10.000000','2026-01-01 00:01:10.000000','{"format": "preconstructed", "mode": "duel", "clock": {"seconds": 86400, "misses": 3}}','{"seconds": 86400, "misses": 3}',NULL,1);
INSERT INTO "matches" VALUES(6,'clash','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"], "B": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"]}}',2347,'en',1456074443980800002,1456074737582080025,1456074443980800005,1456074737582080025,1,1,1456074737582080027,1,0,0,NULL,'2026-01-01 00:01:10.000000','2026-01-01 00:01:10.000000','{"format": "preconstructed", "mode": "duel"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(7,'draft','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "sets": ["initiation", "treachery", "submersion", "breaching_in", "deliquescence", "elusive", "resistance", "slyness", "belligerence", "mire", "dissension"], "match": {"options": {"turn_limit": 60}}}, "decks": {}}',2347,'en',1456074443980800002,1456074737582080034,1456074443980800005,1456074737582080034,1,1,1456074737582080043,4,3,3,NULL,'2026-01-01 00:01:10.000000','2026-01-01 00:01:10.000000','{"format": "draft", "mode": "duel"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(8,'constructed','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60, "champion": true}}}, "decks": {}}',2347,'en',1456074443980800002,1456075031183360002,1456074443980800005,1456075031183360002,1,1,1456075031183360005,1,3,3,NULL,'2026-01-01 00:02:20.000000','2026-01-01 00:02:20.000000','{"format": "constructed", "mode": "duel", "champion": true}',NULL,NULL,1);
INSERT INTO "matches" VALUES(9,'champions','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60, "champion": true}, "cards": {"custom_segfj6f26nj57xj5": {"name": {"en": "Iron Ogre"}, "attack": 4, "health": 5}}}}, "decks": {"A": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "B": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"]}}',2347,'en',1456074443980800002,1456075031183360030,1456074443980800005,1456075031183360030,1,1,1456075031183360033,1,1,1,NULL,'2026-01-01 00:02:20.000000','2026-01-01 00:02:20.000000','{"format": "preconstructed", "mode": "duel", "champion": true}',NULL,NULL,1);
INSERT INTO "matches" VALUES(10,'clash','{"ruleset": "1.2", "mode": "two_against_two", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"], "B": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"], "C": ["brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex"], "D": ["aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"]}}',2347,'en',1456074443980800002,1456075031183360049,1456074443980800005,1456075031183360049,1,1,1456075031183360061,3,6,6,NULL,'2026-01-01 00:02:20.000000','2026-01-01 00:02:20.000000','{"format": "preconstructed", "mode": "two_against_two"}',NULL,NULL,1);
INSERT INTO "matches" VALUES(11,'mutation','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "sets": ["treachery", "mire"], "match": {"options": {"turn_limit": 60}}}, "decks": {}}',2347,'en',1456074443980800002,1456075618385920002,1456074443980800005,1456075618385920002,1,1,1456075618385920020,4,12,12,NULL,'2026-01-01 00:04:40.000000','2026-01-01 00:04:40.000000','{"format": "mutation", "mode": "duel", "sets": ["treachery", "mire"]}',NULL,NULL,1);
INSERT INTO "matches" VALUES(12,'mutation','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "sets": ["treachery", "mire"], "match": {"options": {"turn_limit": 60}}}, "decks": {}}',2347,'en',1456074443980800002,1456075618385920030,1456074443980800005,1456075618385920030,1,1,1456075618385920109,18,92,92,'{"winner": [], "reason": "prepared"}','2026-01-01 00:04:40.000000','2026-01-01 00:04:40.000000','{"format": "mutation", "mode": "duel", "sets": ["treachery", "mire"]}',NULL,NULL,1);
INSERT INTO "matches" VALUES(13,'league','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60}}, "laboratories": {"A": ["regenerating_touch", "flesh_shrew", "titan", "regicide", "snarling_harpy", "disintegration", "cursed_bite", "elfcandescent"], "B": ["sequestrator", "naga", "dragonet", "grabber", "mesmerizer", "fearful_pugilist", "orc_abductor", "skewerer"], "C": ["ribbit_gang", "mad_scientist", "thunder_throw", "mechannoying", "turbo_burster", "lackey", "vampires_blood_vial", "rusted_pacifist"], "D": ["eggnapper", "perfidious_siren", "cultist", "lanternfish", "taunting_imp", "abyssal_naga", "war_beast", "flamethrower"]}}, "decks": {"A": ["toxic_thrasher", "tenacious_nightmare", "negotiator", "veteran", "cycle_of_life", "specter", "gladiator", "balistorc"], "B": ["ribbitraveler", "permutator", "weapon_master", "scaredy_cat", "horned_imp", "destruction", "democular", "ripper"], "C": ["orc_messenger", "grudging_slime", "stitched_butcher", "jailor", "mechanical_medic", "crocosaurus", "rapscallion", "propagator"], "D": ["paladwarf", "covetous_dragon", "reaper", "deflagration", "reason_gnawer", "growler", "moving_slime", "solitary_ribbit"]}}',2347,'en',1456074443980800002,1456075618385920030,1456074443980800005,1456075618385920030,1,1,1456075618385920111,1,0,0,NULL,'2026-01-01 00:04:40.000000','2026-01-01 00:04:40.000000','{"format": "mutation", "mode": "duel", "sets": ["treachery", "mire"]}',NULL,NULL,1);
INSERT INTO "matches" VALUES(14,'mutation','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "sets": ["treachery", "mire"], "match": {"options": {"turn_limit": 60}}}, "decks": {}}',2347,'en',1456074443980800002,1456075618385920316,1456074443980800005,1456075618385920316,1,1,1456075618385920410,18,92,92,'{"winner": [], "reason": "prepared"}','2026-01-01 00:04:40.000000','2026-01-01 00:04:40.000000','{"format": "mutation", "mode": "duel", "sets": ["treachery", "mire"]}',NULL,NULL,1);
INSERT INTO "matches" VALUES(15,'league','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "match": {"options": {"turn_limit": 60}}, "laboratories": {"A": ["regenerating_touch", "flesh_shrew", "titan", "regicide", "snarling_harpy", "disintegration", "cursed_bite", "elfcandescent"], "B": ["sequestrator", "naga", "dragonet", "grabber", "mesmerizer", "fearful_pugilist", "orc_abductor", "skewerer"], "C": ["ribbit_gang", "mad_scientist", "thunder_throw", "mechannoying", "turbo_burster", "lackey", "vampires_blood_vial", "rusted_pacifist"], "D": ["eggnapper", "perfidious_siren", "cultist", "lanternfish", "taunting_imp", "abyssal_naga", "war_beast", "flamethrower"]}}, "decks": {"A": ["toxic_thrasher", "tenacious_nightmare", "negotiator", "veteran", "cycle_of_life", "specter", "gladiator", "balistorc"], "B": ["ribbitraveler", "permutator", "weapon_master", "scaredy_cat", "horned_imp", "destruction", "democular", "ripper"], "C": ["orc_messenger", "grudging_slime", "stitched_butcher", "jailor", "mechanical_medic", "crocosaurus", "rapscallion", "propagator"], "D": ["paladwarf", "covetous_dragon", "reaper", "deflagration", "reason_gnawer", "growler", "moving_slime", "solitary_ribbit"]}}',2347,'en',1456074443980800002,1456075618385920316,1456074443980800005,1456075618385920316,1,1,1456075618385920416,2,4,4,NULL,'2026-01-01 00:04:40.000000','2026-01-01 00:04:40.000000','{"format": "mutation", "mode": "duel", "sets": ["treachery", "mire"]}',NULL,NULL,1);
INSERT INTO "matches" VALUES(16,'clash','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}, "first": "A"}, "decks": {"A": ["ribbitraveler", "permutator", "weapon_master", "scaredy_cat", "horned_imp", "destruction", "democular", "ripper"], "B": ["toxic_thrasher", "tenacious_nightmare", "negotiator", "veteran", "cycle_of_life", "specter", "gladiator", "balistorc"]}}',2347,'en',1456074443980800002,1456075618385920316,1456074443980800005,1456075618385920316,1,1,1456075618385920418,1,0,0,NULL,'2026-01-01 00:04:40.000000','2026-01-01 00:04:40.000000','{"format": "mutation", "mode": "duel", "sets": ["treachery", "mire"]}',NULL,NULL,1);
INSERT INTO "matches" VALUES(17,'clash','{"ruleset": "1.2", "mode": "duel", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}, "first": "A"}, "decks": {"A": ["paladwarf", "covetous_dragon", "reaper", "deflagration", "reason_gnawer", "growler", "moving_slime", "solitary_ribbit"], "B": ["orc_messenger", "grudging_slime", "stitched_butcher", "jailor", "mechanical_medic", "crocosaurus", "rapscallion", "propagator"]}}',2347,'en',1456074443980800002,1456075618385920316,1456074443980800005,1456075618385920316,1,1,1456075618385920420,1,0,0,NULL,'2026-01-01 00:04:40.000000','2026-01-01 00:04:40.000000','{"format": "mutation", "mode": "duel", "sets": ["treachery", "mire"]}',NULL,NULL,1);
INSERT INTO "matches" VALUES(18,'clash','{"ruleset": "1.2", "mode": "solo", "config": {"chance": "splitmix64", "options": {"turn_limit": 60}}, "decks": {"A": ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"], "B": ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll", "brigand", "disciple", "gnome", "grrr", "martyr", "meteorite", "parasite", "vortex", "aberration", "assassin", "carnivore", "cyclone", "machine", "mutant", "reptile", "zombie"]}}',2347,'en',1456074443980800002,1456075911987200032,1456074443980800005,1456075911987200032,1,1,1456075911987200034,1,0,0,NULL,'2026-01-01 00:05:50.000000','2026-01-01 00:05:50.000000','{"format": "preconstructed", "mode": "solo"}',NULL,NULL,1);
CREATE TABLE moves (
	match_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seat VARCHAR(1) NOT NULL, 
	text VARCHAR(200) NOT NULL, 
	played_at DATETIME NOT NULL, by_clock BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_moves PRIMARY KEY (match_id, number), 
	CONSTRAINT fk_moves_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "moves" VALUES(1,0,'A','carapace:u','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(1,1,'A','baron:u','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(1,2,'A','end','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(1,3,'B','martyr:u','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(2,0,'A','brute:u','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(2,1,'A','end','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(2,2,'B','brigand:l','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(2,3,'B','disciple:l','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(2,4,'B','end','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(2,5,'A','troll:u','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(2,6,'A','end','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(2,7,'B','martyr:l','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(2,8,'B','end','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(2,9,'A','end','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(3,0,'A','carapace:u','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(3,1,'A','partisan:u','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(3,2,'A','end','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(3,3,'B','vortex:l','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(3,4,'B','brigand:l','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(3,5,'B','grrr:u','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(3,6,'B','end','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(3,7,'A','troll:u','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(3,8,'A','end','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(3,9,'B','parasite:l','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(3,10,'B','gnome:l','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(3,11,'B','end','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(3,12,'A','end','2026-01-01 00:00:00.000000',0);
INSERT INTO "moves" VALUES(4,0,'A','pause','2026-01-01 00:01:10.000000',0);
INSERT INTO "moves" VALUES(5,0,'A','pause','2026-01-01 00:01:10.000000',0);
INSERT INTO "moves" VALUES(5,1,'B','pause','2026-01-01 00:01:10.000000',0);
INSERT INTO "moves" VALUES(7,0,'A','sinister_howl','2026-01-01 00:01:10.000000',0);
INSERT INTO "moves" VALUES(7,1,'B','naga','2026-01-01 00:01:10.000000',0);
INSERT INTO "moves" VALUES(7,2,'B','mesmerizer','2026-01-01 00:01:10.000000',0);
INSERT INTO "moves" VALUES(8,0,'A','parasite','2026-01-01 00:02:20.000000',0);
INSERT INTO "moves" VALUES(8,1,'A','microctopus','2026-01-01 00:02:20.000000',0);
INSERT INTO "moves" VALUES(8,2,'A','scribe','2026-01-01 00:02:20.000000',0);
INSERT INTO "moves" VALUES(9,0,'A','custom_segfj6f26nj57xj5','2026-01-01 00:02:20.000000',0);
INSERT INTO "moves" VALUES(10,0,'A','abomination:u','2026-01-01 00:02:20.000000',0);
INSERT INTO "moves" VALUES(10,1,'A','end','2026-01-01 00:02:20.000000',0);
INSERT INTO "moves" VALUES(10,2,'B','carapace:u','2026-01-01 00:02:20.000000',0);
INSERT INTO "moves" VALUES(10,3,'B','revenant:u','2026-01-01 00:02:20.000000',0);
INSERT INTO "moves" VALUES(10,4,'B','end','2026-01-01 00:02:20.000000',0);
INSERT INTO "moves" VALUES(10,5,'C','grrr:u','2026-01-01 00:02:20.000000',0);
INSERT INTO "moves" VALUES(11,0,'A','toxic_thrasher','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(11,1,'B','ribbitraveler','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(11,2,'C','orc_messenger','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(11,3,'D','paladwarf','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(11,4,'A','tenacious_nightmare','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(11,5,'B','permutator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(11,6,'C','grudging_slime','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(11,7,'D','covetous_dragon','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(11,8,'A','negotiator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(11,9,'B','weapon_master','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(11,10,'C','stitched_butcher','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(11,11,'D','reaper','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,0,'A','toxic_thrasher','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,1,'B','ribbitraveler','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,2,'C','orc_messenger','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,3,'D','paladwarf','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,4,'A','tenacious_nightmare','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,5,'B','permutator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,6,'C','grudging_slime','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,7,'D','covetous_dragon','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,8,'A','negotiator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,9,'B','weapon_master','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,10,'C','stitched_butcher','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,11,'D','reaper','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,12,'A','veteran','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,13,'B','scaredy_cat','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,14,'C','jailor','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,15,'D','deflagration','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,16,'A','cycle_of_life','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,17,'B','horned_imp','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,18,'C','mechanical_medic','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,19,'D','reason_gnawer','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,20,'A','specter','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,21,'B','destruction','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,22,'C','crocosaurus','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,23,'D','growler','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,24,'A','gladiator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,25,'B','democular','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,26,'C','rapscallion','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,27,'D','moving_slime','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,28,'A','balistorc','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,29,'B','ripper','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,30,'C','propagator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,31,'D','solitary_ribbit','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,32,'A','regenerating_touch','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,33,'B','sequestrator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,34,'C','ribbit_gang','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,35,'D','eggnapper','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,36,'A','flesh_shrew','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,37,'B','naga','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,38,'C','mad_scientist','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,39,'D','perfidious_siren','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,40,'A','titan','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,41,'B','dragonet','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,42,'C','thunder_throw','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,43,'D','cultist','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,44,'A','regicide','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,45,'B','grabber','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,46,'C','mechannoying','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,47,'D','lanternfish','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,48,'A','snarling_harpy','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,49,'B','mesmerizer','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,50,'C','turbo_burster','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,51,'D','taunting_imp','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,52,'A','disintegration','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,53,'B','fearful_pugilist','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,54,'C','lackey','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,55,'D','abyssal_naga','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,56,'A','cursed_bite','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,57,'B','orc_abductor','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,58,'C','vampires_blood_vial','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,59,'D','war_beast','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,60,'A','toxic_thrasher','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,61,'A','tenacious_nightmare','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,62,'A','negotiator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,63,'A','veteran','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,64,'A','cycle_of_life','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,65,'A','specter','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,66,'A','gladiator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,67,'A','balistorc','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,68,'B','ribbitraveler','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,69,'B','permutator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,70,'B','weapon_master','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,71,'B','scaredy_cat','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,72,'B','horned_imp','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,73,'B','destruction','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,74,'B','democular','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,75,'B','ripper','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,76,'C','orc_messenger','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,77,'C','grudging_slime','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,78,'C','stitched_butcher','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,79,'C','jailor','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,80,'C','mechanical_medic','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,81,'C','crocosaurus','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,82,'C','rapscallion','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,83,'C','propagator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,84,'D','paladwarf','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,85,'D','covetous_dragon','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,86,'D','reaper','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,87,'D','deflagration','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,88,'D','reason_gnawer','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,89,'D','growler','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,90,'D','moving_slime','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(12,91,'D','solitary_ribbit','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,0,'A','toxic_thrasher','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,1,'B','ribbitraveler','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,2,'C','orc_messenger','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,3,'D','paladwarf','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,4,'A','tenacious_nightmare','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,5,'B','permutator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,6,'C','grudging_slime','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,7,'D','covetous_dragon','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,8,'A','negotiator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,9,'B','weapon_master','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,10,'C','stitched_butcher','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,11,'D','reaper','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,12,'A','veteran','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,13,'B','scaredy_cat','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,14,'C','jailor','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,15,'D','deflagration','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,16,'A','cycle_of_life','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,17,'B','horned_imp','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,18,'C','mechanical_medic','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,19,'D','reason_gnawer','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,20,'A','specter','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,21,'B','destruction','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,22,'C','crocosaurus','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,23,'D','growler','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,24,'A','gladiator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,25,'B','democular','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,26,'C','rapscallion','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,27,'D','moving_slime','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,28,'A','balistorc','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,29,'B','ripper','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,30,'C','propagator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,31,'D','solitary_ribbit','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,32,'A','regenerating_touch','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,33,'B','sequestrator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,34,'C','ribbit_gang','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,35,'D','eggnapper','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,36,'A','flesh_shrew','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,37,'B','naga','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,38,'C','mad_scientist','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,39,'D','perfidious_siren','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,40,'A','titan','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,41,'B','dragonet','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,42,'C','thunder_throw','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,43,'D','cultist','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,44,'A','regicide','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,45,'B','grabber','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,46,'C','mechannoying','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,47,'D','lanternfish','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,48,'A','snarling_harpy','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,49,'B','mesmerizer','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,50,'C','turbo_burster','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,51,'D','taunting_imp','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,52,'A','disintegration','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,53,'B','fearful_pugilist','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,54,'C','lackey','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,55,'D','abyssal_naga','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,56,'A','cursed_bite','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,57,'B','orc_abductor','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,58,'C','vampires_blood_vial','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,59,'D','war_beast','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,60,'A','toxic_thrasher','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,61,'A','tenacious_nightmare','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,62,'A','negotiator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,63,'A','veteran','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,64,'A','cycle_of_life','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,65,'A','specter','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,66,'A','gladiator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,67,'A','balistorc','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,68,'B','ribbitraveler','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,69,'B','permutator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,70,'B','weapon_master','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,71,'B','scaredy_cat','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,72,'B','horned_imp','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,73,'B','destruction','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,74,'B','democular','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,75,'B','ripper','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,76,'C','orc_messenger','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,77,'C','grudging_slime','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,78,'C','stitched_butcher','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,79,'C','jailor','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,80,'C','mechanical_medic','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,81,'C','crocosaurus','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,82,'C','rapscallion','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,83,'C','propagator','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,84,'D','paladwarf','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,85,'D','covetous_dragon','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,86,'D','reaper','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,87,'D','deflagration','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,88,'D','reason_gnawer','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,89,'D','growler','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,90,'D','moving_slime','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(14,91,'D','solitary_ribbit','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(15,0,'A','done','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(15,1,'B','done','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(15,2,'C','done','2026-01-01 00:04:40.000000',0);
INSERT INTO "moves" VALUES(15,3,'D','done','2026-01-01 00:04:40.000000',0);
CREATE TABLE ratings (
	subject VARCHAR(80) NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (subject)
);
INSERT INTO "ratings" VALUES('user:1456074443980800007',2.16362083790356081176e+01,7.8731256517187695465e+00,1);
INSERT INTO "ratings" VALUES('page:dissension-16',2.43687921035055978782e+01,4.08657774049432109819e+00,3);
INSERT INTO "ratings" VALUES('user:1456074443980800006',2.17529611973247618541e+01,7.87001980152613356267e+00,1);
INSERT INTO "ratings" VALUES('user:1456074443980800009',28.1760947892312,7.86830716956797715511e+00,1);
CREATE TABLE "seats" (
	match_id INTEGER NOT NULL, 
	seat VARCHAR(1) NOT NULL, 
	user_id BIGINT, 
	name VARCHAR(100) NOT NULL, 
	thinks VARCHAR(16), 
	CONSTRAINT pk_seats PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_seats_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "seats" VALUES(1,'A',1456074443980800006,'Ann',NULL);
INSERT INTO "seats" VALUES(1,'B',1456074443980800007,'Bob',NULL);
INSERT INTO "seats" VALUES(2,'A',1456074443980800006,'Ann',NULL);
INSERT INTO "seats" VALUES(2,'B',1456074443980800007,'Bob',NULL);
INSERT INTO "seats" VALUES(3,'A',1456074443980800006,'Ann',NULL);
INSERT INTO "seats" VALUES(3,'B',1456074443980800007,'Bob',NULL);
INSERT INTO "seats" VALUES(4,'A',1456074443980800006,'Ann',NULL);
INSERT INTO "seats" VALUES(4,'B',1456074443980800007,'Bob',NULL);
INSERT INTO "seats" VALUES(5,'A',1456074443980800006,'Ann',NULL);
INSERT INTO "seats" VALUES(5,'B',1456074443980800007,'Bob',NULL);
INSERT INTO "seats" VALUES(6,'A',1456074443980800008,'Cleo',NULL);
INSERT INTO "seats" VALUES(6,'B',1456074443980800001,'TestBot','easy');
INSERT INTO "seats" VALUES(7,'A',1456074443980800006,'Ann',NULL);
INSERT INTO "seats" VALUES(7,'B',1456074443980800007,'Bob',NULL);
INSERT INTO "seats" VALUES(8,'A',1456074443980800006,'Ann',NULL);
INSERT INTO "seats" VALUES(8,'B',1456074443980800007,'Bob',NULL);
INSERT INTO "seats" VALUES(9,'A',1456074443980800006,'Ann',NULL);
INSERT INTO "seats" VALUES(9,'B',1456074443980800007,'Bob',NULL);
INSERT INTO "seats" VALUES(10,'A',1456074443980800006,'Ann',NULL);
INSERT INTO "seats" VALUES(10,'B',1456074443980800007,'Bob',NULL);
INSERT INTO "seats" VALUES(10,'C',1456074443980800008,'Cleo',NULL);
INSERT INTO "seats" VALUES(10,'D',1456074443980800009,'Dan',NULL);
INSERT INTO "seats" VALUES(11,'A',1456074443980800006,'Ann',NULL);
INSERT INTO "seats" VALUES(11,'B',1456074443980800007,'Bob',NULL);
INSERT INTO "seats" VALUES(11,'C',1456074443980800008,'Cleo',NULL);
INSERT INTO "seats" VALUES(11,'D',1456074443980800009,'Dan',NULL);
INSERT INTO "seats" VALUES(12,'A',1456074443980800006,'Ann',NULL);
INSERT INTO "seats" VALUES(12,'B',1456074443980800007,'Bob',NULL);
INSERT INTO "seats" VALUES(12,'C',1456074443980800008,'Cleo',NULL);
INSERT INTO "seats" VALUES(12,'D',1456074443980800009,'Dan',NULL);
INSERT INTO "seats" VALUES(13,'A',1456074443980800006,'Ann',NULL);
INSERT INTO "seats" VALUES(13,'B',1456074443980800007,'Bob',NULL);
INSERT INTO "seats" VALUES(13,'C',1456074443980800008,'Cleo',NULL);
INSERT INTO "seats" VALUES(13,'D',1456074443980800009,'Dan',NULL);
INSERT INTO "seats" VALUES(14,'A',1456074443980800006,'Ann',NULL);
INSERT INTO "seats" VALUES(14,'B',1456074443980800007,'Bob',NULL);
INSERT INTO "seats" VALUES(14,'C',1456074443980800008,'Cleo',NULL);
INSERT INTO "seats" VALUES(14,'D',1456074443980800009,'Dan',NULL);
INSERT INTO "seats" VALUES(15,'A',1456074443980800006,'Ann',NULL);
INSERT INTO "seats" VALUES(15,'B',1456074443980800007,'Bob',NULL);
INSERT INTO "seats" VALUES(15,'C',1456074443980800008,'Cleo',NULL);
INSERT INTO "seats" VALUES(15,'D',1456074443980800009,'Dan',NULL);
INSERT INTO "seats" VALUES(16,'A',1456074443980800007,'Bob',NULL);
INSERT INTO "seats" VALUES(16,'B',1456074443980800006,'Ann',NULL);
INSERT INTO "seats" VALUES(17,'A',1456074443980800009,'Dan',NULL);
INSERT INTO "seats" VALUES(17,'B',1456074443980800008,'Cleo',NULL);
INSERT INTO "seats" VALUES(18,'A',1456074443980800007,'Bob',NULL);
INSERT INTO "seats" VALUES(18,'B',NULL,'AI',NULL);
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
INSERT INTO "solving" VALUES(1456074443980800006,'dissension-16','knitterkiller:u',0,0,'2026-01-01 00:07:31.000000');
INSERT INTO "solving" VALUES(1456074443980800007,'dissension-16','end',1,0,'2026-01-01 00:07:31.000000');
INSERT INTO "solving" VALUES(1456074443980800009,'dissension-16','lurking_in_shadows@bu1 lurking_in_shadows@bu1 knitterkiller:u end',0,0,'2026-01-01 00:07:31.000000');
INSERT INTO "solving" VALUES(1456074443980800008,'dissension-16','',0,0,'2026-01-01 00:07:31.000000');
INSERT INTO "solving" VALUES(1456074443980800007,'dissension-07','',0,0,'2026-01-01 00:07:31.000000');
INSERT INTO "solving" VALUES(1456074443980800008,'initiation-01','',0,0,'2026-01-01 00:07:31.000000');
INSERT INTO "solving" VALUES(1456074443980800008,'initiation-02','',0,0,'2026-01-01 00:07:31.000000');
INSERT INTO "solving" VALUES(1456074443980800006,'initiation-02','',0,0,'2026-01-01 00:07:31.000000');
INSERT INTO "solving" VALUES(1456074443980800008,'p-1','',0,1,'2026-01-01 00:07:31.000000');
INSERT INTO "solving" VALUES(1456074443980800007,'deliquescence-08','',0,0,'2026-01-01 00:07:31.000000');
INSERT INTO "solving" VALUES(1456074443980800007,'initiation-01','',0,0,'2026-01-01 00:07:31.000000');
INSERT INTO "solving" VALUES(1456074443980800007,'initiation-02','',0,0,'2026-01-01 00:07:31.000000');
INSERT INTO "solving" VALUES(1456074443980800007,'p-1','',0,0,'2026-01-01 00:07:31.000000');
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
INSERT INTO "stored_pages" VALUES(1,1456074443980800002,1456074443980800007,'{"format": 1, "id": "p-0", "title": {"en": "Open gate", "ru": "\u041f\u043e-\u0440\u0443\u0441\u0441\u043a\u0438: Open gate"}, "author": "Hand", "set": "initiation", "position": {"format": 1, "game": "clash", "ruleset": "1.2", "mode": "duel", "turn": 9, "active": "A", "phase": "summoning", "mana": 5, "seats": {"A": {"hand": ["boom", "carapace", "BASTION", "ogre"], "upper": [{"card": "brute"}], "lower": []}, "B": {"hand": ["FORT", "zombie", "troll"], "upper": [{"card": "gnome"}], "lower": []}}}, "goal": {"kind": "win", "turns": 1}, "solution": "boom@bu1 end", "notes": {"en": "Short and sweet."}, "rating": 800}','pending',NULL,'2026-01-01 00:07:31.000000',NULL);
INSERT INTO "stored_pages" VALUES(2,1456074443980800002,1456074443980800007,'{"format": 1, "id": "p-0", "title": {"en": "Thin wall", "ru": "\u041f\u043e-\u0440\u0443\u0441\u0441\u043a\u0438: Thin wall"}, "author": "Hand", "set": "initiation", "position": {"format": 1, "game": "clash", "ruleset": "1.2", "mode": "duel", "turn": 9, "active": "A", "phase": "summoning", "mana": 5, "seats": {"A": {"hand": ["carapace", "boom", "FORT", "ogre"], "upper": [], "lower": []}, "B": {"hand": ["BASTION", "zombie", "troll"], "upper": [{"card": "brute"}], "lower": []}}}, "goal": {"kind": "survive", "turns": 1}, "solution": "carapace:u end", "notes": {"en": "Short and sweet."}, "rating": 1320}','pending',NULL,'2026-01-01 00:07:31.000000',NULL);
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
INSERT INTO "successions" VALUES(13,12,92,0,'{"A": "A", "B": "B", "C": "C", "D": "D"}',0);
INSERT INTO "successions" VALUES(15,14,92,0,'{"A": "A", "B": "B", "C": "C", "D": "D"}',0);
INSERT INTO "successions" VALUES(16,15,4,0,'{"A": "B", "B": "A"}',0);
INSERT INTO "successions" VALUES(17,15,4,1,'{"A": "D", "B": "C"}',0);
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
INSERT INTO "sqlite_sequence" VALUES('decks',3);
INSERT INTO "sqlite_sequence" VALUES('champions',1);
COMMIT;
