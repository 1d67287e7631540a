// A partner's software places an order: paid from its balance in the same transaction, or free and at the test network
// with a test key. The same call with the same key is the same order, however often it is repeated.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { Tenants } from '#shop/people/brand/tenant.ts'
import type { CheckTopUp, TopUpProblem } from '#shop/sales/checkout/check-top-up.ts'
import type { PartRefundStore } from '#shop/sales/refund/part-refund-store.ts'
import type { EsimStore } from '#shop/sales/esim/esim-store.ts'
import type { LedgerStore } from '#shop/sales/ledger/ledger-store.ts'
import { orderReference, type Order, type TopUpTarget } from '#shop/sales/order/order.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { TryToInvoice } from '#shop/sales/invoicing/issue-invoice.ts'
import { TEST_NETWORK } from '#values/network-id.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { fingerprint } from '#values/secret.ts'
import { isUuid } from '#values/uuid.ts'
import { firstApiOrderView, type ApiOrderView } from './api-order.ts'
import { apiOrderId } from './api-order-id.ts'
import type { OrdersOf } from './api-order-store.ts'
import { findPlacedOrder, partyOf, type FindPlacedOrderDeps } from './find-placed-order.ts'
import { quoteApiOrder, type QuoteApiOrderDeps, type PricedApiOrder, type ToppedUpEsim } from './quote-api-order.ts'
import { recordApiOrder, type RecordApiOrderDeps } from './record-api-order.ts'

const PER_BUSINESS: Limit = { name: 'api-order', points: 120, seconds: 60 }

/** The caller: its key, its business, and whether it is a test key. */
export type ApiCaller = OrdersOf & { keyId: string }
export type ApiOrderInput = {
  bundleId: string
  ownReference: string | null
  /** How many travelers it is for, up to 10: each gets an eSIM; missing for one. */
  quantity?: number
  /** The order whose eSIM gets the data; null for one with its own eSIM. */
  topUpFor: string | null
  idempotencyKey: string
}
export type ApiOrderProblem =
  | 'bundle_not_found'
  | 'balance_too_low'
  | 'idempotency_key_reused'
  | 'order_not_found'
  | 'test_network_missing'
  | 'shop_closed'
  | TopUpProblem

export type PlaceApiOrderDeps = QuoteApiOrderDeps &
  RecordApiOrderDeps &
  FindPlacedOrderDeps &
  Pick<Base, 'orders' | 'networks' | 'transaction' | 'jobs' | 'tracer' | 'limiter' | 'clock'> & {
    businesses: Pick<BusinessStore, 'hold'>
    esims: Pick<EsimStore, 'findActive'>
    ledger: Pick<LedgerStore, 'sumPrepaid'>
    partRefunds: Pick<PartRefundStore, 'sumOfDeposits'>
    readTenants: () => Promise<Tenants>
    checkTopUp: CheckTopUp
    tryToInvoice: TryToInvoice
  }

type ApiOrderRefusal = { ok: false; problem: ApiOrderProblem }
class Refusal extends Error {
  readonly answer: ApiOrderRefusal
  constructor(problem: ApiOrderProblem) {
    super(problem)
    this.answer = { ok: false, problem }
  }
}

type Attempt = ApiOrderInput & { quantity: number; attempt: string; request: string }

/**
 * Returns the order as it was placed, also for a repeated call with the same key, where `isNew` is false. Problems:
 * `idempotency_key_reused` (with a different request), `bundle_not_found` (not sold, or not for this eSIM),
 * `balance_too_low`, `test_network_missing` for a test key if the shop has none, `shop_closed` for a suspended
 * business, `order_not_found` and those of `checkTopUp` for a top-up's eSIM, `too_often` after 120 orders of a business
 * in a minute.
 */
export async function placeApiOrder(
  deps: PlaceApiOrderDeps,
  caller: ApiCaller,
  input: ApiOrderInput,
): Promise<Outcome<{ order: ApiOrderView; isNew: boolean }, ApiOrderProblem> | TooOften> {
  const { bundleId, ownReference, topUpFor, quantity = 1 } = input
  const asked: Attempt = {
    ...input,
    quantity,
    attempt: fingerprint(input.idempotencyKey),
    request: fingerprint(JSON.stringify([bundleId, ownReference, topUpFor, ...(quantity > 1 ? [quantity] : [])])),
  }
  const known = await findPlacedOrder(deps, caller, asked)
  if (known) return known
  const allowed = await deps.limiter.take(PER_BUSINESS, caller.businessId)
  if (!allowed.ok) return allowed
  if (caller.mode === 'test' && !deps.networks.has(TEST_NETWORK)) return { ok: false, problem: 'test_network_missing' }

  const target = await readTarget(deps, caller, input)
  if (!target.ok) return target
  const priced = await quoteApiOrder(deps, caller, bundleId, target.esim, quantity)
  if (!priced) return { ok: false, problem: 'bundle_not_found' }
  try {
    const order = await deps.transaction(() => place(deps, caller, asked, { ...priced, topUp: target.topUp }))
    // Of two calls at once with the same key, the second finds the first one's order.
    if (!order) return (await findPlacedOrder(deps, caller, asked)) ?? { ok: false, problem: 'order_not_found' }
    return { ok: true, isNew: true, order: firstApiOrderView(order, ownReference, await partyOf(deps, order)) }
  } catch (error) {
    if (error instanceof Refusal) return error.answer
    throw error
  }
}

type Target = { topUp: TopUpTarget | null; esim: ToppedUpEsim | null }

async function readTarget(
  { apiOrders, checkTopUp }: PlaceApiOrderDeps,
  caller: ApiCaller,
  { topUpFor, bundleId }: Pick<ApiOrderInput, 'topUpFor' | 'bundleId'>,
): Promise<Outcome<Target, 'order_not_found' | TopUpProblem>> {
  if (topUpFor === null) return { ok: true, topUp: null, esim: null }
  if (!isUuid(topUpFor) || !(await apiOrders.find(caller, topUpFor))) return { ok: false, problem: 'order_not_found' }
  const esim = await checkTopUp(topUpFor, bundleId)
  if (!esim.ok) return esim
  const { target, zone, networkId, data } = esim
  return { ok: true, topUp: target, esim: { zone, now: { networkId, data } } }
}

// A deposit being refunded still counts in the balance until the provider has done it, so it is subtracted here.
const findFree = async ({ ledger, partRefunds }: PlaceApiOrderDeps, businessId: string): Promise<number> =>
  (await ledger.sumPrepaid(businessId)) - (await partRefunds.sumOfDeposits(businessId))

// The business's row is locked first: of two orders at once, the second sees what the first has left.
async function place(
  deps: PlaceApiOrderDeps,
  caller: ApiCaller,
  asked: Attempt,
  { topUp, ...priced }: PricedApiOrder & { topUp: TopUpTarget | null },
): Promise<Order | null> {
  const { businessId, mode, keyId } = caller
  const { bundle, quote: cost } = priced
  const now = deps.clock.now()
  const business = await deps.businesses.hold(businessId)
  if (!business || business.suspendedAt) throw new Refusal('shop_closed')
  // The previous call may have just made it, or somebody has put back what it made.
  if (await findPlacedOrder(deps, caller, asked)) return null
  // It may have been returned since we asked the network about it.
  if (topUp && (await deps.esims.findActive(topUp.orderId))?.iccid !== topUp.iccid) throw new Refusal('esim_not_found')
  const isLive = mode === 'live'
  if (isLive && (await findFree(deps, businessId)) < cost.totalCents) throw new Refusal('balance_too_low')

  const attemptKey = fingerprint(JSON.stringify(['api', businessId, mode, asked.attempt]))
  const bought = {
    businessId,
    placedAt: now,
    bundleId: bundle.bundleId,
    totalCents: cost.totalCents,
    quantity: priced.quantity,
  }
  const id = isLive ? apiOrderId(deps.makeToken, bought, asked.attempt) : randomUUID()
  const { house } = await deps.readTenants()
  const order = await recordApiOrder(
    deps,
    { businessId, mode, keyId, attempt: asked.attempt, request: asked.request, ownReference: asked.ownReference },
    {
      id,
      reference: orderReference(house.brand.orderPrefix, now, bundle.bundleId, id),
      attemptKey,
      topUp,
      businessName: business.name,
      house: house.brand.id,
      traceContext: deps.tracer.current(),
      priced,
      now,
    },
  )
  if (!order) return null
  // Together with the payment, as for everyone: a restore gives documents their numbers in the order of the payments.
  await deps.tryToInvoice(id)
  await deps.jobs.nudge({ name: 'provisioning', orderId: id })
  return deps.orders.find(id)
}
