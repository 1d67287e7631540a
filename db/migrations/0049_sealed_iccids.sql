CREATE TABLE "iccid_key" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"in_force" integer NOT NULL,
	CONSTRAINT "one_iccid_key" CHECK ("iccid_key"."only")
);
--> statement-breakpoint
INSERT INTO "iccid_key" ("in_force") VALUES (0);
--> statement-breakpoint
-- Once a key is in force, whoever does not know that yet, such as a node of an earlier release, can write no ICCID in the open.
CREATE FUNCTION refuse_other_iccid_key() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE FUNCTION refuse_other_target_key() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER new_iccid_is_sealed BEFORE INSERT ON "order_history" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL) EXECUTE FUNCTION refuse_other_iccid_key();
--> statement-breakpoint
CREATE TRIGGER changed_iccid_is_sealed BEFORE UPDATE OF "iccid" ON "order_history" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL AND NEW."iccid" IS DISTINCT FROM OLD."iccid") EXECUTE FUNCTION refuse_other_iccid_key();
--> statement-breakpoint
CREATE TRIGGER new_target_iccid_is_sealed BEFORE INSERT ON "order_history" FOR EACH ROW
WHEN (NEW."target_iccid" IS NOT NULL) EXECUTE FUNCTION refuse_other_target_key();
--> statement-breakpoint
CREATE TRIGGER changed_target_iccid_is_sealed BEFORE UPDATE OF "target_iccid" ON "order_history" FOR EACH ROW
WHEN (NEW."target_iccid" IS NOT NULL AND NEW."target_iccid" IS DISTINCT FROM OLD."target_iccid") EXECUTE FUNCTION refuse_other_target_key();
--> statement-breakpoint
CREATE TRIGGER new_iccid_is_sealed BEFORE INSERT ON "esims" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL) EXECUTE FUNCTION refuse_other_iccid_key();
--> statement-breakpoint
CREATE TRIGGER changed_iccid_is_sealed BEFORE UPDATE OF "iccid" ON "esims" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL AND NEW."iccid" IS DISTINCT FROM OLD."iccid") EXECUTE FUNCTION refuse_other_iccid_key();
--> statement-breakpoint
CREATE TRIGGER new_iccid_is_sealed BEFORE INSERT ON "esim_checks" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL) EXECUTE FUNCTION refuse_other_iccid_key();
--> statement-breakpoint
CREATE TRIGGER changed_iccid_is_sealed BEFORE UPDATE OF "iccid" ON "esim_checks" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL AND NEW."iccid" IS DISTINCT FROM OLD."iccid") EXECUTE FUNCTION refuse_other_iccid_key();
--> statement-breakpoint
CREATE TRIGGER new_iccid_is_sealed BEFORE INSERT ON "sign_ups" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL) EXECUTE FUNCTION refuse_other_iccid_key();
--> statement-breakpoint
CREATE TRIGGER changed_iccid_is_sealed BEFORE UPDATE OF "iccid" ON "sign_ups" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL AND NEW."iccid" IS DISTINCT FROM OLD."iccid") EXECUTE FUNCTION refuse_other_iccid_key();
--> statement-breakpoint
CREATE TRIGGER new_iccid_is_sealed BEFORE INSERT ON "staff_runs" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL) EXECUTE FUNCTION refuse_other_iccid_key();
--> statement-breakpoint
CREATE TRIGGER changed_iccid_is_sealed BEFORE UPDATE OF "iccid" ON "staff_runs" FOR EACH ROW
WHEN (NEW."iccid" IS NOT NULL AND NEW."iccid" IS DISTINCT FROM OLD."iccid") EXECUTE FUNCTION refuse_other_iccid_key();
