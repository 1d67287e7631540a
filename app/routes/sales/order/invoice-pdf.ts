// The invoice as a PDF to keep, for the browser or the account that owns the order.
import { redirect } from 'react-router'
import { problemCopy } from '#app/copy/site/problems.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { tooOftenText } from '#app/session/too-often.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import { answerDocument } from '#app/features/invoice/answer-document.ts'
import { troubledOrderPath } from '#app/features/invoice/invoice-trouble.ts'
import { findOwnOrder, readReference } from '#app/features/order-access/open-order.ts'
import { missingTrouble, readKind, readPart } from '#app/features/invoice/read-invoice.ts'
import type { Route } from './+types/invoice-pdf.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const byKey = await findByKey(request, url, context)
  const { order, status } = byKey
    ? { order: byKey, status: 200 }
    : await findOwnOrder(request, context, readReference(request))
  if (!order) return new Response('Not found', { status })

  const input = { kind: readKind(url), part: readPart(url), rateLimitKey: rateLimitKeyOf(context) }
  const shop = context.get(shopContext)
  const given = await shop.invoices.fetchInvoice(order, input)
  if (!given.ok && given.problem === 'too_often') return tooOftenText(problemCopy.too_often, given)
  if (!given.ok) return redirect(troubledOrderPath(order.reference, await missingTrouble(shop, order, input.kind)), 303)

  const pdf = await answerDocument(context, url, given.invoice)
  return pdf ?? redirect(troubledOrderPath(order.reference, 'no_answer'), 303)
}

// The key in a company's email opens this paper alone: it is not swapped for a cookie that would open the order.
async function findByKey(request: Request, url: URL, context: Context) {
  const key = url.searchParams.get('key')
  const order = key && (await context.get(shopContext).orders.redeemInvoiceKey(key, atOf(context)))
  return order && order.reference === readReference(request) ? order : null
}
