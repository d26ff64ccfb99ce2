-- A block may stay in its page unseen; nobody finds what nobody sees.
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
-- Works hung in a hero are found as works; what is hidden is not found; a page that carries a legal text is found as that text.
SELECT 'page', key, code, key, title ->> code, description ->> code, title ->> other,
  texts_of(jsonb_build_array(lead, jsonb_path_query_array(blocks, '$[*] ? (@.kind != "hero" && !(@.isHidden == true))')), code),
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
WHERE withdrawn_at IS NULL;--> statement-breakpoint
-- Home is what its record lists. Until now its order was the code's: what was drawn keeps that order, what was not is hidden,
-- and what an editor wrote stays as it is. A home that lists its sections already is left alone.
WITH sections (place, block) AS (VALUES
  (0, '{"kind": "today"}'::jsonb),
  (50, '{"kind": "sections", "title": {"ru": "Шесть разделов", "en": "Six sections"}, "names": {"painting": {"ru": "Живопись", "en": "Painting"}, "sculpture": {"ru": "Скульптура", "en": "Sculpture"}, "paper": {"ru": "Графика", "en": "Works on paper"}, "applied": {"ru": "Декоративное искусство", "en": "Decorative arts"}, "schools": {"ru": "Школы", "en": "Schools"}, "book": {"ru": "Книга", "en": "Book"}}}'::jsonb),
  (70, '{"kind": "programme", "title": {"ru": "Программа", "en": "Programme"}}'::jsonb),
  (80, '{"kind": "speakers", "title": {"ru": "Спикеры", "en": "Speakers"}}'::jsonb),
  (100, '{"kind": "tickets", "title": {"ru": "Билеты и\u00a0возврат", "en": "Tickets and refunds"}}'::jsonb),
  (110, '{"kind": "tours", "title": {"ru": "Экскурсии", "en": "Guided tours"}}'::jsonb),
  (120, '{"kind": "award"}'::jsonb),
  (130, '{"kind": "directions", "title": {"ru": "Как добраться", "en": "How to get there"}, "items": [{"title": {"ru": "Метро", "en": "Metro"}, "text": {"ru": "«Каретная», второй выход, 7\u00a0минут пешком вдоль набережной.", "en": "Karetnaya, exit 2, a seven-minute walk along the embankment."}}, {"title": {"ru": "Такси", "en": "Taxi"}, "text": {"ru": "Карман перед портиком: высадить можно, стоять недолго.", "en": "The lay-by in front of the portico: setting down only."}}, {"title": {"ru": "Вход без ступеней", "en": "Step-free entrance"}, "text": {"ru": "Через двор, ворота со\u00a0стороны Конюшенного переулка. Билет проверят здесь\u00a0же.", "en": "Across the courtyard, through the gate in Konyushenny Lane. Your ticket is checked here too."}}]}'::jsonb),
  (140, '{"kind": "home-questions", "title": {"ru": "Вопросы и\u00a0ответы", "en": "Questions and answers"}}'::jsonb),
  (150, '{"kind": "partners", "title": {"ru": "Партнёры", "en": "Partners"}}'::jsonb),
  (160, '{"kind": "newsletter"}'::jsonb)
), own AS (
  SELECT block, nth, row_number() OVER (PARTITION BY block ->> 'kind' ORDER BY nth) AS nth_of_kind
  FROM pages, jsonb_array_elements(blocks) WITH ORDINALITY AS listed (block, nth) WHERE key = 'home'
), placed AS (
  SELECT place, 0 AS nth, block FROM sections
  UNION ALL
  SELECT
    CASE WHEN kind = 'text' OR nth_of_kind = 1 THEN coalesce(place, 1000) ELSE 1000 END,
    nth,
    CASE WHEN kind = 'text' OR nth_of_kind = 1 OR place IS NULL THEN block ELSE block || '{"isHidden": true}' END
  FROM own LEFT JOIN (VALUES ('hero', 10), ('statement', 20), ('numbers', 30), ('gallery', 40), ('text', 60), ('work', 90)) AS drawn (kind, place)
    ON kind = block ->> 'kind'
)
UPDATE pages SET blocks = (SELECT jsonb_agg(block ORDER BY place, nth) FROM placed)
WHERE key = 'home' AND NOT jsonb_path_exists(blocks, '$[*] ? (@.kind == "directions")');
