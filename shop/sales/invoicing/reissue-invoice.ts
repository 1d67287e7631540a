// Takes an order's invoice back with a credit note, and issues it again for who bought in truth.
import type { Outcome } from '#values/outcome.ts'
import { dateOnlyOf, parseDateOnly } from '#values/date.ts'
import { isRefunded } from '#shop/sales/order/order-conditions.ts'
import { viewSaleWords } from '#shop/sales/order/view-sale-words.ts'
import { makeInvoice } from './invoice.ts'
import { writeDocument, type IssueInvoiceDeps } from './write-document.ts'
import { asSwapped } from './restate-invoice.ts'
import { nextPart, orderAsReissued, saysTheSame, sumOf, takeBack, type BuyerTerms } from './reissued.ts'

export type ReissueProblem = 'no_invoice' | 'invoice_changed' | 'documents_pending' | 'nothing_to_correct'

/**
 * Call it in a transaction. Both documents are dated today; the new one states what was kept of the payment, so that no
 * money moves. Problems: `no_invoice` (none was issued, or all of it was refunded), `invoice_changed` (another one was
 * issued since `seenNumber`), `documents_pending` (a credit note for a refund is still to be issued),
 * `nothing_to_correct` (the new one would say the same).
 */
export async function reissueInvoice(
  deps: IssueInvoiceDeps,
  { orderId, seenNumber, terms }: { orderId: string; seenNumber: string; terms: BuyerTerms },
): Promise<Outcome<{ number: string }, ReissueProblem>> {
  const money = await deps.orders.holdMoney(orderId)
  const order = await deps.orders.find(orderId)
  const papers = await deps.invoices.listOfOrder(orderId)
  const invoice = papers.findLast(({ kind }) => kind === 'invoice')
  const paidOn = invoice && parseDateOnly(invoice.snapshot.payment.on)
  if (!money || !order || !invoice || !paidOn || isRefunded(order)) return { ok: false, problem: 'no_invoice' }
  if (invoice.number !== seenNumber) return { ok: false, problem: 'invoice_changed' }
  const keptCents = money.paidCents - money.refundedCents
  if (keptCents <= 0 || sumOf(papers) !== keptCents) return { ok: false, problem: 'documents_pending' }

  const brand = await deps.readBrandOf(order)
  const words = await viewSaleWords(deps, order.language)
  const { suppliedOn, payment } = invoice.snapshot
  const { sold, swappedTo } = await asSwapped(deps, order)
  const corrected = orderAsReissued(sold, keptCents, terms)
  const paid = { reference: payment.reference, on: paidOn }
  const { consultation = invoice.snapshot.consultation } = terms
  const snapshot = {
    ...makeInvoice(corrected, brand, deps.sellerCountry, paid, words),
    suppliedOn,
    ...(swappedTo !== null && { swappedTo }),
    ...(consultation !== undefined && { consultation }),
  }
  if (saysTheSame(snapshot, invoice.snapshot)) return { ok: false, problem: 'nothing_to_correct' }

  const today = dateOnlyOf(deps.clock.now(), deps.timeZone)
  const note = takeBack(invoice, papers, today, await viewSaleWords(deps, invoice.snapshot.language))
  const part = nextPart(papers, 'credit_note')
  await writeDocument(deps, order, brand, 'credit_note', note, { invoice, part })
  await writeDocument(deps, order, brand, 'invoice', snapshot, { part: nextPart(papers, 'invoice') })
  const written = await deps.invoices.findNewest(orderId)
  if (!written) throw new Error('An invoice was written and is not there.')
  return { ok: true, number: written.number }
}
