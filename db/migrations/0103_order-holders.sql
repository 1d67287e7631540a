CREATE TABLE "order_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" text NOT NULL,
	"former_email" text,
	"former_name" text,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_keys" ADD COLUMN "holder" uuid;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "holder" uuid;--> statement-breakpoint
ALTER TABLE "order_corrections" ADD CONSTRAINT "order_corrections_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_corrections_by_order" ON "order_corrections" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_corrections_by_email" ON "order_corrections" USING btree ("former_email");--> statement-breakpoint
CREATE INDEX "orders_by_holder" ON "order_history" USING btree ("holder") WHERE "order_history"."holder" is not null;