CREATE TABLE "key_marks" (
	"setting" text NOT NULL,
	"version" integer NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "key_marks_setting_version_pk" PRIMARY KEY("setting","version")
);
