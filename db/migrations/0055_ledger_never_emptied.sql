CREATE TRIGGER ledger_movements_never_emptied BEFORE TRUNCATE ON "ledger_movements" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_lines_never_emptied BEFORE TRUNCATE ON "ledger_lines" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
