ALTER TABLE "users" DROP CONSTRAINT "user_mail_language_known";--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mail_language_known";--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "user_mail_language_known" CHECK ("users"."mail_language" in ('en', 'de', 'fr', 'es', 'it', 'nl'));--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_language_known" CHECK ("order_history"."language" in ('en', 'de', 'fr', 'es', 'it', 'nl'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mail_language_known" CHECK ("mails"."language" in ('en', 'de', 'fr', 'es', 'it', 'nl'));