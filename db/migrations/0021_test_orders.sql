ALTER TABLE "order_history" ADD COLUMN "test_scope" text;--> statement-breakpoint
ALTER TABLE "staff_runs" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "staff_runs" ADD CONSTRAINT "staff_runs_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_run_of_order" ON "staff_runs" USING btree ("order_id");
--> statement-breakpoint
-- Nobody goes on with a run of an earlier version.
UPDATE "staff_runs" SET "state" = 'error' WHERE "state" = 'running';
