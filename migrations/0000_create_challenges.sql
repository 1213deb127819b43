CREATE TABLE `challenges` (
	`day` integer PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`commitment` text NOT NULL,
	`players` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "challenges_day" CHECK("challenges"."day" >= 1),
	CONSTRAINT "challenges_commitment" CHECK(length("challenges"."commitment") = 64),
	CONSTRAINT "challenges_players" CHECK("challenges"."players" >= 0)
) STRICT;
