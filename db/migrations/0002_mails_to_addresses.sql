ALTER TABLE "mails" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "email" text;--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "order_history" USING btree ("user_email");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_to_address_unique" ON "mails" USING btree ("email","kind","generation");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mail_of_order_or_address" CHECK (num_nonnulls("mails"."order_id", "mails"."email") = 1);