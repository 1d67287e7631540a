// What a business's software bought in a demo: each order is paid from its balance, with a deposit whenever that runs
// out.
import { DEMO_ATTEMPT } from '#db/demo/demo-books.ts'
import { bundlePriceCents, findBundle } from '#shop/catalogue/bundle/bundle.ts'
import { sizeText } from '#values/data-allowance.ts'
import { companyWith } from '#shop/sales/order/order-company.ts'
import { toRow } from '#shop/sales/order-rows/order-row.ts'
import { NEW_ORDER } from '#shop/sales/order/order-moves.ts'
import {
  orderReference,
  listSteps,
  type OrderedBundle,
  type PlacedFacts,
  type StepName,
  type TaxEvidence,
} from '#shop/sales/order/order.ts'
import { NO_BUNDLE } from '#shop/partners/prepaid/place-deposit.ts'
import { quote, type Quote } from '#shop/catalogue/pricing/quote.ts'
import { vatBasisPointsFor } from '#shop/catalogue/pricing/vat.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { isCountryCode, type CountryCode } from '#values/country/country.ts'
import { dateOnlyOf } from '#values/date.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import { asPlaced, deliver, walker, type DemoOrder, type World } from './demo-order.ts'
import type { DemoPartners } from './demo-partners.ts'

const DEPOSIT_CENTS = 500_00
const MINUTE_MS = 60_000
type Client = DemoPartners['client']
type Wish = { placedAt: Date; bundle: OrderedBundle; quote: Quote; use: 'pays' | 'fills' }

/** Oldest first; `house` is the shop's own brand, which sells to the business. */
export function demoBalance(world: World, client: Client, house: Tenant, moments: readonly Date[]): DemoOrder[] {
  const orders: DemoOrder[] = []
  // Refunds are ignored: the real balance is never below this one.
  let leftCents = 0
  for (const placedAt of moments) {
    const wish = wishOf(world, client, placedAt)
    if (leftCents < wish.quote.totalCents) {
      orders.push(place(world, client, house, depositAt(new Date(placedAt.getTime() - 20 * MINUTE_MS))))
      leftCents += DEPOSIT_CENTS
    }
    leftCents -= wish.quote.totalCents
    orders.push(place(world, client, house, wish))
  }
  return orders
}

const depositAt = (placedAt: Date): Wish => ({
  placedAt,
  use: 'fills',
  bundle: NO_BUNDLE,
  quote: quote(DEPOSIT_CENTS, 0),
})

function wishOf({ chance, catalogue, rates, partners }: World, { businessId, company }: Client, placedAt: Date): Wish {
  const list = partners?.prices.get(businessId)
  const sold = catalogue.bundles.filter(({ status }) => status === 'Active')
  for (;;) {
    const { bundleId } = chance.oneOf(sold.map((each) => [each, /Europe/.test(each.zone) ? 6 : 1] as const))
    const found = findBundle(list?.buying ?? catalogue, bundleId, bundlePriceCents)
    if (!found) continue
    const { bundle, zone, priceCents } = found
    const { megabytes, validityDays: days } = bundle
    const what = { bundleId, zone: zone.name, data: sizeText({ megabytes }), days, megabytes }
    return {
      placedAt,
      use: 'pays',
      bundle: { ...what, destinations: [], arrival: null, departure: null },
      quote: quote(priceCents, vatBasisPointsFor(rates, countryOf(company), dateOnlyOf(placedAt, 'UTC'))),
    }
  }
}

function countryOf({ country }: Client['company']): CountryCode {
  if (isCountryCode(country)) return country
  throw new Error('The company of a demo is in no country.')
}

function place(world: World, { businessId, company }: Client, house: Tenant, wish: Wish): DemoOrder {
  const { chance, now } = world
  const { placedAt, bundle, use } = wish
  const id = chance.id()
  const country = countryOf(company)
  const taxEvidence: TaxEvidence = {
    basis: 'company',
    chargedCountry: country,
    chosenCountry: null,
    ipCountry: null,
    cardCountry: null,
    conflict: false,
  }
  const facts: PlacedFacts = {
    id,
    reference: orderReference(house.brand.orderPrefix, placedAt, bundle.bundleId, id),
    balance: { businessId, use },
    userId: null,
    businessId: house.brand.id,
    email: use === 'fills' ? 'buyer-0@demo.example' : '',
    customerName: company.companyName,
    company: companyWith({ ...company, country }),
    bundle,
    networkId: HOME_NETWORK,
    packageId: null,
    couponCode: null,
    ...wish.quote,
    wantsImmediateDelivery: false,
  }
  const attemptKey = `${DEMO_ATTEMPT}${chance.id()}`
  const row = toRow({ ...facts, attemptKey, taxEvidence, ipAddress: null, traceContext: null, now: placedAt })
  const events: DemoOrder['events'] = []
  const walk = walker(row, events, placedAt)
  walk.note(`${NEW_ORDER.status}_${NEW_ORDER.step}`)
  walk.pass(use === 'fills' ? chance.around(2 * MINUTE_MS, 0.3) : 1)
  Object.assign(row, { paidCents: facts.totalCents, isInvoiceDue: false })
  walk.moved('paid')
  const paidAt = walk.at()
  const isGivenBack = use === 'pays' && chance.happens(0.05)
  deliver(world, { fate: 'delivered', target: null }, walk, use === 'fills' ? DEPOSIT_STEPS : PARTNER_STEPS)
  if (isGivenBack) {
    walk.pass(Math.min(chance.around(2_880 * MINUTE_MS), now.getTime() - walk.at().getTime() - 1_000))
    walk.moved('refunded', 'by_partner')
    Object.assign(row, { refundedCents: facts.totalCents, refundedBy: 'by_partner' })
  }
  row.updatedAt = walk.at()
  return { row, events, paidAt, order: asPlaced(facts, { ...taxEvidence, attemptKey }, placedAt) }
}

const DEPOSIT_STEPS: readonly StepName[] = ['order_completed']
// The partner writes to its travelers itself.
const PARTNER_STEPS = listSteps({ topUp: null }).filter(
  (step) => step !== 'send_email' && step !== 'update_user_record',
)
