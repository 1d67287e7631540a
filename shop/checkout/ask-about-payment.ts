// Asks the payment provider about a page because a visitor looks: once in a while for each page, on all nodes together.
import type { Clock } from '#shop/ports/clock.ts'
import type { ConfirmPayment, PaymentVerdict } from './confirm-payment.ts'
import { knownOf } from './payment-session.ts'
import type { PaymentSessionStore } from './payment-session-store.ts'

/** Longer than a page waits before it looks again, so that open pages alone do not keep the provider busy. */
const BETWEEN_QUESTIONS_MS = 5_000

export type AskAboutPaymentDeps = { sessions: PaymentSessionStore; confirmPayment: ConfirmPayment; clock: Clock }

/** What the provider says now, or what is known when it was asked a moment ago; throws VendorError as `confirmPayment`. */
export async function askAboutPayment(
  { sessions, confirmPayment, clock }: AskAboutPaymentDeps,
  rowId: string,
): Promise<PaymentVerdict> {
  if (await mayAsk(sessions, rowId, clock.now())) return confirmPayment(rowId)
  const row = await sessions.find(rowId)
  return row ? knownOf(row) : 'unknown'
}

/** The row keeps the moment of the last question: of many who look at once, one asks. */
export const mayAsk = (sessions: Pick<PaymentSessionStore, 'takeQuestion'>, rowId: string, now: Date) =>
  sessions.takeQuestion(rowId, now, new Date(now.getTime() - BETWEEN_QUESTIONS_MS))

/** The newest page of an order, if it may be asked about now. */
export const takeNewestQuestion = (
  sessions: Pick<PaymentSessionStore, 'takeNewestQuestion'>,
  orderId: string,
  now: Date,
) => sessions.takeNewestQuestion(orderId, now, new Date(now.getTime() - BETWEEN_QUESTIONS_MS))
