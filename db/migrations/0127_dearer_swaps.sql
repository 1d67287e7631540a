ALTER TABLE "order_history" DROP CONSTRAINT "replacement_costs_nothing";--> statement-breakpoint
DROP INDEX "one_cancellation_per_order";--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "swap_of_order_id" uuid;--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "difference_order_id" uuid;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_swap_of_order_id_order_history_order_id_fk" FOREIGN KEY ("swap_of_order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_difference_order_id_order_history_order_id_fk" FOREIGN KEY ("difference_order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_swap" ON "order_history" USING btree ("swap_of_order_id") WHERE "order_history"."swap_of_order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_cancellation_per_difference" ON "cancellations" USING btree ("difference_order_id") WHERE "cancellations"."difference_order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_cancellation_per_order" ON "cancellations" USING btree ("order_id") WHERE "cancellations"."state" <> 'to_pay';--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "swap_is_an_esim" CHECK ("order_history"."swap_of_order_id" is null or ("order_history"."kind" = 'esim' and "order_history"."final_price" > 0));--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "replacement_costs_nothing" CHECK ("order_history"."replaces_order_id" is null or coalesce("order_history"."swap_of_order_id" = "order_history"."replaces_order_id", false) or ("order_history"."kind" in ('esim', 'topup') and "order_history"."final_price" = 0 and "order_history"."amount" = 0));