// The buyer swapped the bundle of a paid order: its papers must name what they have, at the price that was kept of the
// payment.
import type { Order } from '#shop/sales/order/order.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { Brand } from '#shop/people/brand/brand.ts'
import { viewSaleWords } from '#shop/sales/order/view-sale-words.ts'
import { vatWithin } from '#shop/catalogue/pricing/quote.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { Invoice } from './invoice.ts'
import { bundleLine } from './invoice.ts'
import { writeDocument, type IssueInvoiceDeps } from './write-document.ts'
import { nextPart, sumOf, takeBack } from './reissued.ts'

/** The order as its papers call it, and which order its buyer swapped it for; null if they didn't. */
export async function asSwapped(
  { orders }: { orders: Pick<OrderStore, 'findReplacement'> },
  order: Order,
): Promise<{ sold: Order; swappedTo: string | null }> {
  const next = order.isReplaced ? await orders.findReplacement(order.id) : null
  return next && next.bundle.bundleId !== order.bundle.bundleId
    ? { sold: { ...order, bundle: next.bundle }, swappedTo: next.id }
    : { sold: order, swappedTo: null }
}

/**
 * Call it in the transaction that wrote what refunds need, with the order locked. Takes back what is left of an invoice
 * that names the former bundle, and issues it for the present one; both are dated today. Waits for a difference that
 * is on its way to the buyer.
 */
export async function restateInvoice(deps: IssueInvoiceDeps, order: Order, brand: Brand): Promise<void> {
  const { sold, swappedTo } = await asSwapped(deps, order)
  if (swappedTo === null || (await isMoneyUnderway(deps, order))) return
  const papers = await deps.invoices.listOfOrder(order.id)
  const invoice = papers.findLast(({ kind }) => kind === 'invoice')
  const keptCents = order.totalCents - order.refundedCents
  if (!invoice || invoice.snapshot.swappedTo === swappedTo || keptCents <= 0 || sumOf(papers) !== keptCents) return

  const today = dateOnlyOf(deps.clock.now(), deps.timeZone)
  const words = await viewSaleWords(deps, invoice.snapshot.language)
  const part = nextPart(papers, 'credit_note')
  await writeDocument(deps, order, brand, 'credit_note', takeBack(invoice, papers, today, words), { invoice, part })
  const vatCents = vatWithin(keptCents, invoice.snapshot.vatBasisPoints)
  const netCents = keptCents - vatCents
  const snapshot: Invoice['snapshot'] = {
    ...invoice.snapshot,
    suppliedOn: today,
    lines: [{ ...bundleLine(sold, words), netCents }],
    netCents,
    vatCents,
    totalCents: keptCents,
    swappedTo,
  }
  await writeDocument(deps, order, brand, 'invoice', snapshot, { part: nextPart(papers, 'invoice') })
}

/** The buyer is owed more than the payment provider has reported so far. */
async function isMoneyUnderway({ partRefunds }: IssueInvoiceDeps, { id, refundedCents }: Order): Promise<boolean> {
  const parts = (await partRefunds.listOfOrder(id)).filter(({ state }) => state !== 'dropped')
  return parts.reduce((sum, { amountCents }) => sum + amountCents, 0) > refundedCents
}
