CREATE TABLE "redirects" (
	"from_path" text PRIMARY KEY NOT NULL,
	"kind" text,
	"key" text,
	"to_path" text,
	"is_by_hand" boolean NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"person_id" text NOT NULL,
	"person_name" text NOT NULL,
	"removed_at" timestamp with time zone,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_on" date,
	CONSTRAINT "redirects_from" CHECK ("redirects"."from_path" ~ '^/([a-z0-9_-]+/)+$' and length("redirects"."from_path") <= 200),
	CONSTRAINT "redirects_to" CHECK (("redirects"."to_path" is null) = ("redirects"."kind" is not null and "redirects"."key" is not null)),
	CONSTRAINT "redirects_to_path" CHECK ("redirects"."to_path" ~ '^/([a-z0-9_-]+/)*$' and "redirects"."to_path" <> "redirects"."from_path")
);
--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "address" text;--> statement-breakpoint
CREATE INDEX "redirects_record" ON "redirects" USING btree ("kind","key");--> statement-breakpoint
CREATE UNIQUE INDEX "artists_address" ON "artists" USING btree (coalesce("address", "slug"));--> statement-breakpoint
CREATE UNIQUE INDEX "events_address" ON "events" USING btree (coalesce("address", "slug"));--> statement-breakpoint
CREATE UNIQUE INDEX "participants_address" ON "participants" USING btree (coalesce("address", "slug"));--> statement-breakpoint
CREATE UNIQUE INDEX "releases_address" ON "releases" USING btree (coalesce("address", "slug"));