-- The database sorts by bytes by default: names need the order of their alphabet.
CREATE COLLATION IF NOT EXISTS russian (provider = icu, locale = 'ru-RU');--> statement-breakpoint
CREATE COLLATION IF NOT EXISTS english (provider = icu, locale = 'en-GB');--> statement-breakpoint
-- Whoever changes content, by whatever way, every process hears of it when the change is committed.
CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_key text := coalesce(to_jsonb(new) ->> tg_argv[1], to_jsonb(old) ->> tg_argv[1]);
BEGIN
  PERFORM pg_notify('content_changed', json_build_object(
    'version', nextval('content_version'),
    'tags', json_build_array(tg_table_name, tg_argv[0] || ':' || row_key)
  )::text);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER pages_changed AFTER INSERT OR UPDATE OR DELETE ON pages FOR EACH ROW EXECUTE FUNCTION content_changed('page', 'key');--> statement-breakpoint
CREATE TRIGGER speakers_changed AFTER INSERT OR UPDATE OR DELETE ON speakers FOR EACH ROW EXECUTE FUNCTION content_changed('speaker', 'id');--> statement-breakpoint
CREATE TRIGGER pictures_changed AFTER INSERT OR UPDATE OR DELETE ON pictures FOR EACH ROW EXECUTE FUNCTION content_changed('picture', 'path');
