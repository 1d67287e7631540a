CREATE TABLE "gifts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"from_name" text NOT NULL,
	"message" text NOT NULL,
	"day" date NOT NULL,
	"language" text NOT NULL,
	"key_hash" text NOT NULL,
	"key_number" integer DEFAULT 1 NOT NULL,
	"opened_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"ends_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_language_known" CHECK ("gifts"."language" in ('en', 'de', 'fr', 'es', 'it', 'nl'))
);
--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_by_key" ON "gifts" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "gifts_to" ON "gifts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "gifts_ended" ON "gifts" USING btree ("ends_on");