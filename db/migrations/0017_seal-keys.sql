CREATE TABLE "seal_keys" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"seals_from" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"retired_at" timestamp with time zone,
	"lasting_secret" text,
	CONSTRAINT "seal_keys_sealing_counts" CHECK ("seal_keys"."retired_at" is null or "seal_keys"."replaced_at" is not null),
	CONSTRAINT "seal_keys_secret" CHECK (("seal_keys"."lasting_secret" is null) = ("seal_keys"."replaced_at" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "seal_keys_sealing" ON "seal_keys" USING btree (("replaced_at" is null)) WHERE "seal_keys"."replaced_at" is null;