ALTER TABLE "order_history" ADD COLUMN "trace_context" text;--> statement-breakpoint
CREATE INDEX "orders_never_paid" ON "order_history" USING btree ("created_at") WHERE "order_history"."payment_state" in ('awaiting', 'expired') and "order_history"."user_email" not like '%@deleted.invalid';--> statement-breakpoint
CREATE INDEX "payment_events_with_words" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."payload" <> '{}'::jsonb;--> statement-breakpoint
CREATE INDEX "mails_to_addresses" ON "mails" USING btree ("created_at") WHERE "mails"."email" is not null;--> statement-breakpoint
-- A paper never changes. It goes as a whole once the law no longer wants it, for whoever says so in the same transaction.
CREATE FUNCTION refuse_change_of_paper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('wander_pass.forgets', true) = 'papers' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'rows of % are history and never change', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
DROP TRIGGER invoices_append_only ON "invoices";
--> statement-breakpoint
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_paper();
