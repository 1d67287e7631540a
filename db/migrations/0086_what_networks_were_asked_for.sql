CREATE TABLE "network_purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"network_id" text DEFAULT 'esim-network' NOT NULL,
	"reference" text NOT NULL,
	"package_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"network_order" text,
	"is_marked" boolean DEFAULT false NOT NULL,
	"is_given_back" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "network_purchases_reference" ON "network_purchases" USING btree ("network_id","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "one_purchase_per_network_order" ON "network_purchases" USING btree ("network_order");--> statement-breakpoint
CREATE INDEX "network_purchases_awaited" ON "network_purchases" USING btree ("package_id","asked_at") WHERE "network_purchases"."network_order" is null and "network_purchases"."ended_at" is null;