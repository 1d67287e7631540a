// GET /admin-dashboard/bulk: what would happen to each of the chosen orders.
import { bulkCopy as copy } from '#app/copy/office/admin-bulk.ts'
import { readAsked } from '#app/features/own-proof/proof-asked.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { isBulkAct, MOST_IN_BULK, type BulkAct } from '#shop/office/order-actions/bulk.ts'
import type { BulkPreview } from '#shop/office/order-actions/run-bulk.ts'
import { formatEuro } from '#values/money.ts'
import { isUuid } from '#values/uuid.ts'
import { deskPath, readDeskAddress } from '../desk-address.ts'

export type BulkRow = { id: string; reference: string; customer: string; does: boolean; words: string }
export type BulkPage = Awaited<ReturnType<typeof readBulk>>

export async function readBulk(request: Request, context: Context) {
  const user = guardedUser(context)
  const shop = context.get(shopContext)
  const { searchParams } = new URL(request.url)
  const typed = searchParams.get('act') ?? ''
  const act: BulkAct = isBulkAct(typed) ? typed : 'retry'
  const orderIds = searchParams.getAll('order').filter(isUuid).slice(0, MOST_IN_BULK)
  const previews = orderIds.length > 0 ? await shop.desk.viewBulk({ act, orderIds }) : []
  const doing = previews.flatMap(({ order, verdict }) => (verdict.ok ? [{ order, cents: verdict.cents ?? 0 }] : []))
  return {
    act,
    /** The list that the orders were chosen from, as it was filtered. */
    list: deskPath({ ...readDeskAddress(searchParams), tab: 'orders' }),
    rows: previews.map((preview) => rowOf(act, preview)),
    count: doing.length,
    amount: act === 'refund' ? formatEuro(doing.reduce((sum, { cents }) => sum + cents, 0)) : null,
    /** What is shown is what is done: ids, each with its amount in cents. */
    seen: doing.map(({ order, cents }) => `${order.id}:${cents}`).join(','),
    asked: act === 'refund' && doing.length > 0 ? await readAsked(request, context, user) : 'nothing',
  }
}

function rowOf(act: BulkAct, { order, verdict }: BulkPreview): BulkRow {
  const { id, reference, email, customerName } = order
  return {
    id,
    reference,
    customer: customerName.trim() || email,
    does: verdict.ok,
    words: verdict.ok ? wordsOf(act, email, verdict.cents ?? 0) : copy.problems[verdict.problem],
  }
}

function wordsOf(act: BulkAct, email: string, cents: number): string {
  if (act === 'retry') return copy.would.retry
  return act === 'resend' ? copy.would.resend(email) : copy.would.refund(formatEuro(cents))
}
