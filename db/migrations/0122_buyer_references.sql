ALTER TABLE "order_history" ADD COLUMN "buyer_reference" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "electronic_address" text;