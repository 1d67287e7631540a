ALTER TABLE "bundles" ADD COLUMN "starts_at" text DEFAULT 'first use';--> statement-breakpoint
ALTER TABLE "bundles" ADD COLUMN "install_within" integer DEFAULT 365;--> statement-breakpoint
ALTER TABLE "bundles" ADD COLUMN "hotspot" boolean;--> statement-breakpoint
ALTER TABLE "bundles" ADD COLUMN "slow_speed" integer;--> statement-breakpoint
ALTER TABLE "bundles" ADD COLUMN "exit_country" text;--> statement-breakpoint
ALTER TABLE "bundles" ADD COLUMN "can_top_up" boolean DEFAULT true;--> statement-breakpoint
ALTER TABLE "bundles" ADD COLUMN "takes_back" text DEFAULT 'at once';--> statement-breakpoint
ALTER TABLE "bundles" ADD COLUMN "operators" jsonb;--> statement-breakpoint
UPDATE "bundles" SET "starts_at" = null, "install_within" = null, "can_top_up" = null, "takes_back" = null WHERE "package_id" IS NOT NULL;--> statement-breakpoint
UPDATE "bundles" SET
  "starts_at" = p."decided" ->> 'startsAt',
  "install_within" = (p."decided" ->> 'installWithinDays')::integer,
  "hotspot" = (p."decided" ->> 'allowsHotspot')::boolean,
  "slow_speed" = (p."decided" ->> 'slowSpeedKbps')::integer,
  "exit_country" = p."offered" ->> 'exitCountry',
  "can_top_up" = (p."decided" ->> 'canTopUp')::boolean,
  "operators" = nullif(p."offered" -> 'operators', 'null')
FROM "network_packages" p
WHERE p."bundle_id" = "bundles"."bundle_id" AND p."decided" IS NOT NULL;
