CREATE TABLE `players` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`name` text NOT NULL,
	`generated` integer NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "players_name" CHECK(length("players"."name") BETWEEN 1 AND 64),
	CONSTRAINT "players_generated" CHECK("players"."generated" IN (0, 1))
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `players_by_token` ON `players` (`token_hash`);
