CREATE TABLE "muted_notices" (
	"topic" text PRIMARY KEY NOT NULL,
	"muted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "review_told_for" text;--> statement-breakpoint
CREATE INDEX "orders_to_tell_of" ON "order_history" USING btree ("review_since") WHERE "order_history"."review_told_for" is distinct from "order_history"."review_reason";--> statement-breakpoint
-- Those who run the shop know of these already.
UPDATE "order_history" SET "review_told_for" = "review_reason" WHERE "review_reason" IS NOT NULL;
