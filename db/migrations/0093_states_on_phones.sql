ALTER TABLE "esim_checks" ADD COLUMN "profile_state" text;--> statement-breakpoint
ALTER TABLE "esim_checks" ADD COLUMN "profile_state_at" timestamp with time zone;