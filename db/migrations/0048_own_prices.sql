CREATE TABLE "retail_prices" (
	"business_id" text NOT NULL,
	"state" text NOT NULL,
	"zone" text NOT NULL,
	"kind" text NOT NULL,
	"size" text NOT NULL,
	"cents" integer,
	CONSTRAINT "retail_prices_business_id_state_zone_kind_size_pk" PRIMARY KEY("business_id","state","zone","kind","size"),
	CONSTRAINT "retail_price_is_one" CHECK ("retail_prices"."cents" > 0 or ("retail_prices"."cents" is null and "retail_prices"."state" = 'draft'))
);
--> statement-breakpoint
CREATE TABLE "retail_terms" (
	"business_id" text PRIMARY KEY NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "retail_discount" CHECK ("retail_terms"."discount" between 0 and 9000)
);
--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "partner_price" integer;--> statement-breakpoint
ALTER TABLE "retail_prices" ADD CONSTRAINT "retail_prices_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retail_prices" ADD CONSTRAINT "retail_prices_zone_zones_name_fk" FOREIGN KEY ("zone") REFERENCES "public"."zones"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retail_terms" ADD CONSTRAINT "retail_terms_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "partner_price_within_price" CHECK ("order_history"."partner_price" between 0 and "order_history"."price");