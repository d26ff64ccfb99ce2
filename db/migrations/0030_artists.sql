CREATE TABLE "artists" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"born" integer,
	"city" jsonb,
	"school" jsonb,
	"practice" jsonb,
	"about" jsonb,
	"edition_id" text NOT NULL,
	"published_ru_at" timestamp with time zone,
	"published_en_at" timestamp with time zone,
	CONSTRAINT "artists_slug" CHECK ("artists"."slug" ~ '^[a-z0-9-]{1,80}$'),
	CONSTRAINT "artists_born" CHECK ("artists"."born" between 1900 and 2100)
);
--> statement-breakpoint
CREATE TABLE "participant_artists" (
	"participant_id" integer NOT NULL,
	"artist_slug" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "participant_artists_pk" PRIMARY KEY("participant_id","artist_slug")
);
--> statement-breakpoint
ALTER TABLE "participants" ALTER COLUMN "artists" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ALTER COLUMN "author" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "artist_slug" text;--> statement-breakpoint
-- A fair that has content knows artists by name alone: each name becomes a person, filed as content/artists is, and the
-- content step adds the rest (decision 0040).
CREATE FUNCTION artist_slug(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(nullif(left(trim(BOTH '-' FROM regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(lower(name COLLATE russian), '[ыи]й(?![а-яё])', 'й', 'g'),
        'ё', 'yo'), 'ж', 'zh'), 'х', 'kh'), 'ц', 'ts'), 'ч', 'ch'), 'щ', 'shch'), 'ш', 'sh'), 'ю', 'yu'), 'я', 'ya'),
      'абвгдезийклмнопрстуфыэьъ', 'abvgdeziyklmnoprstufye'),
    '[^a-z0-9]+', '-', 'g')), 80), ''), 'artist-' || left(md5(name), 8))
$$;--> statement-breakpoint
INSERT INTO artists (slug, name, edition_id, published_ru_at, published_en_at)
SELECT artist_slug(known.name ->> 'ru'), (array_agg(known.name))[1], max(edition_id), max(published_ru_at), max(published_en_at)
FROM (
  SELECT names.name, edition_id, published_ru_at, published_en_at FROM participants, jsonb_array_elements(artists) AS names (name)
  UNION ALL
  SELECT author, edition_id, published_ru_at, published_en_at FROM works JOIN participants ON participants.id = participant_id
) AS known
GROUP BY 1;--> statement-breakpoint
INSERT INTO participant_artists (participant_id, artist_slug, position)
SELECT id, artist_slug(names.name ->> 'ru'), min(place)
FROM participants, jsonb_array_elements(artists) WITH ORDINALITY AS names (name, place) GROUP BY 1, 2;--> statement-breakpoint
UPDATE works SET artist_slug = artist_slug(author ->> 'ru');--> statement-breakpoint
ALTER TABLE "works" ALTER COLUMN "artist_slug" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "participant_artists" ADD CONSTRAINT "participant_artists_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_artists" ADD CONSTRAINT "participant_artists_artist_slug_artists_slug_fk" FOREIGN KEY ("artist_slug") REFERENCES "public"."artists"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "participant_artists_artist" ON "participant_artists" USING btree ("artist_slug");--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_artist_slug_artists_slug_fk" FOREIGN KEY ("artist_slug") REFERENCES "public"."artists"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "works_artist" ON "works" USING btree ("artist_slug");--> statement-breakpoint
CREATE OR REPLACE VIEW search_source AS
WITH languages (code, other) AS (VALUES ('ru', 'en'), ('en', 'ru'))
SELECT 'participant' AS kind, slug AS key, code AS locale, slug AS target, name ->> code AS title,
  concat_ws(' ', stand_code, replace(stand_code, '-', ''), city ->> code, texts_of(shown.names, code)) AS detail,
  concat_ws(' ', name ->> other, texts_of(shown.names, other)) AS aka,
  texts_of(jsonb_build_array(lead, about), code) || E'\n' || replace(texts_of(shown.names, code), E'\n', ', ') AS body,
  jsonb_build_object('stand', stand_code, 'city', city ->> code) AS facts,
  NULL::date AS shown_from, NULL::date AS shown_until
FROM participants CROSS JOIN languages CROSS JOIN LATERAL (
  SELECT coalesce(jsonb_agg(artists.name ORDER BY position), '[]') AS names
  FROM participant_artists JOIN artists ON artists.slug = artist_slug WHERE participant_id = participants.id
) AS shown
WHERE CASE code WHEN 'ru' THEN published_ru_at ELSE published_en_at END IS NOT NULL
UNION ALL
SELECT 'artist', slug, code, slug, name ->> code,
  concat_ws(' ', practice ->> code, city ->> code, school ->> code),
  concat_ws(' ', name ->> other, practice ->> other),
  concat_ws(E'\n', about ->> code, school ->> code),
  jsonb_strip_nulls(jsonb_build_object('occupation', practice ->> code, 'city', city ->> code)),
  NULL, NULL
FROM artists, languages
WHERE CASE code WHEN 'ru' THEN published_ru_at ELSE published_en_at END IS NOT NULL
UNION ALL
SELECT 'work', works.id::text, code, participants.slug, title ->> code,
  concat_ws(' ', artists.name ->> code, technique ->> code, year, participants.name ->> code),
  concat_ws(' ', title ->> other, artists.name ->> other, technique ->> other),
  alt ->> code,
  jsonb_build_object('author', artists.name ->> code, 'year', year, 'technique', technique ->> code, 'stand', stand_code),
  NULL, NULL
FROM works JOIN participants ON participants.id = participant_id JOIN artists ON artists.slug = artist_slug
  JOIN pictures ON path = picture_path, languages
WHERE CASE code WHEN 'ru' THEN participants.published_ru_at ELSE participants.published_en_at END IS NOT NULL
UNION ALL
SELECT 'event', slug, code, slug, title ->> code,
  (SELECT string_agg(concat_ws(' ', first_name ->> code, last_name ->> code), ' ') FROM event_speakers JOIN speakers ON speakers.id = speaker_id
   WHERE event_id = events.id AND CASE code WHEN 'ru' THEN speakers.published_ru_at ELSE speakers.published_en_at END IS NOT NULL),
  title ->> other,
  texts_of(jsonb_build_array(summary, description), code),
  jsonb_build_object('day', to_char(starts_at AT TIME ZONE 'Europe/Moscow', 'YYYY-MM-DD'), 'time', to_char(starts_at AT TIME ZONE 'Europe/Moscow', 'HH24:MI')),
  NULL, NULL
FROM events, languages
WHERE CASE code WHEN 'ru' THEN published_ru_at ELSE published_en_at END IS NOT NULL
UNION ALL
SELECT 'speaker', id::text, code, id::text, concat_ws(' ', first_name ->> code, last_name ->> code),
  concat_ws(' ', occupation ->> code, city ->> code),
  concat_ws(' ', first_name ->> other, last_name ->> other),
  texts_of(jsonb_build_array(lead, biography), code),
  jsonb_build_object('occupation', occupation ->> code, 'city', city ->> code),
  NULL, NULL
FROM speakers, languages
WHERE CASE code WHEN 'ru' THEN published_ru_at ELSE published_en_at END IS NOT NULL
UNION ALL
SELECT 'person', id::text, code, body, concat_ws(' ', first_name ->> code, last_name ->> code),
  duty ->> code,
  concat_ws(' ', first_name ->> other, last_name ->> other),
  about ->> code,
  jsonb_build_object('duty', duty ->> code),
  NULL, NULL
FROM members, languages
WHERE CASE code WHEN 'ru' THEN published_ru_at ELSE published_en_at END IS NOT NULL
UNION ALL
SELECT 'partner', slug, code, slug, name ->> code, role ->> code, name ->> other, about ->> code,
  jsonb_build_object('role', role ->> code),
  NULL, NULL
FROM partners, languages
WHERE CASE code WHEN 'ru' THEN published_ru_at ELSE published_en_at END IS NOT NULL
UNION ALL
-- Works hung in a hero are found as works; a page that carries a legal text is found as that text.
SELECT 'page', key, code, key, title ->> code, description ->> code, title ->> other,
  texts_of(jsonb_build_array(lead, jsonb_path_query_array(blocks, '$[*] ? (@.kind != "hero")')), code),
  '{}',
  NULL, NULL
FROM pages, languages
WHERE key NOT IN ('search', 'thanks') AND NOT EXISTS (SELECT FROM documents WHERE slug = key)
UNION ALL
SELECT 'question', slug, code, topic, question ->> code, NULL, question ->> other, texts_of(answer, code),
  '{}',
  NULL, NULL
FROM questions, languages
WHERE CASE code WHEN 'ru' THEN published_ru_at ELSE published_en_at END IS NOT NULL
UNION ALL
SELECT 'release', slug, code, slug, title ->> code, NULL, title ->> other, texts_of(jsonb_build_array(lead, body), code),
  jsonb_build_object('day', released_on),
  released_on, NULL
FROM releases, languages
WHERE CASE code WHEN 'ru' THEN published_ru_at ELSE published_en_at END IS NOT NULL
UNION ALL
SELECT 'audio-stop', number::text, code, number::text, title ->> code, place ->> code, title ->> other, texts_of(transcript, code),
  jsonb_build_object('number', number, 'place', place ->> code),
  NULL, NULL
FROM audio_stops, languages
WHERE CASE code WHEN 'ru' THEN published_ru_at ELSE published_en_at END IS NOT NULL
UNION ALL
-- A version is shown from its first day until the next one's. (Not by a window: with one, every kind would be read
-- whenever any is asked for.)
SELECT 'document', concat_ws('/', slug, version), code, slug, title ->> code, NULL, title ->> other, texts_of(articles, code),
  '{}',
  valid_from, (SELECT later.valid_from FROM documents AS later WHERE later.slug = documents.slug AND later.version > documents.version ORDER BY later.version LIMIT 1)
FROM documents, languages;--> statement-breakpoint
CREATE TRIGGER artists_changed AFTER INSERT OR UPDATE OR DELETE ON artists FOR EACH ROW EXECUTE FUNCTION content_changed('artist', 'slug');--> statement-breakpoint
CREATE TRIGGER participant_artists_changed AFTER INSERT OR UPDATE OR DELETE ON participant_artists FOR EACH ROW EXECUTE FUNCTION content_changed('participant_artist', 'participant_id');--> statement-breakpoint
CREATE TRIGGER artists_found_anew AFTER INSERT OR UPDATE OR DELETE ON artists FOR EACH STATEMENT EXECUTE FUNCTION content_found_anew('artist', 'participant', 'work');--> statement-breakpoint
CREATE TRIGGER participant_artists_found_anew AFTER INSERT OR UPDATE OR DELETE ON participant_artists FOR EACH STATEMENT EXECUTE FUNCTION content_found_anew('participant');--> statement-breakpoint
SELECT refresh_search(ARRAY['participant', 'artist', 'work']);
