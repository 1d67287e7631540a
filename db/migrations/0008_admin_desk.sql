CREATE INDEX "users_by_date" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_events_by_move" ON "order_events" USING btree ("move","at");--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "order_history" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_by_date" ON "order_history" USING btree ("created_at","order_id");