ALTER TABLE "order_history" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "phone_fit" text;