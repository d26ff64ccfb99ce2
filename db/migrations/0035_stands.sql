CREATE TABLE "equipment" (
	"edition_id" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"group_name" text NOT NULL,
	"name" jsonb NOT NULL,
	"unit" jsonb NOT NULL,
	"price_kopecks" integer NOT NULL,
	"stock" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	"max_per_stand" integer NOT NULL,
	"included" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "equipment_pk" PRIMARY KEY("edition_id","slug"),
	CONSTRAINT "equipment_taken" CHECK ("equipment"."taken" >= 0 and "equipment"."taken" <= coalesce("equipment"."stock", "equipment"."taken")),
	CONSTRAINT "equipment_price" CHECK ("equipment"."price_kopecks" > 0),
	CONSTRAINT "equipment_most" CHECK ("equipment"."max_per_stand" > 0 and "equipment"."included" between 0 and "equipment"."max_per_stand")
);
--> statement-breakpoint
CREATE TABLE "stands" (
	"edition_id" text NOT NULL,
	"code" text NOT NULL,
	"hall" text NOT NULL,
	"kind" text NOT NULL,
	"area_m2" integer NOT NULL,
	"open_sides" integer NOT NULL,
	"price_kopecks" integer NOT NULL,
	"is_offered" boolean NOT NULL,
	CONSTRAINT "stands_pk" PRIMARY KEY("edition_id","code"),
	CONSTRAINT "stands_hall" CHECK ("stands"."hall" in ('left-hall', 'rotunda', 'right-hall', 'left-gallery', 'right-gallery')),
	CONSTRAINT "stands_kind" CHECK ("stands"."kind" in ('book', 'row', 'corner', 'rotunda', 'end')),
	CONSTRAINT "stands_area" CHECK ("stands"."area_m2" > 0),
	CONSTRAINT "stands_open_sides" CHECK ("stands"."open_sides" between 1 and 4),
	CONSTRAINT "stands_price" CHECK ("stands"."price_kopecks" > 0)
);
--> statement-breakpoint
CREATE TABLE "equipment_reservations" (
	"edition_id" text NOT NULL,
	"slug" text NOT NULL,
	"application_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"price_kopecks" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "equipment_reservations_pk" PRIMARY KEY("edition_id","application_id","slug"),
	CONSTRAINT "equipment_reservations_quantity" CHECK ("equipment_reservations"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stand_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stand_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hold_id" uuid NOT NULL,
	"edition_id" text NOT NULL,
	"stand_code" text NOT NULL,
	"application_id" uuid NOT NULL,
	"state" text NOT NULL,
	"until" timestamp with time zone,
	"why" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stand_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition_id" text NOT NULL,
	"stand_code" text NOT NULL,
	"application_id" uuid NOT NULL,
	"state" text NOT NULL,
	"price_kopecks" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"invoiced_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"why" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stand_holds_state" CHECK ("stand_holds"."state" in ('held', 'sold', 'released')),
	CONSTRAINT "stand_holds_until" CHECK (("stand_holds"."state" = 'held') <= ("stand_holds"."until" is not null)),
	CONSTRAINT "stand_holds_ended" CHECK (("stand_holds"."state" = 'released') = ("stand_holds"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "equipment_reservations" ADD CONSTRAINT "equipment_reservations_item" FOREIGN KEY ("edition_id","slug") REFERENCES "public"."equipment"("edition_id","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stand_holds" ADD CONSTRAINT "stand_holds_stand" FOREIGN KEY ("edition_id","stand_code") REFERENCES "public"."stands"("edition_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stand_changes_application" ON "stand_changes" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "stand_changes_stand" ON "stand_changes" USING btree ("edition_id","stand_code","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stand_holds_one_a_stand" ON "stand_holds" USING btree ("edition_id","stand_code") WHERE state <> 'released';--> statement-breakpoint
CREATE UNIQUE INDEX "stand_holds_one_an_application" ON "stand_holds" USING btree ("edition_id","application_id") WHERE state <> 'released';--> statement-breakpoint
CREATE INDEX "stand_holds_application" ON "stand_holds" USING btree ("application_id","since");--> statement-breakpoint
CREATE INDEX "stand_holds_due" ON "stand_holds" USING btree ("until") WHERE state = 'held' and invoiced_at is null;--> statement-breakpoint
-- Pages that name sizes and prices of stands are made anew when one changes; the live list hears of it too.
CREATE TRIGGER stands_changed AFTER INSERT OR UPDATE OR DELETE ON stands FOR EACH ROW EXECUTE FUNCTION content_changed('stand', 'code');--> statement-breakpoint
CREATE FUNCTION stand_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('stand_changed', json_build_object(
    'edition', coalesce(to_jsonb(new) ->> 'edition_id', to_jsonb(old) ->> 'edition_id'),
    'code', coalesce(to_jsonb(new) ->> tg_argv[0], to_jsonb(old) ->> tg_argv[0])
  )::text);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER stands_told AFTER INSERT OR UPDATE OR DELETE ON stands FOR EACH ROW EXECUTE FUNCTION stand_changed('code');--> statement-breakpoint
CREATE TRIGGER stand_holds_told AFTER INSERT OR UPDATE ON stand_holds FOR EACH ROW EXECUTE FUNCTION stand_changed('stand_code');--> statement-breakpoint
-- No hold is taken, extended, sold or given up without a line in its history, by whatever way.
CREATE FUNCTION stand_hold_is_written_down() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stand_changes (hold_id, edition_id, stand_code, application_id, state, until, why, actor, at)
  VALUES (new.id, new.edition_id, new.stand_code, new.application_id, new.state, new.until, new.why, new.changed_by, new.changed_at);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER stand_holds_written_down AFTER INSERT OR UPDATE ON stand_holds FOR EACH ROW EXECUTE FUNCTION stand_hold_is_written_down();--> statement-breakpoint
CREATE TRIGGER stand_holds_are_kept BEFORE DELETE ON stand_holds FOR EACH ROW EXECUTE FUNCTION is_for_ever();--> statement-breakpoint
CREATE TRIGGER stand_changes_are_for_ever BEFORE UPDATE OR DELETE ON stand_changes FOR EACH ROW EXECUTE FUNCTION is_for_ever();
