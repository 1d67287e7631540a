CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"order_id" uuid,
	"received_at" timestamp with time zone NOT NULL,
	"finding" text,
	"acknowledgement" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_problem" text,
	"next_try_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"acknowledged_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_once" ON "withdrawals" USING btree ("order_reference","email");--> statement-breakpoint
CREATE INDEX "withdrawals_by_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_waiting" ON "withdrawals" USING btree ("next_try_at") WHERE "withdrawals"."acknowledgement" = 'waiting';