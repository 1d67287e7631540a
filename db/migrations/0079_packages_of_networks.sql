CREATE TABLE "currency_rates" (
	"currency" text NOT NULL,
	"valid_from" date NOT NULL,
	"millionths" integer NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "currency_rates_currency_valid_from_pk" PRIMARY KEY("currency","valid_from"),
	CONSTRAINT "currency_rate_is_positive" CHECK ("currency_rates"."millionths" > 0)
);
--> statement-breakpoint
CREATE TABLE "network_catalogues" (
	"network_id" text PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"problem" text,
	"rows" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"refused_rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"factor" integer DEFAULT 20000 NOT NULL,
	"margin" integer DEFAULT 0 NOT NULL,
	"least_price" integer DEFAULT 0 NOT NULL,
	"ending" text DEFAULT '49 or 99' NOT NULL,
	"approves_new" boolean DEFAULT false NOT NULL,
	"approves_cheaper" boolean DEFAULT false NOT NULL,
	"dearer_up_to" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_packages" (
	"network_id" text NOT NULL,
	"package_id" text NOT NULL,
	"offered" jsonb NOT NULL,
	"print" text NOT NULL,
	"gone_at" timestamp with time zone,
	"change" text,
	"unsold_because" text,
	"decision" text,
	"decided" jsonb,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"bundle_id" text,
	CONSTRAINT "network_packages_network_id_package_id_pk" PRIMARY KEY("network_id","package_id"),
	CONSTRAINT "network_package_is_decided" CHECK (("network_packages"."decision" is null) = ("network_packages"."decided" is null))
);
--> statement-breakpoint
ALTER TABLE "bundles" ADD COLUMN "package_id" text;--> statement-breakpoint
ALTER TABLE "currency_rates" ADD CONSTRAINT "currency_rates_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_packages" ADD CONSTRAINT "network_packages_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_packages" ADD CONSTRAINT "network_packages_bundle_id_bundles_bundle_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("bundle_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "network_packages_to_decide" ON "network_packages" USING btree ("network_id","change","package_id") WHERE "network_packages"."change" is not null;