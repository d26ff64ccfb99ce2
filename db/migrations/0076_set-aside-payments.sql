-- A buyer who chooses another way of paying leaves the page that was open behind.
DROP INDEX "payments_active";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "set_aside_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_active" ON "payments" USING btree ("order_id") WHERE state in ('started', 'pending') and set_aside_at is null;
