-- What happened to an order of a partner's software, for the endpoints that want to hear of it; written in the same transaction.
CREATE OR REPLACE FUNCTION note_webhook_event(of_order uuid, what text, at timestamp with time zone) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_events (business_id, order_id, mode, what, at)
  SELECT a.business_id, a.order_id, a.mode, what, at FROM api_orders a
  WHERE a.order_id = of_order AND EXISTS (
    SELECT 1 FROM webhook_endpoints e WHERE e.business_id = a.business_id AND e.mode = a.mode AND e.state = 'on')
$$;
