// Records what somebody must account for. If the row can't be written, the whole action fails.
import type { Clock } from '#ports/clock.ts'
import type { Log } from '#ports/log.ts'
import type { At } from '#values/brand-facts.ts'
import type { AuditEntry } from './audit-row.ts'
import type { AuditStore } from './audit-store.ts'

export type RecordAudit = (entry: NoteOfBrand, at: At) => Promise<void>
export type NoteOfBrand = Omit<AuditEntry, 'businessId'>

export type RecordAuditDeps = { audit: AuditStore; clock: Clock; log: Log }

/**
 * Appends a row under the brand at whose address it happened, in the current transaction if there is one. Call it last
 * there, because appends happen one after the other. Number and hash also go to the log: somebody who rewrites the
 * whole table can't rewrite that.
 */
export async function recordAudit(
  { audit, clock, log }: RecordAuditDeps,
  entry: NoteOfBrand,
  { tenant }: At,
): Promise<void> {
  const { id, action, hash } = await audit.append({ ...entry, businessId: tenant.brand.id }, clock.now())
  log.info({ auditId: id, action, hash }, 'audited')
}
