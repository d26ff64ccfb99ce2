CREATE TABLE "programme_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programme_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"edition_id" text NOT NULL,
	"event_slug" text NOT NULL,
	"kind" text NOT NULL,
	"was" jsonb,
	"now" jsonb,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "programme_changes_kind" CHECK ("programme_changes"."kind" in ('moved', 'place', 'cancelled', 'added')),
	CONSTRAINT "programme_changes_was" CHECK (("programme_changes"."kind" = 'added') = ("programme_changes"."was" is null)),
	CONSTRAINT "programme_changes_now" CHECK (("programme_changes"."kind" = 'cancelled') = ("programme_changes"."now" is null))
);
--> statement-breakpoint
CREATE INDEX "programme_changes_recent" ON "programme_changes" USING btree ("edition_id","happened_at");--> statement-breakpoint
CREATE TRIGGER programme_changes_changed AFTER INSERT ON programme_changes FOR EACH ROW EXECUTE FUNCTION content_changed('programme-change', 'event_slug');--> statement-breakpoint
CREATE FUNCTION programme_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('programme_changed', json_build_object('edition', new.edition_id, 'slug', new.event_slug)::text);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER programme_changes_told AFTER INSERT ON programme_changes FOR EACH ROW EXECUTE FUNCTION programme_changed();--> statement-breakpoint
CREATE FUNCTION programme_facts(starts_at timestamptz, ends_at timestamptz, hall text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'startsAt', to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'endsAt', to_char(ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'hall', hall
  )
$$;--> statement-breakpoint
-- What nobody could read, or is over, is no news; nor is anything of a fair that the site has not turned to.
CREATE FUNCTION is_programme_news(edition text, ends_at timestamptz, moment timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT ends_at > moment AND NOT EXISTS (
    SELECT FROM editions e WHERE e.id = edition AND (e.shown_from IS NULL OR e.shown_from > moment)
  )
$$;--> statement-breakpoint
-- Whoever publishes says what time it is by the fair's clock; by hand it is the database's.
CREATE FUNCTION event_change_is_written_down() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told text := nullif(current_setting('portico.programme_at', true), '');
  moment timestamptz := coalesce(told::timestamptz, now());
  was jsonb;
  is_now jsonb;
  was_seen boolean := false;
  is_seen boolean := new.published_ru_at IS NOT NULL OR new.published_en_at IS NOT NULL;
  ends_last timestamptz := new.ends_at;
BEGIN
  is_now := programme_facts(new.starts_at, new.ends_at, new.hall);
  IF tg_op = 'UPDATE' THEN
    was_seen := old.published_ru_at IS NOT NULL OR old.published_en_at IS NOT NULL;
    was := programme_facts(old.starts_at, old.ends_at, old.hall);
    ends_last := greatest(old.ends_at, new.ends_at);
  END IF;
  IF NOT is_programme_news(new.edition_id, ends_last, moment) THEN
    RETURN NULL;
  END IF;
  IF was_seen AND NOT is_seen THEN
    INSERT INTO programme_changes (edition_id, event_slug, kind, was, happened_at)
    VALUES (new.edition_id, new.slug, 'cancelled', was, moment);
  -- What is brought in from files is not added by anybody: it was the programme all along.
  ELSIF is_seen AND NOT was_seen THEN
    IF told IS NOT NULL THEN
      INSERT INTO programme_changes (edition_id, event_slug, kind, now, happened_at)
      VALUES (new.edition_id, new.slug, 'added', is_now, moment);
    END IF;
  ELSIF is_seen THEN
    IF (old.starts_at, old.ends_at) IS DISTINCT FROM (new.starts_at, new.ends_at) THEN
      INSERT INTO programme_changes (edition_id, event_slug, kind, was, now, happened_at)
      VALUES (new.edition_id, new.slug, 'moved', was, is_now, moment);
    END IF;
    IF old.hall IS DISTINCT FROM new.hall THEN
      INSERT INTO programme_changes (edition_id, event_slug, kind, was, now, happened_at)
      VALUES (new.edition_id, new.slug, 'place', was, is_now, moment);
    END IF;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER events_written_down AFTER INSERT OR UPDATE ON events FOR EACH ROW EXECUTE FUNCTION event_change_is_written_down();--> statement-breakpoint
-- A tour or a class whose places are called off does not take place.
CREATE FUNCTION slot_call_off_is_written_down() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  slug text := CASE WHEN new.kind = 'class' THEN substr(new.id, length('class-') + 1) ELSE new.id END;
  hall text := coalesce((SELECT e.hall FROM events e WHERE new.kind = 'class' AND e.slug = substr(new.id, length('class-') + 1)), 'vestibule');
BEGIN
  IF is_programme_news(new.edition_id, new.ends_at, new.called_off_at) THEN
    INSERT INTO programme_changes (edition_id, event_slug, kind, was, happened_at)
    VALUES (new.edition_id, slug, 'cancelled', programme_facts(new.starts_at, new.ends_at, hall), new.called_off_at);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER slots_written_down AFTER UPDATE ON slots FOR EACH ROW
WHEN (new.kind IN ('group', 'individual', 'author', 'class') AND old.called_off_at IS NULL AND new.called_off_at IS NOT NULL)
EXECUTE FUNCTION slot_call_off_is_written_down();
--> statement-breakpoint
CREATE TABLE "hall_loads" (
	"hall" text PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" text NOT NULL,
	CONSTRAINT "hall_loads_level" CHECK ("hall_loads"."level" in ('quiet', 'busy', 'nearly-full'))
);
--> statement-breakpoint
CREATE TRIGGER hall_loads_changed AFTER INSERT OR UPDATE OR DELETE ON hall_loads FOR EACH ROW EXECUTE FUNCTION content_changed('hall-load', 'hall');
