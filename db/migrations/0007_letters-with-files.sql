ALTER TABLE "orders" ADD COLUMN "reminded_for" date;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;