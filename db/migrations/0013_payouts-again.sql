ALTER TABLE "payouts" ADD COLUMN "replaced_by_id" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_replaced_by_id_unique" UNIQUE("replaced_by_id");