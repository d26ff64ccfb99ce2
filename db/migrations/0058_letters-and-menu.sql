CREATE TABLE "menu_entries" (
	"key" text PRIMARY KEY NOT NULL,
	"label" jsonb NOT NULL,
	"position" integer NOT NULL,
	"is_shown" boolean NOT NULL,
	"defaults" jsonb NOT NULL,
	"published_ru_at" timestamp with time zone,
	"published_en_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "letter_wordings" (
	"key" text PRIMARY KEY NOT NULL,
	"subject" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"paragraphs" jsonb NOT NULL,
	"defaults" jsonb NOT NULL,
	"published_ru_at" timestamp with time zone,
	"published_en_at" timestamp with time zone
);
--> statement-breakpoint
-- They tell of their changes as every list of the fair does.
CREATE TRIGGER letter_wordings_changed AFTER INSERT OR UPDATE OR DELETE ON letter_wordings FOR EACH ROW EXECUTE FUNCTION content_changed('letter_wording', 'key');--> statement-breakpoint
CREATE TRIGGER menu_entries_changed AFTER INSERT OR UPDATE OR DELETE ON menu_entries FOR EACH ROW EXECUTE FUNCTION content_changed('menu_entry', 'key');
