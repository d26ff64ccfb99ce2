CREATE TABLE "account_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"hash" text NOT NULL,
	"locale" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"person_id" uuid,
	"locale" text NOT NULL,
	"browser" text,
	"registration" jsonb,
	"leads_to" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_links_hash_unique" UNIQUE("hash"),
	CONSTRAINT "account_links_purpose" CHECK ("account_links"."purpose" in ('register', 'sign-in', 'reset', 'email-old', 'email-new'))
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"old_agreed_at" timestamp with time zone,
	"new_agreed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_changes" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "locale" text DEFAULT 'ru' NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "is_secret" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_email" ON "account_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "account_links_person" ON "account_links" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "account_links_expires" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_changes_shown" ON "account_changes" USING btree ("id") WHERE role is distinct from 'member';