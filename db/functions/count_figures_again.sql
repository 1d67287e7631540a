CREATE OR REPLACE FUNCTION count_figures_again() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE figure_days IN EXCLUSIVE MODE;
  DELETE FROM figure_days;
  INSERT INTO figure_days (day, dimension, key, business_id, slot, started, orders, free, top_ups, repeats, delivered, installed, refunds, paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents, customers, accounts, replacements)
  SELECT day, dimension, key, business_id, 0, started, orders, free, top_ups, repeats, delivered, installed, refunds, paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents, customers, accounts, replacements
  FROM figure_days_recounted;
END
$$;
