CREATE TABLE "fair_call_off_orders" (
	"call_off_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"done_at" timestamp with time zone,
	"tickets" integer DEFAULT 0 NOT NULL,
	"amount_kopecks" integer DEFAULT 0 NOT NULL,
	"problem" text,
	CONSTRAINT "fair_call_off_orders_call_off_id_order_id_pk" PRIMARY KEY("call_off_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "fair_call_offs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"message" jsonb NOT NULL,
	"new_from" date,
	"new_to" date,
	"returns_until" date,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "fair_call_offs_kind" CHECK ("fair_call_offs"."kind" in ('cancelled', 'postponed')),
	CONSTRAINT "fair_call_offs_dates" CHECK ("fair_call_offs"."kind" = 'cancelled' or ("fair_call_offs"."new_from" <= "fair_call_offs"."new_to" and "fair_call_offs"."returns_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "office_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"what" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fair_call_off_orders" ADD CONSTRAINT "fair_call_off_orders_call_off_id_fair_call_offs_id_fk" FOREIGN KEY ("call_off_id") REFERENCES "public"."fair_call_offs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fair_call_offs_running" ON "fair_call_offs" USING btree ((1)) WHERE finished_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "fair_call_offs_cancelled" ON "fair_call_offs" USING btree ("kind") WHERE kind = 'cancelled';--> statement-breakpoint
CREATE INDEX "office_changes_at" ON "office_changes" USING btree ("at");