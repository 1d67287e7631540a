CREATE TABLE "planned_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"usage" text NOT NULL,
	"bundle_id" text NOT NULL,
	"is_top_up" boolean NOT NULL,
	"price" integer NOT NULL,
	"destinations" jsonb NOT NULL,
	"arrival" text NOT NULL,
	"departure" text NOT NULL,
	"remind_on" text NOT NULL,
	"state" text NOT NULL,
	"change" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "planned_parts" ADD CONSTRAINT "planned_parts_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "planned_part_waiting" ON "planned_parts" USING btree ("order_id","number") WHERE "planned_parts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "planned_parts_of_order" ON "planned_parts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "planned_parts_due" ON "planned_parts" USING btree ("remind_on") WHERE "planned_parts"."state" = 'waiting';