// The audit log for its readers: newest first, page by page, for all actions and people or for one.
import type { Base } from '#shop/assembly/base.ts'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import type { AuditRow } from '#shop/records/audit/audit-row.ts'
import type { AuditFilter } from '#shop/records/audit/audit-store.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { Page } from '#values/keyset.ts'
import { isUuid } from '#values/uuid.ts'

const AUDIT_ROWS_PER_PAGE = 25

/** `after` and `before` are row numbers: a page of older rows, or of newer ones. */
export type AuditQuestion = Partial<AuditFilter> & { after?: string | null; before?: string | null }
export type ListedAudit = Omit<AuditRow, 'previousHash' | 'hash'> & {
  /** The current name or address of the account; null for a deleted one, and for the shop itself. */
  actorName: string | null
  /** The subject, if it has a page of its own; null for anything else, and for what was deleted. */
  about: AuditAbout | null
}
type AuditAbout =
  | { kind: 'order'; id: string; reference: string }
  | { kind: 'person'; id: string; name: string }
  | { kind: 'message'; number: string }
  | { kind: 'brand'; id: string; name: string }

export type ListAuditDeps = Pick<Base, 'audit'> & {
  customers: Pick<CustomerStore, 'readNames'>
  orders: Pick<OrderStore, 'listByIds'>
  businesses: Pick<BusinessStore, 'list'>
}

/** One page of 25 rows; the first page if `after` or `before` is no row number. */
export async function listAudit(
  { audit, customers, orders, businesses }: ListAuditDeps,
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
  const [names, bought, brands] = await Promise.all([
    customers.readNames([...rows.map(({ actorId }) => actorId), ...subjects]),
    orders.listByIds([...new Set(subjects)].filter(isUuid)),
    businesses.list(),
  ])
  const known: SubjectNames = {
    references: new Map(bought.map(({ id, reference }) => [id, reference])),
    people: names,
    brands: new Map(brands.map(({ id, name }) => [id, name])),
  }
  return {
    rows: rows.map(({ previousHash: _previous, hash: _hash, ...row }) => ({
      ...row,
      actorName: names.get(row.actorId ?? '') ?? null,
      about: aboutOf(row, known),
    })),
    next: last && (isBack || hasMore) ? String(last.id) : null,
    previous: first && (isBack ? hasMore : edge !== null) ? String(first.id) : null,
  }
}

/** Names by ID. */
type SubjectNames = Record<'references' | 'people' | 'brands', Map<string, string>>

// IDs are unique across the shop, so the ID alone tells what the subject is; a message has a number.
function aboutOf(
  { subject, facts: { ticket } }: Pick<AuditRow, 'subject' | 'facts'>,
  { references, people, brands }: SubjectNames,
): AuditAbout | null {
  const [reference, person, brand] = [references, people, brands].map((names) => names.get(subject))
  if (reference !== undefined) return { kind: 'order', id: subject, reference }
  if (person !== undefined) return { kind: 'person', id: subject, name: person }
  if (brand !== undefined) return { kind: 'brand', id: subject, name: brand }
  return typeof ticket === 'string' ? { kind: 'message', number: ticket } : null
}

const numberIn = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null)
