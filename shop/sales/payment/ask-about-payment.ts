// Asks the payment provider about a page because a visitor is looking: at most every few seconds per page, on all nodes
// together.
import type { Base } from '#shop/assembly/base.ts'
import type { ConfirmPage, PaymentVerdict } from './confirm-page.ts'
import { knownOf } from './payment-session.ts'
import type { PaymentSessionStore } from './payment-session-store.ts'

/** Longer than a page waits before it checks again, so open pages alone don't keep the provider busy. */
const BETWEEN_QUESTIONS_MS = 5_000

export type AskAboutPaymentDeps = Pick<Base, 'paymentSessions' | 'clock'> & {
  confirmPage: ConfirmPage
}

export type AskAboutPayment = (rowId: string) => Promise<PaymentVerdict>

/** The provider's answer, or what is known if it was asked a moment ago; throws VendorError like `confirmPage`. */
export async function askAboutPayment(
  { paymentSessions, confirmPage, clock }: AskAboutPaymentDeps,
  rowId: string,
): Promise<PaymentVerdict> {
  const isAsking = await mayAsk(paymentSessions, rowId, clock.now())
  const row = await paymentSessions.find(rowId)
  if (!row) return 'unknown'
  return isAsking ? confirmPage(row) : knownOf(row)
}

/** The row stores when we last asked, so only one of many viewers asks. */
export const mayAsk = (paymentSessions: Pick<PaymentSessionStore, 'takeQuestion'>, rowId: string, now: Date) =>
  paymentSessions.takeQuestion(rowId, now, new Date(now.getTime() - BETWEEN_QUESTIONS_MS))

/** The newest page of an order, if we may ask about it now. */
export const takeNewestQuestion = (
  paymentSessions: Pick<PaymentSessionStore, 'takeNewestQuestion'>,
  orderId: string,
  now: Date,
) => paymentSessions.takeNewestQuestion(orderId, now, new Date(now.getTime() - BETWEEN_QUESTIONS_MS))
