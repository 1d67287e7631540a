CREATE TABLE "business_logos" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"full_name" text,
	"tagline" text,
	"logo_url" text,
	"primary_color" text,
	"primary_light_color" text,
	"primary_dark_color" text,
	"secondary_color" text,
	"background_color" text,
	"domain" text,
	"hero_text" text,
	"description" text,
	"order_prefix" text,
	"mail_from_name" text,
	"mail_from" text,
	"legal_name" text,
	"address" text,
	"email" text,
	"phone" text,
	"kvk" text,
	"vat" text,
	"links" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "business_domain_lower_case" CHECK ("businesses"."domain" = lower("businesses"."domain"))
);
--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "business_id" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "business_id" text;--> statement-breakpoint
ALTER TABLE "business_logos" ADD CONSTRAINT "business_logos_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_logos_by_business" ON "business_logos" USING btree ("business_id");--> statement-breakpoint
CREATE UNIQUE INDEX "business_domain_unique" ON "businesses" USING btree ("domain");