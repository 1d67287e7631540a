ALTER TABLE "sessions" ADD COLUMN "host" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "country" text;