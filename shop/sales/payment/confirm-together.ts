// Webhook and return page often ask about the same page at the same time. Within a process, one of them asks and both
// get the answer; across nodes, the page's row decides.
import { confirmPage, type AlreadyRead, type ConfirmPaymentDeps, type PaymentVerdict } from './confirm-payment.ts'
import type { PaymentSessionRow } from './payment-session-store.ts'

export type ConfirmPage = (row: PaymentSessionRow, known?: AlreadyRead) => Promise<PaymentVerdict>

export function confirmTogether(deps: ConfirmPaymentDeps) {
  const underway = new Map<string, { orderId: string; verdict: Promise<PaymentVerdict> }>()

  const confirm: ConfirmPage = (row, known) => {
    const running = underway.get(row.id)
    if (running) return running.verdict
    const verdict = confirmPage(deps, row, known).finally(() => underway.delete(row.id))
    underway.set(row.id, { orderId: row.orderId, verdict })
    return verdict
  }

  return {
    confirmPage: confirm,
    /** Acts on what the provider reports about a page; throws VendorError if it can't be asked. */
    confirmPayment: async (rowId: string): Promise<PaymentVerdict> => {
      const row = await deps.sessions.find(rowId)
      return row ? confirm(row) : 'unknown'
    },
    /** The running question about a page of this order; null if there is none. */
    findUnderway: (orderId: string): Promise<PaymentVerdict> | null =>
      [...underway.values()].find((each) => each.orderId === orderId)?.verdict ?? null,
  }
}
