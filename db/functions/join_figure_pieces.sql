CREATE OR REPLACE FUNCTION join_figure_pieces(before date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE figure_days IN EXCLUSIVE MODE;
  CREATE TEMPORARY TABLE joined ON COMMIT DROP AS
    SELECT * FROM figure_days_kept kept WHERE kept.day IN (SELECT day FROM figure_days WHERE slot > 0 AND day < before);
  DELETE FROM figure_days WHERE day IN (SELECT day FROM joined);
  INSERT INTO figure_days (day, dimension, key, business_id, slot, started, orders, free, top_ups, repeats, delivered, installed, refunds, paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents, customers, accounts, replacements)
  SELECT day, dimension, key, business_id, 0, started, orders, free, top_ups, repeats, delivered, installed, refunds, paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents, customers, accounts, replacements FROM joined;
  DROP TABLE joined;
END
$$;
