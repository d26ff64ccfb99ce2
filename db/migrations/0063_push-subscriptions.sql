CREATE TABLE "push_notices" (
	"subscription_id" uuid NOT NULL,
	"change_id" bigint NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "push_notices_subscription_id_change_id_pk" PRIMARY KEY("subscription_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "push_promises" (
	"change_id" bigint PRIMARY KEY NOT NULL,
	"event_slug" text NOT NULL,
	"promised_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"locale" text NOT NULL,
	"events" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_ok_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_endpoint" CHECK (length("push_subscriptions"."endpoint") <= 1000),
	CONSTRAINT "push_subscriptions_locale" CHECK ("push_subscriptions"."locale" in ('ru', 'en')),
	CONSTRAINT "push_subscriptions_events" CHECK (cardinality("push_subscriptions"."events") <= 200)
);
--> statement-breakpoint
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_promises_waiting" ON "push_promises" USING btree ("change_id") WHERE promised_at is null;--> statement-breakpoint
CREATE INDEX "push_promises_event" ON "push_promises" USING btree ("event_slug","change_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_kept" ON "push_subscriptions" USING gin ("events");--> statement-breakpoint
CREATE INDEX "push_subscriptions_created" ON "push_subscriptions" USING btree ("created_at");--> statement-breakpoint
-- What becomes of an event is to be told to whoever keeps it: promised in the same transaction, whichever way it changed.
CREATE FUNCTION programme_change_is_to_be_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_promises (change_id, event_slug) VALUES (new.id, new.event_slug) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER programme_changes_promised AFTER INSERT ON programme_changes FOR EACH ROW EXECUTE FUNCTION programme_change_is_to_be_told();
