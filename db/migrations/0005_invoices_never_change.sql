CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_gap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.series <> OLD.series OR NEW.last_number NOT IN (OLD.last_number, OLD.last_number + 1) THEN
    RAISE EXCEPTION 'numbers of % follow each other', OLD.series;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER invoice_counters_without_gap BEFORE UPDATE OR DELETE ON "invoice_counters" FOR EACH ROW EXECUTE FUNCTION refuse_gap();
