CREATE TABLE "closed_tickets" (
	"ticket_id" uuid PRIMARY KEY NOT NULL,
	"receipt_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closing_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_kopecks" integer NOT NULL,
	"state" text NOT NULL,
	"gateway_id" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "closing_receipts_gateway_id_unique" UNIQUE("gateway_id"),
	CONSTRAINT "closing_receipts_state" CHECK ("closing_receipts"."state" in ('promised', 'sent', 'succeeded', 'canceled')),
	CONSTRAINT "closing_receipts_amount" CHECK ("closing_receipts"."amount_kopecks" > 0)
);
--> statement-breakpoint
CREATE TABLE "gateway_differences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"gateway_id" text NOT NULL,
	"order_id" uuid,
	"payment_id" uuid,
	"payout_id" uuid,
	"gateway_kopecks" integer NOT NULL,
	"our_kopecks" integer NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"note" text,
	CONSTRAINT "gateway_differences_once" UNIQUE("kind","gateway_id"),
	CONSTRAINT "gateway_differences_kind" CHECK ("gateway_differences"."kind" in ('cabinet-refund', 'unknown-refund', 'unknown-payment', 'missing-payment', 'missing-refund', 'amount'))
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"night" date,
	"created_from" timestamp with time zone NOT NULL,
	"created_before" timestamp with time zone NOT NULL,
	"stage" text NOT NULL,
	"cursor" text,
	"payments_read" integer DEFAULT 0 NOT NULL,
	"refunds_read" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "reconciliations_night_unique" UNIQUE("night"),
	CONSTRAINT "reconciliations_stage" CHECK ("reconciliations"."stage" in ('payments', 'refunds', 'ours', 'done'))
);
--> statement-breakpoint
ALTER TABLE "payouts" DROP CONSTRAINT "payouts_replaced_by_id_unique";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "compared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "compared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "closed_tickets" ADD CONSTRAINT "closed_tickets_receipt_id_closing_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."closing_receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closed_tickets_receipt" ON "closed_tickets" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "closing_receipts_order" ON "closing_receipts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "closing_receipts_open" ON "closing_receipts" USING btree ("check_at") WHERE state in ('promised', 'sent');--> statement-breakpoint
CREATE INDEX "gateway_differences_open" ON "gateway_differences" USING btree ("found_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "gateway_differences_order" ON "gateway_differences" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reconciliations_started" ON "reconciliations" USING btree ("started_at");