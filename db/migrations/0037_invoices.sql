CREATE TABLE "invoice_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"sum_kopecks" bigint NOT NULL,
	"way" text NOT NULL,
	"received_on" date NOT NULL,
	"statement_line_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"booked_by" text NOT NULL,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" text,
	CONSTRAINT "invoice_payments_way" CHECK ("invoice_payments"."way" in ('bank', 'hand', 'gateway')),
	CONSTRAINT "invoice_payments_sum" CHECK ("invoice_payments"."sum_kopecks" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"application_id" uuid NOT NULL,
	"stand_code" text,
	"payer" jsonb NOT NULL,
	"payer_inn" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_kopecks" bigint NOT NULL,
	"purpose" text NOT NULL,
	"basis" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" text NOT NULL,
	"due_on" date NOT NULL,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_total" CHECK ("invoices"."total_kopecks" > 0 and "invoices"."total_kopecks" < 2000000000),
	CONSTRAINT "invoices_end" CHECK ("invoices"."paid_at" is null or "invoices"."cancelled_at" is null)
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"identity" text NOT NULL,
	"number" text NOT NULL,
	"day" date NOT NULL,
	"sum_kopecks" bigint NOT NULL,
	"is_incoming" boolean NOT NULL,
	"payer_name" text NOT NULL,
	"payer_inn" text NOT NULL,
	"payer_account" text NOT NULL,
	"purpose" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"candidates" jsonb NOT NULL,
	"difference_kopecks" bigint NOT NULL,
	"booked_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "statement_lines_outcome" CHECK ("statement_lines"."outcome" in ('matched', 'to-decide', 'not-ours', 'already-booked'))
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"from_day" date,
	"to_day" date,
	"received_kopecks" bigint,
	"imported_at" timestamp with time zone NOT NULL,
	"imported_by" text NOT NULL,
	CONSTRAINT "statements_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "ledger" DROP CONSTRAINT "ledger_kind";--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_statement_line_id_statement_lines_id_fk" FOREIGN KEY ("statement_line_id") REFERENCES "public"."statement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_payments_invoice" ON "invoice_payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payments_line" ON "invoice_payments" USING btree ("statement_line_id") WHERE taken_back_at is null and statement_line_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_sequence" ON "invoices" USING btree ("edition","sequence");--> statement-breakpoint
CREATE INDEX "invoices_application" ON "invoices" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "invoices_payer" ON "invoices" USING btree ("payer_inn");--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("due_on") WHERE paid_at is null and cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_place" ON "statement_lines" USING btree ("statement_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_booked" ON "statement_lines" USING btree ("identity") WHERE booked_at is not null;--> statement-breakpoint
CREATE INDEX "statement_lines_identity" ON "statement_lines" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "ledger_invoice" ON "ledger" USING btree ("invoice_id") WHERE invoice_id is not null;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_whose" CHECK (num_nonnulls("ledger"."order_id", "ledger"."invoice_id") = 1);--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_kind" CHECK ("ledger"."kind" in ('charge', 'release', 'payment', 'correction', 'credit', 'payout'));