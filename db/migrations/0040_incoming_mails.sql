CREATE TABLE "incoming_mails" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"ticket_id" uuid,
	"entry_id" uuid,
	"followed" text,
	"attachments" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket_entries" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD CONSTRAINT "incoming_mails_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incoming_mails_by_ticket" ON "incoming_mails" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "incoming_mails_by_age" ON "incoming_mails" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "support_tickets_by_mail" ON "support_tickets" USING btree ("thread_start");--> statement-breakpoint
CREATE INDEX "ticket_entries_by_mail" ON "ticket_entries" USING btree ("message_id");