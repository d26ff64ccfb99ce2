ALTER TABLE "letters" ADD COLUMN "about" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "letters_about" ON "letters" USING gin ("about");--> statement-breakpoint
-- Until now an order's letters were found by the link in them.
UPDATE "letters" SET "about" = named.ids FROM (
  SELECT l."id", array_agg(o."id") AS ids FROM "letters" l
  JOIN "orders" o ON o."buyer_email" = l."recipient" AND position(o."token" IN l."body") > 0
  GROUP BY l."id"
) named WHERE named."id" = "letters"."id";
