ALTER TABLE "letters" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "locale" text DEFAULT 'ru' NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "again_of" uuid;--> statement-breakpoint
CREATE INDEX "letters_by_time" ON "letters" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "letters_unsent" ON "letters" USING btree ("created_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "letters_by_kind" ON "letters" USING btree ("kind","locale","created_at");--> statement-breakpoint
CREATE INDEX "letters_again" ON "letters" USING btree ("again_of") WHERE again_of is not null;