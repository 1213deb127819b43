CREATE TABLE `entries` (
	`player` text NOT NULL,
	`day` integer NOT NULL,
	`id` text NOT NULL,
	`neg_total` integer NOT NULL,
	`at` integer NOT NULL,
	`moves` text NOT NULL,
	PRIMARY KEY(`player`, `day`),
	CONSTRAINT "entries_total" CHECK("entries"."neg_total" BETWEEN -1575 AND 0),
	CONSTRAINT "entries_moves" CHECK(length("entries"."moves") BETWEEN 13 AND 39)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `entries_by_id` ON `entries` (`day`,`id`);
--> statement-breakpoint
CREATE INDEX `entries_by_total` ON `entries` (`day`,`neg_total`,`at`,`id`);
--> statement-breakpoint
CREATE TABLE `totals` (
	`day` integer NOT NULL,
	`total` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `total`),
	CONSTRAINT "totals_total" CHECK("totals"."total" BETWEEN 0 AND 1575),
	CONSTRAINT "totals_count" CHECK("totals"."count" >= 1)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
-- The histogram and the counter change with the entry, in one statement, or not at all.
CREATE TRIGGER `entries_counted` AFTER INSERT ON `entries` BEGIN
	INSERT INTO `totals` (`day`, `total`, `count`) VALUES (NEW.`day`, -NEW.`neg_total`, 1)
		ON CONFLICT (`day`, `total`) DO UPDATE SET `count` = `count` + 1;
	UPDATE `challenges` SET `players` = `players` + 1 WHERE `day` = NEW.`day`;
END;
