// What the shop writes to its log: never email addresses, ICCIDs, codes, or tokens.
export type Log = {
  info: (facts: Record<string, unknown>, message: string) => void
  warn: (facts: Record<string, unknown>, message: string) => void
  /** Somebody must look at this: the line has `alert: true`, and docs/runbook.md says what to do. */
  error: (facts: Record<string, unknown>, message: string) => void
}
