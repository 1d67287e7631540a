CREATE TABLE "network_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network_id" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text,
	"network_esim_id" text,
	"order_id" uuid,
	"outcome" text,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "allocation_attempts" ADD COLUMN "told_reference" text;--> statement-breakpoint
CREATE UNIQUE INDEX "network_event_once" ON "network_events" USING btree ("network_id","event_id");--> statement-breakpoint
CREATE INDEX "network_events_by_time" ON "network_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "allocations_by_told_reference" ON "allocation_attempts" USING btree ("told_reference","network_id") WHERE "allocation_attempts"."told_reference" is not null;