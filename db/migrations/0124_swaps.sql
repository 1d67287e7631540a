ALTER TABLE "part_refunds" ALTER COLUMN "asked_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "instead" jsonb;