ALTER TABLE "order_history" ADD COLUMN "paid_with_order_id" uuid;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "traveler_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "traveler" integer;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_paid_with_order_id_order_history_order_id_fk" FOREIGN KEY ("paid_with_order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_of_traveler" ON "order_history" USING btree ("paid_with_order_id","traveler") WHERE "order_history"."paid_with_order_id" is not null;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_of_travelers" CHECK ("order_history"."quantity" between 1 and 10 and ("order_history"."quantity" = 1 or "order_history"."kind" = 'esim') and ("order_history"."paid_with_order_id" is null) = ("order_history"."traveler" is null)
    and ("order_history"."paid_with_order_id" is null or ("order_history"."kind" = 'esim' and "order_history"."traveler" between 2 and 10 and "order_history"."quantity" = 1 and "order_history"."final_price" = 0 and "order_history"."amount" = 0)));
--> statement-breakpoint
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
