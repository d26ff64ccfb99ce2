CREATE TABLE "award_assignments" (
	"application_id" uuid NOT NULL,
	"juror_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_assignments_application_id_juror_id_pk" PRIMARY KEY("application_id","juror_id")
);
--> statement-breakpoint
CREATE TABLE "award_ballots" (
	"edition_id" text NOT NULL,
	"juror_id" uuid NOT NULL,
	"nomination" text NOT NULL,
	"grades" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"preference" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"cast_at" timestamp with time zone,
	CONSTRAINT "award_ballots_edition_id_juror_id_nomination_pk" PRIMARY KEY("edition_id","juror_id","nomination"),
	CONSTRAINT "award_ballots_outcome" CHECK ("award_ballots"."outcome" in ('cast', 'abstained')),
	CONSTRAINT "award_ballots_cast" CHECK (("award_ballots"."outcome" is null) = ("award_ballots"."cast_at" is null))
);
--> statement-breakpoint
CREATE TABLE "award_jurors" (
	"edition_id" text NOT NULL,
	"juror_id" uuid NOT NULL,
	"is_chair" boolean DEFAULT false NOT NULL,
	CONSTRAINT "award_jurors_edition_id_juror_id_pk" PRIMARY KEY("edition_id","juror_id")
);
--> statement-breakpoint
CREATE TABLE "award_prize_votes" (
	"edition_id" text NOT NULL,
	"juror_id" uuid NOT NULL,
	"application_id" uuid,
	"cast_at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_prize_votes_edition_id_juror_id_pk" PRIMARY KEY("edition_id","juror_id")
);
--> statement-breakpoint
CREATE TABLE "award_recusals" (
	"application_id" uuid NOT NULL,
	"juror_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"declared_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_recusals_application_id_juror_id_pk" PRIMARY KEY("application_id","juror_id")
);
--> statement-breakpoint
CREATE TABLE "award_remarks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "award_remarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"juror_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "award_sheets" (
	"application_id" uuid NOT NULL,
	"juror_id" uuid NOT NULL,
	"halves" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"page" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "award_sheets_application_id_juror_id_pk" PRIMARY KEY("application_id","juror_id"),
	CONSTRAINT "award_sheets_outcome" CHECK ("award_sheets"."outcome" in ('sent', 'abstained')),
	CONSTRAINT "award_sheets_sent" CHECK (("award_sheets"."outcome" is null) = ("award_sheets"."sent_at" is null))
);
--> statement-breakpoint
CREATE TABLE "award_protocols" (
	"edition_id" text PRIMARY KEY NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"receipt" "bytea",
	"stamped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "award_signatures" (
	"edition_id" text NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"person_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_signatures_edition_id_action_actor_pk" PRIMARY KEY("edition_id","action","actor")
);
--> statement-breakpoint
CREATE TABLE "award_stage_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "award_stage_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"edition_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "award_stages" (
	"edition_id" text PRIMARY KEY NOT NULL,
	"stage" text NOT NULL,
	"vote_ends_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_role";--> statement-breakpoint
ALTER TABLE "award_assignments" ADD CONSTRAINT "award_assignments_application_id_award_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."award_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_assignments" ADD CONSTRAINT "award_assignments_juror_id_people_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_ballots" ADD CONSTRAINT "award_ballots_juror_id_people_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_jurors" ADD CONSTRAINT "award_jurors_juror_id_people_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_prize_votes" ADD CONSTRAINT "award_prize_votes_juror_id_people_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_prize_votes" ADD CONSTRAINT "award_prize_votes_application_id_award_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."award_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_recusals" ADD CONSTRAINT "award_recusals_application_id_award_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."award_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_recusals" ADD CONSTRAINT "award_recusals_juror_id_people_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_remarks" ADD CONSTRAINT "award_remarks_application_id_award_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."award_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_remarks" ADD CONSTRAINT "award_remarks_juror_id_people_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_sheets" ADD CONSTRAINT "award_sheets_application_id_award_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."award_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_sheets" ADD CONSTRAINT "award_sheets_juror_id_people_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_signatures" ADD CONSTRAINT "award_signatures_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "award_assignments_juror" ON "award_assignments" USING btree ("juror_id");--> statement-breakpoint
CREATE INDEX "award_remarks_of" ON "award_remarks" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "award_stage_history_of" ON "award_stage_history" USING btree ("edition_id","id");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_role" CHECK ("people"."role" in ('admin', 'box-office', 'door', 'requests', 'exhibitors', 'award', 'council', 'juror', 'member'));