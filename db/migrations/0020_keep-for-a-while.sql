CREATE INDEX "orders_with_buyer" ON "orders" USING btree ("created_at") WHERE buyer_email <> '';--> statement-breakpoint
CREATE INDEX "letters_with_words" ON "letters" USING btree ("created_at") WHERE body <> '';--> statement-breakpoint
CREATE INDEX "payment_notifications_received" ON "payment_notifications" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "kept_answers_created_at" ON "kept_answers" USING btree ("created_at");