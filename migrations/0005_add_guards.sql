CREATE TABLE `reports` (
	`day` integer NOT NULL,
	`entry` text NOT NULL,
	`reporter` text NOT NULL,
	`at` integer NOT NULL,
	`settled` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `entry`, `reporter`),
	CONSTRAINT "reports_settled" CHECK("reports"."settled" IN (0, 1))
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`settled`,`at`);
--> statement-breakpoint
CREATE TABLE `tombstones` (
	`token_hash` text NOT NULL,
	`day` integer NOT NULL,
	`player` text NOT NULL,
	PRIMARY KEY(`token_hash`, `day`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `tombstones_by_day` ON `tombstones` (`day`);
--> statement-breakpoint
ALTER TABLE `attempts` ADD `restored` integer DEFAULT 0 NOT NULL CHECK(`restored` IN (0, 1));
--> statement-breakpoint
ALTER TABLE `entries` ADD `flags` integer DEFAULT 0 NOT NULL CHECK(`flags` >= 0);
--> statement-breakpoint
ALTER TABLE `entries` ADD `hidden` integer DEFAULT 0 NOT NULL CHECK(`hidden` IN (0, 1));
