ALTER TABLE "gifts" ADD COLUMN "moved_user_id" uuid;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_moved_user_id_users_id_fk" FOREIGN KEY ("moved_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gifts_of_moved" ON "gifts" USING btree ("moved_user_id") WHERE "gifts"."moved_user_id" is not null;