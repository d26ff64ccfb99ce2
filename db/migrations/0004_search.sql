CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"target" text NOT NULL,
	"title" text NOT NULL,
	"facts" jsonb NOT NULL,
	"body" text NOT NULL,
	"shown_from" date,
	"shown_until" date,
	"digest" text NOT NULL,
	"vector" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_pk" PRIMARY KEY("kind","key","locale")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	"folded" text NOT NULL,
	CONSTRAINT "search_words_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE INDEX "search_entries_vector" ON "search_entries" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "search_words_folded" ON "search_words" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
-- Letters as they are compared: ё as е, accents dropped, names of {phrases} no words. The ICU collation knows both
-- alphabets whatever locale the database was made with.
CREATE FUNCTION plain_letters(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT translate(lower(regexp_replace(value, '\{\w+\}', ' ', 'g') COLLATE russian), 'ёàáâäãåçèéêëìíîïñòóôöõøùúûüýÿ', 'еaaaaaaceeeeiiiinoooooouuuuyy')
$$;--> statement-breakpoint
-- One alphabet for both, and one spelling for each sound: Yartsevin, Iartsevin, Ярцевин.
CREATE FUNCTION folded_letters(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(
      translate(plain_letters(value), 'абвгдезийклмнопрстуфхыэьъ', 'abvgdeziiklmnoprstufhie'),
      'ж', 'zh'), 'ц', 'ts'), 'ч', 'ch'), 'щ', 'sh'), 'ш', 'sh'), 'ю', 'iu'), 'я', 'ia'), 'x', 'ks'),
    'shch|sch', 'sh', 'g'), 'kh', 'h', 'g'), '[yj]', 'i', 'g'), 'i+', 'i', 'g'), 'c(?!h)', 'ts', 'g')
$$;--> statement-breakpoint
-- Every text of one language inside bilingual JSON, however deep, a line each.
CREATE FUNCTION texts_of(value jsonb, locale text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(string_agg(line, E'\n' ORDER BY place, inner_place), '')
  FROM jsonb_path_query(value, (CASE locale WHEN 'ru' THEN 'strict $.**.ru' ELSE 'strict $.**.en' END)::jsonpath) WITH ORDINALITY AS found (text_or_lines, place),
    jsonb_array_elements_text(CASE jsonb_typeof(text_or_lines) WHEN 'array' THEN text_or_lines ELSE jsonb_build_array(text_or_lines) END) WITH ORDINALITY AS lines (line, inner_place)
$$;--> statement-breakpoint
-- What can be found, each thing in each language it is published in: `title` weighs most, then `detail`, then the names
-- in the other language (`aka`), then `body`, from which snippets are cut.
CREATE VIEW search_source AS
WITH languages (code, other) AS (VALUES ('ru', 'en'), ('en', 'ru'))
SELECT 'participant' AS kind, slug AS key, code AS locale, slug AS target, name ->> code AS title,
  concat_ws(' ', stand_code, replace(stand_code, '-', ''), city ->> code, texts_of(artists, code)) AS detail,
  concat_ws(' ', name ->> other, texts_of(artists, other)) AS aka,
  texts_of(jsonb_build_array(lead, about), code) || E'\n' || replace(texts_of(artists, code), E'\n', ', ') AS body,
  jsonb_build_object('stand', stand_code, 'city', city ->> code) AS facts,
  NULL::date AS shown_from, NULL::date AS shown_until
FROM participants, languages
WHERE CASE code WHEN 'ru' THEN published_ru_at ELSE published_en_at END IS NOT NULL
UNION ALL
SELECT 'work', works.id::text, code, slug, title ->> code,
  concat_ws(' ', author ->> code, technique ->> code, year, name ->> code),
  concat_ws(' ', title ->> other, author ->> other, technique ->> other),
  alt ->> code,
  jsonb_build_object('author', author ->> code, 'year', year, 'technique', technique ->> code, 'stand', stand_code),
  NULL, NULL
FROM works JOIN participants ON participants.id = participant_id JOIN pictures ON path = picture_path, languages
WHERE CASE code WHEN 'ru' THEN published_ru_at ELSE published_en_at END IS NOT NULL
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
-- Stems for inflected words (the Russian configuration stems words in Latin letters as English), words as they are for
-- beginnings of words.
CREATE FUNCTION search_vector(value text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  SELECT setweight(to_tsvector('russian', plain_letters(value)) || to_tsvector('simple', plain_letters(value)), weight)
$$;--> statement-breakpoint
-- A kind is compared as a whole, a hundred rows or so, and what differs is written anew. One writer at a time, so that
-- each sees what the one before it has committed. Words are only added: one that is no longer found is never offered.
CREATE FUNCTION refresh_search(kinds text[]) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(704240926);
  WITH fresh AS MATERIALIZED (
    SELECT *, md5(source::text) AS digest FROM search_source AS source WHERE kind = ANY (kinds)
  ), gone AS (
    DELETE FROM search_entries
    WHERE kind = ANY (kinds) AND (kind, key, locale) NOT IN (SELECT kind, key, locale FROM fresh)
  ), changed AS MATERIALIZED (
    SELECT * FROM fresh WHERE (kind, key, locale, digest) NOT IN (SELECT kind, key, locale, digest FROM search_entries)
  ), entered AS (
    INSERT INTO search_entries (kind, key, locale, target, title, facts, body, shown_from, shown_until, digest, vector)
    SELECT kind, key, locale, target, title, facts, body, shown_from, shown_until, digest,
      search_vector(title, 'A') || search_vector(coalesce(detail, ''), 'B') || search_vector(aka, 'C') || search_vector(body, 'D')
    FROM changed
    ON CONFLICT (kind, key, locale) DO UPDATE SET
      target = excluded.target, title = excluded.title, facts = excluded.facts, body = excluded.body,
      shown_from = excluded.shown_from, shown_until = excluded.shown_until, digest = excluded.digest, vector = excluded.vector
  )
  INSERT INTO search_words (locale, word, folded)
  SELECT locale, word, folded_letters(word)
  FROM (
    SELECT DISTINCT locale, word
    FROM changed, regexp_split_to_table(lower(concat_ws(' ', title, detail, body) COLLATE russian), '[^a-zà-ÿа-яё]+') AS word
    WHERE length(word) BETWEEN 4 AND 30
  ) AS words
  WHERE (locale, word) NOT IN (SELECT locale, word FROM search_words);
END
$$;--> statement-breakpoint
CREATE FUNCTION content_found_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search(tg_argv);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER participants_found_anew AFTER INSERT OR UPDATE OR DELETE ON participants FOR EACH STATEMENT EXECUTE FUNCTION content_found_anew('participant', 'work');--> statement-breakpoint
CREATE TRIGGER works_found_anew AFTER INSERT OR UPDATE OR DELETE ON works FOR EACH STATEMENT EXECUTE FUNCTION content_found_anew('work');--> statement-breakpoint
CREATE TRIGGER pictures_found_anew AFTER INSERT OR UPDATE OR DELETE ON pictures FOR EACH STATEMENT EXECUTE FUNCTION content_found_anew('work');--> statement-breakpoint
CREATE TRIGGER events_found_anew AFTER INSERT OR UPDATE OR DELETE ON events FOR EACH STATEMENT EXECUTE FUNCTION content_found_anew('event');--> statement-breakpoint
CREATE TRIGGER event_speakers_found_anew AFTER INSERT OR UPDATE OR DELETE ON event_speakers FOR EACH STATEMENT EXECUTE FUNCTION content_found_anew('event');--> statement-breakpoint
CREATE TRIGGER speakers_found_anew AFTER INSERT OR UPDATE OR DELETE ON speakers FOR EACH STATEMENT EXECUTE FUNCTION content_found_anew('speaker', 'event');--> statement-breakpoint
CREATE TRIGGER members_found_anew AFTER INSERT OR UPDATE OR DELETE ON members FOR EACH STATEMENT EXECUTE FUNCTION content_found_anew('person');--> statement-breakpoint
CREATE TRIGGER partners_found_anew AFTER INSERT OR UPDATE OR DELETE ON partners FOR EACH STATEMENT EXECUTE FUNCTION content_found_anew('partner');--> statement-breakpoint
CREATE TRIGGER pages_found_anew AFTER INSERT OR UPDATE OR DELETE ON pages FOR EACH STATEMENT EXECUTE FUNCTION content_found_anew('page');--> statement-breakpoint
CREATE TRIGGER questions_found_anew AFTER INSERT OR UPDATE OR DELETE ON questions FOR EACH STATEMENT EXECUTE FUNCTION content_found_anew('question');--> statement-breakpoint
CREATE TRIGGER releases_found_anew AFTER INSERT OR UPDATE OR DELETE ON releases FOR EACH STATEMENT EXECUTE FUNCTION content_found_anew('release');--> statement-breakpoint
CREATE TRIGGER audio_stops_found_anew AFTER INSERT OR UPDATE OR DELETE ON audio_stops FOR EACH STATEMENT EXECUTE FUNCTION content_found_anew('audio-stop');--> statement-breakpoint
CREATE TRIGGER documents_found_anew AFTER INSERT ON documents FOR EACH STATEMENT EXECUTE FUNCTION content_found_anew('document', 'page');--> statement-breakpoint
SELECT refresh_search(ARRAY['participant', 'work', 'event', 'speaker', 'person', 'partner', 'page', 'question', 'release', 'audio-stop', 'document']);
