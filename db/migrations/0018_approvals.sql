CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"params" jsonb NOT NULL,
	"digest" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by_id" uuid NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by_id" uuid,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "approvals_state" CHECK ("approvals"."state" in ('waiting', 'approved', 'declined', 'lapsed', 'void')),
	CONSTRAINT "approvals_four_eyes" CHECK ("approvals"."state" <> 'approved' or ("approvals"."decided_by_id" is not null and "approvals"."decided_by_id" <> "approvals"."proposed_by_id"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_waiting" ON "approvals" USING btree ("action","subject") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "approvals_proposed" ON "approvals" USING btree ("proposed_at");