// A provisioning step: one task for a paid order, and its possible outcomes.
import type { Base } from '#shop/assembly/base.ts'
import type { NewEsim } from '#shop/sales/esim/esim-store.ts'
import type { Order, ReviewReason, StepName, TestStepName, TopUpTarget } from '#shop/sales/order/order.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { Also, Progress } from '#shop/sales/order-rows/order-work-store.ts'
import type { EsimProvider } from '#ports/esim-provider.ts'
import type { VendorError } from '#ports/vendor-error.ts'
import type { DeliverMail, DeliverClaimed } from '#shop/records/mail/deliver-mail.ts'
import type { Language } from '#values/language.ts'
import { fateOf, type Fault, type RequestKind } from './faults.ts'
import type { KnownEsim } from './start-provisioning-run.ts'

export type StepExtras = Progress['extras']

/** What a step found. */
export type StepFinding =
  | StepProgress
  /** Nothing that a retry could fix: the order stops until a person has reviewed it. */
  | { kind: 'review'; reason: ReviewReason; message?: string; fault?: Fault; also?: Also[] }

export type StepOutcome =
  | StepFinding
  /** Another worker has the order, or it was stopped or refunded: whatever the step found, nothing is written. */
  | { kind: 'lost' }

/** What happens to the order; `also` is written with it, together or not at all. */
export type StepProgress = {
  extras?: StepExtras
  also?: Also[]
  /** Worth showing right away; otherwise it is included in the next write. */
  isShown?: true
} & (
  | { kind: 'done' }
  /** Nothing yet: look again after this time; the step's poll limit decides how often. */
  | {
      kind: 'not_yet'
      afterMs: number
      countsAsPoll: boolean
      message?: string
      /** Why there was no answer, if there was none. */
      fault?: Fault
    }
  /** The specified sentence for the traveler; the shop retries automatically, with the pauses for this fault. */
  | { kind: 'failed'; fault: Fault; message: string }
)

/** What the run of an order gives each of its steps. */
type StepRun = {
  order: Order
  /** The order has just reached this step: no part of it was ever started. */
  isFirst: boolean
  /**
   * Writes how far the order has come, together with these statements, before a request that can't be undone. Returns
   * how many rows each touched; null if another worker has the order, or it was stopped or refunded: then nothing was
   * written.
   */
  write: (also?: Also[]) => Promise<number[] | null>
  /** The order's eSIM, as it will be once everything is written. */
  findEsim: () => Promise<KnownEsim | null>
  /** What the network told about the eSIM, to be written with the order; `isNew` if the shop has no row of it yet. */
  knowEsim: (esim: KnownEsim, isNew?: NewEsim | null) => void
  /**
   * The network may call back at this secret address from now on: while the order is held here, the callback need not
   * be stored.
   */
  expectCall: (secret: string) => void
  /** The email language of the order's address, as of when the order was claimed. */
  language: Language
  provider: EsimProvider
}

/** For a request to a network. */
type NetworkRequestDeps = Pick<
  Base,
  'allocations' | 'failovers' | 'readCatalogue' | 'readCosts' | 'networkPackages'
> & {
  /** The address that the network calls when this attempt's profile is ready. */
  callbackUrl: (secret: string) => string
  /** Milliseconds between two polls (after-purchase rules §9: 3 seconds). */
  pollEveryMs: number
  /** The attempt's secret is derived, so a repeated request has the same one. */
  makeToken: (purpose: string) => string
}

/** For an email about the order. */
type StepMailDeps = Pick<Base, 'mails' | 'gifts' | 'orderKeys' | 'findTenant' | 'timeZone'> & {
  deliverMail: DeliverMail
  deliverClaimed: DeliverClaimed
}

export type StepDeps = NetworkRequestDeps &
  StepMailDeps &
  Pick<Base, 'esims' | 'clock' | 'log'> & {
    orders: Pick<OrderStore, 'find' | 'findReplacement' | 'moveTopUp'>
    /** Adds the same data to the eSIM of this order, for free. */
    placeCarriedTopUp: (topUp: Order & { topUp: TopUpTarget }, replacementId: string) => Promise<void>
  }

export type StepNeeds = StepRun & StepDeps

/** How many polls without a result are too many, and the message for the traveler then. */
type PollLimit = { polls: number; message: string }

/** A step that has failed before has used up its polls: from then on, each try is one poll. */
export const isLastPoll = ({ polls: most }: PollLimit, { polls, tries }: Pick<Order, 'polls' | 'tries'>): boolean =>
  tries > 0 || polls + 1 >= most

export type Step = {
  name: StepName | TestStepName
  pollLimit?: PollLimit
  /** It writes before it asks anybody, and that write shows the previous step's result. */
  writesFirst?: true
  run: (world: StepNeeds) => Promise<StepOutcome>
}

export const done = (extras?: StepExtras, more: { also?: Also[]; isShown?: true } = {}): StepProgress => ({
  kind: 'done',
  ...(extras && { extras }),
  ...more,
})
/** A poll without a result; the message, if it is the last one allowed, and the fault that prevented an answer. */
export const notYet = (afterMs: number, message?: string, fault?: Fault): StepProgress => ({
  kind: 'not_yet',
  afterMs,
  countsAsPoll: true,
  ...(message !== undefined && { message }),
  ...(fault && { fault }),
})
export const failed = (fault: Fault, message: string): StepProgress => ({ kind: 'failed', fault, message })
/** Waits without a poll limit, because somebody's money depends on the answer. */
export const stillUnknown = (afterMs: number): StepProgress => ({ kind: 'not_yet', afterMs, countsAsPoll: false })
export const lost: StepOutcome = { kind: 'lost' }

/** The same outcome, with more statements to write. */
export const withAlso = (outcome: StepFinding, also: Also[]): StepFinding => ({ ...outcome, also })

/** A fault at a step: another automatic try, or a person. */
export function troubled(fault: Fault, message: string, request?: RequestKind): StepFinding {
  const fate = fateOf(fault, request)
  return 'review' in fate ? { kind: 'review', reason: fate.review, message, fault } : failed(fault, message)
}

/** What a vendor's error means for a step: a temporary fault is asked about again quickly, while polls are left. */
export const troubledBy = (
  { fault, isRetryable }: VendorError,
  message: string,
  { pollEveryMs, request }: { pollEveryMs: number; request?: RequestKind },
): StepFinding => (isRetryable ? notYet(pollEveryMs, message, fault) : troubled(fault, message, request))
