CREATE TABLE "retail_changes" (
	"business_id" text NOT NULL,
	"zone" text NOT NULL,
	"size" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "retail_changes_business_id_zone_size_pk" PRIMARY KEY("business_id","zone","size")
);
--> statement-breakpoint
ALTER TABLE "retail_changes" ADD CONSTRAINT "retail_changes_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retail_changes" ADD CONSTRAINT "retail_changes_zone_zones_name_fk" FOREIGN KEY ("zone") REFERENCES "public"."zones"("name") ON DELETE no action ON UPDATE no action;