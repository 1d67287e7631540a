-- Eight lines of an order's history went through a function whose plan was made anew each time, and nearly always found an
-- order of nobody's software. That is asked first now, with a plan that is kept.
CREATE OR REPLACE FUNCTION note_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM api_orders a WHERE a.order_id = NEW.order_id) THEN
    PERFORM note_webhook_event(NEW.order_id, NEW.move, NEW.at);
  END IF;
  RETURN NULL;
END
$$;
