-- From now on the office changes what a stand costs and measures: no price below 200,000 roubles, and none that is a slip of the hand.
ALTER TABLE "stands" DROP CONSTRAINT "stands_price";--> statement-breakpoint
ALTER TABLE "stands" ADD CONSTRAINT "stands_price" CHECK ("stands"."price_kopecks" between 20000000 and 500000000);--> statement-breakpoint
ALTER TABLE "stands" DROP CONSTRAINT "stands_area";--> statement-breakpoint
ALTER TABLE "stands" ADD CONSTRAINT "stands_area" CHECK ("stands"."area_m2" between 1 and 200);--> statement-breakpoint
-- What was proposed for one thing, and what the office has changed of it, stands on its page.
CREATE INDEX IF NOT EXISTS "approvals_subject" ON "approvals" USING btree ("action","subject","proposed_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "office_changes_subject" ON "office_changes" USING btree ("subject","id");
