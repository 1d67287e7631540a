DROP INDEX "payout_run_of_month";--> statement-breakpoint
ALTER TABLE "payout_runs" ADD COLUMN "part" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_run_of_month" ON "payout_runs" USING btree ("month","part") WHERE "payout_runs"."state" <> 'taken_back';