-- People who read the table find an order's facts in one piece as well; nobody writes them there.
CREATE OR REPLACE FUNCTION derive_order_data() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Only a write of one of the facts puts the piece together again; the steps of a delivery write none of them.
CREATE OR REPLACE TRIGGER order_data_is_derived BEFORE INSERT OR UPDATE OF
  "order_data", "ip_location", "detected_country", "bundle_id", "bundle_zone", "bundle_data", "bundle_days", "bundle_megabytes",
  "destinations", "arrival", "departure", "price", "coupon_code", "coupon_discount", "tax_rate", "processing_fee", "tax_amount",
  "final_price", "immediate_delivery", "tax_basis", "tax_country", "chosen_country", "card_country", "is_tax_conflict",
  "vat_consultation", "company_address", "is_company_from_code", "company_reference_code", "purchase_order"
  ON "order_history" FOR EACH ROW EXECUTE FUNCTION derive_order_data();
