ALTER TABLE "order_history" ADD COLUMN "refunded_by" text;--> statement-breakpoint
UPDATE "order_history" SET "refunded_by" = "event"."detail" FROM "order_events" "event" WHERE "event"."order_id" = "order_history"."order_id" AND "event"."move" = 'refunded' AND "order_history"."payment_state" = 'refunded' AND "event"."detail" IN ('by_staff', 'by_provider', 'dispute_lost');
