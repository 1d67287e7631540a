ALTER TABLE "vat_consultations" ADD COLUMN "requester" text;--> statement-breakpoint
ALTER TABLE "vat_consultations" ADD COLUMN "consultation_number" text;