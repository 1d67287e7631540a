// Rebuilds an order that the database has lost from what the payment provider stored.
import type { Base } from '#shop/assembly/base.ts'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import { RETURN_KEY_LIVES_DAYS } from '#shop/sales/payment/open-payment.ts'
import { isOpening } from '#shop/sales/payment/payment-session.ts'
import { companyWith } from '#shop/sales/order/order-company.ts'
import { linkEnd } from '#shop/sales/order/compose-order-mail.ts'
import { readSnapshot, type Snapshot } from '#shop/sales/order/order-snapshot.ts'
import { isDeposit, type Order, type TopUpTarget } from '#shop/sales/order/order.ts'
import type { EsimStore } from '#shop/sales/esim/esim-store.ts'
import type { PaymentSessionRow } from '#shop/sales/payment/payment-session-store.ts'
import type { KeptPage } from '#ports/payment-gateway.ts'
import { couponCustomer } from '#shop/catalogue/pricing/coupon.ts'
import { rateText } from '#shop/catalogue/pricing/vat.ts'
import { normalizeEmail } from '#values/email.ts'
import { daysLater } from '#values/instant.ts'
import { isUuid } from '#values/uuid.ts'
import type { CompanyDetails } from '#shop/people/company/company.ts'
import { findCountryCode } from '#values/country/country-by-name.ts'

export type PutOrderBackDeps = Pick<
  Base,
  'transaction' | 'orders' | 'paymentSessions' | 'orderKeys' | 'coupons' | 'makeToken' | 'clock'
> & {
  customers: Pick<CustomerStore, 'find' | 'findByEmail' | 'findOrCreate'>
  esims: Pick<EsimStore, 'findActive'>
  businesses: Pick<BusinessStore, 'find'>
}

/** What a person must ask the buyer for. */
export type MissingFact = 'email' | 'company'
export type PutBack = {
  row: PaymentSessionRow
  order: Order
  /** It was lost and is now rebuilt. */
  isNew: boolean
  missing: MissingFact[]
}

/**
 * A payment page's order and its row, as they are on record, or else as the provider reports them. Null for a page with
 * too little information, for a top-up whose eSIM is gone, for the difference of a swap whose order is gone, and for the deposit of a business that is gone.
 */
export async function putOrderBack(deps: PutOrderBackDeps, page: KeptPage): Promise<PutBack | null> {
  const snapshot = readSnapshot(page.metadata)
  const orderId = snapshot?.id ?? page.orderId
  const known = orderId ? await deps.orders.find(orderId) : null
  if (!known && !snapshot) return null
  return deps.transaction(async () => {
    const made = known ? { order: known, missing: [] } : snapshot && (await create(deps, snapshot, page))
    const row = made && (await findPage(deps, page, made.order))
    return made && row ? { ...made, row, isNew: known === null } : null
  })
}

async function create(deps: PutOrderBackDeps, snapshot: Snapshot, page: KeptPage) {
  const topUp = await findTarget(deps, snapshot)
  if (topUp === 'gone') return null
  // Without the order that it was swapped for, it would be sold for the difference.
  if (snapshot.swapOf && !(await deps.orders.find(snapshot.swapOf))) return null
  const partners = await findPartners(deps, snapshot)
  if (partners === 'gone') return null
  const { placed, createdAt, isCompany, vatCountry } = snapshot
  const email = normalizeEmail(page.buyer.email ?? '')
  const name = page.buyer.name ?? ''
  const details = isCompany && page.company ? readKeptCompany(page.company) : null
  const userId = isDeposit(snapshot) ? null : await fileUnder(deps, { snapshot, email, name })
  const order = await deps.orders.create({
    ...factsOf(snapshot),
    ...partners,
    topUp,
    userId,
    email,
    customerName: name,
    company: details && companyWith(details),
    attemptKey: placed.attemptKey,
    ipAddress: null,
    traceContext: null,
    taxEvidence: {
      basis: placed.taxBasis,
      chargedCountry: vatCountry,
      chosenCountry: placed.chosenCountry,
      ipCountry: null,
      cardCountry: null,
      conflict: placed.isTaxConflict,
    },
    now: createdAt,
  })
  if (!order) return null
  if (order.couponCode !== null) await holdCoupon(deps, order)
  const missing: MissingFact[] = []
  if (email === '') missing.push('email')
  if (isCompany && !details) missing.push('company')
  return { order, missing }
}

const factsOf = ({
  pageId: _page,
  userId: _user,
  targetOrderId: _target,
  createdAt: _at,
  isCompany: _company,
  vatCountry: _country,
  placed: _placed,
  ...facts
}: Snapshot) => facts

// The customer record of the address, or the one the order belonged to, whose owner may have another address by now.
async function fileUnder(
  { customers }: PutOrderBackDeps,
  { snapshot, email, name }: { snapshot: Snapshot; email: string; name: string },
): Promise<string | null> {
  const { userId: id, createdAt: now, vatBasisPoints } = snapshot
  const known = (email === '' ? null : await customers.findByEmail(email)) ?? (await customers.find(id))
  if (known || email === '') return known?.id ?? null
  return customers.findOrCreate({
    id,
    email,
    fullName: name,
    country: null,
    ip: null,
    taxRate: rateText(vatBasisPoints),
    now,
  })
}

type Partners = Pick<Snapshot, 'affiliate' | 'partnerPriceCents'>

// A partner who was added after the backup doesn't exist anymore, so nothing can be booked for it: an affiliate gets no
// share, and a sale at the partner's own price counts as one of the shop. Its deposit fills a balance that is gone.
async function findPartners(
  { businesses }: PutOrderBackDeps,
  { affiliate, balance, businessId, partnerPriceCents }: Snapshot,
): Promise<Partners | 'gone'> {
  const isThere = async (id: string | null) => id !== null && (await businesses.find(id)) !== null
  if (balance && !(await isThere(balance.businessId))) return 'gone'
  return {
    affiliate: affiliate && (await isThere(affiliate.businessId)) ? affiliate : null,
    partnerPriceCents: partnerPriceCents !== null && (await isThere(businessId)) ? partnerPriceCents : null,
  }
}

async function findTarget(
  { esims }: PutOrderBackDeps,
  { targetOrderId }: Snapshot,
): Promise<TopUpTarget | null | 'gone'> {
  if (targetOrderId === null) return null
  const esim = await esims.findActive(targetOrderId)
  return esim ? { orderId: targetOrderId, networkEsimId: esim.networkEsimId, iccid: esim.iccid } : 'gone'
}

// The use was already counted once; even if somebody else has taken the last one since, a paid order counts.
async function holdCoupon({ coupons, makeToken, clock }: PutOrderBackDeps, { id, email, couponCode }: Order) {
  if (couponCode === null) return
  const user = { customerKey: makeToken(`coupon customer ${couponCustomer(email)}`), networkKey: null }
  if (!(await coupons.hold(couponCode, id, user, clock.now()))) await coupons.note(couponCode, id, user, clock.now())
}

async function findPage(deps: PutOrderBackDeps, page: KeptPage, order: Order): Promise<PaymentSessionRow | null> {
  const { paymentSessions, orders, orderKeys, clock } = deps
  const now = clock.now()
  const named = page.pageId && isUuid(page.pageId) ? page.pageId : null
  const known =
    (named && (await paymentSessions.find(named))) || (await paymentSessions.findBySessionId(page.sessionId))
  if (known && known.orderId !== order.id) return null
  if (known && !isOpening(known)) {
    if (known.sessionId === null) await paymentSessions.adopt(known.id, page.sessionId, now)
    return paymentSessions.find(known.id)
  }
  const facts = { orderId: order.id, amountCents: page.amountCents, expiresAt: pageEnd(page), limit: null }
  const row = known ?? (named && (await paymentSessions.create({ ...facts, id: named, now: page.createdAt }, [])))
  if (!row) return null
  await paymentSessions.opened(row.id, page, now, [orders.attaching(order.id, page.sessionId, now)])
  // Links that were sent out lead to the order again.
  await orderKeys.issueReturn(order, row.id, daysLater(now, RETURN_KEY_LIVES_DAYS))
  await orderKeys.issue({ order, kind: 'mail', expiresAt: linkEnd(now) })
  return paymentSessions.find(row.id)
}

const pageEnd = ({ createdAt, livesMs }: KeptPage) => new Date(createdAt.getTime() + livesMs)

// Converts a company on the provider's invoice to our fields. Pure rules.

type CompanyRecord = {
  companyName: string
  address: string
  vatNumber: string
  registrationCode: string
  invoiceEmail: string
}

/** Street, postal code, city, and country, as they are joined there. */
const PARTS = 4

/**
 * Null if the parts of the address can't be told apart. Street, number, and unit return as one text, which reads the
 * same on paper.
 */
export function readKeptCompany({
  companyName,
  address,
  vatNumber,
  registrationCode,
  invoiceEmail,
}: CompanyRecord): CompanyDetails | null {
  const parts = address.split(', ')
  const [postalCode = '', city = '', countryText = ''] = parts.slice(1 - PARTS)
  const country = findCountryCode(countryText)
  if (companyName === '' || parts.length < PARTS || country === null) return null
  return {
    companyName,
    streetName: parts.slice(0, 1 - PARTS).join(', '),
    streetNumber: '',
    unitNumber: '',
    postalCode,
    city,
    country,
    vatNumber,
    companyRegNumber: registrationCode,
    invoiceEmail,
  }
}
