// A business deposits money: a separate kind of order that is paid on the usual payment page.
import type { Base } from '#shop/assembly/base.ts'
import { createHash, randomUUID } from 'node:crypto'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { questionAfter } from '#shop/people/company/vat-question.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { Tenants } from '#shop/people/brand/tenant.ts'
import type { Continue, OpenPayment, OpenPreparedPage, PreparePage } from '#shop/sales/payment/open-payment.ts'
import type { PaymentSessionRow } from '#shop/sales/payment/payment-session-store.ts'
import { PREPAID_TERMS } from '#shop/sales/ledger/prepaid-terms.ts'
import { companyWith } from '#shop/sales/order/order-company.ts'
import { isUnpaid } from '#shop/sales/order/order-conditions.ts'
import { orderReference, type Order, type OrderedBundle } from '#shop/sales/order/order.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { askRegister, type AskRegisterDeps } from './find-billing-vat.ts'
import type { Billing } from './billing-store.ts'

const PER_BUSINESS: Limit = { name: 'deposit', points: 30, seconds: 3600 }

/** A placeholder for the bundle. */
export const NO_BUNDLE: OrderedBundle = {
  bundleId: 'deposit',
  zone: 'Prepaid balance',
  data: '',
  days: 0,
  megabytes: 0,
  destinations: [],
  arrival: null,
  departure: null,
}

export type PlaceDepositDeps = AskRegisterDeps &
  Pick<Base, 'billing' | 'orders' | 'transaction' | 'withAudit' | 'tracer'> & {
    businesses: Pick<BusinessStore, 'find'>
    openPayment: OpenPayment
    preparePage: PreparePage
    openPreparedPage: OpenPreparedPage
    readTenants: () => Promise<Tenants>
  }

export type DepositInput = {
  businessId: string
  /** Whole cents. */
  cents: number
  /** One form, one deposit: submitting it again finds the same order. */
  attempt: string
  /** Who pays. */
  email: string
  ip: string | null
  /** The visitor's key for rate limits. */
  rateLimitKey: string
}
export type DepositProblem =
  | 'amount_range'
  | 'no_shop'
  | 'shop_closed'
  | 'billing_missing'
  | 'payment_unavailable'
  | 'payment_not_opened'
  | 'coupon_invalid'

class PageRefused extends Error {
  readonly answer: TooOften
  constructor(answer: TooOften) {
    super('A visitor has too many payment pages open.')
    this.answer = answer
  }
}

/**
 * Returns where to pay. No VAT is charged: it is due on each order paid from the balance (docs/decisions/0032).
 * Problems: `amount_range` outside `PREPAID_TERMS`, `no_shop` for an affiliate and `shop_closed` for a suspended
 * business, which couldn't order anything, `billing_missing` before there are billing details, those of `openPayment`.
 */
export async function placeDeposit(
  deps: PlaceDepositDeps,
  input: DepositInput,
  caller: Caller,
): Promise<Outcome<Continue, DepositProblem> | TooOften> {
  const { businessId, cents, rateLimitKey } = input
  if (!Number.isSafeInteger(cents) || cents < PREPAID_TERMS.leastCents || cents > PREPAID_TERMS.mostCents)
    return { ok: false, problem: 'amount_range' }
  const allowed = await deps.limiter.take(PER_BUSINESS, businessId)
  if (!allowed.ok) return allowed
  // Nobody may deposit money that can't be spent.
  const business = await deps.businesses.find(businessId)
  if (business?.kind !== 'brand') return { ok: false, problem: 'no_shop' }
  if (business.suspendedAt) return { ok: false, problem: 'shop_closed' }
  const billing = await deps.billing.find(businessId)
  if (!billing) return { ok: false, problem: 'billing_missing' }
  // Since somebody is here anyway, we ask the register again, so that orders don't have to wait for it.
  const asked = await askRegister(deps, billing.company, billing.vatConsultation, `billing ${businessId}`)
  if (!asked.ok) return asked
  const { consultation } = asked
  const question = questionAfter(consultation?.verdict ?? null, billing.vatTries, deps.clock.now())
  const current = { ...billing, vatConsultation: consultation, ...question }

  const attemptKey = createHash('sha256')
    .update(JSON.stringify(['deposit', businessId, cents, input.attempt]))
    .digest('hex')
  const known = await deps.orders.findByAttempt(attemptKey)
  if (known && !isUnpaid(known)) return { ok: true, continueAt: { kind: 'order_page' } }
  if (known) return deps.openPayment(known, rateLimitKey)
  try {
    const { order, page } = await create(deps, { input, attemptKey, billing: current }, caller)
    return page ? await deps.openPreparedPage(order, page) : await deps.openPayment(order, rateLimitKey)
  } catch (error) {
    if (error instanceof PageRefused) return error.answer
    throw error
  }
}

type NewDeposit = { input: DepositInput; attemptKey: string; billing: Billing }
type OrderWithPage = { order: Order; page: PaymentSessionRow | null }

async function create(
  deps: PlaceDepositDeps,
  { input, attemptKey, billing }: NewDeposit,
  caller: Caller,
): Promise<OrderWithPage> {
  const { businessId, cents, email, ip, rateLimitKey } = input
  const { house } = await deps.readTenants()
  const now = deps.clock.now()
  const placed = await deps.withAudit(
    async () => {
      await deps.billing.noteAsked(billing)
      const order = await deps.orders.create({
        id: randomUUID(),
        reference: orderReference(house.brand.orderPrefix, now, NO_BUNDLE.bundleId, caller.actor.id),
        attemptKey,
        balance: { businessId, use: 'fills' },
        userId: null,
        businessId: house.brand.id,
        email,
        customerName: billing.company.companyName,
        company: companyWith(billing.company),
        bundle: NO_BUNDLE,
        networkId: HOME_NETWORK,
        packageId: null,
        couponCode: null,
        subtotalCents: cents,
        discountCents: 0,
        processingFeeCents: 0,
        vatBasisPoints: 0,
        vatCents: 0,
        totalCents: cents,
        wantsImmediateDelivery: false,
        ipAddress: ip,
        traceContext: deps.tracer.current(),
        taxEvidence: {
          basis: 'company',
          chargedCountry: billing.company.country,
          chosenCountry: null,
          ipCountry: null,
          cardCountry: null,
          conflict: false,
          vies: billing.vatConsultation,
        },
        now,
      })
      // Two at once: the second one pays what the first one placed.
      if (!order) return { ok: false as const }
      const page = await deps.preparePage(order, rateLimitKey)
      if ('ok' in page) throw new PageRefused(page)
      return { ok: true as const, order, page }
    },
    () => ({ actor: actorOf(caller.actor), action: 'deposit_begun', subject: businessId, facts: { cents } }),
    caller,
  )
  if (placed.ok) return placed
  const order = await deps.orders.findByAttempt(attemptKey)
  if (!order) throw new Error('A deposit is neither new nor known.')
  return { order, page: null }
}
