CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"invited_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"person_id" uuid
);
--> statement-breakpoint
CREATE TABLE "journal_checks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"links" bigint NOT NULL,
	"hash" text NOT NULL,
	"broken_at" bigint
);
--> statement-breakpoint
CREATE TABLE "journal_details" (
	"entry_id" bigint NOT NULL,
	"part" text NOT NULL,
	"salt" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "journal_details_pk" PRIMARY KEY("entry_id","part"),
	CONSTRAINT "journal_details_part" CHECK ("journal_details"."part" in ('origin', 'content'))
);
--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"place" text NOT NULL,
	"path" text NOT NULL,
	"does" text NOT NULL,
	"outcome" text NOT NULL,
	"cause" text NOT NULL,
	"origin_digest" text NOT NULL,
	"content_digest" text NOT NULL,
	CONSTRAINT "journal_entries_request" UNIQUE("request_id"),
	CONSTRAINT "journal_entries_outcome" CHECK ("journal_entries"."outcome" in ('done', 'refused', 'failed', 'interrupted'))
);
--> statement-breakpoint
CREATE TABLE "journal_intents" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"intent" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_links" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"former" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "journal_links_entry" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "journal_unsealed" (
	"entry_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_links" DROP CONSTRAINT "account_links_purpose";--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_role";--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "journal_details" ADD CONSTRAINT "journal_details_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_links" ADD CONSTRAINT "journal_links_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_invitations_person" ON "staff_invitations" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_open" ON "staff_invitations" USING btree ("email") WHERE cancelled_at is null and accepted_at is null;--> statement-breakpoint
CREATE INDEX "journal_entries_person" ON "journal_entries" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "journal_entries_path" ON "journal_entries" USING btree ("path" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "journal_entries_at" ON "journal_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "journal_entries_does" ON "journal_entries" USING btree ("does","id");--> statement-breakpoint
CREATE INDEX "journal_entries_not_done" ON "journal_entries" USING btree ("outcome","id") WHERE outcome <> 'done';--> statement-breakpoint
CREATE INDEX "journal_intents_begun" ON "journal_intents" USING btree ("begun_at");--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_invitation_id_staff_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."staff_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_purpose" CHECK ("account_links"."purpose" in ('register', 'sign-in', 'reset', 'email-old', 'email-new', 'invite'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_role" CHECK ("people"."role" in ('admin', 'box-office', 'door', 'requests', 'exhibitors', 'award', 'chief-editor', 'editor', 'translator', 'press', 'curator', 'accountant', 'council', 'juror', 'member'));--> statement-breakpoint
CREATE FUNCTION journal_entry_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO journal_unsealed (entry_id) VALUES (NEW.id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER journal_entries_wait AFTER INSERT ON journal_entries FOR EACH ROW EXECUTE FUNCTION journal_entry_waits();--> statement-breakpoint
CREATE TRIGGER journal_entries_stay BEFORE UPDATE OR DELETE ON journal_entries FOR EACH ROW EXECUTE FUNCTION is_for_ever();--> statement-breakpoint
CREATE TRIGGER journal_entries_are_not_emptied BEFORE TRUNCATE ON journal_entries FOR EACH STATEMENT EXECUTE FUNCTION is_for_ever();--> statement-breakpoint
CREATE TRIGGER journal_links_stay BEFORE UPDATE OR DELETE ON journal_links FOR EACH ROW EXECUTE FUNCTION is_for_ever();--> statement-breakpoint
CREATE TRIGGER journal_links_are_not_emptied BEFORE TRUNCATE ON journal_links FOR EACH STATEMENT EXECUTE FUNCTION is_for_ever();--> statement-breakpoint
CREATE TRIGGER journal_details_stay BEFORE UPDATE ON journal_details FOR EACH ROW EXECUTE FUNCTION is_for_ever();--> statement-breakpoint
CREATE TRIGGER journal_details_are_not_emptied BEFORE TRUNCATE ON journal_details FOR EACH STATEMENT EXECUTE FUNCTION is_for_ever();
