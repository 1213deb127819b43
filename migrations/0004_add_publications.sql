CREATE TABLE `publications` (
	`day` integer PRIMARY KEY NOT NULL,
	`seed` text NOT NULL,
	`published_at` integer NOT NULL,
	CONSTRAINT "publications_seed" CHECK(length("publications"."seed") = 64)
) STRICT;
--> statement-breakpoint
CREATE TABLE `replacements` (
	`day` integer NOT NULL,
	`commitment` text NOT NULL,
	`replaced_by` text NOT NULL,
	`replaced_at` integer NOT NULL,
	`reason` text NOT NULL,
	PRIMARY KEY(`day`, `commitment`),
	CONSTRAINT "replacements_commitment" CHECK(length("replacements"."commitment") = 64),
	CONSTRAINT "replacements_replaced_by" CHECK(length("replacements"."replaced_by") = 64),
	CONSTRAINT "replacements_reason" CHECK(length("replacements"."reason") BETWEEN 1 AND 200)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
-- A day begins at 1767225600000 + (day - 1) * 86400000, in milliseconds, and is over three hours after its end.
CREATE TRIGGER `publications_in_time` BEFORE INSERT ON `publications` BEGIN
	SELECT RAISE(ABORT, 'the day is not over')
		WHERE unixepoch() * 1000 < 1767225600000 + NEW.`day` * 86400000 + 10800000;
	SELECT RAISE(ABORT, 'a finished game is not entered')
		WHERE EXISTS (
			SELECT 1 FROM `attempts` WHERE `attempts`.`day` = NEW.`day` AND `attempts`.`finished` = 1
				AND NOT EXISTS (
					SELECT 1 FROM `entries`
					WHERE `entries`.`player` = `attempts`.`player` AND `entries`.`day` = `attempts`.`day`
				)
		);
END;
--> statement-breakpoint
CREATE TRIGGER `publications_kept` BEFORE UPDATE ON `publications` BEGIN
	SELECT RAISE(ABORT, 'a published day never changes');
END;
--> statement-breakpoint
CREATE TRIGGER `publications_never_removed` BEFORE DELETE ON `publications` BEGIN
	SELECT RAISE(ABORT, 'a published day never changes');
END;
--> statement-breakpoint
-- An opened day is dealt from what it was promised, whatever happens.
CREATE TRIGGER `challenges_promised` BEFORE UPDATE OF `day`, `key_id`, `commitment` ON `challenges`
WHEN unixepoch() * 1000 >= 1767225600000 + (OLD.`day` - 1) * 86400000 BEGIN
	SELECT RAISE(ABORT, 'an opened day never changes');
END;
--> statement-breakpoint
CREATE TRIGGER `attempts_end` BEFORE INSERT ON `attempts`
WHEN EXISTS (SELECT 1 FROM `publications` WHERE `publications`.`day` = NEW.`day`) BEGIN
	SELECT RAISE(ABORT, 'the day is published');
END;
--> statement-breakpoint
CREATE TRIGGER `moves_end` BEFORE UPDATE ON `attempts`
WHEN EXISTS (SELECT 1 FROM `publications` WHERE `publications`.`day` = OLD.`day`) BEGIN
	SELECT RAISE(ABORT, 'the day is published');
END;
--> statement-breakpoint
CREATE TRIGGER `entries_end` BEFORE INSERT ON `entries`
WHEN EXISTS (SELECT 1 FROM `publications` WHERE `publications`.`day` = NEW.`day`) BEGIN
	SELECT RAISE(ABORT, 'the day is published');
END;
