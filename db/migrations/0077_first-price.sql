-- What is in the catalogue by now is offered as it was; from now on a first price takes two.
ALTER TABLE "equipment" ADD COLUMN "priced_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_priced" CHECK ("equipment"."priced_at" is not null or "equipment"."retired_at" is not null);
