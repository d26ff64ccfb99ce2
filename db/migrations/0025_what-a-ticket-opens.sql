CREATE TABLE "line_entries" (
	"line_id" uuid NOT NULL,
	"entry_ticket_id" uuid NOT NULL,
	CONSTRAINT "line_entries_pkey" PRIMARY KEY("line_id","entry_ticket_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_switches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"ticket_ids" jsonb NOT NULL,
	"to_slot_id" text NOT NULL,
	"difference_kopecks" integer NOT NULL,
	"payment_id" uuid NOT NULL,
	"state" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_switches_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "ticket_switches_state" CHECK ("ticket_switches"."state" in ('waiting', 'done', 'expired')),
	CONSTRAINT "ticket_switches_difference" CHECK ("ticket_switches"."difference_kopecks" > 0)
);
--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_state";--> statement-breakpoint
DROP INDEX "returns_ticket";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "free_tickets_for" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "request_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "papers_due_at" timestamp with time zone DEFAULT now() + interval '14 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "papers_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "ladder_on" date;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "honoured_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "line_entries" ADD CONSTRAINT "line_entries_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_entries" ADD CONSTRAINT "line_entries_entry_ticket_id_tickets_id_fk" FOREIGN KEY ("entry_ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_switches" ADD CONSTRAINT "ticket_switches_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_switches" ADD CONSTRAINT "ticket_switches_to_slot_id_slots_id_fk" FOREIGN KEY ("to_slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_entries_entry" ON "line_entries" USING btree ("entry_ticket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_switches_waiting" ON "ticket_switches" USING btree ("order_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "ticket_switches_held" ON "ticket_switches" USING btree ("held_until") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "orders_free_tickets" ON "orders" USING btree ("free_tickets_for") WHERE free_tickets_for is not null;--> statement-breakpoint
CREATE INDEX "returns_papers" ON "returns" USING btree ("papers_due_at") WHERE state = 'requested' and documents_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "returns_ticket" ON "returns" USING btree ("ticket_id") WHERE state in ('requested', 'approved', 'paid_out');--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_state" CHECK ("returns"."state" in ('requested', 'approved', 'declined', 'paid_out', 'withdrawn', 'lapsed'));--> statement-breakpoint
UPDATE "returns" SET "papers_due_at" = "requested_at" + interval '14 days';
