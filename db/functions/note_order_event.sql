-- Nearly all orders came through no API. Asking that first takes a plan that PostgreSQL keeps, whereas it plans the SQL function
-- `note_webhook_event` again for each line.
CREATE OR REPLACE FUNCTION note_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM api_orders a WHERE a.order_id = NEW.order_id) THEN
    PERFORM note_webhook_event(NEW.order_id, NEW.move, NEW.at);
  END IF;
  RETURN NULL;
END
$$;

-- Nobody is told that a step began.
CREATE OR REPLACE TRIGGER webhooks_hear_of_orders AFTER INSERT ON "order_events" FOR EACH ROW
WHEN (NEW.move NOT LIKE 'started%') EXECUTE FUNCTION note_order_event();
