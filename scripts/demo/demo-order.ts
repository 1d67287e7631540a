// One believable demo order: priced by the shop's own rules, and moved through its states by the shop's own table.
import { namedByIccid } from '#ports/esim-provider.ts'
import { DEMO_ATTEMPT } from '#db/demo/demo-books.ts'
import type { DemoRows } from '#db/demo/demo-rows.ts'
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { toRow } from '#shop/sales/order-rows/order-row.ts'
import {
  NEW_ORDER,
  notedAs,
  statesAfter,
  type NotedEvent,
  type OrderEvent,
  type OrderStates,
} from '#shop/sales/order/order-moves.ts'
import {
  eventAfter,
  orderReference,
  findStepNumber,
  listSteps,
  type Order,
  type StepName,
  type PlacedFacts,
  type ReviewReason,
  type TaxEvidence,
} from '#shop/sales/order/order.ts'
import type { Coupon } from '#shop/catalogue/pricing/coupon.ts'
import type { VatRate } from '#shop/catalogue/pricing/vat.ts'
import type { Tenant } from '#values/brand-facts.ts'
import type { CountryCode } from '#values/country/country.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import type { Chance } from './chance.ts'
import type { DemoPartners } from './demo-partners.ts'
import { priceDemo } from './price-demo.ts'
import { demoCodeEnd } from './vendor-books.ts'

type Row = DemoRows['orders'][number]
export type Buyer = { id: string; number: number; email: string; country: CountryCode | null; isCompany: boolean }
export type DemoOrder = {
  row: Row
  events: { at: Date; move: string; detail: string | null }[]
  paidAt: Date | null
  order: Order
}

export type World = {
  chance: Chance
  catalogue: Catalogue
  rates: VatRate[]
  coupons: Map<string, Coupon>
  sellerCountry: CountryCode
  now: Date
  /** Those who earn from these orders or place them with software; missing if there are none. */
  partners?: DemoPartners
  /** Numbers the eSIMs. */
  nextNumber: () => number
}

/** The final outcome of an order. */
export type Fate =
  | 'delivered'
  | 'unpaid'
  | 'free'
  | 'refunded'
  | 'refunded_in_part'
  | 'dispute_lost'
  | 'disputed'
  | 'mismatch'
  | 'failed'
  | 'stuck'

/** The affiliate who referred the buyer. */
export type LedBy = { businessId: string; code: string; by: 'code' | 'link' }
export type DemoOrderInput = {
  buyer: Buyer
  tenant: Tenant
  placedAt: Date
  fate: Fate
  target: Row | null
  ledBy: LedBy | null
}

const minutes = (most: number) => most * 60_000

export async function demoOrder(world: World, input: DemoOrderInput): Promise<DemoOrder> {
  const { chance } = world
  const { buyer, tenant, placedAt, target, ledBy } = input
  const { taxEvidence, ...priced } = await priceDemo(world, input)
  const events: DemoOrder['events'] = []
  const facts: PlacedFacts = {
    ...priced,
    id: chance.id(),
    reference: orderReference(tenant.brand.orderPrefix, placedAt, priced.bundle.bundleId, buyer.id),
    topUp: target && { orderId: target.id, ...namedByIccid(target.iccid ?? '') },
    userId: buyer.id,
    businessId: tenant.brand.id,
    affiliate: ledBy && { businessId: ledBy.businessId, by: ledBy.by, isOwnReferral: false },
    email: buyer.email,
    customerName: `Demo buyer ${buyer.number}`,
    networkId: HOME_NETWORK,
    packageId: null,
    wantsImmediateDelivery: !buyer.isCompany,
  }
  const attemptKey = `${DEMO_ATTEMPT}${chance.id()}`
  const row: Row = toRow({
    ...facts,
    attemptKey,
    taxEvidence,
    ipAddress: '192.0.2.7',
    traceContext: null,
    now: placedAt,
  })
  const walk = walker(row, events, placedAt)
  walk.note(`${NEW_ORDER.status}_${NEW_ORDER.step}`)
  const paidAt = settle(world, input, walk)
  if (paidAt && input.fate !== 'mismatch') deliver(world, input, walk)
  finish(world, input, walk)
  row.updatedAt = walk.at()
  return { row, events, paidAt, order: asPlaced(facts, { ...taxEvidence, attemptKey }, placedAt) }
}

/** The order as its invoice and the ledger see it. */
export const asPlaced = (
  facts: PlacedFacts,
  { attemptKey, basis, chargedCountry, chosenCountry, conflict }: TaxEvidence & { attemptKey: string },
  placedAt: Date,
): Order => ({
  ...facts,
  ...NEW_ORDER,
  isReplaced: false,
  isReverseCharged: basis === 'reverse_charge',
  placed: { attemptKey, taxBasis: basis, chosenCountry, isTaxConflict: conflict },
  vatCountry: chargedCountry,
  refundedCents: 0,
  refundedBy: null,
  reviewReason: null,
  stepNumber: 0,
  errorMessage: null,
  iccid: null,
  networkEsimId: null,
  activationCode: null,
  confirmationCode: null,
  hasQrCode: false,
  dueAt: null,
  polls: 0,
  tries: 0,
  retries: 0,
  createdAt: placedAt,
  updatedAt: placedAt,
})

/** The row's states only change through the table of moves. */
export function walker(row: Row, events: DemoOrder['events'], start: Date) {
  let now = start.getTime()
  let states: OrderStates = NEW_ORDER
  const note = (move: string, detail: string | null = null) => void events.push({ at: new Date(now), move, detail })
  const move = (event: OrderEvent) => {
    const after = statesAfter(event, states)
    if (!after) throw new Error(`${event} does not happen to such an order.`)
    states = after
    Object.assign(row, after)
  }
  return {
    row,
    at: () => new Date(now),
    pass: (ms: number) => void (now += Math.max(1, Math.round(ms))),
    move,
    note,
    moved: (event: NotedEvent, detail: string | null = null) => {
      move(event)
      note(notedAs(event), detail)
    },
  }
}
type Walk = ReturnType<typeof walker>

/** When it was paid or became free; null if it never did. */
function settle({ chance }: World, { fate }: DemoOrderInput, walk: Walk): Date | null {
  const { row } = walk
  walk.pass(chance.around(minutes(1.5)))
  if (row.totalCents === 0) {
    walk.moved('given_free')
    return walk.at()
  }
  if (fate === 'unpaid') {
    walk.pass(minutes(31))
    walk.moved('page_expired')
    return null
  }
  if (fate === 'mismatch') {
    flag(walk, 'amount_differs')
    walk.moved('payment_differs', 'amount_differs')
    return null
  }
  row.paidCents = row.totalCents
  row.isInvoiceDue = false
  walk.moved('paid')
  return walk.at()
}

export function deliver(
  { chance, nextNumber }: World,
  { fate, target }: Pick<DemoOrderInput, 'fate' | 'target'>,
  walk: Walk,
  steps: readonly StepName[] = listSteps({ topUp: target && { orderId: target.id, ...namedByIccid('') } }),
) {
  const { row } = walk
  for (const step of steps) {
    Object.assign(row, { step, stepNumber: findStepNumber(step), status: 'started' })
    if (step.startsWith('poll_') && fate === 'stuck') {
      walk.note(`started_${step}`)
      return
    }
    if (step.startsWith('poll_') && fate === 'failed') {
      walk.move('step_failed')
      Object.assign(row, { status: 'error', errorMessage: 'The network did not answer in time.', tries: 9 })
      walk.note(`error_${step}`, 'network_silent')
      return
    }
    walk.pass(step.startsWith('poll_') ? chance.around(3_500) : chance.around(120))
    if (step === 'poll_for_iccid') row.iccid = `8988${String(nextNumber()).padStart(15, '0')}`
    if (step === 'generate_qr_code')
      Object.assign(row, { activationCode: `LPA:1$demo.example$${demoCodeEnd(row.id)}`, qrCodeUrl: '/demo' })
    walk.move(eventAfter(step))
    row.status = 'completed'
    walk.note(`completed_${step}`)
  }
}

const flag = (walk: Walk, reason: ReviewReason) =>
  void Object.assign(walk.row, { reviewReason: reason, reviewSince: walk.at() })

function finish({ chance, now }: World, { fate }: DemoOrderInput, walk: Walk) {
  const { row } = walk
  const paid = row.paidCents ?? 0
  if (paid === 0) return
  const later = () => walk.pass(Math.min(chance.around(minutes(60 * 30)), now.getTime() - walk.at().getTime() - 1_000))
  if (fate === 'refunded' || fate === 'dispute_lost') {
    later()
    const by = fate === 'refunded' ? 'by_staff' : 'dispute_lost'
    walk.moved('refunded', by)
    Object.assign(row, { refundedCents: paid, refundedBy: by })
  } else if (fate === 'refunded_in_part') {
    later()
    row.refundedCents = Math.round(paid / (2 + chance.below(4)))
    walk.moved('refunded_in_part', String(row.refundedCents))
  } else if (fate === 'disputed') {
    later()
    flag(walk, 'disputed')
    walk.moved('disputed', 'disputed')
  }
}
