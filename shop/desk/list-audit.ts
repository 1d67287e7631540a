// The audit log as somebody reads it: the newest first, page by page, of one action or of one person.
import type { CustomerStore } from '#shop/account/customer-store.ts'
import type { AuditRow } from '#shop/audit/audit-row.ts'
import type { AuditFilter, AuditStore } from '#shop/audit/audit-store.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Page } from '#shop/values/keyset.ts'
import { isUuid } from '#shop/values/uuid.ts'

const AUDIT_ROWS_PER_PAGE = 25

/** `after` and `before` are the numbers of rows: a page of older ones, or of newer ones. */
export type AuditQuestion = Partial<AuditFilter> & { after?: string | null; before?: string | null }
export type ListedAudit = Omit<AuditRow, 'previousHash' | 'hash'> & {
  /** Name or address of the account, as it is now; null for one that is gone, and for the shop itself. */
  actorName: string | null
  /** What it was done to, if it has a page of its own here; null for everything else, and for what is gone. */
  about: AuditAbout | null
}
type AuditAbout =
  | { kind: 'order'; id: string; reference: string }
  | { kind: 'person'; id: string; name: string }
  | { kind: 'message'; number: string }

export type ListAuditDeps = {
  audit: AuditStore
  customers: Pick<CustomerStore, 'readNames'>
  orders: Pick<OrderStore, 'listByIds'>
}

/** One page of 25; numbers that name no row are the first page. */
export async function listAudit(
  { audit, customers, orders }: ListAuditDeps,
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

  const subjects = rows.map(({ subject }) => subject)
  const [names, bought] = await Promise.all([
    customers.readNames([...rows.map(({ actorId }) => actorId), ...subjects]),
    orders.listByIds([...new Set(subjects)].filter(isUuid)),
  ])
  const references = new Map(bought.map(({ id, reference }) => [id, reference]))
  return {
    rows: rows.map(({ previousHash: _previous, hash: _hash, ...row }) => ({
      ...row,
      actorName: names.get(row.actorId ?? '') ?? null,
      about: aboutOf(row, names, references),
    })),
    next: last && (isBack || hasMore) ? String(last.id) : null,
    previous: first && (isBack ? hasMore : edge !== null) ? String(first.id) : null,
  }
}

// No two things of the shop share an id, so the subject alone tells which of them it is; a message is known by its number.
function aboutOf(
  { subject, facts: { ticket } }: Pick<AuditRow, 'subject' | 'facts'>,
  names: Map<string, string>,
  references: Map<string, string>,
): AuditAbout | null {
  const [reference, name] = [references.get(subject), names.get(subject)]
  if (reference !== undefined) return { kind: 'order', id: subject, reference }
  if (name !== undefined) return { kind: 'person', id: subject, name }
  return typeof ticket === 'string' ? { kind: 'message', number: ticket } : null
}

const numberIn = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null)
