ALTER TABLE "order_history" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "step_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "alerted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "ticket_number" text;