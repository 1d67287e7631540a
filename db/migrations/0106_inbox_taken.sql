ALTER TABLE "support_tickets" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "taken_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;