ALTER TABLE "users" ADD COLUMN "mail_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "user_mail_language_known" CHECK ("users"."mail_language" in ('en', 'de', 'fr', 'es', 'nl'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mail_language_known" CHECK ("mails"."language" in ('en', 'de', 'fr', 'es', 'nl'));