// Writes down what somebody has to account for; a row that cannot be written is a failure of the whole errand.
import type { Clock } from '#shop/ports/clock.ts'
import type { Log } from '#shop/ports/log.ts'
import type { At } from '#shop/values/brand-facts.ts'
import type { AuditEntry } from './audit-row.ts'
import type { AuditStore } from './audit-store.ts'

export type RecordAudit = (entry: NoteOfBrand, at: At) => Promise<void>
export type NoteOfBrand = Omit<AuditEntry, 'businessId'>

export type RecordAuditDeps = { audit: AuditStore; clock: Clock; log: Log }

/**
 * Appends a row under the brand at whose address it happened, in the running transaction if there is one; call it last there, because appending is done one after the
 * other. Number and hash go to the log as well: who rewrites the whole table cannot rewrite what was logged.
 */
export async function recordAudit(
  { audit, clock, log }: RecordAuditDeps,
  entry: NoteOfBrand,
  { tenant }: At,
): Promise<void> {
  const { id, action, hash } = await audit.append({ ...entry, businessId: tenant.brand.id }, clock.now())
  log.info({ auditId: id, action, hash }, 'audited')
}
