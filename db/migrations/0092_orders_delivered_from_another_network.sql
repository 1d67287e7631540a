CREATE TABLE "failovers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"bundle_id" text NOT NULL,
	"zone" text NOT NULL,
	"from_network_id" text NOT NULL,
	"from_package_id" text,
	"to_network_id" text NOT NULL,
	"to_package_id" text,
	"to_bundle_id" text NOT NULL,
	"cost" integer NOT NULL,
	"most_paid" jsonb,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failover_settings" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"floor" integer DEFAULT 1000 NOT NULL,
	CONSTRAINT "failover_floor_is_a_share" CHECK ("failover_settings"."floor" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "substitute_bundle_id" text;--> statement-breakpoint
ALTER TABLE "failovers" ADD CONSTRAINT "failovers_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_failover_per_network" ON "failovers" USING btree ("order_id","to_network_id");--> statement-breakpoint
CREATE INDEX "failovers_by_time" ON "failovers" USING btree ("at");
--> statement-breakpoint
-- What each order cost at its network: one row for each that bought something there, null if the cost isn't known. An eSIM
-- that the network took back cost nothing. At most one attempt of an order bought something at the network that delivers it;
-- what an earlier network may still deliver goes back.
CREATE OR REPLACE VIEW order_costs AS
SELECT a.order_id, a.asked_at, a.cost AS cost_cents, a.network_id
FROM allocation_attempts a
JOIN order_history o ON o.order_id = a.order_id
WHERE a.network_id = o.network_id
  AND a.state IN ('accepted', 'recalled', 'returned')
  AND (o.kind = 'topup' OR EXISTS (SELECT 1 FROM esims e WHERE e.order_id = a.order_id AND e.state <> 'released'));
