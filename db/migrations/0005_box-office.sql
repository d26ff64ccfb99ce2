CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"product" text NOT NULL,
	"price_kopecks" integer NOT NULL,
	"uses" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_code_unique" UNIQUE("code"),
	CONSTRAINT "invitations_used" CHECK ("invitations"."used" between 0 and "invitations"."uses"),
	CONSTRAINT "invitations_price" CHECK ("invitations"."price_kopecks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "kept_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_kopecks" integer NOT NULL,
	"payment_id" uuid,
	"payout_id" uuid,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "ledger_kind" CHECK ("ledger"."kind" in ('charge', 'release', 'payment', 'credit', 'payout'))
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product" text NOT NULL,
	"slot_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"heads" integer,
	"unit_kopecks" integer NOT NULL,
	"name" text NOT NULL,
	"pass_hash" text,
	"is_live" boolean DEFAULT true NOT NULL,
	"is_removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_price" CHECK ("order_lines"."unit_kopecks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"token" text NOT NULL,
	"state" text NOT NULL,
	"locale" text NOT NULL,
	"buyer_name" text,
	"buyer_email" text,
	"buyer_phone" text,
	"total_kopecks" integer NOT NULL,
	"consents" jsonb NOT NULL,
	"invitation_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"is_extended" boolean DEFAULT false NOT NULL,
	"is_warned" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_code_unique" UNIQUE("code"),
	CONSTRAINT "orders_token_unique" UNIQUE("token"),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('held', 'waiting_for_payment', 'paid', 'expired', 'cancelled', 'partly_refunded', 'refunded')),
	CONSTRAINT "orders_total" CHECK ("orders"."total_kopecks" >= 0),
	CONSTRAINT "orders_buyer" CHECK ("orders"."state" in ('held', 'expired', 'cancelled') or "orders"."buyer_email" is not null)
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"percent" integer NOT NULL,
	"amount_kopecks" integer NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"documents_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"note" text,
	"payout_id" uuid,
	"due_calendar" date NOT NULL,
	"due_business" date NOT NULL,
	CONSTRAINT "returns_state" CHECK ("returns"."state" in ('requested', 'approved', 'declined', 'paid_out')),
	CONSTRAINT "returns_percent" CHECK ("returns"."percent" between 0 and 100),
	CONSTRAINT "returns_amount" CHECK ("returns"."amount_kopecks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"nonce" text PRIMARY KEY NOT NULL,
	"ticket_id" uuid,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"gate" text NOT NULL,
	"verdict" text NOT NULL,
	"reason" text,
	"actor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"price_kopecks" integer,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"called_off_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "slots_taken" CHECK ("slots"."taken" between 0 and "slots"."capacity")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"product" text NOT NULL,
	"slot_id" text NOT NULL,
	"code" text NOT NULL,
	"secret" text NOT NULL,
	"holder" text,
	"price_kopecks" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_code_unique" UNIQUE("code"),
	CONSTRAINT "tickets_secret_unique" UNIQUE("secret"),
	CONSTRAINT "tickets_state" CHECK ("tickets"."state" in ('valid', 'returning', 'returned', 'void'))
);
--> statement-breakpoint
CREATE TABLE "payment_notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"object_id" text NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_kopecks" integer NOT NULL,
	"state" text NOT NULL,
	"gateway_id" text,
	"confirmation_url" text,
	"captured_kopecks" integer DEFAULT 0 NOT NULL,
	"refunded_kopecks" integer DEFAULT 0 NOT NULL,
	"cancel_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_gateway_id_unique" UNIQUE("gateway_id"),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('started', 'pending', 'succeeded', 'canceled')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_kopecks" > 0),
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded_kopecks" between 0 and "payments"."captured_kopecks" and "payments"."captured_kopecks" <= "payments"."amount_kopecks")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_kopecks" integer NOT NULL,
	"state" text NOT NULL,
	"gateway_id" text,
	"reason" text NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payouts_gateway_id_unique" UNIQUE("gateway_id"),
	CONSTRAINT "payouts_state" CHECK ("payouts"."state" in ('promised', 'sent', 'succeeded', 'canceled')),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_kopecks" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_order" ON "ledger" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_payment" ON "ledger" USING btree ("payment_id") WHERE kind = 'payment';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_payout" ON "ledger" USING btree ("payout_id") WHERE kind = 'payout';--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_pass" ON "order_lines" USING btree ("pass_hash") WHERE is_live and pass_hash is not null;--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("buyer_email"));--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE state in ('held', 'waiting_for_payment');--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_ticket" ON "returns" USING btree ("ticket_id") WHERE state <> 'declined';--> statement-breakpoint
CREATE INDEX "scans_ticket" ON "scans" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "scans_at" ON "scans" USING btree ("at");--> statement-breakpoint
CREATE INDEX "slots_day" ON "slots" USING btree ("day");--> statement-breakpoint
CREATE INDEX "tickets_order" ON "tickets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "tickets_slot" ON "tickets" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "payment_notifications_object" ON "payment_notifications" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_active" ON "payments" USING btree ("order_id") WHERE state in ('started', 'pending');--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("check_at") WHERE state in ('started', 'pending');--> statement-breakpoint
CREATE INDEX "payouts_payment" ON "payouts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("check_at") WHERE state in ('promised', 'sent');