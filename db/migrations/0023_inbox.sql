CREATE TABLE "ticket_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid NOT NULL,
	"mail_id" uuid,
	"message_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "kind" text DEFAULT 'support' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "business_id" text;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "thread_start" text;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_entries_by_ticket" ON "ticket_entries" USING btree ("ticket_id","created_at");--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_by_ticket" ON "withdrawals" USING btree ("ticket_number");--> statement-breakpoint
CREATE INDEX "support_tickets_by_wait" ON "support_tickets" USING btree ("status","waiting_since","id");--> statement-breakpoint
CREATE INDEX "support_tickets_by_change" ON "support_tickets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "support_tickets_by_writer" ON "support_tickets" USING btree ("user_email");
--> statement-breakpoint
INSERT INTO "support_tickets" ("id", "number", "title", "description", "user_email", "name", "order_id", "status", "fingerprint", "created_at")
SELECT gen_random_uuid(), substr("digits", 1, 4) || '-' || substr("digits", 5, 4), 'Withdrawal from a contract',
	"name" || ' withdraws from the contract ' || "order_reference" || '.', "email", "name", "order_id", 'open', 'withdrawal.' || "id", "received_at"
FROM (SELECT *, lpad((('x' || substr(md5("id"::text), 1, 7))::bit(28)::int % 100000000)::text, 8, '0') AS "digits" FROM "withdrawals" WHERE "ticket_number" IS NULL) AS "untold"
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "withdrawals" SET "ticket_number" = "support_tickets"."number" FROM "support_tickets" WHERE "support_tickets"."fingerprint" = 'withdrawal.' || "withdrawals"."id" AND "withdrawals"."ticket_number" IS NULL;--> statement-breakpoint
UPDATE "support_tickets" SET "kind" = 'withdrawal', "business_id" = "withdrawals"."business_id", "thread_start" = 'withdrawal.' || "withdrawals"."id" FROM "withdrawals" WHERE "withdrawals"."ticket_number" = "support_tickets"."number";--> statement-breakpoint
UPDATE "support_tickets" SET "business_id" = "order_history"."business_id" FROM "order_history" WHERE "order_history"."order_id" = "support_tickets"."order_id" AND "support_tickets"."business_id" IS NULL;--> statement-breakpoint
UPDATE "support_tickets" SET "updated_at" = "created_at", "waiting_since" = CASE WHEN "status" = 'open' THEN "created_at" END;
