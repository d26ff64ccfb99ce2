CREATE TABLE "content_imports" (
	"entity" text NOT NULL,
	"key" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_imports_pk" PRIMARY KEY("entity","key")
);
