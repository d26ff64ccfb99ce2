-- The book of account and the history of orders are only ever added to; orders and money are never deleted.
CREATE FUNCTION is_for_ever() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: these records are kept as they are', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER ledger_is_for_ever BEFORE UPDATE OR DELETE ON ledger FOR EACH ROW EXECUTE FUNCTION is_for_ever();--> statement-breakpoint
CREATE TRIGGER order_changes_are_for_ever BEFORE UPDATE OR DELETE ON order_changes FOR EACH ROW EXECUTE FUNCTION is_for_ever();--> statement-breakpoint
CREATE TRIGGER orders_are_kept BEFORE DELETE ON orders FOR EACH ROW EXECUTE FUNCTION is_for_ever();--> statement-breakpoint
CREATE TRIGGER order_lines_are_kept BEFORE DELETE ON order_lines FOR EACH ROW EXECUTE FUNCTION is_for_ever();--> statement-breakpoint
CREATE TRIGGER tickets_are_kept BEFORE DELETE ON tickets FOR EACH ROW EXECUTE FUNCTION is_for_ever();--> statement-breakpoint
CREATE TRIGGER returns_are_kept BEFORE DELETE ON returns FOR EACH ROW EXECUTE FUNCTION is_for_ever();--> statement-breakpoint
CREATE TRIGGER payments_are_kept BEFORE DELETE ON payments FOR EACH ROW EXECUTE FUNCTION is_for_ever();--> statement-breakpoint
CREATE TRIGGER payouts_are_kept BEFORE DELETE ON payouts FOR EACH ROW EXECUTE FUNCTION is_for_ever();--> statement-breakpoint
CREATE TRIGGER scans_are_for_ever BEFORE UPDATE OR DELETE ON scans FOR EACH ROW EXECUTE FUNCTION is_for_ever();
