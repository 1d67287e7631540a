-- An invoice never changes. Once the law no longer requires it, a transaction that announces so may delete it.
CREATE OR REPLACE FUNCTION refuse_change_of_paper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('wander_pass.forgets', true) = 'papers' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'rows of % are history and never change', TG_TABLE_NAME;
END
$$;

CREATE OR REPLACE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_paper();
