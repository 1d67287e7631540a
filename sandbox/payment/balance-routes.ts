// The movements on the merchant's balance and the provider's fees, computed from charges, refunds, and disputes, newest
// first like the provider's own list.
import { Hono } from 'hono'
import { z } from 'zod'
import type { openApi } from './api-call.ts'
import { listAnswer } from './list-page.ts'
import type { World } from './payment-world.ts'
import { check, created, paging, text } from './request-shapes.ts'
import { missing } from './stripe-problem.ts'
import { balanceTransaction, movedBy, transactionOfCharge, type BalanceTransaction } from './wire-balance.ts'

const shape = z.strictObject({ ...paging, created: created.optional(), type: text.optional() })

/** Together with the complete object that it is about. */
type Moved = { transaction: BalanceTransaction; source: { id: string } }

export function balanceRoutes(world: World, api: ReturnType<typeof openApi>): Hono {
  return new Hono().get(
    '/v1/balance_transactions',
    api('list_balance_transactions', ({ params, expand }) => {
      const { created: within = {}, limit = 10, starting_after: after, type } = check(shape, params)
      const all = moved(world, within).filter(
        ({ transaction: { created: at, type: of } }) =>
          (within.gt === undefined || at > within.gt) &&
          (within.gte === undefined || at >= within.gte) &&
          (within.lt === undefined || at < within.lt) &&
          (within.lte === undefined || at <= within.lte) &&
          (type === undefined || of === type),
      )
      const start = after === undefined ? 0 : all.findIndex(({ transaction }) => transaction.id === after) + 1
      if (after !== undefined && start === 0) throw missing('balance_transaction', after, 'starting_after')
      const isWhole = expand.includes('data.source')
      const items = all
        .slice(start, start + limit)
        .map(({ transaction, source }) => (isWhole ? { ...transaction, source } : transaction))
      return listAnswer('/v1/balance_transactions', { items, hasMore: start + limit < all.length })
    }),
  )
}

// The money of a dispute or of a failed refund moves on other days than its own date, so all are checked: there are
// few.
function moved({ records }: World, within: z.output<typeof created>): Moved[] {
  const charges = records.all('charge', { status: 'succeeded', created: within }).map((charge): Moved => ({
    transaction: transactionOfCharge(charge),
    source: charge,
  }))
  const refunds = records.all('refund', { created: within }).map((refund): Moved => ({
    transaction: balanceTransaction('refund', { ...movedBy(refund), amount: -refund.amount, fee: 0 }),
    source: refund,
  }))
  const failures = records.all('refund', { status: 'failed' }).flatMap((refund): Moved[] => {
    const { failure_balance_transaction: transaction } = refund
    return transaction ? [{ transaction, source: refund }] : []
  })
  const disputes = records
    .all('dispute')
    .flatMap((dispute) => dispute.balance_transactions.map((transaction): Moved => ({ transaction, source: dispute })))
  return [...charges, ...refunds, ...failures, ...disputes].toSorted(({ transaction: one }, { transaction: other }) =>
    one.created === other.created ? (one.id < other.id ? 1 : -1) : other.created - one.created,
  )
}
