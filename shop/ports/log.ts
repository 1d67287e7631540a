// What the business writes to the log: never e-mails, ICCIDs, codes or tokens.
export type Log = {
  info: (facts: Record<string, unknown>, message: string) => void
  warn: (facts: Record<string, unknown>, message: string) => void
  /** Somebody has to look at this: the line carries `alert: true`, and docs/runbook.md says what to do. */
  error: (facts: Record<string, unknown>, message: string) => void
}
