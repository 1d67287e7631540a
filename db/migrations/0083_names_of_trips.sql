ALTER TABLE "zones" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD COLUMN "bundle_place" text;--> statement-breakpoint
-- The zones that the shop began with; an owner names their own.
UPDATE "zones" SET "display_name" = "named"."display_name"
FROM (VALUES
	('Europe2', 'Europe with the Balkans and the Caucasus'),
	('North America', 'USA, Canada and Mexico'),
	('North America2', 'USA and Canada'),
	('Asia Pacific', 'Asia and the Pacific'),
	('Central and South America2', 'Central and South America with Mexico'),
	('Middle East', 'The Gulf states'),
	('Middle East2', 'Middle East with Egypt and Turkey'),
	('Africa2', 'Africa with Mozambique, Namibia and Tunisia'),
	('World1', 'Europe, Asia and North America'),
	('World2', 'World without Africa'),
	('World3', 'Worldwide')
) AS "named"("name", "display_name")
WHERE "zones"."name" = "named"."name";
