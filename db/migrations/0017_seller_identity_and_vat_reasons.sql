ALTER TABLE "vat_rates" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "review_url" text;--> statement-breakpoint
ALTER TABLE "companies_information" ADD COLUMN "city" text;