ALTER TABLE `attempts` ADD `lost` integer DEFAULT -1 NOT NULL CHECK(`lost` >= -1);
--> statement-breakpoint
ALTER TABLE `entries` ADD `lost` integer DEFAULT -1 NOT NULL CHECK(`lost` >= -1);
--> statement-breakpoint
CREATE INDEX `entries_by_lost` ON `entries` (`day`,`lost`,`at`,`id`);
