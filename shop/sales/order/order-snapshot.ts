// What the payment provider stores with a payment: enough to rebuild the order if our database loses it, but nothing
// about the buyer. The provider has its own fields for address and name.
import { z } from 'zod'
import type { CountryCode } from '#values/country/country.ts'
import { parseDateOnly } from '#values/date.ts'
import { isUuid } from '#values/uuid.ts'
import { isDeposit, isOrderReference, type Order, type OrderedBundle } from './order.ts'

/** The provider accepts up to 50 values of 500 characters each. */
const MOST_CHARACTERS = 490
const MOST_PARTS = 9
const OWN_REFERRAL = 'own'

type OrderFacts = Pick<
  Order,
  | 'id'
  | 'reference'
  | 'quantity'
  | 'topUp'
  | 'swapOf'
  | 'balance'
  | 'businessId'
  | 'bundle'
  | 'networkId'
  | 'packageId'
  | 'couponCode'
  | 'affiliate'
  | 'subtotalCents'
  | 'partnerPriceCents'
  | 'discountCents'
  | 'processingFeeCents'
  | 'vatBasisPoints'
  | 'vatCents'
  | 'totalCents'
  | 'wantsImmediateDelivery'
  | 'company'
  | 'placed'
  | 'vatCountry'
>

/** The facts of an order without its buyer. */
export type Snapshot = Omit<OrderFacts, 'topUp' | 'company'> & {
  pageId: string
  /** The order's customer record and the time it was placed; both are in its reference. */
  userId: string
  createdAt: Date
  /** Whose eSIM gets the data; null for an order with its own eSIM. */
  targetOrderId: string | null
  isCompany: boolean
}

/** The values to store with an order's payment page. */
export function toSnapshot(order: OrderFacts, pageId: string): Record<string, string> {
  const { bundle, affiliate, placed } = order
  const facts = {
    order_id: order.id,
    page_id: pageId,
    order_reference: order.reference,
    attempt: placed.attemptKey,
    brand: order.businessId ?? '',
    quantity: order.quantity === undefined || order.quantity === 1 ? '' : String(order.quantity),
    bundle_id: bundle.bundleId,
    bundle: JSON.stringify([bundle.zone, bundle.data, bundle.days, bundle.megabytes]),
    network: order.networkId,
    package: order.packageId ?? '',
    trip: `${bundle.arrival ?? ''}/${bundle.departure ?? ''}`,
    prices: [
      order.subtotalCents,
      order.discountCents,
      order.processingFeeCents,
      order.vatBasisPoints,
      order.vatCents,
      order.totalCents,
    ].join(','),
    partner_price: String(order.partnerPriceCents ?? ''),
    coupon: order.couponCode ?? '',
    tax: [placed.taxBasis, order.vatCountry ?? '', placed.chosenCountry ?? '', placed.isTaxConflict ? 'yes' : ''].join(
      ',',
    ),
    affiliate: affiliate
      ? JSON.stringify([affiliate.businessId, affiliate.by, ...(affiliate.isOwnReferral ? [OWN_REFERRAL] : [])])
      : '',
    target: order.topUp?.orderId ?? '',
    swap_of: order.swapOf ?? '',
    deposit: isDeposit(order) ? (order.balance?.businessId ?? '') : '',
    immediate: order.wantsImmediateDelivery ? 'yes' : '',
    company: order.company ? 'yes' : '',
  }
  const written = Object.entries(facts).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(written), ...inParts('destinations', bundle.destinations.join(',')) }
}

const cents = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const country = z.custom<CountryCode>((code) => typeof code === 'string' && /^[A-Z]{2}$/.test(code))
const chargedIn = z.union([country, z.literal('outside-eu'), z.literal('').transform(() => null)])
const splitAt = (sign: string) => z.string().transform((text) => text.split(sign))
const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('no JSON')
    return z.NEVER
  }
})
const yes = z
  .literal('yes')
  .optional()
  .transform((said) => said === 'yes')

const written = z.object({
  order_id: z.string().refine(isUuid),
  page_id: z.string().refine(isUuid),
  order_reference: z.string().refine(isOrderReference),
  // that of a checkout, or of the difference of a swap
  attempt: z.string().regex(/^(?:[0-9a-f]{64}|difference [0-9a-f-]{36})$/),
  brand: z.string().optional(),
  quantity: z
    .string()
    .regex(/^([2-9]|10)$/)
    .transform(Number)
    .default(1),
  bundle_id: z.string().min(1),
  bundle: json.pipe(z.tuple([z.string(), z.string(), z.number().int(), z.number()])),
  network: z.string().min(1),
  package: z.string().optional(),
  trip: splitAt('/').pipe(z.tuple([z.string(), z.string()])),
  prices: splitAt(',').pipe(z.tuple([cents, cents, cents, cents, cents, cents])),
  partner_price: cents.optional(),
  coupon: z.string().optional(),
  tax: splitAt(',').pipe(
    z.tuple([
      z.enum(['chosen', 'located', 'default', 'company', 'reverse_charge']),
      chargedIn,
      chargedIn,
      z.enum(['yes', '']),
    ]),
  ),
  affiliate: json.pipe(z.tuple([z.string(), z.enum(['code', 'link'])], z.literal(OWN_REFERRAL))).optional(),
  target: z.string().refine(isUuid).optional(),
  swap_of: z.string().refine(isUuid).optional(),
  deposit: z.string().optional(),
  immediate: yes,
  company: yes,
})

/** Parses them; null for a page without them, from an earlier version or another shop. */
export function readSnapshot(metadata: Record<string, string>): Snapshot | null {
  const read = written.safeParse(metadata)
  if (!read.success) return null
  const { bundle, trip, prices, tax, affiliate, ...facts } = read.data
  const [subtotalCents, discountCents, processingFeeCents, vatBasisPoints, vatCents, totalCents] = prices
  const [taxBasis, vatCountry, chosenCountry, conflict] = tax
  return {
    id: facts.order_id,
    pageId: facts.page_id,
    reference: facts.order_reference,
    ...placedIn(facts.order_reference),
    quantity: facts.quantity,
    businessId: facts.brand ?? null,
    bundle: {
      bundleId: facts.bundle_id,
      zone: bundle[0],
      data: bundle[1],
      days: bundle[2],
      megabytes: bundle[3],
      destinations: destinationsIn(metadata),
      arrival: parseDateOnly(trip[0]),
      departure: parseDateOnly(trip[1]),
    },
    networkId: facts.network,
    packageId: facts.package ?? null,
    balance: facts.deposit === undefined ? null : { businessId: facts.deposit, use: 'fills' },
    couponCode: facts.coupon ?? null,
    affiliate: affiliate
      ? { businessId: affiliate[0], by: affiliate[1], isOwnReferral: affiliate[2] === OWN_REFERRAL }
      : null,
    subtotalCents,
    partnerPriceCents: facts.partner_price ?? null,
    discountCents,
    processingFeeCents,
    vatBasisPoints,
    vatCents,
    totalCents,
    vatCountry,
    wantsImmediateDelivery: facts.immediate,
    placed: { attemptKey: facts.attempt, taxBasis, chosenCountry, isTaxConflict: conflict === 'yes' },
    targetOrderId: facts.target ?? null,
    swapOf: facts.swap_of ?? null,
    isCompany: facts.company,
  }
}

// `{brand}_order_{timestamp}_{bundleId}_{userId}`
function placedIn(reference: string): Pick<Snapshot, 'userId' | 'createdAt'> {
  const parts = reference.split('_')
  return { userId: parts.at(-1) ?? '', createdAt: new Date(Number(/_order_(\d+)_/.exec(reference)?.[1] ?? 0)) }
}

function destinationsIn(metadata: Record<string, string>): OrderedBundle['destinations'] {
  const text = namesOf('destinations')
    .map((name) => metadata[name] ?? '')
    .join('')
  return text.split(',').flatMap((code) => country.safeParse(code).data ?? [])
}

const namesOf = (name: string) =>
  Array.from({ length: MOST_PARTS }, (_, place) => (place === 0 ? name : `${name}_${place + 1}`))

const inParts = (name: string, text: string): Record<string, string> =>
  Object.fromEntries(
    namesOf(name).flatMap((part, place) => {
      const value = text.slice(place * MOST_CHARACTERS, (place + 1) * MOST_CHARACTERS)
      return value === '' ? [] : [[part, value]]
    }),
  )
