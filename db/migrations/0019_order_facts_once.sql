ALTER TABLE "order_history" ALTER COLUMN "order_data" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "bundle_zone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "bundle_data" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "bundle_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "bundle_megabytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "destinations" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "arrival" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "departure" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "processing_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "tax_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "immediate_delivery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "tax_basis" text DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "tax_country" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "chosen_country" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "card_country" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "vat_consultation" jsonb;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "company_address" jsonb;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "is_company_from_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "company_reference_code" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "purchase_order" text;--> statement-breakpoint
-- Orders that were there before kept these facts in their data alone.
UPDATE "order_history" SET
	"bundle_id" = "order_data"->'bundle'->>'bundleId',
	"bundle_zone" = "order_data"->'bundle'->>'zone',
	"bundle_data" = "order_data"->'bundle'->>'data',
	"bundle_days" = ("order_data"->'bundle'->>'days')::integer,
	"bundle_megabytes" = ("order_data"->'bundle'->>'megabytes')::integer,
	"destinations" = ARRAY(SELECT jsonb_array_elements_text("order_data"->'bundle'->'destinations')),
	"arrival" = "order_data"->'bundle'->>'arrival',
	"departure" = "order_data"->'bundle'->>'departure',
	"processing_fee" = ("order_data"->>'processingFee')::integer,
	"tax_amount" = ("order_data"->>'taxAmount')::integer,
	"immediate_delivery" = ("order_data"->'consents'->>'immediateDelivery')::boolean,
	"tax_basis" = "order_data"->'taxEvidence'->>'basis',
	"tax_country" = "order_data"->'taxEvidence'->>'chargedCountry',
	"chosen_country" = "order_data"->'taxEvidence'->>'chosenCountry',
	"card_country" = "order_data"->'taxEvidence'->>'cardCountry',
	"vat_consultation" = nullif("order_data"->'taxEvidence'->'vies', 'null'::jsonb),
	"company_address" = nullif("order_data"->'company', 'null'::jsonb) - '{isFromCode,referenceCode,purchaseOrder}'::text[],
	"is_company_from_code" = coalesce(("order_data"->'company'->>'isFromCode')::boolean, false),
	"company_reference_code" = "order_data"->'company'->>'referenceCode',
	"purchase_order" = "order_data"->'company'->>'purchaseOrder';
--> statement-breakpoint
-- Who reads the table by themselves finds the facts in one piece as well; nobody writes them there.
CREATE FUNCTION derive_order_data() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ip_location := NEW.detected_country;
  NEW.order_data := jsonb_build_object(
    'bundle', jsonb_build_object(
      'bundleId', NEW.bundle_id,
      'zone', NEW.bundle_zone,
      'data', NEW.bundle_data,
      'days', NEW.bundle_days,
      'megabytes', NEW.bundle_megabytes,
      'destinations', to_jsonb(NEW.destinations),
      'arrival', NEW.arrival,
      'departure', NEW.departure,
      'price', NEW.price),
    'coupon', NEW.coupon_code,
    'couponDiscount', NEW.coupon_discount,
    'taxRate', round(NEW.tax_rate::numeric * 10000)::integer,
    'subtotal', NEW.price,
    'processingFee', NEW.processing_fee,
    'taxAmount', NEW.tax_amount,
    'total', NEW.final_price,
    'consents', jsonb_build_object('terms', true, 'immediateDelivery', NEW.immediate_delivery),
    'taxEvidence', jsonb_build_object(
      'basis', NEW.tax_basis,
      'chargedCountry', NEW.tax_country,
      'chosenCountry', NEW.chosen_country,
      'ipCountry', NEW.detected_country,
      'cardCountry', NEW.card_country,
      'conflict', NEW.is_tax_conflict,
      'vies', NEW.vat_consultation),
    'company', NEW.company_address || jsonb_build_object(
      'isFromCode', NEW.is_company_from_code,
      'referenceCode', NEW.company_reference_code,
      'purchaseOrder', NEW.purchase_order));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_data_is_derived BEFORE INSERT OR UPDATE ON "order_history" FOR EACH ROW EXECUTE FUNCTION derive_order_data();
