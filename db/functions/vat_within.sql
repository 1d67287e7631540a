-- The VAT inside an amount that includes it, rounded half up, as in shop/catalogue/pricing.
CREATE OR REPLACE FUNCTION vat_within(gross bigint, basis_points integer) RETURNS bigint LANGUAGE sql IMMUTABLE AS
$$ SELECT (2 * gross * basis_points + 10000 + basis_points) / (2 * (10000 + basis_points)) $$;
