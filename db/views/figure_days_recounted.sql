CREATE OR REPLACE VIEW figure_days_recounted AS
SELECT day, dimension, key, business_id,
  sum(started)::integer AS started,
  sum(orders)::integer AS orders,
  sum(free)::integer AS free,
  sum(top_ups)::integer AS top_ups,
  sum(repeats)::integer AS repeats,
  sum(delivered)::integer AS delivered,
  sum(installed)::integer AS installed,
  sum(refunds)::integer AS refunds,
  sum(paid_cents)::bigint AS paid_cents,
  sum(paid_vat_cents)::bigint AS paid_vat_cents,
  sum(refunded_cents)::bigint AS refunded_cents,
  sum(refunded_vat_cents)::bigint AS refunded_vat_cents,
  sum(coupon_cents)::bigint AS coupon_cents,
  0 AS customers, 0 AS accounts, sum(replacements)::integer AS replacements
FROM order_figure_rows
GROUP BY day, dimension, key, business_id
UNION ALL
SELECT day, 'people', '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, count(*)::integer, sum(accounts)::integer, 0
FROM people_figures GROUP BY day;
