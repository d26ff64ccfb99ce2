CREATE TABLE "exhibitor_message_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"message_id" bigint NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "exhibitor_message_files_message" UNIQUE("message_id"),
	CONSTRAINT "exhibitor_message_files_type" CHECK ("exhibitor_message_files"."type" in ('pdf', 'jpeg', 'png'))
);
--> statement-breakpoint
ALTER TABLE "exhibitor_message_files" ADD CONSTRAINT "exhibitor_message_files_application_id_exhibitor_threads_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_threads"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_message_files" ADD CONSTRAINT "exhibitor_message_files_message_id_exhibitor_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."exhibitor_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exhibitor_message_files_application" ON "exhibitor_message_files" USING btree ("application_id");