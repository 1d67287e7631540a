ALTER TABLE "networks" ADD COLUMN "credit" jsonb;--> statement-breakpoint
ALTER TABLE "networks" ADD COLUMN "credit_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "networks" ADD COLUMN "least_credit" integer;--> statement-breakpoint
ALTER TABLE "networks" ADD COLUMN "credit_state" text DEFAULT 'enough' NOT NULL;