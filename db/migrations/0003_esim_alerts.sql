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
ALTER TABLE "esims" ADD COLUMN "is_watched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "esim_alerts" ADD CONSTRAINT "esim_alerts_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "esim_checks" ADD CONSTRAINT "esim_checks_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "esim_alert_once" ON "esim_alerts" USING btree ("order_id","kind","period");--> statement-breakpoint
CREATE INDEX "esim_checks_due" ON "esim_checks" USING btree ("next_check_at") WHERE "esim_checks"."next_check_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "esim_checks_by_iccid" ON "esim_checks" USING btree ("iccid");--> statement-breakpoint
CREATE INDEX "esims_unwatched" ON "esims" USING btree ("created_at") WHERE "esims"."state" = 'active' and not "esims"."is_watched";