-- Counted at every POST and worth a minute: a crash may forget it, so that no commit waits for the disk on its account.
ALTER TABLE "rate_limits" SET UNLOGGED;
