CREATE TABLE "staff_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"what" text NOT NULL,
	"called_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_runs" (
	"reference" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"bundle_id" text NOT NULL,
	"state" text NOT NULL,
	"asked" text,
	"iccid" text,
	"steps" jsonb NOT NULL,
	"looks" integer DEFAULT 0 NOT NULL,
	"looked_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_calls" ADD CONSTRAINT "staff_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_runs" ADD CONSTRAINT "staff_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_calls_by_age" ON "staff_calls" USING btree ("called_at");--> statement-breakpoint
CREATE INDEX "staff_runs_by_iccid" ON "staff_runs" USING btree ("iccid");--> statement-breakpoint
CREATE INDEX "staff_runs_by_age" ON "staff_runs" USING btree ("created_at");