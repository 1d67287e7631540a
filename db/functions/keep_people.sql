CREATE OR REPLACE FUNCTION keep_people() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  zone text := (SELECT time_zone FROM figure_state);
BEGIN
  INSERT INTO figure_days AS kept (day, dimension, key, business_id, slot, customers, accounts)
  SELECT (who.created_at AT TIME ZONE zone)::date, 'people', '', '', pg_backend_pid() % 8, sum(who.sign), sum(who.sign * who.proven)
  FROM (
    SELECT OLD.created_at, -1 AS sign, OLD.email_verified::integer AS proven
    WHERE TG_OP <> 'INSERT' AND is_customer(OLD.account_type, OLD.email)
    UNION ALL
    SELECT NEW.created_at, 1, NEW.email_verified::integer
    WHERE TG_OP <> 'DELETE' AND is_customer(NEW.account_type, NEW.email)
  ) who
  GROUP BY 1
  ON CONFLICT (dimension, day, business_id, key, slot) DO UPDATE SET
    customers = kept.customers + excluded.customers, accounts = kept.accounts + excluded.accounts;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER people_are_counted AFTER INSERT OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION keep_people();

CREATE OR REPLACE TRIGGER changed_people_are_counted AFTER UPDATE OF account_type, email, email_verified, created_at ON "users" FOR EACH ROW
WHEN (is_customer(OLD.account_type, OLD.email) <> is_customer(NEW.account_type, NEW.email)
  OR OLD.email_verified <> NEW.email_verified OR OLD.created_at <> NEW.created_at)
EXECUTE FUNCTION keep_people();
