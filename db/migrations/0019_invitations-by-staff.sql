ALTER TABLE "invitations" ADD COLUMN "max_per_order" integer;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "guest_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "guest_email" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "locale" text DEFAULT 'ru' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "created_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "letter_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "revoked_by" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "revoked_reason" text;--> statement-breakpoint
CREATE INDEX "invitations_batch" ON "invitations" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "invitations_created" ON "invitations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_invitation" ON "orders" USING btree ("invitation_id") WHERE invitation_id is not null;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_per_order" CHECK ("invitations"."max_per_order" between 1 and "invitations"."uses");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_valid" CHECK ("invitations"."valid_from" < "invitations"."valid_until");