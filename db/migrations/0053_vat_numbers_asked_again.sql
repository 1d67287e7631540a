ALTER TABLE "payout_details" ADD COLUMN "vat_verdict" text;--> statement-breakpoint
ALTER TABLE "payout_details" ADD COLUMN "vat_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout_details" ADD COLUMN "vat_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_details" ADD COLUMN "vat_ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_details" ADD COLUMN "vat_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_details" ADD COLUMN "vat_ask_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payout_details_vat_due" ON "payout_details" USING btree ("vat_ask_at") WHERE "payout_details"."vat_ask_at" is not null;--> statement-breakpoint
CREATE INDEX "billing_details_vat_due" ON "billing_details" USING btree ("vat_ask_at") WHERE "billing_details"."vat_ask_at" is not null;--> statement-breakpoint
UPDATE "payout_details" SET "vat_verdict" = 'unavailable', "vat_ask_at" = now() WHERE "vat_number" IS NOT NULL AND "country" = ANY (string_to_array('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK', ' '));--> statement-breakpoint
UPDATE "billing_details" SET "vat_ask_at" = now() WHERE "vat_consultation" ->> 'verdict' = 'unavailable';
