// The answer of both invoice calls: addresses of our own pages for whoever may see the order, and the same refusal for
// everyone else.
import { orderCopy } from '#app/copy/sales/order.ts'
import { shopContext, publicUrlContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { invoicePath } from '#app/features/invoice/invoice-path.ts'
import { openNamedOrder } from '#app/features/order-access/open-order.ts'
import { findInvoice } from '#app/features/invoice/read-invoice.ts'
import type { OrderName } from '#shop/sales/order-access/find-own-order.ts'

const headers = { 'cache-control': 'no-store' }
const CONFLICT = 409

type Addresses = { invoiceUrl: string; invoicePdfUrl: string }

/**
 * The addresses of an order's invoice, picked for the answer. Unknown orders, foreign orders and calls without an order are
 * answered alike; one's own order without an invoice says that it has none.
 */
export async function answerInvoiceCall(
  request: Request,
  context: Context,
  name: OrderName,
  pick: (addresses: Addresses) => Partial<Addresses>,
): Promise<Response> {
  const { order, status } = await openNamedOrder(request, context, name)
  if (!order) return Response.json({ error: orderCopy.notFound.text }, { status, headers })

  const { invoice } = await findInvoice(context.get(shopContext), order, 'invoice')
  if (!invoice)
    return Response.json({ error: orderCopy.notices.invoiceNotAvailable.title }, { status: CONFLICT, headers })
  const publicUrl = context.get(publicUrlContext)
  const addresses = {
    invoiceUrl: publicUrl + invoicePath(order.reference),
    invoicePdfUrl: publicUrl + invoicePath(order.reference, { as: 'pdf' }),
  }
  return Response.json(pick(addresses), { headers })
}
