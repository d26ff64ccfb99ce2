CREATE TABLE "lead_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"holds_until" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"status" integer,
	"outcome" text DEFAULT 'unknown' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"reason" text,
	CONSTRAINT "lead_attempts_number" UNIQUE("lead_id","number"),
	CONSTRAINT "lead_attempts_outcome" CHECK ("lead_attempts"."outcome" in ('delivered', 'refused', 'failed', 'unknown') and ("lead_attempts"."outcome" = 'unknown') = ("lead_attempts"."finished_at" is null)),
	CONSTRAINT "lead_attempts_status" CHECK (("lead_attempts"."outcome" in ('delivered', 'refused')) = ("lead_attempts"."status" is not null) and ("lead_attempts"."outcome" = 'delivered') = (coalesce("lead_attempts"."status", 0) between 200 and 299))
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mergelead" text NOT NULL,
	"query" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"state" text NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"set_aside_at" timestamp with time zone,
	"sent_again_at" timestamp with time zone,
	"sent_again_by" text,
	"erased_at" timestamp with time zone,
	CONSTRAINT "leads_mergelead_unique" UNIQUE("mergelead"),
	CONSTRAINT "leads_state" CHECK ("leads"."state" in ('waiting', 'delivered', 'set-aside')),
	CONSTRAINT "leads_delivered" CHECK (("leads"."state" = 'delivered') = ("leads"."delivered_at" is not null)),
	CONSTRAINT "leads_set_aside" CHECK (("leads"."state" = 'set-aside') = ("leads"."set_aside_at" is not null)),
	CONSTRAINT "leads_erased_do_not_wait" CHECK ("leads"."erased_at" is null or "leads"."state" <> 'waiting'),
	CONSTRAINT "leads_sent_again" CHECK (("leads"."sent_again_at" is null) = ("leads"."sent_again_by" is null))
);
--> statement-breakpoint
ALTER TABLE "lead_attempts" ADD CONSTRAINT "lead_attempts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- An attempt is finished once, and then stays as it was; only the lander's words may be forgotten with the person.
CREATE FUNCTION lead_attempt_is_finished() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.answer = '' AND to_jsonb(NEW) - 'answer' = to_jsonb(OLD) - 'answer' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'an attempt to deliver a lead is kept as it ended' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER lead_attempts_stay BEFORE UPDATE ON lead_attempts FOR EACH ROW WHEN (OLD.finished_at IS NOT NULL) EXECUTE FUNCTION lead_attempt_is_finished();--> statement-breakpoint
CREATE TRIGGER lead_attempts_are_kept BEFORE DELETE ON lead_attempts FOR EACH ROW EXECUTE FUNCTION is_for_ever();--> statement-breakpoint
CREATE TRIGGER leads_are_kept BEFORE DELETE ON leads FOR EACH ROW EXECUTE FUNCTION is_for_ever();
