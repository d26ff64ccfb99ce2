-- Every list of the fair tells of its changes, as pages and speakers do.
CREATE TRIGGER participants_changed AFTER INSERT OR UPDATE OR DELETE ON participants FOR EACH ROW EXECUTE FUNCTION content_changed('participant', 'slug');--> statement-breakpoint
CREATE TRIGGER works_changed AFTER INSERT OR UPDATE OR DELETE ON works FOR EACH ROW EXECUTE FUNCTION content_changed('work', 'id');--> statement-breakpoint
CREATE TRIGGER events_changed AFTER INSERT OR UPDATE OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION content_changed('event', 'slug');--> statement-breakpoint
CREATE TRIGGER event_speakers_changed AFTER INSERT OR UPDATE OR DELETE ON event_speakers FOR EACH ROW EXECUTE FUNCTION content_changed('event_speaker', 'event_id');--> statement-breakpoint
CREATE TRIGGER departures_changed AFTER INSERT OR UPDATE OR DELETE ON departures FOR EACH ROW EXECUTE FUNCTION content_changed('departure', 'id');--> statement-breakpoint
CREATE TRIGGER audio_stops_changed AFTER INSERT OR UPDATE OR DELETE ON audio_stops FOR EACH ROW EXECUTE FUNCTION content_changed('audio_stop', 'number');--> statement-breakpoint
CREATE TRIGGER members_changed AFTER INSERT OR UPDATE OR DELETE ON members FOR EACH ROW EXECUTE FUNCTION content_changed('member', 'id');--> statement-breakpoint
CREATE TRIGGER partners_changed AFTER INSERT OR UPDATE OR DELETE ON partners FOR EACH ROW EXECUTE FUNCTION content_changed('partner', 'slug');--> statement-breakpoint
CREATE TRIGGER releases_changed AFTER INSERT OR UPDATE OR DELETE ON releases FOR EACH ROW EXECUTE FUNCTION content_changed('release', 'slug');--> statement-breakpoint
CREATE TRIGGER questions_changed AFTER INSERT OR UPDATE OR DELETE ON questions FOR EACH ROW EXECUTE FUNCTION content_changed('question', 'slug');--> statement-breakpoint
CREATE TRIGGER departments_changed AFTER INSERT OR UPDATE OR DELETE ON departments FOR EACH ROW EXECUTE FUNCTION content_changed('department', 'slug');--> statement-breakpoint
CREATE TRIGGER documents_changed AFTER INSERT ON documents FOR EACH ROW EXECUTE FUNCTION content_changed('document', 'slug');--> statement-breakpoint
-- People have agreed to this very text: it stays as it was.
CREATE FUNCTION document_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version of a document is never changed: add a new one' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER documents_are_final BEFORE UPDATE OR DELETE ON documents FOR EACH ROW EXECUTE FUNCTION document_is_final();
