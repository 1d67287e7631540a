CREATE TABLE "fee_readings" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"read_from" timestamp with time zone,
	"read_until" timestamp with time zone NOT NULL,
	"after" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
