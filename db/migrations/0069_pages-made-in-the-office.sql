-- Pages that editors make: `made_at` tells them from those of the floor plan. They may be withdrawn in both languages, and move.
ALTER TABLE "pages" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "made_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" DROP CONSTRAINT "pages_in_a_language";--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_in_a_language" CHECK ("pages"."made_at" is not null or "pages"."withdrawn_ru_at" is null or "pages"."withdrawn_en_at" is null);--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_made_address" CHECK ("pages"."address" is null or "pages"."made_at" is not null);--> statement-breakpoint
CREATE UNIQUE INDEX "pages_address" ON "pages" USING btree (coalesce("address", "key"));--> statement-breakpoint
-- Links that editors add: in which list they stand and where they lead. Those of the code have defaults, and these in the code.
ALTER TABLE "menu_entries" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "menu_entries" ADD COLUMN "leads_to" text;--> statement-breakpoint
ALTER TABLE "menu_entries" ALTER COLUMN "defaults" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_entries" ADD CONSTRAINT "menu_entries_made" CHECK ("menu_entries"."defaults" is not null or ("menu_entries"."place" is not null and "menu_entries"."leads_to" is not null));--> statement-breakpoint
ALTER TABLE "menu_entries" ADD CONSTRAINT "menu_entries_place" CHECK ("menu_entries"."place" in ('header', 'fair', 'see', 'visit', 'takePart', 'documents'));--> statement-breakpoint
ALTER TABLE "menu_entries" ADD CONSTRAINT "menu_entries_leads_to" CHECK ("menu_entries"."leads_to" ~ '^(/|https://)');--> statement-breakpoint
-- A department that editors add answers no form until the software says so.
ALTER TABLE "departments" ALTER COLUMN "forms" SET DEFAULT '[]'::jsonb;
