CREATE TABLE "affiliate_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"email" text,
	"company" text,
	"referred_by" text,
	"state" text NOT NULL,
	"invitation_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "affiliate_application_state" CHECK ("affiliate_applications"."state" in ('waiting', 'invited', 'joined', 'declined')),
	CONSTRAINT "affiliate_application_forgets" CHECK (("affiliate_applications"."state" in ('waiting', 'invited')) = ("affiliate_applications"."email" is not null))
);
--> statement-breakpoint
CREATE TABLE "affiliate_clicks" (
	"business_id" text NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "affiliate_clicks_business_id_day_pk" PRIMARY KEY("business_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_settings" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"joins_at_once" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"business_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"referred_by" text,
	"joined_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "affiliate_refers_others" CHECK ("affiliates"."referred_by" is distinct from "affiliates"."business_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_holds" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"release_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"movement_id" integer NOT NULL,
	"business_id" text,
	"account" text NOT NULL,
	"source" text NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "ledger_line_moves_something" CHECK ("ledger_lines"."cents" <> 0),
	CONSTRAINT "ledger_account_of_whom" CHECK (("ledger_lines"."business_id" is null) = ("ledger_lines"."account" = 'commission'))
);
--> statement-breakpoint
CREATE TABLE "ledger_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "kind" text DEFAULT 'brand' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "affiliate_id" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "affiliate_by" text;--> statement-breakpoint
ALTER TABLE "affiliate_applications" ADD CONSTRAINT "affiliate_applications_referred_by_businesses_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_referred_by_businesses_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD CONSTRAINT "ledger_holds_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_application_open" ON "affiliate_applications" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_application_invitation" ON "affiliate_applications" USING btree ("invitation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_code_unique" ON "affiliates" USING btree ("code");--> statement-breakpoint
CREATE INDEX "affiliates_by_referrer" ON "affiliates" USING btree ("referred_by");--> statement-breakpoint
CREATE INDEX "ledger_holds_due" ON "ledger_holds" USING btree ("release_at");--> statement-breakpoint
CREATE INDEX "ledger_lines_by_movement" ON "ledger_lines" USING btree ("movement_id");--> statement-breakpoint
CREATE INDEX "ledger_lines_of_business" ON "ledger_lines" USING btree ("business_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_cause_unique" ON "ledger_movements" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "ledger_movements_by_order" ON "ledger_movements" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_owner_id_businesses_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_affiliate_id_businesses_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "affiliate_has_no_shop" CHECK ("businesses"."kind" = 'brand' or ("businesses"."kind" = 'affiliate' and "businesses"."domain" is null));--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "affiliate_and_how" CHECK (("order_history"."affiliate_id" is null) = ("order_history"."affiliate_by" is null));
--> statement-breakpoint
CREATE TRIGGER ledger_movements_append_only BEFORE UPDATE OR DELETE ON "ledger_movements" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_lines_append_only BEFORE UPDATE OR DELETE ON "ledger_lines" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- At the end of the transaction each movement has lines, and they come to nothing.
CREATE FUNCTION refuse_lopsided() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  movement integer := CASE TG_TABLE_NAME WHEN 'ledger_lines' THEN (to_jsonb(NEW) ->> 'movement_id')::integer ELSE (to_jsonb(NEW) ->> 'id')::integer END;
BEGIN
  IF coalesce((SELECT sum(cents) FROM ledger_lines WHERE movement_id = movement), -1) <> 0 THEN
    RAISE EXCEPTION 'the lines of movement % do not sum to zero', movement;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_movements_balance AFTER INSERT ON "ledger_movements" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_lopsided();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_lines_balance AFTER INSERT ON "ledger_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_lopsided();
