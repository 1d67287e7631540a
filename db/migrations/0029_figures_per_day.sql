CREATE TABLE "figure_days" (
	"day" date NOT NULL,
	"dimension" text NOT NULL,
	"key" text NOT NULL,
	"business_id" text NOT NULL,
	"slot" integer NOT NULL,
	"started" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"free" integer DEFAULT 0 NOT NULL,
	"top_ups" integer DEFAULT 0 NOT NULL,
	"repeats" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"installed" integer DEFAULT 0 NOT NULL,
	"refunds" integer DEFAULT 0 NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"paid_vat_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_vat_cents" bigint DEFAULT 0 NOT NULL,
	"coupon_cents" bigint DEFAULT 0 NOT NULL,
	"customers" integer DEFAULT 0 NOT NULL,
	"accounts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "figure_days_dimension_day_business_id_key_slot_pk" PRIMARY KEY("dimension","day","business_id","key","slot")
);
--> statement-breakpoint
CREATE TABLE "figure_state" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"time_zone" text NOT NULL,
	"checked_at" timestamp with time zone,
	"differences" integer
);
--> statement-breakpoint
CREATE INDEX "figure_days_in_pieces" ON "figure_days" USING btree ("day") WHERE "figure_days"."slot" > 0;--> statement-breakpoint
CREATE INDEX "orders_open" ON "order_history" USING btree ("created_at","order_id") WHERE "order_history"."provisioning_state" in ('running', 'failed') or "order_history"."payment_state" = 'review' or "order_history"."review_reason" is not null;--> statement-breakpoint
CREATE INDEX "orders_refunded" ON "order_history" USING btree ("created_at","order_id") WHERE "order_history"."payment_state" = 'refunded';--> statement-breakpoint
CREATE INDEX "orders_free" ON "order_history" USING btree ("created_at","order_id") WHERE "order_history"."payment_state" = 'free';--> statement-breakpoint
CREATE INDEX "orders_top_ups" ON "order_history" USING btree ("created_at","order_id") WHERE "order_history"."kind" = 'topup';--> statement-breakpoint
CREATE INDEX "orders_in_tax_conflict" ON "order_history" USING btree ("created_at","order_id") WHERE "order_history"."is_tax_conflict";--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "order_history" USING btree ("final_price","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_iccid_beginning" ON "order_history" USING btree ("iccid" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_by_target_beginning" ON "order_history" USING btree ("target_iccid" text_pattern_ops) WHERE "order_history"."target_iccid" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_unprocessed" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "mails_refused" ON "mails" USING btree ("created_at","id") WHERE "mails"."state" = 'refused';
--> statement-breakpoint
INSERT INTO "figure_state" ("time_zone") VALUES ('UTC');
--> statement-breakpoint
-- The VAT inside an amount that includes it, rounded half up: what shop/pricing says, for the database.
CREATE FUNCTION vat_within(gross bigint, basis_points integer) RETURNS bigint LANGUAGE sql IMMUTABLE AS
$$ SELECT (2 * gross * basis_points + 10000 + basis_points) / (2 * (10000 + basis_points)) $$;
--> statement-breakpoint
-- When an eSIM was first seen in use is part of the history of its order.
CREATE FUNCTION note_installed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_events (order_id, at, move)
  SELECT NEW.order_id, coalesce(NEW.checked_at, now()), 'installed'
  WHERE NOT EXISTS (SELECT 1 FROM order_events seen WHERE seen.order_id = NEW.order_id AND seen.move || '' = 'installed');
  RETURN NULL;
END
$$;
--> statement-breakpoint
INSERT INTO order_events (order_id, at, move)
SELECT order_id, coalesce(checked_at, expires_at), 'installed' FROM esim_checks WHERE expires_at IS NOT NULL ORDER BY 2;
--> statement-breakpoint
CREATE TRIGGER esim_begun_is_noted AFTER INSERT ON "esim_checks" FOR EACH ROW
WHEN (NEW.expires_at IS NOT NULL) EXECUTE FUNCTION note_installed();
--> statement-breakpoint
CREATE TRIGGER esim_use_is_noted AFTER UPDATE OF expires_at ON "esim_checks" FOR EACH ROW
WHEN (OLD.expires_at IS NULL AND NEW.expires_at IS NOT NULL) EXECUTE FUNCTION note_installed();
--> statement-breakpoint
-- The moves of one order are few, and those of one name are many: `move || ''` keeps the index of names out of it.
-- What a line of an order's history counts for. This is the one definition of the figures: what is kept per day and what is
-- counted again to check it are both taken from here. A refund in parts notes the sum so far.
CREATE VIEW order_figures AS
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
  (e.move IN ('paid', 'free') AND EXISTS (
    -- the orders of the customer first, by their index, whatever the database thinks of it: they are few
    SELECT 1 FROM (
      SELECT mine.order_id FROM order_history mine
      WHERE mine.user_email = o.user_email AND mine.business_id IS NOT DISTINCT FROM o.business_id
        AND mine.order_id <> o.order_id AND mine.kind <> 'test' OFFSET 0
    ) other WHERE EXISTS (
      SELECT 1 FROM order_events settled
      WHERE settled.order_id = other.order_id AND settled.move || '' IN ('paid', 'free') AND settled.id < e.id)))::integer AS repeats,
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
      WHERE p.order_id = e.order_id AND p.move || '' = 'refunded_in_part' AND p.id < e.id), 0) ELSE 0 END AS before
) back
WHERE o.kind <> 'test'
  AND e.move IN ('started_order_created', 'paid', 'free', 'completed_order_completed', 'installed', 'refunded', 'refunded_in_part')
  -- what comes twice, such as the delivery of a profile that replaces another, counts once
  AND (e.move NOT IN ('paid', 'free', 'completed_order_completed') OR NOT EXISTS (
    SELECT 1 FROM order_events earlier
    WHERE earlier.order_id = e.order_id AND earlier.move || '' = e.move AND earlier.id < e.id));
--> statement-breakpoint
CREATE VIEW order_figure_rows AS
SELECT f.*, part.dimension, part.key
FROM order_figures f
CROSS JOIN LATERAL (VALUES
  ('all', ''), ('zone', f.zone), ('country', f.country), ('coupon', f.coupon), ('wait', f.wait::text)
) AS part (dimension, key)
WHERE part.key IS NOT NULL;
--> statement-breakpoint
-- Customers, and those of them whose mailbox answered; neither who works for the shop or a partner nor who left.
CREATE FUNCTION is_customer(account_type text, email text) RETURNS boolean LANGUAGE sql IMMUTABLE AS
$$ SELECT account_type = 'own-user' AND email NOT LIKE '%@deleted.invalid' $$;
--> statement-breakpoint
CREATE VIEW people_figures AS
SELECT (u.created_at AT TIME ZONE state.time_zone)::date AS day, u.email_verified::integer AS accounts
FROM users u CROSS JOIN figure_state state WHERE is_customer(u.account_type, u.email);
--> statement-breakpoint
CREATE VIEW figure_days_recounted AS
SELECT day, dimension, key, business_id,
  sum(started)::integer AS started, sum(orders)::integer AS orders, sum(free)::integer AS free,
  sum(top_ups)::integer AS top_ups, sum(repeats)::integer AS repeats, sum(delivered)::integer AS delivered,
  sum(installed)::integer AS installed, sum(refunds)::integer AS refunds,
  sum(paid_cents)::bigint AS paid_cents, sum(paid_vat_cents)::bigint AS paid_vat_cents,
  sum(refunded_cents)::bigint AS refunded_cents, sum(refunded_vat_cents)::bigint AS refunded_vat_cents,
  sum(coupon_cents)::bigint AS coupon_cents, 0 AS customers, 0 AS accounts
FROM order_figure_rows
GROUP BY day, dimension, key, business_id
UNION ALL
SELECT day, 'people', '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, count(*)::integer, sum(accounts)::integer
FROM people_figures GROUP BY day;
--> statement-breakpoint
-- The plan is made once per connection, perhaps while the tables are nearly empty: it goes by the indexes all the same.
CREATE FUNCTION keep_figures() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET jit = off
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  INSERT INTO figure_days AS kept (day, dimension, key, business_id, slot, started, orders, free, top_ups, repeats, delivered,
    installed, refunds, paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents)
  SELECT day, dimension, key, business_id, pg_backend_pid() % 8, started, orders, free, top_ups, repeats, delivered,
    installed, refunds, paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents
  FROM order_figure_rows WHERE event_id = NEW.id
  -- always in the same order, so that no two wait for each other
  ORDER BY dimension, key
  ON CONFLICT (dimension, day, business_id, key, slot) DO UPDATE SET
    started = kept.started + excluded.started, orders = kept.orders + excluded.orders, free = kept.free + excluded.free,
    top_ups = kept.top_ups + excluded.top_ups, repeats = kept.repeats + excluded.repeats,
    delivered = kept.delivered + excluded.delivered, installed = kept.installed + excluded.installed,
    refunds = kept.refunds + excluded.refunds, paid_cents = kept.paid_cents + excluded.paid_cents,
    paid_vat_cents = kept.paid_vat_cents + excluded.paid_vat_cents,
    refunded_cents = kept.refunded_cents + excluded.refunded_cents,
    refunded_vat_cents = kept.refunded_vat_cents + excluded.refunded_vat_cents,
    coupon_cents = kept.coupon_cents + excluded.coupon_cents;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER figures_are_kept AFTER INSERT ON "order_events" FOR EACH ROW
WHEN (NEW.move IN ('started_order_created', 'paid', 'free', 'completed_order_completed', 'installed', 'refunded', 'refunded_in_part'))
EXECUTE FUNCTION keep_figures();
--> statement-breakpoint
CREATE FUNCTION keep_people() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  zone text := (SELECT time_zone FROM figure_state);
BEGIN
  INSERT INTO figure_days AS kept (day, dimension, key, business_id, slot, customers, accounts)
  SELECT (who.created_at AT TIME ZONE zone)::date, 'people', '', '', pg_backend_pid() % 8, sum(who.sign), sum(who.sign * who.proven)
  FROM (
    SELECT OLD.created_at, -1 AS sign, OLD.email_verified::integer AS proven
    WHERE TG_OP <> 'INSERT' AND is_customer(OLD.account_type, OLD.email)
    UNION ALL
    SELECT NEW.created_at, 1, NEW.email_verified::integer
    WHERE TG_OP <> 'DELETE' AND is_customer(NEW.account_type, NEW.email)
  ) who
  GROUP BY 1
  ON CONFLICT (dimension, day, business_id, key, slot) DO UPDATE SET
    customers = kept.customers + excluded.customers, accounts = kept.accounts + excluded.accounts;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER people_are_counted AFTER INSERT OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION keep_people();
--> statement-breakpoint
CREATE TRIGGER changed_people_are_counted AFTER UPDATE OF account_type, email, email_verified, created_at ON "users" FOR EACH ROW
WHEN (is_customer(OLD.account_type, OLD.email) <> is_customer(NEW.account_type, NEW.email)
  OR OLD.email_verified <> NEW.email_verified OR OLD.created_at <> NEW.created_at)
EXECUTE FUNCTION keep_people();
--> statement-breakpoint
CREATE VIEW figure_days_kept AS
SELECT day, dimension, key, business_id,
  sum(started)::bigint AS started, sum(orders)::bigint AS orders, sum(free)::bigint AS free, sum(top_ups)::bigint AS top_ups,
  sum(repeats)::bigint AS repeats, sum(delivered)::bigint AS delivered, sum(installed)::bigint AS installed, sum(refunds)::bigint AS refunds,
  sum(paid_cents)::bigint AS paid_cents, sum(paid_vat_cents)::bigint AS paid_vat_cents, sum(refunded_cents)::bigint AS refunded_cents, sum(refunded_vat_cents)::bigint AS refunded_vat_cents,
  sum(coupon_cents)::bigint AS coupon_cents, sum(customers)::bigint AS customers, sum(accounts)::bigint AS accounts
FROM figure_days GROUP BY day, dimension, key, business_id;
--> statement-breakpoint
-- On how many days and keys the kept figures are not those of the records; one look at one moment. Who came back is left out:
-- it went by the address of then, which a buyer may have corrected since.
CREATE FUNCTION figure_differences() RETURNS integer LANGUAGE sql STABLE AS $$
  WITH kept AS (
      SELECT day, dimension, key, business_id, started, orders, free, top_ups, delivered, installed, refunds,
        paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents, customers, accounts
      FROM figure_days_kept WHERE started <> 0 OR orders <> 0 OR free <> 0 OR top_ups <> 0 OR delivered <> 0 OR installed <> 0 OR refunds <> 0 OR paid_cents <> 0 OR paid_vat_cents <> 0 OR refunded_cents <> 0 OR refunded_vat_cents <> 0 OR coupon_cents <> 0 OR customers <> 0 OR accounts <> 0),
    counted AS (
      SELECT day, dimension, key, business_id, started, orders, free, top_ups, delivered, installed, refunds,
        paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents, customers, accounts
      FROM figure_days_recounted)
  SELECT count(DISTINCT (day, dimension, key, business_id))::integer
  FROM ((TABLE kept EXCEPT TABLE counted) UNION ALL (TABLE counted EXCEPT TABLE kept)) different
$$;
--> statement-breakpoint
-- Orders that arrive meanwhile wait, and are neither missed nor counted twice.
CREATE FUNCTION count_figures_again() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE figure_days IN EXCLUSIVE MODE;
  DELETE FROM figure_days;
  INSERT INTO figure_days (day, dimension, key, business_id, slot, started, orders, free, top_ups, repeats, delivered, installed, refunds,
    paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents, customers, accounts)
  SELECT day, dimension, key, business_id, 0, started, orders, free, top_ups, repeats, delivered, installed, refunds,
    paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents, customers, accounts
  FROM figure_days_recounted;
END
$$;
--> statement-breakpoint
-- One row per key for the days before this one, on which hardly anything is written any more.
CREATE FUNCTION join_figure_pieces(before date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE figure_days IN EXCLUSIVE MODE;
  CREATE TEMPORARY TABLE joined ON COMMIT DROP AS
    SELECT * FROM figure_days_kept kept WHERE kept.day IN (SELECT day FROM figure_days WHERE slot > 0 AND day < before);
  DELETE FROM figure_days WHERE day IN (SELECT day FROM joined);
  INSERT INTO figure_days (day, dimension, key, business_id, slot, started, orders, free, top_ups, repeats, delivered, installed, refunds,
    paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents, customers, accounts)
  SELECT day, dimension, key, business_id, 0, started, orders, free, top_ups, repeats, delivered, installed, refunds,
    paid_cents, paid_vat_cents, refunded_cents, refunded_vat_cents, coupon_cents, customers, accounts FROM joined;
  DROP TABLE joined;
END
$$;
--> statement-breakpoint
SELECT count_figures_again();
