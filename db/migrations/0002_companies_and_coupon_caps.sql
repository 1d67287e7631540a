CREATE TABLE "coupon_uses" (
	"code" text NOT NULL,
	"user_key" text NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "coupon_uses_code_user_key_pk" PRIMARY KEY("code","user_key"),
	CONSTRAINT "coupon_uses_not_negative" CHECK ("coupon_uses"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "companies_information" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"street_name" text NOT NULL,
	"street_number" text,
	"unit_number" text,
	"postal_code" text NOT NULL,
	"country" text NOT NULL,
	"vat_number" text NOT NULL,
	"company_tax_registration_code" text,
	"invoice_email" text,
	"autofill_reference_code" text NOT NULL,
	"business_creator_full_name" text NOT NULL,
	"business_creator_email" text NOT NULL,
	"user_updater_email" text NOT NULL,
	"update_date" timestamp with time zone NOT NULL,
	CONSTRAINT "company_reference_code_form" CHECK ("companies_information"."autofill_reference_code" ~ '^[A-HJ-NP-Z2-9]{5}$')
);
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD COLUMN "customer_key" text;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD COLUMN "network_key" text;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "max_per_customer" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "max_per_network" integer;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_reference_code_unique" ON "companies_information" USING btree ("autofill_reference_code");