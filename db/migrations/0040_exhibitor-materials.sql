CREATE TABLE "exhibitor_pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"edition_id" text NOT NULL,
	"stand_code" text NOT NULL,
	"type" text NOT NULL,
	"section" text NOT NULL,
	"name" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"artists" jsonb NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"links" jsonb NOT NULL,
	"logo" jsonb,
	"pictures" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_why" text DEFAULT '' NOT NULL,
	CONSTRAINT "exhibitor_pages_application" UNIQUE("application_id"),
	CONSTRAINT "exhibitor_pages_slug" CHECK ("exhibitor_pages"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "exhibitor_pages_type" CHECK ("exhibitor_pages"."type" in ('gallery', 'workshop', 'artist', 'sculptor', 'school', 'publisher')),
	CONSTRAINT "exhibitor_pages_section" CHECK ("exhibitor_pages"."section" in ('painting', 'sculpture', 'paper', 'applied', 'schools', 'book'))
);
--> statement-breakpoint
CREATE TABLE "exhibitor_arrivals" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"edition_id" text NOT NULL,
	"slot" text NOT NULL,
	"place" integer NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exhibitor_arrivals_place" UNIQUE("edition_id","slot","place"),
	CONSTRAINT "exhibitor_arrivals_places" CHECK ("exhibitor_arrivals"."place" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "exhibitor_material_marks" (
	"application_id" uuid NOT NULL,
	"item" text NOT NULL,
	"mark" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"digest" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "exhibitor_material_marks_pk" PRIMARY KEY("application_id","item"),
	CONSTRAINT "exhibitor_material_marks_mark" CHECK ("exhibitor_material_marks"."mark" in ('accepted', 'comment')),
	CONSTRAINT "exhibitor_material_marks_comment" CHECK (("exhibitor_material_marks"."mark" = 'comment') = ("exhibitor_material_marks"."comment" <> ''))
);
--> statement-breakpoint
CREATE TABLE "exhibitor_material_reminders" (
	"application_id" uuid NOT NULL,
	"deadline" date NOT NULL,
	"days_before" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "exhibitor_material_reminders_pk" PRIMARY KEY("application_id","deadline","days_before")
);
--> statement-breakpoint
CREATE TABLE "exhibitor_material_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"place" integer NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"picture_id" uuid,
	CONSTRAINT "exhibitor_material_pictures_kind" CHECK ("exhibitor_material_pictures"."kind" in ('logo', 'picture'))
);
--> statement-breakpoint
CREATE TABLE "exhibitor_materials" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"passes" text DEFAULT '' NOT NULL,
	"submitted" jsonb,
	"submitted_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exhibitor_uploads" ADD COLUMN "material_id" uuid;--> statement-breakpoint
ALTER TABLE "exhibitor_arrivals" ADD CONSTRAINT "exhibitor_arrivals_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_material_marks" ADD CONSTRAINT "exhibitor_material_marks_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_material_reminders" ADD CONSTRAINT "exhibitor_material_reminders_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_material_pictures" ADD CONSTRAINT "exhibitor_material_pictures_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_material_pictures" ADD CONSTRAINT "exhibitor_material_pictures_picture_id_exhibitor_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."exhibitor_pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_materials" ADD CONSTRAINT "exhibitor_materials_application_id_exhibitor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."exhibitor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exhibitor_pages_stand" ON "exhibitor_pages" USING btree ("edition_id","stand_code");--> statement-breakpoint
CREATE INDEX "exhibitor_material_reminders_deadline" ON "exhibitor_material_reminders" USING btree ("deadline","days_before");--> statement-breakpoint
CREATE UNIQUE INDEX "exhibitor_material_pictures_logo" ON "exhibitor_material_pictures" USING btree ("application_id") WHERE kind = 'logo';--> statement-breakpoint
CREATE INDEX "exhibitor_material_pictures_application" ON "exhibitor_material_pictures" USING btree ("application_id","place");--> statement-breakpoint
CREATE INDEX "exhibitor_material_pictures_picture" ON "exhibitor_material_pictures" USING btree ("picture_id");--> statement-breakpoint
ALTER TABLE "exhibitor_uploads" ADD CONSTRAINT "exhibitor_uploads_material_id_exhibitor_material_pictures_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."exhibitor_material_pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exhibitor_uploads_open_material" ON "exhibitor_uploads" USING btree ("material_id") WHERE "exhibitor_uploads"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "exhibitor_uploads_application" ON "exhibitor_uploads" USING btree ("application_id");--> statement-breakpoint
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
CREATE TRIGGER exhibitor_pages_changed AFTER INSERT OR UPDATE OR DELETE ON exhibitor_pages FOR EACH ROW EXECUTE FUNCTION content_changed('exhibitor_page', 'slug');--> statement-breakpoint
CREATE TRIGGER exhibitor_pages_found_anew AFTER INSERT OR UPDATE OR DELETE ON exhibitor_pages FOR EACH STATEMENT EXECUTE FUNCTION content_found_anew('participant');
