ALTER TABLE "order_history" ADD COLUMN "provisioning_state" text DEFAULT 'not_due' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "delivery_state" text DEFAULT 'nothing' NOT NULL;--> statement-breakpoint
-- Orders that were there before: what their payment and their step told together is said by the two columns.
UPDATE "order_history" SET
	"provisioning_state" = CASE
		WHEN "status" = 'completed' AND "step" = 'order_completed' THEN 'completed'
		WHEN "payment_state" = 'review' THEN 'stopped'
		WHEN "payment_state" = 'refunded' THEN 'ended'
		WHEN "payment_state" NOT IN ('paid', 'free') THEN 'not_due'
		WHEN "status" = 'error' THEN 'failed'
		ELSE 'running'
	END,
	"delivery_state" = CASE
		WHEN NOT ("step_number" > CASE "kind" WHEN 'topup' THEN 2 ELSE 3 END
			OR ("step_number" = CASE "kind" WHEN 'topup' THEN 2 ELSE 3 END AND "status" = 'completed')) THEN 'nothing'
		WHEN "payment_state" = 'refunded' THEN 'revoked'
		WHEN "step_number" > 4 OR ("step_number" = 4 AND "status" = 'completed') THEN 'mailed'
		ELSE 'usable'
	END;
