CREATE TABLE "call_off_orders" (
	"call_off_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"done_at" timestamp with time zone,
	"tickets" integer DEFAULT 0 NOT NULL,
	"amount_kopecks" bigint DEFAULT 0 NOT NULL,
	"given_before_kopecks" bigint DEFAULT 0 NOT NULL,
	"problem" text,
	CONSTRAINT "call_off_orders_call_off_id_order_id_pk" PRIMARY KEY("call_off_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "call_offs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scope" text DEFAULT 'fair' NOT NULL,
	"subject" text DEFAULT 'fair' NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"approved_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"message" jsonb NOT NULL,
	"new_from" date,
	"new_to" date,
	"returns_until" date,
	"planned" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "call_offs_scope" CHECK ("call_offs"."scope" in ('slot', 'day', 'fair')),
	CONSTRAINT "call_offs_kind" CHECK ("call_offs"."kind" in ('cancelled', 'postponed')),
	CONSTRAINT "call_offs_dates" CHECK ("call_offs"."kind" = 'cancelled' or ("call_offs"."new_from" <= "call_offs"."new_to" and "call_offs"."returns_until" is not null))
);
--> statement-breakpoint
insert into "call_offs" (id, kind, actor, message, new_from, new_to, returns_until, started_at, finished_at, planned)
select id, kind, actor, message, new_from, new_to, returns_until, started_at, finished_at,
  (select count(*) from "fair_call_off_orders" o where o.call_off_id = c.id)
from "fair_call_offs" c;--> statement-breakpoint
insert into "call_off_orders" (call_off_id, order_id, done_at, tickets, amount_kopecks, problem)
select call_off_id, order_id, done_at, tickets, amount_kopecks, problem from "fair_call_off_orders"
where done_at is not null or problem is not null;--> statement-breakpoint
DROP TABLE "fair_call_off_orders" CASCADE;--> statement-breakpoint
DROP TABLE "fair_call_offs" CASCADE;--> statement-breakpoint
DROP INDEX "tickets_slot";--> statement-breakpoint
ALTER TABLE "call_off_orders" ADD CONSTRAINT "call_off_orders_call_off_id_call_offs_id_fk" FOREIGN KEY ("call_off_id") REFERENCES "public"."call_offs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_off_orders_problems" ON "call_off_orders" USING btree ("call_off_id") WHERE problem is not null or given_before_kopecks > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "call_offs_running" ON "call_offs" USING btree ("subject") WHERE finished_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "call_offs_cancelled" ON "call_offs" USING btree ("subject") WHERE kind = 'cancelled';--> statement-breakpoint
CREATE INDEX "tickets_slot" ON "tickets" USING btree ("slot_id","order_id");