ALTER TABLE "bundles" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "bundles" ADD COLUMN "topup_price" integer;