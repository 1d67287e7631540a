// Webhook and return page often ask about the same page at the same time. Within a process, one of them asks and both
// get the answer; across nodes, the page's row decides.
import { confirmPage, type KnownEvent, type ConfirmPageDeps, type PaymentVerdict } from './confirm-page.ts'
import type { PaymentSessionRow } from './payment-session-store.ts'

export type ConfirmPageTogether = (row: PaymentSessionRow, known?: KnownEvent) => Promise<PaymentVerdict>

export type ConfirmPayment = (paymentSessionRowId: string) => Promise<PaymentVerdict>

export function confirmTogether(deps: ConfirmPageDeps) {
  const underway = new Map<string, { orderId: string; verdict: Promise<PaymentVerdict> }>()

  const confirmPageTogether: ConfirmPageTogether = (row, known) => {
    const running = underway.get(row.id)
    if (running) return running.verdict
    const verdict = confirmPage(deps, row, known).finally(() => underway.delete(row.id))
    underway.set(row.id, { orderId: row.orderId, verdict })
    return verdict
  }

  return {
    confirmPageTogether,
    /** Acts on what the provider reports about a page; throws VendorError if it can't be asked. */
    confirmPayment: async (rowId: string): Promise<PaymentVerdict> => {
      const row = await deps.paymentSessions.find(rowId)
      return row ? confirmPageTogether(row) : 'unknown'
    },
    /** The running question about a page of this order; null if there is none. */
    findUnderway: (orderId: string): Promise<PaymentVerdict> | null =>
      [...underway.values()].find((each) => each.orderId === orderId)?.verdict ?? null,
  }
}
