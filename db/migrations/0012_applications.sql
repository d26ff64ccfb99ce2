CREATE TABLE "submission_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"hash" text NOT NULL,
	"locale" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"page" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form" text NOT NULL,
	"form_version" integer NOT NULL,
	"locale" text NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"fields" jsonb NOT NULL,
	"wants_news" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"token" text NOT NULL,
	"content_hash" text NOT NULL,
	"lead_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "submissions_token_unique" UNIQUE("token"),
	CONSTRAINT "submissions_lead_id_unique" UNIQUE("lead_id"),
	CONSTRAINT "submissions_state" CHECK ("submissions"."state" in ('new', 'in-work', 'answered', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "submission_consents" ADD CONSTRAINT "submission_consents_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_log" ADD CONSTRAINT "submission_log_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_log_of" ON "submission_log" USING btree ("submission_id","at");--> statement-breakpoint
CREATE INDEX "submissions_by_time" ON "submissions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "submissions_by_form" ON "submissions" USING btree ("form","created_at");