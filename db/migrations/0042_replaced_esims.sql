ALTER TABLE "order_history" ADD COLUMN "replaces_order_id" uuid;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "figure_days" ADD COLUMN "replacements" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_replaces_order_id_order_history_order_id_fk" FOREIGN KEY ("replaces_order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_replaced_once" ON "order_history" USING btree ("replaces_order_id") WHERE "order_history"."replaces_order_id" is not null;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "replacement_costs_nothing" CHECK ("order_history"."replaces_order_id" is null or ("order_history"."kind" = 'esim' and "order_history"."final_price" = 0 and "order_history"."amount" = 0));
--> statement-breakpoint
-- An eSIM that replaces another is no sale: it is counted apart, and in nothing else.
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
  SELECT o.replaces_order_id IS NOT NULL AS is_replacement FROM order_history o WHERE o.order_id = e.order_id
) it
CROSS JOIN LATERAL (VALUES
  ('all', ''), ('zone', f.zone), ('country', f.country), ('coupon', f.coupon), ('wait', f.wait::text)
) AS part (dimension, key)
WHERE part.key IS NOT NULL AND (NOT it.is_replacement OR f.free > 0);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_figures_again() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE figure_days IN EXCLUSIVE MODE;
  DELETE FROM figure_days;
  INSERT INTO figure_days (day, dimension, key, business_id, slot, started, orders, free, top_ups, repeats, delivered, installed, refunds, paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents, customers, accounts, replacements)
  SELECT day, dimension, key, business_id, 0, started, orders, free, top_ups, repeats, delivered, installed, refunds, paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents, customers, accounts, replacements
  FROM figure_days_recounted;
END
$$;
--> statement-breakpoint
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
