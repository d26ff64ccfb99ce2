CREATE TABLE "content_release_items" (
	"release_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL,
	"languages" jsonb NOT NULL,
	"agreed" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"reason" text,
	"added_at" timestamp with time zone NOT NULL,
	"added_by_name" text NOT NULL,
	"batch" uuid NOT NULL,
	"is_open" boolean NOT NULL,
	"before" jsonb,
	"version" integer,
	"outcome" text,
	CONSTRAINT "content_release_items_pk" PRIMARY KEY("release_id","kind","key"),
	CONSTRAINT "content_release_items_action" CHECK ("content_release_items"."action" in ('publish', 'withdraw', 'trash')),
	CONSTRAINT "content_release_items_outcome" CHECK ("content_release_items"."outcome" in ('out', 'taken-back', 'left')),
	CONSTRAINT "content_release_items_out" CHECK ("content_release_items"."outcome" is null or ("content_release_items"."before" is not null and "content_release_items"."version" is not null and not "content_release_items"."is_open"))
);
--> statement-breakpoint
CREATE TABLE "content_releases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"origin" text NOT NULL,
	"state" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by_id" text NOT NULL,
	"made_by_name" text NOT NULL,
	"planned_for" timestamp with time zone,
	"planned_by_id" text,
	"planned_by_name" text,
	"published_at" timestamp with time zone,
	"published_by_name" text,
	"taken_back_at" timestamp with time zone,
	"taken_back_by_name" text,
	"obstacles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "content_releases_state" CHECK ("content_releases"."state" in ('gathering', 'planned', 'held-up', 'published', 'taken-back')),
	CONSTRAINT "content_releases_origin" CHECK ("content_releases"."origin" in ('gathered', 'single', 'bulk')),
	CONSTRAINT "content_releases_planned" CHECK ("content_releases"."state" not in ('planned', 'held-up') or ("content_releases"."planned_for" is not null and "content_releases"."planned_by_id" is not null)),
	CONSTRAINT "content_releases_published" CHECK ("content_releases"."state" <> 'published' or "content_releases"."published_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "content_versions" DROP CONSTRAINT "content_versions_event";--> statement-breakpoint
ALTER TABLE "content_release_items" ADD CONSTRAINT "content_release_items_release_id_content_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."content_releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_release_items_open" ON "content_release_items" USING btree ("kind","key") WHERE is_open;--> statement-breakpoint
CREATE INDEX "content_releases_due" ON "content_releases" USING btree ("planned_for") WHERE state = 'planned';--> statement-breakpoint
CREATE INDEX "content_releases_made" ON "content_releases" USING btree ("made_at");--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_event" CHECK ("content_versions"."event" in ('first', 'written', 'published', 'withdrawn', 'restored', 'trashed', 'returned', 'taken-back'));--> statement-breakpoint
-- Every process is told that a plan has changed, and sets its timer anew.
CREATE FUNCTION release_planned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('release_planned', new.id::text);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER content_releases_told AFTER INSERT OR UPDATE OF state, planned_for ON content_releases FOR EACH ROW EXECUTE FUNCTION release_planned();--> statement-breakpoint
CREATE TRIGGER content_releases_stay BEFORE DELETE ON content_releases FOR EACH ROW EXECUTE FUNCTION is_for_ever();
--> statement-breakpoint
-- Search is made anew for a whole kind at a time: whoever writes many records in one transaction has it done once, at the end.
CREATE OR REPLACE FUNCTION content_found_anew() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  waiting text[];
BEGIN
  IF coalesce(current_setting('portico.search_waits', true), '') = 'on' THEN
    waiting := string_to_array(nullif(current_setting('portico.search_kinds', true), ''), ',');
    PERFORM set_config('portico.search_kinds', array_to_string(ARRAY(
      SELECT DISTINCT unnest(coalesce(waiting, '{}') || tg_argv)
    ), ','), true);
  ELSE
    PERFORM refresh_search(tg_argv);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_catches_up() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  waiting text[] := string_to_array(nullif(current_setting('portico.search_kinds', true), ''), ',');
BEGIN
  PERFORM set_config('portico.search_waits', '', true);
  PERFORM set_config('portico.search_kinds', '', true);
  IF waiting IS NOT NULL THEN PERFORM refresh_search(waiting); END IF;
END
$$;
