-- What each line of an order's history counts for. A deposit is no sale, since what it pays for is one. Orders without an email
-- address are those of partners' software. `move || ''` and `id + 0` keep the indexes of both out of it: the lines of one order
-- are few, but those of one name or before a moment are nearly all there are. While a table is small, PostgreSQL can't tell.
CREATE OR REPLACE VIEW order_figures AS
SELECT
  e.id AS event_id,
  (e.at AT TIME ZONE state.time_zone)::date AS day,
  coalesce(o.business_id, '') AS business_id,
  o.bundle_zone AS zone,
  coalesce(o.tax_country, '') AS country,
  CASE WHEN o.coupon_code IS NOT NULL THEN
    coalesce((SELECT c.batch FROM coupons c WHERE c.code = o.coupon_code), o.coupon_code) END AS coupon,
  CASE WHEN e.move = 'completed_order_completed' AND o.kind = 'esim' THEN (
    SELECT floor(ln(greatest(1, extract(epoch FROM
      min(q.at) FILTER (WHERE q.move = 'completed_generate_qr_code')
      - min(q.at) FILTER (WHERE q.move IN ('paid', 'free'))) * 1000)) / ln(1.1))::integer
    FROM order_events q WHERE q.order_id = e.order_id
  ) END AS wait,
  (e.move = 'started_order_created')::integer AS started,
  (e.move IN ('paid', 'free'))::integer AS orders,
  (e.move = 'free')::integer AS free,
  (e.move IN ('paid', 'free') AND o.kind = 'topup')::integer AS top_ups,
  (e.move IN ('paid', 'free') AND o.user_email <> '' AND EXISTS (
    -- OFFSET 0 makes PostgreSQL read the customer's orders first, by their index: they are few
    SELECT 1 FROM (
      SELECT mine.order_id FROM order_history mine
      WHERE mine.user_email = o.user_email AND mine.business_id IS NOT DISTINCT FROM o.business_id
        AND mine.order_id <> o.order_id AND mine.kind NOT IN ('test', 'deposit') OFFSET 0
    ) other WHERE EXISTS (
      SELECT 1 FROM order_events settled
      WHERE settled.order_id = other.order_id AND settled.move || '' IN ('paid', 'free') AND settled.id + 0 < e.id)))::integer AS repeats,
  (e.move = 'completed_order_completed' AND o.kind = 'esim')::integer AS delivered,
  (e.move = 'installed')::integer AS installed,
  (back.cents > back.before)::integer AS refunds,
  CASE WHEN e.move = 'paid' THEN o.amount ELSE 0 END AS paid_cents,
  CASE WHEN e.move <> 'paid' THEN 0
    WHEN o.amount = o.final_price THEN o.tax_amount
    ELSE vat_within(o.amount, rate.basis_points) END AS paid_vat_cents,
  back.cents - back.before AS refunded_cents,
  vat_within(back.cents, rate.basis_points) - vat_within(back.before, rate.basis_points) AS refunded_vat_cents,
  CASE WHEN e.move IN ('paid', 'free') THEN o.coupon_discount ELSE 0 END AS coupon_cents
FROM order_events e
JOIN order_history o ON o.order_id = e.order_id
CROSS JOIN figure_state state
CROSS JOIN LATERAL (SELECT round(o.tax_rate::numeric * 10000)::integer AS basis_points) rate
CROSS JOIN LATERAL (
  SELECT
    CASE e.move WHEN 'refunded' THEN o.amount WHEN 'refunded_in_part' THEN e.detail::bigint ELSE 0 END AS cents,
    CASE WHEN e.move IN ('refunded', 'refunded_in_part') THEN coalesce((
      SELECT max(p.detail::bigint) FROM order_events p
      WHERE p.order_id = e.order_id AND p.move || '' = 'refunded_in_part' AND p.id + 0 < e.id), 0) ELSE 0 END AS before
) back
WHERE o.kind NOT IN ('test', 'deposit')
  AND e.move IN ('started_order_created', 'paid', 'free', 'completed_order_completed', 'installed', 'refunded', 'refunded_in_part')
  -- what happens twice, such as the delivery of a profile that replaces another, counts once
  AND (e.move NOT IN ('paid', 'free', 'completed_order_completed') OR NOT EXISTS (
    SELECT 1 FROM order_events earlier
    WHERE earlier.order_id = e.order_id AND earlier.move || '' = e.move AND earlier.id + 0 < e.id));
