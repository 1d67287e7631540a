CREATE TABLE "bundles" (
	"bundle_id" text PRIMARY KEY NOT NULL,
	"bundle_zone" text NOT NULL,
	"bundle_status" text NOT NULL,
	"bundle_value" integer NOT NULL,
	"bundle_validity_period" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zone_prices" (
	"zone" text PRIMARY KEY NOT NULL,
	"col512_MB_incl_eSIM" integer,
	"col1_GB_incl_eSIM" integer,
	"col3GB_incl_eSIM" integer,
	"col5GB_incl_eSIM" integer,
	"col10GB_incl_eSIM" integer,
	"col20GB_incl_eSIM" integer,
	"col50GB_incl_eSIM" integer,
	"col512_MB_Topup" integer,
	"col1_GB_Topup" integer,
	"col3GB_Topup" integer,
	"col5GB_Topup" integer,
	"col10GB_Topup" integer,
	"col20GB_Topup" integer,
	"col50GB_Topup" integer
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"name" text PRIMARY KEY NOT NULL,
	"countries" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vat_rates" (
	"country" text NOT NULL,
	"basis_points" integer NOT NULL,
	"valid_from" date NOT NULL,
	CONSTRAINT "vat_rates_country_valid_from_pk" PRIMARY KEY("country","valid_from")
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"customer_key" text,
	"network_key" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"code" text NOT NULL,
	"user_key" text NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "coupon_uses_code_user_key_pk" PRIMARY KEY("code","user_key"),
	CONSTRAINT "coupon_uses_not_negative" CHECK ("coupon_uses"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"valid_until" timestamp with time zone,
	"discount_type" text NOT NULL,
	"discount_value" numeric(9, 2) NOT NULL,
	"max_redemptions" integer,
	"max_per_customer" integer,
	"max_per_network" integer,
	"redemptions" integer DEFAULT 0 NOT NULL,
	"is_demo_only" boolean DEFAULT false NOT NULL,
	CONSTRAINT "coupon_cap_holds" CHECK ("coupons"."redemptions" >= 0 and ("coupons"."max_redemptions" is null or "coupons"."redemptions" <= "coupons"."max_redemptions"))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"account_type" text DEFAULT 'own-user' NOT NULL,
	"country" text,
	"ip" text,
	"tax_rate" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies_information" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"street_name" text NOT NULL,
	"street_number" text,
	"unit_number" text,
	"postal_code" text NOT NULL,
	"country" text NOT NULL,
	"vat_number" text NOT NULL,
	"company_tax_registration_code" text,
	"invoice_email" text,
	"autofill_reference_code" text NOT NULL,
	"business_creator_full_name" text NOT NULL,
	"business_creator_email" text NOT NULL,
	"user_updater_email" text NOT NULL,
	"update_date" timestamp with time zone NOT NULL,
	CONSTRAINT "company_reference_code_form" CHECK ("companies_information"."autofill_reference_code" ~ '^[A-HJ-NP-Z2-9]{5}$')
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"move" text NOT NULL,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "order_keys" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"custom_reference" text NOT NULL,
	"attempt_key" text NOT NULL,
	"user_id" uuid,
	"user_email" text NOT NULL,
	"customer_name" text NOT NULL,
	"bundle_id" text NOT NULL,
	"coupon_code" text,
	"price" integer NOT NULL,
	"coupon_discount" integer NOT NULL,
	"final_price" integer NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"tax_rate" text NOT NULL,
	"order_data" jsonb NOT NULL,
	"ip_address" text,
	"ip_location" text,
	"detected_country" text,
	"is_tax_conflict" boolean DEFAULT false NOT NULL,
	"is_company" boolean DEFAULT false NOT NULL,
	"company_name" text,
	"vat_number" text,
	"invoice_email" text,
	"company_registration_code" text,
	"payment_state" text NOT NULL,
	"stripe_session_id" text,
	"status" text NOT NULL,
	"step" text NOT NULL,
	"step_number" integer DEFAULT 0 NOT NULL,
	"error_message" text,
	"iccid" text,
	"activation_code" text,
	"qr_code_url" text,
	"due_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"lease_id" uuid,
	"looks" integer DEFAULT 0 NOT NULL,
	"retries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_cents_not_negative" CHECK ("order_history"."final_price" >= 0 and "order_history"."coupon_discount" >= 0 and "order_history"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"session_id" text,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "payment_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"session_id" text,
	"url" text,
	"amount_cents" integer NOT NULL,
	"payment_intent_id" text,
	"invoice_url" text,
	"invoice_pdf_url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allocation_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"state" text NOT NULL,
	"look_ups" integer DEFAULT 0 NOT NULL,
	"first_look_up_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "esims" (
	"iccid" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid,
	"bundle_id" text NOT NULL,
	"zone" text NOT NULL,
	"state" text NOT NULL,
	"activation_code" text,
	"qr_png" "bytea",
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"email" text,
	"kind" text NOT NULL,
	"generation" integer NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_problem" text,
	"next_try_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_of_order_or_address" CHECK (num_nonnulls("mails"."order_id", "mails"."email") = 1)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"order_id" uuid,
	"received_at" timestamp with time zone NOT NULL,
	"finding" text,
	"acknowledgement" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_problem" text,
	"next_try_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"acknowledged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"user_email" text NOT NULL,
	"name" text NOT NULL,
	"order_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_bundle_zone_zones_name_fk" FOREIGN KEY ("bundle_zone") REFERENCES "public"."zones"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_prices" ADD CONSTRAINT "zone_prices_zone_zones_name_fk" FOREIGN KEY ("zone") REFERENCES "public"."zones"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_keys" ADD CONSTRAINT "order_keys_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD CONSTRAINT "payment_sessions_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_attempts" ADD CONSTRAINT "allocation_attempts_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "esims" ADD CONSTRAINT "esims_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "esims" ADD CONSTRAINT "esims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_redemptions_by_code" ON "coupon_redemptions" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "company_reference_code_unique" ON "companies_information" USING btree ("autofill_reference_code");--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_reference_unique" ON "order_history" USING btree ("custom_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "order_attempt_unique" ON "order_history" USING btree ("attempt_key");--> statement-breakpoint
CREATE UNIQUE INDEX "order_iccid_unique" ON "order_history" USING btree ("iccid");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "order_history" USING btree ("user_email");--> statement-breakpoint
CREATE INDEX "orders_due" ON "order_history" USING btree ("due_at") WHERE "order_history"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_session_unique" ON "payment_sessions" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_session_per_order" ON "payment_sessions" USING btree ("order_id") WHERE "payment_sessions"."state" in ('opening', 'open');--> statement-breakpoint
CREATE INDEX "payment_sessions_by_order" ON "payment_sessions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_sessions_unsettled" ON "payment_sessions" USING btree ("expires_at") WHERE "payment_sessions"."state" in ('opening', 'open', 'refund_due');--> statement-breakpoint
CREATE UNIQUE INDEX "allocation_secret_unique" ON "allocation_attempts" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_attempt_per_order" ON "allocation_attempts" USING btree ("order_id") WHERE "allocation_attempts"."state" in ('asking', 'accepted', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "one_active_esim_per_order" ON "esims" USING btree ("order_id") WHERE "esims"."state" = 'active';--> statement-breakpoint
CREATE INDEX "esims_by_user" ON "esims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "esims_surplus" ON "esims" USING btree ("state") WHERE "esims"."state" = 'surplus';--> statement-breakpoint
CREATE UNIQUE INDEX "mail_unique" ON "mails" USING btree ("order_id","kind","generation");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_to_address_unique" ON "mails" USING btree ("email","kind","generation");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_try_at") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_once" ON "withdrawals" USING btree ("order_reference","email");--> statement-breakpoint
CREATE INDEX "withdrawals_by_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_waiting" ON "withdrawals" USING btree ("next_try_at") WHERE "withdrawals"."acknowledgement" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "support_ticket_number" ON "support_tickets" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "support_ticket_once" ON "support_tickets" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "support_tickets_by_order" ON "support_tickets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "support_tickets_by_age" ON "support_tickets" USING btree ("status","created_at");