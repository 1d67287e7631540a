// Webhook and return page often ask about the same page in the same moment: in one process one of them asks, and both hear
// the answer. On several nodes the row of the page decides, as ever.
import { confirmPage, type AtHand, type ConfirmPaymentDeps, type PaymentVerdict } from './confirm-payment.ts'
import type { PaymentSessionRow } from './payment-session-store.ts'

export type ConfirmPage = (row: PaymentSessionRow, atHand?: AtHand) => Promise<PaymentVerdict>

export function confirmTogether(deps: ConfirmPaymentDeps) {
  const underway = new Map<string, { orderId: string; verdict: Promise<PaymentVerdict> }>()

  const confirm: ConfirmPage = (row, atHand) => {
    const running = underway.get(row.id)
    if (running) return running.verdict
    const verdict = confirmPage(deps, row, atHand).finally(() => underway.delete(row.id))
    underway.set(row.id, { orderId: row.orderId, verdict })
    return verdict
  }

  return {
    confirmPage: confirm,
    /** Draws the consequence of what the provider says about a page; throws VendorError when it cannot be asked. */
    confirmPayment: async (rowId: string): Promise<PaymentVerdict> => {
      const row = await deps.sessions.find(rowId)
      return row ? confirm(row) : 'unknown'
    },
    /** What is being asked about a page of this order right now; null when nothing is. */
    findUnderway: (orderId: string): Promise<PaymentVerdict> | null =>
      [...underway.values()].find((each) => each.orderId === orderId)?.verdict ?? null,
  }
}
