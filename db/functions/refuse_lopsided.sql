-- At the end of the transaction, each movement has lines, and they sum to zero.
CREATE OR REPLACE FUNCTION refuse_lopsided() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  movement integer := CASE TG_TABLE_NAME WHEN 'ledger_lines' THEN (to_jsonb(NEW) ->> 'movement_id')::integer ELSE (to_jsonb(NEW) ->> 'id')::integer END;
BEGIN
  IF coalesce((SELECT sum(cents) FROM ledger_lines WHERE movement_id = movement), -1) <> 0 THEN
    RAISE EXCEPTION 'the lines of movement % do not sum to zero', movement;
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER ledger_movements_balance AFTER INSERT ON "ledger_movements" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_lopsided();

CREATE CONSTRAINT TRIGGER ledger_lines_balance AFTER INSERT ON "ledger_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_lopsided();
