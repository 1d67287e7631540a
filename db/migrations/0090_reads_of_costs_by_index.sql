CREATE INDEX "allocations_by_order" ON "allocation_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "allocations_by_network" ON "allocation_attempts" USING btree ("network_id","asked_at");--> statement-breakpoint
CREATE INDEX "esims_by_order" ON "esims" USING btree ("order_id");
--> statement-breakpoint
-- What each order cost at its network: one row for each that bought something there, null if the cost isn't known. An eSIM
-- that the network took back cost nothing. At most one attempt of an order bought something.
CREATE OR REPLACE VIEW order_costs AS
SELECT a.order_id, a.asked_at, a.cost AS cost_cents, a.network_id
FROM allocation_attempts a
JOIN order_history o ON o.order_id = a.order_id
WHERE a.state IN ('accepted', 'recalled', 'returned')
  AND (o.kind = 'topup' OR EXISTS (SELECT 1 FROM esims e WHERE e.order_id = a.order_id AND e.state <> 'released'));
