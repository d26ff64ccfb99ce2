ALTER TABLE "award_protocols" ADD COLUMN "stamp_serial" text;--> statement-breakpoint
ALTER TABLE "award_protocols" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
-- The hash is published at once, the receipt as soon as it has come.
CREATE TRIGGER award_protocols_changed AFTER INSERT OR UPDATE OR DELETE ON award_protocols FOR EACH ROW EXECUTE FUNCTION content_changed('award_protocol', 'edition_id');--> statement-breakpoint
-- Names come from the protocol and stand in no text that could be read before it is opened.
UPDATE pages SET blocks = (
  SELECT jsonb_agg(CASE WHEN block ->> 'kind' = 'nominations' THEN jsonb_set(block, '{items}', (SELECT jsonb_agg(item - 'winner' ORDER BY inner_place) FROM jsonb_array_elements(block -> 'items') WITH ORDINALITY AS items (item, inner_place))) ELSE block END ORDER BY place)
  FROM jsonb_array_elements(blocks) WITH ORDINALITY AS all_blocks (block, place)
) WHERE key = 'award' AND jsonb_path_exists(blocks, '$[*] ? (@.kind == "nominations").items[*].winner');
