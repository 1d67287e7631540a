// The ledger of one business as a file, line by line, for its own books.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { centsAsNumber, csvLine } from '#values/text/csv.ts'
import type { TooOften } from '#values/outcome.ts'
import { pageOfEntries, withOrders, type ShownEntry, type ViewEarningsDeps } from './view-earnings.ts'

const EXPORTS: Limit = { name: 'ledger-export', points: 30, seconds: 3600 }
const PER_HANDFUL = 500
const HEADINGS = ['Date (UTC)', 'Movement', 'From', 'Order', 'Data', 'Zone', 'Net revenue', 'On hold', 'Payable']

export type ExportEarningsDeps = Pick<ViewEarningsDeps, 'ledger' | 'orders'> & Pick<Base, 'limiter' | 'recordAudit'>

/**
 * Texts to concatenate, newest entry first, recorded with who exported them; amounts in euros. Problem: `too_often`.
 */
export async function exportEarnings(
  deps: ExportEarningsDeps,
  businessId: string,
  caller: Caller,
): Promise<{ ok: true; lines: AsyncGenerator<string> } | TooOften> {
  const allowed = await deps.limiter.take(EXPORTS, caller.actor.id)
  if (!allowed.ok) return allowed
  await deps.recordAudit({ actor: actorOf(caller.actor), action: 'ledger_exported', subject: businessId }, caller)
  return { ok: true, lines: linesOf(deps, businessId) }
}

async function* linesOf(deps: ExportEarningsDeps, businessId: string): AsyncGenerator<string> {
  yield csvLine(HEADINGS)
  let olderThan: number | null = null
  do {
    const found = await deps.ledger.listEntries(businessId, olderThan, PER_HANDFUL + 1)
    const page = pageOfEntries(found, PER_HANDFUL)
    yield (await withOrders(deps, businessId, page.entries)).map(lineOf).join('')
    olderThan = page.older
  } while (olderThan !== null)
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
