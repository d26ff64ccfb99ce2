CREATE TABLE "exhibitor_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "exhibitor_applications_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 201 CACHE 1),
	"edition_id" text NOT NULL,
	"person_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"name_ru" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"changes_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "exhibitor_applications_number_unique" UNIQUE("number"),
	CONSTRAINT "exhibitor_applications_one" UNIQUE("edition_id","person_id"),
	CONSTRAINT "exhibitor_applications_state" CHECK ("exhibitor_applications"."state" in ('draft', 'submitted', 'in-review', 'changes-asked', 'waiting-list', 'accepted', 'declined', 'withdrawn', 'stand-held', 'awaiting-payment', 'stand-paid', 'materials-in-review', 'published'))
);
--> statement-breakpoint
CREATE TABLE "exhibitor_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exhibitor_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exhibitor_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exhibitor_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"work_id" uuid,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"fingerprint" text NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"refusal" jsonb,
	"picture_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "exhibitor_uploads_size" CHECK ("exhibitor_uploads"."size" > 0 and "exhibitor_uploads"."received" between 0 and "exhibitor_uploads"."size")
);
--> statement-breakpoint
CREATE TABLE "exhibitor_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"works" jsonb NOT NULL,
	"locale" text NOT NULL,
	"consents" jsonb NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exhibitor_versions_number" UNIQUE("application_id","number")
);
--> statement-breakpoint
CREATE TABLE "exhibitor_works" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"picture_id" uuid,
	CONSTRAINT "exhibitor_works_place" CHECK ("exhibitor_works"."place" > 0)
);
--> statement-breakpoint
ALTER TABLE "exhibitor_applications" ADD CONSTRAINT "exhibitor_applications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_history" ADD CONSTRAINT "exhibitor_history_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_pictures" ADD CONSTRAINT "exhibitor_pictures_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_uploads" ADD CONSTRAINT "exhibitor_uploads_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_uploads" ADD CONSTRAINT "exhibitor_uploads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_uploads" ADD CONSTRAINT "exhibitor_uploads_work_id_exhibitor_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."exhibitor_works"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_versions" ADD CONSTRAINT "exhibitor_versions_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_works" ADD CONSTRAINT "exhibitor_works_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_works" ADD CONSTRAINT "exhibitor_works_picture_id_exhibitor_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."exhibitor_pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exhibitor_applications_by_time" ON "exhibitor_applications" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "exhibitor_applications_by_state" ON "exhibitor_applications" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "exhibitor_applications_by_kind" ON "exhibitor_applications" USING btree ("kind","updated_at");--> statement-breakpoint
CREATE INDEX "exhibitor_history_application" ON "exhibitor_history" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "exhibitor_pictures_application" ON "exhibitor_pictures" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "exhibitor_uploads_person" ON "exhibitor_uploads" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "exhibitor_uploads_by_time" ON "exhibitor_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exhibitor_uploads_open" ON "exhibitor_uploads" USING btree ("work_id") WHERE "exhibitor_uploads"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "exhibitor_works_application" ON "exhibitor_works" USING btree ("application_id","place");--> statement-breakpoint
CREATE INDEX "exhibitor_works_picture" ON "exhibitor_works" USING btree ("picture_id");