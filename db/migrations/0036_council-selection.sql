CREATE TABLE "council_assignments" (
	"application_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "council_assignments_application_id_person_id_pk" PRIMARY KEY("application_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "council_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "council_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "council_conflicts" (
	"application_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "council_conflicts_application_id_person_id_pk" PRIMARY KEY("application_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "council_decisions" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"section" text NOT NULL,
	"message" text NOT NULL,
	"changes_until" text,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"rank" integer,
	"released_at" timestamp with time zone,
	CONSTRAINT "council_decisions_decision" CHECK ("council_decisions"."decision" in ('accept', 'wait', 'ask-changes', 'decline')),
	CONSTRAINT "council_decisions_rank" CHECK ("council_decisions"."rank" between 1 and 4),
	CONSTRAINT "council_decisions_changes" CHECK (("council_decisions"."decision" = 'ask-changes') = ("council_decisions"."changes_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "council_flags" (
	"application_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "council_flags_application_id_person_id_pk" PRIMARY KEY("application_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "council_releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition_id" text NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"released_by" text NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "council_votes" (
	"application_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"for_colleagues" text NOT NULL,
	"for_applicant" text NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "council_votes_application_id_person_id_pk" PRIMARY KEY("application_id","person_id"),
	CONSTRAINT "council_votes_score" CHECK ("council_votes"."score" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "council_assignments" ADD CONSTRAINT "council_assignments_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_assignments" ADD CONSTRAINT "council_assignments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_comments" ADD CONSTRAINT "council_comments_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_comments" ADD CONSTRAINT "council_comments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_conflicts" ADD CONSTRAINT "council_conflicts_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_conflicts" ADD CONSTRAINT "council_conflicts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_decisions" ADD CONSTRAINT "council_decisions_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_flags" ADD CONSTRAINT "council_flags_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_flags" ADD CONSTRAINT "council_flags_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_votes" ADD CONSTRAINT "council_votes_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "council_votes" ADD CONSTRAINT "council_votes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "council_comments_application" ON "council_comments" USING btree ("application_id","id");