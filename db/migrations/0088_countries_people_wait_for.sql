CREATE TABLE "wishes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"country" text NOT NULL,
	"business_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "wish_once" ON "wishes" USING btree ("email","country","business_id");--> statement-breakpoint
CREATE INDEX "wishes_by_country" ON "wishes" USING btree ("business_id","country");--> statement-breakpoint
CREATE INDEX "wishes_by_confirmation" ON "wishes" USING btree ("confirmed_at");