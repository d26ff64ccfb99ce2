CREATE TABLE "content_presence" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"person_id" text NOT NULL,
	"person_name" text NOT NULL,
	"field" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_presence_pk" PRIMARY KEY("kind","key","person_id"),
	CONSTRAINT "content_presence_field" CHECK (length("content_presence"."field") <= 200)
);
--> statement-breakpoint
CREATE TABLE "office_looks" (
	"person_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "content_presence_seen" ON "content_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "content_edits_person" ON "content_edits" USING btree ("person_id","at");