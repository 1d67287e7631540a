// The ledger of one business as a file, line by line, for its own books.
import { actorOf, type Caller } from '#shop/account/session-user.ts'
import type { RecordAudit } from '#shop/audit/record-audit.ts'
import type { Limit, RateLimiter } from '#shop/ports/rate-limiter.ts'
import { centsAsNumber, csvLine } from '#shop/values/csv.ts'
import type { TooOften } from '#shop/values/outcome.ts'
import { MOST_EXPORTED, withOrders, type ShownEntry, type ViewEarningsDeps } from './view-earnings.ts'

const EXPORTS: Limit = { name: 'ledger-export', points: 30, seconds: 3600 }
const HEADINGS = ['Date (UTC)', 'Movement', 'From', 'Order', 'Data', 'Zone', 'Net revenue', 'On hold', 'Payable']

export type ExportEarningsDeps = Pick<ViewEarningsDeps, 'ledger' | 'orders'> & {
  limiter: RateLimiter
  recordAudit: RecordAudit
}

/** The newest first; amounts in euro. Problem: `too_often`. */
export async function exportEarnings(
  deps: ExportEarningsDeps,
  businessId: string,
  caller: Caller,
): Promise<{ ok: true; csv: string } | TooOften> {
  const allowed = await deps.limiter.take(EXPORTS, caller.actor.id)
  if (!allowed.ok) return allowed
  const entries = await withOrders(deps, await deps.ledger.listEntries(businessId, null, MOST_EXPORTED))
  const facts = { entries: entries.length }
  await deps.recordAudit(
    { actor: actorOf(caller.actor), action: 'ledger_exported', subject: businessId, facts },
    caller,
  )
  return { ok: true, csv: [csvLine(HEADINGS), ...entries.map(lineOf)].join('') }
}

const lineOf = ({ at, kind, source, order, data, zone, netCents, heldCents, payableCents }: ShownEntry): string =>
  csvLine([
    at.toISOString(),
    kind,
    source,
    order,
    data,
    zone,
    centsAsNumber(netCents),
    centsAsNumber(heldCents),
    centsAsNumber(payableCents),
  ])
