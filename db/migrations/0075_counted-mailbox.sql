-- Places in classes are counted for a mailbox as free tickets are.
ALTER TABLE "orders" RENAME COLUMN "free_tickets_for" TO "counted_mailbox";--> statement-breakpoint
ALTER INDEX "orders_free_tickets" RENAME TO "orders_counted_mailbox";
--> statement-breakpoint
-- Whoever was forgotten before is forgotten here as well.
UPDATE "orders" SET "counted_mailbox" = NULL WHERE "counted_mailbox" IS NOT NULL AND coalesce("buyer_email", '') = '';
