CREATE TABLE "form_wordings" (
	"key" text PRIMARY KEY NOT NULL,
	"lead" jsonb NOT NULL,
	"button" jsonb NOT NULL,
	"asked" jsonb NOT NULL,
	"thanks_title" jsonb NOT NULL,
	"thanks_text" jsonb NOT NULL,
	"closed_before" jsonb NOT NULL,
	"closed_over" jsonb NOT NULL,
	"closed_for_good" jsonb NOT NULL,
	"defaults" jsonb NOT NULL,
	"published_ru_at" timestamp with time zone,
	"published_en_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "places" (
	"key" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"whereabouts" jsonb NOT NULL,
	"holds" jsonb NOT NULL,
	"position" integer NOT NULL,
	"defaults" jsonb NOT NULL,
	"published_ru_at" timestamp with time zone,
	"published_en_at" timestamp with time zone
);
--> statement-breakpoint
-- They tell of their changes as every list of the fair does.
CREATE TRIGGER places_changed AFTER INSERT OR UPDATE OR DELETE ON places FOR EACH ROW EXECUTE FUNCTION content_changed('place', 'key');--> statement-breakpoint
CREATE TRIGGER form_wordings_changed AFTER INSERT OR UPDATE OR DELETE ON form_wordings FOR EACH ROW EXECUTE FUNCTION content_changed('form_wording', 'key');
