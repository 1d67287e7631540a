// The audit log as somebody reads it: the newest first, page by page, of one action or of one person.
import type { CustomerStore } from '#shop/account/customer-store.ts'
import type { AuditRow } from '#shop/audit/audit-row.ts'
import type { AuditFilter, AuditStore } from '#shop/audit/audit-store.ts'
import type { Page } from '#shop/values/keyset.ts'

const AUDIT_ROWS_PER_PAGE = 25

/** `after` and `before` are the numbers of rows: a page of older ones, or of newer ones. */
export type AuditQuestion = Partial<AuditFilter> & { after?: string | null; before?: string | null }
export type ListedAudit = Omit<AuditRow, 'previousHash' | 'hash'> & {
  /** Name or address of the account, as it is now; null for one that is gone, and for the shop itself. */
  actorName: string | null
}

export type ListAuditDeps = { audit: AuditStore; customers: Pick<CustomerStore, 'readNames'> }

/** One page of 25; numbers that name no row are the first page. */
export async function listAudit(
  { audit, customers }: ListAuditDeps,
  { action = null, actor = null, after = null, before = null }: AuditQuestion,
): Promise<Page<ListedAudit>> {
  const [olderThan, newerThan] = [numberIn(after), numberIn(before)]
  const edge = olderThan !== null ? { olderThan } : newerThan !== null ? { newerThan } : null
  const found = await audit.list({ action, actor }, edge, AUDIT_ROWS_PER_PAGE + 1)
  const hasMore = found.length > AUDIT_ROWS_PER_PAGE
  const kept = found.slice(0, AUDIT_ROWS_PER_PAGE)
  const isBack = olderThan === null && newerThan !== null
  const rows = isBack ? kept.toReversed() : kept
  const [first, last] = [rows.at(0), rows.at(-1)]

  const names = await customers.readNames(rows.map(({ actorId }) => actorId))
  return {
    rows: rows.map(({ previousHash: _previous, hash: _hash, ...row }) => ({
      ...row,
      actorName: names.get(row.actorId ?? '') ?? null,
    })),
    next: last && (isBack || hasMore) ? String(last.id) : null,
    previous: first && (isBack ? hasMore : edge !== null) ? String(first.id) : null,
  }
}

const numberIn = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null)
