ALTER TABLE "businesses" ADD COLUMN "legal_note" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "legal_note_in" jsonb;