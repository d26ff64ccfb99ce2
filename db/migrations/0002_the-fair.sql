CREATE TABLE "audio_stops" (
	"number" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"transcript" jsonb NOT NULL,
	"edition_id" text NOT NULL,
	"published_ru_at" timestamp with time zone,
	"published_en_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"forms" jsonb NOT NULL,
	"edition_id" text NOT NULL,
	"published_ru_at" timestamp with time zone,
	"published_en_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"languages" jsonb NOT NULL,
	"route" jsonb NOT NULL,
	"guide" jsonb NOT NULL,
	"edition_id" text NOT NULL,
	"published_ru_at" timestamp with time zone,
	"published_en_at" timestamp with time zone,
	CONSTRAINT "departures_type" CHECK ("departures"."type" in ('group', 'individual', 'author'))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"valid_from" date NOT NULL,
	"title" jsonb NOT NULL,
	"articles" jsonb NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "documents_pk" PRIMARY KEY("slug","version")
);
--> statement-breakpoint
CREATE TABLE "event_speakers" (
	"event_id" integer NOT NULL,
	"speaker_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "event_speakers_pk" PRIMARY KEY("event_id","speaker_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"hall" text NOT NULL,
	"format" text NOT NULL,
	"audience" text NOT NULL,
	"languages" jsonb NOT NULL,
	"age_mark" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"capacity" integer,
	"price_kopecks" integer,
	"needs_registration" boolean NOT NULL,
	"edition_id" text NOT NULL,
	"published_ru_at" timestamp with time zone,
	"published_en_at" timestamp with time zone,
	CONSTRAINT "events_slug" UNIQUE("slug"),
	CONSTRAINT "events_order" CHECK ("events"."starts_at" < "events"."ends_at"),
	CONSTRAINT "events_age_mark" CHECK ("events"."age_mark" in ('0+', '6+', '12+', '16+', '18+'))
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"body" text NOT NULL,
	"position" integer NOT NULL,
	"first_name" jsonb NOT NULL,
	"last_name" jsonb NOT NULL,
	"duty" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"picture_path" text,
	"edition_id" text NOT NULL,
	"published_ru_at" timestamp with time zone,
	"published_en_at" timestamp with time zone,
	CONSTRAINT "members_body" CHECK ("members"."body" in ('jury', 'curatorial', 'expert', 'team'))
);
--> statement-breakpoint
CREATE TABLE "participants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "participants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"name" jsonb NOT NULL,
	"type" text NOT NULL,
	"city" jsonb NOT NULL,
	"section" text NOT NULL,
	"stand_code" text NOT NULL,
	"lead" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"artists" jsonb NOT NULL,
	"email" text NOT NULL,
	"website" text,
	"edition_id" text NOT NULL,
	"published_ru_at" timestamp with time zone,
	"published_en_at" timestamp with time zone,
	CONSTRAINT "participants_slug" UNIQUE("slug"),
	CONSTRAINT "participants_type" CHECK ("participants"."type" in ('gallery', 'workshop', 'artist', 'sculptor', 'school', 'publisher')),
	CONSTRAINT "participants_section" CHECK ("participants"."section" in ('painting', 'sculpture', 'paper', 'applied', 'schools', 'book')),
	CONSTRAINT "participants_stand_code" CHECK ("participants"."stand_code" ~ '^[A-F]-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"category" text NOT NULL,
	"role" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"mark_path" text NOT NULL,
	"website" text,
	"edition_id" text NOT NULL,
	"published_ru_at" timestamp with time zone,
	"published_en_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"topic" text NOT NULL,
	"is_on_home" boolean NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"edition_id" text NOT NULL,
	"published_ru_at" timestamp with time zone,
	"published_en_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"slug" text PRIMARY KEY NOT NULL,
	"released_on" date NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"picture_path" text,
	"edition_id" text NOT NULL,
	"published_ru_at" timestamp with time zone,
	"published_en_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "works" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "works_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"participant_id" integer NOT NULL,
	"position" integer NOT NULL,
	"picture_path" text NOT NULL,
	"author" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"year" integer NOT NULL,
	"technique" jsonb NOT NULL,
	"height_cm" integer NOT NULL,
	"width_cm" integer NOT NULL,
	"mark" text NOT NULL,
	"price_kopecks" integer,
	CONSTRAINT "works_mark" CHECK ("works"."mark" in ('free', 'held', 'sold')),
	CONSTRAINT "works_price" CHECK ("works"."price_kopecks" > 0)
);
--> statement-breakpoint
ALTER TABLE "event_speakers" ADD CONSTRAINT "event_speakers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_speakers" ADD CONSTRAINT "event_speakers_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_picture_path_pictures_path_fk" FOREIGN KEY ("picture_path") REFERENCES "public"."pictures"("path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_picture_path_pictures_path_fk" FOREIGN KEY ("picture_path") REFERENCES "public"."pictures"("path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_picture_path_pictures_path_fk" FOREIGN KEY ("picture_path") REFERENCES "public"."pictures"("path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_starts_at" ON "events" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "works_participant" ON "works" USING btree ("participant_id");