CREATE TABLE "vat_consultations" (
	"vat_number" text PRIMARY KEY NOT NULL,
	"verdict" text NOT NULL,
	"request_date" text,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "opened_by" text;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "vat_consultations_by_age" ON "vat_consultations" USING btree ("asked_at");