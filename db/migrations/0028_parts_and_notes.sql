CREATE TABLE "part_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_session_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "part_refund_of_something" CHECK ("part_refunds"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "staff_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"customer_id" uuid,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_note_of_one_thing" CHECK (num_nonnulls("staff_notes"."order_id", "staff_notes"."customer_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "part_refunds" ADD CONSTRAINT "part_refunds_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_refunds" ADD CONSTRAINT "part_refunds_payment_session_id_payment_sessions_id_fk" FOREIGN KEY ("payment_session_id") REFERENCES "public"."payment_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_refunds" ADD CONSTRAINT "part_refunds_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_order_id_order_history_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_history"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_running_part_per_payment" ON "part_refunds" USING btree ("payment_session_id") WHERE "part_refunds"."state" = 'due';--> statement-breakpoint
CREATE INDEX "part_refunds_by_order" ON "part_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "staff_notes_by_order" ON "staff_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "staff_notes_by_customer" ON "staff_notes" USING btree ("customer_id");--> statement-breakpoint
CREATE TRIGGER staff_notes_never_change BEFORE UPDATE ON "staff_notes" FOR EACH ROW EXECUTE FUNCTION refuse_change();
