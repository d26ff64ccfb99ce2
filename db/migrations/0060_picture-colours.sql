ALTER TABLE "picture_files" ADD COLUMN "colours" jsonb;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "colours" jsonb;