-- What each order cost at its network: one row for each that bought something there, null if the cost isn't known. An eSIM
-- that the network took back cost nothing, and tests are no sales. At most one attempt of an order bought something at the
-- network that delivers it; what an earlier network may still deliver goes back.
CREATE OR REPLACE VIEW order_costs AS
SELECT a.order_id, a.asked_at, a.cost AS cost_cents, a.network_id
FROM allocation_attempts a
JOIN order_history o ON o.order_id = a.order_id
WHERE a.network_id = o.network_id
  AND o.kind <> 'test'
  AND a.state IN ('accepted', 'recalled', 'returned')
  AND (o.kind = 'topup' OR EXISTS (SELECT 1 FROM esims e WHERE e.order_id = a.order_id AND e.state <> 'released'));
