-- Parts of texts are found by an index of three letters. A server that keeps the extension from us still finds them, only slower.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX IF NOT EXISTS "orders_by_parts" ON "order_history" USING gin (lower("custom_reference") gin_trgm_ops, lower("user_email") gin_trgm_ops, lower("customer_name") gin_trgm_ops, lower("company_name") gin_trgm_ops);
	CREATE INDEX IF NOT EXISTS "users_by_parts" ON "users" USING gin (lower("email") gin_trgm_ops, lower("full_name") gin_trgm_ops);
	CREATE INDEX IF NOT EXISTS "support_tickets_by_parts" ON "support_tickets" USING gin (lower("user_email") gin_trgm_ops, lower("name") gin_trgm_ops, lower("title") gin_trgm_ops);
EXCEPTION
	WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
		RAISE NOTICE 'pg_trgm is not to be had here';
END
$$;
--> statement-breakpoint
CREATE INDEX "orders_by_esim_end" ON "order_history" USING btree (right("iccid", 4));
--> statement-breakpoint
CREATE INDEX "orders_by_target_end" ON "order_history" USING btree (right("target_iccid", 4));
--> statement-breakpoint
CREATE INDEX "orders_by_vat_number" ON "order_history" USING btree (lower("vat_number"));
