-- The same per dimension. An eSIM that replaces another is no sale, so it only counts as a replacement.
-- An order for several travelers counts once: with the one that paid.
CREATE OR REPLACE VIEW order_figure_rows AS
SELECT f.event_id, f.day, f.business_id, f.zone, f.country, f.coupon, f.wait,
  CASE WHEN it.is_replacement THEN 0 ELSE f.started END AS started,
  CASE WHEN it.is_replacement THEN 0 ELSE f.orders END AS orders,
  CASE WHEN it.is_replacement THEN 0 ELSE f.free END AS free,
  CASE WHEN it.is_replacement THEN 0 ELSE f.top_ups END AS top_ups,
  CASE WHEN it.is_replacement THEN 0 ELSE f.repeats END AS repeats,
  CASE WHEN it.is_replacement THEN 0 ELSE f.delivered END AS delivered,
  CASE WHEN it.is_replacement THEN 0 ELSE f.installed END AS installed,
  CASE WHEN it.is_replacement THEN 0 ELSE f.refunds END AS refunds,
  CASE WHEN it.is_replacement THEN 0 ELSE f.paid_cents END AS paid_cents,
  CASE WHEN it.is_replacement THEN 0 ELSE f.paid_vat_cents END AS paid_vat_cents,
  CASE WHEN it.is_replacement THEN 0 ELSE f.refunded_cents END AS refunded_cents,
  CASE WHEN it.is_replacement THEN 0 ELSE f.refunded_vat_cents END AS refunded_vat_cents,
  CASE WHEN it.is_replacement THEN 0 ELSE f.coupon_cents END AS coupon_cents,
  part.dimension, part.key,
  CASE WHEN it.is_replacement THEN f.free ELSE 0 END AS replacements
FROM order_figures f
JOIN order_events e ON e.id = f.event_id
CROSS JOIN LATERAL (
  SELECT o.replaces_order_id IS NOT NULL AS is_replacement, o.paid_with_order_id IS NOT NULL AS is_paid_with_another
  FROM order_history o WHERE o.order_id = e.order_id
) it
CROSS JOIN LATERAL (VALUES
  ('all', ''), ('zone', f.zone), ('country', f.country), ('coupon', f.coupon), ('wait', f.wait::text)
) AS part (dimension, key)
WHERE part.key IS NOT NULL AND NOT it.is_paid_with_another AND (NOT it.is_replacement OR f.free > 0);
