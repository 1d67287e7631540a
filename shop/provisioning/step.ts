// What a provisioning step is: one thing to do for a paid order, and what it can come to.
import type { EsimStore } from '#shop/esim/esim-store.ts'
import type { CustomerStore } from '#shop/account/customer-store.ts'
import type { Order, ReviewReason, StepName } from '#shop/order/order.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { EsimProvider } from '#shop/ports/esim-provider.ts'
import type { Log } from '#shop/ports/log.ts'
import type { AllocationStore } from './allocation-store.ts'
import type { DeliverMail } from '#shop/mail/deliver-mail.ts'
import type { MailStore } from '#shop/mail/mail-store.ts'

export type StepExtras = Partial<{ iccid: string; activationCode: string; qrCodeUrl: string }>

export type StepOutcome =
  | StepProgress
  /** Nothing that a retry could mend: the order stops until a person has looked at it. */
  | { kind: 'review'; reason: ReviewReason }

/** What becomes the order's next row. */
export type StepProgress =
  | { kind: 'done'; extras?: StepExtras }
  /** Nothing yet: look again after this time; the step's patience decides when that is too often. */
  | { kind: 'not_yet'; afterMs: number; countsAsLook: boolean }
  /** The specified sentence for the traveller; `retryAfterMs` when the shop will try again by itself. */
  | { kind: 'failed'; message: string; retryAfterMs?: number }

export type StepWorld = {
  order: Order
  orders: Pick<OrderStore, 'holdSettled'>
  atomically: <Result>(work: () => Promise<Result>) => Promise<Result>
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
  /** Milliseconds between two looks (spec 2 §9: 3 seconds). */
  pollEveryMs: number
  /** The attempt's secret is derived, so that a repeated request carries the same one. */
  makeToken: (purpose: string) => string
}

export type Step = {
  name: StepName
  /** How many looks in vain are too many, and what the traveller is told then. */
  patience?: { looks: number; message: string }
  run: (world: StepWorld) => Promise<StepOutcome>
}

export const done = (extras?: StepExtras): StepProgress => ({ kind: 'done', extras })
export const failed = (message: string, retryAfterMs?: number): StepProgress => ({
  kind: 'failed',
  message,
  retryAfterMs,
})
export const notYet = (afterMs: number): StepProgress => ({ kind: 'not_yet', afterMs, countsAsLook: true })
export const review = (reason: ReviewReason): StepOutcome => ({ kind: 'review', reason })
/** Waiting that no patience ends, because somebody's money hangs on the answer. */
export const stillUnknown = (afterMs: number): StepProgress => ({ kind: 'not_yet', afterMs, countsAsLook: false })
