CREATE TABLE "ledger_kept" (
	"business_id" text NOT NULL,
	"account" text NOT NULL,
	"source" text NOT NULL,
	"month" text NOT NULL,
	"cents" bigint NOT NULL,
	"sales" integer NOT NULL,
	CONSTRAINT "ledger_kept_business_id_account_source_month_pk" PRIMARY KEY("business_id","account","source","month")
);
--> statement-breakpoint
CREATE TABLE "ledger_kept_until" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"movement_id" integer NOT NULL,
	"next_movement_id" integer NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_kept" ADD CONSTRAINT "ledger_kept_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_lines_since" ON "ledger_lines" USING btree ("business_id","movement_id","account","source","cents");