// I6 of one order: its invoice and its credit notes come to what was kept of its payment.
import { isDeposit } from '#shop/order/order.ts'
import { findings, type Finding } from './difference.ts'
import type { OrderBooks } from './order-books.ts'

type Papers = Pick<OrderBooks, 'papers'> & {
  order: Pick<OrderBooks['order'], 'balance' | 'paidCents' | 'refundedCents' | 'isInvoiceDue'>
}

/** Papers that are still to be written are looked at when they are. */
export function checkPapers({ order, papers }: Papers): Finding[] {
  const sumCents = papers.reduce((sum, { totalCents }) => sum + totalCents, 0)
  // Nothing was sold for a deposit yet.
  const soldCents = isDeposit(order) ? 0 : order.paidCents
  const keptCents = isDeposit(order) ? 0 : order.paidCents - order.refundedCents
  const invoices = papers.filter(({ kind }) => kind === 'invoice').length
  const isWritten = soldCents > 0 ? invoices === 1 : invoices === 0
  const wrong = papers.find(({ netCents, vatCents, totalCents }) => netCents + vatCents !== totalCents)
  return findings(
    !order.isInvoiceDue &&
      (sumCents !== keptCents || !isWritten) && { fault: 'papers_differ', facts: { sumCents, keptCents } },
    wrong ? { fault: 'paper_wrong', facts: { totalCents: wrong.totalCents } } : null,
  )
}
