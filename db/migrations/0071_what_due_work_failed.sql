CREATE TABLE "due_failures" (
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"order_id" uuid,
	"tries" integer NOT NULL,
	"problem" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"shown_at" timestamp with time zone,
	CONSTRAINT "due_failures_kind_item_pk" PRIMARY KEY("kind","item")
);
--> statement-breakpoint
CREATE INDEX "due_failures_by_problem" ON "due_failures" USING btree ("kind","problem");