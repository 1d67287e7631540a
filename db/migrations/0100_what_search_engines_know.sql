CREATE TABLE "told_changes" (
	"host" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone
);
