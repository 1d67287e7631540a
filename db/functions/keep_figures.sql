-- Adds what a line of an order's history counts for to the figures of its day. The settings make PostgreSQL keep one plan and
-- read by indexes, whatever the sizes of the tables are when it plans.
CREATE OR REPLACE FUNCTION keep_figures() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET jit = off
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
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
END
$$;

CREATE OR REPLACE TRIGGER figures_are_kept AFTER INSERT ON "order_events" FOR EACH ROW
WHEN (NEW.move IN ('started_order_created', 'paid', 'free', 'completed_order_completed', 'installed', 'refunded', 'refunded_in_part'))
EXECUTE FUNCTION keep_figures();
