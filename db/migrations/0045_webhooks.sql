CREATE TABLE "webhook_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"headers" jsonb NOT NULL,
	"status" integer,
	"problem" text,
	"answer" text,
	CONSTRAINT "webhook_attempt_answered" CHECK (num_nonnulls("webhook_attempts"."status", "webhook_attempts"."problem") = 1)
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"given_up_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_delivery_state" CHECK ("webhook_deliveries"."state" in ('waiting', 'taken', 'failed', 'stopped')),
	CONSTRAINT "webhook_delivery_waits" CHECK (("webhook_deliveries"."state" = 'waiting') = ("webhook_deliveries"."next_try_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"url" text NOT NULL,
	"mode" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_until" timestamp with time zone,
	"state" text NOT NULL,
	"last_taken_at" timestamp with time zone,
	"silences" integer DEFAULT 0 NOT NULL,
	"rests_until" timestamp with time zone,
	"due_at" timestamp with time zone,
	"lease_id" uuid,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_endpoint_mode" CHECK ("webhook_endpoints"."mode" in ('test', 'live')),
	CONSTRAINT "webhook_endpoint_state" CHECK ("webhook_endpoints"."state" in ('on', 'off', 'failing')),
	CONSTRAINT "webhook_former_secret" CHECK (("webhook_endpoints"."former_secret" is null) = ("webhook_endpoints"."former_until" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"business_id" text NOT NULL,
	"order_id" uuid,
	"mode" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"type" text,
	"body" text
);
--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_attempts_of_delivery" ON "webhook_attempts" USING btree ("delivery_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_delivery_once" ON "webhook_deliveries" USING btree ("endpoint_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("endpoint_id","next_try_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_time" ON "webhook_deliveries" USING btree ("endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_event" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_of_business" ON "webhook_endpoints" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_due" ON "webhook_endpoints" USING btree ("due_at") WHERE "webhook_endpoints"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_unwritten" ON "webhook_events" USING btree ("at") WHERE "webhook_events"."type" is null;--> statement-breakpoint
CREATE INDEX "webhook_events_of_order" ON "webhook_events" USING btree ("order_id","type");--> statement-breakpoint
CREATE INDEX "webhook_events_by_time" ON "webhook_events" USING btree ("at");
--> statement-breakpoint
-- What happened to an order of a partner's software, for those who want to hear of it: written with it, or not at all.
CREATE FUNCTION note_webhook_event(of_order uuid, what text, at timestamp with time zone) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_events (business_id, order_id, mode, what, at)
  SELECT a.business_id, a.order_id, a.mode, what, at FROM api_orders a
  WHERE a.order_id = of_order AND EXISTS (
    SELECT 1 FROM webhook_endpoints e WHERE e.business_id = a.business_id AND e.mode = a.mode AND e.state = 'on')
$$;
--> statement-breakpoint
CREATE FUNCTION note_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_webhook_event(NEW.order_id, NEW.move, NEW.at);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- That a step began tells nobody anything.
CREATE TRIGGER webhooks_hear_of_orders AFTER INSERT ON "order_events" FOR EACH ROW
WHEN (NEW.move NOT LIKE 'started%') EXECUTE FUNCTION note_order_event();
