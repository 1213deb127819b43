ALTER TABLE `reports` ADD `name` text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- A published board is frozen: only the operator's marks of a row still change.
CREATE TRIGGER `entries_kept` BEFORE UPDATE OF `player`, `day`, `id`, `neg_total`, `at`, `moves`, `lost` ON `entries`
WHEN EXISTS (SELECT 1 FROM `publications` WHERE `publications`.`day` = OLD.`day`) BEGIN
	SELECT RAISE(ABORT, 'the day is published');
END;
--> statement-breakpoint
CREATE TRIGGER `entries_never_removed` BEFORE DELETE ON `entries`
WHEN EXISTS (SELECT 1 FROM `publications` WHERE `publications`.`day` = OLD.`day`) BEGIN
	SELECT RAISE(ABORT, 'the day is published');
END;
