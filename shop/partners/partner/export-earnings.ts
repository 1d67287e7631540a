// The ledger of one business as a file, line by line, for its own books.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { centsAsNumber } from '#values/text/csv.ts'
import type { Row, Table } from '#values/text/table.ts'
import type { TooOften } from '#values/outcome.ts'
import { pageOfEntries, withOrders, type ShownEntry, type ViewEarningsDeps } from './view-earnings.ts'

const EXPORTS: Limit = { name: 'ledger-export', points: 30, seconds: 3600 }
const PER_HANDFUL = 500
const COLUMNS = [
  ['Date (UTC)', 'moment'],
  'Movement',
  'From',
  'Order',
  'Data',
  'Zone',
  ['Net revenue', 'amount'],
  ['On hold', 'amount'],
  ['Payable', 'amount'],
] as const

export type ExportEarningsDeps = Pick<ViewEarningsDeps, 'ledger' | 'orders'> & Pick<Base, 'limiter' | 'recordAudit'>

/**
 * The file, newest entry first, recorded with who exported them; amounts in euros. Problem: `too_often`.
 */
export async function exportEarnings(
  deps: ExportEarningsDeps,
  businessId: string,
  caller: Caller,
): Promise<{ ok: true; table: Table } | TooOften> {
  const allowed = await deps.limiter.take(EXPORTS, caller.actor.id)
  if (!allowed.ok) return allowed
  await deps.recordAudit({ actor: actorOf(caller.actor), action: 'ledger_exported', subject: businessId }, caller)
  return { ok: true, table: { columns: COLUMNS, rows: rowsOf(deps, businessId) } }
}

async function* rowsOf(deps: ExportEarningsDeps, businessId: string): AsyncGenerator<Row> {
  let olderThan: number | null = null
  do {
    const found = await deps.ledger.listEntries(businessId, olderThan, PER_HANDFUL + 1)
    const page = pageOfEntries(found, PER_HANDFUL)
    for (const entry of await withOrders(deps, businessId, page.entries)) yield rowOf(entry)
    olderThan = page.older
  } while (olderThan !== null)
}

const rowOf = ({ at, kind, source, order, data, zone, netCents, heldCents, payableCents }: ShownEntry): Row => [
  at.toISOString(),
  kind,
  source,
  order,
  data,
  zone,
  centsAsNumber(netCents),
  centsAsNumber(heldCents),
  centsAsNumber(payableCents),
]
