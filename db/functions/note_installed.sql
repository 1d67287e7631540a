-- When an eSIM was first seen in use is part of the history of its order.
CREATE OR REPLACE FUNCTION note_installed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_events (order_id, at, move)
  SELECT NEW.order_id, coalesce(NEW.checked_at, now()), 'installed'
  WHERE NOT EXISTS (SELECT 1 FROM order_events seen WHERE seen.order_id = NEW.order_id AND seen.move || '' = 'installed');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER esim_begun_is_noted AFTER INSERT ON "esim_checks" FOR EACH ROW
WHEN (NEW.expires_at IS NOT NULL) EXECUTE FUNCTION note_installed();

CREATE OR REPLACE TRIGGER esim_use_is_noted AFTER UPDATE OF expires_at ON "esim_checks" FOR EACH ROW
WHEN (OLD.expires_at IS NULL AND NEW.expires_at IS NOT NULL) EXECUTE FUNCTION note_installed();
