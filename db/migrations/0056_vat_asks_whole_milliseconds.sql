UPDATE "payout_details" SET "vat_ask_at" = date_trunc('milliseconds', "vat_ask_at") WHERE "vat_ask_at" IS NOT NULL;
