CREATE TABLE "payout_details" (
	"business_id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text,
	"legal_name" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"vat_number" text,
	"is_self_billed" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "self_billed_has_vat_number" CHECK (not "payout_details"."is_self_billed" or "payout_details"."vat_number" is not null)
);
--> statement-breakpoint
CREATE TABLE "payout_payer" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"holder" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"execution_on" text NOT NULL,
	"holder" text,
	"iban" text,
	"bic" text,
	"state" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ended_by" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payout_run_state" CHECK ("payout_runs"."state" in ('open', 'paid', 'taken_back')),
	CONSTRAINT "payout_run_ended" CHECK (("payout_runs"."state" = 'open') = ("payout_runs"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"business_id" text NOT NULL,
	"net" integer NOT NULL,
	"vat_basis_points" integer NOT NULL,
	"vat" integer NOT NULL,
	"vat_basis" text NOT NULL,
	"paper" text NOT NULL,
	"paper_number" text,
	"return_number" text,
	"payee" jsonb NOT NULL,
	"holder" text,
	"iban" text,
	"bic" text,
	"returned_at" timestamp with time zone,
	CONSTRAINT "payout_pays_something" CHECK ("payouts"."net" > 0 and "payouts"."vat" >= 0),
	CONSTRAINT "payout_paper" CHECK ("payouts"."paper" in ('self_billed', 'theirs', 'none'))
);
--> statement-breakpoint
ALTER TABLE "ledger_lines" DROP CONSTRAINT "ledger_account_of_whom";--> statement-breakpoint
ALTER TABLE "ledger_lines" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_movements" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD COLUMN "payout_id" uuid;--> statement-breakpoint
ALTER TABLE "payout_details" ADD CONSTRAINT "payout_details_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_run_of_month" ON "payout_runs" USING btree ("month") WHERE "payout_runs"."state" <> 'taken_back';--> statement-breakpoint
CREATE UNIQUE INDEX "payout_of_run" ON "payouts" USING btree ("run_id","business_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_paper_number" ON "payouts" USING btree ("paper_number") WHERE "payouts"."paper" = 'self_billed';--> statement-breakpoint
CREATE INDEX "payouts_of_business" ON "payouts" USING btree ("business_id");--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_movements_by_payout" ON "ledger_movements" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "ledger_movements_by_date" ON "ledger_movements" USING btree ("at");--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_account_of_whom" CHECK (("ledger_lines"."business_id" is null) = ("ledger_lines"."account" in ('commission', 'input_vat', 'bank')));--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movement_about" CHECK (num_nonnulls("ledger_movements"."order_id", "ledger_movements"."payout_id") <= 1);