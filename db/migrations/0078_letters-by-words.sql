-- The outbox is searched by a part of an address or a subject, and only grows.
CREATE INDEX "letters_by_words" ON "letters" USING gin ("recipient" gin_trgm_ops,"subject" gin_trgm_ops);
