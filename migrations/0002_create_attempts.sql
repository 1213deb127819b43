CREATE TABLE `attempts` (
	`day` integer NOT NULL,
	`player` text NOT NULL,
	`started_at` integer NOT NULL,
	`moved_at` integer NOT NULL,
	`moves` text DEFAULT '' NOT NULL,
	`elapsed` text DEFAULT '' NOT NULL,
	`finished` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `player`),
	CONSTRAINT "attempts_moves" CHECK(length("attempts"."moves") <= 39),
	CONSTRAINT "attempts_elapsed" CHECK(length("attempts"."elapsed") = 2 * length("attempts"."moves")),
	CONSTRAINT "attempts_finished" CHECK("attempts"."finished" IN (0, 1))
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `attempts_by_player` ON `attempts` (`player`,`day`);
