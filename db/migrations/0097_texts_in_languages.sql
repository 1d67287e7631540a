ALTER TABLE "zones" ADD COLUMN "display_name_in" jsonb;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "tagline_in" jsonb;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "hero_text_in" jsonb;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "description_in" jsonb;