ALTER TABLE "payment_sessions" ADD COLUMN "unpaid_why" text;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "decline_code" text;