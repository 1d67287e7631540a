-- What a line of an order's history counts for was read from the view of all figures. For an eSIM without a coupon, most of that was
-- preparing to find nothing. Such lines are counted directly now, all others as before. The view still says what a figure is: the
-- check at night compares the two, and so do the tests.
CREATE OR REPLACE FUNCTION keep_figures() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET jit = off
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  o record;
  is_first boolean := true;
  is_repeat boolean := false;
  wait integer;
  gained_cents bigint := 0;
  gained_vat_cents bigint := 0;
BEGIN
  SELECT coalesce(business_id, '') AS brand, business_id, user_email, bundle_zone, coalesce(tax_country, '') AS country,
    amount, final_price, tax_amount, tax_rate,
    kind = 'esim' AND coupon_code IS NULL AND coupon_discount = 0 AND replaces_order_id IS NULL AS is_ordinary
  INTO o FROM order_history WHERE order_id = NEW.order_id;

  IF NOT o.is_ordinary OR NEW.move NOT IN ('started_order_created', 'paid', 'completed_order_completed') THEN
    INSERT INTO figure_days AS kept (day, dimension, key, business_id, slot,
      started, orders, free, top_ups, repeats, delivered, installed, refunds, paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents, replacements)
    SELECT day, dimension, key, business_id, pg_backend_pid() % 8,
      started, orders, free, top_ups, repeats, delivered, installed, refunds, paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents, replacements
    FROM order_figure_rows WHERE event_id = NEW.id
    -- always in the same order, so that no two wait for each other
    ORDER BY dimension, key
    ON CONFLICT (dimension, day, business_id, key, slot) DO UPDATE SET
      started = kept.started + excluded.started,
      orders = kept.orders + excluded.orders,
      free = kept.free + excluded.free,
      top_ups = kept.top_ups + excluded.top_ups,
      repeats = kept.repeats + excluded.repeats,
      delivered = kept.delivered + excluded.delivered,
      installed = kept.installed + excluded.installed,
      refunds = kept.refunds + excluded.refunds,
      paid_cents = kept.paid_cents + excluded.paid_cents,
      paid_vat_cents = kept.paid_vat_cents + excluded.paid_vat_cents,
      refunded_cents = kept.refunded_cents + excluded.refunded_cents,
      refunded_vat_cents = kept.refunded_vat_cents + excluded.refunded_vat_cents,
      coupon_cents = kept.coupon_cents + excluded.coupon_cents,
      replacements = kept.replacements + excluded.replacements;
    RETURN NULL;
  END IF;

  IF NEW.move <> 'started_order_created' THEN
    is_first := NOT EXISTS (
      SELECT 1 FROM order_events earlier
      WHERE earlier.order_id = NEW.order_id AND earlier.move || '' = NEW.move AND earlier.id < NEW.id);
  END IF;
  IF NOT is_first THEN
    RETURN NULL;
  END IF;

  IF NEW.move = 'paid' THEN
    gained_cents := o.amount;
    gained_vat_cents := CASE WHEN o.amount = o.final_price THEN o.tax_amount
      ELSE vat_within(o.amount, round(o.tax_rate::numeric * 10000)::integer) END;
    is_repeat := EXISTS (
      SELECT 1 FROM (
        SELECT mine.order_id FROM order_history mine
        WHERE mine.user_email = o.user_email AND mine.business_id IS NOT DISTINCT FROM o.business_id
          AND mine.order_id <> NEW.order_id AND mine.kind <> 'test' OFFSET 0
      ) other WHERE EXISTS (
        SELECT 1 FROM order_events settled
        WHERE settled.order_id = other.order_id AND settled.move || '' IN ('paid', 'free') AND settled.id < NEW.id));
  ELSIF NEW.move = 'completed_order_completed' THEN
    SELECT floor(ln(greatest(1, extract(epoch FROM
      min(q.at) FILTER (WHERE q.move = 'completed_generate_qr_code')
      - min(q.at) FILTER (WHERE q.move IN ('paid', 'free'))) * 1000)) / ln(1.1))::integer
    INTO wait FROM order_events q WHERE q.order_id = NEW.order_id;
  END IF;

  INSERT INTO figure_days AS kept (day, dimension, key, business_id, slot,
    started, orders, repeats, delivered, paid_cents, paid_vat_cents)
  SELECT (NEW.at AT TIME ZONE state.time_zone)::date, part.dimension, part.key, o.brand, pg_backend_pid() % 8,
    (NEW.move = 'started_order_created')::integer, (NEW.move = 'paid')::integer, is_repeat::integer,
    (NEW.move = 'completed_order_completed')::integer, gained_cents, gained_vat_cents
  FROM figure_state state,
    -- in the same order as above, so that no two wait for each other
    (VALUES ('all', ''), ('country', o.country), ('wait', wait::text), ('zone', o.bundle_zone)) AS part (dimension, key)
  WHERE part.key IS NOT NULL
  ON CONFLICT (dimension, day, business_id, key, slot) DO UPDATE SET
    started = kept.started + excluded.started,
    orders = kept.orders + excluded.orders,
    repeats = kept.repeats + excluded.repeats,
    delivered = kept.delivered + excluded.delivered,
    paid_cents = kept.paid_cents + excluded.paid_cents,
    paid_vat_cents = kept.paid_vat_cents + excluded.paid_vat_cents;
  RETURN NULL;
END
$$;
