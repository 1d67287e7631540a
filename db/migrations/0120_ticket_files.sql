CREATE TABLE "ticket_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"entry_id" uuid,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text,
	"size" integer NOT NULL,
	"content" "bytea",
	"refusal" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_files_kept_or_refused" CHECK (("ticket_files"."content" is null) = ("ticket_files"."refusal" is not null) and ("ticket_files"."content" is null) = ("ticket_files"."type" is null))
);
--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_files_by_ticket" ON "ticket_files" USING btree ("ticket_id","created_at","position");--> statement-breakpoint
CREATE INDEX "ticket_files_by_age" ON "ticket_files" USING btree ("created_at");