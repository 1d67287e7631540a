CREATE TABLE "worker_beats" (
	"round" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "business_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_business" ON "order_history" USING btree ("business_id","created_at","order_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "user_of_business_is_partner" CHECK ("users"."business_id" is null or "users"."account_type" in ('business-admin', 'business-user'));