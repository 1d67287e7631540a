// What a provisioning step is: one thing to do for a paid order, and what it can come to.
import type { Catalogue } from '#shop/catalogue/bundle.ts'
import type { EsimStore } from '#shop/esim/esim-store.ts'
import type { Order, ReviewReason, StepName, TestStepName } from '#shop/order/order.ts'
import type { OrderKeyStore } from '#shop/order/order-key-store.ts'
import type { Also } from '#shop/order/order-work-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { EsimProvider } from '#shop/ports/esim-provider.ts'
import type { Log } from '#shop/ports/log.ts'
import type { VendorError } from '#shop/ports/vendor-error.ts'
import type { DeliverMail, DeliverClaimed } from '#shop/mail/deliver-mail.ts'
import type { MailStore } from '#shop/mail/mail-store.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'
import type { Language } from '#shop/values/language.ts'
import type { AllocationStore } from './allocation-store.ts'
import { fateOf, type Fault, type RequestKind } from './faults.ts'
import type { KnownEsim } from './start-provisioning-run.ts'

export type StepExtras = Partial<{ iccid: string; activationCode: string; qrCodeUrl: string }>

/** What a step found. */
export type StepFinding =
  | StepProgress
  /** Nothing that a retry could mend: the order stops until a person has looked at it. */
  | { kind: 'review'; reason: ReviewReason; message?: string; also?: Also[] }

export type StepOutcome =
  | StepFinding
  /** The order is somebody else's by now, stopped or refunded: whatever the step found, nothing is written. */
  | { kind: 'lost' }

/** What becomes of the order; `also` is written with it, together or not at all. */
export type StepProgress = {
  extras?: StepExtras
  also?: Also[]
  /** Worth showing at once; otherwise it is written with what comes next. */
  isShown?: true
} & (
  | { kind: 'done' }
  /** Nothing yet: look again after this time; the poll limit of the step decides when that is too often. */
  | {
      kind: 'not_yet'
      afterMs: number
      countsAsPoll: boolean
      message?: string
      /** Why nothing was seen, where that was no answer. */
      fault?: Fault
    }
  /** The specified sentence for the traveler; the shop tries again by itself, in the pauses of the fault. */
  | { kind: 'failed'; fault: Fault; message: string }
)

export type StepNeeds = {
  order: Order
  /** The order comes to this step just now: nothing of it was ever begun. */
  isFirst: boolean
  /**
   * Writes how far the order has come, with these, before something is asked that cannot be taken back. Answers with how
   * many rows each touched; null when the order is somebody else's, stopped or refunded: then nothing was written.
   */
  write: (also?: Also[]) => Promise<number[] | null>
  /** The order's eSIM, as it is once everything is written. */
  findEsim: () => Promise<KnownEsim | null>
  knowEsim: (esim: KnownEsim) => void
  /** The network may call at this secret address from now on: while the order is in hand here, it need not be written. */
  expectCall: (secret: string) => void
  /** What the account of the order's address wants its mails to be written in, since it was taken. */
  language: Language
  provider: EsimProvider
  allocations: AllocationStore
  esims: EsimStore
  orderKeys: OrderKeyStore
  mails: MailStore
  deliverMail: DeliverMail
  deliverClaimed: DeliverClaimed
  readCatalogue: () => Promise<Catalogue>
  findTenant: (businessId: string | null) => Promise<Tenant>
  clock: Clock
  log: Log
  /** The address that the network calls when the profile of this attempt is ready. */
  callbackUrl: (secret: string) => string
  /** Milliseconds between two polls (after-purchase rules §9: 3 seconds). */
  pollEveryMs: number
  /** The attempt's secret is derived, so that a repeated request carries the same one. */
  makeToken: (purpose: string) => string
}

export type Step = {
  name: StepName | TestStepName
  /** How many polls in vain are too many, and what the traveller is told then. */
  pollLimit?: { polls: number; message: string }
  /** It writes before it asks anybody: what the step before found is shown with that. */
  writesFirst?: true
  run: (world: StepNeeds) => Promise<StepOutcome>
}

export const done = (extras?: StepExtras, more: { also?: Also[]; isShown?: true } = {}): StepProgress => ({
  kind: 'done',
  ...(extras && { extras }),
  ...more,
})
/** One poll in vain; the message, if it is the last one allowed, and the fault that kept the answer from us. */
export const notYet = (afterMs: number, message?: string, fault?: Fault): StepProgress => ({
  kind: 'not_yet',
  afterMs,
  countsAsPoll: true,
  ...(message !== undefined && { message }),
  ...(fault && { fault }),
})
export const failed = (fault: Fault, message: string): StepProgress => ({ kind: 'failed', fault, message })
/** Waiting that no poll limit ends, because somebody's money hangs on the answer. */
export const stillUnknown = (afterMs: number): StepProgress => ({ kind: 'not_yet', afterMs, countsAsPoll: false })
export const lost: StepOutcome = { kind: 'lost' }

/** The same outcome, with something to be written beside it. */
export const withAlso = (outcome: StepFinding, also: Also[]): StepFinding => ({ ...outcome, also })

/** A fault at a step: another try by the shop itself, or a person. */
export function troubled(fault: Fault, message: string, request?: RequestKind): StepFinding {
  const fate = fateOf(fault, request)
  return 'review' in fate ? { kind: 'review', reason: fate.review, message } : failed(fault, message)
}

/** What a vendor's error means to a step: what is over in a moment is asked for again quickly, as long as polls are left. */
export const troubledBy = (
  { fault, isRetryable }: VendorError,
  message: string,
  { pollEveryMs, request }: { pollEveryMs: number; request?: RequestKind },
): StepFinding => (isRetryable ? notYet(pollEveryMs, message, fault) : troubled(fault, message, request))
