-- Whether an account counts as a customer: nobody who works for the shop or a partner, and no erased account.
CREATE OR REPLACE FUNCTION is_customer(account_type text, email text) RETURNS boolean LANGUAGE sql IMMUTABLE AS
$$ SELECT account_type = 'own-user' AND email NOT LIKE '%@deleted.invalid' $$;
