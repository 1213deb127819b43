CREATE TABLE `sheets` (
	`id` text PRIMARY KEY NOT NULL,
	`key_hash` text NOT NULL,
	`game` text NOT NULL,
	`saved_at` integer NOT NULL,
	CONSTRAINT "sheets_id" CHECK(length("sheets"."id") = 22),
	CONSTRAINT "sheets_key_hash" CHECK(length("sheets"."key_hash") = 43),
	CONSTRAINT "sheets_game" CHECK(length("sheets"."game") BETWEEN 2 AND 4096)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `sheets_by_key` ON `sheets` (`key_hash`);
--> statement-breakpoint
CREATE INDEX `sheets_by_time` ON `sheets` (`saved_at`);
