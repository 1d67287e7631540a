CREATE TABLE "network_trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"network_id" text NOT NULL,
	"package_id" text NOT NULL,
	"package_name" text NOT NULL,
	"user_id" uuid NOT NULL,
	"cost" jsonb NOT NULL,
	"cost_cents" integer,
	"credit_before" jsonb,
	"credit_after" jsonb,
	"looked_at" timestamp with time zone,
	"is_usable" boolean,
	"profile_state" text,
	"look_problem" text,
	"problem" text,
	"money" text,
	"begun_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" uuid
);
--> statement-breakpoint
ALTER TABLE "order_history" DROP CONSTRAINT "top_up_has_target";--> statement-breakpoint
ALTER TABLE "esims" ADD COLUMN "kept_because" text;--> statement-breakpoint
ALTER TABLE "network_trials" ADD CONSTRAINT "network_trials_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_trials" ADD CONSTRAINT "network_trials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_trials" ADD CONSTRAINT "network_trials_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "network_trial_of_order" ON "network_trials" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_trial_per_network" ON "network_trials" USING btree ("network_id") WHERE "network_trials"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "network_trials_open" ON "network_trials" USING btree ("begun_at") WHERE "network_trials"."money" is null;--> statement-breakpoint
CREATE INDEX "network_trials_by_age" ON "network_trials" USING btree ("begun_at");--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "top_up_has_target" CHECK (("order_history"."kind" = 'topup' or ("order_history"."test_scope" is not distinct from 'api' and "order_history"."target_iccid" is not null)) = (num_nonnulls("order_history"."target_order_id", "order_history"."target_iccid") = 2) and ("order_history"."kind" = 'esim' or coalesce("order_history"."test_scope" in ('api', 'trial'), false) or "order_history"."iccid" is null));
--> statement-breakpoint
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
