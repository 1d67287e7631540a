ALTER TABLE "mails" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "business_id" text;