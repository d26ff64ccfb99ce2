CREATE TABLE "award_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "award_applications_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition_id" text NOT NULL,
	"submission_id" uuid NOT NULL,
	"state" text DEFAULT 'submitted' NOT NULL,
	"nomination" text NOT NULL,
	"fields" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"isbn" text,
	"link_hash" text,
	"locale" text NOT NULL,
	"question" text,
	"question_until" timestamp with time zone,
	"copies_received_at" timestamp with time zone,
	"move_to" text,
	"move_agreed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_applications_number_unique" UNIQUE("number"),
	CONSTRAINT "award_applications_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "award_applications_link_hash_unique" UNIQUE("link_hash"),
	CONSTRAINT "award_applications_state" CHECK ("award_applications"."state" in ('submitted', 'checked', 'question', 'admitted', 'declined', 'withdrawn')),
	CONSTRAINT "award_applications_nomination" CHECK ("award_applications"."nomination" in ('research', 'debut', 'master', 'teaching') and ("award_applications"."move_to" is null or "award_applications"."move_to" in ('research', 'debut', 'master', 'teaching'))),
	CONSTRAINT "award_applications_isbn" CHECK ("award_applications"."isbn" ~ '^97[89][0-9]{10}$'),
	CONSTRAINT "award_applications_question" CHECK (("award_applications"."state" = 'question') = ("award_applications"."question_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "award_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_files_one" UNIQUE("application_id","kind"),
	CONSTRAINT "award_files_kind" CHECK ("award_files"."kind" in ('cover', 'reading-copy'))
);
--> statement-breakpoint
CREATE TABLE "award_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "award_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "award_applications" ADD CONSTRAINT "award_applications_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_files" ADD CONSTRAINT "award_files_application_id_award_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."award_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_history" ADD CONSTRAINT "award_history_application_id_award_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."award_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "award_applications_by_state" ON "award_applications" USING btree ("edition_id","state","updated_at");--> statement-breakpoint
CREATE INDEX "award_applications_by_isbn" ON "award_applications" USING btree ("isbn");--> statement-breakpoint
CREATE INDEX "award_history_of" ON "award_history" USING btree ("application_id","id");