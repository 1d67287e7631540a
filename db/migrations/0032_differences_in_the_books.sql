CREATE TABLE "book_differences" (
	"key" text PRIMARY KEY NOT NULL,
	"fault" text NOT NULL,
	"order_id" uuid,
	"reference" text NOT NULL,
	"facts" jsonb NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "book_readings" (
	"name" text PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "book_differences" ADD CONSTRAINT "book_differences_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_differences_open" ON "book_differences" USING btree ("found_at") WHERE "book_differences"."ended_at" is null;