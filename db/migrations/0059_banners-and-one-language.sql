CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"text" jsonb NOT NULL,
	"leads_to" text,
	"tone" text NOT NULL,
	"place" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"edition_id" text NOT NULL,
	"published_ru_at" timestamp with time zone,
	"published_en_at" timestamp with time zone,
	CONSTRAINT "banners_moments" CHECK ("banners"."from_at" < "banners"."until_at"),
	CONSTRAINT "banners_tone" CHECK ("banners"."tone" in ('info', 'warning')),
	CONSTRAINT "banners_place" CHECK ("banners"."place" in ('everywhere', 'tickets', 'home')),
	CONSTRAINT "banners_leads_to" CHECK ("banners"."leads_to" ~ '^(/|https://)')
);
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "withdrawn_ru_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "withdrawn_en_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_in_a_language" CHECK ("pages"."withdrawn_ru_at" is null or "pages"."withdrawn_en_at" is null);
--> statement-breakpoint
CREATE TRIGGER banners_changed AFTER INSERT OR UPDATE OR DELETE ON banners FOR EACH ROW EXECUTE FUNCTION content_changed('banner', 'id');--> statement-breakpoint
-- A page that is withdrawn in a language is not found in it.
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
SELECT 'work', works.id::text, code, participants.slug, works.title ->> code,
  concat_ws(' ', artists.name ->> code, technique ->> code, year, participants.name ->> code),
  concat_ws(' ', works.title ->> other, artists.name ->> other, technique ->> other),
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
  AND CASE code WHEN 'ru' THEN withdrawn_ru_at ELSE withdrawn_en_at END IS NULL
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
FROM documents, languages
UNION ALL
-- Participants of the fair that is being prepared, as the exhibitors' office has published them; their words are no
-- templates, so nothing in them is filled.
SELECT 'participant', concat_ws('/', edition_id, slug), code, slug, name ->> code,
  concat_ws(' ', stand_code, replace(stand_code, '-', ''), city ->> code, texts_of(artists, code)),
  concat_ws(' ', name ->> other, texts_of(artists, other)),
  concat_ws(E'\n', about ->> code, replace(texts_of(artists, code), E'\n', ', ')),
  jsonb_build_object('stand', stand_code, 'city', city ->> code, 'edition', edition_id),
  NULL, NULL
FROM exhibitor_pages, languages
WHERE withdrawn_at IS NULL;
