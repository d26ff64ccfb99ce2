CREATE TABLE "award_reminders" (
	"juror_id" uuid NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_reminders_juror_id_day_pk" PRIMARY KEY("juror_id","day")
);
--> statement-breakpoint
ALTER TABLE "award_reminders" ADD CONSTRAINT "award_reminders_juror_id_people_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "award_jurors_one_chair" ON "award_jurors" USING btree ("edition_id") WHERE "award_jurors"."is_chair";