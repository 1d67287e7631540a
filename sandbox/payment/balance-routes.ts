// What moved on the merchant's balance, and what the provider took for it: worked out from charges, refunds and disputes, the
// newest first, as its own list has it.
import { Hono } from 'hono'
import { z } from 'zod'
import type { openApi } from './api-call.ts'
import { listAnswer } from './list-page.ts'
import type { World } from './payment-world.ts'
import { check, created, paging, text } from './request-shapes.ts'
import { missing } from './stripe-problem.ts'

// As the provider's price list has it for cards of the European Economic Area.
const FEE_PER_MILLE = 15
const FEE_CENTS = 25
const DISPUTE_FEE_CENTS = 2_000

const shape = z.strictObject({ ...paging, created: created.optional(), type: text.optional() })

type Moved = { id: string; amount: number; fee: number; at: number; currency: string; type: string; source: object }

export function balanceRoutes(world: World, api: ReturnType<typeof openApi>): Hono {
  return new Hono().get(
    '/v1/balance_transactions',
    api('list_balance_transactions', ({ params, expand }) => {
      const { created: within = {}, limit = 10, starting_after: after, type } = check(shape, params)
      const all = moved(world).filter(
        ({ at, type: of }) =>
          (within.gt === undefined || at > within.gt) &&
          (within.gte === undefined || at >= within.gte) &&
          (within.lt === undefined || at < within.lt) &&
          (within.lte === undefined || at <= within.lte) &&
          (type === undefined || of === type),
      )
      const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
      if (after !== undefined && start === 0) throw missing('balance_transaction', after, 'starting_after')
      const items = all.slice(start, start + limit).map((each) => onWire(each, expand.includes('data.source')))
      return listAnswer('/v1/balance_transactions', { items, hasMore: start + limit < all.length })
    }),
  )
}

function moved({ records }: World): Moved[] {
  const charges = records.all('charge', { status: 'succeeded' }).map((charge): Moved => {
    const fee = Math.round((charge.amount * FEE_PER_MILLE) / 1000) + FEE_CENTS
    return { ...of(charge), amount: charge.amount, fee, type: 'charge' }
  })
  const refunds = records
    .all('refund')
    .map((refund): Moved => ({ ...of(refund), amount: -refund.amount, fee: 0, type: 'refund' }))
  const disputes = records
    .all('dispute')
    .filter(({ is_charge_refundable: isInquiry }) => !isInquiry)
    .map((dispute): Moved => ({
      ...of(dispute),
      amount: -dispute.amount,
      fee: DISPUTE_FEE_CENTS,
      type: 'adjustment',
    }))
  return [...charges, ...refunds, ...disputes].toSorted((one, other) =>
    one.at === other.at ? (one.id < other.id ? 1 : -1) : other.at - one.at,
  )
}

const of = (source: { id: string; created: number; currency: string }) => ({
  id: `txn_${source.id.replace(/^[a-z]+_/, '')}`,
  at: source.created,
  currency: source.currency,
  source,
})

const onWire = ({ id, amount, fee, at, currency, type, source }: Moved, isExpanded: boolean) => ({
  id,
  object: 'balance_transaction',
  amount,
  available_on: at + 2 * 86_400,
  created: at,
  currency,
  description: null,
  exchange_rate: null,
  fee,
  fee_details:
    fee === 0 ? [] : [{ amount: fee, application: null, currency, description: 'Stripe fee', type: 'stripe_fee' }],
  net: amount - fee,
  reporting_category: type === 'adjustment' ? 'dispute' : type,
  source: isExpanded ? source : Reflect.get(source, 'id'),
  status: 'available',
  type,
})
