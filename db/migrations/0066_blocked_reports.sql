CREATE TABLE "blocked_reports" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"directive" text NOT NULL,
	"page" text NOT NULL,
	"reports" integer NOT NULL,
	CONSTRAINT "blocked_reports_day_source_directive_page_pk" PRIMARY KEY("day","source","directive","page")
);
