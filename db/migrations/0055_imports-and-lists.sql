CREATE TABLE "table_import_rows" (
	"import_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"before" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"mark" text NOT NULL,
	"edit_id" uuid NOT NULL,
	"outcome" text,
	"reason" text,
	CONSTRAINT "table_import_rows_pk" PRIMARY KEY("import_id","place"),
	CONSTRAINT "table_import_rows_verdict" CHECK ("table_import_rows"."verdict" in ('new', 'changed', 'unchanged', 'refused')),
	CONSTRAINT "table_import_rows_outcome" CHECK ("table_import_rows"."outcome" in ('taken', 'refused', 'undone', 'left'))
);
--> statement-breakpoint
CREATE TABLE "table_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"unknown" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by_id" text NOT NULL,
	"made_by_name" text NOT NULL,
	"run_by_id" text,
	"run_by_name" text,
	"run_at" timestamp with time zone,
	"release_id" integer,
	"batch" uuid,
	CONSTRAINT "table_imports_state" CHECK ("table_imports"."state" in ('checked', 'taking', 'taken', 'undoing', 'undone')),
	CONSTRAINT "table_imports_format" CHECK ("table_imports"."format" in ('csv', 'xlsx', 'json')),
	CONSTRAINT "table_imports_run" CHECK ("table_imports"."state" = 'checked' or "table_imports"."run_by_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "table_import_rows" ADD CONSTRAINT "table_import_rows_import_id_table_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."table_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "table_import_rows_listed" ON "table_import_rows" USING btree ("import_id","verdict","place");--> statement-breakpoint
CREATE UNIQUE INDEX "table_imports_same" ON "table_imports" USING btree ("made_by_id","kind","sha256") WHERE state = 'checked';--> statement-breakpoint
CREATE INDEX "table_imports_made" ON "table_imports" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "content_drafts_waiting" ON "content_drafts" USING btree ("changed_at") WHERE is_changed and trashed_at is null;