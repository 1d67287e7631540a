CREATE INDEX "orders_with_refund" ON "order_history" USING btree ("created_at","order_id") WHERE "order_history"."payment_state" = 'refunded' or "order_history"."refunded_amount" > 0;--> statement-breakpoint
CREATE INDEX "support_tickets_by_kind" ON "support_tickets" USING btree ("kind","status","waiting_since","id");--> statement-breakpoint
CREATE INDEX "support_tickets_by_kind_and_change" ON "support_tickets" USING btree ("kind","updated_at","id");--> statement-breakpoint
CREATE INDEX "support_tickets_by_assignee" ON "support_tickets" USING btree ("assignee_id","status","updated_at","id");