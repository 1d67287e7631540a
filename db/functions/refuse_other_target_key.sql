CREATE OR REPLACE FUNCTION refuse_other_target_key() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  needed integer;
BEGIN
  SELECT in_force INTO needed FROM iccid_key;
  IF needed > 0 AND NOT starts_with(NEW.target_iccid, 'i' || needed || '.') THEN
    RAISE EXCEPTION 'This database keeps ICCIDs sealed under key %.', needed USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER new_target_iccid_is_sealed BEFORE INSERT ON "order_history" FOR EACH ROW
WHEN (NEW."target_iccid" IS NOT NULL) EXECUTE FUNCTION refuse_other_target_key();

CREATE OR REPLACE TRIGGER changed_target_iccid_is_sealed BEFORE UPDATE OF "target_iccid" ON "order_history" FOR EACH ROW
WHEN (NEW."target_iccid" IS NOT NULL AND NEW."target_iccid" IS DISTINCT FROM OLD."target_iccid") EXECUTE FUNCTION refuse_other_target_key();
