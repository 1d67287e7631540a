CREATE OR REPLACE FUNCTION figure_differences() RETURNS integer LANGUAGE sql STABLE AS $$
  WITH kept AS (
      SELECT day, dimension, key, business_id, started, orders, free, top_ups, delivered, installed, refunds, paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents, customers, accounts, replacements
      FROM figure_days_kept
      WHERE started <> 0 OR orders <> 0 OR free <> 0 OR top_ups <> 0 OR delivered <> 0 OR installed <> 0 OR refunds <> 0 OR paid_cents <> 0 OR paid_vat_cents <> 0 OR refunded_cents <> 0 OR refunded_vat_cents <> 0 OR coupon_cents <> 0 OR customers <> 0 OR accounts <> 0 OR replacements <> 0),
    counted AS (
      SELECT day, dimension, key, business_id, started, orders, free, top_ups, delivered, installed, refunds, paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents, customers, accounts, replacements
      FROM figure_days_recounted)
  SELECT count(DISTINCT (day, dimension, key, business_id))::integer
  FROM ((TABLE kept EXCEPT TABLE counted) UNION ALL (TABLE counted EXCEPT TABLE kept)) different
$$;
