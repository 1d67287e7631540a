// What a provisioning step is: one thing to do for a paid order, and what it can come to.
import type { Transaction } from '#shop/ports/transaction.ts'
import type { EsimStore } from '#shop/esim/esim-store.ts'
import type { CustomerStore } from '#shop/account/customer-store.ts'
import type { Order, ReviewReason, StepName, TestStepName } from '#shop/order/order.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { EsimProvider } from '#shop/ports/esim-provider.ts'
import type { Log } from '#shop/ports/log.ts'
import type { VendorError } from '#shop/ports/vendor-error.ts'
import type { AllocationStore } from './allocation-store.ts'
import type { DeliverMail } from '#shop/mail/deliver-mail.ts'
import type { MailStore } from '#shop/mail/mail-store.ts'
import { fateOf, type Fault, type Wish } from './faults.ts'

export type StepExtras = Partial<{ iccid: string; activationCode: string; qrCodeUrl: string }>

export type StepOutcome =
  | StepProgress
  /** Nothing that a retry could mend: the order stops until a person has looked at it. */
  | { kind: 'review'; reason: ReviewReason; message?: string }

/** What becomes the order's next row. */
export type StepProgress =
  | { kind: 'done'; extras?: StepExtras }
  /** Nothing yet: look again after this time; the step's patience decides when that is too often. */
  | { kind: 'not_yet'; afterMs: number; countsAsLook: boolean; message?: string; extras?: StepExtras }
  /** The specified sentence for the traveler; the shop tries again by itself, in the pauses of the fault. */
  | { kind: 'failed'; fault: Fault; message: string; extras?: StepExtras }

export type StepNeeds = {
  order: Order
  orders: Pick<OrderStore, 'holdSettled'>
  transaction: Transaction
  provider: EsimProvider
  allocations: AllocationStore
  esims: EsimStore
  customers: CustomerStore
  mails: MailStore
  deliverMail: DeliverMail
  clock: Clock
  log: Log
  /** The address that the network calls when the profile of this attempt is ready. */
  callbackUrl: (secret: string) => string
  /** Milliseconds between two looks (after-purchase rules §9: 3 seconds). */
  pollEveryMs: number
  /** The attempt's secret is derived, so that a repeated request carries the same one. */
  makeToken: (purpose: string) => string
}

export type Step = {
  name: StepName | TestStepName
  /** How many looks in vain are too many, and what the traveller is told then. */
  patience?: { looks: number; message: string }
  run: (world: StepNeeds) => Promise<StepOutcome>
}

export const done = (extras?: StepExtras): StepProgress => ({ kind: 'done', extras })
/** One look in vain; the message, if it is the last one that patience allows. */
export const notYet = (afterMs: number, message?: string, extras?: StepExtras): StepProgress => ({
  kind: 'not_yet',
  afterMs,
  countsAsLook: true,
  message,
  extras,
})
export const failed = (fault: Fault, message: string, extras?: StepExtras): StepProgress => ({
  kind: 'failed',
  fault,
  message,
  extras,
})
/** Waiting that no patience ends, because somebody's money hangs on the answer. */
export const stillUnknown = (afterMs: number): StepProgress => ({ kind: 'not_yet', afterMs, countsAsLook: false })

/** A fault at a step: another try by the shop itself, or a person. */
export function troubled(fault: Fault, message: string, { wish, extras }: { wish?: Wish; extras?: StepExtras } = {}) {
  const fate = fateOf(fault, wish)
  return 'review' in fate ? ({ kind: 'review', reason: fate.review, message } as const) : failed(fault, message, extras)
}

/** What a vendor's error means to a step: what is over in a moment is asked for again quickly, as long as patience lasts. */
export const troubledBy = (
  { fault, isRetryable }: VendorError,
  message: string,
  { pollEveryMs, wish, extras }: { pollEveryMs: number; wish?: Wish; extras?: StepExtras },
): StepOutcome => (isRetryable ? notYet(pollEveryMs, message, extras) : troubled(fault, message, { wish, extras }))
