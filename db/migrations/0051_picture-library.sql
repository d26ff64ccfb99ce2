CREATE TABLE "picture_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"picture" text NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer,
	"sha256" text,
	"looks" text,
	"replaced_at" timestamp with time zone NOT NULL,
	"replaced_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_folders" (
	"key" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"folder" text,
	"replaces" text,
	"revision" integer,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"picture" text,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "looks" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "folder" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "title" jsonb DEFAULT '{"ru":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "caption" jsonb DEFAULT '{"ru":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "credit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "rights_holder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "rights_until" date;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focus_x" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focus_y" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "uploaded_by" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "uploaded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_picture_pictures_path_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("path") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uploads" ADD CONSTRAINT "picture_uploads_folder_picture_folders_key_fk" FOREIGN KEY ("folder") REFERENCES "public"."picture_folders"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uploads" ADD CONSTRAINT "picture_uploads_replaces_pictures_path_fk" FOREIGN KEY ("replaces") REFERENCES "public"."pictures"("path") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uploads" ADD CONSTRAINT "picture_uploads_picture_pictures_path_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("path") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_files_picture" ON "picture_files" USING btree ("picture","replaced_at");--> statement-breakpoint
CREATE INDEX "picture_uploads_person" ON "picture_uploads" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "picture_uploads_created" ON "picture_uploads" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_folder_picture_folders_key_fk" FOREIGN KEY ("folder") REFERENCES "public"."picture_folders"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_sha256" ON "pictures" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "pictures_folder" ON "pictures" USING btree ("folder");--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_file_unique" UNIQUE("file");--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_focus" CHECK ("pictures"."focus_x" between 0 and 100 and "pictures"."focus_y" between 0 and 100);--> statement-breakpoint
INSERT INTO picture_folders (key, name, position) VALUES
  ('views', '{"ru": "Виды ярмарки", "en": "Views of the fair"}', 1),
  ('works', '{"ru": "Работы", "en": "Works"}', 2),
  ('people', '{"ru": "Портреты", "en": "Portraits"}', 3),
  ('hero', '{"ru": "Обложки", "en": "Covers"}', 4);--> statement-breakpoint
UPDATE pictures SET folder = split_part(path, '/', 1) WHERE split_part(path, '/', 1) IN (SELECT key FROM picture_folders);
