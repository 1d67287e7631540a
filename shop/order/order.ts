// What an order is, and the names that the specification gives to its steps and states.
import type { VatConsultation } from '#shop/pricing/company-vat.ts'
import type { CountryCode } from '#shop/values/country.ts'
import type { DateOnly } from '#shop/values/date.ts'
import type { NetworkId } from '#shop/values/network-id.ts'
import type { OrderCompany } from './order-company.ts'
import { isStopped } from './order-conditions.ts'
import type { OrderStates, StepEvent, StepStatus } from './order-moves.ts'

export const STEPS = [
  'retrieve_esim_token',
  'request_iccid_allocation',
  'poll_for_iccid',
  'generate_qr_code',
  'send_email',
  'update_user_record',
  'order_completed',
] as const

/** A top-up draws no QR code and gives nobody an eSIM; the rest it does as an order of an eSIM does. */
export const TOP_UP_STEPS = [
  'retrieve_esim_token',
  'request_top_up',
  'poll_for_top_up',
  'send_email',
  'order_completed',
] as const
export type StepName = (typeof STEPS)[number] | (typeof TOP_UP_STEPS)[number]
/** The last look of a test order, which is mailed to nobody. */
export type TestStepName = 'check_esim_status'

/** A step of a top-up or a test has the number of the step in whose place it stands. */
const STANDS_FOR: Record<string, (typeof STEPS)[number]> = {
  request_top_up: 'request_iccid_allocation',
  poll_for_top_up: 'poll_for_iccid',
  check_esim_status: 'send_email',
}

/** The place of a step in the table, 0 to 6; -1 for what is no step, such as 'order_created' and 'pending'. */
export const stepNumberOf = (step: string): number => STEPS.findIndex((name) => name === (STANDS_FOR[step] ?? step))

export const LAST_STEP = 'order_completed'

/** What has happened to the order when a step is done. */
export function eventAfter(step: StepName | TestStepName): StepEvent {
  if (step === LAST_STEP) return 'last_step_done'
  if (step === 'send_email') return 'mailed'
  return step === 'generate_qr_code' || step === 'poll_for_top_up' ? 'handed_over' : 'step_done'
}

/** The steps that an order goes through, in their order. */
export const stepsOf = (order: Pick<Order, 'topUp'>): readonly StepName[] => (order.topUp ? TOP_UP_STEPS : STEPS)

/** What a business pays in beforehand: nothing is delivered for it, and it is no sale. */
export const isDeposit = ({ balance }: Pick<Order, 'balance'>): boolean => balance?.use === 'fills'
/** Made by a partner's software and paid from its balance, or a test of it: the traveler is the partner's own customer. */
export const isOfPartner = ({ balance }: Pick<Order, 'balance'>): boolean => balance?.use === 'pays'
/** Paid from a balance with money that is real. */
export const isPrepaid = (order: Pick<Order, 'balance' | 'test'>): boolean => isOfPartner(order) && !order.test

export type { PaymentState } from './order-moves.ts'
export { isCompleted, isPayable, isSettled } from './order-conditions.ts'

/**
 * Why a person has to look at an order. The payment is not what was asked for, the network gave an eSIM that belongs to
 * another order or that no phone could use, it refuses for good, it could not be delivered for a day, the buyer's bank
 * wants the money back (or wanted it, and decided for the shop), a refund did not arrive, or a restored database lost a part of
 * what the buyer had said.
 */
export const REVIEW_REASONS = [
  'order_missing',
  'foreign_order',
  'amount_differs',
  'currency_differs',
  'test_payment',
  'esim_taken',
  'disputed',
  'dispute_won',
  'refund_failed',
  'esim_unusable',
  'network_refused',
  'not_delivered',
  'facts_lost',
] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

/** Stopped because of the network alone: once it is mended there, the order may go on where it stopped. */
export const RESUMABLE: readonly ReviewReason[] = ['esim_unusable', 'network_refused', 'not_delivered']

/** Somebody paid for something else than what was asked for. */
export const MISMATCHES: readonly ReviewReason[] = [
  'order_missing',
  'foreign_order',
  'amount_differs',
  'currency_differs',
  'test_payment',
]

/** Whether the order stopped because of the network alone, and may go on. */
export const isResumable = (order: Pick<Order, 'paymentState' | 'reviewReason'>): boolean =>
  isStopped(order) && isNetworks(order.reviewReason)

/** Whether the network is why a person has to look. */
export const isNetworks = (reviewReason: string | null): boolean => RESUMABLE.some((reason) => reason === reviewReason)

export type OrderedBundle = {
  bundleId: string
  zone: string
  data: string
  days: number
  megabytes: number
  destinations: CountryCode[]
  arrival: DateOnly | null
  departure: DateOnly | null
}

/** Which countries spoke for the VAT rate; they are kept as evidence. */
export type TaxEvidence = {
  basis: 'chosen' | 'located' | 'default' | 'company' | 'reverse_charge'
  chargedCountry: CountryCode | 'outside-eu' | null
  chosenCountry: CountryCode | 'outside-eu' | null
  ipCountry: CountryCode | null
  cardCountry: CountryCode | null
  conflict: boolean
  /** What VIES said about a company's VAT number, if it was asked. */
  vies?: VatConsultation | null
}

/**
 * How far a test order goes: one of staff to a profile with its codes and its status, or to the profile alone; `api` is one
 * that a partner's software made with a test key, which goes the way of its other orders, at the test network.
 */
export type TestScope = 'order' | 'allocation' | 'api'

/** The prepaid balance that a deposit fills, or that an order is paid from. */
type OrderBalance = { businessId: string; use: 'fills' | 'pays' }

/** What a top-up goes to: the eSIM, and the order that it was bought with. */
export type TopUpTarget = { orderId: string; iccid: string }

/** What is said of an order once, when it is placed. */
export type PlacedFacts = {
  id: string
  reference: string
  /** More data on an eSIM that exists; null or missing for an order that brings an eSIM of its own. */
  topUp?: TopUpTarget | null
  /** The order whose eSIM it replaces at no charge; null or missing for everything that was bought. */
  replaces?: string | null
  /** Somebody tries the network: no payment, no mail, no invoice, and in no figures; null or missing for a purchase. */
  test?: TestScope | null
  /** Null or missing for what somebody pays for by themselves. */
  balance?: OrderBalance | null
  userId: string | null
  /** The brand that it was bought from; null for the shop's own. */
  businessId: string | null
  /** Empty for an order of a partner, who writes to the traveler. */
  email: string
  customerName: string
  company: OrderCompany | null
  bundle: OrderedBundle
  /** The network that delivers it. */
  networkId: NetworkId
  couponCode: string | null
  /**
   * The affiliate that led the buyer here, and how; null or missing for nobody. `isOwnReferral`: the buyer was signed in for
   * whoever referred the affiliate.
   */
  affiliate?: { businessId: string; by: 'code' | 'link'; isOwnReferral: boolean } | null
  subtotalCents: number
  /**
   * What of the subtotal is the shop's, where a business sold it at prices of its own, in cents; what is above it is the
   * business's. Null or missing for all other orders.
   */
  partnerPriceCents?: number | null
  discountCents: number
  processingFeeCents: number
  vatBasisPoints: number
  vatCents: number
  totalCents: number
  /** Ticked by the buyer: delivery at once, knowing that the right of withdrawal ends with the activation. */
  wantsImmediateDelivery: boolean
}

export type Order = PlacedFacts &
  OrderStates & {
    /** The buyer accounts for the VAT. */
    isReverseCharged: boolean
    /** What only the order's own copies need: those that the payment provider keeps, and the one that a second click finds. */
    placed: Pick<TaxEvidence, 'chosenCountry'> & {
      attemptKey: string
      taxBasis: TaxEvidence['basis']
      isTaxConflict: boolean
    }
    /** The country whose rate was charged; null for the default rate. */
    vatCountry: CountryCode | 'outside-eu' | null
    /** Another order took the place of its eSIM. */
    isReplaced: boolean
    /** What of the payment went back so far. */
    refundedCents: number
    /** Null until all of it went back. */
    refundedBy: RefundedBy | null
    reviewReason: string | null
    status: StepStatus
    step: string
    stepNumber: number
    errorMessage: string | null
    iccid: string | null
    activationCode: string | null
    hasQrCode: boolean
    dueAt: Date | null
    polls: number
    /** How often the present step failed in a row. */
    tries: number
    retries: number
    createdAt: Date
    updatedAt: Date
  }

/**
 * The reference of an order, `{brand}_order_{timestamp}_{bundleId}_{userId}` (storefront rules §3 "Order reference").
 * It is a name, not a key: knowing it opens nothing.
 */
export function orderReference(prefix: string, placedAt: Date, bundleId: string, userId: string): string {
  return `${prefix}_order_${placedAt.getTime()}_${bundleId}_${userId}`
}

/** Whether a text could be an order reference at all; anything else is not even looked up. */
export function isOrderReference(text: unknown): text is string {
  return typeof text === 'string' && REFERENCE.test(text)
}

const REFERENCE = /^[a-z0-9-]{1,40}_order_(\d{10,16})_([\w-]{1,40})_([0-9a-f-]{36})$/

/** What a reference is made of; null for what is none. `lastId` is a customer's, or the order's own where no customer is known. */
export function readOrderReference(text: string): { placedAt: Date; bundleId: string; lastId: string } | null {
  const [, moment, bundleId = '', lastId = ''] = REFERENCE.exec(text) ?? []
  return moment === undefined ? null : { placedAt: new Date(Number(moment)), bundleId, lastId }
}

/** The buyer's bank wanted the money back: nothing more goes out until a person has said so. */
export const isDisputed = (order: Pick<Order, 'reviewReason'>): boolean => disputeOf(order) !== null

/** Who gave the money back: we ourselves, the provider at somebody's wish, the buyer's bank, or a partner who did not need it. */
export type RefundedBy = 'by_staff' | 'by_provider' | 'dispute_lost' | 'by_partner'

/** How the dispute of a payment stands that somebody still has to look at. */
export const DISPUTES = ['disputed', 'dispute_won'] as const satisfies ReviewReason[]
export type Dispute = (typeof DISPUTES)[number]
export const disputeOf = ({ reviewReason }: Pick<Order, 'reviewReason'>): Dispute | null =>
  reviewReason === 'disputed' || reviewReason === 'dispute_won' ? reviewReason : null
