CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slot_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"locale" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_once" ON "waiting_list" USING btree ("slot_id","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_token" ON "waiting_list" USING btree ("token");--> statement-breakpoint
CREATE INDEX "waiting_list_turn" ON "waiting_list" USING btree ("slot_id","created_at") WHERE told_at is null;