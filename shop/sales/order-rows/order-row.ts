// Converts between an order and its database row: each fact of an order has one column.
import { isForeign } from '#values/language.ts'
import { storedEsimId } from '#shop/sales/esim/stored-esim-id.ts'
import type { orders } from '#db/schema/sales/orders.ts'
import { parseDateOnly } from '#values/date.ts'
import { basisPointsOf, rateText } from '#shop/catalogue/pricing/vat.ts'
import { purchaseFactsIn, type OrderCompany } from '#shop/sales/order/order-company.ts'
import { NEW_ORDER } from '#shop/sales/order/order-moves.ts'
import type { Order, OrderedBundle, PlacedFacts, TaxEvidence, TopUpTarget } from '#shop/sales/order/order.ts'

/** What isn't read with an order: all its facts once more, evidence for tax, and the marks of workers and sweeps. */
export const UNREAD = [
  'data',
  'paidCents',
  'ipAddress',
  'ipLocation',
  'detectedCountry',
  'cardCountry',
  'taxCheckedAt',
  'vatConsultation',
  'paymentSessionId',
  'reviewSince',
  'reviewToldFor',
  'isInvoiceDue',
  'leaseUntil',
  'leaseId',
  'traceContext',
  'stepSince',
  'reportedAt',
] as const satisfies (keyof typeof orders.$inferSelect)[]

type Row = Omit<typeof orders.$inferSelect, (typeof UNREAD)[number]>
type NewRow = typeof orders.$inferInsert

export type NewOrder = PlacedFacts & {
  attemptKey: string
  ipAddress: string | null
  traceContext: string | null
  taxEvidence: TaxEvidence
  now: Date
}

export function toRow(order: NewOrder): NewRow {
  const {
    topUp,
    test,
    replaces,
    balance,
    bundle,
    company,
    affiliate,
    taxEvidence,
    discountCents,
    vatBasisPoints,
    now,
    ...same
  } = order
  return {
    ...same,
    ...NEW_ORDER,
    kind: kindOf(order),
    // Each order paid from it gets its own invoice.
    ...(balance?.use === 'fills' && { isInvoiceDue: false }),
    testScope: test,
    replacesOrderId: replaces,
    balanceOf: balance?.businessId,
    targetOrderId: topUp?.orderId,
    targetIccid: topUp?.iccid,
    targetNetworkEsimId: topUp && storedEsimId(topUp),
    ...bundleColumns(bundle),
    ...(company && companyColumns(company)),
    couponDiscountCents: discountCents,
    affiliateId: affiliate?.businessId,
    affiliateBy: affiliate?.by,
    isOwnReferral: affiliate?.isOwnReferral,
    taxRate: rateText(vatBasisPoints),
    taxBasis: taxEvidence.basis,
    vatCountry: taxEvidence.chargedCountry,
    chosenCountry: taxEvidence.chosenCountry,
    detectedCountry: taxEvidence.ipCountry,
    cardCountry: taxEvidence.cardCountry,
    isTaxConflict: taxEvidence.conflict,
    vatConsultation: taxEvidence.vies,
    createdAt: now,
    updatedAt: now,
  }
}

function kindOf({ test, topUp, balance }: NewOrder): NonNullable<NewRow['kind']> {
  if (test) return 'test'
  if (balance?.use === 'fills') return 'deposit'
  return topUp ? 'topup' : 'esim'
}

/** What decides where an order's VAT is due. */
export type TaxTerms = Pick<Order, 'isReverseCharged' | 'vatBasisPoints' | 'vatCountry'>

/** Its terms of tax alone, as `toOrder` reads them; undefined for an order that doesn't exist. */
export const toTaxTerms = ({
  taxRate,
  taxBasis,
  vatCountry,
}: {
  taxRate: string | null
  taxBasis: Row['taxBasis'] | null
  vatCountry: Row['vatCountry']
}): TaxTerms | undefined =>
  taxRate === null
    ? undefined
    : { isReverseCharged: taxBasis === 'reverse_charge', vatBasisPoints: basisPointsOf(taxRate), vatCountry }

export const toOrder = (row: Row): Order => ({
  id: row.id,
  reference: row.reference,
  topUp: toTopUp(row),
  test: row.testScope,
  replaces: row.replacesOrderId,
  swapOf: row.swapOf,
  isReplaced: row.replacedAt !== null,
  quantity: row.quantity,
  travelerNames: row.travelerNames,
  paidWith: row.paidWith,
  traveler: row.traveler,
  phone: row.phone,
  phoneFit: row.phoneFit,
  balance:
    row.balanceOf === null ? null : { businessId: row.balanceOf, use: row.kind === 'deposit' ? 'fills' : 'pays' },
  userId: row.userId,
  businessId: row.businessId,
  isGift: row.isGift,
  holder: row.holder,
  email: row.email,
  customerName: row.customerName,
  company: toCompany(row),
  isReverseCharged: row.taxBasis === 'reverse_charge',
  placed: {
    attemptKey: row.attemptKey,
    taxBasis: row.taxBasis,
    chosenCountry: row.chosenCountry,
    isTaxConflict: row.isTaxConflict,
  },
  bundle: toBundle(row),
  networkId: row.networkId,
  packageId: row.packageId,
  substituteBundleId: row.substituteBundleId,
  couponCode: row.couponCode,
  affiliate:
    row.affiliateId && row.affiliateBy
      ? { businessId: row.affiliateId, by: row.affiliateBy, isOwnReferral: row.isOwnReferral }
      : null,
  subtotalCents: row.subtotalCents,
  partnerPriceCents: row.partnerPriceCents,
  discountCents: row.couponDiscountCents,
  processingFeeCents: row.processingFeeCents,
  vatBasisPoints: basisPointsOf(row.taxRate),
  vatCountry: row.vatCountry,
  vatCents: row.vatCents,
  totalCents: row.totalCents,
  refundedCents: row.refundedCents,
  refundedBy: row.refundedBy,
  reviewReason: row.reviewReason,
  wantsImmediateDelivery: row.wantsImmediateDelivery,
  language: row.language !== null && isForeign(row.language) ? row.language : null,
  paymentState: row.paymentState,
  provisioningState: row.provisioningState,
  deliveryState: row.deliveryState,
  status: row.status,
  step: row.step,
  stepNumber: row.stepNumber,
  errorMessage: row.errorMessage,
  iccid: row.iccid,
  networkEsimId: row.networkEsimId ?? row.iccid,
  activationCode: row.activationCode,
  confirmationCode: row.confirmationCode,
  hasQrCode: row.qrCodeUrl !== null,
  dueAt: row.dueAt,
  polls: row.polls,
  tries: row.tries,
  retries: row.retries,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

export const toEvidence = (
  row: Pick<
    typeof orders.$inferSelect,
    | 'taxBasis'
    | 'vatCountry'
    | 'chosenCountry'
    | 'detectedCountry'
    | 'cardCountry'
    | 'isTaxConflict'
    | 'vatConsultation'
  >,
): TaxEvidence => ({
  basis: row.taxBasis,
  chargedCountry: row.vatCountry,
  chosenCountry: row.chosenCountry,
  ipCountry: row.detectedCountry,
  cardCountry: row.cardCountry,
  conflict: row.isTaxConflict,
  vies: row.vatConsultation,
})

const toTopUp = ({ targetOrderId, targetIccid, targetNetworkEsimId }: Row): TopUpTarget | null =>
  targetOrderId && targetIccid
    ? { orderId: targetOrderId, networkEsimId: targetNetworkEsimId ?? targetIccid, iccid: targetIccid }
    : null

const bundleColumns = ({ bundleId, zone, place, data, days, megabytes, ...trip }: OrderedBundle) => ({
  ...trip,
  bundleId,
  bundleZone: zone,
  bundlePlace: place,
  bundleData: data,
  bundleDays: days,
  bundleMegabytes: megabytes,
})

const toBundle = (row: Row): OrderedBundle => ({
  bundleId: row.bundleId,
  zone: row.bundleZone,
  place: row.bundlePlace,
  data: row.bundleData,
  days: row.bundleDays,
  megabytes: row.bundleMegabytes,
  destinations: row.destinations,
  arrival: parseDateOnly(row.arrival),
  departure: parseDateOnly(row.departure),
})

/** The columns of a company that bought. */
export const companyColumns = (company: OrderCompany) => {
  const { companyName, vatNumber, invoiceEmail, companyRegNumber, ...companyAddress } = company.details
  return {
    isCompany: true,
    companyName,
    vatNumber,
    invoiceEmail: invoiceEmail || null,
    companyRegistrationCode: companyRegNumber || null,
    companyAddress,
    isCompanyFromCode: company.isFromCode,
    companyReferenceCode: company.referenceCode,
    ...purchaseFactsIn(company),
  }
}

/** The company in a row; null for a private customer. */
function toCompany(row: Row): OrderCompany | null {
  if (!row.isCompany || !row.companyAddress) return null
  return {
    details: {
      city: '',
      ...row.companyAddress,
      companyName: row.companyName ?? '',
      vatNumber: row.vatNumber ?? '',
      invoiceEmail: row.invoiceEmail ?? '',
      companyRegNumber: row.companyRegistrationCode ?? '',
    },
    isFromCode: row.isCompanyFromCode,
    referenceCode: row.companyReferenceCode,
    ...purchaseFactsIn(row),
  }
}
