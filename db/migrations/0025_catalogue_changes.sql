CREATE TABLE "catalogue_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid,
	"zone" text NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"before" text,
	"after" text,
	"valid_from" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bundles" ADD COLUMN "cost" integer;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "margin_floor" integer DEFAULT 2000 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_changes" ADD CONSTRAINT "catalogue_changes_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_changes_by_zone" ON "catalogue_changes" USING btree ("zone","valid_from");--> statement-breakpoint
CREATE INDEX "catalogue_changes_due" ON "catalogue_changes" USING btree ("valid_from") WHERE "catalogue_changes"."applied_at" is null;