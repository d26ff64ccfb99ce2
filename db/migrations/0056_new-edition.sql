CREATE TABLE "edition_turns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edition_turns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition_id" text NOT NULL,
	"shown_from" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by_id" text NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by_id" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"withdrawn_by" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "edition_turns_state" CHECK ("edition_turns"."state" in ('proposed', 'agreed', 'refused', 'withdrawn')),
	CONSTRAINT "edition_turns_decided" CHECK ("edition_turns"."state" <> 'agreed' or "edition_turns"."decided_by_id" is not null),
	CONSTRAINT "edition_turns_four_eyes" CHECK ("edition_turns"."state" <> 'agreed' or "edition_turns"."decided_by_id" <> "edition_turns"."proposed_by_id")
);
--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "edition_id" text DEFAULT '2025-09' NOT NULL;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "name" jsonb DEFAULT '{"ru":"Осень 2025","en":"Autumn 2025"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "made_from" text;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "made_key" uuid;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "made_by_id" text;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "made_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "made_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "edition_id" text;--> statement-breakpoint
ALTER TABLE "edition_turns" ADD CONSTRAINT "edition_turns_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "edition_turns_one_wish" ON "edition_turns" USING btree ("state") WHERE state = 'proposed';--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_made_from_editions_id_fk" FOREIGN KEY ("made_from") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slots_edition" ON "slots" USING btree ("edition_id");--> statement-breakpoint
CREATE UNIQUE INDEX "editions_name_ru" ON "editions" USING btree (lower("name" ->> 'ru'));--> statement-breakpoint
CREATE UNIQUE INDEX "editions_name_en" ON "editions" USING btree (lower("name" ->> 'en'));--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_shown_from" UNIQUE("shown_from");--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_made_key" UNIQUE("made_key");--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_id" CHECK ("editions"."id" ~ '^[0-9A-Z-]{1,20}$');--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_name" CHECK ("editions"."name" ->> 'ru' <> '' and "editions"."name" ->> 'en' <> '');--> statement-breakpoint
-- The fair of autumn 2025 has always been the one on show.
UPDATE "editions" SET "shown_from" = 'epoch' WHERE "id" = '2025-09';--> statement-breakpoint
CREATE FUNCTION edition_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('edition_changed', coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER editions_shown AFTER INSERT OR UPDATE OR DELETE ON editions FOR EACH ROW EXECUTE FUNCTION edition_shown();--> statement-breakpoint
CREATE FUNCTION edition_turn_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    OR (NEW.edition_id, NEW.shown_from, NEW.reason, NEW.proposed_by_id, NEW.proposed_by, NEW.proposed_at)
      IS DISTINCT FROM (OLD.edition_id, OLD.shown_from, OLD.reason, OLD.proposed_by_id, OLD.proposed_by, OLD.proposed_at)
    OR OLD.state IN ('refused', 'withdrawn')
    OR (OLD.state = 'agreed' AND (NEW.state <> 'withdrawn'
      OR (NEW.decided_by_id, NEW.decided_by, NEW.decided_at) IS DISTINCT FROM (OLD.decided_by_id, OLD.decided_by, OLD.decided_at)))
  THEN RAISE EXCEPTION 'a turn stays as it was proposed and answered';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER edition_turns_stay BEFORE UPDATE OR DELETE ON edition_turns FOR EACH ROW EXECUTE FUNCTION edition_turn_stays();
