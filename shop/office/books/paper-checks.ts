// I6 for one order: its invoice less its credit notes equals what we kept of its payment.
import { isDeposit } from '#shop/sales/order/order.ts'
import { findings, type Finding } from './difference.ts'
import type { OrderBooks } from './order-books.ts'

type Papers = Pick<OrderBooks, 'papers'> & {
  order: Pick<OrderBooks['order'], 'balance' | 'paidCents' | 'refundedCents' | 'isInvoiceDue'>
}

/** Documents that are still to be issued are checked once they exist. */
export function checkPapers({ order, papers }: Papers): Finding[] {
  const sumCents = papers.reduce((sum, { totalCents }) => sum + totalCents, 0)
  // A deposit hasn't sold anything yet.
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
