CREATE TABLE "edition_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edition_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition_id" text NOT NULL,
	"set" jsonb NOT NULL,
	"holds_from" timestamp with time zone,
	"takes_two" boolean NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by_id" text NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by_id" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"withdrawn_by" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "edition_changes_state" CHECK ("edition_changes"."state" in ('proposed', 'agreed', 'refused', 'withdrawn')),
	CONSTRAINT "edition_changes_set" CHECK (jsonb_array_length("edition_changes"."set") > 0),
	CONSTRAINT "edition_changes_decided" CHECK ("edition_changes"."state" <> 'agreed' or "edition_changes"."decided_by_id" is not null),
	CONSTRAINT "edition_changes_moment" CHECK ("edition_changes"."state" <> 'agreed' or "edition_changes"."holds_from" is not null),
	CONSTRAINT "edition_changes_four_eyes" CHECK ("edition_changes"."state" <> 'agreed' or not "edition_changes"."takes_two" or "edition_changes"."decided_by_id" <> "edition_changes"."proposed_by_id")
);
--> statement-breakpoint
CREATE TABLE "edition_values" (
	"edition_id" text NOT NULL,
	"holds_from" timestamp with time zone NOT NULL,
	"values" jsonb NOT NULL,
	CONSTRAINT "edition_values_pk" PRIMARY KEY("edition_id","holds_from"),
	CONSTRAINT "edition_values_id" CHECK ("edition_values"."values" ->> 'id' = "edition_values"."edition_id"),
	CONSTRAINT "edition_values_whole" CHECK ("edition_values"."values" ?& array['firstDay', 'lastDay', 'vipOpening', 'visitorDays', 'award', 'ticketSalesFrom', 'tickets', 'tours', 'refunds', 'sale']),
	CONSTRAINT "edition_values_days" CHECK (("edition_values"."values" #>> '{ticketSalesFrom}') collate "C" <= ("edition_values"."values" #>> '{firstDay}') and ("edition_values"."values" #>> '{firstDay}') collate "C" <= ("edition_values"."values" #>> '{vipOpening,day}') and ("edition_values"."values" #>> '{vipOpening,day}') collate "C" <= ("edition_values"."values" #>> '{visitorDays,first}') and ("edition_values"."values" #>> '{visitorDays,first}') collate "C" <= ("edition_values"."values" #>> '{visitorDays,last}') and ("edition_values"."values" #>> '{visitorDays,last}') collate "C" <= ("edition_values"."values" #>> '{lastDay}')),
	CONSTRAINT "edition_values_hours" CHECK (("edition_values"."values" #>> '{visitorDays,from}') collate "C" <= ("edition_values"."values" #>> '{visitorDays,windowTurnsAt}') and ("edition_values"."values" #>> '{visitorDays,windowTurnsAt}') collate "C" <= ("edition_values"."values" #>> '{visitorDays,to}') and ("edition_values"."values" #>> '{vipOpening,from}') collate "C" <= ("edition_values"."values" #>> '{vipOpening,to}')),
	CONSTRAINT "edition_values_award" CHECK (("edition_values"."values" #>> '{award,opensOn}') collate "C" <= ("edition_values"."values" #>> '{award,closesOn}') and ("edition_values"."values" #>> '{award,closesOn}') collate "C" <= ("edition_values"."values" #>> '{award,judgingFrom}') and ("edition_values"."values" #>> '{award,judgingFrom}') collate "C" <= ("edition_values"."values" #>> '{award,firstRoundTo}') and ("edition_values"."values" #>> '{award,firstRoundTo}') collate "C" <= ("edition_values"."values" #>> '{award,judgingTo}') and ("edition_values"."values" #>> '{award,judgingTo}') collate "C" <= ("edition_values"."values" #>> '{award,shortlistOn}') and ("edition_values"."values" #>> '{award,shortlistOn}') collate "C" <= ("edition_values"."values" #>> '{award,announcedOn}') and ("edition_values"."values" #>> '{award,announcedOn}') collate "C" <= ("edition_values"."values" #>> '{lastDay}')),
	CONSTRAINT "edition_values_money" CHECK (not jsonb_path_exists("edition_values"."values", '$.tickets.* ? (@ < 0)') and not jsonb_path_exists("edition_values"."values", '$.tours.*.priceKopecks ? (@ < 0)') and not jsonb_path_exists("edition_values"."values", '$.award.prizeKopecks ? (@ < 0)')),
	CONSTRAINT "edition_values_ladder" CHECK (not jsonb_path_exists("edition_values"."values", '$.refunds[*] ? (@.percent < 0 || @.percent > 100 || @.minDays < 0)') and ("edition_values"."values" #>> '{refunds,0,percent}')::int > ("edition_values"."values" #>> '{refunds,1,percent}')::int and ("edition_values"."values" #>> '{refunds,1,percent}')::int > ("edition_values"."values" #>> '{refunds,2,percent}')::int and ("edition_values"."values" #>> '{refunds,2,percent}')::int > ("edition_values"."values" #>> '{refunds,3,percent}')::int and ("edition_values"."values" #>> '{refunds,0,minDays}')::int > ("edition_values"."values" #>> '{refunds,1,minDays}')::int and ("edition_values"."values" #>> '{refunds,1,minDays}')::int > ("edition_values"."values" #>> '{refunds,2,minDays}')::int and ("edition_values"."values" #>> '{refunds,2,minDays}')::int > ("edition_values"."values" #>> '{refunds,3,minDays}')::int),
	CONSTRAINT "edition_values_sale" CHECK (not jsonb_path_exists("edition_values"."values", '$.sale.* ? (@ <= 0)'))
);
--> statement-breakpoint
CREATE TABLE "editions" (
	"id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "edition_changes" ADD CONSTRAINT "edition_changes_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_values" ADD CONSTRAINT "edition_values_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "edition_changes_edition" ON "edition_changes" USING btree ("edition_id","proposed_at");
--> statement-breakpoint
CREATE FUNCTION edition_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('edition_changed', coalesce(NEW.edition_id, OLD.edition_id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER edition_values_changed AFTER INSERT OR UPDATE OR DELETE ON edition_values FOR EACH ROW EXECUTE FUNCTION edition_changed();--> statement-breakpoint
CREATE FUNCTION edition_change_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    OR (NEW.edition_id, NEW.set, NEW.takes_two, NEW.reason, NEW.proposed_by_id, NEW.proposed_by, NEW.proposed_at)
      IS DISTINCT FROM (OLD.edition_id, OLD.set, OLD.takes_two, OLD.reason, OLD.proposed_by_id, OLD.proposed_by, OLD.proposed_at)
    OR OLD.state IN ('refused', 'withdrawn')
    OR (OLD.state = 'agreed' AND (NEW.state <> 'withdrawn'
      OR (NEW.holds_from, NEW.decided_by_id, NEW.decided_by, NEW.decided_at)
        IS DISTINCT FROM (OLD.holds_from, OLD.decided_by_id, OLD.decided_by, OLD.decided_at)))
  THEN RAISE EXCEPTION 'a change of an edition stays as it was proposed and answered';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER edition_changes_stay BEFORE UPDATE OR DELETE ON edition_changes FOR EACH ROW EXECUTE FUNCTION edition_change_stays();
