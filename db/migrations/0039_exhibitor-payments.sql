ALTER TABLE "payments" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD COLUMN "gateway_payment_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD COLUMN "refunded_kopecks" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reminded" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "act_issued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method" text;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payments_gateway" ON "invoice_payments" USING btree ("gateway_payment_id") WHERE taken_back_at is null and gateway_payment_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_active_invoice" ON "payments" USING btree ("invoice_id") WHERE state in ('started', 'pending') and invoice_id is not null;--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "payments" USING btree ("invoice_id") WHERE invoice_id is not null;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_refunded" CHECK ("invoice_payments"."refunded_kopecks" between 0 and "invoice_payments"."sum_kopecks");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_reminded" CHECK ("invoices"."reminded" in ('before', 'due', 'after'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_whose" CHECK (num_nonnulls("payments"."order_id", "payments"."invoice_id") = 1);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method" CHECK ("payments"."method" in ('bank_card', 'sbp'));