// Issues an order's documents: one invoice when it is paid, and a credit note for each refund.
import type { Base } from '#shop/assembly/base.ts'
import { postponeInvoice } from './postpone-invoice.ts'
import type { Brand } from '#shop/people/brand/brand.ts'
import { missingIdentity } from '#shop/people/brand/seller-identity.ts'
import { isRefunded } from '#shop/sales/order/order-conditions.ts'
import { notedAs } from '#shop/sales/order/order-moves.ts'
import { isDeposit, type Order } from '#shop/sales/order/order.ts'
import { viewSaleWords } from '#shop/sales/order/view-sale-words.ts'
import { dateOnlyOf } from '#values/date.ts'
import { restateInvoice } from './restate-invoice.ts'
import { creditedOf, nextPart, sumOf } from './reissued.ts'
import { writeDocument, type IssueInvoiceDeps } from './write-document.ts'
import { makeCreditNote, makeInvoice, makePartialCreditNote, type Invoice, type InvoicePayment } from './invoice.ts'

export type TryToInvoice = (orderId: string) => Promise<void>

/** No eSIM waits for an invoice: if it can't be issued now, the sweep issues it. */
export async function tryToInvoice(
  deps: IssueInvoiceDeps & Pick<Base, 'away' | 'log'>,
  orderId: string,
): Promise<void> {
  try {
    await issueInvoice(deps, orderId)
  } catch (cause) {
    postponeInvoice(deps, orderId, cause)
  }
}

/**
 * Issues the documents that an order still needs, in one transaction; safe to run any number of times. Each partial
 * refund gets its own note. A free order needs none, and neither does a refunded payment that never settled its order.
 * If the seller's company details are missing, the order stays due, and its invoice is issued once they are there.
 */
export async function issueInvoice(deps: IssueInvoiceDeps, orderId: string): Promise<void> {
  await deps.transaction(async () => {
    if (await isHeldBack(deps, orderId)) return
    // Locks the order before the series, as everywhere, so that no two transactions deadlock.
    const order = await deps.orders.takeToInvoice(orderId)
    if (!order || order.totalCents === 0) return
    const moves = await deps.orders.listEvents(orderId)
    const paidAt = moves.find(({ move }) => move === notedAs('paid'))?.at
    if (!paidAt) return

    const brand = await deps.readBrandOf(order)
    const reference = await deps.findPaymentReference(orderId)
    const invoice =
      (await deps.invoices.findNewest(orderId)) ??
      (await writeInvoice(deps, order, brand, { reference, on: dateOnlyOf(paidAt, deps.timeZone) }))
    const refundedCents = isRefunded(order) ? order.totalCents : order.refundedCents
    if (refundedCents > 0)
      await credit(deps, order, brand, invoice, refundedCents, refundedAt(moves) ?? deps.clock.now())
    if (!isRefunded(order)) await restateInvoice(deps, order, brand)
  })
}

/**
 * Whether an order's invoice can be issued together with its payment: it costs something, and its seller's details are
 * complete.
 */
export async function isInvoicedAtOnce(
  { readBrandOf, isIdentityOptional }: Pick<IssueInvoiceDeps, 'readBrandOf' | 'isIdentityOptional'>,
  order: Order,
): Promise<boolean> {
  return (
    order.totalCents > 0 &&
    !isDeposit(order) &&
    (isIdentityOptional || missingIdentity((await readBrandOf(order)).company).length === 0)
  )
}

/** Issues an order's invoice in the transaction that settles it as invoiced, so nobody else can have issued one. */
export async function issueFirstInvoice(
  deps: IssueInvoiceDeps,
  order: Order,
  { reference, at }: { reference: string | null; at: Date },
): Promise<void> {
  const brand = await deps.readBrandOf(order)
  const payment = { reference, on: dateOnlyOf(at, deps.timeZone) }
  await writeDocument(deps, order, brand, 'invoice', await written(deps, order, brand, payment))
}

const written = async (deps: IssueInvoiceDeps, order: Order, brand: Brand, payment: InvoicePayment) =>
  makeInvoice(order, brand, deps.sellerCountry, payment, await viewSaleWords(deps, order.language))

async function writeInvoice(
  deps: IssueInvoiceDeps,
  order: Order,
  brand: Brand,
  payment: InvoicePayment,
): Promise<Invoice> {
  await writeDocument(deps, order, brand, 'invoice', await written(deps, order, brand, payment))
  const kept = await deps.invoices.find(order.id, 'invoice')
  if (!kept) throw new Error('An invoice was written and is not there.')
  return kept
}

/** Whether an order's invoice waits for the seller's company details; one already issued is unaffected. */
export async function isHeldBack(
  {
    orders,
    invoices,
    readBrandOf,
    isIdentityOptional,
  }: Omit<IssueInvoiceDeps, 'transaction' | 'saleWords' | 'readCatalogue'>,
  orderId: string,
): Promise<boolean> {
  if (isIdentityOptional) return false
  const order = await orders.find(orderId)
  if (!order || missingIdentity((await readBrandOf(order)).company).length === 0) return false
  return (await invoices.find(orderId, 'invoice')) === null
}

// Nobody else issues credit notes for this order meanwhile: it was locked above.
async function credit(
  deps: IssueInvoiceDeps,
  order: Order,
  brand: Brand,
  invoice: Invoice,
  refundedCents: number,
  at: Date,
): Promise<void> {
  const papers = await deps.invoices.listOfOrder(order.id)
  const dueCents = sumOf(papers) - (order.totalCents - refundedCents)
  if (dueCents <= 0) return
  const on = dateOnlyOf(at, deps.timeZone)
  const creditedCents = creditedOf(invoice, papers)
  const isWhole = creditedCents === 0 && dueCents === invoice.snapshot.totalCents
  const parts = { creditedCents, refundedCents: creditedCents + dueCents }
  const snapshot = isWhole
    ? makeCreditNote(invoice, on)
    : makePartialCreditNote(invoice, parts, on, await viewSaleWords(deps, invoice.snapshot.language))
  await writeDocument(deps, order, brand, 'credit_note', snapshot, { invoice, part: nextPart(papers, 'credit_note') })
}

const refundedAt = (moves: { move: string; at: Date }[]) =>
  moves.findLast(({ move }) => move === notedAs('refunded') || move === notedAs('refunded_in_part'))?.at
