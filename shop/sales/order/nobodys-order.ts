// What an order has that tries the shop or a network: it belongs to nobody, nobody gets an email, and it costs nothing.
import type { TaxEvidence } from './order.ts'

const NO_TAX: TaxEvidence = {
  basis: 'default',
  chargedCountry: null,
  chosenCountry: null,
  ipCountry: null,
  cardCountry: null,
  conflict: false,
}

/** The facts of a placed order without a buyer, a trip, or a price; all amounts in cents. */
export const NOBODYS_ORDER = {
  userId: null,
  businessId: null,
  email: '',
  customerName: '',
  company: null,
  couponCode: null,
  subtotalCents: 0,
  discountCents: 0,
  processingFeeCents: 0,
  vatBasisPoints: 0,
  vatCents: 0,
  totalCents: 0,
  wantsImmediateDelivery: false,
  ipAddress: null,
  traceContext: null,
  taxEvidence: NO_TAX,
}
