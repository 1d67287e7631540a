CREATE OR REPLACE VIEW figure_days_kept AS
SELECT day, dimension, key, business_id,
  sum(started)::bigint AS started,
  sum(orders)::bigint AS orders,
  sum(free)::bigint AS free,
  sum(top_ups)::bigint AS top_ups,
  sum(repeats)::bigint AS repeats,
  sum(delivered)::bigint AS delivered,
  sum(installed)::bigint AS installed,
  sum(refunds)::bigint AS refunds,
  sum(paid_cents)::bigint AS paid_cents,
  sum(paid_vat_cents)::bigint AS paid_vat_cents,
  sum(refunded_cents)::bigint AS refunded_cents,
  sum(refunded_vat_cents)::bigint AS refunded_vat_cents,
  sum(coupon_cents)::bigint AS coupon_cents,
  sum(customers)::bigint AS customers,
  sum(accounts)::bigint AS accounts,
  sum(replacements)::bigint AS replacements
FROM figure_days GROUP BY day, dimension, key, business_id;
