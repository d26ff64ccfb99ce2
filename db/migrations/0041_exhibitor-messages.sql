CREATE TABLE "exhibitor_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exhibitor_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"side" text NOT NULL,
	"person_id" uuid,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "exhibitor_messages_key" UNIQUE("application_id","key"),
	CONSTRAINT "exhibitor_messages_side" CHECK ("exhibitor_messages"."side" in ('exhibitor', 'office')),
	CONSTRAINT "exhibitor_messages_text" CHECK ("exhibitor_messages"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "exhibitor_threads" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"waits_since" timestamp with time zone,
	"exhibitor_read_id" bigint DEFAULT 0 NOT NULL,
	"office_read_id" bigint DEFAULT 0 NOT NULL,
	"exhibitor_told_id" bigint DEFAULT 0 NOT NULL,
	"office_told_id" bigint DEFAULT 0 NOT NULL,
	"exhibitor_told_at" timestamp with time zone,
	"office_told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "exhibitor_messages" ADD CONSTRAINT "exhibitor_messages_application_id_exhibitor_threads_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_threads"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_messages" ADD CONSTRAINT "exhibitor_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_threads" ADD CONSTRAINT "exhibitor_threads_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exhibitor_messages_thread" ON "exhibitor_messages" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "exhibitor_threads_by_time" ON "exhibitor_threads" USING btree ("last_at","application_id");--> statement-breakpoint
CREATE INDEX "exhibitor_threads_waiting" ON "exhibitor_threads" USING btree ("last_at","application_id") WHERE "exhibitor_threads"."waits_since" is not null;