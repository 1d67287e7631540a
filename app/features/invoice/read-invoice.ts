// Finds the invoice or credit note that an address asks for, for the browser or the account that owns the order.
import { data, redirect } from 'react-router'
import { invoiceFacts, type InvoiceFacts } from './invoice-facts.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { pickDocument } from '#shop/sales/invoicing/fetch-invoice.ts'
import { eInvoiceOf } from '#shop/sales/invoicing/e-invoice.ts'
import type { Invoice, InvoiceKind } from '#shop/sales/invoicing/invoice.ts'
import { isCompleted, type Order } from '#shop/sales/order/order.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { troubledOrderPath, type InvoiceTrouble } from './invoice-trouble.ts'
import { findOwnOrder, readReference } from '#app/features/order-access/open-order.ts'
import { redeemKeyInUrl } from '#app/features/order-access/redeem-key-in-url.ts'

export type InvoicePage =
  | { kind: 'not_found' }
  | {
      kind: 'invoice'
      reference: string
      facts: InvoiceFacts
      shown: InvoiceKind
      part: number
      /** It exists as data for accounting programs: a company bought. */
      hasData: boolean
      /** The other documents of the order, the invoice before its credit notes. */
      others: OtherDocument[]
    }

export async function readInvoicePage(request: Request, url: URL, context: Context) {
  const swapped = await redeemKeyInUrl(request, url, context)
  if (swapped) return swapped

  const { order, status } = await findOwnOrder(request, context, readReference(request))
  if (!order) return data<InvoicePage>({ kind: 'not_found' }, status)
  const shop = context.get(shopContext)
  if (url.searchParams.get('from') === 'provider') return redirect(await providerAddress(shop, order), 303)

  const found = await findInvoice(shop, order, readKind(url), readPart(url))
  if (!found.invoice) return redirect(troubledOrderPath(order.reference, found.trouble), 303)
  return data<InvoicePage>({
    kind: 'invoice',
    reference: order.reference,
    facts: await invoiceFacts(found.invoice),
    shown: found.invoice.kind,
    part: found.invoice.part,
    hasData: found.invoice.snapshot.buyer.company !== null && eInvoiceOf(found.invoice) !== null,
    others: found.others,
  })
}

type OtherDocument = Pick<Invoice, 'kind' | 'part' | 'number'>
type InvoiceAnswer = { invoice: Invoice; others: OtherDocument[] } | { invoice: null; trouble: InvoiceTrouble }

/** The document of this kind; otherwise the reason why there is none, which the order page puts into words. */
export async function findInvoice(
  shop: Shop,
  order: Order,
  kind: InvoiceKind,
  part: number | null = null,
): Promise<InvoiceAnswer> {
  const documents = await shop.invoices.viewInvoices(order)
  const invoice = pickDocument(documents, { kind, part })
  if (!invoice) return { invoice: null, trouble: await missingTrouble(shop, order, kind) }
  const others = documents.filter((document) => document !== invoice)
  return { invoice, others: others.map(({ kind: of, part: at, number }) => ({ kind: of, part: at, number })) }
}

/** Why a document is not there. */
export async function missingTrouble(shop: Shop, order: Order, kind: InvoiceKind): Promise<InvoiceTrouble> {
  const isOwed = kind === 'invoice' ? isCompleted(order) && order.totalCents > 0 : order.refundedCents > 0
  if (!isOwed) return 'not_available'
  if (await shop.invoices.isInvoiceHeldBack(order)) return 'held_back'
  return kind === 'invoice' ? 'no_address' : 'not_available'
}

export const readKind = (url: URL): InvoiceKind =>
  url.searchParams.get('kind') === 'credit_note' ? 'credit_note' : 'invoice'

/** Money that went back in several parts has several credit notes; null if none is named. */
export function readPart(url: URL): number | null {
  const part = url.searchParams.get('part')
  if (part === null) return null
  return /^\d{1,3}$/.test(part) ? Number(part) : 0
}

// The payment provider's receipt is on its own pages.
async function providerAddress(shop: Shop, order: Order): Promise<string> {
  try {
    const invoice = await shop.checkout.findInvoice(order)
    const address = invoice.ok ? (invoice.invoiceUrl ?? invoice.invoicePdfUrl) : null
    const isMissing = !invoice.ok && invoice.problem === 'invoice_not_available'
    return address ?? troubledOrderPath(order.reference, isMissing ? 'not_available' : 'no_address')
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return troubledOrderPath(order.reference, 'no_answer')
  }
}
