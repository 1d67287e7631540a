// 'View Invoice': leads the buyer to the invoice at the payment provider.
import { redirect } from 'react-router'
import { problemCopy } from '#app/copy/problems.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { findOwnOrder, readReference } from './open-order.ts'
import type { Route } from './+types/invoice.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const order = await findOwnOrder(request, context, readReference(request))
  if (!order) return new Response('Not found', { status: 404 })

  const found = await context.get(shopContext).findInvoice(order)
  if (!found.ok) return new Response(problemCopy[found.problem], { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  const address = found.invoiceUrl ?? found.invoicePdfUrl
  return address ? redirect(address, 303) : new Response(problemCopy.invoice_failed, { status: 404 })
}
