ALTER TABLE "order_history" ADD COLUMN "kind" text DEFAULT 'esim' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "target_order_id" uuid;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "target_iccid" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_target_order_id_order_history_order_id_fk" FOREIGN KEY ("target_order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_target" ON "order_history" USING btree ("target_order_id") WHERE "order_history"."target_order_id" is not null;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "top_up_has_target" CHECK (("order_history"."kind" = 'topup') = (num_nonnulls("order_history"."target_order_id", "order_history"."target_iccid") = 2) and ("order_history"."kind" = 'esim' or "order_history"."iccid" is null));