// Reads the audit log as the address asks for it: of one action, of one person, page by page; and whether it is whole.
import { href } from 'react-router'
import { auditCopy as copy } from '#app/copy/office/audit-log.ts'
import { grouped } from '#app/format/grouped.ts'
import { AUDIT_ACTIONS, type AuditAction, type AuditFact } from '#shop/records/audit/audit-row.ts'
import type { ChainVerdict } from '#shop/records/audit/verify-audit-chain.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import type { ListedAudit } from '#shop/office/desk/list-audit.ts'
import { formatEuro } from '#values/money.ts'
import { isUuid } from '#values/uuid.ts'

/** In the address in the place of an id: what the shop itself or its console did. */
export const HOUSE = 'shop'

export type AuditAddress = { action: AuditAction | null; actor: string | null }
export type ShownAudit = Omit<ListedAudit, 'at' | 'facts' | 'businessId'> & {
  at: string
  facts: string[]
}
export type AuditPage = AuditAddress & {
  rows: ShownAudit[]
  next: string | null
  previous: string | null
  /** Null when the chosen person has no name here. */
  actorName: string | null
  verdict:
    | { isWhole: true; count: number; wholeAt: string }
    | { isWhole: false; problem: BrokenChain['problem']; at: number }
}
type BrokenChain = Extract<ChainVerdict, { ok: false }>

const factNames: Record<string, string> = copy.facts

export async function readAudit(shop: Shop, search: URLSearchParams): Promise<AuditPage> {
  const asked = search.get('actor') ?? ''
  const actor = asked === HOUSE || isUuid(asked) ? asked : null
  const action = AUDIT_ACTIONS.find((known) => known === search.get('action')) ?? null
  const [verdict, page] = await Promise.all([
    shop.desk.viewAuditChain({ isWhole: search.get('check') === 'all' }),
    shop.desk.listAudit({
      action,
      actor: actor === null ? null : { id: actor === HOUSE ? null : actor },
      after: search.get('after'),
      before: search.get('before'),
    }),
  ])
  return {
    action,
    actor,
    rows: page.rows.map(shownAudit),
    next: page.next,
    previous: page.previous,
    actorName: page.rows.find(({ actorId }) => actorId === actor)?.actorName ?? null,
    verdict: verdict.ok
      ? { isWhole: true, count: verdict.end.id, wholeAt: verdict.wholeAt.toISOString() }
      : { isWhole: false, problem: verdict.problem, at: verdict.at },
  }
}

const shownAudit = ({ at, facts, businessId: _brand, ...row }: ListedAudit): ShownAudit => ({
  ...row,
  at: at.toISOString(),
  facts: Object.entries(facts).flatMap(([name, value]) =>
    value === null ? [] : `${factNames[name] ?? name}: ${factText(name, value)}`,
  ),
})

const AMOUNTS = new Set<string>(['cents', 'vatCents'] satisfies AuditFact[])
const RATES = new Set<string>(['basisPoints', 'cap', 'discount', 'vatBasisPoints'] satisfies AuditFact[])

function factText(name: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? copy.yes : copy.no
  if (typeof value === 'string') return value
  if (AMOUNTS.has(name)) return formatEuro(value)
  return RATES.has(name) ? `${value / 100}%` : grouped(value)
}

/** The address of what is asked for; another filter begins on its first page. */
export function auditPath({
  action,
  actor,
  after,
  before,
}: Partial<AuditAddress> & { after?: string; before?: string }): string {
  const search = new URLSearchParams({ tab: 'audit' })
  for (const [name, value] of Object.entries({ action, actor, after, before })) if (value) search.set(name, value)
  return `${href('/super-admin-dashboard')}?${search}`
}
