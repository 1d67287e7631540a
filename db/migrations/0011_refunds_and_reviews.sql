CREATE TABLE "payment_event_sweeps" (
	"name" text PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_to_invoice";--> statement-breakpoint
DROP INDEX "invoice_of_order_unique";--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "review_reason" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "review_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "payment_intent_id" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "part" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_in_review" ON "order_history" USING btree ("review_since") WHERE "order_history"."review_reason" is not null;--> statement-breakpoint
CREATE INDEX "payment_sessions_by_intent" ON "payment_sessions" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "allocations_recalled" ON "allocation_attempts" USING btree ("updated_at") WHERE "allocation_attempts"."state" = 'recalled';--> statement-breakpoint
CREATE INDEX "orders_to_invoice" ON "order_history" USING btree ("updated_at") WHERE "order_history"."is_invoice_due" and "order_history"."payment_state" in ('paid', 'free', 'refunded', 'review');--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_of_order_unique" ON "invoices" USING btree ("order_id","kind","part");--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "refunded_within_paid" CHECK ("order_history"."refunded_amount" between 0 and "order_history"."amount");
--> statement-breakpoint
UPDATE "order_history" SET "refunded_amount" = "amount" WHERE "payment_state" = 'refunded';--> statement-breakpoint
UPDATE "order_history" SET "review_reason" = 'payment_differs', "review_since" = "updated_at" WHERE "payment_state" = 'review';
