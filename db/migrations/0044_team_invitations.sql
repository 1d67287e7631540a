ALTER TABLE "mailbox_proofs" ADD COLUMN "business_id" text;--> statement-breakpoint
ALTER TABLE "mailbox_proofs" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "mailbox_proofs" ADD CONSTRAINT "mailbox_proofs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;