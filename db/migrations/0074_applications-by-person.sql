-- Whoever has applied to several fairs finds theirs by the person alone.
CREATE INDEX IF NOT EXISTS "exhibitor_applications_by_person" ON "exhibitor_applications" USING btree ("person_id","number");
