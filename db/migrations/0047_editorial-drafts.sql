CREATE TABLE "content_drafts" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"record" jsonb NOT NULL,
	"base" jsonb,
	"stale" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"is_changed" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"person_id" text NOT NULL,
	"person_name" text NOT NULL,
	"trashed_at" timestamp with time zone,
	CONSTRAINT "content_drafts_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "content_drafts_revision" CHECK ("content_drafts"."revision" >= 0)
);
--> statement-breakpoint
CREATE TABLE "content_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"revision" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" text NOT NULL,
	"person_name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"inverse" jsonb NOT NULL,
	"undoes" uuid
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"number" integer NOT NULL,
	"record" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" text NOT NULL,
	"person_name" text NOT NULL,
	"event" text NOT NULL,
	"languages" jsonb NOT NULL,
	"restored" integer,
	"reason" text,
	CONSTRAINT "content_versions_pk" PRIMARY KEY("kind","key","number"),
	CONSTRAINT "content_versions_event" CHECK ("content_versions"."event" in ('first', 'written', 'published', 'withdrawn', 'restored', 'trashed', 'returned'))
);
--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_role";--> statement-breakpoint
CREATE INDEX "content_drafts_changed" ON "content_drafts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "content_edits_record" ON "content_edits" USING btree ("kind","key","revision");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_role" CHECK ("people"."role" in ('admin', 'box-office', 'door', 'requests', 'exhibitors', 'award', 'chief-editor', 'editor', 'translator', 'council', 'juror', 'member'));--> statement-breakpoint
CREATE TRIGGER content_versions_stay BEFORE UPDATE OR DELETE ON content_versions FOR EACH ROW EXECUTE FUNCTION is_for_ever();--> statement-breakpoint
CREATE TRIGGER content_edits_stay BEFORE UPDATE OR DELETE ON content_edits FOR EACH ROW EXECUTE FUNCTION is_for_ever();
