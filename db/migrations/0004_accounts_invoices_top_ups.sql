CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text,
	"tries_left" integer NOT NULL,
	"is_proven" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"iccid" text,
	"password_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"series" text PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"business_id" text,
	"order_id" uuid NOT NULL,
	"corrects_id" uuid,
	"total_cents" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_settings" (
	"email" text PRIMARY KEY NOT NULL,
	"is_data_on" boolean NOT NULL,
	"is_expiry_on" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "esim_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "esim_checks" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"iccid" text NOT NULL,
	"next_check_at" timestamp with time zone,
	"lease_id" uuid,
	"lease_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_problem" text,
	"balance_mb" double precision,
	"total_mb" double precision,
	"expires_at" timestamp with time zone,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "kind" text DEFAULT 'esim' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "target_order_id" uuid;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "target_iccid" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "is_invoice_due" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "esims" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "esims" ADD COLUMN "is_watched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "esim_alerts" ADD CONSTRAINT "esim_alerts_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "esim_checks" ADD CONSTRAINT "esim_checks_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_credential_per_kind" ON "credentials" USING btree ("user_id","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_unique" ON "sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_up_token_unique" ON "sign_ups" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sign_ups_by_email" ON "sign_ups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number_unique" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_sequence_unique" ON "invoices" USING btree ("series","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_of_order_unique" ON "invoices" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "invoices_by_date" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "esim_alert_once" ON "esim_alerts" USING btree ("order_id","kind","period");--> statement-breakpoint
CREATE INDEX "esim_checks_due" ON "esim_checks" USING btree ("next_check_at") WHERE "esim_checks"."next_check_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "esim_checks_by_iccid" ON "esim_checks" USING btree ("iccid");--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_target_order_id_order_history_order_id_fk" FOREIGN KEY ("target_order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_target" ON "order_history" USING btree ("target_order_id") WHERE "order_history"."target_order_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_to_invoice" ON "order_history" USING btree ("updated_at") WHERE "order_history"."is_invoice_due" and "order_history"."payment_state" in ('paid', 'free', 'refunded');--> statement-breakpoint
CREATE INDEX "esims_unwatched" ON "esims" USING btree ("created_at") WHERE "esims"."state" = 'active' and not "esims"."is_watched";--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "top_up_has_target" CHECK (("order_history"."kind" = 'topup') = (num_nonnulls("order_history"."target_order_id", "order_history"."target_iccid") = 2) and ("order_history"."kind" = 'esim' or "order_history"."iccid" is null));