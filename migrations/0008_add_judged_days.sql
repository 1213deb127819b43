CREATE TABLE `judged_days` (
	`day` integer PRIMARY KEY NOT NULL,
	`games` integer NOT NULL,
	`points` integer NOT NULL,
	`last` text DEFAULT '' NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "judged_days_games" CHECK("judged_days"."games" >= 0),
	CONSTRAINT "judged_days_done" CHECK("judged_days"."done" IN (0, 1))
) STRICT;
--> statement-breakpoint
ALTER TABLE `entries` ADD `cleared` integer DEFAULT 0 NOT NULL CHECK(`cleared` >= 0);
