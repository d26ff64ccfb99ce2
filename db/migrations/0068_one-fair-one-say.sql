-- A change of the edition on show is written into the edition of the same fair that nobody sees yet: this says which one it follows.
ALTER TABLE "edition_changes" ADD COLUMN "follows_id" integer;--> statement-breakpoint
ALTER TABLE "edition_changes" ADD CONSTRAINT "edition_changes_follows_id_edition_changes_id_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."edition_changes"("id") ON DELETE no action ON UPDATE no action;;--> statement-breakpoint
-- Rows from before 0067 know no days of exhibitors. Until then the days were constants of the software, the same for every edition
-- and every moment: these are what held. A fair that begins before them is left as it is; it is read as launched, as ever.
UPDATE "edition_values" SET "values" = jsonb_set("values", '{exhibitors}', '{"fairId": "spring-2026", "opensOn": "2025-08-01", "closesOn": "2025-12-15", "answersBy": "2026-01-20", "ranksFrom": ["2026-01-21", "2026-01-24", "2026-01-29", "2026-02-03"], "standsTo": "2026-02-10", "materialsUntil": "2026-03-01", "arrivalUntil": "2026-03-15"}')
WHERE NOT "values" ? 'exhibitors' AND coalesce("values" #>> '{nextFair,firstDay}', "values" #>> '{firstDay}') COLLATE "C" > '2026-03-15';
