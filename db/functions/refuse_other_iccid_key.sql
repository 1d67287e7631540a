-- Once a key is in force, a node that doesn't know it yet, such as one of an earlier release, can't write an unencrypted ICCID.
CREATE OR REPLACE FUNCTION refuse_other_iccid_key() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  needed integer;
BEGIN
  SELECT in_force INTO needed FROM iccid_key;
  IF needed > 0 AND NOT starts_with(NEW.iccid, 'i' || needed || '.') THEN
    RAISE EXCEPTION 'This database keeps ICCIDs sealed under key %.', needed USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER new_iccid_is_sealed BEFORE INSERT ON "order_history" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL) EXECUTE FUNCTION refuse_other_iccid_key();

CREATE OR REPLACE TRIGGER changed_iccid_is_sealed BEFORE UPDATE OF "iccid" ON "order_history" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL AND NEW."iccid" IS DISTINCT FROM OLD."iccid") EXECUTE FUNCTION refuse_other_iccid_key();

CREATE OR REPLACE TRIGGER new_iccid_is_sealed BEFORE INSERT ON "esims" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL) EXECUTE FUNCTION refuse_other_iccid_key();

CREATE OR REPLACE TRIGGER changed_iccid_is_sealed BEFORE UPDATE OF "iccid" ON "esims" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL AND NEW."iccid" IS DISTINCT FROM OLD."iccid") EXECUTE FUNCTION refuse_other_iccid_key();

CREATE OR REPLACE TRIGGER new_iccid_is_sealed BEFORE INSERT ON "esim_checks" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL) EXECUTE FUNCTION refuse_other_iccid_key();

CREATE OR REPLACE TRIGGER changed_iccid_is_sealed BEFORE UPDATE OF "iccid" ON "esim_checks" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL AND NEW."iccid" IS DISTINCT FROM OLD."iccid") EXECUTE FUNCTION refuse_other_iccid_key();

CREATE OR REPLACE TRIGGER new_iccid_is_sealed BEFORE INSERT ON "sign_ups" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL) EXECUTE FUNCTION refuse_other_iccid_key();

CREATE OR REPLACE TRIGGER changed_iccid_is_sealed BEFORE UPDATE OF "iccid" ON "sign_ups" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL AND NEW."iccid" IS DISTINCT FROM OLD."iccid") EXECUTE FUNCTION refuse_other_iccid_key();

CREATE OR REPLACE TRIGGER new_iccid_is_sealed BEFORE INSERT ON "staff_runs" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL) EXECUTE FUNCTION refuse_other_iccid_key();

CREATE OR REPLACE TRIGGER changed_iccid_is_sealed BEFORE UPDATE OF "iccid" ON "staff_runs" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL AND NEW."iccid" IS DISTINCT FROM OLD."iccid") EXECUTE FUNCTION refuse_other_iccid_key();
