CREATE OR REPLACE FUNCTION refuse_gap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.series <> OLD.series OR NEW.last_number NOT IN (OLD.last_number, OLD.last_number + 1) THEN
    RAISE EXCEPTION 'numbers of % follow each other', OLD.series;
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER invoice_counters_without_gap BEFORE UPDATE OR DELETE ON "invoice_counters" FOR EACH ROW EXECUTE FUNCTION refuse_gap();
