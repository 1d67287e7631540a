-- Half of the entries that an order made in these indexes were never looked for: nothing there yet, or lines of the history that
-- are only read by order. Each of its writes made them again.
DROP INDEX "order_events_by_move";--> statement-breakpoint
DROP INDEX "orders_in_review";--> statement-breakpoint
DROP INDEX "orders_refunded";--> statement-breakpoint
DROP INDEX "orders_by_iccid_beginning";--> statement-breakpoint
DROP INDEX "order_iccid_unique";--> statement-breakpoint
DROP INDEX "payment_sessions_by_intent";--> statement-breakpoint
DROP INDEX "mail_to_address_unique";--> statement-breakpoint
CREATE INDEX "order_events_by_time" ON "order_events" USING btree ("move","at") WHERE "order_events"."move" in ('paid', 'free', 'retry_requested', 'resumed', 'completed_poll_for_iccid');--> statement-breakpoint
CREATE UNIQUE INDEX "order_iccid_unique" ON "order_history" USING btree ("iccid" text_pattern_ops) WHERE "order_history"."iccid" is not null;--> statement-breakpoint
CREATE INDEX "payment_sessions_by_intent" ON "payment_sessions" USING btree ("payment_intent_id") WHERE "payment_sessions"."payment_intent_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_to_address_unique" ON "mails" USING btree ("email","kind","generation") WHERE "mails"."email" is not null;
--> statement-breakpoint
DROP INDEX "orders_by_esim_end";--> statement-breakpoint
DROP INDEX "orders_by_target_end";--> statement-breakpoint
DROP INDEX "orders_by_vat_number";--> statement-breakpoint
CREATE INDEX "orders_by_esim_end" ON "order_history" USING btree (right("iccid", 4)) WHERE "iccid" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_by_target_end" ON "order_history" USING btree (right("target_iccid", 4)) WHERE "target_iccid" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_by_vat_number" ON "order_history" USING btree (lower("vat_number")) WHERE "vat_number" IS NOT NULL;
