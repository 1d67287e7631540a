-- The piece that holds an order's facts was put together anew at every step of its delivery, none of which is one of them.
CREATE OR REPLACE TRIGGER order_data_is_derived BEFORE INSERT OR UPDATE OF
  "order_data", "ip_location", "detected_country", "bundle_id", "bundle_zone", "bundle_data", "bundle_days", "bundle_megabytes",
  "destinations", "arrival", "departure", "price", "coupon_code", "coupon_discount", "tax_rate", "processing_fee", "tax_amount",
  "final_price", "immediate_delivery", "tax_basis", "tax_country", "chosen_country", "card_country", "is_tax_conflict",
  "vat_consultation", "company_address", "is_company_from_code", "company_reference_code", "purchase_order"
  ON "order_history" FOR EACH ROW EXECUTE FUNCTION derive_order_data();
