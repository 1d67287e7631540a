DROP INDEX "order_iccid_unique";--> statement-breakpoint
DROP INDEX "esim_checks_by_iccid";--> statement-breakpoint
ALTER TABLE "esims" DROP CONSTRAINT "esims_pkey";--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "target_network_esim_id" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "network_esim_id" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "confirmation_code" text;--> statement-breakpoint
ALTER TABLE "esims" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "esims" ADD COLUMN "network_esim_id" text;--> statement-breakpoint
ALTER TABLE "esims" ADD COLUMN "confirmation_code" text;--> statement-breakpoint
CREATE UNIQUE INDEX "order_esim_unique" ON "order_history" USING btree ("iccid" text_pattern_ops,"network_id",coalesce("network_esim_id", '')) WHERE "order_history"."iccid" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "esims_by_iccid" ON "esims" USING btree ("iccid","network_id",coalesce("network_esim_id", ''));--> statement-breakpoint
CREATE UNIQUE INDEX "one_row_per_network_esim" ON "esims" USING btree ("network_esim_id","network_id") WHERE "esims"."network_esim_id" is not null;