CREATE TABLE "event_places" (
	"slug" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "event_places_state" CHECK ("event_places"."state" in ('none', 'withdrawn'))
);
--> statement-breakpoint
-- The last place of an event is taken, comes back, or is withdrawn: pages and lists that are kept ready learn of it as of
-- any other change of the content, and whoever only sells places writes nothing here.
CREATE FUNCTION event_places_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event_slug text := substr(new.id, length('class-') + 1);
  new_state text := CASE
    WHEN new.called_off_at IS NOT NULL OR new.closed_at IS NOT NULL THEN 'withdrawn'
    WHEN new.taken >= new.capacity THEN 'none'
  END;
BEGIN
  IF new_state IS NULL THEN
    DELETE FROM event_places WHERE slug = event_slug;
  ELSE
    INSERT INTO event_places (slug, state) VALUES (event_slug, new_state)
    ON CONFLICT (slug) DO UPDATE SET state = excluded.state;
  END IF;
  PERFORM pg_notify('content_changed', json_build_object(
    'version', nextval('content_version'),
    'tags', json_build_array('events', 'event:' || event_slug)
  )::text);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER slots_places AFTER UPDATE ON slots FOR EACH ROW
WHEN (new.kind = 'class' AND
  (new.taken >= new.capacity, new.called_off_at IS NULL, new.closed_at IS NULL)
  IS DISTINCT FROM (old.taken >= old.capacity, old.called_off_at IS NULL, old.closed_at IS NULL))
EXECUTE FUNCTION event_places_changed();--> statement-breakpoint
INSERT INTO event_places (slug, state)
SELECT substr(id, length('class-') + 1), CASE WHEN called_off_at IS NULL AND closed_at IS NULL THEN 'none' ELSE 'withdrawn' END
FROM slots WHERE kind = 'class' AND (taken >= capacity OR called_off_at IS NOT NULL OR closed_at IS NOT NULL);
