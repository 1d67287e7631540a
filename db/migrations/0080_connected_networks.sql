CREATE TABLE "networks" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"login" text NOT NULL,
	"is_active" boolean NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"next_turn_at" timestamp with time zone
);
