// 'View Invoice': leads the buyer to the invoice at the payment provider, or back to the order with the reason why not.
import { redirect } from 'react-router'
import { shopContext } from '#app/session/shop-context.ts'
import type { Order } from '#shop/order/order.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import type { Shop } from '#shop/shop.ts'
import { troubledOrderPath, type InvoiceTrouble } from './invoice-trouble.ts'
import { findOwnOrder, readReference } from './open-order.ts'
import type { Route } from './+types/invoice.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const order = await findOwnOrder(request, context, readReference(request))
  if (!order) return new Response('Not found', { status: 404 })

  const wantsPdf = new URL(request.url).searchParams.get('as') === 'pdf'
  const found = await invoiceAddress(context.get(shopContext), order, wantsPdf)
  return redirect(found.address === null ? troubledOrderPath(order.reference, found.trouble) : found.address, 303)
}

type Found = { address: string } | { address: null; trouble: InvoiceTrouble }

async function invoiceAddress(shop: Shop, order: Order, wantsPdf: boolean): Promise<Found> {
  try {
    const invoice = await shop.findInvoice(order)
    if (!invoice.ok) {
      return { address: null, trouble: invoice.problem === 'invoice_not_available' ? 'not_available' : 'no_address' }
    }
    const { invoiceUrl, invoicePdfUrl } = invoice
    const address = wantsPdf ? (invoicePdfUrl ?? invoiceUrl) : (invoiceUrl ?? invoicePdfUrl)
    return address ? { address } : { address: null, trouble: 'no_address' }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return { address: null, trouble: 'no_answer' }
  }
}
