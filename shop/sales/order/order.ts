// What an order is, and the specification's names for its steps and states.
import type { ForeignLanguage } from '#values/language.ts'
import type { VatConsultation } from '#shop/catalogue/pricing/company-vat.ts'
import type { CountryCode } from '#values/country/country.ts'
import type { DateOnly } from '#values/date.ts'
import type { NetworkEsim, NetworkId } from '#values/network-id.ts'
import type { OrderCompany } from './order-company.ts'
import type { RareFacts } from './ordered-phone.ts'
import { isDelivered, isSettled, isStopped } from './order-conditions.ts'
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

/** A top-up has no QR code and no new eSIM; otherwise it takes the same steps. */
export const TOP_UP_STEPS = [
  'retrieve_esim_token',
  'request_top_up',
  'poll_for_top_up',
  'send_email',
  'order_completed',
] as const
export type StepName = (typeof STEPS)[number] | (typeof TOP_UP_STEPS)[number]
/** The final check of a test order, which is emailed to nobody. */
export type TestStepName = 'check_esim_status'

/** A step of a top-up or test has the number of the step it replaces. */
const STANDS_FOR: Record<string, (typeof STEPS)[number]> = {
  request_top_up: 'request_iccid_allocation',
  poll_for_top_up: 'poll_for_iccid',
  check_esim_status: 'send_email',
}

/** The position of a step, 0 to 6; -1 for anything else, such as 'order_created' and 'pending'. */
export const findStepNumber = (step: string): number => STEPS.findIndex((name) => name === (STANDS_FOR[step] ?? step))

export const LAST_STEP = 'order_completed'

/** The event that a finished step causes. */
export function eventAfter(step: StepName | TestStepName): StepEvent {
  if (step === LAST_STEP) return 'last_step_done'
  if (step === 'send_email') return 'mailed'
  return step === 'generate_qr_code' || step === 'poll_for_top_up' ? 'handed_over' : 'step_done'
}

/** The steps of an order, in sequence. */
export const listSteps = (order: Pick<Order, 'topUp'>): readonly StepName[] => (order.topUp ? TOP_UP_STEPS : STEPS)

/** A deposit to a business's balance: it delivers nothing and is no sale. */
export const isDeposit = ({ balance }: Pick<Order, 'balance'>): boolean => balance?.use === 'fills'
/**
 * Placed by a partner's software and paid from its balance, or a test of that: the traveler is the partner's own
 * customer.
 */
export const isOfPartner = ({ balance }: Pick<Order, 'balance'>): boolean => balance?.use === 'pays'
/** Paid with real money from a balance. */
export const isPrepaid = (order: Pick<Order, 'balance' | 'test'>): boolean => isOfPartner(order) && !order.test

export type { PaymentState } from './order-moves.ts'
export { isCompleted, isPayable, isSettled } from './order-conditions.ts'

/**
 * Why a person must review an order. The payment doesn't match; the network returned an eSIM that belongs to another
 * order or that no phone can use; it refused for good; the order couldn't be delivered for a day; the buyer's bank
 * wants the money back (or wanted it, and decided for the shop); a refund didn't arrive; a restored database lost some
 * of the buyer's details; or a business sold it far above the shop's price.
 */
export const REVIEW_REASONS = [
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
  'top_up_uncertain',
  'price_far_above',
] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

/** Reviewed after a dispute and after the reason an order stopped, because those decide what may be done with it. */
export const LATER_REASONS: readonly ReviewReason[] = ['refund_failed', 'facts_lost', 'price_far_above']

/** Stopped only because of the network: once it works again, the order can continue where it stopped. */
export const RESUMABLE: readonly ReviewReason[] = [
  'esim_unusable',
  'network_refused',
  'not_delivered',
  'top_up_uncertain',
]

/** The payment was for something other than what was due. */
export const MISMATCHES: readonly ReviewReason[] = [
  'foreign_order',
  'amount_differs',
  'currency_differs',
  'test_payment',
]

/** Whether the order was stopped only because of the network, and may continue. */
export const isResumable = (order: Pick<Order, 'paymentState' | 'reviewReason'>): boolean =>
  isStopped(order) && isNetworks(order.reviewReason)

/** Whether the network is the reason for the review. */
export const isNetworks = (reviewReason: string | null): boolean => RESUMABLE.some((reason) => reason === reviewReason)

export type OrderedBundle = {
  bundleId: string
  zone: string
  /** What the trip is called instead of its countries; missing as null, as `placeOf` says. */
  place?: string | null
  data: string
  days: number
  megabytes: number
  destinations: CountryCode[]
  arrival: DateOnly | null
  departure: DateOnly | null
}

/** The countries that determined the VAT rate, stored as evidence. */
export type TaxEvidence = {
  basis: 'chosen' | 'located' | 'default' | 'company' | 'reverse_charge'
  chargedCountry: CountryCode | 'outside-eu' | null
  chosenCountry: CountryCode | 'outside-eu' | null
  ipCountry: CountryCode | null
  cardCountry: CountryCode | null
  conflict: boolean
  /** VIES's answer about a company's VAT number, if it was asked. */
  vies?: VatConsultation | null
}

/**
 * How far a test order goes: staff tests up to a profile with codes and status, or only the profile; `api` is an order
 * with a partner's test key, which takes the usual steps at the test network; `trial` takes them at a connected network,
 * which then gets its eSIM back.
 */
export type TestScope = 'order' | 'allocation' | 'api' | 'trial'

/** The prepaid balance that a deposit fills, or that pays for an order. */
type OrderBalance = { businessId: string; use: 'fills' | 'pays' }

/** The target of a top-up: the eSIM, and the order it was bought with. */
export type TopUpTarget = { orderId: string; networkEsimId: string; iccid: string }

/** What is recorded once, when an order is placed. */
export type PlacedFacts = RareFacts & {
  id: string
  reference: string
  /** A top-up of an existing eSIM; null or missing for an order with its own eSIM. */
  topUp?: TopUpTarget | null
  /**
   * The order whose eSIM it replaces for free, or whose top-up it carries over to a replacement; null or missing for
   * anything that was bought.
   */
  replaces?: string | null
  /** A test of the network: no payment, email, or invoice, and in no figures; null or missing for a purchase. */
  test?: TestScope | null
  /** Null or missing if the buyer pays directly. */
  balance?: OrderBalance | null
  userId: string | null
  /** The brand that sold it; null for the shop's own. */
  businessId: string | null
  /** Its eSIM goes to somebody else than the buyer. */
  isGift?: boolean
  /** Empty for a partner's order, because the partner emails the traveler. */
  email: string
  customerName: string
  company: OrderCompany | null
  bundle: OrderedBundle
  /** The network that delivers it. */
  networkId: NetworkId
  /** Its own name of what it delivers; null if that is the bundle ID. */
  packageId: string | null
  /** The bundle that is delivered instead, if its network couldn't; null or missing for nearly all orders. */
  substituteBundleId?: string | null
  couponCode: string | null
  /**
   * The affiliate that referred the buyer, and how; null or missing for none. `isOwnReferral`: the buyer was logged in
   * for the business that referred the affiliate.
   */
  affiliate?: { businessId: string; by: 'code' | 'link'; isOwnReferral: boolean } | null
  subtotalCents: number
  /**
   * The shop's part of the subtotal if a business sold it at its own price, in cents; the rest is the business's. Null
   * or missing for all other orders.
   */
  partnerPriceCents?: number | null
  discountCents: number
  processingFeeCents: number
  vatBasisPoints: number
  vatCents: number
  totalCents: number
  /** Checked by the buyer: immediate delivery, knowing that the right of withdrawal ends with activation. */
  wantsImmediateDelivery: boolean
  /** Of the page that it was placed on, if that isn't English: of its payment page and emails. */
  language?: ForeignLanguage | null
}

export type Order = PlacedFacts &
  OrderStates & {
    /** The buyer accounts for the VAT. */
    isReverseCharged: boolean
    /** Only needed by its own copies: those that the payment provider stores, and the one a second click finds. */
    placed: Pick<TaxEvidence, 'chosenCountry'> & {
      attemptKey: string
      taxBasis: TaxEvidence['basis']
      isTaxConflict: boolean
    }
    /** The country whose rate was charged; null for the default rate. */
    vatCountry: CountryCode | 'outside-eu' | null
    /** Another order replaced its eSIM. */
    isReplaced: boolean
    /** See `holderMarkOf`. */
    holder?: string | null
    /** How much of the payment was refunded so far. */
    refundedCents: number
    /** Null until all of it was refunded. */
    refundedBy: RefundedBy | null
    reviewReason: string | null
    status: StepStatus
    step: string
    stepNumber: number
    errorMessage: string | null
    iccid: string | null
    /** Its network's own ID of the eSIM; null as long as there is none. */
    networkEsimId: string | null
    activationCode: string | null
    /** What some phones ask for; null for nearly all eSIMs. */
    confirmationCode: string | null
    hasQrCode: boolean
    dueAt: Date | null
    polls: number
    /** How many times in a row the current step failed. */
    tries: number
    retries: number
    createdAt: Date
    updatedAt: Date
  }

/**
 * An order's reference, `{brand}_order_{timestamp}_{bundleId}_{userId}` (storefront rules §3 "Order reference"). It is
 * a name, not a key: knowing it gives no access.
 */
export function orderReference(prefix: string, placedAt: Date, bundleId: string, userId: string): string {
  return `${prefix}_order_${placedAt.getTime()}_${bundleId}_${userId}`
}

/** Whether a text has the form of an order reference; anything else isn't looked up. */
export function isOrderReference(text: unknown): text is string {
  return typeof text === 'string' && REFERENCE.test(text)
}

const REFERENCE = /^[a-z0-9-]{1,40}_order_(\d{10,16})_([\w-]{1,40})_([0-9a-f-]{36})$/

/**
 * The parts of a reference; null if it isn't one. `lastId` is the customer's ID, or the order's own if no customer is
 * known.
 */
export function readOrderReference(text: string): { placedAt: Date; bundleId: string; lastId: string } | null {
  const [, moment, bundleId = '', lastId = ''] = REFERENCE.exec(text) ?? []
  return moment === undefined ? null : { placedAt: new Date(Number(moment)), bundleId, lastId }
}

/** The buyer's bank wanted the money back: nothing more goes out until a person says so. */
export const isDisputed = (order: Pick<Order, 'reviewReason'>): boolean => readDispute(order) !== null

/**
 * Whether the buyer may see and use the eSIM: it is paid, or it was delivered before the bank disputed the payment. It then
 * stays theirs until the bank decides, even if its email still waits for that (decision 12).
 */
export const keepsEsim = (order: Pick<Order, 'paymentState' | 'deliveryState' | 'reviewReason'>): boolean =>
  isSettled(order) || (isStopped(order) && isDisputed(order) && isDelivered(order))

/**
 * Who refunded the money: staff, the buyer who canceled, somebody in the provider's dashboard, the buyer's bank, or a
 * partner returning its order.
 */
export type RefundedBy = 'by_staff' | 'by_buyer' | 'by_provider' | 'dispute_lost' | 'by_partner'

/** The states of a dispute that still needs review. */
export const DISPUTES = ['disputed', 'dispute_won'] as const satisfies ReviewReason[]
export type Dispute = (typeof DISPUTES)[number]
export const readDispute = ({ reviewReason }: Pick<Order, 'reviewReason'>): Dispute | null =>
  reviewReason === 'disputed' || reviewReason === 'dispute_won' ? reviewReason : null

/** Whether its eSIM has been allocated, and it still has it. */
export const hasEsim = (order: Order): order is Order & NetworkEsim =>
  order.iccid !== null && order.networkEsimId !== null
