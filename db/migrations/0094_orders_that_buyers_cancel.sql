CREATE TABLE "cancellation_limits" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"period_days" integer NOT NULL,
	"most_per_email" integer NOT NULL,
	"most_per_card" integer NOT NULL,
	"most_per_network" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellation_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancellation_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"network_id" text DEFAULT 'esim-network' NOT NULL,
	"is_on" boolean NOT NULL,
	"days" integer NOT NULL,
	"used" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	CONSTRAINT "cancellation_used_is_a_share" CHECK ("cancellation_terms"."used" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"held_because" text,
	"ticket_number" text,
	"buyer_mark" text NOT NULL,
	"card_mark" text,
	"network_mark" text,
	"is_too_many" boolean NOT NULL,
	"is_on" boolean NOT NULL,
	"days" integer NOT NULL,
	"used" integer NOT NULL,
	"profile_state" text,
	"is_in_use" boolean,
	"used_mb" integer,
	"looked_at" timestamp with time zone,
	"return_begun_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancellation_terms_by_network" ON "cancellation_terms" USING btree ("network_id","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "one_cancellation_per_order" ON "cancellations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "cancellations_waiting" ON "cancellations" USING btree ("next_try_at") WHERE "cancellations"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "cancellations_by_time" ON "cancellations" USING btree ("created_at");