ALTER TABLE "bundles" ADD COLUMN "network_id" text DEFAULT 'esim-network' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "network_id" text DEFAULT 'esim-network' NOT NULL;--> statement-breakpoint
ALTER TABLE "allocation_attempts" ADD COLUMN "network_id" text DEFAULT 'esim-network' NOT NULL;--> statement-breakpoint
ALTER TABLE "esims" ADD COLUMN "network_id" text DEFAULT 'esim-network' NOT NULL;